use serde::{Deserialize, Serialize};

use crate::{Change, Seat};

/// What an event is evidence of, so that two ways to play can be told apart by what happened in them. The clause is that
/// of the event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Trace {
    /// Whose doing or whose fate it is; none if it is everybody's.
    pub seat: Option<Seat>,
    /// In what way it matters.
    pub how: How,
    /// What `by` counts, in the words of the game: `points`, `silver`, `area`.
    pub what: &'static str,
    /// The piece that it is about.
    pub piece: Option<Name>,
    /// Where it is.
    pub place: Option<Name>,
    /// How much.
    pub by: i32,
    /// How many things were counted, if `by` is a product: `by` is so many times the same. Otherwise 0.
    pub times: i16,
}

/// In what way an event matters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum How {
    /// A quantity went up or down.
    Gain,
    /// A piece that nobody else can have now.
    Take,
    /// Something is complete: an area, a building, an objective.
    Complete,
    /// The same, before anybody else.
    First,
    /// A step on a way that leads somewhere: a track, a map, a board that fills up.
    Advance,
    /// A quantity that is a product of two others.
    Factor,
    /// Something was due and could not be paid.
    Unpaid,
    /// Something that a seat had is gone.
    Lose,
    /// A seat has lost the game outright.
    Fall,
    /// Whose turn it is. What counts is who comes first in a round.
    Order,
    /// A round begins.
    Round,
    /// What only counts at the end of the game.
    End,
}

/// Something printed, by its kind and its id in the notation: `tile`, `inn`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Name {
    /// What it is: `tile`, `town`.
    pub kind: &'static str,
    /// Which one: `inn`, `tours`.
    pub id: &'static str,
}

impl Trace {
    /// Evidence about a seat.
    pub const fn new(seat: Seat, how: How, what: &'static str, by: i32) -> Trace {
        Trace { seat: Some(seat), how, what, piece: None, place: None, by, times: 0 }
    }

    /// Evidence about everybody.
    pub const fn of_all(how: How, what: &'static str, by: i32) -> Trace {
        Trace { seat: None, how, what, piece: None, place: None, by, times: 0 }
    }

    /// A quantity of a seat that went up or down.
    pub const fn gain(seat: Seat, what: &'static str, by: i32) -> Trace {
        Trace::new(seat, How::Gain, what, by)
    }

    /// Says which piece it is about.
    #[must_use]
    pub const fn piece(self, kind: &'static str, id: &'static str) -> Trace {
        Trace { piece: Some(Name { kind, id }), ..self }
    }

    /// Says where it is.
    #[must_use]
    pub const fn place(self, kind: &'static str, id: &'static str) -> Trace {
        Trace { place: Some(Name { kind, id }), ..self }
    }

    /// Says of how many equal parts `by` consists.
    #[must_use]
    pub const fn times(self, times: i16) -> Trace {
        Trace { times, ..self }
    }

    /// The quantity that changed, if one did.
    pub fn change(&self) -> Option<Change> {
        let changes = matches!(self.how, How::Gain | How::Factor | How::End);
        self.seat.filter(|_| changes).map(|seat| Change { seat, what: self.what, by: self.by })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_quantities_of_a_seat_change() {
        let points = Trace::gain(Seat(1), "points", 4).piece("tile", "inn");
        assert_eq!(points.change(), Some(Change { seat: Seat(1), what: "points", by: 4 }));
        assert_eq!(Trace::new(Seat(1), How::Complete, "area", 4).change(), None);
        assert_eq!(Trace::of_all(How::End, "objectives met", 4).change(), None);
    }
}
