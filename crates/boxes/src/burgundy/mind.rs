//! What a search knows about Burgundy.

use ::burgundy::{Action, Burgundy, State};
use engine::{Pending, PerSeat, Rules as _, Seat};
use search::{GreedyBot, Guide as _, Mind};

use super::{guide::BurgundyGuide, survey::ROUNDS};

/// Phases of the game.
const PHASES: u32 = 5;

pub(super) struct BurgundyMind {
    guide: BurgundyGuide,
}

impl BurgundyMind {
    pub(super) fn with_temper(temper: u64) -> BurgundyMind {
        BurgundyMind { guide: BurgundyGuide::with_temper(temper) }
    }
}

impl Mind<Burgundy> for BurgundyMind {
    type Policy = GreedyBot<BurgundyGuide>;

    fn policy(&self, _: &Burgundy, _: Seat, luck: u64) -> Self::Policy {
        GreedyBot::new(self.guide, luck)
    }

    fn value(&self, rules: &Burgundy, state: &State, seat: Seat) -> f32 {
        self.guide.value(rules, state, seat)
    }

    /// A phase is the right distance: the market is refilled, and what comes then is anybody's guess.
    fn moment(&self, _: &Burgundy, state: &State) -> u32 {
        u32::from(state.phase)
    }

    fn goal(&self, _: &Burgundy, state: &State) -> u32 {
        u32::from(state.phase) + 1
    }

    fn chance(&self, rules: &Burgundy, state: &State, expected: &PerSeat<f32>, seat: Seat) -> f32 {
        if rules.pending(state) == Pending::Over {
            let won = rules.outcome(state).is_some_and(|outcome| outcome.won(seat));
            return if won { 1.0 } else { 0.0 };
        }
        let rivals = Seat::all(rules.seats()).filter(|&other| rules.side(other) != rules.side(seat));
        let Some(best) = rivals.map(|rival| expected[rival]).reduce(f32::max) else { return 0.5 };
        let played = u32::from(state.phase) * u32::from(ROUNDS) + u32::from(state.round);
        let left = (PHASES * u32::from(ROUNDS)).saturating_sub(played) as f32;
        1.0 / (1.0 + (-(expected[seat] - best) / (2.0 + 1.6 * left.sqrt())).exp())
    }

    fn relevant(&self, _: &Burgundy, _: &State, _: Action) -> bool {
        true
    }
}
