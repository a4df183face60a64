use engine::Seat;

use crate::{
    action::Action,
    content::{Depot, Good, Power},
    estate::Estate,
    state::State,
    step::Loading,
};

/// r[burgundy.ship.any-depot] Any depot, even an empty one. With monastery 5, two neighbours.
/// r[burgundy.ship.choose-empty] r[burgundy.monastery.05-optional]
pub(super) fn offer_load(estate: &Estate, offer: &mut impl FnMut(Action)) {
    let two = estate.powers.has(Power::TwoDepots);
    for depot in Depot::numbered() {
        offer(Action::Ship { depot, and: None });
        if two {
            offer(Action::Ship { depot, and: Some(depot.next()) });
        }
    }
}

/// r[burgundy.ship.overflow] One of the colours there that the seat does not store yet.
pub(super) fn offer_keep(state: &State, seat: Seat, loading: Loading, offer: &mut impl FnMut(Action)) {
    for good in Good::all() {
        if state.new_colour(seat, loading, good) {
            offer(Action::Keep { good });
        }
    }
}

impl State {
    /// How many goods of a colour are on the depots that a ship loads from.
    pub(crate) fn on_offer(&self, loading: Loading, good: Good) -> u8 {
        loading.depots().map(|depot| self.depot_goods[depot.index()][good.index()]).sum()
    }

    /// Whether there is a colour there that the seat does not store yet.
    pub(crate) fn new_colour(&self, seat: Seat, loading: Loading, good: Good) -> bool {
        self.estates[seat].goods[good.index()] == 0 && self.on_offer(loading, good) > 0
    }
}
