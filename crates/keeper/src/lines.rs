//! Who wrote each line of the log, and which answers come too late.

use engine::{Actor, Pending, Seat};
use serde_json::Value;
use shelf::BoxTable;

/// What was written, and since when each question has been the same.
#[derive(Default)]
pub(crate) struct Lines {
    makers: Vec<Maker>,
    /// What each seat was asked when somebody last had to act, if several seats were asked.
    questions: [Option<Value>; Seat::MAX as usize],
    /// The line after which chance last changed what each seat is asked.
    renewed: [u32; Seat::MAX as usize],
    /// Whether chance has acted since somebody last had to act.
    luck: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Maker {
    Seat(Seat),
    Chance,
    /// A note that shortened the record for everybody.
    Back,
    /// A note: the seat took back what it had done. That leaves the questions of others as they are.
    Undid(Seat),
    /// A note: the seat has changed hands, perhaps to a bot.
    Sat(Seat),
    /// A note for people to read.
    Nobody,
}

impl Lines {
    /// How many lines there are.
    pub(crate) fn len(&self) -> usize {
        self.makers.len()
    }

    /// An entry was made.
    pub(crate) fn entered(&mut self, actor: Actor, table: &dyn BoxTable) {
        self.makers.push(match actor {
            Actor::Seat(seat) => Maker::Seat(seat),
            Actor::Chance => Maker::Chance,
        });
        self.luck |= actor == Actor::Chance;
        self.rest(table);
    }

    /// A note was written because a seat took back what it had done.
    pub(crate) fn undid(&mut self, seat: Seat, table: &dyn BoxTable) {
        self.makers.push(Maker::Undid(seat));
        self.rest(table);
    }

    /// A take-back shortened the record for everybody.
    pub(crate) fn went_back(&mut self, table: &dyn BoxTable) {
        self.makers.push(Maker::Back);
        self.rest(table);
    }

    /// A note was written that changes nothing in the record.
    pub(crate) fn noted(&mut self, text: &str) {
        self.makers.push(changed_hands(text).map_or(Maker::Nobody, Maker::Sat));
    }

    /// Notes what everybody is asked. When several seats are asked, chance may act for one of them, as when its tiles
    /// are drawn. The others are still asked the same.
    fn rest(&mut self, table: &dyn BoxTable) {
        if table.pending() == Pending::Chance {
            return;
        }
        let several = matches!(table.pending(), Pending::Seats(seats) if seats.iter().count() > 1);
        for seat in Seat::all(table.seats()) {
            let question = if several { table.prompt(seat) } else { None };
            let is_same = question.is_some() && question == self.questions[seat.index()];
            if self.luck && !is_same {
                self.renewed[seat.index()] = self.makers.len() as u32;
            }
            self.questions[seat.index()] = question;
        }
        self.luck = false;
    }

    /// Whether a seat acted or changed hands after the first `lines` lines, so that its decision begins anew.
    pub(crate) fn begins_after(&self, lines: usize, seat: Seat) -> bool {
        let anew = |maker: &Maker| matches!(maker, Maker::Seat(other) | Maker::Sat(other) if *other == seat);
        self.makers[lines..].iter().any(anew)
    }

    /// Whether `seat` would answer a question that it is no longer asked: since version `at` it has acted
    /// itself or taken something back, chance has changed its question, or everybody went back.
    pub(crate) fn is_stale(&self, seat: Seat, at: u32) -> bool {
        let Some(since) = self.makers.get(at as usize..) else { return true };
        let is_own = |maker: &Maker| match *maker {
            Maker::Seat(other) | Maker::Sat(other) | Maker::Undid(other) => other == seat,
            Maker::Back => true,
            Maker::Chance | Maker::Nobody => false,
        };
        at < self.renewed[seat.index()] || since.iter().any(is_own)
    }
}

/// The seat that changed hands, if this is what a note says. The new player begins a new decision.
pub fn changed_hands(note: &str) -> Option<Seat> {
    let (word, seat) = note.split_once(' ')?;
    matches!(word, "sit" | "leave" | "resign" | "time").then(|| seat.parse().ok()).flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Nobody pays with their clock for what the seat's last player took.
    #[test]
    fn whoever_sits_down_begins_a_new_decision() {
        for (note, begins) in [("sit p1", true), ("leave p1", true), ("resign p1", true), ("time p1", true)]
            .into_iter()
            .chain([("undo p1", false), ("sit p2", false), ("say p1", false)])
        {
            let mut lines = Lines::default();
            lines.noted(note);
            assert_eq!(lines.begins_after(0, Seat(0)), begins, "{note}");
            assert_eq!(lines.is_stale(Seat(0), 0), begins, "{note}");
            assert!(!lines.begins_after(1, Seat(0)), "{note} is before that");
        }
    }
}
