//! What the team can put into a proposal, and how it is written.

use std::fmt;

use engine::{Seat, Unreadable};

use crate::{
    action::{From, Take, from_where, number, take},
    content::{Citizen, Edge, Good, Place, Town},
};

/// One thing that somebody would give or get. A draft lists its items in this order, so that it has only
/// one form.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Item {
    /// `offer p2 technology wagon`: a technology tile goes back.
    Technology { seat: Seat, place: Place },
    /// `offer p2 place office`: a seat's place tile leaves the game.
    Tile { seat: Seat, tile: Place },
    /// `sell wool p1`: a seat gives up a good.
    Sell { good: Good, seat: Seat },
    /// `grant p2 wine`
    GrantWine { seat: Seat },
    /// `grant p2 coins 2`
    GrantCoins { seat: Seat, count: u8 },
    /// `grant p2 books 1`
    GrantBooks { seat: Seat, count: u8 },
    /// `buy wool p1`: a seat gains a good. Who pays is another item.
    Buy { good: Good, seat: Seat },
    /// `offer p3 books 2`: development points.
    Books { seat: Seat, count: u8 },
    /// `offer p3 monk bag`
    Monk { seat: Seat, from: From },
    /// `offer p1 coins 4`
    Coins { seat: Seat, count: u8 },
    /// `offer grain r-lemans-tours`: a grain is taken off the map.
    Grain { edge: Edge },
    /// `offer place office`: a place tile that nobody has can no longer be gained.
    Place { tile: Place },
    /// `offer citizen le-blanc`: a citizen that nobody has leaves the game.
    Citizen { citizen: Citizen },
    /// `offer p2 travel river blois wine`
    Travel { seat: Seat, town: Town, take: Take },
}

/// Coins that one item can hold. A seat that gives more has another item, so a draft never has more than about
/// sixty continuations.
pub(crate) const PURSE: u8 = 8;

impl Item {
    /// Who gives it up. Common things belong to nobody.
    pub fn giver(self) -> Option<Seat> {
        match self {
            Item::Technology { seat, .. }
            | Item::Tile { seat, .. }
            | Item::Sell { seat, .. }
            | Item::Books { seat, .. }
            | Item::Monk { seat, .. }
            | Item::Coins { seat, .. } => Some(seat),
            Item::GrantWine { .. }
            | Item::GrantCoins { .. }
            | Item::GrantBooks { .. }
            | Item::Buy { .. }
            | Item::Grain { .. }
            | Item::Place { .. }
            | Item::Citizen { .. }
            | Item::Travel { .. } => None,
        }
    }

    /// Who gets it.
    pub fn getter(self) -> Option<Seat> {
        match self {
            Item::GrantWine { seat }
            | Item::GrantCoins { seat, .. }
            | Item::GrantBooks { seat, .. }
            | Item::Buy { seat, .. }
            | Item::Travel { seat, .. } => Some(seat),
            _ => None,
        }
    }

    /// Whether it may come right after another item.
    pub(super) fn follows(self, before: Item) -> bool {
        match (before, self) {
            // A seat's coins are one item, unless they are too many for one.
            (Item::Coins { seat: a, count }, Item::Coins { seat: b, .. })
            | (Item::GrantCoins { seat: a, count }, Item::GrantCoins { seat: b, .. }) => {
                a < b || a == b && count == PURSE
            }
            (Item::Books { seat: a, .. }, Item::Books { seat: b, .. })
            | (Item::GrantBooks { seat: a, .. }, Item::GrantBooks { seat: b, .. }) => a < b,
            _ => before <= self,
        }
    }
}

impl fmt::Display for Item {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Item::Technology { seat, place } => write!(f, "offer {seat} technology {place}"),
            Item::Tile { seat, tile } => write!(f, "offer {seat} place {tile}"),
            Item::Sell { good, seat } => write!(f, "sell {good} {seat}"),
            Item::GrantWine { seat } => write!(f, "grant {seat} wine"),
            Item::GrantCoins { seat, count } => write!(f, "grant {seat} coins {count}"),
            Item::GrantBooks { seat, count } => write!(f, "grant {seat} books {count}"),
            Item::Buy { good, seat } => write!(f, "buy {good} {seat}"),
            Item::Books { seat, count } => write!(f, "offer {seat} books {count}"),
            Item::Monk { seat, from } => write!(f, "offer {seat} monk {from}"),
            Item::Coins { seat, count } => write!(f, "offer {seat} coins {count}"),
            Item::Grain { edge } => write!(f, "offer grain {edge}"),
            Item::Place { tile } => write!(f, "offer place {tile}"),
            Item::Citizen { citizen } => write!(f, "offer citizen {citizen}"),
            Item::Travel { seat, town, take } => write!(f, "offer {seat} travel river {town}{take}"),
        }
    }
}

/// Reads an item, if the words are one.
pub(super) fn read(verb: &str, rest: &[&str]) -> Result<Option<Item>, Unreadable> {
    let count = |word: &str| match number(word, 99)? {
        0 => Err(Unreadable::new(word, "a number from 1 to 99")),
        count => Ok(count),
    };
    Ok(Some(match (verb, rest) {
        ("offer", ["grain", edge]) => Item::Grain { edge: edge.parse()? },
        ("offer", ["place", tile]) => Item::Place { tile: tile.parse()? },
        ("offer", ["citizen", citizen]) => Item::Citizen { citizen: citizen.parse()? },
        ("offer", [seat, "technology", place]) => {
            Item::Technology { seat: seat.parse()?, place: place.parse()? }
        }
        ("offer", [seat, "place", tile]) => Item::Tile { seat: seat.parse()?, tile: tile.parse()? },
        ("offer", [seat, "books", books]) => Item::Books { seat: seat.parse()?, count: count(books)? },
        ("offer", [seat, "coins", coins]) => Item::Coins { seat: seat.parse()?, count: count(coins)? },
        ("offer", [seat, "monk", from]) => Item::Monk { seat: seat.parse()?, from: from_where(from)? },
        ("offer", [seat, "travel", "river", town, good @ ..]) if good.len() < 2 => {
            Item::Travel { seat: seat.parse()?, town: town.parse()?, take: take(good.first())? }
        }
        ("grant", [seat, "wine"]) => Item::GrantWine { seat: seat.parse()? },
        ("grant", [seat, "coins", coins]) => Item::GrantCoins { seat: seat.parse()?, count: count(coins)? },
        ("grant", [seat, "books", books]) => Item::GrantBooks { seat: seat.parse()?, count: count(books)? },
        ("buy", [good, seat]) => Item::Buy { good: good.parse()?, seat: seat.parse()? },
        ("sell", [good, seat]) => Item::Sell { good: good.parse()?, seat: seat.parse()? },
        _ => return Ok(None),
    }))
}

/// One item of every shape.
pub(super) const EXAMPLES: &[&str] = &[
    "offer p2 technology wagon",
    "offer p2 place school",
    "sell wool p1",
    "grant p2 wine",
    "grant p2 coins 2",
    "grant p2 books 1",
    "buy wool p1",
    "offer p3 books 2",
    "offer p3 monk bag",
    "offer p1 coins 4",
    "offer grain r-lemans-tours",
    "offer place office",
    "offer citizen le-blanc",
    "offer p2 travel river blois",
    "offer p2 travel river blois wine",
];
