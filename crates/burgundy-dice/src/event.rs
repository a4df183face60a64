use engine::{Hexes, Seat};
use serde::Serialize;

use crate::{
    content::{Bonus, Colour, Grade, Hex},
    dice::Dice,
    state::Source,
};

/// What happened, and the clause behind it.
pub type Event = engine::Event<What>;

/// The kinds of event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum What {
    Points { seat: Seat, by: i32, source: Source },
    Bonus { seat: Seat, bonus: Bonus, by: i32 },
    NoCircle { seat: Seat, bonus: Bonus },
    Chose { seat: Seat },
    Founded { seat: Seat, hex: Hex },
    Phase { phase: &'static str },
    Round { round: u8 },
    Rolled { dice: Dice },
    Ticked { count: u8, ticks: u8 },
    Marked { seat: Seat, hex: Hex, colour: Colour, number: u8 },
    Passed { seat: Seat },
    AreaCompleted { seat: Seat, colour: Colour, size: u8, hexes: Hexes },
    ColourCompleted { seat: Seat, colour: Colour, hexes: Hexes },
    PhaseEnded { phase: &'static str },
    Total { seat: Seat, points: u16 },
    Graded { seat: Seat, grade: Option<Grade> },
}
