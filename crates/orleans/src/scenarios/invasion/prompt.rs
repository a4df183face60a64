//! What the questions of this scenario are about, and how they are worded.

use std::fmt;

use engine::{Seat, counted};

use super::{action::To, events, step::Step};
use crate::{
    content::Follower,
    prompt::{Ask, Prompt},
};

/// The question, and the number in it.
pub(crate) fn asked(step: Step) -> (Ask, u8) {
    match step {
        Step::AskCharacter => (Ask::Character, 0),
        Step::AskLoad(cart) => (Ask::Load, cart.left()),
        Step::AskLodger(_) => (Ask::Lodger, 0),
        Step::AskSend(_) => (Ask::Send, 0),
        Step::AskDue => (Ask::Due, 0),
        Step::Event(step) => events::asked(step),
        step => unreachable!("{step:?} asks nobody"),
    }
}

/// The seat that a question is about.
pub(crate) fn other(step: Step) -> Option<Seat> {
    match step {
        Step::AskLoad(cart) => match cart.to() {
            To::City => None,
            To::Seat(seat) => Some(seat),
        },
        Step::AskSend(host) => Some(host),
        _ => None,
    }
}

/// The follower that a question is about.
pub(crate) fn follower(step: Step) -> Option<Follower> {
    match step {
        Step::AskLodger(follower) => Some(follower),
        _ => None,
    }
}

/// Writes a question of this scenario.
pub(crate) fn told(prompt: &Prompt, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let count = counted(prompt.count.into(), "more good");
    match (prompt.ask, prompt.other) {
        (Ask::Character, _) => write!(f, "choose your character"),
        (Ask::Load, Some(other)) => write!(f, "send up to {count} to {other}"),
        (Ask::Load, None) => write!(f, "send up to {count} to the city"),
        (Ask::Lodger, _) => {
            let follower = prompt.follower.map(Follower::name).unwrap_or_default();
            write!(f, "you have been sent a follower ({follower}): place it, or let it stay in your market")
        }
        (Ask::Palatinate, Some(other)) => write!(f, "choose what you do with a place of {other}"),
        _ => write!(f, "the due of this round: choose what you give up"),
    }
}
