//! How a game ended: partners, and scores that are sums of events.

use engine::{Happening, Outcome, Rules, Seat};

use super::Trial;
use crate::law::{Found, Law};

impl<R: Rules> Trial<'_, R> {
    /// A side is named by one of its seats, and partners win or lose together.
    pub(super) fn sides(&self, outcome: &Outcome) -> Found {
        for seat in Seat::all(self.rules.seats()) {
            let side = self.rules.side(seat);
            if side.0 >= self.rules.seats() || self.rules.side(side) != side {
                return Err((Law::Outcome, format!("{seat} is on the side of {side}, which is not a side")));
            }
            if outcome.ranks[seat] != outcome.ranks[side] {
                return Err((Law::Outcome, format!("the partners {side} and {seat} have different ranks")));
            }
            if outcome.side_scores[seat] != outcome.side_scores[side] {
                return Err((Law::Outcome, format!("the partners {side} and {seat} score differently")));
            }
        }
        Ok(())
    }

    /// Scores are sums of events: nobody gets anything that counts without one.
    pub(super) fn scores(&self, outcome: &Outcome) -> Found {
        let (mut state, mut events) = (self.rules.start(), Vec::new());
        for (actor, action) in self.game.actions() {
            self.rules.apply(&mut state, actor, action, &mut events);
        }
        let traces = || events.iter().filter_map(Happening::trace);
        let counted = || traces().filter(|trace| trace.what == self.rules.scored());
        for seat in Seat::all(self.rules.seats()) {
            let own = counted().filter(|trace| trace.seat.is_none_or(|whose| whose == seat));
            let (sum, score) = (own.map(|trace| trace.by).sum::<i32>(), i32::from(outcome.scores[seat]));
            if sum != score {
                let message =
                    format!("the events give {seat} {sum} {}, and the score is {score}", self.rules.scored());
                return Err((Law::Scores, message));
            }
        }
        Ok(())
    }
}
