//! How far chances of winning can be trusted: of the positions in which a side had a chance of 60 to 70 %, how many did
//! it win?
#![expect(clippy::cast_precision_loss, reason = "counts of positions are far below 2^52")]

/// What somebody said about a position, and how the game ended.
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
    /// The chances and results of everything that could happen. Alone, the other thing is to lose.
    fn cases(&self) -> Vec<(f64, f64)> {
        let pairs = self.chances.iter().zip(&self.won).map(|(&chance, &won)| (chance.into(), won.into()));
        let mut cases: Vec<(f64, f64)> = pairs.collect();
        if let [(chance, won)] = cases[..] {
            cases.push((1.0 - chance, 1.0 - won));
        }
        cases
    }
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

/// By how much the spread behind these chances should be multiplied, so that they come true as often as they say. More
/// than 1 means that they were too sure of themselves.
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
    fn alone_a_chance_is_against_losing() {
        let lost = Forecast { played: 0.0, chances: vec![0.25], won: vec![0.0] };
        let rows = reliability(&[lost]);
        assert_eq!((rows[2].count, rows[7].count), (1, 1));
        assert!(rows[2].won < 0.1 && rows[7].won > 0.9);
    }
}
