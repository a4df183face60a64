use std::{fmt, str::FromStr};

use engine::Unreadable;
use serde::{Serialize, Serializer};

use super::{
    Kind,
    Kind::{Building, Castle, Livestock, Mine, Monastery, Ship},
};

/// One of the six numbered depots, or the black one in the middle.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Depot(u8);

impl Depot {
    /// The black depot.
    pub const BLACK: Depot = Depot(0);

    /// The numbered depots, 1 to 6.
    pub fn numbered() -> impl Iterator<Item = Depot> {
        (1..=6).map(Depot)
    }

    /// The depot with this number, 1 to 6.
    #[inline]
    pub fn number(number: u8) -> Depot {
        debug_assert!((1..=6).contains(&number));
        Depot(number)
    }

    /// The number a die must show, 0 for the black depot.
    #[inline]
    pub fn value(self) -> u8 {
        self.0
    }

    /// A numbered depot's index in an array of six.
    #[inline]
    pub fn index(self) -> usize {
        debug_assert!(self != Depot::BLACK);
        self.0 as usize - 1
    }

    /// The next depot around the ring. After 6 comes 1. r[burgundy.monastery.05-adjacent]
    #[inline]
    #[must_use]
    pub fn next(self) -> Depot {
        Depot(self.0 % 6 + 1)
    }
}

impl fmt::Display for Depot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Depot::BLACK { f.write_str("black") } else { write!(f, "{}", self.0) }
    }
}

impl fmt::Debug for Depot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Depot {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Depot, Unreadable> {
        match text {
            "black" => Ok(Depot::BLACK),
            "1" | "2" | "3" | "4" | "5" | "6" => Ok(Depot(text.as_bytes()[0] - b'0')),
            _ => Err(Unreadable::new(text, "a depot is 1 to 6 or black")),
        }
    }
}

impl Serialize for Depot {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Hex spaces in a numbered depot.
pub const SLOTS: usize = 4;

/// The black depot has two hex spaces for each seat. r[burgundy.phase.fill-black]
pub const BLACK_SPACES: usize = 8;

/// The colour of every depot space, depots 1 to 6. With 2 seats the first two spaces of a depot are
/// in use, with 3 the first three, with 4 all. r[burgundy.players.2-board]
/// r[burgundy.players.3-board] r[burgundy.players.4-board]
#[rustfmt::skip]
pub const DEPOTS: [[Kind; SLOTS]; 6] = [
//   2 seats               3          4
    [Building,  Ship,      Monastery, Livestock],
    [Monastery, Castle,    Building,  Building],
    [Livestock, Building,  Ship,      Monastery],
    [Ship,      Building,  Livestock, Mine],
    [Mine,      Monastery, Building,  Building],
    [Building,  Livestock, Castle,    Ship],
];

/// With 3 seats the third space of depot 6 holds a castle in phases A, C, E and a mine in B, D.
/// r[burgundy.players.depot6-3p]
pub const FROM_DEPOT_6: [Kind; 5] = [Castle, Mine, Castle, Mine, Castle];
