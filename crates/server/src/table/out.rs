//! What goes out on sockets.

use engine::Viewer;
use protocol::FromServer;
use tokio::sync::mpsc;
use tokio_tungstenite::tungstenite::Utf8Bytes;

use super::Who;

/// What goes out on a socket.
pub(crate) enum Out {
    Text(Utf8Bytes),
    /// The last message. The socket is closed after it.
    Gone(Farewell),
}

/// Why the server closes a socket.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Farewell {
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
    pub(crate) fn message(self) -> FromServer {
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

/// Somebody with a socket.
pub(super) struct Client {
    pub(super) number: u64,
    pub(super) who: Who,
    pub(super) viewer: Viewer,
    pub(super) out: mpsc::Sender<Out>,
}

/// Sends the last message and closes.
pub(super) fn gone(clients: &mut Vec<Client>, why: Farewell) {
    for client in clients.drain(..) {
        let _ = client.out.try_send(Out::Gone(why));
    }
}
