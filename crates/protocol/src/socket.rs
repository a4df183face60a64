use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{Answer, EntryInfo, EventInfo, Position, Reason, Snapshot, TableInfo, Why};

/// What a client may say on `/api/tables/{id}/ws`.
///
/// `id` is any text of the client's (at most 64 characters); the answer to the message repeats it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "lowercase", deny_unknown_fields)]
pub enum FromClient {
    /// Do something.
    Act {
        /// One of the legal actions, in notation.
        action: String,
        /// The version the action answers to.
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        at: Option<u32>,
        /// Repeated in `done` or `refused`.
        id: String,
    },
    /// Take the last action back.
    Undo {
        /// The version that was seen.
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        at: Option<u32>,
        /// Repeated in `done` or `refused`.
        id: String,
    },
    /// Ask to take back, answer such a request, or withdraw it.
    Takeback {
        /// Ask: how many entries the record shall keep.
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        to: Option<u32>,
        /// Answer a request.
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        answer: Option<Answer>,
        /// Repeated in `done` or `refused`.
        id: String,
    },
    /// Give up.
    Resign {
        /// Repeated in `done` or `refused`.
        id: String,
    },
    /// Say something.
    Chat {
        /// 1 to 500 characters.
        text: String,
        /// Repeated in `done` or `refused`.
        id: String,
    },
    /// Is anybody there? Answered by `pong`.
    Ping {},
}

/// What the server says on a socket.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "lowercase")]
#[expect(clippy::large_enum_variant, reason = "messages are made to be written out at once")]
pub enum FromServer {
    /// Everything, at the beginning and whenever entries were taken back: forget what you had from
    /// entry `since` on.
    Snapshot(Snapshot),
    /// Something happened.
    Update {
        /// What is on the table now.
        position: Position,
        /// What happened since the last message, and what is no longer withheld.
        events: Vec<EventInfo>,
        /// The new entries, and those that are no longer withheld.
        record: Vec<EntryInfo>,
    },
    /// Seats, status, presence, take-back requests or the result changed.
    Table {
        /// As it is now.
        table: TableInfo,
    },
    /// What you asked for is done and stored.
    Done {
        /// Yours.
        id: String,
        /// The table's version after it.
        at: u32,
        /// How many entries the record has after it.
        entries: u32,
    },
    /// What you asked for did not happen; nothing changed.
    Refused {
        /// Yours; empty if the message could not be read.
        id: String,
        /// A word for programs, as in `Problem`.
        code: String,
        /// What is wrong and what would be right.
        message: String,
        /// The same as a word for each sentence, as in `Problem`.
        reason: Reason,
        /// What that sentence needs.
        values: BTreeMap<String, String>,
        /// The rule behind it, as in `Problem`.
        why: Option<Box<Why>>,
    },
    /// Somebody said something.
    Chat(ChatLine),
    /// The answer to `ping`.
    Pong {
        /// The server's time.
        now: i64,
    },
    /// The server is about to close this socket.
    Gone {
        /// `shutting-down`, `slow`, `seat` (the seat changed hands), `signed-out` (the session ended).
        code: String,
        /// Why, for people.
        message: String,
    },
}

/// Something somebody said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ChatLine {
    /// Its number at this table, from 1.
    pub n: u32,
    /// When.
    pub at: i64,
    /// Who.
    pub name: String,
    /// Their seat, if they have one.
    pub seat: Option<String>,
    /// What.
    pub text: String,
}
