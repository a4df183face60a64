use std::{fmt, num::NonZeroU8, str::FromStr};

use engine::Unreadable;

/// A printed duchy by its name on the cardboard. The editions print different ones under the same number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Duchy(NonZeroU8);

impl Duchy {
    /// How many duchies have a name.
    pub const COUNT: usize = 10;

    /// The duchy with this number, 1 to 10.
    pub const fn number(number: u8) -> Option<Duchy> {
        match NonZeroU8::new(number) {
            Some(row) if number as usize <= Duchy::COUNT => Some(Duchy(row)),
            _ => None,
        }
    }

    /// Every duchy, in order.
    pub fn all() -> impl DoubleEndedIterator<Item = Duchy> {
        (1..=Duchy::COUNT as u8).filter_map(Duchy::number)
    }

    /// Its row in a table of all duchies that begins with an empty one.
    #[inline]
    pub fn row(self) -> u8 {
        self.0.get()
    }
}

impl fmt::Display for Duchy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
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
        text.parse()
            .ok()
            .and_then(Duchy::number)
            .ok_or_else(|| Unreadable::new(text, "a board number is 1 to 10"))
    }
}
