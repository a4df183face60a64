//! Events for programs that know no game.

use engine::{Change, Happening, Seat};
use serde::Serialize;
use serde_json::Value;

/// One event: what happened, why, and in which entry of the record.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct EventNote {
    /// The entry that made it happen, counted from 0.
    pub entry: usize,
    /// One English sentence.
    pub text: String,
    /// The clause behind it.
    pub clause: String,
    /// Who acted; nobody if it was chance.
    pub seat: Option<Seat>,
    /// The quantity it changed.
    pub change: Option<ChangeNote>,
    /// The event in the game's own fields.
    pub json: Value,
}

/// A quantity of a seat that an event changed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ChangeNote {
    /// Whose.
    pub seat: Seat,
    /// What: `points`, `silver`.
    pub what: String,
    /// By how much.
    pub by: i32,
}

impl From<Change> for ChangeNote {
    fn from(change: Change) -> ChangeNote {
        ChangeNote { seat: change.seat, what: change.what.to_owned(), by: change.by }
    }
}

impl EventNote {
    /// Notes an event of the entry numbered `entry`, made by `seat` or by chance.
    pub fn new(entry: usize, seat: Option<Seat>, event: &impl Happening) -> EventNote {
        EventNote {
            entry,
            text: event.to_string(),
            clause: event.clause().to_owned(),
            seat,
            change: event.change().map(ChangeNote::from),
            json: serde_json::to_value(event).expect("an event is plain data with named fields"),
        }
    }
}
