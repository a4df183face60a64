//! Bots with other numbers, to find better ones.

use std::sync::Arc;

use search::{
    Bot,
    numbers::{Form, Sheet},
};

/// How the numbers that guide a box's bots are tried.
pub struct Tuning<R: 'static> {
    /// What their file has to hold.
    pub form: fn() -> &'static Form,
    /// Which scope of the file counts at a table.
    pub scope: fn(&R) -> usize,
    /// A level's bot that plays what looks best at first sight, with the numbers of a file.
    pub bots: fn(&Sheet) -> MakeBot<R>,
}

/// Makes a bot from its character and its luck.
pub type MakeBot<R> = Arc<dyn Fn(u64, u64) -> Box<dyn Bot<R>> + Send + Sync>;
