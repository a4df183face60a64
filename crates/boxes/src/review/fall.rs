//! What loses the whole game outright.

use engine::Seat;
use search::{Fall, Judged};
use serde::Serialize;

use crate::VariantSpec;

/// Something that cannot be paid, and costs the whole game.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct FallNote {
    /// What it is.
    pub cause: &'static str,
    /// The same for people.
    pub title: &'static str,
    /// The clause.
    pub clause: &'static str,
    /// The share of simulated games in which it happened after what was played.
    pub played: f32,
    /// The same after the best turn.
    pub better: f32,
}

/// Who lost a game outright, and why.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct FallenNote {
    /// Who.
    pub seat: Seat,
    /// What they could not pay.
    pub title: &'static str,
    /// The clause.
    pub clause: &'static str,
}

impl FallenNote {
    pub(super) fn new(seat: Seat, fall: Fall) -> FallenNote {
        FallenNote { seat, title: fall.title, clause: fall.clause }
    }
}

/// The least difference between two turns that is worth a sentence.
const OFTEN: f32 = 0.1;

/// What the best turn avoids most.
pub(super) fn fall<R: VariantSpec>(judged: &Judged<R>) -> Option<FallNote> {
    let by = |[better, played]: [f32; 2]| played - better;
    let worst = judged.falls.iter().max_by(|a, b| by(a.1).total_cmp(&by(b.1)))?;
    let (fall, [better, played]) = *worst;
    let note = FallNote { cause: fall.cause, title: fall.title, clause: fall.clause, played, better };
    (by(worst.1) >= OFTEN).then_some(note)
}
