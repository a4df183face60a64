//! The table before the first round.

use engine::{Bag, Flow, Line, PerSeat, Seat, SeatSet, Sink};

use crate::{
    content::{
        Citizen, Follower, Good, Hour, REMOVED, ROUNDS, SPACE_EDGE, SPACES, STOCK, TECHNOLOGY, spaces_used,
    },
    estate::Estate,
    event::{Event, What},
    flow::ROUND,
    rules::Orleans,
    state::{Out, State},
    step::Step,
};

impl Orleans {
    /// The table before anything has happened.
    pub(crate) fn first_state(&self) -> State {
        let by_seats = self.seats as usize - 2;
        let mut state = State {
            flow: Flow::default(),
            round: 0,
            first: self.first.unwrap_or(Seat(0)),
            passed: SeatSet::EMPTY,
            hours: [Hour::Pilgrimage; ROUNDS as usize],
            map: [0; Good::COUNT],
            // Until the map is covered, the supply is every good that is not on it yet.
            supply: Good::COUNTS,
            stock: STOCK[by_seats],
            deeds: 0,
            // r[orleans.setup.citizens]
            citizens: (1 << Citizen::COUNT) - 1,
            technology: TECHNOLOGY,
            tiles: self.tiles,
            out: Out::default(),
            estates: PerSeat::all(Estate::default()),
        };
        for seat in Seat::all(self.seats) {
            // r[orleans.setup.followers]
            let mut market = [0; Follower::COUNT];
            for own in Follower::OWN {
                market[own.index()] = 1;
            }
            state.estates[seat].market = Bag::new(market);
        }
        state.flow.then(Line::Main, &[Step::Stock(0), Step::Clear(REMOVED[by_seats])]);
        state.flow.then(Line::Main, if self.first.is_none() { &[Step::First] } else { &[] });
        state
    }

    /// r[orleans.setup.goods-map] Covers the next space, if there is one.
    pub(crate) fn stock_map(&self, state: &mut State, from: u8) {
        let next = (spaces_used(self.seats) >> from).trailing_zeros() as u8 + from;
        if (next as usize) < SPACES {
            state.flow.push(Line::Main, Step::Goods(next));
        }
    }

    /// r[orleans.setup.goods-removed] Puts this many goods back into the box. The rest is the supply.
    pub(crate) fn clear_goods(state: &mut State, count: u8) {
        if count > 0 {
            state.flow.push(Line::Main, Step::Remove(count));
        } else {
            state.flow.then(Line::Main, &ROUND);
        }
    }
}

/// A good goes on the map.
pub(crate) fn lay_good(state: &mut State, space: u8, good: Good, sink: &mut impl Sink<Event>) {
    state.supply[good.index()] -= 1;
    state.map[good.index()] |= 1 << space;
    let edge = SPACE_EDGE[space as usize];
    sink.emit(Event::new("orleans.setup.goods-map", What::Laid { edge, good }));
    state.flow.push(Line::Main, Step::Stock(space + 1));
}

/// A good goes back into the box.
pub(crate) fn remove_good(state: &mut State, count: u8, good: Good, sink: &mut impl Sink<Event>) {
    state.supply[good.index()] -= 1;
    state.out.goods[good.index()] += 1;
    sink.emit(Event::new("orleans.setup.goods-removed", What::Removed { good }));
    state.flow.push(Line::Main, Step::Clear(count - 1));
}
