//! How this scenario's events are put into words.

use std::fmt;

use engine::counted;

use super::{action::Address, item::Item};
use crate::{
    action::{From, Take},
    event::{What, between, one},
};

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
        What::TeamCitizen { citizen } => write!(f, "the team gains the citizen {}", citizen.lies()),
        What::Dismissed { seat, follower } => write!(f, "{seat} returns {} to the stock", one(*follower)),
        What::DueNow { seat, due } => write!(f, "{seat} pays the due of this round: {due}"),
        What::GivesUp { seat, loss } => write!(f, "{seat} gives up {}", crate::event::told(*loss)),
        What::Saved => write!(f, "every objective is met: the city is saved"),
        What::Missed { met, all } => write!(f, "{met} of {all} objectives are met: the city falls"),
        What::Doomed { seat: Some(seat) } => write!(f, "{seat} cannot pay: the city falls"),
        What::Doomed { seat: None } => write!(f, "the team cannot pay: the city falls"),
        What::Drafted { seat, item } => write!(f, "{seat} drafts: {}", sentence(*item)),
        What::Proposed { seat } => write!(f, "{seat} puts the proposal to the team"),
        What::Skipped { seat } => write!(f, "{seat} proposes to do without"),
        What::Consents { seat, accepts: true } => write!(f, "{seat} accepts the proposal"),
        What::Consents { seat, accepts: false } => write!(f, "{seat} declines the proposal"),
        What::LastDraft { seat } => {
            write!(f, "nobody agrees: {seat} makes a last proposal, which needs no consent")
        }
        What::NoEffect => write!(f, "the event has no effect"),
        What::Cleared { edge, good } => {
            write!(f, "{good} goes from the {} to the supply", between(*edge))
        }
        What::Sealed { tile } => write!(f, "the {} can no longer be gained", tile.title()),
        What::CitizenLost { citizen } => write!(f, "the citizen {} leaves the game", citizen.lies()),
        What::Stored { good, by } if *by > 0 => write!(f, "{by} {good} go to the Warehouse"),
        What::Stored { good, by } => write!(f, "{} {good} go from the Warehouse to the supply", -by),
        What::Reinforced => write!(f, "the City Walls need one more knight"),
        What::Razed { seat, town } => write!(f, "{seat} destroys the fortified tower in {}", town.title()),
        What::Summoned { seat } => write!(f, "the merchant of {seat} goes to Orléans"),
        _ => return None,
    })
}

fn place(to: Address) -> String {
    match to {
        Address::Store(store) => format!("the {}", store.title()),
        Address::Seat(seat) => seat.to_string(),
    }
}

/// What an item means.
pub(super) fn sentence(item: Item) -> String {
    let coins = |count: u8| counted(count.into(), "coin");
    let books = |count: u8| counted(count.into(), "development point");
    match item {
        Item::Technology { seat, place } => {
            format!("{seat} returns the technology tile of the {}", place.title())
        }
        Item::Tile { seat, tile } => format!("{seat} gives up the {}", tile.title()),
        Item::Sell { good, seat } => format!("{seat} sells 1 {good}"),
        Item::GrantWine { seat } => format!("{seat} gets 1 wine"),
        Item::GrantCoins { seat, count } => format!("{seat} gets {}", coins(count)),
        Item::GrantBooks { seat, count } => format!("{seat} gets {}", books(count)),
        Item::Buy { good, seat } => format!("{seat} gets 1 {good}"),
        Item::Books { seat, count } => format!("{seat} loses {}", books(count)),
        Item::Monk { seat, from: From::Market } => format!("{seat} returns a monk from the market"),
        Item::Monk { seat, from: From::Bag } => format!("{seat} returns a monk from the bag"),
        Item::Monk { seat, from: From::Place(place) } => {
            format!("{seat} returns the monk of the {}", place.title())
        }
        Item::Coins { seat, count } => format!("{seat} pays {}", coins(count)),
        Item::Grain { edge } => format!("grain goes from the {} to the supply", between(edge)),
        Item::Place { tile } => format!("the {} can no longer be gained", tile.title()),
        Item::Citizen { citizen } => format!("the citizen {} leaves the game", citizen.lies()),
        Item::Travel { seat, town, take: Take::Good(good) } => {
            format!("{seat} travels to {} and takes 1 {good}", town.title())
        }
        Item::Travel { seat, town, .. } => format!("{seat} travels to {}", town.title()),
    }
}
