//! What an event is evidence of.

use engine::{How, Incident, Trace};

use crate::event::What;

impl Incident for What {
    fn trace(&self) -> Option<Trace> {
        Some(match *self {
            What::Points { seat, by, item } => Trace::gain(seat, "points", by).piece("item", item.name()),
            What::Coin { seat, region, by } => Trace::gain(seat, region.suit().name(), by),
            What::Built { seat, build } => {
                let item = build.item().name();
                Trace::new(seat, How::Complete, item, 1).piece("item", item)
            }
            What::Raided { seat, count } => {
                Trace::new(seat, How::Lose, "resources", -i32::from(count)).piece("event", "raid")
            }
            What::Short { seat, suit, by } => Trace::new(seat, How::Lose, suit.name(), -i32::from(by)),
            What::Skipped { seat, kind } | What::NoEffect { seat, kind } => {
                Trace::new(seat, How::Lose, "events", -1).piece("event", kind.name())
            }
            What::Accepted { seat } => Trace::new(seat, How::Take, "offers", 1),
            What::Scouted { seat, .. } => Trace::new(seat, How::Advance, "scouts", 1),
            What::AddsRegion { seat } => Trace::new(seat, How::Advance, "regions", 1),
            What::NoRegion { seat } => Trace::new(seat, How::Lose, "regions", -1),
            What::First { seat } => Trace::new(seat, How::Order, "turns", 1),
            What::Turn { .. } => Trace::of_all(How::Round, "turns", 1),
            What::Founded { .. }
            | What::Laid { .. }
            | What::Rolled { .. }
            | What::Divided { .. }
            | What::Kept { .. }
            | What::Banked { .. }
            | What::Proposed { .. }
            | What::Withdrawn { .. }
            | What::Declined { .. }
            | What::Swapped { .. }
            | What::Drawn { .. }
            | What::TurnEnded { .. }
            | What::LastTurn { .. }
            | What::Over { .. } => return None,
        })
    }
}
