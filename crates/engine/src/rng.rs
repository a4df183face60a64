use rand_xoshiro::{
    Xoshiro256PlusPlus,
    rand_core::{Rng as _, SeedableRng as _},
};

/// The generator for thinking: redeals, playouts, random bots.
///
/// It never decides what happens at a table: `play::Luck` does. We write the range function
/// ourselves because those in `rand` may change between versions.
#[derive(Clone, Debug)]
pub struct Rng(Xoshiro256PlusPlus);

impl Rng {
    /// A generator that gives the same numbers for the same seed, everywhere and always.
    pub fn new(seed: u64) -> Rng {
        Rng(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// The next 64 bits.
    #[inline]
    pub fn next_u64(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// A number below `bound`, which must not be 0.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        debug_assert!(bound > 0);
        // Multiply and shift: the bias is below 2^-32, far too small for a bot to notice.
        (((self.next_u64() >> 32) * u64::from(bound)) >> 32) as u32
    }

    /// One of the items, each equally likely.
    #[inline]
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len() as u32) as usize]
    }

    /// One of the items, each as likely as its weight says.
    #[inline]
    pub fn weighted<T: Copy>(&mut self, items: &[(T, u32)]) -> T {
        let total: u32 = items.iter().map(|&(_, weight)| weight).sum();
        let mut point = self.below(total);
        for &(item, weight) in items {
            if point < weight {
                return item;
            }
            point -= weight;
        }
        unreachable!("the point lies below the total")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Nothing may be out of reach, least of all the first or the last of a list.
    #[test]
    fn every_item_is_picked_as_often_as_its_weight_says() {
        let mut rng = Rng::new(1);
        let mut picked = [0; 3];
        let mut weighted = [0; 3];
        for _ in 0..6000 {
            picked[*rng.pick(&[0, 1, 2])] += 1;
            weighted[rng.weighted(&[(0, 1), (1, 3), (2, 2)])] += 1;
        }
        let near = |counts: [i32; 3], expected: [i32; 3]| {
            counts.iter().zip(expected).all(|(count, expected)| (count - expected).abs() < 200)
        };
        assert!(near(picked, [2000, 2000, 2000]), "{picked:?}");
        assert!(near(weighted, [1000, 3000, 2000]), "{weighted:?}");
    }
}
