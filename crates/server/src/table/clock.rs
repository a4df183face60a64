//! A table's clock: an allowance for every decision, and a reserve for decisions that take longer.
//!
//! Time is measured with a clock that only goes forward, so changing the system time neither ends a game nor
//! saves one. The time that a decision took is stored with its entry. If another process had the table when a
//! decision began, the decision counts from the log line that asked for it, by the system time. But nobody
//! could answer while the server was down, so players who have to act then get at least a minute, or all of
//! their time if that is less.

use engine::Seat;
use play::GaveUp;
use protocol::{ClockInfo, ClockRule, ClockSeat, Status};
use tokio::time::{Duration, Instant};

use super::{
    Live,
    game::NOTE,
    lines::changed_hands,
    live::{RETRY, Trouble},
};
use crate::{store::LogRow, time::now};

/// The minimum that everybody has left when a process takes over a table.
const GRACE: i64 = 60_000;

pub(crate) struct Clock {
    rule: Option<ClockRule>,
    /// What is left of each seat's reserve, in milliseconds.
    reserve: Vec<i64>,
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
    fn ask(&mut self, seat: usize, asked: Option<(u32, i64)>) {
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
    fn left(&self, seat: usize) -> Option<i64> {
        Some(self.most(seat)? - self.running[seat]?.spent())
    }

    /// How much time is left for a seat's current decision, if the table has a clock.
    pub(super) fn left_for(&self, seat: Seat) -> Option<Duration> {
        let left = self.left(seat.index())?;
        Some(Duration::from_millis(left.max(0) as u64))
    }

    /// The server itself could not act in time, so the seat gets the time it would get after a
    /// restart.
    fn forgive(&mut self, seat: usize) {
        if let (Some(most), Some(running)) = (self.most(seat), &mut self.running[seat]) {
            *running = Running { since: Instant::now(), before: (most - GRACE).max(0), ..*running };
        }
    }
}

impl Live {
    /// Runs the clocks of the seats that have to act, and stops all others.
    pub(super) fn start_clocks(&mut self) {
        let at = now();
        let (Some(_), Some(game)) = (self.clock.rule, &mut self.game) else { return };
        game.mark(at);
        let playing = self.status == Status::Playing;
        for (seat, chair) in self.doc.seats() {
            // A bot's clock runs too, but only people can lose on time.
            let runs = playing && (chair.person().is_some() || chair.bot().is_some());
            let asked = game.asked(seat).filter(|_| runs).map(|(line, written)| (line, at - written));
            self.clock.ask(seat.index(), asked);
        }
    }

    pub(super) fn clock_info(&self) -> Option<ClockInfo> {
        self.clock.rule?;
        let at = now();
        let seat = |(seat, _): (Seat, _)| ClockSeat {
            seat: seat.to_string(),
            reserve_ms: self.clock.reserve[seat.index()].max(0),
            deadline: self.clock.left(seat.index()).map(|left| at + left),
        };
        Some(ClockInfo { now: at, seats: self.doc.seats().map(seat).collect() })
    }

    /// When the next seat runs out of time.
    pub(super) fn clock_deadline(&self) -> Option<Instant> {
        if self.status != Status::Playing {
            return None;
        }
        let people = self.doc.seats().filter(|(_, chair)| chair.person().is_some());
        let left = people.filter_map(|(seat, _)| self.clock.left(seat.index())).min()?;
        Some(Instant::now() + Duration::from_millis(left.max(0) as u64))
    }

    /// Handles seats that have run out of time.
    pub(super) async fn tick(&mut self) {
        let is_late = |seat: usize| self.clock.left(seat).is_some_and(|left| left <= 0);
        let people = self.doc.seats().filter(|(_, chair)| chair.person().is_some());
        let late = people.map(|(seat, _)| seat.index()).find(|seat| is_late(*seat));
        let Some(seat) = late.filter(|_| self.status == Status::Playing) else { return };
        tracing::info!(table = self.id, seat = seat + 1, "a seat ran out of time");
        match self.give_up(Seat(seat as u8), GaveUp::Time).await {
            Ok(()) => {}
            Err(Trouble::Late) => self.read_again().await,
            Err(Trouble::No(refusal)) => {
                // Nobody else could have acted either. The log already says what is wrong with the store.
                tracing::debug!(
                    table = self.id,
                    message = refusal.problem.message,
                    "a clock cannot be enforced"
                );
                self.clock.forgive(seat);
                self.retry = Some(Instant::now() + RETRY);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use axum::Router;
    use serde_json::{Value, json};

    use super::*;
    use crate::{
        Server, Settings, Store,
        asking::{ask, guest},
        time,
    };

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

    /// A game of one person against a bot with this many seconds for each decision.
    async fn game(router: &Router, cookie: &str, seconds: u32) -> String {
        let create = json!({"box": "burgundy", "seats": [{"kind": "me"}, {"kind": "open"}],
            "clock": {"per_move_s": seconds, "reserve_s": 0}, "out_of_time": "end"});
        let (_, _, sat) = ask(router, cookie, "POST", "/api/tables", create).await;
        let table = sat["table"]["id"].as_str().expect("a table").to_owned();
        let other = guest(router, "Ben").await;
        ask(router, &other, "POST", &format!("/api/tables/{table}/sit"), json!({})).await;
        ask(router, cookie, "POST", &format!("/api/tables/{table}/start"), json!({})).await;
        table
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn changing_the_system_time_neither_ends_a_game_nor_saves_one() {
        let store = Store::in_memory().await.expect("memory");
        let router = Server::new(store, boxes::BOXES, Settings::default()).router();
        let cookie = guest(&router, "Ann").await;
        let (long, short) = (game(&router, &cookie, 3600).await, game(&router, &cookie, 2).await);
        let status = async |table: &str| {
            let (_, _, info) =
                ask(&router, &cookie, "GET", &format!("/api/tables/{table}"), Value::Null).await;
            info["status"].clone()
        };
        time::tests::jump(2 * 3_600_000);
        assert_eq!(status(&long).await, "playing");
        // The table checks its clock when it gets a message.
        let chat = json!({"text": "hello"});
        ask(&router, &cookie, "POST", &format!("/api/tables/{long}/chat"), chat.clone()).await;
        tokio::time::sleep(Duration::from_millis(300)).await;
        assert_eq!(status(&long).await, "playing");
        time::tests::jump(-4 * 3_600_000);
        ask(&router, &cookie, "POST", &format!("/api/tables/{short}/chat"), chat).await;
        for _ in 0..600 {
            if status(&short).await == "over" {
                return;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        panic!("the short clock never ran out");
    }
}
