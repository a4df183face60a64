//! What you can ask of a table, and what it answers.

use ::play::Record;
use engine::Seat;
use protocol::{
    Acknowledged, Act, Acts, Fork, Previews, Sat, ScoreSheet, Sit, Snapshot, TableInfo, Takeback, Try, Undo,
    WantSeat, WhyNot,
};

use crate::{PersonRef, Refusal};

/// How many actions one request can have.
pub(super) const MOST_ACTIONS: usize = 64;

/// Who is asking: a person, or a program with a seat's key. Possibly nobody we know.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Who {
    pub person: Option<PersonRef>,
    /// The key's digest.
    pub key: Option<String>,
}

/// What you can ask of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ask {
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
    /// Whether it only looks at the table.
    pub fn is_look(&self) -> bool {
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

/// A table's answer.
#[expect(clippy::large_enum_variant, reason = "an answer is created once and written out immediately")]
pub enum Answer {
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

/// Why a request is not finished yet, or never will be.
pub(super) enum Trouble {
    /// Somebody else came first: read what they did and try again.
    Late,
    /// The request is refused.
    No(Refusal),
}

impl<T: Into<Refusal>> From<T> for Trouble {
    fn from(refusal: T) -> Trouble {
        Trouble::No(refusal.into())
    }
}
