//! The clock of a table: so much for every decision, and a reserve for all that take longer.
//!
//! What a decision cost is stored with its entry, so that a restart loses nothing; the decision under way
//! when a process stops begins anew, because nobody could answer meanwhile.

use engine::Seat;
use play::GaveUp;
use protocol::{ClockInfo, ClockRule, ClockSeat, Status};
use tokio::time::{Duration, Instant};

use super::{Live, live::Trouble};
use crate::{store::LogRow, time::now};

pub(crate) struct Clock {
    rule: Option<ClockRule>,
    /// What is left of each seat's reserve, in milliseconds.
    reserve: Vec<i64>,
    /// Since when each seat has been asked.
    asked: Vec<Option<i64>>,
}

impl Clock {
    pub(super) fn new(rule: Option<ClockRule>, seats: usize) -> Clock {
        let reserve = rule.map_or(0, |rule| i64::from(rule.reserve_s) * 1000);
        Clock { rule, reserve: vec![reserve; seats], asked: vec![None; seats] }
    }

    /// Counts what the log says was spent.
    pub(super) fn read(&mut self, log: &[LogRow]) {
        let asked = std::mem::take(&mut self.asked);
        *self = Clock { asked, ..Clock::new(self.rule, self.reserve.len()) };
        for row in log {
            if let Ok(seat) = row.actor.parse::<Seat>() {
                self.charge(seat, row.spent);
            }
        }
    }

    /// How long a seat has been asked.
    pub(super) fn spent(&self, seat: Seat, now: i64) -> i64 {
        match (self.rule, self.asked.get(seat.index())) {
            (Some(_), Some(Some(asked))) => (now - asked).max(0),
            _ => 0,
        }
    }

    /// A decision of a seat took so long; the next one is measured from now.
    pub(super) fn charge(&mut self, seat: Seat, spent: i64) {
        let Some(rule) = self.rule else { return };
        if let Some(reserve) = self.reserve.get_mut(seat.index()) {
            *reserve -= (spent - i64::from(rule.per_move_s) * 1000).max(0);
            self.asked[seat.index()] = None;
        }
    }

    fn deadline(&self, seat: usize) -> Option<i64> {
        let rule = self.rule?;
        Some(self.asked[seat]? + i64::from(rule.per_move_s) * 1000 + self.reserve[seat].max(0))
    }
}

impl Live {
    /// Lets the clocks of those run who are asked, and stops all others.
    pub(super) fn start_clocks(&mut self) {
        if self.clock.rule.is_none() {
            return;
        }
        let at = now();
        let playing = self.status == Status::Playing;
        for (seat, chair) in self.doc.seats() {
            // Bots and empty seats lose no game by time.
            let runs = playing && chair.person().is_some() && self.waiting.contains(&seat);
            let asked = &mut self.clock.asked[seat.index()];
            *asked = if runs { asked.or(Some(at)) } else { None };
        }
    }

    pub(super) fn clock_info(&self) -> Option<ClockInfo> {
        self.clock.rule?;
        let seat = |(seat, _): (Seat, _)| ClockSeat {
            seat: seat.to_string(),
            reserve_ms: self.clock.reserve[seat.index()].max(0),
            deadline: self.clock.deadline(seat.index()),
        };
        Some(ClockInfo { now: now(), seats: self.doc.seats().map(seat).collect() })
    }

    /// When the next seat runs out of time.
    pub(super) fn clock_deadline(&self) -> Option<Instant> {
        if self.status != Status::Playing {
            return None;
        }
        let deadlines = (0..self.doc.chairs.len()).filter_map(|seat| self.clock.deadline(seat));
        let left = (deadlines.min()? - now()).max(0);
        Some(Instant::now() + Duration::from_millis(left as u64))
    }

    /// Ends the game of whoever ran out of time.
    pub(super) async fn tick(&mut self) {
        let at = now();
        let late = (0..self.doc.chairs.len())
            .find(|&seat| self.clock.deadline(seat).is_some_and(|deadline| deadline <= at));
        let Some(seat) = late.filter(|_| self.status == Status::Playing) else { return };
        tracing::info!(table = self.id, seat = seat + 1, "a seat ran out of time");
        match self.give_up(Seat(seat as u8), GaveUp::Time).await {
            Ok(()) => {}
            Err(Trouble::Late) => drop(self.reload().await),
            Err(Trouble::No(refusal)) => {
                // Tried again after a moment: the store may be back then.
                tracing::warn!(
                    table = self.id,
                    message = refusal.problem.message,
                    "a clock cannot be enforced"
                );
                self.clock.asked[seat] = Some(at);
            }
        }
    }
}
