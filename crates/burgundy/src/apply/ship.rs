use engine::{Line, Seat, Sink};

use super::exchange::clear_depots;
use crate::{
    content::{Good, TRACK_SPACES},
    event::{Event, What},
    parts::{Parts, Voyage},
    rules::Burgundy,
    state::State,
    step::{Loading, Step},
};

impl Burgundy {
    /// What a placed ship does: it loads goods, and the track piece moves. r[burgundy.ship.empty]
    pub(crate) fn after_ship(
        &self,
        state: &mut State,
        seat: Seat,
        mut left: Parts<Voyage>,
        sink: &mut impl Sink<Event>,
    ) {
        let lane = Line::Lane(seat);
        while let Some(part) = self.shipped.next(&mut left, |left| state.flow.push(lane, Step::Shipped(left)))
        {
            match part {
                Voyage::Load => {
                    if state.depot_goods.iter().flatten().any(|&count| count > 0) {
                        state.flow.push(Line::Lane(seat), Step::Load);
                    }
                }
                Voyage::Colour => self.ask_colour(state, seat),
                Voyage::Clear => clear_depots(state, sink),
                Voyage::Exchange => self.offer_exchange(state, seat),
                Voyage::Sail => self.sail(state, seat, sink),
            }
        }
    }

    /// r[burgundy.ship.track-mandatory]
    fn sail(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        let last = state.track.space[seat] == TRACK_SPACES;
        state.track.advance(seat, self.on_top(state), self.seats);
        let space = state.track.space[seat];
        let clause = if last { "burgundy.team.track" } else { "burgundy.ship.track" };
        sink.emit(Event::new(clause, What::Sailed { seat, space }));
    }

    pub(super) fn load(&self, state: &mut State, seat: Seat, loading: Loading, sink: &mut impl Sink<Event>) {
        // r[burgundy.ship.must-take] Goods of a colour already stored are always taken.
        for good in Good::all() {
            if state.estates[seat].goods[good.index()] > 0 {
                load_colour(state, seat, loading, good, sink);
            }
        }
        self.load_new(state, seat, loading, sink);
    }

    /// New colours: all of them if there is room. Otherwise the seat chooses one at a time.
    fn load_new(&self, state: &mut State, seat: Seat, loading: Loading, sink: &mut impl Sink<Event>) {
        let new = Good::all().filter(|&good| state.new_colour(seat, loading, good)).count();
        let room = usize::from(self.limits.goods_colours) - state.estates[seat].goods_colours();
        if new <= room {
            for good in Good::all() {
                load_colour(state, seat, loading, good, sink);
            }
        } else if room > 0 {
            state.flow.push(Line::Lane(seat), Step::Keep(loading));
        } else {
            leave_behind(state, seat, loading, sink);
        }
    }

    pub(super) fn keep(&self, state: &mut State, seat: Seat, good: Good, sink: &mut impl Sink<Event>) {
        let Step::Keep(loading) = state.flow.pop(Line::Lane(seat)) else {
            unreachable!("goods are chosen only when there is no room for all")
        };
        load_colour(state, seat, loading, good, sink);
        self.load_new(state, seat, loading, sink);
    }
}

/// Takes every goods tile of a colour from the depots that a ship loads from.
fn load_colour(state: &mut State, seat: Seat, loading: Loading, good: Good, sink: &mut impl Sink<Event>) {
    for depot in loading.depots() {
        let count = std::mem::take(&mut state.depot_goods[depot.index()][good.index()]);
        if count > 0 {
            state.estates[seat].goods[good.index()] += count;
            sink.emit(Event::new("burgundy.ship.any-depot", What::Loaded { seat, good, count, depot }));
        }
    }
}

/// r[burgundy.ship.overflow] Goods with no room stay where they are.
fn leave_behind(state: &State, seat: Seat, loading: Loading, sink: &mut impl Sink<Event>) {
    for depot in loading.depots() {
        for good in Good::all() {
            let count = state.depot_goods[depot.index()][good.index()];
            if count > 0 {
                sink.emit(Event::new(
                    "burgundy.ship.overflow",
                    What::LeftBehind { seat, good, count, depot },
                ));
            }
        }
    }
}
