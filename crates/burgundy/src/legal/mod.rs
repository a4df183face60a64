//! What a seat may do now, question by question. Mirrors `apply/`.

mod act;
mod answers;
mod exchange;
mod explain;
mod extra;
mod order;
mod purchase;
mod reasons;
mod set_up;
mod shields;
mod ship;
mod stores;

use engine::Seat;
pub(crate) use explain::{Checked, first};
use extra::offer_hire;
pub use reasons::Why;
pub(crate) use shields::on_depots;

use self::shields::offer_tribute;
use crate::{
    action::{Action, Store},
    content::{Power, PowerSet, Tile},
    means::Means,
    rules::Burgundy,
    state::State,
    step::Step,
};

impl Burgundy {
    /// Everything a seat may answer to the question `step`.
    #[inline]
    pub(crate) fn offer_step(&self, state: &State, seat: Seat, step: Step, offer: &mut impl FnMut(Action)) {
        match step {
            Step::UseDice => self.offer_turn(state, seat, offer),
            Step::Act(means) => {
                self.offer_act(state, seat, means, offer);
                if means == Means::Castle {
                    self.offer_by_castle(state, seat, offer);
                }
                if means.spec().may_pass {
                    offer(Action::Pass);
                }
            }
            Step::Load => offer_load(&state.estates[seat], offer),
            Step::Keep(loading) => offer_keep(state, seat, loading, offer),
            Step::MakeRoom(_) | Step::Shed => offer_discard(state, seat, offer),
            Step::Store(_) => self.offer_stores(state, seat, offer),
            Step::Copy(_) => self.offer_copies(state, seat, offer),
            Step::Graze(space) => self.offer_species(&state.estates[seat], space, offer),
            Step::AskBoard => self.offer_boards(state, seat, offer),
            Step::NextCard(place) => offer_cards(&state.estates[seat], place, offer),
            Step::AskCastle => self.offer_castles(&state.estates[seat], offer),
            Step::LoadColour => self.offer_colour(state, seat, offer),
            Step::Pay(due) => offer_tribute(state, seat, due, offer),
            // The names themselves are offered below.
            Step::Name => {}
            Step::First(_, left) => self.each_pending(left, |part| offer(Action::First { part })),
            Step::FirstOfSale(_, left) => order::offer_sale(left, offer),
            Step::BuyPoints(_) => order::offer_points(&state.estates[seat], offer),
            Step::Exchange => exchange::offer_exchange(state, offer),
            Step::Give(_) => exchange::offer_give(&state.estates[seat], offer),
            _ => unreachable!("{step:?} asks nobody"),
        }
        let powers = state.estates[seat].powers;
        let any_time = powers.meets(const { PowerSet::of(&[Power::CopyMonasteries, Power::HireWorkers]) });
        if any_time && powers.has(Power::CopyMonasteries) {
            self.offer_name(state, seat, offer);
        }
        if self.purchase_window(state, step) {
            self.offer_purchase(state, seat, offer);
        }
        if any_time && powers.has(Power::HireWorkers) {
            offer_hire(state, seat, step, offer);
        }
    }

    /// r[burgundy.turn.any-order] Each unused die allows any action. The turn ends when both are used.
    /// r[burgundy.turn.must-use]
    #[inline]
    fn offer_turn(&self, state: &State, seat: Seat, offer: &mut impl FnMut(Action)) {
        let dice = state.hands[seat].dice;
        for means in Means::DICE {
            if dice[means as usize] != 0 {
                self.offer_act(state, seat, means, offer);
            }
        }
        if self.has_shields() {
            self.offer_with_dice(state, seat, offer);
        }
        if dice == [0, 0] {
            offer(Action::End);
        }
    }

    /// Whether a storage has no room.
    #[inline]
    pub(crate) fn full(&self, state: &State, seat: Seat, store: Store) -> bool {
        match store {
            Store::Own => {
                state.hands[seat].storage.is_full(self.limits.storage)
                    && !state.estates[seat].powers.has(Power::UnlimitedStorage)
            }
            Store::Shared => {
                self.limits.shared == 0 || state.estates[seat].shared.is_full(self.limits.shared)
            }
        }
    }

    /// Whether no storage of a seat has room.
    #[inline]
    pub(crate) fn storage_full(&self, state: &State, seat: Seat) -> bool {
        self.full(state, seat, Store::Own) && self.full(state, seat, Store::Shared)
    }
}

use set_up::offer_cards;
use ship::{offer_keep, offer_load};

/// r[burgundy.take.discard-old-only] One of the tiles already stored, one's own or shared. r[burgundy.team.discard]
fn offer_discard(state: &State, seat: Seat, offer: &mut impl FnMut(Action)) {
    for store in Store::ALL {
        distinct(&state.storage(seat, store).0, |tile| offer(Action::Discard { tile, store }));
        shields::only_in_vault(state, seat, store, |tile| offer(Action::Discard { tile, store }));
    }
}

/// Calls `each` with the different tiles on some spaces. Equal tiles are one choice.
#[inline]
fn distinct<const N: usize>(spaces: &[Option<Tile>; N], mut each: impl FnMut(Tile)) {
    for (place, &tile) in spaces.iter().enumerate() {
        // Searching the few earlier spaces is faster than keeping a set of the faces seen.
        if let Some(face) = tile
            && !spaces[..place].contains(&tile)
        {
            each(face);
        }
    }
}
