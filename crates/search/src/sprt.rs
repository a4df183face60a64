//! A sequential test: is one player stronger than another? It goes on only until that is clear.
//!
//! This is a generalised sequential probability ratio test. It makes no assumption about how often wins are
//! shared, or about how games with the same luck depend on each other: it needs only the mean score in each block
//! of games and compares the two likeliest distributions with the means that the hypotheses expect.
#![expect(clippy::cast_precision_loss, reason = "counts of games are far below 2^52")]

use crate::rating::expected_score;

/// What a test has found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Decision {
    /// The difference is the smaller one, or less.
    Low,
    /// The difference is the larger one, or more.
    High,
}

/// A running test of two hypotheses about a difference in rating.
#[derive(Clone, Debug)]
pub struct Sprt {
    expected: [f64; 2],
    bound: f64,
    /// The mean scores of blocks, and how many blocks had each.
    scores: Vec<(f64, u64)>,
}

/// A distribution must be able to have the expected mean before any such score was seen. So the extremes
/// count as if they had been seen this many times.
const UNSEEN: f64 = 1e-3;

impl Sprt {
    /// A test of whether the difference in rating is `low` or `high`. It will be wrong with the probability
    /// `error`, in either direction.
    pub fn new(low: f64, high: f64, error: f64) -> Sprt {
        let bound = ((1.0 - error) / error).ln();
        Sprt { expected: [expected_score(low), expected_score(high)], bound, scores: Vec::new() }
    }

    /// Adds a block of games: the mean score of the first player, from 0 to 1.
    pub fn add(&mut self, score: f64) {
        match self.scores.iter_mut().find(|(other, _)| (other - score).abs() < 1e-9) {
            Some((_, count)) => *count += 1,
            None => self.scores.push((score, 1)),
        }
    }

    /// The log-likelihood ratio at which the test decides: this number or its negative.
    pub fn bound(&self) -> f64 {
        self.bound
    }

    /// The log-likelihood ratio: positive if the results speak for the larger difference.
    pub fn ratio(&self) -> f64 {
        let seen = self.scores.iter().map(|&(score, count)| (score, count as f64));
        let weights: Vec<(f64, f64)> = seen.chain([(0.0, UNSEEN), (1.0, UNSEEN)]).collect();
        let [low, high] = self.expected.map(|mean| tilt(&weights, mean));
        // A distribution gives a score the share `weight / (1 + tilt * (score - mean))`.
        let share = |mean: f64, tilt: f64, score: f64| 1.0 / (1.0 + tilt * (score - mean));
        let ratio = |&(score, count): &(f64, u64)| {
            let ratio = share(self.expected[1], high, score) / share(self.expected[0], low, score);
            count as f64 * ratio.ln()
        };
        self.scores.iter().map(ratio).sum()
    }

    /// What is decided, if anything.
    pub fn decision(&self) -> Option<Decision> {
        let ratio = self.ratio();
        if ratio >= self.bound {
            Some(Decision::High)
        } else if ratio <= -self.bound {
            Some(Decision::Low)
        } else {
            None
        }
    }
}

/// The likeliest distribution with a given mean has shares `weight / (1 + tilt * (score - mean))`. This finds the
/// tilt, between the two ends at which a share would be infinite.
fn tilt(weights: &[(f64, f64)], mean: f64) -> f64 {
    let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
    for _ in 0..100 {
        let tilt = f64::midpoint(low, high);
        let off: f64 = (weights.iter())
            .map(|&(score, weight)| weight * (score - mean) / (1.0 + tilt * (score - mean)))
            .sum();
        if off > 0.0 { low = tilt } else { high = tilt }
    }
    f64::midpoint(low, high)
}

#[cfg(test)]
mod tests {
    use engine::Rng;

    use super::*;

    /// Plays blocks of two games until the test decides. The first player scores `share` on average.
    fn decide(seed: u64, share: f64) -> (Option<Decision>, u32) {
        let mut rng = Rng::new(seed);
        let mut test = Sprt::new(0.0, 40.0, 0.05);
        let mut game = || f64::from(u8::from(f64::from(rng.below(100_000)) < share * 100_000.0));
        for blocks in 1..20_000 {
            test.add(f64::midpoint(game(), game()));
            if let Some(decision) = test.decision() {
                return (Some(decision), blocks);
            }
        }
        (None, 20_000)
    }

    #[test]
    fn a_test_decides_right_about_as_often_as_promised() {
        let equal = 0.5;
        let stronger = expected_score(40.0);
        let (mut wrong, mut blocks) = ([0, 0], 0);
        for seed in 0..200 {
            let (decision, played) = decide(seed, equal);
            wrong[0] += u32::from(decision != Some(Decision::Low));
            blocks += played;
            let (decision, played) = decide(1000 + seed, stronger);
            wrong[1] += u32::from(decision != Some(Decision::High));
            blocks += played;
        }
        // 5 % of 200 are 10. More than 20 would happen once in a thousand times.
        assert!(wrong.iter().all(|&wrong| wrong <= 20), "{wrong:?} of 200 were wrong");
        // A fixed number of games with the same errors needs about 410 blocks.
        assert!(blocks / 400 < 350, "{} blocks on average", blocks / 400);
    }

    #[test]
    fn a_clear_difference_is_decided_soon() {
        let (decision, blocks) = decide(5, 0.8);
        assert!(decision == Some(Decision::High) && blocks < 80, "{decision:?} after {blocks}");
        let (decision, blocks) = decide(5, 0.2);
        assert!(decision == Some(Decision::Low) && blocks < 80, "{decision:?} after {blocks}");
    }

    #[test]
    fn equal_scores_in_every_block_are_evidence_too() {
        // Mirrored games: each block ends 1 to 1, so the players are equal, and little luck is left.
        let mut test = Sprt::new(0.0, 20.0, 0.05);
        let mut blocks = 0;
        while test.decision().is_none() {
            test.add(0.5);
            blocks += 1;
            assert!(blocks < 1000);
        }
        assert_eq!(test.decision(), Some(Decision::Low));
    }

    #[test]
    fn the_ratio_is_the_textbook_one_for_single_games_without_shared_wins() {
        let mut test = Sprt::new(0.0, 100.0, 0.05);
        for score in [1.0, 1.0, 0.0, 1.0, 0.0] {
            test.add(score);
        }
        let (low, high) = (0.5_f64, expected_score(100.0));
        let exact = 3.0 * (high / low).ln() + 2.0 * ((1.0 - high) / (1.0 - low)).ln();
        assert!((test.ratio() - exact).abs() < 1e-6, "{} and {exact}", test.ratio());
        assert!((test.bound() - 19.0_f64.ln()).abs() < 1e-12);
    }
}
