//! What a search knows about Burgundy.

use std::num::NonZero;

use ::burgundy::{Burgundy, State};
use engine::{PerSeat, Rules as _, Seat};
use search::{
    GreedyBot, Guide as _, Mind, SecondLook, calibration::Odds, chances_by_points, final_chances,
    less_the_best_rival, net::Lens as _,
};
use shelf::Witness as _;

use super::{desk::Desk, guide::BurgundyGuide, lens::BurgundyLens, survey::ROUNDS, weights::TAUGHT};

/// Phases of the game.
const PHASES: u8 = 5;

/// How far the points that a seat expects may be off: a fixed part, and a part for the root of the rounds that are
/// left.
///
/// Fitted on 16 November 2026 to games on all ten duchies (`loire arena burgundy --chances --rotate boards=1,2,…`): 400
/// between two `medium` bots, for which 9.5 to 15.6 would be best, the least at the end, and 200 between two `hard` bots, for
/// which 7.0 to 9.6 would. This is halfway. It is large at the end too: before its last turn a seat does not know yet what
/// it will complete.
const OFF: [f32; 2] = [6.4, 1.25];
/// The same for the points at the end of simulated games. They go to the end only in the last phase.
///
/// Fitted on 18 November 2026 (`loire arena burgundy --chances --think 24 --games 60 --seed 12 --rotate boards=1,2,…`). Without it, chances
/// in the last fifth of a game are far too sure: the spread should be 5.2 times as large between `medium` bots and 3.7 times between `hard` ones.
const BLUR: [f32; 2] = [2.0, 2.0];

/// The chances of filling the duchy alone, fitted on 17 November 2026 to the first looks of 600 games with each target (`loire arena burgundy --seats 1
/// --modules solo --option solo.target=50 --rotate boards=13a,13b --bots novice,easy,medium,hard --chances --take-over`).
const FILLING: Odds = Odds::by_logarithm([-4.47, 3.98, -1.17, 3.09, -2.22]);

pub(crate) struct BurgundyMind {
    guide: BurgundyGuide,
}

impl BurgundyMind {
    pub(super) fn with_character(character: u64) -> BurgundyMind {
        BurgundyMind { guide: BurgundyGuide::new(&TAUGHT).with_character(character) }
    }
}

fn rounds_left(state: &State) -> f32 {
    let played = state.phase * ROUNDS + state.round;
    (PHASES * ROUNDS).saturating_sub(played).into()
}

impl Mind<Burgundy> for BurgundyMind {
    type Policy = GreedyBot<BurgundyGuide>;

    fn policy(&self, luck: u64) -> Self::Policy {
        GreedyBot::new(self.guide, luck)
    }

    /// `expert` won 59.2 % (50.2 to 67.5) of 120 games with four unfinished turns against one whose simulated games had quick
    /// players, and 54.2 % with two. Each simulated game took twice as long.
    fn foresight(&self, _: &Burgundy) -> Option<NonZero<usize>> {
        NonZero::new(6)
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

    /// Taking what a rival needs is often the better of two turns. With 0.25 or 1.0 for a point of the rival, bots won less.
    fn second_look(&self) -> Option<SecondLook> {
        Some(SecondLook { turns: 16, rival: 0.6 })
    }

    /// The second look has already weighed what a turn leaves to the rival. With 0.25 instead of 0.05 for a point of the rival,
    /// `expert` is as strong (49.2 % of 240 games), but two of them score about five points less each (25 deals).
    fn utility(&self, rules: &Burgundy, expected: &PerSeat<f32>, seat: Seat) -> f32 {
        less_the_best_rival(rules, expected, seat, 0.05)
    }

    /// How far off an estimate is depends on the rounds that are left.
    fn chances(&self, rules: &Burgundy, state: &State, expected: &PerSeat<f32>) -> PerSeat<f32> {
        if let Some(outcome) = rules.outcome(state) {
            return final_chances(rules, &outcome);
        }
        chances_by_points(rules, expected, OFF[0] + OFF[1] * rounds_left(state).sqrt())
    }

    /// The seat that plays the last turn knows how the game ends.
    fn blur(&self, rules: &Burgundy, start: &State) -> f32 {
        let (left, seats) = (rounds_left(start), usize::from(engine::Rules::seats(rules)));
        let is_last = left == 0.0 && start.turn == Some(start.order[seats - 1]);
        if rules.must_fill() || is_last { 0.0 } else { BLUR[0] + BLUR[1] * left.sqrt() }
    }

    fn left(&self, _: &Burgundy, state: &State) -> f32 {
        rounds_left(state) / f32::from(PHASES * ROUNDS)
    }

    fn odds(&self, rules: &Burgundy) -> Option<Odds> {
        rules.must_fill().then_some(FILLING)
    }

    /// Only the net says what a seat will have in the end. The guide tells good positions from bad ones.
    fn counts_points(&self, rules: &Burgundy) -> bool {
        BurgundyLens.sees(rules)
    }

    fn sources(&self, rules: &Burgundy, state: &State, seat: Seat, acc: &mut Vec<i32>) {
        Desk::count_parts(rules, state, seat, acc);
        // Partners win or lose together, so what one of them gets counts for both.
        let partners =
            Seat::all(rules.seats()).filter(|&other| other != seat && rules.side(other) == rules.side(seat));
        for partner in partners {
            let mut theirs = Vec::with_capacity(acc.len());
            Desk::count_parts(rules, state, partner, &mut theirs);
            acc.iter_mut().zip(theirs).for_each(|(sum, more)| *sum += more);
        }
    }
}

#[cfg(test)]
mod tests {
    use engine::Config;
    use shelf::BoxSpec as _;

    use super::*;

    /// Simulated games of the last phase go to the end, but nobody knows yet how it will be. Only the last turn leaves nothing open.
    #[test]
    fn results_of_simulated_games_are_sure_only_in_the_last_turn() {
        let rules = Burgundy::new(&Config::seats(2)).unwrap();
        let mind = Desk::mind(0);
        let mut state = engine::Rules::start(&rules);
        state.order[..2].copy_from_slice(&[Seat(1), Seat(0)]);
        let mut blur = |round, seat| {
            (state.phase, state.round, state.turn) = (PHASES - 1, round, Some(Seat(seat)));
            mind.blur(&rules, &state)
        };
        assert!(blur(1, 0) > blur(4, 0) && blur(4, 0) > blur(5, 1) && blur(5, 1) > 0.0);
        assert!(blur(5, 0).abs() < f32::EPSILON);
    }
}
