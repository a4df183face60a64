//! How this scenario's events are told.

use std::fmt;

use engine::counted;

use super::StructureRow;
use crate::event::What;

/// Writes an event of this scenario. `None` if it is not one.
pub(crate) fn told(what: &What, f: &mut fmt::Formatter<'_>) -> Option<fmt::Result> {
    Some(match what {
        What::DrawsCards { seat, count } => {
            write!(f, "{seat} draws {}", counted((*count).into(), "structure card"))
        }
        What::Card { seat, card } => write!(f, "{seat} draws the card of {}", card.title()),
        What::Kept { seat, card } => write!(f, "{seat} keeps the card of {}", card.title()),
        What::Under { seat, count } => {
            write!(f, "{seat} puts {} under the pile", counted((*count).into(), "card"))
        }
        What::Carpenter { seat, town, .. } => write!(f, "{seat} moves the carpenter to {}", town.title()),
        What::Structure { seat, town, .. } => {
            write!(f, "{seat} builds a structure in {}: {}", town.title(), StructureRow::of(*town).title)
        }
        What::Supplies { seat, town, good: Some(good), .. } => {
            write!(f, "{seat} places 1 {good} at the structure in {}", town.title())
        }
        What::Supplies { seat, town, coins, .. } => {
            let coins = counted((*coins).into(), "coin");
            write!(f, "{seat} places {coins} at the structure in {}", town.title())
        }
        What::CompletesStructure { seat, town } => {
            write!(f, "{seat} completes the structure in {}", town.title())
        }
        What::Stocked { role, count } => {
            write!(f, "back to the stock: {count} ({role})")
        }
        What::Found { seat, good } => write!(f, "{seat} turns the good over and gains 1 {good}"),
        What::Bought { seat, role } => write!(f, "{seat} buys a {role}"),
        What::Gives { seat, follower } => write!(f, "{seat} returns a {follower} to the stock"),
        What::SpareCitizen { seat } => write!(f, "{seat} gains a citizen from the supply"),
        What::Turned { seat, tile } => write!(f, "the {} of {seat} is turned face down", tile.title()),
        What::Restored { seat, tile } => write!(f, "the {} of {seat} is turned face up again", tile.title()),
        _ => return None,
    })
}
