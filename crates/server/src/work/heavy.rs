//! Work that takes longer than a moment, and so must never run on the threads that serve everybody.
//!
//! Replaying a record, reading an overlay, thinking and reviewing all need an [`Aside`], and only a job of the scheduler
//! has one. `clippy.toml` forbids the rest of the server to call the boxes directly.

use std::{collections::BTreeMap, ops::Deref};

use engine::{Config, OverlayProblem, Seat};
use play::Refused;
use protocol::{Hint, Review, Solution};
use shelf::{BoxTable, Budget, GameBox, Stop};
use study::{Posed, PuzzleProblem, ReviewCost};

/// Proof that this is a thread on which something may take a while.
pub(crate) struct Aside(keeper::Aside);

impl Deref for Aside {
    type Target = keeper::Aside;

    fn deref(&self) -> &keeper::Aside {
        &self.0
    }
}

#[expect(clippy::disallowed_methods, reason = "this is the one way to them")]
#[expect(clippy::unused_self, reason = "who has an `Aside` is on the right thread")]
impl Aside {
    /// Only the scheduler makes one, on its blocking threads.
    pub(super) fn within<T>(task: impl FnOnce(&Aside) -> T) -> T {
        task(&Aside(keeper::Aside::here()))
    }

    /// For the programs that look after a server's data. They serve nobody.
    pub(crate) fn offline() -> Aside {
        Aside(keeper::Aside::here())
    }

    pub(crate) fn overlay(
        &self,
        game_box: &GameBox,
        text: &str,
        table: &Config,
    ) -> Result<BTreeMap<String, String>, Vec<OverlayProblem>> {
        game_box.overlay(text, table)
    }

    pub(crate) fn puzzle(&self, game_box: &'static GameBox, number: usize) -> Result<Posed, PuzzleProblem> {
        study::puzzle(game_box, number)
    }

    pub(crate) fn judge(
        &self,
        posed: &Posed,
        actions: &[String],
        budget: Budget,
        stop: &Stop,
    ) -> Result<Solution, Refused> {
        posed.judge(actions, budget, stop)
    }

    pub(crate) fn hint(&self, table: &dyn BoxTable, seat: Seat, budget: Budget, stop: &Stop) -> Hint {
        study::hint(table, seat, 0, budget, stop)
    }

    pub(crate) fn cost(&self, table: &dyn BoxTable) -> ReviewCost {
        ReviewCost::of(table)
    }

    pub(crate) fn review(
        &self,
        table: &dyn BoxTable,
        budget: Budget,
        stop: &Stop,
        told: &mut dyn FnMut(usize, usize),
    ) -> Review {
        study::review(table, budget, stop, told)
    }
}
