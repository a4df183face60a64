use std::fmt;

use serde::{Serialize, Serializer};

use super::Suit;

/// An amount of each resource, in suit order.
pub type Purse = [u8; Suit::COUNT];

/// Village tiles. r[natick.village.limit]
pub const VILLAGES: u8 = 4;
/// Town tiles. r[natick.town.limit]
pub const TOWNS: u8 = 4;
/// Pawns, shared by both. r[natick.comp.pawns]
pub const PAWNS: u8 = 4;
/// Resources a region holds. r[natick.comp.capacity]
pub const CAPACITY: u8 = 3;
/// How many equal resources buy one from the pool. r[natick.trade.bank]
pub const BANK_RATE: u8 = 3;
/// How many unguarded resources attract raiders. r[natick.event.raid]
pub const RAID: u8 = 6;
/// r[natick.village.points]
pub const VILLAGE_POINTS: u8 = 1;
/// r[natick.town.points]
pub const TOWN_POINTS: u8 = 2;
/// r[natick.trader.points]
pub const TRADER_POINTS: u8 = 1;
/// Units next to a village. r[natick.village.units]
pub const VILLAGE_LIMIT: u32 = 1;
/// Units next to a town. r[natick.town.units]
pub const TOWN_LIMIT: u32 = 2;

/// Everything that has a cost.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Item {
    Road,
    Village,
    Town,
    Trader,
    Knight,
    Scout,
}

impl Item {
    pub const COUNT: usize = 6;
    pub const ALL: [Item; Item::COUNT] =
        [Item::Road, Item::Village, Item::Town, Item::Trader, Item::Knight, Item::Scout];

    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }

    pub fn name(self) -> &'static str {
        ["road", "village", "town", "trader", "knight", "scout"][self.index()]
    }
}

impl fmt::Display for Item {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Serialize for Item {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

/// A row of the cost table, with its source.
#[derive(Clone, Copy, Debug)]
pub struct CostRow {
    pub item: Item,
    pub cost: Purse,
    pub clause: &'static str,
}

const fn row(item: Item, cost: Purse, clause: &'static str) -> CostRow {
    CostRow { item, cost, clause }
}

/// The costs. Only the scout's cost survives in the text. r[natick.build.costs]
#[rustfmt::skip]
pub const COSTS: [CostRow; Item::COUNT] = [
//                      suns moons crowns arms
    row(Item::Road,    [1,   0,    0,     1], "natick.build.costs"),
    row(Item::Village, [1,   1,    1,     1], "natick.build.costs"),
    row(Item::Town,    [0,   2,    2,     0], "natick.build.costs"),
    row(Item::Trader,  [1,   0,    0,     2], "natick.build.costs"),
    row(Item::Knight,  [0,   2,    1,     0], "natick.build.costs"),
    row(Item::Scout,   [0,   0,    1,     0], "natick.scout.cost"),
];

/// The other proposed costs, for longer games. r[natick.build.costs-heavy]
#[rustfmt::skip]
pub const HEAVY: [CostRow; Item::COUNT] = [
//                      suns moons crowns arms
    row(Item::Road,    [2,   0,    0,     1], "natick.build.costs-heavy"),
    row(Item::Village, [1,   1,    1,     1], "natick.build.costs-heavy"),
    row(Item::Town,    [0,   3,    2,     0], "natick.build.costs-heavy"),
    row(Item::Trader,  [2,   0,    0,     2], "natick.build.costs-heavy"),
    row(Item::Knight,  [0,   2,    2,     0], "natick.build.costs-heavy"),
    row(Item::Scout,   [0,   0,    1,     0], "natick.scout.cost"),
];
