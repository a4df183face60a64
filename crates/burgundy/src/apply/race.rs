//! Points that move a counter towards a target. r[burgundy.solo.target]

use engine::{Line, Seat, Sink};

use super::gain::pay_silver;
use crate::{
    event::{Counted, Event, What},
    means::Means,
    source::Source,
    state::State,
    step::Step,
};

/// How much the target falls, and the lowest it can be. r[burgundy.solo.difficulty] r[burgundy.solo.target-floor]
pub(crate) const TARGET_STEP: u8 = 5;

/// The target after this one.
pub(crate) fn next_target(target: u8) -> u8 {
    target.saturating_sub(TARGET_STEP).max(TARGET_STEP)
}

/// Moves the counter. At the target it starts again, and the seat may act before anything that waits.
/// r[burgundy.solo.target] r[burgundy.solo.target-floor]
fn count(state: &mut State, seat: Seat, points: u16, sink: &mut impl Sink<Event>) {
    let counter = u16::from(state.counter) + points;
    let Some(lost) = counter.checked_sub(state.target.into()) else {
        state.counter = counter as u8;
        return;
    };
    state.counter = 0;
    state.target = next_target(state.target);
    let what = What::TargetReached { seat, lost, target: state.target };
    sink.emit(Event::new("burgundy.solo.target", what));
    state.flow.push(Line::Lane(seat), Step::Act(Means::Target));
}

/// With each gain the seat may buy more points, if it has silver. r[burgundy.solo.buy-vp]
pub(crate) fn offer_points(state: &mut State, seat: Seat, points: u8, sink: &mut impl Sink<Event>) {
    if state.estates[seat].silver > 0 {
        state.flow.push(Line::Lane(seat), Step::BuyPoints(points));
    } else {
        count(state, seat, points.into(), sink);
    }
}

pub(super) fn buy_points(state: &mut State, seat: Seat, silver: u8, sink: &mut impl Sink<Event>) {
    let Step::BuyPoints(points) = state.flow.pop(Line::Lane(seat)) else {
        unreachable!("points are bought only with a gain")
    };
    if silver > 0 {
        let bought = u16::from(silver);
        pay_silver(state, seat, bought, "burgundy.solo.buy-vp", sink);
        state.hands[seat].points[Source::Silver.index()] += bought;
        let counted = Counted { count: bought, ..Counted::default() };
        let what = What::Points { seat, by: i32::from(bought), source: Source::Silver, counted };
        sink.emit(Event::new("burgundy.solo.buy-vp", what));
    }
    count(state, seat, u16::from(points) + u16::from(silver), sink);
}
