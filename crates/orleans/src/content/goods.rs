use super::names::named;

named! {
    /// The five goods, cheapest first.
    Good, "a good is":
    Grain = "grain",
    Cheese = "cheese",
    Wine = "wine",
    Wool = "wool",
    Brocade = "brocade",
}

impl Good {
    /// Tiles in the box. r[orleans.setup.goods]
    pub const COUNTS: [u8; Good::COUNT] = [24, 21, 18, 15, 12];

    /// Points at the end, and the price in a trade. r[orleans.end.goods]
    #[inline]
    pub const fn value(self) -> u8 {
        self as u8 + 1
    }

    /// Whether it can be eaten: grain, cheese and wine. r[orleans.event.harvest]
    #[inline]
    pub const fn food(self) -> bool {
        (self as u8) < 3
    }
}

/// Goods put back into the box at random, by number of seats from 2 to 5. r[orleans.setup.goods-removed]
pub const REMOVED: [u8; 4] = [12, 6, 0, 0];
