//! What is noted while a scenario is played.

use std::collections::BTreeSet;

/// What a plain fact line found in the position: where its value is in the line, and what it should be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Reading {
    pub(crate) line: usize,
    pub(crate) span: (usize, usize),
    pub(crate) value: String,
    /// Whether the line already has that value.
    pub(crate) right: bool,
}

/// What we note along the way.
#[derive(Default)]
pub(crate) struct Notes {
    pub(crate) readings: Vec<Reading>,
    /// Clauses of events that a line asked for and found.
    pub(crate) observed: BTreeSet<&'static str>,
}
