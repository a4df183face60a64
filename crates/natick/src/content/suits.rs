use std::{fmt, str::FromStr};

use engine::Unreadable;
use serde::{Serialize, Serializer};

/// A suit of the piecepack: the kind of resource a region produces. r[natick.comp.piecepack]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Suit {
    Suns,
    Moons,
    Crowns,
    Arms,
}

impl Suit {
    pub const COUNT: usize = 4;
    pub const ALL: [Suit; Suit::COUNT] = [Suit::Suns, Suit::Moons, Suit::Crowns, Suit::Arms];
    /// Coins of each suit. r[natick.comp.coins]
    pub const COINS: u8 = 6;

    /// Its index in an array of four.
    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }

    /// The suit with this index, 0 to 3.
    #[inline]
    pub fn at(index: usize) -> Suit {
        Suit::ALL[index]
    }

    /// Its name in the notation.
    pub fn name(self) -> &'static str {
        ["suns", "moons", "crowns", "arms"][self.index()]
    }

    /// Its die in the notation.
    pub fn letter(self) -> char {
        ['s', 'm', 'c', 'a'][self.index()]
    }

    /// A number of its resources: `1 sun`, `2 suns`, `1 arms`. The resources have other names as well, but
    /// one name is enough. r[natick.comp.grain] r[natick.comp.names]
    pub fn counted(self, count: u8) -> String {
        let one = ["sun", "moon", "crown", "arms"][self.index()];
        format!("{count} {}", if count == 1 { one } else { self.name() })
    }
}

impl fmt::Display for Suit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Debug for Suit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Suit {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Suit, Unreadable> {
        Suit::ALL
            .into_iter()
            .find(|suit| suit.name() == text)
            .ok_or_else(|| Unreadable::new(text, "a suit is suns, moons, crowns or arms"))
    }
}

impl Serialize for Suit {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}
