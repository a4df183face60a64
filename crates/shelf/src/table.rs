//! A game in progress, with bots available.

use std::ops::{Deref, DerefMut};

use engine::{OptionSpec, OverlayRow, Paper, Seat, Viewer};
use play::{ReplayError, Table};
use search::Stop;

use crate::{
    assumed::Assumed,
    subject::{Position, Subject},
};

/// A [`Table`] of a box in the registry. It can also think and count points by source.
///
/// Whatever is said about a [`Table`] holds for it as well, because it stands for one.
pub trait BoxTable: Send {
    /// The table without its box.
    fn table(&self) -> &(dyn Table + 'static);

    /// The same, to play on.
    fn table_mut(&mut self) -> &mut (dyn Table + 'static);

    /// What the bot called `bot` would do on `seat` now, in notation.
    ///
    /// The answer depends only on the record, the seat and `seed`, so that games can be repeated.
    fn think(&self, bot: &str, seat: Seat, seed: u64) -> Result<String, String> {
        self.think_until(bot, seat, seed, &Stop::default()).map(|mut turn| turn.swap_remove(0))
    }

    /// What the bot would do now and then in the same turn, as far as it has decided. When asked to stop, it gives
    /// the best it has found.
    fn think_until(&self, bot: &str, seat: Seat, seed: u64, stop: &Stop) -> Result<Vec<String>, String>;

    /// What a study of the game assumes.
    fn assumed(&self) -> Assumed;

    /// The game as a study sees it.
    fn subject(&self) -> Box<dyn Subject + '_>;

    /// The position as a study sees it, knowing only what the seat may know. The seed decides everything that is drawn.
    fn position(&self, seat: Seat, seed: u64) -> Box<dyn Position + '_>;

    /// A number that equal positions share.
    fn fingerprint(&self) -> u64;

    /// A seat's points by source.
    fn points_by_source(&self, seat: Seat) -> Vec<(&'static str, i32)>;

    /// What a viewer may see, drawn for people at a terminal.
    fn drawing(&self, viewer: Viewer, paper: Paper) -> String;

    /// The table options and the rows of the overlay, with their values here.
    fn in_force(&self) -> Vec<InForce>;

    /// What a score counts, if not the points.
    fn score_name(&self) -> Option<&'static str>;

    /// The names of results with the points each needs, lowest first; none if there are only winners and
    /// losers.
    fn grades(&self) -> Vec<(i16, &'static str)>;

    /// The table as it was after its first `entries` entries.
    fn back_at(&self, entries: usize) -> Result<Box<dyn BoxTable>, ReplayError>;
}

impl Deref for dyn BoxTable + '_ {
    type Target = dyn Table;

    fn deref(&self) -> &(dyn Table + 'static) {
        self.table()
    }
}

impl DerefMut for dyn BoxTable + '_ {
    fn deref_mut(&mut self) -> &mut (dyn Table + 'static) {
        self.table_mut()
    }
}

/// A table option and its value at one table.
#[derive(Clone, Debug)]
pub struct InForce {
    /// The option.
    pub option: &'static OptionSpec,
    /// Its value here.
    pub value: String,
    /// What its value would be if the table had not chosen one.
    pub usual: &'static str,
    /// The row of the overlay, if it is one.
    pub row: Option<&'static OverlayRow>,
}

impl InForce {
    /// Whether it differs from the default of the box and the table's modules.
    pub fn is_changed(&self) -> bool {
        self.value != self.usual
    }

    /// Whether it changes what a clause says.
    pub fn is_about(&self, clause: &str) -> bool {
        self.option.clause == clause || self.row.is_some_and(|row| row.clauses().any(|id| id == clause))
    }
}
