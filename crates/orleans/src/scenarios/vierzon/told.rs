//! How the events of Capital Vierzon are put into words.

use std::fmt;

use crate::event::What;

/// Writes an event of this scenario. `None` if it is not one.
pub(crate) fn told(what: &What, f: &mut fmt::Formatter<'_>) -> Option<fmt::Result> {
    Some(match what {
        What::Banished { seat, follower } => {
            write!(f, "{seat} banishes a follower ({}) to the bag", follower.name().replace('-', " "))
        }
        _ => return None,
    })
}
