use std::fmt;

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

fn plural(count: i32, one: &str, many: &str) -> String {
    if count == 1 { format!("1 {one}") } else { format!("{count} {many}") }
}

impl fmt::Display for What {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            What::Points { seat, by, source } => {
                write!(f, "{seat} scores {} ({})", plural(*by, "point", "points"), source.name())
            }
            What::Bonus { seat, bonus, by } if *by < 0 => {
                write!(f, "{seat} checks off {}", plural(-by, bonus.name(), bonus.many()))
            }
            What::Bonus { seat, bonus, by } => {
                write!(f, "{seat} circles {}", plural(*by, bonus.name(), bonus.many()))
            }
            What::NoCircle { seat, bonus } => {
                write!(f, "{seat} has no {bonus} circle left: the {bonus} is lost")
            }
            What::Chose { seat } => write!(f, "{seat} has chosen"),
            What::Founded { seat, hex } => write!(f, "{seat} starts with the castle on {hex}"),
            What::Phase { phase } => write!(f, "phase {phase} begins"),
            What::Round { round } => write!(f, "round {round} begins"),
            What::Rolled { dice } => {
                let ([low, high], [one, other]) = (dice.pips, dice.colours);
                let glass = if dice.double() { "the double hourglass" } else { "one hourglass" };
                write!(f, "the dice show {low}, {high}, {one}, {other} and {glass}")
            }
            What::Ticked { count, ticks } => {
                write!(
                    f,
                    "{} ticked off; the column has {ticks}",
                    plural((*count).into(), "box is", "boxes are")
                )
            }
            What::Marked { seat, hex, colour, number } => {
                write!(f, "{seat} writes {number} into the {} on {hex}", colour.spec().area)
            }
            What::Passed { seat } => write!(f, "{seat} marks nothing"),
            What::AreaCompleted { seat, colour, size, .. } => {
                write!(f, "{seat} completes a {} of {size}", colour.spec().area)
            }
            What::ColourCompleted { seat, colour, .. } => write!(f, "{seat} has marked every {colour} hex"),
            What::PhaseEnded { phase } => write!(f, "phase {phase} ends"),
            What::Total { seat, points } => write!(f, "{seat} has {points} points"),
            What::Graded { seat, grade } => match grade {
                None => write!(f, "{seat} stays below the first grade"),
                Some(Grade::WellDone) => write!(f, "{seat}: well done"),
                Some(Grade::Excellent) => write!(f, "{seat}: excellent"),
                Some(Grade::Incredible) => write!(f, "{seat}: incredible"),
            },
        }
    }
}
