//! What a table needs from whoever keeps it.

use std::{future::Future, pin::Pin};

use engine::Seat;
use protocol::{ChatLine, Status};
use shelf::GameBox;

use crate::{Aside, Doc, Farewell, Fresh, Job, New, Refusal, Row};

/// Something that the host does while the table waits.
pub type Later<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// A server, a page or a terminal: it stores what happens at a table, knows the time, has random bytes and passes
/// messages on. The keeper has none of that itself.
pub trait Host: Fresh + Send {
    /// A message as it is sent. It is written once for everybody who sees the same.
    type Text: Clone + Send + Sync;

    fn text(&self, json: String) -> Self::Text;

    /// Milliseconds since 1970.
    fn now(&self) -> i64;

    /// Milliseconds since some moment, by a clock that only goes forward.
    fn tick(&self) -> i64;

    /// Stores a change completely or not at all, and only if nobody else came first.
    fn store(&mut self, commit: Commit) -> Later<'_, Result<Kept, Refusal>>;

    /// Stores a line of chat, unless that number is taken.
    fn say<'a>(&'a mut self, line: &'a ChatLine) -> Later<'a, Result<Kept, Refusal>>;

    /// The whole log.
    fn log(&mut self) -> Later<'_, Result<Vec<Row>, Refusal>>;

    /// The table as it is stored, with the chat after a line. None if it is gone.
    fn saved(&mut self, chat: u32) -> Later<'_, Result<Option<Saved>, Refusal>>;

    /// Whether somebody else has changed the table since this version and revision.
    fn others_came(&mut self, version: u32, revision: i64) -> Later<'_, Result<bool, Refusal>>;

    /// Does something that takes longer than a moment, for a person who waits for it or, if nobody does, for the one who
    /// opened the table.
    fn aside<'a, T: Send + 'static>(
        &'a mut self,
        opener: &'a str,
        work: impl FnOnce(&Aside) -> T + Send + 'static,
    ) -> Later<'a, Result<T, Refusal>>;

    /// Stores another table, and returns its id.
    fn open(&mut self, new: New) -> Later<'_, Result<String, Refusal>>;

    /// Whether there is a table with this id.
    fn has_table<'a>(&'a mut self, id: &'a str) -> Later<'a, Result<bool, Refusal>>;

    /// An open table has another host now, or nobody sits there any more.
    fn handed_over<'a>(&'a mut self, to: Option<&'a str>) -> Later<'a, ()>;

    /// What is wrong with bots that somebody wants to seat.
    fn bot_problems(&self, game_box: &GameBox, names: &[&str]) -> Vec<String>;

    /// Sends a message. Returns false if nobody reads it any more.
    fn tell(&mut self, client: u64, text: &Self::Text) -> bool;

    /// The last message to a client.
    fn close(&mut self, client: u64, why: Farewell);

    /// A bot begins to think. Its answer is for `Keeper::thought`.
    fn think(&mut self, job: Job);

    /// Nobody needs the answer of a seat's bot any more.
    fn stop(&mut self, seat: Seat);

    /// Something has happened, and the log has this many lines.
    fn moved_on(&mut self, version: u32);

    /// What is stored of the table cannot be read.
    fn damaged(&mut self, problem: &str) -> Refusal;

    /// What is stored of the table can be read.
    fn sound(&mut self);

    /// A bug in the rules stopped the table.
    fn froze(&mut self, why: &str);

    /// Something that nobody at the table needs to know, but that helps whoever looks after them.
    fn remarked(&mut self, what: &str, problem: &str);
}

/// A change to a table.
#[derive(Clone, Debug)]
pub struct Commit {
    /// The version and the revision that this was based on.
    pub version: u32,
    pub revision: i64,
    /// New lines of the log, numbered from `version + 1`.
    pub rows: Vec<Row>,
    /// How many entries the record has now.
    pub entries: u32,
    /// The seats that have to act now.
    pub waiting: Vec<Seat>,
    /// What else changed.
    pub doc: Option<(Status, Doc)>,
}

/// What became of a change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kept {
    /// It is stored.
    Done,
    /// Somebody else came first; nothing was stored.
    Late,
}

/// A table as it is stored, without its log.
pub struct Saved {
    pub status: Status,
    pub revision: i64,
    pub version: u32,
    pub entries: u32,
    pub waiting: Vec<Seat>,
    pub created_at: i64,
    /// Why it cannot be read, if it is damaged.
    pub doc: Result<Doc, Refusal>,
    pub chat: Vec<ChatLine>,
}
