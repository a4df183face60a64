//! Means, spreads and shares, with how far they can be trusted.
#![expect(clippy::cast_precision_loss, reason = "counts of games are far below 2^52")]

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
    let z = 1.959_963_985;
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
    fn the_wilson_interval_agrees_with_published_values() {
        // 15 of 50 and 0 of 20, from the usual tables.
        let share = wilson(15.0, 50);
        assert!(close(share.low, 0.191_03) && close(share.high, 0.437_51), "{share:?}");
        let none = wilson(0.0, 20);
        assert!(close(none.low, 0.0) && close(none.high, 0.161_13), "{none:?}");
    }
}
