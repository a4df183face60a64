use super::{Purse, Regions, Suit};

/// Some of the four kinds of resources, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Kinds(u8);

impl Kinds {
    /// The kinds that some regions produce.
    #[inline]
    pub(crate) fn of(regions: Regions) -> Kinds {
        // Reduce the four regions of each suit to one bit, then move the four bits together.
        let pairs = regions | regions >> 4;
        let suits = (pairs | pairs >> 8) & 0x0001_0001_0001_0001;
        Kinds((suits.wrapping_mul(1 << 48 | 1 << 33 | 1 << 18 | 1 << 3) >> 48) as u8 & 0b1111)
    }

    /// The kinds that a purse has at least a given number of.
    #[inline]
    pub(crate) fn at_least(purse: Purse, count: u8) -> Kinds {
        // A kind that falls short borrows the bit above it.
        let rest = (u32::from_le_bytes(purse) | 0x8080_8080) - u32::from_le_bytes([count; 4]);
        let enough = rest >> 7 & 0x0101_0101;
        Kinds((enough.wrapping_mul(1 << 24 | 1 << 17 | 1 << 10 | 1 << 3) >> 24) as u8 & 0b1111)
    }

    /// The kinds that are in both.
    #[inline]
    pub(crate) fn and(self, other: Kinds) -> Kinds {
        Kinds(self.0 & other.0)
    }

    /// The same kinds without one.
    #[inline]
    pub(crate) fn without(self, suit: Suit) -> Kinds {
        Kinds(self.0 & !(1 << suit as u8))
    }

    /// Its kinds in suit order.
    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = Suit> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let suit = Suit::at(rest.trailing_zeros() as usize & 3);
            rest &= rest - 1;
            Some(suit)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::Region;

    #[test]
    fn kinds_match_the_single_regions_and_counts() {
        for seed in 0..=u16::MAX {
            // Every set of the sixteen regions.
            let regions = (0..16).map(|bit| u64::from(seed >> bit & 1) << (bit * 4)).sum();
            let made: Vec<Suit> =
                Suit::ALL.into_iter().filter(|&s| regions & Region::of_suit(s) != 0).collect();
            assert_eq!(Kinds::of(regions).iter().collect::<Vec<_>>(), made);
            let purse = [0, 4, 8, 12].map(|shift| (seed >> shift & 0b1111) as u8);
            for count in [1, 3, 9] {
                let enough: Vec<Suit> = Suit::ALL.into_iter().filter(|s| purse[s.index()] >= count).collect();
                assert_eq!(Kinds::at_least(purse, count).iter().collect::<Vec<_>>(), enough);
            }
        }
        assert_eq!(Kinds(0b1111).without(Suit::Moons).and(Kinds(0b0110)), Kinds(0b0100));
    }
}
