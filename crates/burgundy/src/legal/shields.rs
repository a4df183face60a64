//! What shields allow.

use engine::Seat;

use crate::{
    action::{Action, Store, Way},
    content::{Depot, Good, Power},
    means::Means,
    rules::Burgundy,
    state::State,
    step::Due,
};

impl Burgundy {
    /// Whether shields are in play.
    #[inline]
    pub(crate) fn has_shields(&self) -> bool {
        self.shields_laid[0] > 0
    }

    /// What shields add to a turn: taking one with a double, and setting a die.
    pub(super) fn offer_with_dice(&self, state: &State, seat: Seat, offer: &mut impl FnMut(Action)) {
        let hand = &state.hands[seat];
        let workers = state.estates[seat].workers;
        if hand.dice.iter().all(|&die| die != 0) {
            for depot in Depot::numbered() {
                // r[burgundy.shield.take]
                if self.double_cost(state, seat, depot.value()) <= workers {
                    self.offer_shields(state, seat, Means::Double, depot, offer);
                }
            }
        }
        // r[burgundy.shield.16]
        if state.estates[seat].powers.has(Power::SetDie) && !hand.set {
            for means in Means::DICE {
                let shown = hand.dice[means as usize];
                for value in (1..=6).filter(|&value| shown != 0 && value != shown) {
                    offer(Action::Set { means, value });
                }
            }
        }
    }

    /// The shields on a depot, on every castle of the seat. r[burgundy.shield.on-castle]
    fn offer_shields(
        &self,
        state: &State,
        seat: Seat,
        means: Means,
        depot: Depot,
        offer: &mut impl FnMut(Action),
    ) {
        for shield in state.depot_shields[depot.index()].into_iter().flatten() {
            for (_, space) in self.castles(&state.estates[seat]) {
                offer(Action::Shield { by: Way::new(means, depot), shield, space });
            }
        }
    }

    /// r[burgundy.shield.11] The action of a placed castle may be taking a shield from any depot.
    pub(super) fn offer_by_castle(&self, state: &State, seat: Seat, offer: &mut impl FnMut(Action)) {
        if state.estates[seat].powers.has(Power::CastleTakesShield) {
            for depot in Depot::numbered() {
                self.offer_shields(state, seat, Means::Castle, depot, offer);
            }
        }
    }

    /// r[burgundy.shield.06] Another player, once.
    pub(super) fn offer_name(&self, state: &State, seat: Seat, offer: &mut impl FnMut(Action)) {
        if state.named.is_none() {
            for other in Seat::all(self.seats).filter(|&other| other != seat) {
                offer(Action::Name { seat: other });
            }
        }
    }

    /// r[burgundy.shield.05] A colour that there is room for, or none.
    pub(super) fn offer_colour(&self, state: &State, seat: Seat, offer: &mut impl FnMut(Action)) {
        for good in Good::all().filter(|&good| self.loadable(state, seat, good)) {
            offer(Action::Load { good });
        }
        offer(Action::Pass);
    }

    /// Whether there are goods of a colour on the depots that the seat has room for.
    pub(crate) fn loadable(&self, state: &State, seat: Seat, good: Good) -> bool {
        on_depots(state, good) && self.room_for(state, seat, good)
    }

    /// Whether a colour is stored already or has room. r[burgundy.ship.types]
    pub(crate) fn room_for(&self, state: &State, seat: Seat, good: Good) -> bool {
        let estate = &state.estates[seat];
        estate.goods[good.index()] > 0 || estate.goods_colours() < usize::from(self.limits.goods_colours)
    }
}

/// Whether any depot has goods of this colour.
pub(crate) fn on_depots(state: &State, good: Good) -> bool {
    state.depot_goods.iter().any(|goods| goods[good.index()] > 0)
}

/// Calls `each` with the different tiles of a vault that are on none of the storage spaces.
#[inline]
pub(super) fn only_in_vault(
    state: &State,
    seat: Seat,
    store: Store,
    mut each: impl FnMut(crate::content::Tile),
) {
    if let Some(vault) = state.vault_of(seat, store) {
        for tile in vault.faces().filter(|&tile| !state.storage(seat, store).holds(tile)) {
            each(tile);
        }
    }
}

/// r[burgundy.shield.tribute] Any shield that is due, in any order.
pub(super) fn offer_tribute(state: &State, seat: Seat, due: Due, offer: &mut impl FnMut(Action)) {
    let estate = &state.estates[seat];
    for (castle, shield) in estate.shields.into_iter().enumerate() {
        let Some(shield) = shield.filter(|_| due.has(castle)) else { continue };
        if estate.silver > 0 {
            offer(Action::Pay { shield, worker: false });
        }
        if due.in_workers() && estate.workers > 0 {
            offer(Action::Pay { shield, worker: true });
        }
        offer(Action::GiveUp { shield });
    }
}
