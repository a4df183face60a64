//! How this scenario's questions are put into words.

use std::fmt;

use engine::counted;

use crate::prompt::Ask;

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
