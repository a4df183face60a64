//! What only this scenario's players and chance can do.

use std::fmt;

use engine::Unreadable;

/// An answer that only this scenario has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Act {}

impl fmt::Display for Act {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

/// Reads an action of this scenario, if the words are one.
pub(crate) fn read(_verb: &str, _rest: &[&str]) -> Result<Option<Act>, Unreadable> {
    Ok(None)
}

/// One action of every shape.
pub(crate) const EXAMPLES: &[&str] = &[];
