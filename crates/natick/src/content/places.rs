use std::{fmt, str::FromStr};

use engine::Unreadable;
use serde::{Serialize, Serializer};

/// A place on the line of a colony, counted from the first village: even for settlements, odd for
/// roads and the regions above and below them. r[natick.grid.line]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place(i8);

impl Place {
    /// Where the first village is.
    pub const FIRST: Place = Place(0);
    /// The farthest road. A colony has at most seven settlements, because there are eight tiles
    /// and the other colony uses one.
    pub const FARTHEST: i8 = 13;

    #[inline]
    pub fn new(x: i8) -> Place {
        debug_assert!((-Place::FARTHEST..=Place::FARTHEST).contains(&x));
        Place(x)
    }

    #[inline]
    pub fn x(self) -> i8 {
        self.0
    }

    /// The place a number of steps away on one side.
    #[inline]
    #[must_use]
    pub fn beside(self, side: Side, by: i8) -> Place {
        match side {
            Side::Left => Place::new(self.0 - by),
            Side::Right => Place::new(self.0 + by),
        }
    }

    #[inline]
    pub fn is_road(self) -> bool {
        self.0 & 1 != 0
    }

    /// Its index among the settlements or among the roads, from the left.
    #[inline]
    pub fn index(self) -> usize {
        (self.0 + Place::FARTHEST) as usize / 2
    }

    /// The road with this index. The regions above and below it have the same index.
    #[inline]
    pub fn road(index: usize) -> Place {
        Place::new(2 * index as i8 - Place::FARTHEST)
    }

    /// Its bit in a mask of settlements or of roads.
    #[inline]
    pub fn bit(self) -> u16 {
        1 << self.index()
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Place {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Place, Unreadable> {
        text.parse::<i8>()
            .ok()
            // Accept only the usual way of writing a number, so that each place has one notation.
            .filter(|x| (-Place::FARTHEST..=Place::FARTHEST).contains(x) && x.to_string() == text)
            .map(Place)
            .ok_or_else(|| {
                Unreadable::new(text, "a place is a number from -13 to 13; the first village is 0")
            })
    }
}

impl Serialize for Place {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_i8(self.0)
    }
}

/// A small enum whose values are written as one word.
macro_rules! words {
    ($name:ident, $about:literal, $one:ident $first:literal, $two:ident $second:literal) => {
        #[doc = $about]
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        pub enum $name {
            $one,
            $two,
        }

        impl $name {
            pub const ALL: [$name; 2] = [$name::$one, $name::$two];

            #[inline]
            pub fn index(self) -> usize {
                self as usize
            }

            pub fn name(self) -> &'static str {
                [$first, $second][self.index()]
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.name())
            }
        }

        impl FromStr for $name {
            type Err = Unreadable;

            fn from_str(text: &str) -> Result<$name, Unreadable> {
                $name::ALL
                    .into_iter()
                    .find(|word| word.name() == text)
                    .ok_or_else(|| Unreadable::new(text, concat!("say ", $first, " or ", $second)))
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.name())
            }
        }
    };
}

words!(Side, "An end of a colony. r[natick.grid.ends]", Left "left", Right "right");
words!(Row, "Above or below the line of a colony.", Above "above", Below "below");

/// Where a region is: above or below a road.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Space(u8);

impl Space {
    /// Not in a colony.
    pub const NOWHERE: Space = Space(u8::MAX);

    #[inline]
    pub fn new(road: Place, row: Row) -> Space {
        debug_assert!(road.is_road());
        Space(road.index() as u8 | (row as u8) << 4)
    }

    /// The road next to it, if it is in a colony.
    pub fn place(self) -> Option<(Place, Row)> {
        (self != Space::NOWHERE)
            .then(|| (Place::road(usize::from(self.0 & 15)), Row::ALL[usize::from(self.0 >> 4)]))
    }
}

/// Where a region will be added: at a road, in one of these rows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Spot(u8);

impl Spot {
    /// Above or below, as the owner chooses.
    pub(crate) fn both(road: Place) -> Spot {
        Spot(road.index() as u8 | 0b11 << 4)
    }

    pub(crate) fn one(road: Place, row: Row) -> Spot {
        Spot(road.index() as u8 | 1 << (4 + row as u8))
    }

    pub fn road(self) -> Place {
        Place::road(usize::from(self.0 & 15))
    }

    /// The rows to choose from.
    pub fn rows(self) -> impl Iterator<Item = Row> {
        Row::ALL.into_iter().filter(move |&row| self.0 & (1 << (4 + row as u8)) != 0)
    }
}
