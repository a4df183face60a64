//! What only the Duel's players can do.

use std::fmt;

use engine::Unreadable;

use crate::{
    action::Take,
    content::{Good, Place, Town, Way},
};

/// An answer that only this scenario has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Act {
    /// `start blois`
    Start { town: Town },
    /// `draft windmill`
    Draft { tile: Place },
    /// `house wine`, `house coins`, `house books`, `house road blois wine`
    House(Bonus),
    /// `swap wool wine`
    Swap { give: Good, take: Good },
}

/// What the Bourgeois House gives. r[orleans.duel.house-bonus]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Bonus {
    Good(Good),
    Coins,
    Books,
    Travel { way: Way, town: Town, take: Take },
}

impl fmt::Display for Act {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Act::Start { town } => write!(f, "start {town}"),
            Act::Draft { tile } => write!(f, "draft {tile}"),
            Act::House(Bonus::Good(good)) => write!(f, "house {good}"),
            Act::House(Bonus::Coins) => f.write_str("house coins"),
            Act::House(Bonus::Books) => f.write_str("house books"),
            Act::House(Bonus::Travel { way, town, take }) => write!(f, "house {way} {town}{take}"),
            Act::Swap { give, take } => write!(f, "swap {give} {take}"),
        }
    }
}

/// Reads an action of this scenario, if the words are one.
pub(crate) fn read(verb: &str, rest: &[&str]) -> Result<Option<Act>, Unreadable> {
    Ok(Some(match (verb, rest) {
        ("start", [town]) => Act::Start { town: town.parse()? },
        ("draft", [tile]) => Act::Draft { tile: tile.parse()? },
        ("house", ["coins"]) => Act::House(Bonus::Coins),
        ("house", ["books"]) => Act::House(Bonus::Books),
        ("house", [way, town]) => house_travel(way, town, Take::Nothing)?,
        ("house", [way, town, good]) => house_travel(way, town, Take::Good(good.parse()?))?,
        ("house", [good]) => Act::House(Bonus::Good(good.parse()?)),
        ("swap", [give, take]) => Act::Swap { give: give.parse()?, take: take.parse()? },
        _ => return Ok(None),
    }))
}

fn house_travel(way: &str, town: &str, take: Take) -> Result<Act, Unreadable> {
    Ok(Act::House(Bonus::Travel { way: way.parse()?, town: town.parse()?, take }))
}

/// One action of every shape.
pub(crate) const EXAMPLES: &[&str] = &[
    "start blois",
    "draft windmill",
    "house wine",
    "house coins",
    "house books",
    "house road blois",
    "house river blois wine",
    "swap wool wine",
];
