//! What a search knows about the Dice Game.

use ::burgundy_dice::{BurgundyDice, State};
use engine::{PerSeat, Rules as _, Seat};
use search::{GreedyBot, Guide as _, Mind, chances_by_points, final_chances};

use super::guide::DiceGuide;
use crate::VariantSpec;

pub struct DiceMind {
    guide: DiceGuide,
}

impl DiceMind {
    pub(super) fn with_temper(temper: u64) -> DiceMind {
        DiceMind { guide: DiceGuide::with_temper(temper) }
    }
}

impl Mind<BurgundyDice> for DiceMind {
    type Policy = GreedyBot<DiceGuide>;

    fn policy(&self, luck: u64) -> Self::Policy {
        GreedyBot::new(self.guide, luck)
    }

    fn value(&self, rules: &BurgundyDice, state: &State, seat: Seat) -> f32 {
        self.guide.value(rules, state, seat)
    }

    fn trust(&self) -> f32 {
        16.0
    }

    /// The game is short, so simulated games go to its end.
    fn moment(&self, _: &BurgundyDice, _: &State) -> u32 {
        0
    }

    fn goal(&self, _: &BurgundyDice, _: &State) -> u32 {
        1
    }

    fn chances(&self, rules: &BurgundyDice, state: &State, expected: &PerSeat<f32>) -> PerSeat<f32> {
        match rules.outcome(state) {
            Some(outcome) => final_chances(rules, &outcome),
            None => chances_by_points(rules, expected, 5.0),
        }
    }

    fn sources(&self, rules: &BurgundyDice, state: &State, seat: Seat, acc: &mut Vec<i32>) {
        VariantSpec::points_by_source(rules, state, seat, acc);
    }
}
