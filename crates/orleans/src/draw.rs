//! Draws a view as plain text.

use std::fmt;

use crate::view::View;

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "round {} of {}", self.round, self.rounds)
    }
}
