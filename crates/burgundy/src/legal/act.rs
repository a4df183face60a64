use engine::Seat;

use super::{distinct, shields::only_in_vault};
use crate::{
    action::{Action, Store, Way},
    content::{Depot, Good, KindSet, PowerSet, Tile},
    dice::{Purpose, Reach},
    means::{Means, Straight},
    rules::Burgundy,
    state::State,
};

impl Burgundy {
    /// Everything one means allows: a die, a castle, or a building's effect.
    #[inline]
    pub(crate) fn offer_act(&self, state: &State, seat: Seat, means: Means, offer: &mut impl FnMut(Action)) {
        let estate = &state.estates[seat];
        let (spec, reach) = (means.spec(), self.reach(state, seat, means));
        if !spec.take.is_empty() {
            self.offer_take(state, seat, means, reach, offer);
        }
        if spec.place {
            self.offer_place(state, seat, means, reach, offer);
        }
        if spec.sell {
            reach.values(Purpose::SELL).each(|value| {
                // r[burgundy.sell.type] r[burgundy.sell.need-goods]
                let good = Good::at(value as usize - 1);
                if estate.goods[good.index()] > 0 {
                    offer(Action::Sell { means, good });
                }
            });
        }
        if spec.straight != Straight::No {
            self.offer_straight(state, seat, means, offer);
        }
        // r[burgundy.workers-action.always]
        if spec.workers {
            offer(Action::Workers { means });
        }
    }

    /// The values a means can have. For a die, those its owner can pay for. For any other means, all.
    /// r[burgundy.castle.kinds] r[burgundy.building.town-hall-value]
    #[inline]
    fn reach(&self, state: &State, seat: Seat, means: Means) -> Reach {
        match self.shown(state, seat, means) {
            Some((shown, powers)) => self.dice.reach(powers, shown, state.estates[seat].workers),
            None => Reach::ALL,
        }
    }

    /// The value that a means shows and the powers that help to change it. Most means have no value.
    /// r[burgundy.whitecastle.action] r[burgundy.whitecastle.free-steps]
    #[inline]
    pub(crate) fn shown(&self, state: &State, seat: Seat, means: Means) -> Option<(u8, PowerSet)> {
        let powers = state.estates[seat].powers;
        match means.die() {
            Some(die) => Some((state.hands[seat].dice[die], powers)),
            None if means.spec().white => {
                Some((state.white, if self.white_steps { powers } else { PowerSet::NONE }))
            }
            None => None,
        }
    }

    /// r[burgundy.take.depot] Tiles in the numbered depots within reach, never in the black one.
    /// r[burgundy.take.not-black] r[burgundy.building.not-black]
    #[inline]
    fn offer_take(
        &self,
        state: &State,
        seat: Seat,
        means: Means,
        reach: Reach,
        offer: &mut impl FnMut(Action),
    ) {
        // r[burgundy.storage.discard] The take action may always discard to make room. Other gains may not.
        if means.spec().may_pass && !self.purchase.makes_room && self.storage_full(state, seat) {
            return;
        }
        let kinds = means.spec().take;
        let all = kinds == KindSet::ALL;
        reach.values(Purpose::TAKE).each(|value| {
            let depot = Depot::number(value);
            distinct(&state.depots[depot.index()], |tile| {
                if all || self.tile(tile).counts.is_some_and(|kind| kinds.contains(kind)) {
                    offer(Action::Take { means, depot, tile });
                }
            });
        });
    }

    /// r[burgundy.place.from-storage] Every stored tile on every space that accepts it.
    #[inline]
    fn offer_place(
        &self,
        state: &State,
        seat: Seat,
        means: Means,
        reach: Reach,
        offer: &mut impl FnMut(Action),
    ) {
        if self.limits.shared > 0 || !state.vault.is_empty() {
            return self.offer_place_more(state, seat, means, reach, offer);
        }
        // Only partners have a board that needs more than one word.
        let estate = &state.estates[seat];
        let board = self.board_of(estate);
        state.hands[seat].storage.each(|tile| {
            let values = reach.values(Purpose::place(self.tile(tile).counts));
            let spaces = self.open::<1>(board, estate, tile) & board.with_values(values).cut();
            spaces.each(|index| offer(Action::Place { means, tile, space: board.space(index) }));
        });
    }

    /// The same if not all tiles are in the seat's own storage spaces: partners share some, and a shield opens a
    /// vault.
    #[cold]
    fn offer_place_more(
        &self,
        state: &State,
        seat: Seat,
        means: Means,
        reach: Reach,
        offer: &mut impl FnMut(Action),
    ) {
        distinct(&state.hands[seat].storage.0, |tile| {
            self.offer_tile(state, seat, means, reach, (tile, Store::Own), offer);
        });
        distinct(&state.estates[seat].shared.0, |tile| {
            self.offer_tile(state, seat, means, reach, (tile, Store::Shared), offer);
        });
        only_in_vault(state, seat, Store::Own, |tile| {
            self.offer_tile(state, seat, means, reach, (tile, Store::Own), offer);
        });
    }

    /// A stored tile on every space that accepts it.
    fn offer_tile(
        &self,
        state: &State,
        seat: Seat,
        means: Means,
        reach: Reach,
        (tile, store): (Tile, Store),
        offer: &mut impl FnMut(Action),
    ) {
        let estate = &state.estates[seat];
        let board = self.board_of(estate);
        let values = reach.values(Purpose::place(self.tile(tile).counts));
        let spaces = self.open_spaces(estate, tile) & board.with_values(values);
        board.each(spaces, |space| offer(Action::place(means, tile, space, store)));
    }

    /// Every tile that a means places straight from a depot, on every space that accepts it.
    fn offer_straight(&self, state: &State, seat: Seat, means: Means, offer: &mut impl FnMut(Action)) {
        let estate = &state.estates[seat];
        let board = self.board_of(estate);
        for depot in means.spec().straight.depots() {
            self.each_tile_in(state, depot, |tile| {
                board.each(self.open_spaces(estate, tile), |space| {
                    offer(Action::Settle { by: Way::new(means, depot), tile, space });
                });
            });
        }
    }

    /// Calls `each` with the different tiles of a depot. The stacks next to the black depot are part of it.
    #[inline]
    pub(super) fn each_tile_in(&self, state: &State, depot: Depot, mut each: impl FnMut(Tile)) {
        if depot != Depot::BLACK {
            return distinct(&state.depots[depot.index()], each);
        }
        distinct(&state.black, &mut each);
        for &tile in &self.stacks {
            if state.stack(tile).there > 0 {
                each(tile);
            }
        }
    }

    /// Whether a means allows anything at all.
    pub(crate) fn usable(&self, state: &State, seat: Seat, means: Means) -> bool {
        let mut any = false;
        self.offer_act(state, seat, means, &mut |_| any = true);
        any
    }
}
