//! A live table: one task that owns the game and handles everything that happens to it, one thing after
//! another.

mod again;
mod aside;
mod ask;
mod back;
mod bots;
mod clocks;
mod hint;
mod live;
mod lobby;
mod look;
mod open;
mod out;
mod play;
mod reload;
mod scores;
mod shared;
mod snapshot;
mod tell;
mod thinking;
mod want;

use std::net::IpAddr;

use ::play::Record;
pub(crate) use bots::{HINT, check_bots};
use engine::Seat;
pub(crate) use live::Live;
pub(crate) use lobby::chairs;
pub(crate) use look::{Look, Seen};
pub(crate) use open::{New, add, first_rows};
pub(crate) use out::{Farewell, Out};
use protocol::{
    Acknowledged, Act, Acts, Fork, FromClient, Previews, Sat, ScoreSheet, Sit, Snapshot, TableInfo, Takeback,
    Try, Undo, WantSeat, WhyNot,
};
pub(crate) use shared::Shared;
pub(crate) use snapshot::seat_info;
pub(crate) use tell::{refused, written};
use tokio::sync::{mpsc, oneshot};

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
    Rematch {
        /// Why the asker may not open another table, if they may not.
        may: Result<(), Refusal>,
    },
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

impl Ask {
    /// Whether it only looks at the table. Nobody has more than a few of these under way.
    pub(crate) fn is_look(&self) -> bool {
        matches!(
            self,
            Ask::Info
                | Ask::Snapshot { .. }
                | Ask::Previews
                | Ask::WhyNot { .. }
                | Ask::Scores
                | Ask::Record
                | Ask::Try(_)
        )
    }
}

/// Whether a socket is connected.
pub(crate) enum Connected {
    /// It is, under this number.
    Client(u64),
    /// Somebody who does not play here looks for themselves first.
    Look(Box<Look>),
}

/// A table's answer.
#[expect(clippy::large_enum_variant, reason = "an answer is created once and written out immediately")]
pub(crate) enum Answer {
    Info(TableInfo),
    Sat(Sat),
    /// A new table was opened. If the person wanted a seat, they have it, with this key.
    Opened {
        table: String,
        /// Somebody else may have opened the rematch already.
        is_new: bool,
        seat: Option<String>,
        key: String,
    },
    Done(Acknowledged),
    Snapshot(Snapshot),
    /// Somebody who does not play here works out what they see without the table.
    Look(Box<Look>),
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
