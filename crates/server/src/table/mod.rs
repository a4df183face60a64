//! A live table: one task that owns the game and handles everything that happens to it, one thing after
//! another.

mod bots;
mod host;
mod live;
mod open;
mod shared;

use std::net::IpAddr;

pub(crate) use bots::HINT;
use engine::Seat;
pub(crate) use keeper::{Answer, Ask, Farewell, New, refused, seat_info, written};
use keeper::{Look, PersonRef, Seen, Thought};
pub(crate) use live::Live;
pub(crate) use open::add;
use protocol::FromClient;
pub(crate) use shared::Shared;
use tokio::sync::{mpsc, oneshot};
use tokio_tungstenite::tungstenite::Utf8Bytes;

use crate::{
    refusal::Refusal,
    store::{Ended, Person},
    work::Owner,
};

/// Who is asking: a session's person, or a program with a seat's key. Possibly nobody we know.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Who {
    pub(crate) person: Option<Person>,
    /// The key's digest.
    pub(crate) key: Option<String>,
    /// Identifies the session, if a person is asking.
    pub(crate) session: Option<String>,
    /// The address they ask from; none if the server asks itself.
    pub(crate) from: Option<IpAddr>,
}

impl Who {
    /// Somebody we do not know, at the same address.
    pub(crate) fn stranger(&self) -> Who {
        Who { from: self.from, ..Who::default() }
    }

    /// What the table knows of them.
    pub(crate) fn asks(&self) -> keeper::Who {
        let person = self.person.as_ref();
        let person = person.map(|person| PersonRef { id: person.id.clone(), name: person.name.clone() });
        keeper::Who { person, key: self.key.clone() }
    }

    /// Who something is computed for: a person, a program, or an address if it is nobody we know.
    pub(crate) fn owner(&self) -> Option<Owner> {
        let address = self.from?.to_string();
        let person = self.person.as_ref().map(|person| &person.id).or(self.key.as_ref());
        Some(Owner { person: person.unwrap_or(&address).clone(), address })
    }
}

/// Everything that can happen to a table.
pub(crate) enum Msg {
    /// A socket opens. Somebody who does not play here comes with what they have seen already.
    Connect {
        who: Who,
        since: u32,
        seen: Option<Box<Seen>>,
        out: mpsc::Sender<Out>,
        reply: oneshot::Sender<Result<Connected, Refusal>>,
    },
    /// A socket has closed.
    Disconnect { client: u64 },
    /// A socket sends a message.
    Said { client: u64, message: FromClient },
    /// A request.
    Ask { who: Who, ask: Ask, reply: oneshot::Sender<Result<Answer, Refusal>> },
    /// Somebody looks at a position. If they do not play here, they get a copy, so that the table need not wait.
    Look {
        who: Who,
        at: Option<u32>,
        seat: Option<String>,
        since: u32,
        reply: oneshot::Sender<Result<Option<Look>, Refusal>>,
    },
    /// A bot has chosen what to do in the position at a version: one action, or a whole plan.
    BotAnswer { seat: Seat, at: u32, thought: Thought },
    /// Another process changed the table.
    Changed,
    /// The connection to other processes was lost: anything may have changed.
    Recheck,
    /// Sessions ended.
    SignedOut(Ended),
    /// The server is shutting down.
    Stop { reply: oneshot::Sender<()> },
}

/// Whether a socket is connected.
pub(crate) enum Connected {
    /// It is, under this number.
    Client(u64),
    /// Somebody who does not play here looks for themselves first.
    Look(Box<Look>),
}

/// What goes out on a socket.
pub(crate) enum Out {
    Text(Utf8Bytes),
    /// The last message. The socket is closed after it.
    Gone(Farewell),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whatever_somebody_asks_for_belongs_to_them_and_their_address() {
        let from = Some(IpAddr::from([192, 0, 2, 1]));
        let owner = |who: Who| who.owner().map(|owner| (owner.person, owner.address));
        let at_home = |name: &str| Some((name.to_owned(), "192.0.2.1".to_owned()));
        let ann = Person { id: "ann".to_owned(), name: "Ann".to_owned(), account: None };
        assert_eq!(owner(Who { person: Some(ann), from, ..Who::default() }), at_home("ann"));
        // However many keys a program has, they share what its address has.
        assert_eq!(owner(Who { key: Some("k1".to_owned()), from, ..Who::default() }), at_home("k1"));
        assert_eq!(owner(Who { from, ..Who::default() }), at_home("192.0.2.1"));
        assert_eq!(owner(Who::default()), None, "the server asks itself");
    }
}
