//! Who listens at a table.

use engine::Viewer;
use protocol::FromServer;

use super::request::Who;

/// Why a client hears nothing more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Farewell {
    ShuttingDown,
    /// The table is gone.
    Missing,
    /// The seat changed hands.
    Seat,
    /// The session ended.
    SignedOut,
    /// It did not read its messages.
    Slow,
}

impl Farewell {
    pub fn message(self) -> FromServer {
        let (code, message) = match self {
            Farewell::ShuttingDown => {
                ("shutting-down", "the server is shutting down; connect again in a moment")
            }
            Farewell::Missing => ("missing", "nobody was at this open table for long, so it is gone"),
            Farewell::Seat => ("seat", "the seat changed hands, so its key no longer works"),
            Farewell::SignedOut => ("signed-out", "this session has ended; sign in again"),
            Farewell::Slow => ("slow", "this socket fell behind; connect again"),
        };
        FromServer::Gone { code: code.to_owned(), message: message.to_owned() }
    }
}

/// Somebody who hears what happens.
pub(super) struct Client {
    pub(super) number: u64,
    pub(super) who: Who,
    pub(super) viewer: Viewer,
}
