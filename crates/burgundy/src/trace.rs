//! What an event is evidence of.

use engine::{How, Incident, Trace};

use crate::{
    event::{Counted, What},
    source::Source,
};

/// What a score counts where every space must be covered. r[burgundy.solo.win]
pub(crate) const SPACES: &str = "spaces covered";

impl Incident for What {
    #[rustfmt::skip]
    fn trace(&self) -> Option<Trace> {
        Some(match *self {
            What::Points { seat, by, source, counted } => {
                let how = how(source);
                let points = Trace::new(seat, how, "points", by).times(counted.count as i16);
                let Counted { tile: Some(tile), .. } = counted else { return Some(points) };
                points.piece("tile", tile.name())
            }
            What::Silver { seat, by, .. } => Trace::gain(seat, "silver", by),
            What::Workers { seat, by, .. } => Trace::gain(seat, "workers", by),
            What::Loaded { seat, good, count, .. } => {
                Trace::gain(seat, good.name(), count.into()).piece("good", good.name())
            }
            What::LeftBehind { seat, good, count, .. } | What::RouteFull { seat, good, count } => {
                Trace::new(seat, How::Lose, good.name(), -i32::from(count)).piece("good", good.name())
            }
            What::Gave { seat, good } => Trace::gain(seat, good.name(), -1).piece("good", good.name()),
            What::Sold { seat, good, count } => {
                Trace::new(seat, How::Advance, "sale", count.into()).piece("good", good.name())
            }
            What::Took { seat, tile, .. } | What::Bought { seat, tile, .. } => {
                Trace::new(seat, How::Take, "tiles", 1).piece("tile", tile.name())
            }
            What::Exchanged { seat, tile } => Trace::new(seat, How::Take, "tiles", 1).piece("tile", tile.name()),
            What::Discarded { seat, tile } => Trace::new(seat, How::Lose, "tiles", -1).piece("tile", tile.name()),
            What::Founded { seat, .. } => Trace::new(seat, How::Advance, SPACES, 1),
            What::Placed { seat, tile, .. } => {
                Trace::new(seat, How::Advance, SPACES, 1).piece("tile", tile.name())
            }
            What::AreaCompleted { seat, kind, size, .. } => {
                Trace::new(seat, How::Complete, "area", size.into()).piece("kind", kind.name())
            }
            What::BonusTile { seat, kind, large } => {
                let how = if large { How::First } else { How::Complete };
                Trace::new(seat, how, "colour", 1).piece("kind", kind.name())
            }
            What::ColourCompleted { seat, kind } => {
                Trace::new(seat, How::Complete, "colour", 1).piece("kind", kind.name())
            }
            What::Joined { seat, posts: [post, _] } => {
                Trace::new(seat, How::Complete, "posts", 1).place("post", post)
            }
            What::Award { seat, first } => {
                Trace::new(seat, if first { How::First } else { How::Complete }, "posts", 1)
            }
            What::RouteBonus { seat, bonus } => {
                Trace::new(seat, How::Complete, "route", 1).piece("bonus", bonus.name())
            }
            What::TargetReached { seat, .. } => Trace::new(seat, How::Complete, "target", 1),
            What::EffectLost { seat, means } | What::Declined { seat, means } => {
                Trace::new(seat, How::Lose, "effects", -1).piece("means", means.spec().name)
            }
            What::CopiedNothing { seat, by } => Trace::new(seat, How::Lose, "effects", -1).piece("tile", by.name()),
            What::Copied { seat, tile, .. } => Trace::new(seat, How::Take, "effects", 1).piece("tile", tile.name()),
            What::ShieldTaken { seat, .. } => Trace::new(seat, How::Take, "shield", 1),
            What::ShieldLost { seat, .. } => Trace::new(seat, How::Lose, "shield", -1),
            What::Sailed { seat, .. } => Trace::new(seat, How::Advance, "track", 1),
            What::Turn { seat } => Trace::new(seat, How::Order, "turns", 1),
            What::Round { .. } => Trace::of_all(How::Round, "rounds", 1),
            What::StartPlayer { .. } | What::RollOff { .. } | What::RollAgain | What::Dealt { .. }
            | What::BoardDealt { .. } | What::Phase { .. } | What::Removed { .. } | What::Filled { .. }
            | What::Stacked { .. } | What::GoodRevealed { .. } | What::Rolled { .. } | What::White { .. }
            | What::GoodPlaced { .. } | What::Lifted { .. } | What::TurnEnded { .. } | What::PhaseEnded { .. }
            | What::GoodsGone { .. } | What::Verdict { .. } | What::CardDealt { .. } | What::Laid { .. }
            | What::ShieldLaid { .. } | What::DieSet { .. } | What::Named { .. } => return None,
        })
    }
}

/// In what way points from a source matter.
fn how(source: Source) -> How {
    match source {
        Source::Livestock
        | Source::Watchtower
        | Source::Area
        | Source::Phase
        | Source::Colour
        | Source::Sale
        | Source::Border
        | Source::Route => How::Gain,
        Source::Monastery => How::Factor,
        Source::Goods | Source::Silver | Source::Workers | Source::Shields => How::End,
    }
}
