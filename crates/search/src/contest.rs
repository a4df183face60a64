//! Compares a few turns by the same simulated games for each, and finds how far the best one leads.

use engine::{PerSeat, Rules, Seat};

use crate::{
    Clock, Mind, Turn, first_judgement,
    halving::Candidate,
    mind::chances_from,
    rollout::{Rollouts, luck_of},
    stats::Sample,
};

/// A turn with what it loses against the best one. Since both were tried with the same luck, these differences are
/// far more certain than the values themselves.
#[derive(Clone, Debug)]
pub struct Contender<R: Rules> {
    /// The turn and what it is worth.
    pub turn: Candidate<R>,
    /// What it loses, as the seat weighs everyone's results.
    pub lost: Sample,
    /// What it loses of the seat's chance of winning.
    pub chance_lost: Sample,
}

/// How to compare turns.
#[derive(Clone, Copy, Debug)]
pub struct Contest {
    /// How many more moments simulated games go on than the mind would play.
    pub further: u32,
    /// Decides the luck of every simulated game.
    pub luck: u64,
}

impl Contest {
    /// Compares turns by as many simulated games as the clock allows for each, and puts the best first. `state` is what
    /// the seat may imagine.
    pub fn run<R: Rules, M: Mind<R>>(
        self,
        mind: &M,
        rules: &R,
        state: &R::State,
        seat: Seat,
        turns: &[Turn<R>],
        clock: &Clock,
    ) -> Vec<Contender<R>> {
        let copy =
            |turn: &Turn<R>| Turn { actions: turn.actions.clone(), value: turn.value, course: turn.course };
        let mut all: Vec<Candidate<R>> = turns.iter().map(copy).map(Candidate::new).collect();
        let goal = mind.goal(rules, state).saturating_add(self.further);
        let mut rollouts = Rollouts::new(mind, rules, self.luck);
        let mut results: Vec<Vec<(f64, f64)>> = vec![Vec::new(); all.len()];
        for number in 0..u64::from(clock.simulations()) {
            // At least two turns, so that there is something to compare.
            if number > 1 && clock.is_over() {
                break;
            }
            let luck = luck_of(self.luck, number);
            for (candidate, results) in all.iter_mut().zip(&mut results) {
                let (expected, end) = rollouts.play(state, seat, candidate, goal, luck);
                candidate.add(mind, rules, [state, &end], &expected, seat);
                results.push(result(mind, rules, [state, &end], &expected, seat));
            }
        }
        sorted(all, &results)
    }
}

/// What one simulated game was worth to the seat: its utility and its chance of winning.
fn result<R: Rules, M: Mind<R>>(
    mind: &M,
    rules: &R,
    [start, end]: [&R::State; 2],
    expected: &PerSeat<f32>,
    seat: Seat,
) -> (f64, f64) {
    let chance = chances_from(mind, rules, start, end, expected)[seat];
    (mind.utility(rules, expected, seat).into(), chance.into())
}

/// The turns, best first, each compared with the best one game by game.
fn sorted<R: Rules>(all: Vec<Candidate<R>>, results: &[Vec<(f64, f64)>]) -> Vec<Contender<R>> {
    let mean = |place: usize| all[place].utility.mean();
    let Some(best) = (0..all.len()).max_by(|&a, &b| mean(a).total_cmp(&mean(b))) else { return Vec::new() };
    let mut contenders: Vec<Contender<R>> = (all.into_iter().zip(results))
        .map(|(turn, own)| {
            let pairs = || results[best].iter().zip(own);
            Contender {
                turn,
                lost: pairs().map(|(best, own)| best.0 - own.0).collect(),
                chance_lost: pairs().map(|(best, own)| best.1 - own.1).collect(),
            }
        })
        .collect();
    contenders.sort_by(|a, b| a.lost.mean().total_cmp(&b.lost.mean()));
    contenders
}

/// What looks best at first sight in a position, until chance or somebody else acts.
pub fn first_sight<R: Rules, M: Mind<R>>(mind: &M, rules: &R, state: &R::State, seat: Seat) -> Turn<R> {
    use crate::Bot as _;
    let (mut state, mut legal, mut actions) = (state.clone(), Vec::new(), Vec::new());
    let mut policy = mind.glance(0);
    while crate::turn::goes_on(rules, &state, seat) {
        legal.clear();
        rules.legal(&state, seat, &mut legal);
        let action = match legal[..] {
            [only] => only,
            _ => policy.choose(rules, &state, seat, &legal),
        };
        rules.apply(&mut state, engine::Actor::Seat(seat), action, &mut ());
        actions.push(action);
    }
    Turn { value: first_judgement(mind, rules, &state, seat), actions, course: 0 }
}
