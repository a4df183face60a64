use std::{fmt, str::FromStr};

use engine::Unreadable;
use serde::{Serialize, Serializer};

/// The six colours of tiles and spaces.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Kind {
    Building,
    Livestock,
    Castle,
    Mine,
    Ship,
    Monastery,
}

impl Kind {
    pub const COUNT: usize = 6;
    pub const ALL: [Kind; Kind::COUNT] =
        [Kind::Building, Kind::Livestock, Kind::Castle, Kind::Mine, Kind::Ship, Kind::Monastery];

    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }

    /// Its name in the notation.
    pub fn name(self) -> &'static str {
        ["building", "livestock", "castle", "mine", "ship", "monastery"][self.index()]
    }

    /// Its letter on a board.
    pub fn letter(self) -> char {
        ['B', 'L', 'C', 'M', 'S', 'Y'][self.index()]
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Kind {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Kind, Unreadable> {
        Kind::ALL.into_iter().find(|kind| kind.name() == text).ok_or_else(|| {
            Unreadable::new(text, "a kind is building, livestock, castle, mine, ship or monastery")
        })
    }
}

impl Serialize for Kind {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

/// Some of the six kinds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KindSet(u8);

impl KindSet {
    pub const NONE: KindSet = KindSet(0);
    pub const ALL: KindSet = KindSet(0b11_1111);

    pub const fn of(kinds: &[Kind]) -> KindSet {
        let mut bits = 0;
        let mut n = 0;
        while n < kinds.len() {
            bits |= 1 << kinds[n] as u8;
            n += 1;
        }
        KindSet(bits)
    }

    #[inline]
    pub fn contains(self, kind: Kind) -> bool {
        self.0 & (1 << kind as u8) != 0
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The set as an index into a table of all 64 sets.
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }

    /// Every set of kinds.
    pub fn every() -> impl Iterator<Item = KindSet> {
        (0..=KindSet::ALL.0).map(KindSet)
    }
}
