//! Work that takes longer than a moment, and so must never run on the threads that serve everybody.
//!
//! Replaying a record, reading an overlay, thinking and reviewing all need an [`Aside`], and only a job of the scheduler
//! has one. `clippy.toml` forbids the rest of the server to call the boxes directly.

use std::collections::BTreeMap;

use engine::{Config, OverlayProblem, Seat, Viewer};
use keeper::{Doc, Game, Row};
use play::{EventNote, Record, Refused, ReplayError, Table};
use protocol::{Hint, Review, Solution};
use shelf::{BoxTable, Budget, GameBox, RecordProblem, Stop};
use study::{Posed, PuzzleProblem, ReviewCost};

/// Proof that this is a thread on which something may take a while.
pub(crate) struct Aside(());

#[expect(clippy::disallowed_methods, reason = "this is the one way to them")]
#[expect(clippy::unused_self, reason = "who has an `Aside` is on the right thread")]
impl Aside {
    /// Only the scheduler makes one, on its blocking threads.
    pub(super) fn within<T>(task: impl FnOnce(&Aside) -> T) -> T {
        task(&Aside(()))
    }

    /// For the programs that look after a server's data. They serve nobody.
    pub(crate) fn offline() -> Aside {
        Aside(())
    }

    /// The table that a record leads to.
    pub(crate) fn open(
        &self,
        game_box: &GameBox,
        record: &Record,
        text: &str,
    ) -> Result<Box<dyn BoxTable>, RecordProblem> {
        game_box.open_record(record, text)
    }

    /// The game that a log describes.
    pub(crate) fn load(
        &self,
        game_box: &GameBox,
        doc: &Doc,
        secret: &[u8; 32],
        log: &[Row],
    ) -> Result<Game, String> {
        Game::load(game_box, doc, secret, log)
    }

    /// Replays one more line of a log. Returns the entry from which on it took entries back, if it did.
    pub(crate) fn repeat(
        &self,
        game: &mut Game,
        game_box: &GameBox,
        row: &Row,
    ) -> Result<Option<usize>, String> {
        game.repeat(game_box, row)
    }

    /// Shortens a game's record because a seat asked and everyone agreed.
    pub(crate) fn back(
        &self,
        game: &mut Game,
        game_box: &GameBox,
        entries: usize,
        seat: Option<Seat>,
    ) -> Result<(), String> {
        game.back(game_box, entries, seat)
    }

    /// A table as it was after this many entries.
    pub(crate) fn at(&self, table: &dyn BoxTable, entries: usize) -> Result<Box<dyn Table>, ReplayError> {
        table.at(entries)
    }

    /// What has happened since an entry.
    pub(crate) fn events(&self, table: &dyn BoxTable, viewer: Viewer, from: usize) -> Vec<EventNote> {
        table.events(viewer, from)
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

    pub(crate) fn think(
        &self,
        table: &dyn BoxTable,
        bot: &str,
        seat: Seat,
        seed: u64,
        stop: &Stop,
    ) -> Result<Vec<String>, String> {
        table.think_until(bot, seat, seed, stop)
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
