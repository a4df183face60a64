//! A table's clock: an allowance for every decision, and a reserve for decisions that take longer.
//!
//! Time is measured with a clock that only goes forward, so changing the system time neither ends a game nor
//! saves one. The time that a decision took is stored with its entry. If another process had the table when a
//! decision began, the decision counts from the log line that asked for it, by the system time. But nobody
//! could answer while the server was down, so players who have to act then get at least a minute, or all of
//! their time if that is less.

use engine::Seat;
use protocol::ClockRule;
use tokio::time::{Duration, Instant};

use super::{game::NOTE, lines::changed_hands};
use crate::store::LogRow;

/// The minimum that everybody has left when a process takes over a table.
const GRACE: i64 = 60_000;

pub(crate) struct Clock {
    pub(super) rule: Option<ClockRule>,
    /// What is left of each seat's reserve, in milliseconds.
    pub(super) reserve: Vec<i64>,
    /// The decision that each seat has to make.
    running: Vec<Option<Running>>,
}

/// A decision in progress.
#[derive(Clone, Copy)]
struct Running {
    /// The log line that asked for it.
    line: u32,
    /// Since when this process has been counting.
    since: Instant,
    /// How much time had passed before, in milliseconds.
    before: i64,
}

impl Running {
    fn spent(&self) -> i64 {
        self.before + self.since.elapsed().as_millis() as i64
    }
}

impl Clock {
    pub(super) fn new(rule: Option<ClockRule>, seats: usize) -> Clock {
        let reserve = rule.map_or(0, |rule| i64::from(rule.reserve_s) * 1000);
        Clock { rule, reserve: vec![reserve; seats], running: vec![None; seats] }
    }

    /// Subtracts the time that the log says was spent.
    pub(super) fn read(&mut self, log: &[LogRow]) {
        let running = std::mem::take(&mut self.running);
        *self = Clock { running, ..Clock::new(self.rule, self.reserve.len()) };
        for row in log {
            self.charge(row);
        }
    }

    /// How long a seat has had its question.
    pub(super) fn spent(&self, seat: Seat) -> i64 {
        self.running.get(seat.index()).and_then(Option::as_ref).map_or(0, Running::spent)
    }

    /// A log line says how long one of a seat's decisions took: until it acted, or until it changed hands.
    pub(super) fn charge(&mut self, row: &LogRow) {
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
    pub(super) fn ask(&mut self, seat: usize, asked: Option<(u32, i64)>) {
        let Some(most) = self.most(seat) else { return };
        self.running[seat] = match (asked, self.running[seat]) {
            (None, _) => None,
            (Some((line, _)), Some(running)) if running.line == line => Some(running),
            (Some((line, passed)), _) => {
                let before = passed.clamp(0, (most - GRACE).max(0));
                Some(Running { line, since: Instant::now(), before })
            }
        };
    }

    /// How much time is left for a seat's current decision, in milliseconds.
    pub(super) fn left(&self, seat: usize) -> Option<i64> {
        Some(self.most(seat)? - self.running[seat]?.spent())
    }

    /// How much time is left for a seat's current decision, if the table has a clock.
    pub(super) fn left_for(&self, seat: Seat) -> Option<Duration> {
        let left = self.left(seat.index())?;
        Some(Duration::from_millis(left.max(0) as u64))
    }

    /// The server itself could not act in time, so the seat gets the time it would get after a
    /// restart.
    pub(super) fn forgive(&mut self, seat: usize) {
        if let (Some(most), Some(running)) = (self.most(seat), &mut self.running[seat]) {
            *running = Running { since: Instant::now(), before: (most - GRACE).max(0), ..*running };
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
        clock.ask(0, Some((7, 1_200_000)));
        let left = clock.left(0).expect("it runs");
        assert!((2_990_000..=3_000_000).contains(&left), "20 of 70 minutes are gone: {left}");
        // The same question does not start again, whatever the system time is.
        clock.ask(0, Some((7, 999_999_999)));
        assert!(clock.left(0).expect("it runs") > 2_900_000);
        // A server that was down for a day, and a system clock that was set back.
        clock.ask(0, Some((8, 86_400_000)));
        assert!((GRACE - 5_000..=GRACE).contains(&clock.left(0).expect("it runs")));
        clock.ask(1, Some((8, -86_400_000)));
        assert!(clock.left(1).expect("it runs") > 4_190_000);
        clock.ask(1, None);
        assert_eq!(clock.left(1), None);
    }

    #[test]
    fn a_short_clock_never_gives_more_than_it_has() {
        let mut clock = Clock::new(Some(ClockRule { per_move_s: 2, reserve_s: 0 }), 1);
        clock.ask(0, Some((1, 86_400_000)));
        assert!(clock.left(0).expect("it runs") <= 2_000);
    }

    #[test]
    fn time_beyond_the_allowance_comes_out_of_the_reserve() {
        let mut clock = Clock::new(Some(RULE), 2);
        let row = |actor: &str, text: &str, spent| LogRow {
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
