//! What a search knows about Burgundy.

use ::burgundy::{Burgundy, State};
use engine::{PerSeat, Rules as _, Seat};
use search::{GreedyBot, Guide as _, Mind, chances_by_points, final_chances};

use super::{guide::BurgundyGuide, survey::ROUNDS};
use crate::VariantSpec;

/// Phases of the game.
const PHASES: u8 = 5;

pub struct BurgundyMind {
    guide: BurgundyGuide,
}

impl BurgundyMind {
    pub(super) fn with_temper(temper: u64) -> BurgundyMind {
        BurgundyMind { guide: BurgundyGuide::with_temper(temper) }
    }
}

impl Mind<Burgundy> for BurgundyMind {
    type Policy = GreedyBot<BurgundyGuide>;

    fn policy(&self, luck: u64) -> Self::Policy {
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

    /// How far off an estimate is depends on the rounds that are left.
    fn chances(&self, rules: &Burgundy, state: &State, expected: &PerSeat<f32>) -> PerSeat<f32> {
        if let Some(outcome) = rules.outcome(state) {
            return final_chances(rules, &outcome);
        }
        let played = state.phase * ROUNDS + state.round;
        let left = (PHASES * ROUNDS).saturating_sub(played);
        chances_by_points(rules, expected, 2.0 + 1.6 * f32::from(left).sqrt())
    }

    fn sources(&self, rules: &Burgundy, state: &State, seat: Seat, acc: &mut Vec<i32>) {
        VariantSpec::points_by_source(rules, state, seat, acc);
    }
}
