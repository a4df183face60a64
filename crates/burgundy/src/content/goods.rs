use std::{fmt, str::FromStr};

use engine::Unreadable;
use serde::{Serialize, Serializer};

/// A colour of goods. Its number is the die value that sells it. r[burgundy.comp.goods-numbers]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Good(u8);

impl Good {
    /// How many colours there are. r[burgundy.comp.goods]
    pub const COUNT: usize = 6;
    /// How many tiles there are of each colour.
    pub const EACH: u8 = 7;

    pub(super) const NAMES: [&str; Good::COUNT] = ["turquoise", "violet", "pink", "red", "brown", "orange"];

    /// All colours, by die value.
    pub fn all() -> impl Iterator<Item = Good> {
        (0..Good::COUNT as u8).map(Good)
    }

    /// The colour with this index, 0 to 5.
    #[inline]
    pub fn at(index: usize) -> Good {
        debug_assert!(index < Good::COUNT);
        Good(index as u8)
    }

    /// Its index in an array of six.
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }

    /// The die value that sells it.
    #[inline]
    pub fn value(self) -> u8 {
        self.0 + 1
    }

    /// Its name in the notation.
    pub fn name(self) -> &'static str {
        Good::NAMES[self.index()]
    }
}

impl fmt::Display for Good {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Debug for Good {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Good {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Good, Unreadable> {
        let by_number = text.strip_prefix('g').and_then(|digit| digit.parse::<usize>().ok());
        Good::NAMES
            .iter()
            .position(|&name| name == text)
            .or_else(|| {
                by_number.filter(|number| (1..=Good::COUNT).contains(number)).map(|number| number - 1)
            })
            .map(Good::at)
            .ok_or_else(|| {
                Unreadable::new(text, format!("a goods colour is one of {}", Good::NAMES.join(", ")))
            })
    }
}

impl Serialize for Good {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}
