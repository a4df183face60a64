use std::fmt;

use engine::Seat;
use serde::{Serialize, Serializer};

use crate::{
    action::Build,
    content::{BANK_RATE, DiceSet, DieEvent, Face, Item, Region, Row, Suit},
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
    Banked { seat: Seat, give: Suit, take: Suit },
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

impl fmt::Display for What {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            What::First { seat } => write!(f, "{seat} goes first"),
            What::Founded { seat } => write!(f, "{seat} places the first village"),
            What::Laid { seat, region, x, row } => {
                write!(f, "{seat} lays {region} {row} the road at {x}")
            }
            What::Turn { seat, turn } => write!(f, "turn {turn}: {seat} is the active seat"),
            What::Rolled { seat, faces: [suns, moons, crowns, arms] } => {
                write!(f, "{seat} rolls suns {suns}, moons {moons}, crowns {crowns}, arms {arms}")
            }
            What::Divided { seat, first, second, aside } if aside.is_empty() => {
                write!(f, "{seat} divides the dice into {first} and {second}")
            }
            What::Divided { seat, first, second, aside } => {
                write!(f, "{seat} divides the dice into {first} and {second} and sets {aside} aside")
            }
            What::Kept { seat, dice, given } => write!(f, "{seat} keeps {dice} and gives {given}"),
            What::NoEffect { seat, kind } => write!(f, "the {kind} does nothing for {seat}"),
            What::Skipped { seat, kind } => write!(f, "{seat} leaves the {kind} unused"),
            What::Raided { seat, count: 1 } => write!(f, "raiders cost {seat} 1 resource"),
            What::Raided { seat, count } => write!(f, "raiders cost {seat} {count} resources"),
            What::Coin { seat, region, by: 1 } => {
                write!(f, "{seat} gains {} on {region}", region.suit().counted(1))
            }
            What::Coin { seat, region, .. } => {
                write!(f, "{seat} loses {} from {region}", region.suit().counted(1))
            }
            What::Short { seat, suit, by } => {
                write!(f, "the pool has {} too few for {seat}", suit.counted(*by))
            }
            What::Banked { seat, give, take } => {
                write!(f, "{seat} trades {} for {}", give.counted(BANK_RATE), take.counted(1))
            }
            What::Proposed { seat, offer } => write!(f, "{seat} offers {}", offer.told()),
            What::Withdrawn { seat } => write!(f, "{seat} withdraws the offer"),
            What::Accepted { seat } => write!(f, "{seat} accepts the offer"),
            What::Declined { seat } => write!(f, "{seat} declines the offer"),
            What::Built { seat, build } => write!(f, "{seat} builds: {build}"),
            What::Points { seat, by: 1, item } => write!(f, "{seat} scores 1 point ({item})"),
            What::Points { seat, by, item } => write!(f, "{seat} scores {by} points ({item})"),
            What::Swapped { seat } => write!(f, "{seat} swaps the tile of a road"),
            What::AddsRegion { seat } => write!(f, "{seat} adds a region"),
            What::Scouted { seat, region } => write!(f, "{seat} hires a scout, who finds {region}"),
            What::Drawn { region } => write!(f, "{region} is drawn"),
            What::NoRegion { seat } => write!(f, "the stack is empty: {seat} adds no region"),
            What::TurnEnded { seat } => write!(f, "{seat} ends the turn"),
            What::LastTurn { seat } => write!(f, "{seat} has the last turn"),
            What::Over { stalled: false } => write!(f, "the game is over"),
            What::Over { stalled: true } => {
                write!(f, "nobody has built anything for a long time: the game is over")
            }
        }
    }
}
