//! What the questions of this scenario are about, and how they are worded.

use std::fmt;

use engine::{Seat, counted};

use super::{
    action::To,
    events::{PROGRESS, ROBBERY, SUMMONING, VOYAGE},
    step::{Matter, Step},
};
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
        Step::Event(matter) => matter_asked(matter),
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
pub(crate) fn prompt(prompt: &Prompt, f: &mut fmt::Formatter<'_>) -> fmt::Result {
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
        (Ask::Due, _) => write!(f, "the due of this round: choose what you give up"),
        _ => matter_told(prompt, f),
    }
}

/// The question, and the number in it.
fn matter_asked(matter: Matter) -> (Ask, u8) {
    match matter {
        Matter::AskDraft => (Ask::Propose, 0),
        Matter::AskConsent => (Ask::Consent, 0),
        Matter::AskTrain => (Ask::Train, 0),
        Matter::AskProgress => (Ask::Progress, PROGRESS as u8),
        Matter::AskVoyage => (Ask::Voyage, VOYAGE as u8),
        Matter::AskFamine(left) => (Ask::Famine, left),
        Matter::AskRob => (Ask::Rob, ROBBERY),
        Matter::AskSummon => (Ask::Summon, SUMMONING as u8),
        Matter::Settle => unreachable!("{matter:?} asks nobody"),
    }
}

/// Writes one of these questions.
fn matter_told(prompt: &Prompt, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let count = prompt.count;
    match (prompt.ask, &prompt.proposal) {
        (Ask::Propose, Some(proposal)) => write!(f, "{proposal}"),
        (Ask::Consent, Some(proposal)) => {
            let (drafter, title) = (proposal.drafter, proposal.event.title());
            write!(f, "{title}: accept or decline what {drafter} proposes: {}", proposal.told())
        }
        (Ask::Train, _) => write!(f, "Training: choose the track on which you advance"),
        (Ask::Progress, _) => {
            write!(f, "Progress: pay {count} coins and build where your merchant is, or pass")
        }
        (Ask::Voyage, _) => write!(f, "Bon Voyage: pay {count} coins and move your merchant, or pass"),
        (Ask::Famine, _) => {
            write!(f, "Famine: choose {} to return to the stock", counted(count.into(), "more follower"))
        }
        (Ask::Rob, _) => {
            write!(f, "Robbery: give up goods worth {count} points, or destroy one of your towers")
        }
        (Ask::Summon, _) => {
            write!(f, "Summoning: move your merchant to Orléans, or pay {count} coins and let it stay")
        }
        (ask, _) => unreachable!("{ask:?} is not about an event"),
    }
}
