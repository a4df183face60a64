use std::{fmt, str::FromStr};

use engine::{HEXES, Hex, Mask, Unreadable};
use serde::{Serialize, Serializer};

/// The most spaces a duchy has.
pub const SPACES: usize = HEXES;

/// Some spaces of a duchy. A larger duchy needs more words: `cargo xtask bench-instructions` says what they
/// cost.
pub type Spaces = Mask<{ SPACES.div_ceil(64) }>;

/// A space of a duchy. r[burgundy.place.geometry]
///
/// Its name means the same on every board. What is next to it depends on the board, which may have rivers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Space(u8);

impl Space {
    /// The middle of the hexagon.
    pub const CENTRE: Space = Space(18);

    /// Every space of the hexagon, in reading order.
    pub fn all() -> impl DoubleEndedIterator<Item = Space> {
        (0..HEXES as u8).map(Space)
    }

    /// The space at this position in reading order.
    #[inline]
    pub fn at(index: usize) -> Space {
        debug_assert!(index < SPACES);
        Space(index as u8)
    }

    /// Its position in reading order.
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }

    /// The set of just this space.
    #[inline]
    pub fn alone(self) -> Spaces {
        Spaces::only(self.index())
    }

    /// The space in this row and column, both counted from 1.
    pub fn from_row_column(row: u8, column: u8) -> Option<Space> {
        Hex::from_row_column(row, column).map(|hex| Space(hex.index() as u8))
    }

    /// The spaces that share a side with it.
    pub(super) fn touching(self) -> Spaces {
        let sides = self.hex().neighbours();
        Space::all().filter(|space| sides & space.hex().bit() != 0).map(Space::index).collect()
    }

    fn hex(self) -> Hex {
        Hex::at(self.index())
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.hex(), f)
    }
}

impl fmt::Debug for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Space {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Space, Unreadable> {
        text.parse().map(|hex: Hex| Space(hex.index() as u8))
    }
}

impl Serialize for Space {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Some spaces by name, for events. As JSON they are a list in reading order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Hexes(pub Spaces);

impl Hexes {
    /// No space.
    pub const NONE: Hexes = Hexes(Spaces::EMPTY);
}

impl Serialize for Hexes {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.iter().map(Space::at))
    }
}
