//! The log.

use play::Entry;

/// How the log marks a note.
pub const NOTE: &str = "!";

/// One line of a table's log: an entry of the record (`p1`, `*`) or a note (`!`).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    pub n: i64,
    pub at: i64,
    pub actor: String,
    pub text: String,
    /// How much the clock charges the seat for it, in milliseconds.
    pub spent: i64,
}

impl Row {
    /// The line for an entry that costs nobody any time.
    pub fn of(entry: &Entry, n: i64, at: i64) -> Row {
        Row { n, at, actor: entry.actor.to_string(), text: entry.text.clone(), spent: 0 }
    }
}
