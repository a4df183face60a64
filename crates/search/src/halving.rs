//! Which of several turns is best: simulated games with the same luck for each, and more of them for the better half.
#![expect(clippy::cast_precision_loss, reason = "counts of simulations and points are small")]

use std::thread;

use engine::{PerSeat, Rules, Seat};

use crate::{
    Clock, Mind, Turn,
    calibration::Odds,
    mind::{chances_from, two_sided},
    rollout::{Rollouts, luck_of},
    stats::Sample,
    time::Instant,
};

/// A turn that was thought about.
#[derive(Clone, Debug)]
pub struct Candidate<R: Rules> {
    /// The actions, in order.
    pub actions: Vec<R::Action>,
    /// Its value before any simulated game.
    pub guess: f32,
    /// How simulated games go on after it.
    pub course: u8,
    /// What the seat can expect, as it weighs everyone's results.
    pub utility: Sample,
    /// What every seat can expect in points (or per cent, in games won or lost together).
    pub expected: PerSeat<f32>,
    /// Every seat's chance of winning, from 0 to 1.
    pub chances: PerSeat<f32>,
    /// The seat's points by source where the simulated games ended, as the mind counts them.
    pub sources: Vec<f32>,
    /// The seat's final score, from the simulated games that were played to the end.
    pub score: Sample,
    /// Whether it stays in the comparison to the end, however bad it is.
    pub(crate) kept: bool,
}

impl<R: Rules> Candidate<R> {
    /// A turn that nobody has thought about yet.
    pub fn new(turn: Turn<R>) -> Candidate<R> {
        Candidate {
            actions: turn.actions,
            guess: turn.value,
            course: turn.course,
            utility: Sample::default(),
            expected: PerSeat::all(0.0),
            chances: PerSeat::all(0.0),
            sources: Vec::new(),
            score: Sample::default(),
            kept: false,
        }
    }

    /// The turn alone, to think about it again.
    pub fn as_turn(&self) -> Turn<R> {
        Turn { actions: self.actions.clone(), value: self.guess, course: self.course }
    }

    /// What the simulated games and the first guess say together. The guess counts for this many simulated
    /// games.
    fn estimate(&self, trust: f64) -> f64 {
        let count = self.utility.count() as f64;
        if self.utility.count() == 0 {
            return self.guess.into();
        }
        (count * self.utility.mean() + trust * f64::from(self.guess)) / (count + trust)
    }

    /// Adds the chances that go with the value of its simulated games.
    pub(crate) fn reckon(&mut self, odds: Odds, rules: &R, seat: Seat, left: f32) {
        if self.utility.count() > 0 {
            self.chances = two_sided(rules, seat, odds.chance(left, self.utility.mean() as f32));
        }
    }

    /// Forgets all simulated games.
    pub(crate) fn forget(&mut self) {
        (self.utility, self.score) = (Sample::default(), Sample::default());
        (self.expected, self.chances) = (PerSeat::all(0.0), PerSeat::all(0.0));
        self.sources.clear();
    }

    /// How far the expected utility can be off: its standard error.
    pub fn error(&self) -> f64 {
        self.utility.error()
    }
}

/// If it counts for this many games or more, a first judgement is worth more than the games of a
/// review.
pub(crate) const EXACT: f32 = 100.0;

/// The fewest simulated games for each turn in a round of the halving.
const FEWEST: u32 = 2;
/// The most simulated games for a turn that has nothing to be compared with.
const ALONE: u32 = 32;

/// What all rounds of the halving have in common.
struct Rounds<'a, R: Rules, M> {
    mind: &'a M,
    rules: &'a R,
    state: &'a R::State,
    seat: Seat,
    goal: u32,
    luck: u64,
    clock: &'a Clock,
    begun: Instant,
}

/// When a round of the halving ends.
#[derive(Clone, Copy)]
struct End {
    /// After this share of the time, if time limits it.
    until: f32,
    /// After this many simulated games for each turn, if time does not.
    share: u32,
}

/// Which simulated games a thread plays: every `step`th, beginning with `first`.
#[derive(Clone, Copy)]
struct Numbers {
    first: u64,
    step: u64,
}

impl<R: Rules, M: Mind<R>> Rounds<'_, R, M> {
    /// Plays one round for these turns, beginning with this simulated game. Returns the number to go on
    /// with.
    ///
    /// Several threads each play games with different luck. Their results are added up at the end of the round, so that
    /// what drops out is decided by all of them.
    fn play(
        &self,
        end: End,
        rollouts: &mut Rollouts<'_, R, M>,
        turns: &mut [Candidate<R>],
        first: u64,
    ) -> u64 {
        let step = u64::from(self.clock.threads()).max(1);
        thread::scope(|scope| {
            let helpers: Vec<_> = (1..step)
                .map(|helper| {
                    let mut own: Vec<Candidate<R>> =
                        turns.iter().map(|turn| Candidate::new(turn.as_turn())).collect();
                    scope.spawn(move || {
                        let mut rollouts = Rollouts::new(self.mind, self.rules, self.luck ^ helper << 8);
                        let numbers = Numbers { first: first + helper, step };
                        let played = self.part(end, &mut rollouts, &mut own, numbers);
                        (own, played)
                    })
                })
                .collect();
            let mut most = self.part(end, rollouts, turns, Numbers { first, step });
            for helper in helpers {
                let (own, played) = helper.join().expect("a simulated game ends without a panic");
                most = most.max(played);
                turns.iter_mut().zip(&own).for_each(|(turn, own)| turn.merge(own));
            }
            first + step * u64::from(most)
        })
    }

    /// What one thread does in a round. Returns how many games it played for each turn.
    fn part(
        &self,
        end: End,
        rollouts: &mut Rollouts<'_, R, M>,
        turns: &mut [Candidate<R>],
        numbers: Numbers,
    ) -> u32 {
        let mut played = 0;
        // Each simulated luck serves every turn that is still in, so that they are compared on equal terms.
        while !self.clock.is_over()
            && (turns.len() > 1 || played < ALONE)
            && (played < FEWEST
                || if self.clock.is_timed() {
                    self.clock.passed(self.begun) < end.until
                } else {
                    played < end.share
                })
        {
            let luck = luck_of(self.luck, numbers.first + numbers.step * u64::from(played));
            for turn in &mut *turns {
                let (expected, end) = rollouts.play(self.state, self.seat, turn, self.goal, luck);
                turn.add(self.mind, self.rules, [self.state, &end], &expected, self.seat);
            }
            played += 1;
        }
        played
    }
}

/// Compares turns and puts the best first. Stops when the clock does: what was found by then counts.
pub(crate) fn halve<R: Rules, M: Mind<R>>(
    mind: &M,
    rules: &R,
    state: &R::State,
    seat: Seat,
    mut all: Vec<Candidate<R>>,
    luck: u64,
    clock: &Clock,
) -> Vec<Candidate<R>> {
    let rounds = all.len().next_power_of_two().trailing_zeros().max(1);
    // Where nobody is a rival, only whole games show the chances of winning.
    let alone = Seat::all(rules.seats()).all(|other| rules.side(other) == rules.side(seat));
    let goal = if clock.explains() && alone { u32::MAX } else { mind.goal(rules, state) };
    // A review is about what the simulated games show, unless the first judgement is far better than a few of them.
    let reviews = all.iter().any(|candidate| candidate.kept);
    let trust = if reviews && mind.trust() < EXACT { 0.0 } else { f64::from(mind.trust()) };
    let all_rounds = Rounds { mind, rules, state, seat, goal, luck, clock, begun: Instant::now() };
    let mut rollouts = Rollouts::new(mind, rules, luck);
    let (mut alive, mut number) = (all.len(), 0_u64);
    for round in 0..rounds {
        if alive < 2 && number > 0 {
            break;
        }
        let end = End {
            until: (round + 1) as f32 / rounds as f32,
            share: clock.simulations() / rounds / alive as u32,
        };
        number = all_rounds.play(end, &mut rollouts, &mut all[..alive], number);
        all[..alive].sort_by(|a, b| b.estimate(trust).total_cmp(&a.estimate(trust)));
        alive = alive.div_ceil(2);
        if let Some(kept) = all.iter().position(|candidate| candidate.kept) {
            alive = alive.max(2).min(all.len());
            if kept >= alive {
                all.swap(kept, alive - 1);
            }
        }
    }
    all
}

impl<R: Rules> Candidate<R> {
    /// Adds the results of other simulated games for the same turn.
    fn merge(&mut self, other: &Candidate<R>) {
        if other.utility.count() == 0 {
            return;
        }
        self.utility.merge(&other.utility);
        self.score.merge(&other.score);
        let share = other.utility.count() as f32 / self.utility.count() as f32;
        for (own, other) in [(&mut self.expected, &other.expected), (&mut self.chances, &other.chances)] {
            for (own, other) in own.0.iter_mut().zip(other.0) {
                *own += share * (other - *own);
            }
        }
        self.sources.resize(other.sources.len(), 0.0);
        for (mean, other) in self.sources.iter_mut().zip(&other.sources) {
            *mean += share * (other - *mean);
        }
    }

    /// Adds the result of one simulated game.
    pub(crate) fn add(
        &mut self,
        mind: &impl Mind<R>,
        rules: &R,
        [start, end]: [&R::State; 2],
        expected: &PerSeat<f32>,
        seat: Seat,
    ) {
        self.utility.add(f64::from(mind.utility(rules, expected, seat)));
        let share = 1.0 / self.utility.count() as f32;
        let chances = chances_from(mind, rules, start, end, expected);
        for seat in Seat::all(rules.seats()) {
            self.expected[seat] += share * (expected[seat] - self.expected[seat]);
            self.chances[seat] += share * (chances[seat] - self.chances[seat]);
        }
        if let Some(outcome) = rules.outcome(end) {
            self.score.add(outcome.scores[seat].into());
        }
        let mut points = Vec::new();
        mind.sources(rules, end, seat, &mut points);
        self.sources.resize(points.len(), 0.0);
        for (mean, points) in self.sources.iter_mut().zip(points) {
            *mean += share * (points as f32 - *mean);
        }
    }
}

#[cfg(test)]
mod tests {
    use testkit::toy::Toy;

    use super::*;

    /// A turn whose simulated games ended with these values.
    fn told(values: &[f32]) -> Candidate<Toy> {
        let mut turn = Candidate::new(Turn { actions: Vec::new(), value: 0.0, course: 0 });
        let mean =
            |of: fn(f32) -> f32| values.iter().map(|&value| of(value)).sum::<f32>() / values.len() as f32;
        turn.utility.extend(values.iter().map(|&value| value.into()));
        turn.score.extend(values.iter().map(|&value| f64::from(10.0 * value)));
        turn.expected = PerSeat::all(mean(|value| 2.0 * value));
        turn.chances = PerSeat::all(mean(|value| value / 8.0));
        turn.sources = vec![mean(|value| 3.0 * value), mean(|value| value)];
        turn
    }

    #[test]
    fn what_threads_found_together_is_what_one_would_have_found() {
        let (mut turn, all) = (told(&[1.0, 2.0, 3.0]), told(&[1.0, 2.0, 3.0, 7.0]));
        turn.merge(&told(&[7.0]));
        assert_eq!((turn.utility, turn.score), (all.utility, all.score));
        let means = |turn: &Candidate<Toy>| {
            [turn.expected[Seat(1)], turn.chances[Seat(0)], turn.sources[0], turn.sources[1]]
        };
        let near = |(one, other): (f32, f32)| (one - other).abs() < 1e-5;
        assert!(means(&turn).into_iter().zip(means(&all)).all(near), "{turn:?}");
        // A thread that found nothing in time changes nothing, and one alone is believed.
        let before = means(&turn);
        turn.merge(&Candidate::new(all.as_turn()));
        assert!(means(&turn).into_iter().zip(before).all(near));
        let mut first: Candidate<Toy> = Candidate::new(all.as_turn());
        first.merge(&all);
        assert!(means(&first).into_iter().zip(means(&all)).all(near));
    }
}
