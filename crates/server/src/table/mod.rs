//! A live table: one task that owns the game and handles everything that happens to it, one thing after
//! another.

mod aside;
mod ask;
mod back;
mod bots;
mod clock;
mod game;
mod hint;
mod lines;
mod live;
mod lobby;
mod open;
mod play;
pub(crate) mod record;
mod reload;
mod scores;
mod snapshot;
mod tell;
mod want;
pub(crate) mod wire;

use ::play::Record;
pub(crate) use bots::{HINT, check_bots};
use engine::Seat;
pub(crate) use game::Game;
pub(crate) use live::guarded;
pub(crate) use live::{Live, Shared};
pub(crate) use lobby::chairs;
pub(crate) use open::{New, add};
use protocol::{
    Acknowledged, Act, Acts, Fork, FromClient, Previews, Sat, ScoreSheet, Sit, Snapshot, TableInfo, Takeback,
    Try, Undo, WantSeat, WhyNot,
};
pub(crate) use snapshot::seat_info;
pub(crate) use tell::{Farewell, Out, refused, written};
use tokio::sync::{mpsc, oneshot};

pub(crate) use crate::store::{Chair, Doc, PersonRef, Sitter, Wanted};
use crate::{
    refusal::Refusal,
    store::{Ended, Person},
};

/// Who is asking: a session's person, or a program with a seat's key. Possibly nobody we know.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Who {
    pub(crate) person: Option<Person>,
    /// The key's digest.
    pub(crate) key: Option<String>,
    /// Identifies the session, if a person is asking.
    pub(crate) session: Option<String>,
}

/// Everything that can happen to a table.
pub(crate) enum Msg {
    /// A socket opens.
    Connect { who: Who, since: u32, out: mpsc::Sender<Out>, reply: oneshot::Sender<Result<u64, Refusal>> },
    /// A socket has closed.
    Disconnect { client: u64 },
    /// A socket sends a message.
    Said { client: u64, message: FromClient },
    /// A request.
    Ask { who: Who, ask: Ask, reply: oneshot::Sender<Result<Answer, Refusal>> },
    /// A bot has chosen what to do in the position at a version: one action, or a whole plan.
    BotAnswer { seat: Seat, at: u32, choice: bots::Choice },
    /// Another process changed the table.
    Changed,
    /// The connection to other processes was lost: anything may have changed.
    Recheck,
    /// Sessions ended.
    SignedOut(Ended),
    /// The server is shutting down.
    Stop { reply: oneshot::Sender<()> },
}

/// What you can ask of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Ask {
    Info,
    Sit(Sit),
    Key,
    Leave,
    Want(WantSeat),
    Contribute {
        entropy: String,
    },
    Start,
    Act(Act),
    Acts(Acts),
    Undo(Undo),
    Takeback(Takeback),
    Resign,
    Chat {
        text: String,
    },
    Rematch,
    Fork(Fork),
    Snapshot {
        at: Option<u32>,
        seat: Option<String>,
        since: u32,
    },
    Previews,
    WhyNot {
        actions: Vec<String>,
    },
    Scores,
    Record,
    /// What would have happened.
    Try(Try),
    /// What to think about for a hint.
    Hint,
}

/// A table's answer.
#[derive(Clone, Debug)]
#[expect(clippy::large_enum_variant, reason = "an answer is created once and written out immediately")]
pub(crate) enum Answer {
    Info(TableInfo),
    Sat(Sat),
    /// A new table was opened. If the person wanted a seat, they have it, with this key.
    Opened {
        table: String,
        seat: Option<String>,
        key: String,
    },
    Done(Acknowledged),
    Snapshot(Snapshot),
    Previews(Previews),
    WhyNot(WhyNot),
    Scores(ScoreSheet),
    Record(String),
    /// A seat that wants a hint, in this position.
    Hint {
        at: u32,
        seat: Seat,
        record: Record,
    },
    Nothing,
}
