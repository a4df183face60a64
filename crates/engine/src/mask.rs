use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign};

/// A set of small numbers, such as the spaces of a board: one bit for each, in `W` words.
///
/// A box chooses as many words as its largest board needs. With one word, it is as fast as a `u64`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Mask<const W: usize>([u64; W]);

impl<const W: usize> Default for Mask<W> {
    fn default() -> Self {
        Mask::EMPTY
    }
}

impl<const W: usize> Mask<W> {
    /// No number.
    pub const EMPTY: Self = Mask([0; W]);

    /// Just this number.
    #[inline]
    pub fn only(number: usize) -> Self {
        let mut mask = Mask::EMPTY;
        mask.insert(number);
        mask
    }

    /// The same numbers in fewer words. All of them must fit.
    #[inline]
    #[must_use]
    pub fn cut<const V: usize>(self) -> Mask<V> {
        debug_assert!(self.0[V..].iter().all(|&word| word == 0));
        let mut words = [0; V];
        words.copy_from_slice(&self.0[..V]);
        Mask(words)
    }

    /// Adds a number.
    #[inline]
    pub fn insert(&mut self, number: usize) {
        debug_assert!(number < 64 * W);
        // The remainder changes nothing, but it spares the check that the word exists.
        self.0[number / 64 % W] |= 1 << (number % 64);
    }

    /// Whether the set holds a number.
    #[inline]
    pub fn has(self, number: usize) -> bool {
        debug_assert!(number < 64 * W);
        self.0[number / 64 % W] & (1 << (number % 64)) != 0
    }

    /// Whether it is empty.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }

    /// How many numbers it holds.
    #[inline]
    pub fn len(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// What is in this set but not in the other.
    #[inline]
    #[must_use]
    pub fn without(mut self, other: Self) -> Self {
        for (word, other) in self.0.iter_mut().zip(other.0) {
            *word &= !other;
        }
        self
    }

    /// Whether every number of this set is in the other.
    #[inline]
    pub fn within(self, other: Self) -> bool {
        self.without(other).is_empty()
    }

    /// Calls `f` with every number, the lowest first. It is faster than [`Mask::iter`].
    #[inline]
    pub fn each(self, mut f: impl FnMut(usize)) {
        for (place, word) in self.0.into_iter().enumerate() {
            let mut rest = word;
            while rest != 0 {
                f(64 * place + rest.trailing_zeros() as usize);
                rest &= rest - 1;
            }
        }
    }

    /// Its numbers, the lowest first.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = usize> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let (place, word) = rest.0.iter_mut().enumerate().find(|(_, word)| **word != 0)?;
            let number = 64 * place + word.trailing_zeros() as usize;
            *word &= *word - 1;
            Some(number)
        })
    }
}

impl<const W: usize> FromIterator<usize> for Mask<W> {
    fn from_iter<I: IntoIterator<Item = usize>>(numbers: I) -> Self {
        let mut mask = Mask::EMPTY;
        numbers.into_iter().for_each(|number| mask.insert(number));
        mask
    }
}

impl<const W: usize> BitOrAssign for Mask<W> {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        for (word, other) in self.0.iter_mut().zip(other.0) {
            *word |= other;
        }
    }
}

impl<const W: usize> BitAndAssign for Mask<W> {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        for (word, other) in self.0.iter_mut().zip(other.0) {
            *word &= other;
        }
    }
}

impl<const W: usize> BitOr for Mask<W> {
    type Output = Self;

    #[inline]
    fn bitor(mut self, other: Self) -> Self {
        self |= other;
        self
    }
}

impl<const W: usize> BitAnd for Mask<W> {
    type Output = Self;

    #[inline]
    fn bitand(mut self, other: Self) -> Self {
        self &= other;
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_beyond_the_first_word_are_kept_apart() {
        let low: Mask<2> = [3, 63].into_iter().collect();
        let high: Mask<2> = [64, 67, 127].into_iter().collect();
        assert!(low.has(3) && !low.has(67) && high.has(67) && !high.has(3));
        assert!((low & high).is_empty() && !low.within(high) && low.within(low | high));
        assert_eq!(((low | high).len(), high.len()), (5, 3));
        assert_eq!((low | high).iter().collect::<Vec<_>>(), [3, 63, 64, 67, 127]);
        let mut seen = Vec::new();
        (low | high).each(|number| seen.push(number));
        assert_eq!(seen, [3, 63, 64, 67, 127]);
        assert_eq!((low | high).without(low), high);
    }
}
