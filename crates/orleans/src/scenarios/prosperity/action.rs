//! What only this scenario's players and chance can do.

use std::fmt;

use engine::{Seat, Unreadable};

use crate::content::{Edge, Follower, Good, Role, Town, Way};

/// An answer that only this scenario has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Act {
    /// `keep chartres`
    Keep { card: Town },
    /// `work scriptorium card`
    NewCard,
    /// `carpenter trader road blois`
    Step { follower: Follower, way: Way, town: Town },
    /// `carpenter stay trader`: this one goes back into the bag.
    Stay { follower: Follower },
    /// `build structure r-loches-chateauroux`
    Build { edge: Edge },
    /// `supply blois wine`
    Supply { town: Town, good: Good },
    /// `supply blois coins 3`
    Coins { town: Town, coins: u8 },
    /// `buy monk`
    BuyMonk,
    /// `swap farmer`: with a monk, for a citizen.
    Swap { role: Role },
    /// `* card p1 chartres`
    Card { seat: Seat, card: Town },
    /// `* found p1 wine`
    Found { seat: Seat, good: Good },
}

impl Act {
    /// Whether it is for chance alone.
    pub(crate) fn is_chance(self) -> bool {
        matches!(self, Act::Card { .. } | Act::Found { .. })
    }

    /// Whether it does not end a turn. r[orleans.scenario.free]
    pub(crate) fn is_free(self) -> bool {
        matches!(self, Act::Supply { .. } | Act::Coins { .. })
    }
}

impl fmt::Display for Act {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Act::Keep { card } => write!(f, "keep {card}"),
            Act::NewCard => f.write_str("work scriptorium card"),
            Act::Step { follower, way, town } => write!(f, "carpenter {follower} {way} {town}"),
            Act::Stay { follower } => write!(f, "carpenter stay {follower}"),
            Act::Build { edge } => write!(f, "build structure {edge}"),
            Act::Supply { town, good } => write!(f, "supply {town} {good}"),
            Act::Coins { town, coins } => write!(f, "supply {town} coins {coins}"),
            Act::BuyMonk => f.write_str("buy monk"),
            Act::Swap { role } => write!(f, "swap {role}"),
            Act::Card { seat, card } => write!(f, "card {seat} {card}"),
            Act::Found { seat, good } => write!(f, "found {seat} {good}"),
        }
    }
}

/// Reads an action of this scenario, if the words are one.
pub(crate) fn read(verb: &str, rest: &[&str]) -> Result<Option<Act>, Unreadable> {
    Ok(Some(match (verb, rest) {
        ("keep", [card]) => Act::Keep { card: card.parse()? },
        ("work", ["scriptorium", "card"]) => Act::NewCard,
        ("carpenter", ["stay", follower]) => Act::Stay { follower: follower.parse()? },
        ("carpenter", [follower, way, town]) => {
            Act::Step { follower: follower.parse()?, way: way.parse()?, town: town.parse()? }
        }
        ("build", ["structure", edge]) => Act::Build { edge: edge.parse()? },
        ("supply", [town, "coins", coins]) => Act::Coins { town: town.parse()?, coins: number(coins)? },
        ("supply", [town, good]) => Act::Supply { town: town.parse()?, good: good.parse()? },
        ("buy", ["monk"]) => Act::BuyMonk,
        ("swap", [role]) => Act::Swap { role: role.parse()? },
        ("card", [seat, card]) => Act::Card { seat: seat.parse()?, card: card.parse()? },
        ("found", [seat, good]) => Act::Found { seat: seat.parse()?, good: good.parse()? },
        _ => return Ok(None),
    }))
}

/// A number of coins, written in one way only.
fn number(text: &str) -> Result<u8, Unreadable> {
    let number = text.parse::<u8>().ok().filter(|number| (1..=99).contains(number));
    let number = number.filter(|number| number.to_string() == text);
    number.ok_or_else(|| Unreadable::new(text, "a number of coins from 1 to 99"))
}

/// One action of every shape.
pub(crate) const EXAMPLES: &[&str] = &[
    "keep chartres",
    "work scriptorium card",
    "carpenter trader road blois",
    "carpenter stay trader",
    "build structure r-loches-chateauroux",
    "supply blois wine",
    "supply blois coins 3",
    "buy monk",
    "swap farmer",
    "* card p1 chartres",
    "* found p1 wine",
];
