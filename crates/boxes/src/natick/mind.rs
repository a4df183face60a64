//! What a search knows about Natick.

use ::natick::{Natick, State};
use engine::{PerSeat, Rules as _, Seat};
use search::{GreedyBot, Guide as _, Mind, chances_by_points, final_chances};

use super::guide::NatickGuide;
use crate::VariantSpec;

/// How many turns ahead simulated games go.
const AHEAD: u32 = 12;
/// What a certain win is worth, in points.
const WIN: f32 = 30.0;
/// How many points a lead may be off.
const SPREAD: f32 = 4.0;
/// The guide counts in tenths of a point.
const TENTH: f32 = 0.1;

pub struct NatickMind {
    guide: NatickGuide,
}

impl NatickMind {
    pub(super) fn with_temper(temper: u64) -> NatickMind {
        NatickMind { guide: NatickGuide::with_temper(temper) }
    }
}

impl Mind<Natick> for NatickMind {
    type Policy = GreedyBot<NatickGuide>;

    fn policy(&self, luck: u64) -> Self::Policy {
        GreedyBot::new(self.guide, luck)
    }

    /// The guide looks at both seats, so its value is a lead.
    fn value(&self, rules: &Natick, state: &State, seat: Seat) -> f32 {
        (TENTH * self.guide.value(rules, state, seat)).clamp(-WIN, WIN)
    }

    fn moment(&self, _: &Natick, state: &State) -> u32 {
        u32::from(state.turn)
    }

    fn goal(&self, _: &Natick, state: &State) -> u32 {
        u32::from(state.turn) + AHEAD
    }

    fn utility(&self, _: &Natick, expected: &PerSeat<f32>, seat: Seat) -> f32 {
        expected[seat]
    }

    fn chances(&self, rules: &Natick, state: &State, expected: &PerSeat<f32>) -> PerSeat<f32> {
        match rules.outcome(state) {
            Some(outcome) => final_chances(rules, &outcome),
            None => chances_by_points(rules, expected, SPREAD),
        }
    }

    /// They are leads, and a win is worth many of them.
    fn counts_points(&self) -> bool {
        false
    }

    fn sources(&self, rules: &Natick, state: &State, seat: Seat, acc: &mut Vec<i32>) {
        VariantSpec::points_by_source(rules, state, seat, acc);
    }
}
