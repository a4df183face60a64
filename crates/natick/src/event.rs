use std::fmt;

use engine::Seat;
use serde::{Serialize, Serializer};

use crate::{
    action::Build,
    content::{DiceSet, DieEvent, Face, Item, Region, Row, Suit},
    step::Offer,
};

/// What happened, and the clause behind it.
pub type Event = engine::Event<What>;

/// The kinds of event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum What {
    First { seat: Seat },
    Founded { seat: Seat },
    Laid { seat: Seat, region: Region, x: i8, row: Row },
    Turn { seat: Seat, turn: u16 },
    Rolled { seat: Seat, faces: [Face; 4] },
    Divided { seat: Seat, first: DiceSet, second: DiceSet, aside: DiceSet },
    Kept { seat: Seat, dice: DiceSet, given: DiceSet },
    NoEffect { seat: Seat, kind: DieEvent },
    Skipped { seat: Seat, kind: DieEvent },
    Raided { seat: Seat, count: u8 },
    Coin { seat: Seat, region: Region, by: i32 },
    Short { seat: Seat, suit: Suit, by: u8 },
    Banked { seat: Seat, give: Suit, paid: u8, take: Suit },
    Proposed { seat: Seat, offer: Offer },
    Withdrawn { seat: Seat },
    Accepted { seat: Seat },
    Declined { seat: Seat },
    Built { seat: Seat, build: Build },
    Points { seat: Seat, by: i32, item: Item },
    Swapped { seat: Seat },
    AddsRegion { seat: Seat },
    Scouted { seat: Seat, region: Region },
    Drawn { region: Region },
    NoRegion { seat: Seat },
    TurnEnded { seat: Seat },
    LastTurn { seat: Seat },
    Over { stalled: bool },
}

impl Serialize for Build {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl Serialize for Offer {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl Offer {
    /// The offer in words for people: `1 sun and 2 moons for 1 arms`.
    pub(crate) fn told(self) -> String {
        let side = |count: &dyn Fn(Suit) -> u8| {
            let some = Suit::ALL.into_iter().filter(|&suit| count(suit) > 0);
            let texts: Vec<String> = some.map(|suit| suit.counted(count(suit))).collect();
            if texts.is_empty() { "nothing".to_owned() } else { texts.join(" and ") }
        };
        format!("{} for {}", side(&|suit| self.offered(suit)), side(&|suit| self.asked(suit)))
    }
}

/// The form used in views and records.
impl fmt::Display for Offer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let side = |count: &dyn Fn(Suit) -> u8| {
            let some = Suit::ALL.into_iter().filter(|&suit| count(suit) > 0);
            let texts: Vec<String> = some.map(|suit| format!("{} {suit}", count(suit))).collect();
            if texts.is_empty() { "nothing".to_owned() } else { texts.join(" and ") }
        };
        write!(f, "{} for {}", side(&|suit| self.offered(suit)), side(&|suit| self.asked(suit)))
    }
}
