//! Ratings on the Elo scale: how strong players are, judged by their results against each other.
//!
//! The Bradley-Terry model gives every player a strength, and one of strength `a` scores `a / (a + b)` against one of
//! strength `b`. [`Results::ratings`] finds the likeliest strengths. A difference of 400 points means odds of 10 to 1.
#![expect(clippy::cast_precision_loss, reason = "counts of games are far below 2^52")]

use std::collections::BTreeMap;

use crate::stats::NORMAL_95;

/// Elo points for each unit of the logarithm of the odds.
const SCALE: f64 = 400.0 / std::f64::consts::LN_10;

/// The mean score that a difference in rating leads to.
pub fn expected_score(difference: f64) -> f64 {
    1.0 / (1.0 + (-difference / SCALE).exp())
}

/// A rating with its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The likeliest rating.
    pub elo: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

/// Two players and what happened between them: games and the first player's score.
type Pairs = BTreeMap<(usize, usize), (f64, f64)>;

/// Results between players, in blocks of games that may depend on each other, such as games with the same luck.
#[derive(Clone, Debug, Default)]
pub struct Results {
    players: usize,
    blocks: Vec<Pairs>,
}

/// Every pair that met counts as if it had also drawn one game. Without it, a player who won every game would have no
/// rating, because no finite one would be high enough.
const VIRTUAL: f64 = 1.0;

/// When the ratings change by less than this, they have been found.
const PRECISION: f64 = 1e-11;

impl Results {
    /// No results yet, between this many players.
    pub fn new(players: usize) -> Results {
        Results { players, blocks: Vec::new() }
    }

    /// Adds a result: `score` is 1 if `one` won, 0 if `other` won, and something between if they share the win.
    pub fn add(&mut self, block: usize, one: usize, other: usize, score: f64) {
        if self.blocks.len() <= block {
            self.blocks.resize(block + 1, Pairs::new());
        }
        let (key, score) = if one < other { ((one, other), score) } else { ((other, one), 1.0 - score) };
        let (games, sum) = self.blocks[block].entry(key).or_default();
        *games += 1.0;
        *sum += score;
    }

    /// The mean score of `one` against `other` in a block, if they met there.
    pub fn in_block(&self, block: usize, one: usize, other: usize) -> Option<f64> {
        let &(games, sum) = self.blocks.get(block)?.get(&(one.min(other), one.max(other)))?;
        let mean = sum / games;
        Some(if one < other { mean } else { 1.0 - mean })
    }

    /// All blocks together.
    fn totals(&self) -> Pairs {
        let mut totals = Pairs::new();
        for (&pair, &(games, score)) in self.blocks.iter().flatten() {
            let total = totals.entry(pair).or_default();
            total.0 += games;
            total.1 += score;
        }
        totals
    }

    /// Everyone's rating, with `anchor` at 0. Intervals are for the difference from the anchor. A player has no rating
    /// if no chain of games leads from it to the anchor.
    pub fn ratings(&self, anchor: usize) -> Vec<Option<Rating>> {
        let totals = self.totals();
        let rated = connected(&totals, self.players, anchor);
        let strengths = strengths(&totals, &rated, anchor);
        let errors = self.errors(&totals, &strengths, &rated, anchor);
        let rating = |player: usize| {
            let elo = SCALE * (strengths[player].ln() - strengths[anchor].ln());
            let error = NORMAL_95 * SCALE * errors[player];
            rated[player].then_some(Rating { elo, low: elo - error, high: elo + error })
        };
        (0..self.players).map(rating).collect()
    }

    /// The standard error of each player's difference from the anchor, as a logarithm of odds.
    ///
    /// This is the sandwich estimate over blocks: the spread of what each block says about the ratings, between two
    /// inverses of how much all games say. It is right however games in a block depend on each other.
    fn errors(&self, totals: &Pairs, strengths: &[f64], rated: &[bool], anchor: usize) -> Vec<f64> {
        let free: Vec<usize> = (0..self.players).filter(|&one| rated[one] && one != anchor).collect();
        let place = |player: usize| free.iter().position(|&one| one == player);
        let size = free.len();
        let mut weight = vec![vec![0.0; size]; size];
        let mut spread = vec![vec![0.0; size]; size];
        let expected = |(one, other): (usize, usize)| strengths[one] / (strengths[one] + strengths[other]);
        // Adds `scale * v * vᵀ`, where `v` says how far each player did better than expected.
        let outer = |matrix: &mut Vec<Vec<f64>>, surprises: &[f64], scale: f64| {
            for (row, one) in matrix.iter_mut().zip(surprises) {
                for (cell, other) in row.iter_mut().zip(surprises) {
                    *cell += scale * one * other;
                }
            }
        };
        let surprise = |found: &[((usize, usize), f64)]| {
            let mut surprises = vec![0.0; size];
            for &((one, other), more) in found {
                for (player, more) in [(one, more), (other, -more)] {
                    if let Some(place) = place(player) {
                        surprises[place] += more;
                    }
                }
            }
            surprises
        };
        for (&pair, &(games, _)) in totals.iter().filter(|((one, _), _)| rated[*one]) {
            let mean = expected(pair);
            outer(&mut weight, &surprise(&[(pair, 1.0)]), (games + VIRTUAL) * mean * (1.0 - mean));
            let half = VIRTUAL / 2.0;
            outer(&mut spread, &surprise(&[(pair, half * (1.0 - mean))]), 1.0);
            outer(&mut spread, &surprise(&[(pair, half * mean)]), 1.0);
        }
        let blocks = self.blocks.iter().filter(|block| !block.is_empty()).count() as f64;
        for block in &self.blocks {
            let games = block.iter().filter(|((one, _), _)| rated[*one]);
            let found: Vec<_> =
                games.map(|(&pair, &(games, score))| (pair, score - games * expected(pair))).collect();
            outer(&mut spread, &surprise(&found), blocks / (blocks - 1.0).max(1.0));
        }
        let inverse = inverted(weight);
        let mut errors = vec![0.0; self.players];
        for (row, &player) in inverse.iter().zip(&free) {
            let with = |cells: &Vec<f64>| cells.iter().zip(row).map(|(cell, by)| cell * by).sum::<f64>();
            errors[player] = spread.iter().zip(row).map(|(cells, by)| with(cells) * by).sum::<f64>().sqrt();
        }
        errors
    }
}

/// Who is connected with the anchor by a chain of games.
fn connected(totals: &Pairs, players: usize, anchor: usize) -> Vec<bool> {
    let mut found: Vec<bool> = (0..players).map(|player| player == anchor).collect();
    // A chain has at most as many links as there are players.
    for _ in 0..players {
        for &(one, other) in totals.keys() {
            let both = found[one] || found[other];
            (found[one], found[other]) = (both, both);
        }
    }
    found
}

/// The likeliest strengths. Each step makes a player's strength such that it would have scored what it did against
/// the others as they are now, which never makes the results less likely.
fn strengths(totals: &Pairs, rated: &[bool], anchor: usize) -> Vec<f64> {
    let mut strengths = vec![1.0; rated.len()];
    for _ in 0..100_000 {
        let mut scores = vec![0.0; rated.len()];
        let mut weights = vec![0.0; rated.len()];
        for (&(one, other), &(games, score)) in totals {
            let games = games + VIRTUAL;
            let score = score + VIRTUAL / 2.0;
            let weight = games / (strengths[one] + strengths[other]);
            (scores[one], scores[other]) = (scores[one] + score, scores[other] + games - score);
            (weights[one], weights[other]) = (weights[one] + weight, weights[other] + weight);
        }
        let next = |player: usize| {
            if rated[player] && weights[player] > 0.0 { scores[player] / weights[player] } else { 1.0 }
        };
        let next: Vec<f64> = (0..rated.len()).map(next).collect();
        let change = |player: usize| {
            let was: f64 = strengths[player] / strengths[anchor];
            (next[player] / next[anchor] / was - 1.0).abs()
        };
        let most = (0..rated.len()).map(change).fold(0.0, f64::max);
        strengths = next.iter().map(|strength| strength / next[anchor]).collect();
        if most < PRECISION {
            break;
        }
    }
    strengths
}

/// The inverse of a symmetric matrix whose games connect all players, so that it has one.
fn inverted(mut matrix: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let size = matrix.len();
    let unit = |row: usize| (0..size).map(|column| f64::from(u8::from(row == column))).collect();
    let mut inverse: Vec<Vec<f64>> = (0..size).map(unit).collect();
    for pivot in 0..size {
        let scale = matrix[pivot][pivot];
        for row in [&mut matrix[pivot], &mut inverse[pivot]] {
            for cell in row {
                *cell /= scale;
            }
        }
        for row in (0..size).filter(|&row| row != pivot) {
            let factor = matrix[row][pivot];
            for rows in [&mut matrix, &mut inverse] {
                let from = rows[pivot].clone();
                for (cell, by) in rows[row].iter_mut().zip(from) {
                    *cell -= factor * by;
                }
            }
        }
    }
    inverse
}

#[cfg(test)]
mod tests {
    use engine::Rng;

    use super::*;

    fn elos(results: &Results, anchor: usize) -> Vec<f64> {
        results.ratings(anchor).into_iter().map(|rating| rating.unwrap().elo).collect()
    }

    #[test]
    fn two_players_have_the_rating_of_their_odds() {
        let mut results = Results::new(2);
        for game in 0..40 {
            results.add(game, 0, 1, [1.0, 1.0, 0.5, 0.0][game % 4]);
        }
        // 25 to 15, and half a game each for the virtual draw.
        let exact = 400.0 * (25.5_f64 / 15.5).log10();
        let found = elos(&results, 1);
        assert!((found[0] - exact).abs() < 1e-6 && found[1].abs() < 1e-9, "{found:?} and {exact}");
        assert!((elos(&results, 0)[1] + exact).abs() < 1e-6);
        assert_eq!(results.in_block(2, 0, 1), Some(0.5));
        assert_eq!(results.in_block(3, 1, 0), Some(1.0));
        assert_eq!(results.in_block(40, 0, 1), None);
    }

    #[test]
    fn results_that_fit_the_model_give_back_its_strengths() {
        // Strengths 8, 4, 2, 1: each twice as strong as the next. There are so many games that the virtual one
        // makes no difference.
        let strengths = [8.0, 4.0, 2.0, 1.0];
        let mut results = Results::new(4);
        let mut pairs = Pairs::new();
        for one in 0..4 {
            for other in one + 1..4 {
                let share = strengths[one] / (strengths[one] + strengths[other]);
                pairs.insert((one, other), (1e9, 1e9 * share));
            }
        }
        results.blocks = vec![pairs];
        for (player, elo) in elos(&results, 3).into_iter().enumerate() {
            let exact = 400.0 * strengths[player].log10();
            assert!((elo - exact).abs() < 1e-3, "{player}: {elo} and {exact}");
        }
    }

    #[test]
    fn the_interval_of_two_players_is_the_textbook_one() {
        let mut results = Results::new(2);
        for game in 0..4000 {
            results.add(game, 0, 1, f64::from(u8::from(game % 4 != 0)));
        }
        let rating = results.ratings(1)[0].unwrap();
        let exact = NORMAL_95 * SCALE / (4000.0_f64 * 0.75 * 0.25).sqrt();
        assert!(((rating.high - rating.elo) / exact - 1.0).abs() < 0.01, "{rating:?} and {exact}");
        assert!((rating.high + rating.low - 2.0 * rating.elo).abs() < 1e-9);
    }

    /// With few blocks the spread between them is estimated from one block fewer than there are.
    #[test]
    fn few_blocks_make_a_wider_interval() {
        let mut results = Results::new(2);
        for (game, score) in [1.0, 1.0, 1.0, 0.0].into_iter().enumerate() {
            results.add(game, 0, 1, score);
        }
        let rating = results.ratings(1)[0].unwrap();
        // 3 of 4, and the virtual draw: 3.5 of 5. The surprises are 0.3 three times and 0.7 once.
        let (mean, weight) = (0.7, 5.0 * 0.7 * 0.3);
        let blocks = 4.0 / 3.0 * (3.0 * (1.0_f64 - mean).powi(2) + mean.powi(2));
        let spread = blocks + (0.5 * (1.0 - mean)).powi(2) + (0.5 * mean).powi(2);
        let exact = NORMAL_95 * SCALE * spread.sqrt() / weight;
        assert!(((rating.high - rating.elo) / exact - 1.0).abs() < 1e-6, "{rating:?} and {exact}");
    }

    #[test]
    fn ninety_five_of_a_hundred_intervals_hold_the_truth() {
        let truth = [0.0, 60.0, 200.0];
        let mut held = 0;
        for seed in 0..400 {
            let mut rng = Rng::new(seed);
            let mut results = Results::new(3);
            for block in 0..60 {
                // The same luck decides all games of a block, so they depend on each other.
                let luck = f64::from(rng.below(1_000_000)) / 1e6;
                for (one, other) in [(0, 1), (0, 2), (1, 2)] {
                    let share = expected_score(truth[one] - truth[other]);
                    results.add(block, one, other, f64::from(u8::from(luck < share)));
                    results.add(block, one, other, f64::from(u8::from(luck < share)));
                }
            }
            let rating = results.ratings(0)[2].unwrap();
            held += u32::from(rating.low <= 200.0 && 200.0 <= rating.high);
        }
        assert!((368..=392).contains(&held), "{held} of 400");
    }

    #[test]
    fn a_player_who_wins_everything_has_a_finite_rating_with_a_wide_interval() {
        let mut results = Results::new(2);
        for game in 0..400 {
            results.add(game, 0, 1, 1.0);
        }
        let rating = results.ratings(1)[0].unwrap();
        // Wilson's interval for 400 of 400 begins at 99.05 %, which is 807 points.
        assert!(rating.elo.is_finite() && (700.0..900.0).contains(&rating.low), "{rating:?}");
    }

    #[test]
    fn players_who_never_met_the_anchor_have_no_rating() {
        let mut results = Results::new(5);
        results.add(0, 0, 1, 1.0);
        results.add(0, 1, 2, 0.0);
        results.add(0, 3, 4, 1.0);
        let ratings = results.ratings(0);
        assert!(ratings[..3].iter().all(Option::is_some));
        assert!(ratings[3..].iter().all(Option::is_none));
        assert_eq!(Results::new(2).ratings(0)[1], None);
    }
}
