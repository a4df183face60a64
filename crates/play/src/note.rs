//! Events for programs that know nothing about particular games.

use engine::{Change, Happening, Seat};
use serde::Serialize;
use serde_json::Value;

/// One event: what happened, why, and in which entry of the record.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct EventNote {
    /// The entry that caused it, counted from 0.
    pub entry: usize,
    /// What happened, in English, from the texts of the box.
    pub text: String,
    /// The clause behind it.
    pub clause: String,
    /// Who acted. `None` if it was chance.
    pub seat: Option<Seat>,
    /// The quantity it changed, if it changed one.
    pub change: Option<ChangeNote>,
    /// The event in the game's own fields.
    pub json: Value,
}

/// One of a seat's quantities that an event changed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ChangeNote {
    /// Whose quantity it is.
    pub seat: Seat,
    /// Which quantity: `points`, `silver`.
    pub what: String,
    /// How much it goes up or down.
    pub by: i32,
}

/// A legal action, and what it would change for the seat that chooses it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Preview {
    /// The action in notation.
    pub action: String,
    /// Costs and gains, each with its clause, in the order in which they would happen.
    pub parts: Vec<PartNote>,
}

/// One part of what an action would change.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PartNote {
    /// Which quantity: `points`, `silver`.
    pub what: String,
    /// How much it goes up or down.
    pub by: i32,
    /// The clause behind it.
    pub clause: String,
}

impl PartNote {
    /// What `events` change for `seat`. Changes with the same clause are added up.
    pub(crate) fn of<E: Happening>(seat: Seat, events: &[E]) -> Vec<PartNote> {
        let mut parts: Vec<PartNote> = Vec::new();
        for event in events {
            let Some(change) = event.change().filter(|change| change.seat == seat) else { continue };
            let clause = event.clause();
            let same = |part: &&mut PartNote| part.what == change.what && part.clause == clause;
            if let Some(part) = parts.iter_mut().find(same) {
                part.by += change.by;
            } else {
                let (what, clause) = (change.what.to_owned(), clause.to_owned());
                parts.push(PartNote { what, by: change.by, clause });
            }
        }
        parts
    }
}

impl From<Change> for ChangeNote {
    fn from(change: Change) -> ChangeNote {
        ChangeNote { seat: change.seat, what: change.what.to_owned(), by: change.by }
    }
}

impl EventNote {
    /// Notes an event of entry number `entry`, caused by `seat` or by chance.
    pub fn new(entry: usize, seat: Option<Seat>, event: &impl Happening) -> EventNote {
        let json = serde_json::to_value(event).expect("an event is plain data with named fields");
        let clause = event.clause();
        EventNote {
            entry,
            text: event.said().unwrap_or_else(|| words::event(clause, &json)),
            clause: clause.to_owned(),
            seat,
            change: event.change().map(ChangeNote::from),
            json,
        }
    }
}
