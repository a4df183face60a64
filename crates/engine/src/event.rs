use std::fmt::Debug;

use serde::Serialize;

use crate::{Seat, Trace};

/// An event: what happened, and the clause behind it. As JSON it has a tag, and the box's texts have a message for each.
pub trait Happening: Clone + Debug + Serialize {
    /// The id of the clause that made it happen, such as `burgundy.sell.income`.
    fn clause(&self) -> &'static str;
    /// What it is evidence of, if it says anything about how a game goes.
    fn trace(&self) -> Option<Trace>;
    /// The quantity it changed, if it changed one.
    fn change(&self) -> Option<Change> {
        self.trace()?.change()
    }
    /// One English sentence, if the game has no texts of its own that word its events.
    fn said(&self) -> Option<String> {
        None
    }
}

/// One of a seat's quantities that an event changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Change {
    /// Whose quantity it is.
    pub seat: Seat,
    /// Which quantity, in the words of the game: `points`, `silver`.
    pub what: &'static str,
    /// How much it went up or down.
    pub by: i32,
}

/// What happened, without the reason. Each box lists its own.
pub trait Incident: Clone + Debug + Serialize {
    /// What it is evidence of, if it says anything about how a game goes.
    fn trace(&self) -> Option<Trace>;
    /// One English sentence, if the game has no texts of its own that word its events.
    fn said(&self) -> Option<String> {
        None
    }
}

/// The event every box uses: what happened, and the clause behind it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Event<W> {
    /// The id of the clause.
    pub clause: &'static str,
    /// What happened.
    #[serde(flatten)]
    pub what: W,
}

impl<W: Incident> Event<W> {
    /// Says that this happened because of that clause.
    #[inline]
    pub fn new(clause: &'static str, what: W) -> Event<W> {
        Event { clause, what }
    }
}

impl<W: Incident> Happening for Event<W> {
    fn clause(&self) -> &'static str {
        self.clause
    }

    fn trace(&self) -> Option<Trace> {
        self.what.trace()
    }

    fn said(&self) -> Option<String> {
        self.what.said()
    }
}

/// Where events go. `()` drops them, so search pays nothing for them.
pub trait Sink<E> {
    /// Takes one event.
    fn emit(&mut self, event: E);
}

impl<E> Sink<E> for () {
    #[inline]
    fn emit(&mut self, _: E) {}
}

impl<E> Sink<E> for Vec<E> {
    fn emit(&mut self, event: E) {
        self.push(event);
    }
}
