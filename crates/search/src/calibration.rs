//! How far chances of winning can be trusted: of the positions in which a side was given 60 to 70 %, how many did it
//! win?
#![expect(clippy::cast_precision_loss, reason = "counts of positions are far below 2^52")]

/// A forecast for a position, and how the game ended.
#[derive(Clone, PartialEq, Debug)]
pub struct Forecast {
    /// How much of the game had been played, from 0 to 1.
    pub played: f32,
    /// Every side's chance of winning.
    pub chances: Vec<f32>,
    /// Every side's part of the win. Alone or together against the box, there is one side, and it may have lost.
    pub won: Vec<f32>,
}

impl Forecast {
    /// The chances and results of everything that could happen. For somebody playing alone, the
    /// only other result is a loss.
    fn cases(&self) -> Vec<(f64, f64)> {
        let pairs = self.chances.iter().zip(&self.won).map(|(&chance, &won)| (chance.into(), won.into()));
        let mut cases: Vec<(f64, f64)> = pairs.collect();
        if let [(chance, won)] = cases[..] {
            cases.push((1.0 - chance, 1.0 - won));
        }
        cases
    }
}

/// A position in a game against the box itself, and whether somebody who thought about every turn from there on won.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Trial {
    /// How much of the game was left, from 0 to 1.
    pub left: f32,
    /// What the best turn was worth on average in simulated games.
    pub value: f32,
    /// Whether the game was won.
    pub won: bool,
}

/// The chance of winning that goes with the value of simulated games. Their players think less than somebody who thinks
/// about every turn, so they win less often: the more of the game is left, the more.
///
/// The logarithm of the odds is a sum of these weights, times 1, the part of the game that is left, its square, the value in
/// its shape, and that times the part that is left.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Odds {
    /// How the value counts.
    pub shape: Shape,
    /// The weights.
    pub weights: [f32; 5],
}

/// How a value counts for the odds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shape {
    /// By its logarithm.
    Logarithm,
    /// As it is.
    Value,
    /// By the logarithm of its odds: it is a chance, from minus [`SURE_WIN`] for a certain loss to [`SURE_WIN`] for a certain win.
    Chance,
}

/// What a certain win is worth where the value of a position is nothing but a chance. A certain loss is worth the negative of it.
pub const SURE_WIN: f32 = 25.0;

impl Odds {
    /// Odds by the logarithm of the value.
    pub const fn by_logarithm(weights: [f32; 5]) -> Odds {
        Odds { shape: Shape::Logarithm, weights }
    }

    /// Odds by the value itself.
    pub const fn by_value(weights: [f32; 5]) -> Odds {
        Odds { shape: Shape::Value, weights }
    }

    /// Odds of a value that is a chance already.
    pub const fn by_chance(weights: [f32; 5]) -> Odds {
        Odds { shape: Shape::Chance, weights }
    }

    fn inputs(self, left: f32, value: f32) -> [f32; 5] {
        let value = match self.shape {
            Shape::Logarithm => (value.max(0.0) / 100.0 + 0.05).ln(),
            Shape::Value => value / 100.0,
            Shape::Chance => {
                let chance = (0.5 + 0.5 * value / SURE_WIN).clamp(0.02, 0.98);
                (chance / (1.0 - chance)).ln()
            }
        };
        [1.0, left, left * left, value, left * value]
    }

    /// The chance that goes with a value when this much of the game is left.
    pub fn chance(self, left: f32, value: f32) -> f32 {
        let inputs = self.inputs(left, value);
        let sum: f32 = self.weights.iter().zip(inputs).map(|(weight, input)| weight * input).sum();
        1.0 / (1.0 + (-sum).exp())
    }

    /// The odds that make what was seen most likely.
    pub fn fit(seen: &[Trial]) -> Odds {
        let fits = [Shape::Logarithm, Shape::Value, Shape::Chance].map(|shape| Odds::fit_shape(shape, seen));
        let best = fits.into_iter().min_by(|one, other| one.surprise(seen).total_cmp(&other.surprise(seen)));
        best.expect("there are several shapes")
    }

    /// How badly the odds fit what was seen.
    fn surprise(self, seen: &[Trial]) -> f64 {
        let said = |one: &Trial| {
            let chance = f64::from(self.chance(one.left, one.value)).clamp(1e-6, 1.0 - 1e-6);
            if one.won { chance } else { 1.0 - chance }
        };
        -seen.iter().map(|one| said(one).ln()).sum::<f64>()
    }

    fn fit_shape(shape: Shape, seen: &[Trial]) -> Odds {
        let empty = Odds { shape, weights: [0.0; 5] };
        let mut weights = [0.0_f64; 5];
        for _ in 0..50 {
            // A step of Newton's method. The small weight on large numbers keeps it stable where everybody won.
            let mut slope = weights.map(|weight| -CALM * weight);
            let mut curve = [[0.0; 5]; 5];
            for (place, row) in curve.iter_mut().enumerate() {
                row[place] = CALM;
            }
            for one in seen {
                let inputs = empty.inputs(one.left, one.value).map(f64::from);
                let sum: f64 = weights.iter().zip(inputs).map(|(weight, input)| weight * input).sum();
                let chance = 1.0 / (1.0 + (-sum).exp());
                let off = f64::from(u8::from(one.won)) - chance;
                for a in 0..5 {
                    slope[a] += off * inputs[a];
                    for b in 0..5 {
                        curve[a][b] += chance * (1.0 - chance) * inputs[a] * inputs[b];
                    }
                }
            }
            let step = solve(curve, slope);
            weights.iter_mut().zip(step).for_each(|(weight, step)| *weight += step.clamp(-5.0, 5.0));
        }
        Odds { weights: weights.map(|weight| weight as f32), ..empty }
    }
}

/// How much large weights are avoided.
const CALM: f64 = 0.05;

/// Solves linear equations by elimination. The matrix is positive, so no row has to be exchanged.
fn solve(mut rows: [[f64; 5]; 5], mut right: [f64; 5]) -> [f64; 5] {
    for at in 0..5 {
        for below in at + 1..5 {
            let above = rows[at];
            let factor = rows[below][at] / above[at];
            rows[below].iter_mut().zip(above).for_each(|(below, above)| *below -= factor * above);
            right[below] -= factor * right[at];
        }
    }
    for at in (0..5).rev() {
        let known: f64 = (at + 1..5).map(|column| rows[at][column] * right[column]).sum();
        right[at] = (right[at] - known) / rows[at][at];
    }
    right
}

/// A row of the table.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Row {
    /// How many chances were in its range.
    pub count: u64,
    /// Their mean.
    pub said: f64,
    /// The share of them that were won.
    pub won: f64,
}

/// How many rows the table has, each for an equal range of chances.
pub const ROWS: usize = 10;

/// The table: for every range of chances, how often they came true. Every side of every forecast counts.
pub fn reliability(forecasts: &[Forecast]) -> [Row; ROWS] {
    let mut rows = [Row::default(); ROWS];
    for (chance, won) in forecasts.iter().flat_map(Forecast::cases) {
        let row = &mut rows[((chance * ROWS as f64) as usize).min(ROWS - 1)];
        row.count += 1;
        row.said += chance;
        row.won += won;
    }
    for row in &mut rows {
        let count = row.count.max(1) as f64;
        (row.said, row.won) = (row.said / count, row.won / count);
    }
    rows
}

/// How far the table is from the truth: the mean distance between what was said and what was won.
pub fn distance(rows: &[Row]) -> f64 {
    let all: u64 = rows.iter().map(|row| row.count).sum();
    let sum: f64 = rows.iter().map(|row| row.count as f64 * (row.said - row.won).abs()).sum();
    sum / all.max(1) as f64
}

/// The factor for the spread behind these chances that would make them come true as often as they say. More than 1
/// means that they were too sure of themselves.
///
/// A chance is a share of weights `exp(points / spread)`. With another spread, the weights are powers of the old ones. The
/// best factor is the likeliest.
pub fn spread_factor(forecasts: &[Forecast]) -> f64 {
    let cases: Vec<Vec<(f64, f64)>> = forecasts.iter().map(Forecast::cases).collect();
    let loss = |ln_factor: f64| -> f64 {
        let power = (-ln_factor).exp();
        let of = |cases: &Vec<(f64, f64)>| -> f64 {
            let weight = |chance: f64| chance.clamp(1e-6, 1.0).powf(power);
            let all: f64 = cases.iter().map(|&(chance, _)| weight(chance)).sum();
            cases.iter().map(|&(chance, won)| -won * (weight(chance) / all).ln()).sum()
        };
        cases.iter().map(of).sum()
    };
    // The loss has one minimum: thirds are cut off until it is found.
    let (mut low, mut high) = ((0.1_f64).ln(), (10.0_f64).ln());
    for _ in 0..60 {
        let third = (high - low) / 3.0;
        if loss(low + third) < loss(high - third) {
            high -= third;
        } else {
            low += third;
        }
    }
    f64::midpoint(low, high).exp()
}

#[cfg(test)]
mod tests {
    use engine::Rng;

    use super::*;

    /// Forecasts that are `sure` times as sure as they should be: the true log odds are drawn between -2 and 2.
    fn forecasts(sure: f64) -> Vec<Forecast> {
        let mut rng = Rng::new(5);
        let mut unit = move || rng.below(1_000_000) as f64 / 1e6;
        let chance = |odds: f64| 1.0 / (1.0 + (-odds).exp());
        let one = |_| {
            let odds = 4.0 * unit() - 2.0;
            let won = f32::from(u8::from(unit() < chance(odds)));
            let said = chance(odds * sure) as f32;
            Forecast { played: 0.5, chances: vec![said, 1.0 - said], won: vec![won, 1.0 - won] }
        };
        (0..20_000).map(one).collect()
    }

    #[test]
    fn right_chances_lie_on_the_diagonal() {
        let right = forecasts(1.0);
        assert!(distance(&reliability(&right)) < 0.01);
        assert!((spread_factor(&right) - 1.0).abs() < 0.05);
    }

    #[test]
    fn chances_that_are_too_sure_need_a_larger_spread() {
        let sure = forecasts(2.0);
        assert!(distance(&reliability(&sure)) > 0.05);
        assert!((spread_factor(&sure) - 2.0).abs() < 0.1, "{}", spread_factor(&sure));
    }

    #[test]
    fn odds_are_found_again() {
        for truth in
            [Odds::by_logarithm([-1.0, 4.0, -2.0, 5.0, -1.5]), Odds::by_value([-3.0, 1.0, 1.0, 4.0, -2.0])]
        {
            let mut rng = Rng::new(7);
            let mut unit = move || rng.below(1_000_000) as f32 / 1e6;
            let one = |_| {
                let (left, value) = (unit(), 30.0 + 150.0 * unit());
                Trial { left, value, won: unit() < truth.chance(left, value) }
            };
            let fitted = Odds::fit(&(0..20_000).map(one).collect::<Vec<_>>());
            for (left, value) in [(0.0, 60.0), (0.5, 100.0), (1.0, 40.0), (0.9, 150.0)] {
                let (found, wanted) = (fitted.chance(left, value), truth.chance(left, value));
                assert!((found - wanted).abs() < 0.03, "{left} {value}: {found} instead of {wanted}");
            }
            assert_eq!(fitted.shape, truth.shape);
        }
    }

    #[test]
    fn odds_stay_finite_if_every_game_was_won() {
        let won: Vec<Trial> =
            (0..100_u8).map(|n| Trial { left: f32::from(n) / 100.0, value: 100.0, won: true }).collect();
        let odds = Odds::fit(&won);
        assert!(odds.weights.iter().all(|weight| weight.is_finite()), "{odds:?}");
        assert!(odds.chance(0.5, 100.0) > 0.95);
    }

    #[test]
    fn alone_a_chance_is_against_losing() {
        let lost = Forecast { played: 0.0, chances: vec![0.25], won: vec![0.0] };
        let rows = reliability(&[lost]);
        assert_eq!((rows[2].count, rows[7].count), (1, 1));
        assert!(rows[2].won < 0.1 && rows[7].won > 0.9);
    }
}
