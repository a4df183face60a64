//! What a ship does besides loading: it clears the depots, and goods may be exchanged for a tile.

use engine::{Line, Seat, Sink};

use crate::{
    content::{Depot, Good, Tile},
    event::{Event, What},
    rules::Burgundy,
    state::State,
    step::Step,
};

/// Goods to give for a tile. r[burgundy.solo.exchange]
const PRICE: u8 = 5;

/// The goods that were not loaded leave the game. r[burgundy.solo.ship]
pub(super) fn clear_depots(state: &mut State, sink: &mut impl Sink<Event>) {
    for depot in Depot::numbered() {
        for good in Good::all() {
            let count = std::mem::take(&mut state.depot_goods[depot.index()][good.index()]);
            if count > 0 {
                state.gone[good.index()] += count;
                sink.emit(Event::new("burgundy.solo.ship", What::GoodsGone { good, count, depot }));
            }
        }
    }
}

impl Burgundy {
    /// r[burgundy.solo.exchange] r[burgundy.solo.exchange-once] One exchange for each ship, with unsold goods.
    pub(super) fn offer_exchange(&self, state: &mut State, seat: Seat) {
        let goods: u8 = state.estates[seat].goods.iter().sum();
        let room = !self.storage_full(state, seat) || self.purchase.makes_room;
        if goods >= PRICE && room && state.black.iter().any(Option::is_some) {
            state.flow.push(Line::Lane(seat), Step::Exchange);
        }
    }

    /// One goods tile leaves the game. After the last one the tile is stored face down.
    /// r[burgundy.solo.black-tile]
    pub(super) fn give(&self, state: &mut State, seat: Seat, good: Good, sink: &mut impl Sink<Event>) {
        let Step::Give(left) = state.flow.pop(Line::Lane(seat)) else {
            unreachable!("goods are given only for a tile")
        };
        state.estates[seat].goods[good.index()] -= 1;
        state.gone[good.index()] += 1;
        sink.emit(Event::new("burgundy.solo.exchange", What::Gave { seat, good }));
        if left > 1 {
            state.flow.push(Line::Lane(seat), Step::Give(left - 1));
        } else {
            self.gain(state, seat, Tile::BLANK);
        }
    }
}

pub(super) fn exchange(state: &mut State, seat: Seat, tile: Tile, sink: &mut impl Sink<Event>) {
    state.flow.pop(Line::Lane(seat));
    state.take_from(Depot::BLACK, tile);
    sink.emit(Event::new("burgundy.solo.exchange", What::Exchanged { seat, tile }));
    state.flow.push(Line::Lane(seat), Step::Give(PRICE));
}
