//! How this scenario's events are told.

use std::fmt;

use crate::event::What;

/// Writes an event of this scenario. `None` if it is not one.
pub(crate) fn told(_what: &What, _f: &mut fmt::Formatter<'_>) -> Option<fmt::Result> {
    None
}
