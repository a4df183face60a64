use engine::Seat;

use super::distinct;
use crate::{
    action::Action,
    content::{Depot, Good, KindSet},
    dice::{Purpose, Values},
    means::Means,
    rules::Burgundy,
    state::{Player, State},
};

impl Burgundy {
    /// Everything one means allows: a die, a castle, or a building's effect.
    #[inline]
    pub(crate) fn offer_act(&self, state: &State, seat: Seat, means: Means, offer: &mut impl FnMut(Action)) {
        let player = &state.players[seat];
        let spec = means.spec();
        if !spec.take.is_empty() {
            self.offer_take(state, player, means, offer);
        }
        if spec.place {
            self.offer_place(player, means, offer);
        }
        if spec.sell {
            for value in self.values(player, means, Purpose::SELL).iter() {
                // r[burgundy.sell.type] r[burgundy.sell.need-goods]
                let good = Good::at(value as usize - 1);
                if player.goods[good.index()] > 0 {
                    offer(Action::Sell { means, good });
                }
            }
        }
        // r[burgundy.workers-action.always]
        if spec.workers {
            offer(Action::Workers { means });
        }
    }

    /// The values a means can have. For a die, those its owner can pay for. For any other means, all.
    /// r[burgundy.castle.kinds] r[burgundy.building.town-hall-value]
    #[inline]
    pub(crate) fn values(&self, player: &Player, means: Means, purpose: Purpose) -> Values {
        match means.die() {
            Some(die) => self.dice.reach(player.powers, purpose, player.dice[die], player.workers),
            None => Values::ALL,
        }
    }

    /// r[burgundy.take.depot] Tiles in the numbered depots within reach, never in the black one.
    /// r[burgundy.take.not-black] r[burgundy.building.not-black]
    #[inline]
    fn offer_take(&self, state: &State, player: &Player, means: Means, offer: &mut impl FnMut(Action)) {
        // r[burgundy.storage.discard] The take action may always discard to make room. Other gains may not.
        if player.storage_full() && means.spec().may_pass && !self.purchase.makes_room {
            return;
        }
        let kinds = means.spec().take;
        let values = self.values(player, means, Purpose::TAKE);
        let all = kinds == KindSet::ALL;
        for value in values.iter() {
            let depot = Depot::number(value);
            for tile in distinct(&state.depots[depot.index()]) {
                if all || self.tile(tile).counts.is_some_and(|kind| kinds.contains(kind)) {
                    offer(Action::Take { means, depot, tile });
                }
            }
        }
    }

    /// r[burgundy.place.from-storage] Every stored tile on every space that accepts it.
    #[inline]
    fn offer_place(&self, player: &Player, means: Means, offer: &mut impl FnMut(Action)) {
        let board = self.board_of(player);
        for tile in distinct(&player.storage) {
            let values = self.values(player, means, Purpose::place(self.tile(tile).counts));
            let shown = board.with_values(values);
            // r[burgundy.place.adjacent]
            let spaces = self.spaces_for(player, tile) & player.beside & shown;
            board.each(spaces, |space| offer(Action::Place { means, tile, space }));
        }
    }

    /// Whether a means allows anything at all.
    pub(crate) fn usable(&self, state: &State, seat: Seat, means: Means) -> bool {
        let mut any = false;
        self.offer_act(state, seat, means, &mut |_| any = true);
        any
    }
}
