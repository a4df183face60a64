//! What a box can do, without its types.

use engine::{Config, ConfigErrors, Seat};
use play::Record;
use scenario::Staged;
use search::numbers::{Form, Sheet};

use crate::{
    apart::{Apart, Fork},
    archive::Archive,
    arena::Arena,
    assumed::Assumed,
    bots::BotRow,
    mirror::BoxMirror,
    problem::RecordProblem,
    school::Classroom,
    table::BoxTable,
};

/// What [`crate::GameBox`] needs of a box. Implemented once, for all types of rules.
pub(crate) trait Face: Sync {
    /// Its bots with how they play: `random`, those for comparison, then the levels.
    fn bots(&self) -> Vec<BotRow>;
    /// What is wrong with a bot's name.
    fn check_bot(&self, name: &str) -> Result<(), String>;

    /// Whether a name in an old record means a bot. It may have a budget that changes nothing.
    fn knows_bot(&self, name: &str) -> bool;
    /// See [`crate::GameBox::opponents`].
    fn opponents(&self) -> Vec<BotRow>;
    /// See [`crate::GameBox::check_config`].
    fn check(&self, config: &Config) -> Result<u8, ConfigErrors>;
    /// See [`crate::GameBox::open`].
    fn open(
        &self,
        files: &'static Archive,
        config: &Config,
        names: &[String],
    ) -> Result<Box<dyn BoxTable>, ConfigErrors>;
    /// See [`crate::GameBox::open_record`].
    fn open_record(
        &self,
        files: &'static Archive,
        record: &Record,
        text: &str,
    ) -> Result<Box<dyn BoxTable>, RecordProblem>;
    /// See [`crate::GameBox::mirror`].
    fn mirror(&self, opening: &Record, text: &str, seat: Seat) -> Result<Box<dyn BoxMirror>, RecordProblem>;
    /// See [`crate::GameBox::arena`].
    fn arena(&self, config: &Config, bots: &[String]) -> Result<Box<dyn Arena>, ConfigErrors>;
    /// See [`crate::GameBox::numbers`].
    fn numbers(&self) -> Option<&'static Form>;
    /// See [`crate::GameBox::scope`].
    fn scope(&self, config: &Config) -> Result<usize, ConfigErrors>;
    /// See [`crate::GameBox::arena_with`].
    fn arena_with(&self, config: &Config, seats: &[&Sheet]) -> Result<Box<dyn Arena>, ConfigErrors>;
    /// See [`crate::GameBox::classroom`].
    fn classroom(&self, alone: bool) -> Option<Box<dyn Classroom>>;
    /// The rules of a table, to play a scenario on.
    fn stage(&self, config: &Config) -> Result<Box<dyn Staged>, ConfigErrors>;
    /// See [`crate::GameBox::apart`].
    fn apart(&self, fork: &Fork, assumed: Assumed, games: (u16, u64)) -> Result<Apart, String>;
    /// See [`crate::GameBox::perft`].
    fn perft(&self, config: &Config, depth: u32) -> Result<u64, ConfigErrors>;
    /// See [`crate::GameBox::perft_record`].
    fn perft_record(&self, record: &Record, text: &str, depth: u32) -> Result<u64, RecordProblem>;
}
