//! Support, an event of two scenarios. r[orleans.scenario.event-support]

use engine::{Line, Seat, Sink};

use crate::{
    apply::tools::to_bag,
    content::{Follower, LAST, has_track},
    event::{Event, What},
    rules::Orleans,
    state::State,
    step::Step,
};

const CLAUSE: &str = "orleans.scenario.event-support";

/// A follower is drawn from the bag. r[orleans.scenario.event-support-empty]
pub(super) fn begin(rules: &Orleans, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
    let bag = state.estates[seat].bag;
    match bag.iter().next() {
        None => sink.emit(Event::new("orleans.scenario.event-support-empty", What::NoneLeft { seat })),
        Some((kind, count)) if count == bag.len() => {
            support(rules, state, seat, Follower::at(kind), sink);
        }
        Some(_) => state.flow.push(Line::Lane(seat), Step::DrawSupport),
    }
}

/// Another one like it goes into the bag, and its track advances. The one that was drawn goes back.
pub(crate) fn support(
    rules: &Orleans,
    state: &mut State,
    seat: Seat,
    follower: Follower,
    sink: &mut impl Sink<Event>,
) {
    let role = follower.role();
    sink.emit(Event::new(CLAUSE, What::Supported { seat, follower }));
    state.estates[seat].drawn += 1;
    // r[orleans.scenario.event-support-end]
    if has_track(role) && state.estates[seat].track(role) == LAST[role.index()] {
        sink.emit(Event::new("orleans.scenario.event-support-end", What::NoneLeft { seat }));
        return;
    }
    if state.stock[role.index()] > 0 {
        state.stock[role.index()] -= 1;
        to_bag(&mut state.estates[seat], seat, role.neutral(), CLAUSE, sink);
    }
    if has_track(role) {
        rules.advance(state, seat, role, sink);
    }
}
