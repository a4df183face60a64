//! The clocks at a table: each runs while its seat has to act, and then the seat is out of time.

use engine::Seat;
use play::GaveUp;
use protocol::{ClockInfo, ClockSeat, Status};
use tokio::time::{Duration, Instant};

use super::{
    Live,
    live::{RETRY, Trouble},
};
use crate::time::{now, tick};

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
            self.clock.ask(seat.index(), asked, tick());
        }
    }

    pub(super) fn clock_info(&self) -> Option<ClockInfo> {
        self.clock.rule?;
        let at = now();
        let seat = |(seat, _): (Seat, _)| ClockSeat {
            seat: seat.to_string(),
            reserve_ms: self.clock.reserve[seat.index()].max(0),
            deadline: self.clock.left(seat.index(), tick()).map(|left| at + left),
        };
        Some(ClockInfo { now: at, seats: self.doc.seats().map(seat).collect() })
    }

    /// When the next seat runs out of time.
    pub(super) fn clock_deadline(&self) -> Option<Instant> {
        if self.status != Status::Playing {
            return None;
        }
        let people = self.doc.seats().filter(|(_, chair)| chair.person().is_some());
        let left = people.filter_map(|(seat, _)| self.clock.left(seat.index(), tick())).min()?;
        Some(Instant::now() + Duration::from_millis(left.max(0) as u64))
    }

    /// Handles seats that have run out of time.
    pub(super) async fn tick(&mut self) {
        let is_late = |seat: usize| self.clock.left(seat, tick()).is_some_and(|left| left <= 0);
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
                self.clock.forgive(seat, tick());
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
