//! The log.

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
