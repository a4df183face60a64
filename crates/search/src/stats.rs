//! Means, spreads and shares, with how far they can be trusted.
#![expect(clippy::cast_precision_loss, reason = "counts of games are far below 2^52")]

use std::collections::BTreeMap;

/// A sample of numbers, added one by one: mean, spread and extremes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sample {
    count: u64,
    sum: f64,
    squares: f64,
    min: f64,
    max: f64,
}

impl Default for Sample {
    fn default() -> Self {
        Sample { count: 0, sum: 0.0, squares: 0.0, min: f64::INFINITY, max: f64::NEG_INFINITY }
    }
}

impl Sample {
    /// Adds one number.
    pub fn add(&mut self, value: f64) {
        self.count += 1;
        self.sum += value;
        self.squares += value * value;
        self.min = self.min.min(value);
        self.max = self.max.max(value);
    }

    /// Adds all numbers of another sample.
    pub fn merge(&mut self, other: &Sample) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
        self.min = self.min.min(other.min);
        self.max = self.max.max(other.max);
    }

    /// Adds this many imagined numbers, with this mean and with the spread of the real ones.
    pub fn add_imagined(&mut self, mean: f64, count: f64) {
        let spread = self.deviation();
        self.count += count as u64;
        self.sum += count * mean;
        self.squares += count * (mean * mean + spread * spread);
    }

    /// The same numbers with the opposite sign.
    #[must_use]
    pub fn negated(&self) -> Sample {
        Sample { sum: -self.sum, min: -self.max, max: -self.min, ..*self }
    }

    /// How many numbers were added.
    pub fn count(&self) -> u64 {
        self.count
    }

    /// The mean, or 0 if the sample is empty.
    pub fn mean(&self) -> f64 {
        if self.count == 0 { 0.0 } else { self.sum / self.count as f64 }
    }

    /// The standard deviation of the sample, or 0 if it has fewer than two numbers.
    pub fn deviation(&self) -> f64 {
        if self.count < 2 {
            return 0.0;
        }
        let count = self.count as f64;
        let variance = (self.squares - self.sum * self.sum / count) / (count - 1.0);
        variance.max(0.0).sqrt()
    }

    /// How far the mean may be off: its standard error.
    pub fn error(&self) -> f64 {
        if self.count == 0 { f64::INFINITY } else { self.deviation() / (self.count as f64).sqrt() }
    }

    /// The smallest number, or 0 if the sample is empty.
    pub fn min(&self) -> f64 {
        if self.count == 0 { 0.0 } else { self.min }
    }

    /// The largest number, or 0 if the sample is empty.
    pub fn max(&self) -> f64 {
        if self.count == 0 { 0.0 } else { self.max }
    }
}

impl Extend<f64> for Sample {
    fn extend<I: IntoIterator<Item = f64>>(&mut self, values: I) {
        for value in values {
            self.add(value);
        }
    }
}

impl FromIterator<f64> for Sample {
    fn from_iter<I: IntoIterator<Item = f64>>(values: I) -> Sample {
        let mut sample = Sample::default();
        sample.extend(values);
        sample
    }
}

/// 95 % of a normal distribution lie within this many standard deviations of its mean.
pub const NORMAL_95: f64 = 1.959_963_985;

/// Numbers that come in blocks, such as the scores of games with the same luck. Numbers in a block may depend on
/// each other, so the error of the mean follows from how much the blocks differ.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Blocks(Vec<(u64, f64)>);

impl Blocks {
    /// Adds one number to a block.
    pub fn add(&mut self, block: usize, value: f64) {
        if self.0.len() <= block {
            self.0.resize(block + 1, (0, 0.0));
        }
        let (count, sum) = &mut self.0[block];
        *count += 1;
        *sum += value;
    }

    /// The blocks that have numbers.
    fn used(&self) -> impl Iterator<Item = (f64, f64)> {
        self.0.iter().filter(|(count, _)| *count > 0).map(|&(count, sum)| (count as f64, sum))
    }

    /// The mean of all numbers, or 0 if there are none.
    pub fn mean(&self) -> f64 {
        let (count, sum) = self.used().fold((0.0, 0.0), |all, one| (all.0 + one.0, all.1 + one.1));
        if count > 0.0 { sum / count } else { 0.0 }
    }

    /// How far the true mean may be from the observed one (95 %). `None` if there are fewer than two blocks,
    /// because then nothing is known about it.
    pub fn error(&self) -> Option<f64> {
        let blocks = self.used().count();
        if blocks < 2 {
            return None;
        }
        let mean = self.mean();
        let (count, squares) = self.used().fold((0.0, 0.0), |(all, squares), (count, sum)| {
            let off = sum - count * mean;
            (all + count, squares + off * off)
        });
        let few = blocks as f64 / (blocks as f64 - 1.0);
        Some(NORMAL_95 * (few * squares).sqrt() / count)
    }
}

/// How positive numbers such as times are spread, for percentiles. It takes the same room however many there
/// are, and a percentile is exact to 2.5 %.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Spread {
    /// How many numbers lie between two powers of [`Spread::STEP`].
    counts: BTreeMap<i32, u64>,
    total: u64,
}

impl Spread {
    const STEP: f64 = 1.05;

    /// Adds one number. Zero and negative numbers count as the smallest positive one.
    pub fn add(&mut self, value: f64) {
        let step = (value.max(f64::MIN_POSITIVE).ln() / Self::STEP.ln()).floor();
        *self.counts.entry(step as i32).or_default() += 1;
        self.total += 1;
    }

    /// The number that this share of all numbers does not exceed, or 0 if there are none.
    pub fn percentile(&self, share: f64) -> f64 {
        let wanted = (share * self.total as f64).ceil().max(1.0) as u64;
        let mut seen = 0;
        for (&step, count) in &self.counts {
            seen += count;
            if seen >= wanted {
                return Self::STEP.powf(f64::from(step) + 0.5);
            }
        }
        0.0
    }
}

/// A share with its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Share {
    /// The observed share.
    pub share: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

/// The Wilson score interval (95 %) of `hits` in `trials`. `hits` can be a fraction, because wins can be shared.
///
/// Unlike the textbook interval, it stays between 0 and 1 and is accurate near both ends.
pub fn wilson(hits: f64, trials: u64) -> Share {
    if trials == 0 {
        return Share { share: 0.0, low: 0.0, high: 1.0 };
    }
    let z = NORMAL_95;
    let trials = trials as f64;
    let share = hits / trials;
    let scale = 1.0 + z * z / trials;
    let middle = (share + z * z / (2.0 * trials)) / scale;
    let half = z / scale * (share * (1.0 - share) / trials + z * z / (4.0 * trials * trials)).sqrt();
    Share { share, low: (middle - half).max(0.0), high: (middle + half).min(1.0) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(a: f64, b: f64) -> bool {
        (a - b).abs() < 1e-4
    }

    #[test]
    fn what_is_imagined_counts_like_what_was_seen() {
        let mut sample: Sample = [1.0, 3.0].into_iter().collect();
        sample.add_imagined(5.0, 6.0);
        assert_eq!((sample.count(), sample.mean()), (8, 4.25));
        // The spread stays about the same, so the error falls.
        assert!(sample.error() < 1.0, "{}", sample.error());
    }

    #[test]
    fn a_sample_has_a_mean_and_a_spread() {
        let sample: Sample = [2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0].into_iter().collect();
        assert!(close(sample.mean(), 5.0));
        assert!(close(sample.deviation(), 2.138_09));
        assert!(close(sample.min(), 2.0) && close(sample.max(), 9.0));
        assert!(close(Sample::default().mean(), 0.0));
    }

    #[test]
    fn merged_samples_are_like_one_sample() {
        let (mut one, other): (Sample, Sample) =
            ([2.0, 4.0].into_iter().collect(), [9.0, 1.0].into_iter().collect());
        one.merge(&other);
        assert_eq!(one, [2.0, 4.0, 9.0, 1.0].into_iter().collect());
    }

    #[test]
    fn the_error_of_a_mean_counts_blocks_not_numbers() {
        let numbers = [3.0, 9.0, 4.0, 8.0, 1.0, 6.0];
        let (mut single, mut repeated) = (Blocks::default(), Blocks::default());
        for (block, &number) in numbers.iter().enumerate() {
            single.add(block, number);
            for _ in 0..10 {
                repeated.add(block, number);
            }
        }
        let sample: Sample = numbers.into_iter().collect();
        assert!(close(single.mean(), sample.mean()) && close(repeated.mean(), sample.mean()));
        let textbook = NORMAL_95 * sample.deviation() / 6.0_f64.sqrt();
        assert!(close(single.error().unwrap(), textbook), "{:?}", single.error());
        assert!(close(repeated.error().unwrap(), textbook), "repeating a number adds no knowledge");
        // What one game of a block wins, the other loses: the mean is known exactly.
        let mut mirrored = Blocks::default();
        for (block, number) in numbers.into_iter().enumerate() {
            mirrored.add(block, 10.0 + number);
            mirrored.add(block, 10.0 - number);
        }
        assert!(close(mirrored.error().unwrap(), 0.0));
        let mut only = Blocks::default();
        only.add(3, 1.0);
        assert_eq!((only.mean(), only.error()), (1.0, None));
    }

    #[test]
    fn percentiles_are_exact_to_a_few_per_cent() {
        let mut spread = Spread::default();
        assert!(close(spread.percentile(0.5), 0.0));
        for number in (1..=1000).rev() {
            spread.add(f64::from(number) / 1e6);
        }
        for (share, exact) in [(0.5, 500e-6), (0.95, 950e-6), (1.0, 1000e-6), (0.0, 1e-6)] {
            let found = spread.percentile(share);
            assert!((found / exact - 1.0).abs() < 0.026, "{share}: {found}");
        }
    }

    #[test]
    fn the_wilson_interval_agrees_with_published_values() {
        // 15 of 50 and 0 of 20, from the usual tables.
        let share = wilson(15.0, 50);
        assert!(close(share.low, 0.191_03) && close(share.high, 0.437_51), "{share:?}");
        let none = wilson(0.0, 20);
        assert!(close(none.low, 0.0) && close(none.high, 0.161_13), "{none:?}");
    }
}
