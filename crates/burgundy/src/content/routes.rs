//! The cards of the trade routes.

use std::fmt;

use engine::{Confidence, Text};
use serde::{Serialize, Serializer};

use super::{Card, Effect, Good};
use crate::means::Means;

/// Spaces on each card. r[burgundy.route.count]
pub const CARD_SPACES: usize = 3;

/// The most cards that a route has, with two players.
pub const MAX_CARDS: usize = 5;

/// The most spaces that a route has.
pub const ROUTE: usize = MAX_CARDS * CARD_SPACES;

/// What a space gives for a good of its colour. r[burgundy.route.bonus-kinds]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum Bonus {
    Silver,
    Workers,
    Points,
    TakeBuilding,
    TakeMineMonasteryCastle,
    TakeShipLivestock,
    Sell,
    Place,
    Action,
}

/// Their names, and what each does: the same as a tile.
#[rustfmt::skip]
const BONUSES: [(&str, Effect); Bonus::ALL.len()] = [
    ("silver",                     Effect::Silver(2)),
    ("workers",                    Effect::Workers(4)),
    ("points",                     Effect::Points(4)),
    ("take-building",              Effect::Act(Means::Carpenter)),
    ("take-mine-monastery-castle", Effect::Act(Means::Church)),
    ("take-ship-livestock",        Effect::Act(Means::Market)),
    ("sell",                       Effect::Act(Means::Warehouse)),
    ("place",                      Effect::Act(Means::TownHall)),
    ("action",                     Effect::Act(Means::Route)),
];

impl Bonus {
    pub const ALL: [Bonus; 9] = [
        Bonus::Silver,
        Bonus::Workers,
        Bonus::Points,
        Bonus::TakeBuilding,
        Bonus::TakeMineMonasteryCastle,
        Bonus::TakeShipLivestock,
        Bonus::Sell,
        Bonus::Place,
        Bonus::Action,
    ];

    pub fn name(self) -> &'static str {
        BONUSES[self as usize].0
    }

    /// What it does.
    pub fn effect(self) -> Effect {
        BONUSES[self as usize].1
    }
}

impl fmt::Display for Bonus {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Serialize for Bonus {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

/// A printed card, read from left to right.
#[derive(Clone, Copy, Debug)]
pub struct CardSpec {
    /// The number of each space's colour, and its bonus.
    spaces: [(u8, Bonus); CARD_SPACES],
    pub confidence: Confidence,
    pub note: &'static str,
}

impl CardSpec {
    /// The card as an overlay writes it.
    pub(crate) const fn text(&self) -> Text {
        let mut text = Text::EMPTY;
        let mut place = 0;
        while place < CARD_SPACES {
            let (number, bonus) = self.spaces[place];
            text.push(if place == 0 { "" } else { " / " });
            text.push(Good::NAMES[number as usize - 1]);
            text.push(" ");
            text.push(BONUSES[bonus as usize].0);
            place += 1;
        }
        text
    }

    /// The same card with other spaces.
    pub(crate) fn with_spaces(self, spaces: [(Good, Bonus); CARD_SPACES]) -> CardSpec {
        CardSpec { spaces: spaces.map(|(good, bonus)| (good.value(), bonus)), ..self }
    }

    /// A space's colour and bonus.
    pub fn space(&self, place: usize) -> (Good, Bonus) {
        let (number, bonus) = self.spaces[place];
        (Good::at(usize::from(number) - 1), bonus)
    }
}

impl Card {
    /// What is printed on it.
    pub fn printed(self) -> &'static CardSpec {
        &CARDS[self.index()]
    }
}

const fn card(spaces: [(u8, Bonus); CARD_SPACES], confidence: Confidence, note: &'static str) -> CardSpec {
    CardSpec { spaces, confidence, note }
}

const PICTURE: &str = "a picture in a licensed rulebook and an independent reading";
const SAMPLE: &str = "an independent reading and a sample in a later edition's rulebook";
const SCANS: &str = "one reading of scans; the totals of colours and bonuses fit";

/// Every card: T1 to T12. The cards have no numbers in print.
#[rustfmt::skip]
pub const CARDS: [CardSpec; Card::COUNT] = [
    card([(2, Bonus::TakeBuilding), (4, Bonus::TakeMineMonasteryCastle), (1, Bonus::Workers)], Confidence::Verified, SAMPLE),
    card([(1, Bonus::TakeShipLivestock), (2, Bonus::Silver), (5, Bonus::Place)], Confidence::OneSource, SCANS),
    card([(4, Bonus::Action), (1, Bonus::Points), (2, Bonus::TakeShipLivestock)], Confidence::OneSource, SCANS),
    card([(3, Bonus::Place), (5, Bonus::Points), (6, Bonus::TakeShipLivestock)], Confidence::OneSource, SCANS),
    card([(6, Bonus::Place), (4, Bonus::TakeShipLivestock), (3, Bonus::Sell)], Confidence::OneSource, SCANS),
    card([(4, Bonus::Workers), (1, Bonus::Sell), (6, Bonus::TakeBuilding)], Confidence::OneSource, SCANS),
    card([(5, Bonus::Action), (6, Bonus::Silver), (1, Bonus::TakeBuilding)], Confidence::OneSource, SCANS),
    card([(4, Bonus::Place), (3, Bonus::TakeMineMonasteryCastle), (2, Bonus::Workers)], Confidence::Verified, SAMPLE),
    card([(1, Bonus::Silver), (6, Bonus::Action), (5, Bonus::TakeBuilding)], Confidence::Verified, PICTURE),
    card([(6, Bonus::Points), (3, Bonus::Silver), (4, Bonus::Sell)], Confidence::OneSource, "one reading of scans; a sample in a later edition agrees except for the last bonus, and the totals fit"),
    card([(5, Bonus::Sell), (2, Bonus::TakeMineMonasteryCastle), (3, Bonus::Points)], Confidence::Verified, PICTURE),
    card([(3, Bonus::Workers), (5, Bonus::TakeMineMonasteryCastle), (2, Bonus::Action)], Confidence::Verified, PICTURE),
];

#[cfg(test)]
mod tests {
    use super::*;

    /// r[burgundy.route.bonus-kinds]
    #[test]
    fn every_bonus_is_on_four_spaces_and_every_colour_on_six() {
        let spaces: Vec<_> =
            CARDS.iter().flat_map(|card| (0..CARD_SPACES).map(|place| card.space(place))).collect();
        for bonus in Bonus::ALL {
            assert_eq!(spaces.iter().filter(|space| space.1 == bonus).count(), 4, "{bonus}");
        }
        for good in Good::all() {
            assert_eq!(spaces.iter().filter(|space| space.0 == good).count(), 6, "{good}");
        }
    }
}
