//! What chance can do, how likely each outcome is, and what it changes.

use engine::{Rng, Sink};

use crate::{
    action::Action,
    dice::Dice,
    event::{Event, What},
    state::State,
    step::Step,
};

/// Every outcome of a chance step, with its exact weight.
pub(crate) fn list_outcomes(step: Step, list: &mut impl FnMut(Action, u32)) {
    if step == Step::Roll {
        Dice::all().for_each(|(dice, weight)| list(Action::Roll { dice }, weight));
    } else {
        debug_assert_eq!(step, Step::Reveal);
        list(Action::Reveal, 1);
    }
}

/// Dice are sampled directly, without listing the outcomes.
#[inline]
pub(crate) fn sample(step: Step, rng: &mut Rng) -> Action {
    if step == Step::Roll {
        Action::Roll { dice: Dice::throw(rng) }
    } else {
        debug_assert_eq!(step, Step::Reveal);
        Action::Reveal
    }
}

#[inline]
pub(crate) fn apply_chance(state: &mut State, step: Step, action: Action, sink: &mut impl Sink<Event>) {
    match (step, action) {
        (Step::Roll, Action::Roll { dice }) => {
            state.dice = Some(dice);
            sink.emit(Event::new("burgundy-dice.setup.dice", What::Rolled { dice }));
        }
        // The next step on the main line carries out the choices and clears them.
        (Step::Reveal, Action::Reveal) => {}
        (step, action) => unreachable!("{action} does not answer {step:?}"),
    }
}

/// Phase, round and step identify a draw.
pub(crate) fn key_of_chance(state: &State, step: Step) -> u64 {
    u64::from_be_bytes([0, 0, 0, 0, 0, state.phase, state.round, u8::from(step == Step::Roll)])
}
