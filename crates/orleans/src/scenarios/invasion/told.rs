//! How this scenario's events are told.

use std::fmt;

use engine::counted;

use super::action::Address;
use crate::event::{What, one};

/// Writes an event of this scenario. `None` if it is not one.
pub(crate) fn told(what: &What, f: &mut fmt::Formatter<'_>) -> Option<fmt::Result> {
    Some(match what {
        What::Cast { seat, character } => write!(f, "{seat} is the {}", character.title()),
        What::Loaded { seat, good, to } => write!(f, "{seat} sends 1 {good} to {}", place(*to)),
        What::Funded { seat, coins, to } => {
            write!(f, "{seat} sends {} to {}", counted((*coins).into(), "coin"), place(*to))
        }
        What::Lodged { seat, other, follower } => write!(f, "{seat} sends {} to {other}", one(*follower)),
        What::Borrowed { seat, owner } => write!(f, "{seat} may use a place of {owner}"),
        What::Mounted { seat } => write!(f, "{seat} sends a technology tile to the Catapult"),
        What::Fortified { seat, town } => write!(f, "{seat} builds a fortified tower in {}", town.title()),
        What::TeamCitizen { citizen } => write!(f, "the team gains a citizen: {citizen}"),
        What::Dismissed { seat, follower } => write!(f, "{seat} returns {} to the stock", one(*follower)),
        What::DueNow { seat, due } => write!(f, "{seat} pays the due of this round: {due}"),
        What::GivesUp { seat, loss } => write!(f, "{seat} gives up {}", crate::event::told(*loss)),
        What::Saved => write!(f, "every objective is met: the city is saved"),
        What::Missed { met, all } => write!(f, "{met} of {all} objectives are met: the city falls"),
        What::Doomed { seat: Some(seat) } => write!(f, "{seat} cannot pay: the city falls"),
        What::Doomed { seat: None } => write!(f, "the team cannot pay: the city falls"),
        _ => return None,
    })
}

fn place(to: Address) -> String {
    match to {
        Address::Store(store) => format!("the {}", store.title()),
        Address::Seat(seat) => seat.to_string(),
    }
}
