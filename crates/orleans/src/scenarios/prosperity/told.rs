//! How this scenario's events are put into words.

use std::fmt;

use engine::counted;

use super::StructureRow;
use crate::{event::What, prompt::Ask};

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

/// Writes a question of this scenario, with the number in it.
pub(crate) fn prompt(ask: Ask, count: u8, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match ask {
        Ask::Keep => {
            write!(f, "choose the structure card that you keep; the other one goes under the pile")
        }
        Ask::Carpenter => write!(f, "move the carpenter on, build your structure if it is here, or stop"),
        Ask::BuildStructure => write!(f, "choose the good that your structure covers, or stop"),
        Ask::Supply => write!(f, "place coins or goods at your structures, or pass"),
        Ask::Indulgence => write!(f, "buy a monk for {}, or pass", counted(count.into(), "coin")),
        Ask::Riots => write!(f, "return a knight, or pay {}", counted(count.into(), "coin")),
        Ask::Bribe => write!(f, "buy a citizen for {}, or pass", counted(count.into(), "coin")),
        Ask::Peregrination => {
            write!(f, "pay {} to move your merchant, or pass", counted(count.into(), "coin"))
        }
        Ask::Pilgrims => write!(f, "return a monk and another follower for a citizen, or pass"),
        Ask::Market => write!(f, "buy a good ({count} more at most), or pass"),
        _ => unreachable!("{ask:?} is not a question of this scenario"),
    }
}
