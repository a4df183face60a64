//! What players answer to the events of both stacks.

use std::fmt;

use engine::Unreadable;

use super::item::{self, Item};
use crate::content::{Role, Town};

/// An answer that only these events have.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Answer {
    /// One more item of a draft.
    Offer(Item),
    /// `propose`
    Propose,
    /// `skip`: the team does without.
    Skip,
    /// `accept`
    Accept,
    /// `decline`
    Decline,
    /// `train craftsman`
    Train { role: Role },
    /// `build event`
    Build,
    /// `raze tours`
    Raze { town: Town },
    /// `home`
    Home,
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Answer::Offer(item) => item.fmt(f),
            Answer::Propose => f.write_str("propose"),
            Answer::Skip => f.write_str("skip"),
            Answer::Accept => f.write_str("accept"),
            Answer::Decline => f.write_str("decline"),
            Answer::Train { role } => write!(f, "train {role}"),
            Answer::Build => f.write_str("build event"),
            Answer::Raze { town } => write!(f, "raze {town}"),
            Answer::Home => f.write_str("home"),
        }
    }
}

/// Reads an answer, if the words are one.
pub(super) fn read(verb: &str, rest: &[&str]) -> Result<Option<Answer>, Unreadable> {
    Ok(Some(match (verb, rest) {
        ("propose", []) => Answer::Propose,
        ("skip", []) => Answer::Skip,
        ("accept", []) => Answer::Accept,
        ("decline", []) => Answer::Decline,
        ("train", [role]) => Answer::Train { role: role.parse()? },
        ("build", ["event"]) => Answer::Build,
        ("raze", [town]) => Answer::Raze { town: town.parse()? },
        ("home", []) => Answer::Home,
        _ => return Ok(item::read(verb, rest)?.map(Answer::Offer)),
    }))
}

/// One answer of every shape, besides the items of a draft.
pub(super) const EXAMPLES: &[&str] =
    &["propose", "skip", "accept", "decline", "train craftsman", "build event", "raze tours", "home"];
