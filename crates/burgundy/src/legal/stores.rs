//! Which stored tiles a seat may use, and where a gained tile may go.

use engine::{Reason, Seat};

use super::{Why, explain::Checked};
use crate::{
    action::{Action, Store},
    content::Tile,
    rules::Burgundy,
    state::State,
    step::Step,
};

impl Burgundy {
    /// r[burgundy.team.choose-storage] Those with room: a purchase in between may have filled one of them.
    pub(super) fn offer_stores(&self, state: &State, seat: Seat, offer: &mut impl FnMut(Action)) {
        for store in Store::ALL {
            if !self.full(state, seat, store) {
                offer(Action::Store { store });
            }
        }
    }

    /// Why a seat cannot choose a storage.
    pub(super) fn check_store(&self, step: Step) -> Reason {
        match step {
            _ if self.limits.shared == 0 => Why::NotAtThisTable.by("burgundy.module.optional"),
            Step::Store(_) => Why::StoreFull.by("burgundy.team.choose-storage"),
            _ => Why::NoStore.by("burgundy.team.no-transfer"),
        }
    }

    /// Checks that a tile is in a storage that the seat may use. `clause` says where tiles come from.
    pub(super) fn check_stored(
        &self,
        state: &State,
        seat: Seat,
        (tile, store): (Tile, Store),
        clause: &'static str,
    ) -> Checked {
        let storage = state.storage(seat, store);
        if state.holds(seat, store, tile) {
            return Ok(());
        }
        if store == Store::Shared && self.limits.shared == 0 {
            return Err(Why::NotAtThisTable.by("burgundy.module.optional"));
        }
        // r[burgundy.team.shared] A partner's own tiles are out of reach.
        let mut partners = self.partners(seat).filter(|&partner| partner != seat);
        if let Some(partner) = partners.find(|&partner| state.hands[partner].storage.holds(tile)) {
            let reason = Why::PartnersTile.by("burgundy.team.shared");
            return Err(reason.with("tile", tile).with("partner", partner));
        }
        if storage.is_empty() {
            return Err(Why::StorageEmpty.by(clause));
        }
        Err(Why::NotStored.by(clause).with("tile", tile))
    }
}
