/// A face-down pile or a cloth bag: how many of each kind it holds, in no order.
///
/// Nothing is decided before anyone needs to know it, so a pile has no order until somebody draws from it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Bag<const KINDS: usize> {
    counts: [u8; KINDS],
    total: u8,
}

impl<const KINDS: usize> Default for Bag<KINDS> {
    fn default() -> Self {
        Bag::new([0; KINDS])
    }
}

impl<const KINDS: usize> Bag<KINDS> {
    /// A bag with these counts.
    pub const fn new(counts: [u8; KINDS]) -> Self {
        let mut total = 0;
        let mut kind = 0;
        while kind < KINDS {
            total += counts[kind];
            kind += 1;
        }
        Bag { counts, total }
    }

    /// How many it holds.
    #[inline]
    pub fn len(&self) -> u8 {
        self.total
    }

    /// Whether it is empty.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.total == 0
    }

    /// How many of one kind it holds.
    #[inline]
    pub fn count(&self, kind: usize) -> u8 {
        self.counts[kind]
    }

    /// All counts, in order of kind.
    #[inline]
    pub fn counts(&self) -> &[u8; KINDS] {
        &self.counts
    }

    /// The kind of the piece at `place` when all pieces lie in a row, in order of kind.
    #[inline]
    pub fn at(&self, mut place: u8) -> usize {
        for (kind, &count) in self.counts.iter().enumerate() {
            if place < count {
                return kind;
            }
            place -= count;
        }
        panic!("bag: it holds {} pieces", self.total)
    }

    /// Takes one of a kind out.
    #[inline]
    pub fn take(&mut self, kind: usize) {
        assert!(self.counts[kind] > 0, "bag: there is none of kind {kind} left");
        self.counts[kind] -= 1;
        self.total -= 1;
    }

    /// Puts one of a kind in.
    #[inline]
    pub fn put(&mut self, kind: usize) {
        self.counts[kind] += 1;
        self.total += 1;
    }

    /// The kinds it holds with their counts, which are the weights of a draw.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (usize, u8)> + '_ {
        self.counts.iter().enumerate().filter(|&(_, &count)| count > 0).map(|(kind, &count)| (kind, count))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bag_holds_what_was_put_in_and_not_taken_out() {
        let mut bag = Bag::new([2, 0, 1]);
        bag.take(0);
        bag.put(1);
        bag.put(1);
        assert_eq!((bag.len(), *bag.counts()), (4, [1, 2, 1]));
        assert_eq!(bag, Bag::new([1, 2, 1]));
        for kind in [0, 1, 1, 2] {
            assert!(!bag.is_empty());
            bag.take(kind);
        }
        assert!(bag.is_empty() && bag.iter().next().is_none());
    }

    #[test]
    fn every_piece_has_a_place_in_the_row() {
        let bag = Bag::new([2, 0, 1, 3]);
        let kinds: Vec<usize> = (0..bag.len()).map(|place| bag.at(place)).collect();
        assert_eq!(kinds, [0, 0, 2, 3, 3, 3]);
    }
}
