//! What only this scenario's players and chance can do.

use std::{fmt, str::FromStr};

use engine::{Seat, Trace, Unreadable};

use super::{
    answers::{self, Answer},
    characters::Character,
};
use crate::content::{Follower, Good, named};

/// An answer that only this scenario has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Act {
    /// `character mayor`
    Choose { character: Character },
    /// `* character p1 mayor`
    Deal { seat: Seat, character: Character },
    /// `haul vehicle city`, `haul vehicle p2`
    Haul { to: To },
    /// `load wool clothing-store`, `load wine p2`
    Load { good: Good, to: Address },
    /// `fund guild-house treasury 4`, `fund guild-house p2 3`
    Fund { to: Address, coins: u8 },
    /// `fund guild-house treasury 3 swordsmith 1`
    FundBoth { treasury: u8, swordsmith: u8 },
    /// `lodge hostel p2 farmer`
    Lodge { to: Seat, follower: Follower },
    /// `palatinate p2`
    Palatinate { owner: Seat },
    /// `fit catapult`
    FitCatapult,
    /// An answer to an event.
    Event(Answer),
}

named! {
    /// Where the city keeps coins and goods.
    Store, "the city keeps coins and goods in":
    Treasury = "treasury",
    Swordsmith = "swordsmith",
    Warehouse = "warehouse",
    ClothingStore = "clothing-store",
}

impl Store {
    /// Where the city keeps a good. r[orleans.invasion.send-city]
    pub const fn of(good: Good) -> Store {
        if good.food() { Store::Warehouse } else { Store::ClothingStore }
    }

    /// Its name for people.
    pub const fn title(self) -> &'static str {
        match self {
            Store::Treasury => "Treasury",
            Store::Swordsmith => "Swordsmith",
            Store::Warehouse => "Warehouse",
            Store::ClothingStore => "Clothing Store",
        }
    }
}

/// Who a cart is for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum To {
    City,
    Seat(Seat),
}

/// Where coins or goods go.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Address {
    Store(Store),
    Seat(Seat),
}

impl To {
    /// Where it unloads a good.
    pub const fn address(self, good: Good) -> Address {
        match self {
            To::City => Address::Store(Store::of(good)),
            To::Seat(seat) => Address::Seat(seat),
        }
    }
}

impl Address {
    /// Evidence of something that is brought there.
    pub(crate) fn place(self, trace: Trace) -> Trace {
        match self {
            Address::Store(store) => trace.place("store", store.name()),
            Address::Seat(_) => trace,
        }
    }
}

impl fmt::Display for To {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            To::City => f.write_str("city"),
            To::Seat(seat) => seat.fmt(f),
        }
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Address::Store(store) => store.fmt(f),
            Address::Seat(seat) => seat.fmt(f),
        }
    }
}

impl FromStr for To {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<To, Unreadable> {
        if text == "city" { Ok(To::City) } else { text.parse().map(To::Seat) }
    }
}

impl FromStr for Address {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Address, Unreadable> {
        match text.parse() {
            Ok(seat) => Ok(Address::Seat(seat)),
            Err(_) => text.parse().map(Address::Store),
        }
    }
}

impl fmt::Display for Act {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Act::Choose { character } => write!(f, "character {character}"),
            Act::Deal { seat, character } => write!(f, "character {seat} {character}"),
            Act::Haul { to } => write!(f, "haul vehicle {to}"),
            Act::Load { good, to } => write!(f, "load {good} {to}"),
            Act::Fund { to, coins } => write!(f, "fund guild-house {to} {coins}"),
            Act::FundBoth { treasury, swordsmith } => {
                write!(f, "fund guild-house treasury {treasury} swordsmith {swordsmith}")
            }
            Act::Lodge { to, follower } => write!(f, "lodge hostel {to} {follower}"),
            Act::Palatinate { owner } => write!(f, "palatinate {owner}"),
            Act::FitCatapult => f.write_str("fit catapult"),
            Act::Event(answer) => answer.fmt(f),
        }
    }
}

/// Reads an action of this scenario, if the words are one.
pub(crate) fn read(verb: &str, rest: &[&str]) -> Result<Option<Act>, Unreadable> {
    Ok(Some(match (verb, rest) {
        ("character", [character]) => Act::Choose { character: character.parse()? },
        ("character", [seat, character]) => Act::Deal { seat: seat.parse()?, character: character.parse()? },
        ("haul", ["vehicle", to]) => Act::Haul { to: to.parse()? },
        ("load", [good, to]) => Act::Load { good: good.parse()?, to: to.parse()? },
        ("fund", ["guild-house", to, coins]) => Act::Fund { to: to.parse()?, coins: funds(coins)? },
        ("fund", ["guild-house", "treasury", treasury, "swordsmith", swordsmith]) => {
            Act::FundBoth { treasury: funds(treasury)?, swordsmith: funds(swordsmith)? }
        }
        ("lodge", ["hostel", to, follower]) => Act::Lodge { to: to.parse()?, follower: follower.parse()? },
        ("palatinate", [owner]) => Act::Palatinate { owner: owner.parse()? },
        ("fit", ["catapult"]) => Act::FitCatapult,
        _ => return Ok(answers::read(verb, rest)?.map(Act::Event)),
    }))
}

fn funds(coins: &str) -> Result<u8, Unreadable> {
    let read = coins.parse::<u8>().ok().filter(|read| read.to_string() == *coins);
    let read = read.filter(|read| (1..=FUNDS).contains(read));
    read.ok_or_else(|| Unreadable::new(coins, "a number of coins from 1 to 4"))
}

/// The most coins in one action of the Guild House. r[orleans.invasion.guild-house]
const FUNDS: u8 = 4;

/// One action of every shape.
pub(super) const EXAMPLES: &[&str] = &[
    "character mayor",
    "* character p1 mayor",
    "haul vehicle city",
    "haul vehicle p2",
    "load wool clothing-store",
    "load wine p2",
    "fund guild-house treasury 4",
    "fund guild-house p2 3",
    "fund guild-house treasury 3 swordsmith 1",
    "lodge hostel p2 farmer",
    "palatinate p2",
    "fit catapult",
];
