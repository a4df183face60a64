//! Names of the pieces that modules add: shields and route cards.

use std::{fmt, num::NonZeroU8, str::FromStr};

use engine::Unreadable;
use serde::{Serialize, Serializer};

/// A shield by its printed number, 1 to 18. r[burgundy.shield.count]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Shield(NonZeroU8);

impl Shield {
    pub const COUNT: usize = 18;

    /// The shield with this number.
    pub const fn number(number: u8) -> Option<Shield> {
        match NonZeroU8::new(number) {
            Some(printed) if number as usize <= Shield::COUNT => Some(Shield(printed)),
            _ => None,
        }
    }

    /// Every shield, in order.
    pub fn all() -> impl Iterator<Item = Shield> {
        (1..=Shield::COUNT as u8).filter_map(Shield::number)
    }

    /// Its place in a table of all shields.
    #[inline]
    pub fn index(self) -> usize {
        self.0.get() as usize - 1
    }
}

impl fmt::Display for Shield {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

impl fmt::Debug for Shield {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "shield {self}")
    }
}

impl FromStr for Shield {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Shield, Unreadable> {
        Shield::all()
            .find(|shield| shield.to_string() == text)
            .ok_or_else(|| Unreadable::new(text, "a shield is 1 to 18"))
    }
}

impl Serialize for Shield {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0.get())
    }
}

/// A card of a trade route. The cards have no names in print: ours are T1 to T12. r[burgundy.route.count]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(NonZeroU8);

impl Card {
    pub const COUNT: usize = 12;

    /// The card in this row of the table of cards.
    pub fn at(index: usize) -> Card {
        debug_assert!(index < Card::COUNT);
        Card(NonZeroU8::new(index as u8 + 1).expect("a row number plus 1 is not 0"))
    }

    /// Every card, in order.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..Card::COUNT).map(Card::at)
    }

    /// Its row in the table of cards.
    #[inline]
    pub fn index(self) -> usize {
        self.0.get() as usize - 1
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "T{}", self.0)
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Card {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Card, Unreadable> {
        Card::all()
            .find(|card| card.to_string() == text)
            .ok_or_else(|| Unreadable::new(text, "a route card is T1 to T12"))
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
