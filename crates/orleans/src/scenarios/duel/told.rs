//! How the Duel's events are put into words.

use std::fmt;

use crate::event::What;

/// Writes an event of this scenario. `None` if it is not one.
pub(crate) fn told(what: &What, f: &mut fmt::Formatter<'_>) -> Option<fmt::Result> {
    Some(match what {
        What::Starts { seat, town } => write!(f, "{seat} starts in {}", town.title()),
        What::Drafts { seat, tile } => write!(f, "{seat} chooses the {}", tile.title()),
        What::BuysCitizen { seat } => write!(f, "{seat} buys a citizen"),
        What::PaysCitizen { seat } => write!(f, "{seat} gives up a citizen"),
        What::Leaves { seat, follower } => {
            write!(f, "a follower of {seat} ({}) goes back to the stock", follower.role())
        }
        What::GoesHome { seat } => write!(f, "the merchant of {seat} goes home to Orléans"),
        _ => return None,
    })
}
