//! What chance can do, how likely each outcome is, and what it changes.

use engine::{Line, Next, Rng, Sink};

use crate::{
    action::Action,
    dice::Dice,
    event::{Event, What},
    state::State,
    step::Step,
};

/// Every outcome of a chance step, with its exact weight.
pub(crate) fn list_outcomes(step: Step, acc: &mut Vec<(Action, u32)>) {
    if step == Step::Roll {
        acc.extend(Dice::all().map(|(dice, weight)| (Action::Roll { dice }, weight)));
    } else {
        debug_assert_eq!(step, Step::Reveal);
        acc.push((Action::Reveal, 1));
    }
}

/// Dice are sampled directly, without listing the outcomes.
#[inline]
pub(crate) fn sample(state: &State, rng: &mut Rng) -> Action {
    match state.flow.frames(Line::Main).last() {
        Some(Step::Roll) => Action::Roll { dice: Dice::throw(rng) },
        step => {
            debug_assert_eq!(step, Some(&Step::Reveal));
            Action::Reveal
        }
    }
}

#[inline]
pub(crate) fn apply_chance(state: &mut State, action: Action, sink: &mut impl Sink<Event>) {
    // Chance acts only on the main line, because no seat's own action needs luck.
    match (state.flow.pop(Line::Main), action) {
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
pub(crate) fn key_of_chance(state: &State) -> u64 {
    let roll = matches!(state.flow.next(), Next::Chance(_, Step::Roll));
    u64::from_be_bytes([0, 0, 0, 0, 0, state.phase, state.round, u8::from(roll)])
}
