//! A table's clock: an allowance for every decision, and a reserve for decisions that take longer.
//!
//! Time is measured in ticks: milliseconds of a clock that only goes forward, so changing the system time neither ends a
//! game nor saves one. Ticks mean nothing outside of the process. The time that a decision took is stored with its entry. If another process had the table when a
//! decision began, the decision counts from the log line that asked for it, by the system time. But nobody
//! could answer while the server was down, so players who have to act then get at least a minute, or all of
//! their time if that is less.

use engine::Seat;
use protocol::ClockRule;

use crate::{NOTE, Row, changed_hands};

/// The minimum that everybody has left when a process takes over a table.
const GRACE: i64 = 60_000;

pub struct Clock {
    pub rule: Option<ClockRule>,
    /// What is left of each seat's reserve, in milliseconds.
    pub reserve: Vec<i64>,
    /// The decision that each seat has to make.
    running: Vec<Option<Running>>,
}

/// A decision in progress.
#[derive(Clone, Copy)]
struct Running {
    /// The log line that asked for it.
    line: u32,
    /// Since when this process has been counting, as a tick.
    since: i64,
    /// How much time had passed before, in milliseconds.
    before: i64,
}

impl Running {
    fn spent(&self, tick: i64) -> i64 {
        self.before + (tick - self.since)
    }
}

impl Clock {
    pub fn new(rule: Option<ClockRule>, seats: usize) -> Clock {
        let reserve = rule.map_or(0, |rule| i64::from(rule.reserve_s) * 1000);
        Clock { rule, reserve: vec![reserve; seats], running: vec![None; seats] }
    }

    /// Subtracts the time that the log says was spent.
    pub fn read(&mut self, log: &[Row]) {
        let running = std::mem::take(&mut self.running);
        *self = Clock { running, ..Clock::new(self.rule, self.reserve.len()) };
        for row in log {
            self.charge(row);
        }
    }

    /// How long a seat has had its question.
    pub fn spent(&self, seat: Seat, tick: i64) -> i64 {
        self.running.get(seat.index()).and_then(Option::as_ref).map_or(0, |running| running.spent(tick))
    }

    /// A log line says how long one of a seat's decisions took: until it acted, or until it changed hands.
    pub fn charge(&mut self, row: &Row) {
        let Some(rule) = self.rule else { return };
        let seat = if row.actor == NOTE { changed_hands(&row.text) } else { row.actor.parse().ok() };
        if let Some(reserve) = seat.and_then(|seat: Seat| self.reserve.get_mut(seat.index())) {
            *reserve -= (row.spent - i64::from(rule.per_move_s) * 1000).max(0);
        }
    }

    /// How long a seat may take for one decision, in milliseconds.
    fn most(&self, seat: usize) -> Option<i64> {
        Some(i64::from(self.rule?.per_move_s) * 1000 + self.reserve[seat].max(0))
    }

    /// A log line from `passed` milliseconds ago asked a seat, or the seat is no longer asked.
    pub fn ask(&mut self, seat: usize, asked: Option<(u32, i64)>, tick: i64) {
        let Some(most) = self.most(seat) else { return };
        self.running[seat] = match (asked, self.running[seat]) {
            (None, _) => None,
            (Some((line, _)), Some(running)) if running.line == line => Some(running),
            (Some((line, passed)), _) => {
                let before = passed.clamp(0, (most - GRACE).max(0));
                Some(Running { line, since: tick, before })
            }
        };
    }

    /// How much time is left for a seat's current decision, in milliseconds.
    pub fn left(&self, seat: usize, tick: i64) -> Option<i64> {
        Some(self.most(seat)? - self.running[seat]?.spent(tick))
    }

    /// The server itself could not act in time, so the seat gets the time it would get after a
    /// restart.
    pub fn forgive(&mut self, seat: usize, tick: i64) {
        if let (Some(most), Some(running)) = (self.most(seat), &mut self.running[seat]) {
            *running = Running { since: tick, before: (most - GRACE).max(0), ..*running };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULE: ClockRule = ClockRule { per_move_s: 3600, reserve_s: 600 };

    #[test]
    fn a_decision_in_progress_continues_where_it_was_and_leaves_a_minute() {
        let mut clock = Clock::new(Some(RULE), 2);
        clock.ask(0, Some((7, 1_200_000)), 50);
        assert_eq!(clock.left(0, 50), Some(3_000_000), "20 of 70 minutes are gone");
        assert_eq!(clock.left(0, 1_050), Some(2_999_000));
        assert_eq!((clock.spent(Seat(0), 1_050), clock.spent(Seat(1), 1_050)), (1_201_000, 0));
        // The same question does not start again, whatever the system time is.
        clock.ask(0, Some((7, 999_999_999)), 1_050);
        assert_eq!(clock.left(0, 1_050), Some(2_999_000));
        // A server that was down for a day, and a system clock that was set back.
        clock.ask(0, Some((8, 86_400_000)), 1_050);
        assert_eq!(clock.left(0, 1_051), Some(GRACE - 1));
        clock.forgive(0, 61_050);
        assert_eq!(clock.left(0, 61_050), Some(GRACE));
        clock.ask(1, Some((8, -86_400_000)), 1_050);
        assert_eq!(clock.left(1, 1_050), Some(4_200_000));
        clock.ask(1, None, 1_050);
        assert_eq!(clock.left(1, 1_050), None);
    }

    #[test]
    fn a_short_clock_never_gives_more_than_it_has() {
        let mut clock = Clock::new(Some(ClockRule { per_move_s: 2, reserve_s: 0 }), 1);
        clock.ask(0, Some((1, 86_400_000)), 0);
        assert_eq!(clock.left(0, 0), Some(2_000));
    }

    #[test]
    fn time_beyond_the_allowance_comes_out_of_the_reserve() {
        let mut clock = Clock::new(Some(RULE), 2);
        let row = |actor: &str, text: &str, spent| Row {
            n: 1,
            at: 0,
            actor: actor.to_owned(),
            text: text.to_owned(),
            spent,
        };
        clock.charge(&row("p1", "bid 1", 3_500_000));
        assert_eq!(clock.reserve[0], 600_000);
        clock.charge(&row("p1", "bid 1", 3_900_000));
        assert_eq!(clock.reserve[0], 300_000);
        // Somebody who comes back after running out of time has no more of it than before.
        clock.charge(&row(NOTE, "time p2", 4_200_000));
        clock.charge(&row(NOTE, "sit p2", 0));
        clock.charge(&row(NOTE, "undo p2", 0));
        assert_eq!(clock.reserve[..], [300_000, 0]);
    }
}
