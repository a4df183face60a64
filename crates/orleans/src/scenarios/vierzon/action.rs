//! What only the player of Capital Vierzon can do.

use std::fmt;

use engine::Unreadable;

use crate::content::Follower;

/// An answer that only this scenario has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Act {
    /// `banish knight`
    Banish { follower: Follower },
    /// `plan farmer bag`
    Bag { follower: Follower },
}

impl fmt::Display for Act {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Act::Banish { follower } => write!(f, "banish {follower}"),
            Act::Bag { follower } => write!(f, "plan {follower} bag"),
        }
    }
}

/// Reads an action of this scenario, if the words are one.
pub(crate) fn read(verb: &str, rest: &[&str]) -> Result<Option<Act>, Unreadable> {
    Ok(Some(match (verb, rest) {
        ("banish", [follower]) => Act::Banish { follower: follower.parse()? },
        ("plan", [follower, "bag"]) => Act::Bag { follower: follower.parse()? },
        _ => return Ok(None),
    }))
}

/// One action of every shape.
pub(crate) const EXAMPLES: &[&str] = &["banish knight", "plan farmer bag"];
