//! Workers for silver, a tile that copies buildings, and animals that score with others.

use engine::Seat;

use crate::{
    action::Action,
    content::{Effect, Power, Space, Tile},
    estate::Estate,
    means::Means,
    rules::Burgundy,
    state::State,
    step::Step,
};

/// Whether a question belongs to the seat's own turn. r[burgundy.monastery.28-when]
pub(super) fn own_turn(state: &State, seat: Seat, step: Step) -> bool {
    let in_turn = !matches!(step, Step::Act(means) if !means.spec().in_turn);
    in_turn && state.turn == Some(seat)
}

/// r[burgundy.monastery.28] Two workers for each silver, as often as the seat likes.
pub(super) fn offer_hire(state: &State, seat: Seat, step: Step, offer: &mut impl FnMut(Action)) {
    if own_turn(state, seat, step) {
        let most = state.estates[seat].silver.min(u8::MAX.into()) as u8;
        (1..=most).for_each(|silver| offer(Action::Hire { silver }));
    }
}

impl Burgundy {
    /// r[burgundy.extra.crane] r[burgundy.extra.crane-optional] Every building type whose effect would do
    /// something, or none.
    pub(super) fn offer_copies(&self, state: &State, seat: Seat, offer: &mut impl FnMut(Action)) {
        for tile in Tile::all().filter(|&tile| self.may_copy(tile)) {
            let lost = match self.tile(tile).placed {
                Effect::Act(means) => !self.worth_asking(state, seat, means),
                _ => false,
            };
            if !lost {
                offer(Action::Copy { tile });
            }
        }
        offer(Action::Pass);
    }

    /// Whether a building type may be copied at this table, regardless of its effect.
    pub(super) fn may_copy(&self, tile: Tile) -> bool {
        let spec = self.tile(tile);
        // r[burgundy.extra.crane-white] Only a type that is in play.
        spec.types.meets(self.copies) && spec.copies != [0, 0]
    }

    /// r[burgundy.extra.geese-choice] The other species in the same pasture.
    pub(super) fn offer_species(&self, estate: &Estate, space: Space, offer: &mut impl FnMut(Action)) {
        self.other_species(estate, space).for_each(|species| offer(Action::Graze { species }));
    }

    /// Whether a seat could do anything with a tile's effect. r[burgundy.building.lost]
    pub(crate) fn worth_asking(&self, state: &State, seat: Seat, means: Means) -> bool {
        // A town hall with nothing to place may still place a tile bought now, if the table allows that.
        let by_purchase = means.spec().place && self.could_buy(state, seat, Step::Act(means));
        by_purchase
            || self.usable(state, seat, means)
            || (means.spec().place && self.could_buy_with_hired(state, seat, Step::Act(means)))
    }

    /// Whether the seat could buy a tile with workers that it hires first. r[burgundy.monastery.28]
    fn could_buy_with_hired(&self, state: &State, seat: Seat, step: Step) -> bool {
        let estate = &state.estates[seat];
        if !estate.powers.has(Power::HireWorkers) || estate.silver == 0 || !own_turn(state, seat, step) {
            return false;
        }
        let mut hired = *state;
        hired.estates[seat].silver -= 1;
        hired.estates[seat].workers += 2;
        self.could_buy(&hired, seat, step)
    }
}
