//! What Capital Vierzon asks and does.

use engine::{Line, Seat, Sink};

use super::{action::Act, step::Step};
use crate::{
    action::Action,
    apply::tools::to_bag,
    content::{Follower, Hour},
    estate::Followers,
    event::{Event, What},
    rules::Orleans,
    state::{State, lane},
    step::Step as AnyStep,
};

/// Followers that are banished. r[orleans.vierzon.event-banishment]
const BANISHED: u8 = 2;

const BANISHMENT: &str = "orleans.vierzon.event-banishment";
const AMNESTY: &str = "orleans.vierzon.event-amnesty";

/// Everything a seat may answer to a question of this scenario.
pub(super) fn offer(rules: &Orleans, state: &State, seat: Seat, step: Step, offer: &mut impl FnMut(Action)) {
    match step {
        Step::AskBanish(_) => {
            for (kind, _) in drawn(state, seat).iter() {
                offer(Action::Vierzon(Act::Banish { follower: Follower::at(kind) }));
            }
        }
        Step::AskAmnesty(follower) => {
            let estate = &state.estates[seat];
            let spaces = rules.spaces_in_use(estate, follower);
            rules.offer_spots(spaces, follower, &mut |spot| offer(Action::Plan { spot }));
            offer(Action::Vierzon(Act::Bag { follower }));
        }
        Step::Banish(_) => unreachable!("{step:?} asks nobody"),
    }
}

/// Carries out the answer.
pub(super) fn answer(
    rules: &Orleans,
    state: &mut State,
    seat: Seat,
    step: Step,
    action: Action,
    sink: &mut impl Sink<Event>,
) {
    let estate = &mut state.estates[seat];
    match (step, action) {
        (Step::AskBanish(left), Action::Vierzon(Act::Banish { follower })) => {
            banish(state, seat, follower, sink);
            banish_more(state, seat, left - 1, sink);
        }
        (Step::AskAmnesty(_), Action::Plan { spot }) => {
            let space = rules.free_spot_in_use(estate, spot).expect("legal offered only free spaces");
            estate.unplanned.take(spot.follower.index());
            estate.stand(space, spot.follower);
            let (follower, place) = (spot.follower, spot.place);
            sink.emit(Event::new(AMNESTY, What::Planned { seat, follower, place }));
        }
        (Step::AskAmnesty(_), Action::Vierzon(Act::Bag { follower })) => {
            estate.unplanned.take(follower.index());
            to_bag(estate, seat, follower, AMNESTY, sink);
        }
        (step, action) => unreachable!("{action} does not answer {step:?}"),
    }
}

/// A step that needs no answer.
pub(super) fn resolve(state: &mut State, line: Line, step: Step, sink: &mut impl Sink<Event>) {
    match step {
        Step::Banish(left) => banish_more(state, lane(line), left, sink),
        step => unreachable!("{step:?} waits for an answer"),
    }
}

/// Before followers are drawn: those already in the Market are safe. r[orleans.vierzon.banishment-few]
#[cold]
pub(super) fn before_drawing(state: &mut State, seat: Seat) {
    state.safe = state.estates[seat].market;
    state.flow.push(Line::Lane(seat), AnyStep::Vierzon(Step::Banish(BANISHED)));
}

/// The followers drawn in this round who are still in the Market.
pub(super) fn drawn(state: &State, seat: Seat) -> Followers {
    let mut counts = *state.estates[seat].market.counts();
    for (kind, safe) in state.safe.iter() {
        counts[kind] -= safe;
    }
    Followers::new(counts)
}

/// Asks for the next one, if there is a choice.
fn banish_more(state: &mut State, seat: Seat, left: u8, sink: &mut impl Sink<Event>) {
    for left in (1..=left).rev() {
        let drawn = drawn(state, seat);
        let Some((kind, count)) = drawn.iter().next() else { break };
        if drawn.len() > left && count < drawn.len() {
            state.flow.push(Line::Lane(seat), AnyStep::Vierzon(Step::AskBanish(left)));
            return;
        }
        banish(state, seat, Follower::at(kind), sink);
    }
    state.safe = Followers::default();
}

/// One of those drawn goes back into the bag.
fn banish(state: &mut State, seat: Seat, follower: Follower, sink: &mut impl Sink<Event>) {
    let estate = &mut state.estates[seat];
    estate.market.take(follower.index());
    estate.bag.put(follower.index());
    sink.emit(Event::new(BANISHMENT, What::Banished { seat, follower }));
}

/// Whether a new follower may be placed straight away. If so, it waits for the answer.
#[cold]
pub(super) fn spare(rules: &Orleans, state: &mut State, seat: Seat, follower: Follower) -> bool {
    let placed = state.hour() == Hour::Amnesty && rules.spaces_in_use(&state.estates[seat], follower) != 0;
    if placed {
        state.estates[seat].unplanned.put(follower.index());
    }
    placed
}

/// Asks where it goes before its track gives anything.
#[cold]
pub(super) fn ask_amnesty(state: &mut State, seat: Seat, follower: Follower) {
    state.flow.push(Line::Lane(seat), AnyStep::Vierzon(Step::AskAmnesty(follower)));
}
