//! What a seat may give away.

use engine::Seat;

use crate::{
    action::{Action, Loss},
    apply::torture::may_step_back,
    content::{Good, Place, Town},
    estate::without_own,
    rules::Orleans,
    state::State,
};

impl Orleans {
    /// r[orleans.event.harvest] Food, or coins.
    pub(super) fn offer_gifts(&self, state: &State, seat: Seat, left: u8, offer: &mut impl FnMut(Action)) {
        let goods = &state.estates[seat].goods;
        for &good in Good::ALL.iter().filter(|good| good.food() && goods[good.index()] > 0) {
            offer(Action::Give { good });
        }
        if self.may_pay_harvest(state, seat, left) {
            offer(Action::Coins);
        }
    }

    /// r[orleans.torture.coins] Everything that a seat may hand in.
    pub(crate) fn offer_losses(&self, state: &State, seat: Seat, offer: &mut impl FnMut(Loss)) {
        let estate = &state.estates[seat];
        for &town in Town::ALL.iter().filter(|town| estate.stations & town.bit() != 0) {
            offer(Loss::Station(town));
        }
        if estate.stations_left > 0 {
            offer(Loss::Stock);
        }
        if !without_own(estate.bag).is_empty() {
            offer(Loss::Follower);
        }
        if may_step_back(estate.development) {
            offer(Loss::Book);
        }
        for &good in Good::ALL.iter().filter(|good| estate.goods[good.index()] > 0) {
            offer(Loss::Good(good));
        }
        for tile in Place::in_mask(estate.tiles) {
            offer(Loss::Tile(tile));
        }
        for place in Place::in_mask(estate.places()) {
            if estate.technology & self.mask(place) != 0 {
                offer(Loss::Technology(place));
            }
        }
    }
}
