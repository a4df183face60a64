//! Work that takes longer than a moment.
//!
//! Replaying a record and thinking need an [`Aside`]. Hosts give one only to work that keeps nobody else waiting:
//! `Host::aside`. `clippy.toml` forbids the rest of this crate to call the boxes directly.

use engine::{Seat, Viewer};
use play::{EventNote, Record, ReplayError, Table};
use shelf::{BoxTable, GameBox, RecordProblem, Stop};

use crate::{Doc, Game, Row};

/// Proof that something may take a while here.
pub struct Aside(());

#[expect(clippy::disallowed_methods, reason = "this is the one way to them")]
impl Aside {
    /// For hosts that carry out `Host::aside`, and for programs that serve nobody.
    pub fn here() -> Aside {
        Aside(())
    }

    /// The table that a record leads to.
    pub fn open(
        &self,
        game_box: &GameBox,
        record: &Record,
        text: &str,
    ) -> Result<Box<dyn BoxTable>, RecordProblem> {
        game_box.open_record(record, text)
    }

    /// The game that a log describes.
    pub fn load(
        &self,
        game_box: &GameBox,
        doc: &Doc,
        secret: &[u8; 32],
        log: &[Row],
    ) -> Result<Game, String> {
        Game::load(game_box, doc, secret, log)
    }

    /// Replays one more line of a log. Returns the entry from which on it took entries back, if it did.
    pub fn repeat(&self, game: &mut Game, game_box: &GameBox, row: &Row) -> Result<Option<usize>, String> {
        game.repeat(game_box, row)
    }

    /// Shortens a game's record because a seat asked and everyone agreed.
    pub fn back(
        &self,
        game: &mut Game,
        game_box: &GameBox,
        entries: usize,
        seat: Option<Seat>,
    ) -> Result<(), String> {
        game.back(game_box, entries, seat)
    }

    /// A table as it was after this many entries.
    pub fn at(&self, table: &dyn BoxTable, entries: usize) -> Result<Box<dyn Table>, ReplayError> {
        table.at(entries)
    }

    /// What has happened since an entry.
    pub fn events(&self, table: &dyn BoxTable, viewer: Viewer, from: usize) -> Vec<EventNote> {
        table.events(viewer, from)
    }

    pub fn think(
        &self,
        table: &dyn BoxTable,
        bot: &str,
        seat: Seat,
        seed: u64,
        stop: &Stop,
    ) -> Result<Vec<String>, String> {
        table.think_until(bot, seat, seed, stop)
    }
}
