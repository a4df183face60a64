use std::{fmt, str::FromStr};

use engine::Unreadable;
use serde::{Serialize, Serializer};

use super::Suit;

/// What a die shows: a number from 2 to 5 or an event. A suit's null and ace cause the same event,
/// so they are one face here. r[natick.event.trigger]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Face(u8);

impl Face {
    /// Null or ace.
    pub const EVENT: Face = Face(0);
    /// Every face, with the number of sides that show it.
    pub const ALL: [(Face, u32); 5] = [(Face(0), 2), (Face(2), 1), (Face(3), 1), (Face(4), 1), (Face(5), 1)];

    /// The face on one of the six sides.
    #[inline]
    pub(crate) fn side(side: u32) -> Face {
        Face(if side < 2 { 0 } else { side as u8 })
    }

    /// The number, if it is not an event.
    #[inline]
    pub fn number(self) -> Option<u8> {
        (self.0 != 0).then_some(self.0)
    }

    #[inline]
    pub fn is_event(self) -> bool {
        self == Face::EVENT
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_event() { f.write_str("event") } else { write!(f, "{}", self.0) }
    }
}

impl fmt::Debug for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Face {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Face, Unreadable> {
        match text {
            "event" | "null" | "ace" => Ok(Face::EVENT),
            "2" | "3" | "4" | "5" => Ok(Face(text.as_bytes()[0] - b'0')),
            _ => Err(Unreadable::new(text, "a die shows 2, 3, 4, 5 or event (null and ace work, too)")),
        }
    }
}

impl Serialize for Face {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Some of the four dice, named by the letters of their suits: `sm`, or `-` for none.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct DiceSet(u8);

impl DiceSet {
    pub const NONE: DiceSet = DiceSet(0);
    pub const ALL: DiceSet = DiceSet(0b1111);

    #[inline]
    pub fn from_bits(bits: u8) -> DiceSet {
        DiceSet(bits & 0b1111)
    }

    #[inline]
    pub fn bits(self) -> u8 {
        self.0
    }

    #[inline]
    pub fn contains(self, die: Suit) -> bool {
        self.0 & (1 << die as u8) != 0
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    #[inline]
    pub fn remove(&mut self, die: Suit) {
        self.0 &= !(1 << die as u8);
    }

    #[inline]
    pub fn insert(&mut self, die: Suit) {
        self.0 |= 1 << die as u8;
    }

    /// The dice that are not in it.
    #[inline]
    #[must_use]
    pub fn rest(self) -> DiceSet {
        DiceSet(!self.0 & 0b1111)
    }

    /// The dice that are in both.
    #[inline]
    #[must_use]
    pub fn and(self, other: DiceSet) -> DiceSet {
        DiceSet(self.0 & other.0)
    }

    #[inline]
    #[must_use]
    pub fn without(self, other: DiceSet) -> DiceSet {
        DiceSet(self.0 & !other.0)
    }

    /// Calls a function for each of its dice, in suit order.
    #[inline]
    pub(crate) fn each(self, mut with: impl FnMut(Suit)) {
        for die in Suit::ALL {
            if self.contains(die) {
                with(die);
            }
        }
    }

    /// Its dice in suit order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Suit> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let die = Suit::at(rest.trailing_zeros() as usize & 3);
            rest &= rest - 1;
            Some(die)
        })
    }
}

impl fmt::Display for DiceSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        self.iter().try_for_each(|die| write!(f, "{}", die.letter()))
    }
}

impl fmt::Debug for DiceSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for DiceSet {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<DiceSet, Unreadable> {
        let expected = "name dice by their suits, s m c a, each once, such as sm, or write - for none";
        let mut dice = DiceSet::NONE;
        if text == "-" {
            return Ok(dice);
        }
        for letter in text.chars() {
            let die = Suit::ALL.into_iter().find(|die| die.letter() == letter && !dice.contains(*die));
            dice.insert(die.ok_or_else(|| Unreadable::new(text, expected))?);
        }
        if dice.is_empty() { Err(Unreadable::new(text, expected)) } else { Ok(dice) }
    }
}

impl Serialize for DiceSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// What a null or an ace causes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum DieEvent {
    RichHarvest,
    TradeAdvantage,
    Tournament,
    RaiderAttack,
}

impl DieEvent {
    pub const ALL: [DieEvent; 4] =
        [DieEvent::RichHarvest, DieEvent::TradeAdvantage, DieEvent::Tournament, DieEvent::RaiderAttack];

    /// Its name in the notation.
    pub fn name(self) -> &'static str {
        ["harvest", "advantage", "tournament", "raid"][self as usize]
    }

    /// The clause that describes it.
    pub fn clause(self) -> &'static str {
        ["natick.event.harvest", "natick.event.advantage", "natick.event.tournament", "natick.event.raid"]
            [self as usize]
    }
}

/// Which event the die of each suit causes. Any pairing is the same game. r[natick.event.suits]
pub const EVENTS: [DieEvent; Suit::COUNT] =
    [DieEvent::RichHarvest, DieEvent::RaiderAttack, DieEvent::TradeAdvantage, DieEvent::Tournament];

impl fmt::Display for DieEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for DieEvent {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<DieEvent, Unreadable> {
        DieEvent::ALL
            .into_iter()
            .find(|event| event.name() == text)
            .ok_or_else(|| Unreadable::new(text, "an event is harvest, advantage, tournament or raid"))
    }
}

impl Serialize for DieEvent {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}
