use std::{fmt, str::FromStr};

use engine::Unreadable;
use serde::{Serialize, Serializer};

use super::Suit;

/// A set of regions: one bit in every four, the same layout as the resources on them.
pub type Regions = u64;

/// A region tile: one for each suit and each number from 2 to 5. r[natick.comp.regions]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Region(u8);

impl Region {
    pub const COUNT: usize = 16;
    /// All of them, as a mask.
    pub const ALL: Regions = 0x1111_1111_1111_1111;

    /// The region of a suit with a number from 2 to 5.
    #[inline]
    pub fn new(suit: Suit, number: u8) -> Region {
        debug_assert!((2..=5).contains(&number));
        Region(suit as u8 * 4 + number - 2)
    }

    /// The region with this index, 0 to 15.
    #[inline]
    pub fn at(index: usize) -> Region {
        debug_assert!(index < Region::COUNT);
        Region(index as u8)
    }

    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize & 15
    }

    #[inline]
    pub fn bit(self) -> Regions {
        1 << (self.index() * 4)
    }

    /// The kind of resource it produces and holds. r[natick.comp.region]
    #[inline]
    pub fn suit(self) -> Suit {
        Suit::at(self.index() / 4)
    }

    /// The die result that activates it.
    #[inline]
    pub fn number(self) -> u8 {
        self.0 % 4 + 2
    }

    /// The four regions of a suit, as a mask.
    #[inline]
    pub fn of_suit(suit: Suit) -> Regions {
        0x1111 << (suit.index() * 16)
    }

    /// The four regions with a number, as a mask.
    #[inline]
    pub fn with_number(number: u8) -> Regions {
        0x0001_0001_0001_0001 << ((number - 2) * 4)
    }

    /// All regions in order.
    pub fn all() -> impl Iterator<Item = Region> {
        Region::in_mask(Region::ALL)
    }

    /// The regions of a mask in order.
    #[inline]
    pub fn in_mask(mask: Regions) -> impl Iterator<Item = Region> {
        let mut rest = mask;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let region = Region((rest.trailing_zeros() / 4) as u8);
            rest &= rest - 1;
            Some(region)
        })
    }
}

impl fmt::Display for Region {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.suit(), self.number())
    }
}

impl fmt::Debug for Region {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Region {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Region, Unreadable> {
        Region::all()
            .find(|region| {
                let number = text.strip_prefix(region.suit().name());
                number.is_some_and(|number| number.as_bytes() == [b'0' + region.number()])
            })
            .ok_or_else(|| {
                Unreadable::new(text, "a region is a suit with a number from 2 to 5, such as suns3")
            })
    }
}

impl Serialize for Region {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
