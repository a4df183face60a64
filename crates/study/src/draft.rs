//! A review in the making: what people will read, and how exact the estimates behind it are.

use std::ops::{Deref, DerefMut};

use protocol::{LuckNote, TurnReview};

/// One turn.
#[derive(Clone, Debug)]
pub(crate) struct Draft {
    /// What people will read of it, but for the luck.
    pub(crate) turn: TurnReview,
    /// What chance did since the turn before.
    pub(crate) luck: Vec<LuckDraft>,
    /// How many simulated games the chances before it come from, or how many would be as exact.
    pub(crate) games: f32,
    /// How far a loss may be off besides its error, as a share of it.
    pub(crate) doubt: f32,
}

impl Draft {
    pub(crate) fn finish(self) -> TurnReview {
        TurnReview { luck: LuckDraft::finish(self.luck), ..self.turn }
    }
}

impl Deref for Draft {
    type Target = TurnReview;

    fn deref(&self) -> &TurnReview {
        &self.turn
    }
}

impl DerefMut for Draft {
    fn deref_mut(&mut self) -> &mut TurnReview {
        &mut self.turn
    }
}

/// What chance changed with entries that follow each other.
#[derive(Clone, Debug)]
pub(crate) struct LuckDraft {
    /// What people will read.
    pub(crate) note: LuckNote,
    /// What it changed according to its own estimate, as far as that is more than noise: from these chances
    /// to those.
    pub(crate) own: [Vec<f32>; 2],
    /// How far that may be off.
    pub(crate) error: f32,
}

impl LuckDraft {
    pub(crate) fn finish(all: Vec<LuckDraft>) -> Vec<LuckNote> {
        all.into_iter().map(|luck| luck.note).collect()
    }
}
