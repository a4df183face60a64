//! Simultaneous decisions, in either order.

use engine::{Actor, Pending, Rules, Seat, Viewer};
use play::{Keyed, Luck as _};

use super::Trial;
use crate::{
    compare::{changed_lines, difference, same_set},
    law::{Found, Law, Report},
};

impl<R: Rules> Trial<'_, R> {
    /// Two seats that are both asked may answer in either order.
    pub(super) fn commute(&mut self, asked: &[Seat], report: &mut Report) -> Found {
        let first = self.rng.below(asked.len() as u32) as usize;
        let step = 1 + self.rng.below(asked.len() as u32 - 1) as usize;
        let (one, two) = (asked[first], asked[(first + step) % asked.len()]);
        let (ones, twos) = (self.legal(one), self.legal(two));
        if ones.is_empty() || twos.is_empty() {
            return Ok(());
        }
        let (x, y) = (*self.rng.pick(&ones), *self.rng.pick(&twos));
        report.pairs += 1;
        let mut forward = self.one_then_other((one, x), (two, y), &twos)?;
        let mut backward = self.one_then_other((two, y), (one, x), &ones)?;
        if forward != backward {
            // Chance may still have to answer for a lane on either side.
            self.settle(&mut forward);
            self.settle(&mut backward);
        }
        if forward != backward {
            let message = format!("`{one} {x}` and `{two} {y}` lead to another state in the other order");
            let all = |state: &R::State| self.rules.view(state, Viewer::Everything);
            let changed = changed_lines(&all(&forward), &all(&backward));
            return Err((Law::Commutes, format!("{message}:\n{changed}")));
        }
        Ok(())
    }

    fn one_then_other(
        &self,
        (one, x): (Seat, R::Action),
        (other, y): (Seat, R::Action),
        legal: &[R::Action],
    ) -> Result<R::State, (Law, String)> {
        let mut state = self.game.state().clone();
        let secret = !self.rules.audience(&state, Actor::Seat(one), x).includes(other);
        self.rules.apply(&mut state, Actor::Seat(one), x, &mut ());
        self.settle(&mut state);
        let asked = matches!(self.rules.pending(&state), Pending::Seats(seats) if seats.contains(other));
        let mut now = Vec::new();
        if asked {
            self.rules.legal(&state, other, &mut now);
        }
        if !same_set(&now, legal) {
            // If the action was secret, what is legal afterwards gives it away.
            let law = if secret { Law::Secrets } else { Law::Commutes };
            let message = format!("after `{one} {x}` what {other} may do changed");
            return Err((law, format!("{message}:\n{}", difference(legal, &now))));
        }
        self.rules.apply(&mut state, Actor::Seat(other), y, &mut ());
        Ok(state)
    }

    /// Lets chance act in the same way in two states until a seat must act.
    fn settle(&self, state: &mut R::State) {
        let mut luck = Keyed::new(0);
        let mut outcomes = Vec::new();
        // A limit, because the rules under test may let chance act forever.
        for _ in 0..1000 {
            if self.rules.pending(state) != Pending::Chance {
                return;
            }
            outcomes.clear();
            self.rules.outcomes(state, &mut outcomes);
            let Ok(action) = luck.pick(self.rules.chance_key(state), &outcomes) else { return };
            self.rules.apply(state, Actor::Chance, action, &mut ());
        }
    }
}
