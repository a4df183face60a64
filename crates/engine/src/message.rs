//! Pieces of messages.

use std::{
    borrow::Cow,
    fmt::{self, Display},
};

/// Text that cannot be read as an action, a seat or a tile.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unreadable {
    /// The piece of text that could not be read.
    pub text: String,
    /// What would have been accepted there.
    pub expected: String,
}

impl Unreadable {
    /// `text` was found where `expected` should be.
    pub fn new(text: impl Into<String>, expected: impl Into<String>) -> Unreadable {
        Unreadable { text: text.into(), expected: expected.into() }
    }
}

impl Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "cannot read `{}`: {}", short(&self.text), self.expected)
    }
}

impl std::error::Error for Unreadable {}

/// A number of things for a message: `1 seat`, `2 seats`, `2 entries`.
pub fn counted(count: usize, one: &str) -> String {
    match one.strip_suffix('y') {
        _ if count == 1 => format!("1 {one}"),
        Some(stem) => format!("{count} {stem}ies"),
        None => format!("{count} {one}s"),
    }
}

/// A quotation for a message: the whole text if it is short, otherwise its beginning. Nobody wants to read
/// megabytes of their own text in an error message.
pub fn short(text: &str) -> Cow<'_, str> {
    const SHOWN: usize = 80;
    match text.char_indices().nth(SHOWN) {
        None => Cow::Borrowed(text),
        Some((end, _)) => Cow::Owned(format!("{}…", &text[..end])),
    }
}
