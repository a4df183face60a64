//! Whether `sample` follows the exact weights of `outcomes`.

use std::collections::BTreeMap;

use engine::{Rng, Rules};

use crate::law::{Found, Law};

/// How many draws we make at every state in which chance must act.
const DRAWS: u32 = 4;
/// The outcomes of one die, or of two, divide evenly into this many parts.
const PARTS: u32 = 36;
/// We compare small parts and large ones, as far as there are enough draws: how many parts, and the chi-square that
/// honest draws exceed once in a hundred million runs. Few draws of few outcomes show only in large parts.
const MOST_UNEVEN: [(u32, f64); 5] = [(PARTS, 110.0), (12, 64.0), (6, 50.0), (3, 40.0), (2, 35.0)];
/// How many standard deviations are still accepted.
const MOST_ASTRAY: f64 = 6.0;

/// What was drawn in all games of one table, by the first word of the outcomes.
#[derive(Default)]
pub(crate) struct Sampled {
    kinds: BTreeMap<String, Tally>,
    /// How many states we have drawn at so far, which seeds the next one.
    states: u64,
}

/// Draws of one kind, made comparable. Each outcome owns a part of the line from 0 to 1 that is as long as
/// the outcome is likely. A draw is a random point in its part, and all points must be spread evenly.
struct Tally {
    points: [u32; PARTS as usize],
    /// How much likelier than expected the drawn outcomes were, and the variance of that.
    excess: f64,
    variance: f64,
    draws: u32,
}

impl Sampled {
    /// Draws several times at a state whose outcomes are known.
    pub(crate) fn draw<R: Rules>(
        &mut self,
        rules: &R,
        state: &R::State,
        outcomes: &[(R::Action, u32)],
    ) -> Found {
        // This has its own generator, so that the contract's games stay the same.
        let mut rng = Rng::new(self.states);
        self.states += 1;
        let total: f64 = outcomes.iter().map(|&(_, weight)| f64::from(weight)).sum();
        let squares: f64 = outcomes.iter().map(|&(_, weight)| f64::from(weight).powi(2)).sum();
        let cubes: f64 = outcomes.iter().map(|&(_, weight)| f64::from(weight).powi(3)).sum();
        let (mean, mut room) = (squares / total, Vec::new());
        let kind = outcomes[0].0.to_string().split(' ').next().unwrap_or_default().to_owned();
        for _ in 0..DRAWS {
            let action = rules.sample(state, &mut rng, &mut room);
            let Some(place) = outcomes.iter().position(|&(outcome, _)| outcome == action) else {
                return Err((Law::Sample, format!("`{action}` was sampled but is not an outcome")));
            };
            if outcomes.len() == 1 {
                return Ok(());
            }
            let below: f64 = outcomes[..place].iter().map(|&(_, weight)| f64::from(weight)).sum();
            let weight = f64::from(outcomes[place].1);
            let within = f64::from(rng.below(1 << 20)) / f64::from(1 << 20);
            let part = ((below + weight * within) / total * f64::from(PARTS)) as usize;
            let tally = self.kinds.entry(kind.clone()).or_insert_with(Tally::new);
            tally.points[part.min(PARTS as usize - 1)] += 1;
            tally.excess += weight - mean;
            tally.variance += cubes / total - mean * mean;
            tally.draws += 1;
        }
        Ok(())
    }

    /// Whether the draws as a whole fit the weights.
    pub(crate) fn verdict(&self) -> Found {
        for (kind, tally) in &self.kinds {
            let uneven = MOST_UNEVEN.into_iter().find_map(|(parts, most)| {
                let uneven = tally.uneven(parts)?;
                (uneven > most)
                    .then(|| format!("chi-square of {parts} parts is {uneven:.0} (at most {most} allowed)"))
            });
            let astray = tally.excess.abs() / tally.variance.sqrt().max(1e-9);
            let astray = (tally.variance > 0.0 && astray > MOST_ASTRAY)
                .then(|| format!("likely outcomes are off by {astray:.1} standard deviations"));
            if let Some(found) = uneven.or(astray) {
                let message = format!("{} draws of `{kind}` do not follow the weights: {found}", tally.draws);
                return Err((Law::Sample, message));
            }
        }
        Ok(())
    }
}

impl Tally {
    fn new() -> Tally {
        Tally { points: [0; PARTS as usize], excess: 0.0, variance: 0.0, draws: 0 }
    }

    /// The chi-square of this many parts; `None` if there are too few draws.
    fn uneven(&self, parts: u32) -> Option<f64> {
        let expected = f64::from(self.draws) / f64::from(parts);
        let together = self.points.chunks((PARTS / parts) as usize).map(|points| points.iter().sum::<u32>());
        let uneven = together.map(|points| (f64::from(points) - expected).powi(2) / expected).sum();
        (expected >= 5.0).then_some(uneven)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A tally of this many draws, all of them in the first parts of the line.
    fn tally(draws: u32, parts: usize) -> Sampled {
        let mut tally = Tally { draws, ..Tally::new() };
        (0..draws as usize).for_each(|draw| tally.points[draw % parts] += 1);
        Sampled { kinds: BTreeMap::from([("first".to_owned(), tally)]), states: 0 }
    }

    #[test]
    fn few_draws_of_two_outcomes_show_if_one_is_always_chosen() {
        assert!(tally(36, 36).verdict().is_ok());
        let (law, told) = tally(36, 18).verdict().expect_err("the second half is never drawn");
        assert_eq!(law, Law::Sample);
        assert!(told.contains("chi-square of 2 parts is 36 (at most 35 allowed)"), "{told}");
    }
}
