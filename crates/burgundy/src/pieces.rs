//! What modules add to a position: pieces that are counted, and words of scenarios.

use engine::{Fact, Seat};

use crate::{content::Depot, rules::Burgundy, state::State};

/// Something that a module counts. Scenarios, views, drawings and the audit know it by this row.
#[derive(Debug)]
pub(crate) struct Counter {
    /// Its word in scenarios, and its name in views.
    pub id: &'static str,
    pub clause: &'static str,
    pub at: At,
    /// The tile that it counts, if it counts tiles.
    pub piece: Option<&'static str>,
    pub most: u8,
    pub shown: Shown,
    pub get: fn(&State) -> u8,
    pub set: fn(&mut State, u8),
}

/// Who has what is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum At {
    Table,
    /// A seat, in scenarios: `p1 counter 44`.
    Seat,
}

/// Where people see it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Shown {
    /// On a stack next to a depot, whose tiles it belongs to.
    Beside(Depot),
    /// Among other things that belong together.
    Within,
}

impl Counter {
    /// The numbers that there can be, for messages.
    pub(crate) fn range(&self) -> String {
        let Counter { id, most, .. } = self;
        match self.piece {
            Some(_) => format!("there are 0 to {most} {id}"),
            None => format!("the {id} is 0 to {most}"),
        }
    }

    /// How its line is written.
    pub(crate) fn form(&self) -> String {
        match self.at {
            At::Table => format!("`{} 2`", self.id),
            At::Seat => format!("`p1 {} 2`", self.id),
        }
    }
}

/// A line of scenarios that belongs to a module. It begins with this word, or with a seat and this word.
#[derive(Debug)]
pub(crate) struct Word {
    pub id: &'static str,
    pub at: At,
    /// How many words, with this one, say what the line is about. No two `given` lines set the same.
    pub about: usize,
    /// Sets what a `given` line says. None for words that only `then` lines have.
    pub given: Option<Given>,
    /// Checks and completes a position when all its lines have been read.
    pub ready: Option<Ready>,
    /// Reads what a `then` line asks, and how many words name it.
    pub fact: Told,
}

/// The seat is that of the line, or the first one. The words begin with the row's.
pub(crate) type Given = fn(&Burgundy, &mut State, Seat, &[&str]) -> Result<(), String>;
pub(crate) type Ready = fn(&Burgundy, &mut State) -> Result<(), String>;
pub(crate) type Told = fn(&Burgundy, &State, Seat, &[&str]) -> Result<(usize, Fact), String>;

impl Word {
    /// A word for one thing of the table or of a seat.
    pub(crate) const fn new(id: &'static str, at: At, given: Option<Given>, fact: Told) -> Word {
        Word { id, at, about: 1, given, ready: None, fact }
    }
}
