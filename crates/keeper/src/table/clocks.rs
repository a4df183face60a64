//! The clocks at a table: each runs while its seat has to act, and then the seat is out of time.

use engine::Seat;
use play::GaveUp;
use protocol::{ClockInfo, ClockSeat, Status};

use super::{Keeper, request::Trouble};
use crate::Host;

impl<H: Host> Keeper<H> {
    /// Runs the clocks of the seats that have to act, and stops all others.
    pub(super) fn start_clocks(&mut self) {
        let at = self.host.now();
        let (Some(_), Some(game)) = (self.clock.rule, &mut self.game) else { return };
        game.mark(at);
        let playing = self.status == Status::Playing;
        for (seat, chair) in self.doc.seats() {
            // A bot's clock runs too, but only people can lose on time.
            let runs = playing && (chair.person().is_some() || chair.bot().is_some());
            let asked = game.asked(seat).filter(|_| runs).map(|(line, written)| (line, at - written));
            self.clock.ask(seat.index(), asked, self.host.tick());
        }
    }

    pub(super) fn clock_info(&self) -> Option<ClockInfo> {
        self.clock.rule?;
        let at = self.host.now();
        let seat = |(seat, _): (Seat, _)| ClockSeat {
            seat: seat.to_string(),
            reserve_ms: self.clock.reserve[seat.index()].max(0),
            deadline: self.clock.left(seat.index(), self.host.tick()).map(|left| at + left),
        };
        Some(ClockInfo { now: at, seats: self.doc.seats().map(seat).collect() })
    }

    /// When the next seat runs out of time, as a tick.
    pub(super) fn clock_deadline(&self) -> Option<i64> {
        if self.status != Status::Playing {
            return None;
        }
        let people = self.doc.seats().filter(|(_, chair)| chair.person().is_some());
        let now = self.host.tick();
        let left = people.filter_map(|(seat, _)| self.clock.left(seat.index(), now)).min()?;
        Some(now + left.max(0))
    }

    /// Handles seats that have run out of time.
    pub(super) async fn tick(&mut self) {
        let is_late = |seat: usize| self.clock.left(seat, self.host.tick()).is_some_and(|left| left <= 0);
        let people = self.doc.seats().filter(|(_, chair)| chair.person().is_some());
        let late = people.map(|(seat, _)| seat.index()).find(|seat| is_late(*seat));
        let Some(seat) = late.filter(|_| self.status == Status::Playing) else { return };
        self.host.remarked("a seat ran out of time", &Seat(seat as u8).to_string());
        match self.give_up(Seat(seat as u8), GaveUp::Time).await {
            Ok(()) => {}
            Err(Trouble::Late) => self.changed().await,
            Err(Trouble::No(refusal)) => {
                // Nobody else could have acted either. The log already says what is wrong with the store.
                self.host.remarked("a clock cannot be enforced", &refusal.problem.message);
                self.clock.forgive(seat, self.host.tick());
                self.try_again_later();
            }
        }
    }
}
