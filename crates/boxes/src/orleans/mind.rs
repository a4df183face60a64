//! What a search knows about Orléans.

use ::orleans::{Action, Orleans, State};
use engine::{Actor, Pending, PerSeat, Rules as _, Seat, Verdict};
use search::{Bot as _, Mind, Turn, Turns, chances_by_points, final_chances};

use super::{greedy::Planner, weights::Weights};
use crate::VariantSpec;

/// What a win is worth where results are not points.
const WIN: f32 = 100.0;
/// What each objective is worth on the way there.
const OBJECTIVE: f32 = 10.0;
/// How many plans to look at before equal ones are dropped.
const PLANS: usize = 4;

pub struct OrleansMind {
    weights: Weights,
}

impl OrleansMind {
    pub(super) fn with_temper(temper: u64) -> OrleansMind {
        OrleansMind { weights: Weights::with_temper(temper) }
    }

    /// The actions that give a plan, follower by follower.
    fn give(rules: &Orleans, state: &State, seat: Seat, planner: &mut Planner) -> Vec<Action> {
        let mut state = *state;
        let (mut actions, mut legal) = (Vec::new(), Vec::new());
        loop {
            legal.clear();
            rules.legal(&state, seat, &mut legal);
            let Some(&last) = legal.last() else { return actions };
            let action = planner.choose(rules, &state, seat, &legal);
            actions.push(action);
            rules.apply(&mut state, Actor::Seat(seat), action, &mut ());
            let asked = matches!(rules.pending(&state), Pending::Seats(seats) if seats.contains(seat));
            if !asked || !is_plan(last) {
                return actions;
            }
        }
    }
}

/// Whether the last of the legal actions belongs to a plan.
fn is_plan(last: Action) -> bool {
    matches!(last, Action::Leave { .. } | Action::Stay { .. } | Action::Plan { .. } | Action::Man { .. })
}

/// Whether a choice is worth comparing by simulated games. The others are small, and there are many.
fn matters(action: Action) -> bool {
    matches!(action, Action::Open { .. } | Action::Duel(_) | Action::Citizen { .. })
}

impl Mind<Orleans> for OrleansMind {
    type Policy = Planner;

    fn policy(&self, _: u64) -> Planner {
        Planner::new(&self.weights)
    }

    /// Simulated games go to the end, so only results are judged.
    fn value(&self, rules: &Orleans, state: &State, seat: Seat) -> f32 {
        let Some(outcome) = rules.outcome(state) else { return 0.0 };
        let score = f32::from(outcome.scores[seat]);
        if outcome.verdict == Verdict::Ranked && rules.scenario().objectives.is_empty() {
            return score;
        }
        score * OBJECTIVE + if outcome.won(seat) { WIN } else { 0.0 }
    }

    fn moment(&self, _: &Orleans, _: &State) -> u32 {
        0
    }

    fn goal(&self, _: &Orleans, _: &State) -> u32 {
        1
    }

    /// Whole plans while everyone plans. After that, only a few choices are worth a comparison.
    fn turns(&self, rules: &Orleans, state: &State, seat: Seat, most: usize, turns: &mut Turns<Orleans>) {
        let mut legal = Vec::new();
        rules.legal(state, seat, &mut legal);
        turns.found.clear();
        let planner = Planner::new(&self.weights);
        if legal.last().is_some_and(|&last| is_plan(last)) {
            for plan in planner.plans(rules, state, seat, PLANS * most) {
                let mut planner = Planner::new(&self.weights);
                planner.keep(state, seat, plan);
                let actions = OrleansMind::give(rules, state, seat, &mut planner);
                if turns.found.len() < most && turns.found.iter().all(|turn| turn.actions != actions) {
                    turns.found.push(Turn { actions, value: 0.0 });
                }
            }
            return;
        }
        let most = if legal.iter().any(|&action| matters(action)) { most } else { 1 };
        let mut worths = planner.judged(rules, state, seat, &legal);
        worths.sort_by(|a, b| b.0.total_cmp(&a.0));
        let single = |(value, action): (f32, Action)| Turn { actions: vec![action], value };
        turns.found.extend(worths.into_iter().take(most).map(single));
    }

    fn chances(&self, rules: &Orleans, state: &State, expected: &PerSeat<f32>) -> PerSeat<f32> {
        match rules.outcome(state) {
            Some(outcome) => final_chances(rules, &outcome),
            None => chances_by_points(rules, expected, 10.0),
        }
    }

    fn sources(&self, rules: &Orleans, state: &State, seat: Seat, acc: &mut Vec<i32>) {
        VariantSpec::points_by_source(rules, state, seat, acc);
    }
}
