use engine::Rng;

/// How one bot weighs the parts of a position: each part counts a little more or less than its guide says.
///
/// Bots with different tastes play differently without playing worse, so several of them at one table feel
/// like several opponents.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Taste<const N: usize>([f32; N]);

impl<const N: usize> Taste<N> {
    /// The guide's own weights.
    pub const PLAIN: Taste<N> = Taste([1.0; N]);

    /// The taste that goes with a character: every weight lies between `1 - spread` and `1 + spread`.
    pub fn of(character: u64, spread: f32) -> Taste<N> {
        const STEPS: u16 = 1000;
        let mut rng = Rng::new(character);
        let mut step = || f32::from(rng.below(2 * u32::from(STEPS) + 1) as u16) / f32::from(STEPS);
        Taste([(); N].map(|()| 1.0 + spread * (step() - 1.0)))
    }

    /// The weight of one part.
    #[inline]
    pub fn of_part(&self, part: usize) -> f32 {
        self.0[part]
    }

    /// The sum of `before` and all parts, each with its weight.
    #[inline]
    pub fn sum(&self, before: f32, parts: [f32; N]) -> f32 {
        // We add them in order, so with plain weights this is exactly `before + a + b + c`.
        parts.into_iter().zip(self.0).fold(before, |sum, (part, weight)| sum + part * weight)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_character_has_the_same_taste_and_another_has_another() {
        let taste = Taste::<5>::of(7, 0.2);
        assert_eq!(taste, Taste::of(7, 0.2));
        assert_ne!(taste, Taste::of(8, 0.2));
        assert!((0..5).all(|part| (0.8..=1.2).contains(&taste.of_part(part))));
    }

    #[test]
    fn plain_weights_change_nothing() {
        let parts = [0.1, 0.7, 1e6];
        assert_eq!(Taste::PLAIN.sum(0.3, parts).to_bits(), (0.3 + parts[0] + parts[1] + parts[2]).to_bits());
    }
}
