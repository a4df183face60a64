use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{Answer, ChatLine, EntryInfo, EventInfo, Position, Reason, Snapshot, TableInfo, Why};

/// What a client may send on `/api/tables/{id}/ws`.
///
/// `id` is any text the client chooses (at most 64 characters). The answer to the message repeats it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "lowercase", deny_unknown_fields)]
pub enum FromClient {
    /// Take an action.
    Act {
        /// One of the legal actions, in notation.
        action: String,
        /// The version you were looking at.
        #[serde(default)]
        at: Option<u32>,
        /// Repeated in `done` or `refused`.
        id: String,
    },
    /// Take several actions: all of them, or nothing.
    Acts {
        /// 1 to 64 actions in notation.
        actions: Vec<String>,
        /// The version you were looking at.
        #[serde(default)]
        at: Option<u32>,
        /// Repeated in `done` or `refused`.
        id: String,
    },
    /// Take back your last action, or everything from one of your entries on.
    Undo {
        /// The version you saw.
        #[serde(default)]
        at: Option<u32>,
        /// The first of your entries to take back; only your last action if left out.
        #[serde(default)]
        to: Option<u32>,
        /// Repeated in `done` or `refused`.
        id: String,
    },
    /// Ask for a take-back, answer such a request, or withdraw it.
    Takeback {
        /// To ask: how many entries the record should keep.
        #[serde(default)]
        to: Option<u32>,
        /// To answer a request.
        #[serde(default)]
        answer: Option<Answer>,
        /// Repeated in `done` or `refused`.
        id: String,
    },
    /// Resign.
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
    /// Is anybody there? The answer is `pong`.
    Ping {},
}

/// What the server sends on a socket.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "lowercase")]
#[expect(clippy::large_enum_variant, reason = "messages are made to be written out at once")]
pub enum FromServer {
    /// Everything, at the beginning and whenever entries were taken back: discard what you had from entry
    /// `since` on.
    Snapshot(Snapshot),
    /// Something happened.
    Update {
        /// What is on the table now.
        position: Position,
        /// What has happened since the last message, and what is no longer withheld.
        events: Vec<EventInfo>,
        /// The new entries, and those that are no longer withheld.
        record: Vec<EntryInfo>,
    },
    /// Seats, status, presence, take-back requests or the result have changed.
    Table {
        /// The table now.
        table: TableInfo,
    },
    /// Your request is done and stored.
    Done {
        /// Your `id`.
        id: String,
        /// The table's version afterwards.
        at: u32,
        /// How many entries the record has now.
        entries: u32,
    },
    /// Your request was refused, and nothing changed.
    Refused {
        /// Your `id`; empty if the message could not be read.
        id: String,
        /// A word for programs, as in `Problem`.
        code: String,
        /// What is wrong and how to fix it.
        message: String,
        /// A word for each sentence, as in `Problem`.
        reason: Reason,
        /// What fills in that sentence.
        values: BTreeMap<String, String>,
        /// The rule behind it, as in `Problem`.
        why: Option<Box<Why>>,
        /// Which action of a list it was, as in `Problem`.
        #[serde(default)]
        number: Option<u8>,
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
        /// `shutting-down`, `slow`, `seat` (the seat changed hands), `signed-out` (the session ended), `missing` (the
        /// table is gone).
        code: String,
        /// Why, for people.
        message: String,
    },
}
