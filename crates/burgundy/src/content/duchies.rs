use std::{fmt, num::NonZeroU8, str::FromStr};

use engine::Unreadable;
use serde::{Serialize, Serializer};

/// A printed duchy by its name on the cardboard. The editions print different ones under the same number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Duchy(NonZeroU8);

/// The names, by row. The first row is no duchy.
const NAMES: [&str; Duchy::COUNT + 1] = [
    "", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11a", "11b", "11c", "11d", "11e", "11f", "12a",
    "12b", "13a", "13b",
];

impl Duchy {
    /// How many duchies have a name.
    pub const COUNT: usize = 20;

    /// The duchy with this number, 1 to 10.
    pub const fn number(number: u8) -> Option<Duchy> {
        if number > 10 { None } else { Duchy::at(number) }
    }

    /// The duchy of this row, from 1.
    const fn at(row: u8) -> Option<Duchy> {
        match NonZeroU8::new(row) {
            Some(row) if row.get() as usize <= Duchy::COUNT => Some(Duchy(row)),
            _ => None,
        }
    }

    /// The duchy with this name, known to exist.
    pub(crate) const fn named(name: &str) -> Duchy {
        let mut row = 1;
        while row <= Duchy::COUNT {
            if super::same(NAMES[row], name) {
                return Duchy::at(row as u8).expect("rows begin with 1");
            }
            row += 1;
        }
        panic!("no duchy has this name")
    }

    /// The duchies of the base game, which have a number.
    pub(crate) fn numbered() -> impl Iterator<Item = Duchy> {
        (1..=10).filter_map(Duchy::number)
    }

    /// Every duchy, in order.
    pub fn all() -> impl DoubleEndedIterator<Item = Duchy> {
        (1..=Duchy::COUNT as u8).filter_map(Duchy::at)
    }

    /// Its row in a table of all duchies that begins with an empty one.
    #[inline]
    pub const fn row(self) -> u8 {
        self.0.get()
    }

    pub fn name(self) -> &'static str {
        NAMES[self.0.get() as usize]
    }
}

impl fmt::Display for Duchy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl Serialize for Duchy {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl fmt::Debug for Duchy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Duchy {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Duchy, Unreadable> {
        Duchy::all()
            .find(|duchy| duchy.name() == text)
            .ok_or_else(|| Unreadable::new(text, "a duchy is 1 to 10, 11a to 11f, 12a, 12b, 13a or 13b"))
    }
}
