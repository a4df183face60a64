use crate::content::{CAPACITY, Purse, Region, Regions};

/// The resources on all regions, four bits for each, so that a whole colony can be added up in one
/// operation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Coins(u64);

/// The sums of the four fields of each suit.
#[inline]
fn sums(fields: u64) -> Purse {
    let pairs = (fields & 0x0f0f_0f0f_0f0f_0f0f) + (fields >> 4 & 0x0f0f_0f0f_0f0f_0f0f);
    let suits = pairs + (pairs >> 8);
    [suits as u8, (suits >> 16) as u8, (suits >> 32) as u8, (suits >> 48) as u8]
}

/// Fills the whole four-bit field of each region, instead of one bit.
#[inline]
fn fields(regions: Regions) -> u64 {
    regions * 0b1111
}

impl Coins {
    #[inline]
    pub fn on(self, region: Region) -> u8 {
        (self.0 >> (region.index() * 4)) as u8 & 0b1111
    }

    /// Resources of each kind on some regions.
    #[inline]
    pub fn purse(self, regions: Regions) -> Purse {
        sums(self.0 & fields(regions))
    }

    /// How many resources of each kind some regions have room for: their coins with every bit inverted.
    #[inline]
    pub fn rooms(self, regions: Regions) -> Purse {
        sums(!self.0 & (regions * u64::from(CAPACITY)))
    }

    /// All resources on some regions.
    #[inline]
    pub fn total(self, regions: Regions) -> u8 {
        self.purse(regions).iter().sum()
    }

    /// The regions that hold a resource. A region holds at most three, which takes two bits.
    #[inline]
    pub fn holding(self, regions: Regions) -> Regions {
        (self.0 | self.0 >> 1) & regions
    }

    /// The regions that have room for a resource.
    #[inline]
    pub fn with_room(self, regions: Regions) -> Regions {
        regions & !(self.0 & self.0 >> 1)
    }

    #[inline]
    pub(crate) fn put(&mut self, region: Region) {
        debug_assert!(self.on(region) < CAPACITY);
        self.0 += region.bit();
    }

    #[inline]
    pub(crate) fn take(&mut self, region: Region) {
        debug_assert!(self.on(region) > 0);
        self.0 -= region.bit();
    }

    pub(crate) fn set(&mut self, region: Region, count: u8) {
        debug_assert!(count <= CAPACITY);
        self.0 = (self.0 & !fields(region.bit())) | (u64::from(count) * region.bit());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_match_the_single_regions() {
        let mut coins = Coins::default();
        for (number, region) in Region::all().enumerate() {
            coins.set(region, (number * 7 % 4) as u8);
        }
        for regions in [Region::ALL, Region::with_number(3), 0x1010_0111_1001_0011] {
            let mut purse = [0; 4];
            let mut rooms = [0; 4];
            for region in Region::in_mask(regions) {
                purse[region.suit().index()] += coins.on(region);
                rooms[region.suit().index()] += CAPACITY - coins.on(region);
                assert_eq!(coins.holding(regions) & region.bit() != 0, coins.on(region) > 0);
                assert_eq!(coins.with_room(regions) & region.bit() != 0, coins.on(region) < CAPACITY);
            }
            assert_eq!((coins.purse(regions), coins.rooms(regions)), (purse, rooms));
            assert_eq!(coins.total(regions), purse.iter().sum::<u8>());
        }
    }
}
