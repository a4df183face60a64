//! What this scenario asks and does.

use engine::{Line, Rng, Seat, Sink};

use super::step::Step;
use crate::{action::Action, event::Event, rules::Orleans, state::State};

/// Everything a seat may answer to a question of this scenario.
pub(crate) fn offer(_: &Orleans, _: &State, _: Seat, step: Step, _: &mut impl FnMut(Action)) {
    match step {}
}

/// Carries out the answer.
pub(crate) fn answer(_: &Orleans, _: &mut State, _: Seat, step: Step, _: Action, _: &mut impl Sink<Event>) {
    match step {}
}

/// A step that needs no answer.
pub(crate) fn resolve(_: &Orleans, _: &mut State, _: Line, step: Step, _: &mut impl Sink<Event>) {
    match step {}
}

/// What chance may do, with exact weights.
pub(crate) fn weigh(_: &Orleans, _: &State, step: Step, _: &mut impl FnMut(Action, u32)) {
    match step {}
}

/// One random outcome.
pub(crate) fn sample(_: &Orleans, _: &State, step: Step, _: &mut Rng) -> Action {
    match step {}
}

/// What chance has done.
pub(crate) fn befall(_: &Orleans, _: &mut State, _: Line, step: Step, _: Action, _: &mut impl Sink<Event>) {
    match step {}
}

/// What is drawn, by whom and which one: two bytes and an index.
pub(crate) fn key(_: &State, step: Step) -> [u8; 3] {
    match step {}
}
