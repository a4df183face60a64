//! How each weight should change: the gradient of the error, by the chain rule.

use super::{BANK, NARROW, Net, SCALE, Weights};

/// Errors beyond this count in proportion, not squared, so that single games do not pull too hard.
const FAR: f32 = 1.0;

impl Net {
    /// Adds the gradient of one position's error to `gradient`, and returns how far the net was off, in points.
    pub(super) fn learn(
        &self,
        inputs: &(impl Iterator<Item = (u16, f32)> + Clone),
        target: f32,
        gradient: &mut Weights,
    ) -> f32 {
        let mut wide = Vec::with_capacity(self.weights.first_bias.len());
        let narrow = self.answers(inputs, |bank| wide.push(bank));
        let off = self.output(0, &narrow) - target / SCALE;
        let narrow = self.blame_narrow(&narrow, off.clamp(-FAR, FAR), gradient);
        for (bank, answers) in wide.iter().enumerate() {
            let wide = self.blame_bank(bank, answers, &narrow, gradient);
            for (input, value) in inputs.clone() {
                let row = &mut gradient.first[usize::from(input) * self.weights.first_bias.len() + bank];
                for (sum, share) in row.iter_mut().zip(&wide) {
                    *sum += value * share;
                }
            }
        }
        off * SCALE
    }

    /// How much each unit of the second layer contributed to an error. Adds the gradients of the last layer.
    fn blame_narrow(&self, answers: &[f32; NARROW], off: f32, gradient: &mut Weights) -> [f32; NARROW] {
        gradient.last_bias[0] += off;
        let mut narrow = [0.0; NARROW];
        for (unit, share) in narrow.iter_mut().enumerate() {
            gradient.last[0][unit] += off * answers[unit];
            if answers[unit] > 0.0 {
                *share = off * self.weights.last[0][unit];
            }
            gradient.second_bias[unit] += *share;
        }
        narrow
    }

    /// The same for a bank of the first layer. Adds the gradients of the second layer.
    fn blame_bank(
        &self,
        bank: usize,
        answers: &[f32; BANK],
        narrow: &[f32; NARROW],
        gradient: &mut Weights,
    ) -> [f32; BANK] {
        let mut wide = [0.0; BANK];
        for (unit, share) in wide.iter_mut().enumerate() {
            let row = bank * BANK + unit;
            if answers[unit] > 0.0 {
                *share = dot(&self.weights.second[row], narrow);
            }
            gradient.first_bias[bank][unit] += *share;
            for (sum, share) in gradient.second[row].iter_mut().zip(narrow) {
                *sum += answers[unit] * share;
            }
        }
        wide
    }
}

/// The sum of products, four at a time: in one long sum, each addition would wait for the one
/// before.
pub(super) fn dot(one: &[f32; NARROW], other: &[f32; NARROW]) -> f32 {
    let mut sums = [0.0; 4];
    for (one, other) in one.as_chunks::<4>().0.iter().zip(other.as_chunks::<4>().0) {
        for lane in 0..4 {
            sums[lane] += one[lane] * other[lane];
        }
    }
    (sums[0] + sums[1]) + (sums[2] + sums[3])
}

#[cfg(test)]
mod tests {
    use super::{
        super::{About, signed},
        *,
    };
    use engine::Rng;

    const INPUTS: [(u16, f32); 4] = [(0, 1.0), (3, -0.5), (4, 0.25), (7, 2.0)];

    fn loss(net: &Net, target: f32) -> f64 {
        let off = f64::from(net.output(0, &net.answers(&INPUTS.into_iter(), |_| ())) - target / SCALE).abs();
        let far = f64::from(FAR);
        if off <= far { 0.5 * off * off } else { far * (off - 0.5 * far) }
    }

    /// The gradient says how the error changes. Changing a weight a little must show the same.
    #[test]
    fn the_gradient_agrees_with_finite_differences() {
        for (seed, target, banks) in [(1, 12.0, 1), (2, -30.0, 2), (3, 900.0, 1)] {
            let mut net = Net::new(About::default(), 9, banks, seed);
            // Biases other than 0, so that they matter too.
            let mut rng = Rng::new(seed + 10);
            for bias in net.weights.first_bias.as_flattened_mut() {
                *bias = 0.3 * signed(&mut rng);
            }
            net.weights.second_bias.iter_mut().for_each(|bias| *bias = 0.3 * signed(&mut rng));
            let mut gradient = Weights::zero(net.weights.shape());
            net.learn(&INPUTS.into_iter(), target, &mut gradient);
            let mut checked = 0;
            for part in 0..6 {
                for place in 0..net.weights.slices()[part].len() {
                    let step = 1e-3;
                    let at = |change: f32| {
                        let mut moved = net.clone();
                        moved.weights.slices_mut()[part][place] += change;
                        loss(&moved, target)
                    };
                    let (up, here, down) = (at(step), at(0.0), at(-step));
                    // Where a unit switches on or off there is no gradient to compare.
                    if ((up - here) - (here - down)).abs() > 1e-5 {
                        continue;
                    }
                    let slope = (up - down) / f64::from(2.0 * step);
                    let claimed = f64::from(gradient.slices()[part][place]);
                    assert!(
                        (slope - claimed).abs() < 6e-3 + 0.01 * slope.abs(),
                        "{part} {place}: {slope} {claimed}"
                    );
                    checked += usize::from(claimed != 0.0);
                }
            }
            assert!(checked > 300, "only {checked} weights were checked");
        }
    }
}
