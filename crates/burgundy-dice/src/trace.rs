//! What an event is evidence of.

use engine::{How, Incident, Trace};

use crate::event::What;

impl Incident for What {
    fn trace(&self) -> Option<Trace> {
        Some(match *self {
            What::Points { seat, by, .. } => Trace::gain(seat, "points", by),
            What::Bonus { seat, bonus, by } => {
                Trace::gain(seat, bonus.many(), by).piece("bonus", bonus.name())
            }
            What::NoCircle { seat, bonus } => {
                Trace::new(seat, How::Lose, bonus.many(), -1).piece("bonus", bonus.name())
            }
            What::Marked { seat, colour, .. } => {
                Trace::new(seat, How::Advance, "hexes", 1).piece("colour", colour.name())
            }
            What::Passed { seat } => Trace::new(seat, How::Lose, "turns", -1),
            What::AreaCompleted { seat, colour, size, .. } => {
                Trace::new(seat, How::Complete, "area", size.into()).piece("colour", colour.name())
            }
            What::ColourCompleted { seat, colour, .. } => {
                Trace::new(seat, How::Complete, "colour", 1).piece("colour", colour.name())
            }
            What::Round { .. } => Trace::of_all(How::Round, "rounds", 1),
            What::Chose { .. }
            | What::Founded { .. }
            | What::Phase { .. }
            | What::Rolled { .. }
            | What::Ticked { .. }
            | What::PhaseEnded { .. }
            | What::Total { .. }
            | What::Graded { .. } => return None,
        })
    }
}
