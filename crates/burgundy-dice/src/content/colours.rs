use std::{fmt, str::FromStr};

use engine::Unreadable;
use serde::{Serialize, Serializer};

use super::Confidence;

/// The six colours of the hexes and of the colour dice, in the order of the sheet.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Colour {
    Purple,
    Gray,
    Blue,
    Orange,
    Green,
    Yellow,
}

/// The four bonuses.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Bonus {
    Monk,
    Silver,
    Commodity,
    Worker,
}

/// Which numbers a colour takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Numbers {
    /// One of these two.
    Only([u8; 2]),
    /// Any number, but none twice in an area.
    Different,
    /// Any number, but the same throughout an area.
    Equal,
    /// A number that is in a neighbouring hex.
    Beside,
}

/// What completing an area gives as well as its points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reward {
    Bonus(Bonus),
    /// The bonus on the castle's square.
    Square,
    /// The same points again.
    Double,
}

/// One colour: what is printed in its row of the sheet.
#[derive(Clone, Copy, Debug)]
pub struct ColourSpec {
    pub name: &'static str,
    /// What an area of this colour is.
    pub area: &'static str,
    /// Its letter in the rows of a duchy.
    pub letter: char,
    pub numbers: Numbers,
    pub reward: Reward,
    /// Points for the first and the second to complete the colour.
    pub points: [u8; 2],
    /// How well these points are known.
    pub confidence: Confidence,
    pub note: &'static str,
    /// The clause about its numbers.
    pub clause: &'static str,
}

use Confidence::{OneSource, Verified};
use Numbers::{Beside, Different, Equal, Only};

#[rustfmt::skip]
const COLOURS: [ColourSpec; Colour::COUNT] = [
    row("purple", "monastery", 'P', Only([1, 2]), Reward::Bonus(Bonus::Monk),      [3, 2], OneSource, "one app; differs from yellow, which has as many hexes: check first", "burgundy-dice.mark.purple"),
    row("gray",   "mine",      'M', Only([3, 4]), Reward::Bonus(Bonus::Silver),    [3, 1], OneSource, "one app",                                  "burgundy-dice.mark.gray"),
    row("blue",   "river",     'R', Only([5, 6]), Reward::Bonus(Bonus::Commodity), [4, 2], OneSource, "one app",                                  "burgundy-dice.mark.blue"),
    row("orange", "city",      'O', Different,    Reward::Bonus(Bonus::Worker),    [6, 3], OneSource, "one app",                                  "burgundy-dice.mark.city"),
    row("green",  "castle",    'C', Beside,       Reward::Square,                  [3, 1], OneSource, "one app",                                  "burgundy-dice.mark.castle"),
    row("yellow", "pasture",   'Y', Equal,        Reward::Double,                  [4, 2], Verified,  "an example in the rulebook, and one app", "burgundy-dice.mark.pasture"),
];

#[expect(clippy::too_many_arguments, reason = "a row of a table")]
const fn row(
    name: &'static str,
    area: &'static str,
    letter: char,
    numbers: Numbers,
    reward: Reward,
    points: [u8; 2],
    confidence: Confidence,
    note: &'static str,
    clause: &'static str,
) -> ColourSpec {
    ColourSpec { name, area, letter, numbers, reward, points, confidence, note, clause }
}

impl Colour {
    pub const COUNT: usize = 6;
    pub const ALL: [Colour; Colour::COUNT] =
        [Colour::Purple, Colour::Gray, Colour::Blue, Colour::Orange, Colour::Green, Colour::Yellow];

    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The colour as one bit of a set.
    #[inline]
    pub fn bit(self) -> u8 {
        1 << self as u8
    }

    #[inline]
    pub const fn spec(self) -> &'static ColourSpec {
        &COLOURS[self.index()]
    }

    pub fn name(self) -> &'static str {
        self.spec().name
    }
}

impl Bonus {
    pub const COUNT: usize = 4;
    pub const ALL: [Bonus; Bonus::COUNT] = [Bonus::Monk, Bonus::Silver, Bonus::Commodity, Bonus::Worker];

    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }

    /// The bonus as one bit of a set.
    #[inline]
    pub fn bit(self) -> u8 {
        1 << self as u8
    }

    pub fn name(self) -> &'static str {
        ["monk", "silver", "commodity", "worker"][self.index()]
    }

    /// Its plural, for facts and events.
    pub fn many(self) -> &'static str {
        ["monks", "silver", "commodities", "workers"][self.index()]
    }

    /// The colour whose row has its circles. A castle's square has the same colour.
    pub fn colour(self) -> Colour {
        [Colour::Purple, Colour::Gray, Colour::Blue, Colour::Orange][self.index()]
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Colour {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Colour, Unreadable> {
        let found = Colour::ALL.into_iter().find(|colour| colour.name() == text);
        found.ok_or_else(|| Unreadable::new(text, "a colour is purple, gray, blue, orange, green or yellow"))
    }
}

impl Serialize for Colour {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl fmt::Display for Bonus {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Bonus {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Bonus, Unreadable> {
        let found = Bonus::ALL.into_iter().find(|bonus| bonus.name() == text || bonus.many() == text);
        found.ok_or_else(|| Unreadable::new(text, "a bonus is monk, silver, commodity or worker"))
    }
}

impl Serialize for Bonus {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}
