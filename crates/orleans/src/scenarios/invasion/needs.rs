//! What the city of a table needs, and what it has.

use crate::content::{Good, Town};

/// Towns with a special building tile. r[orleans.invasion.tower-towns]
pub const TOWER_TOWNS: u32 = mask(&[
    Town::Lemans,
    Town::Chartres,
    Town::Etampes,
    Town::Montargis,
    Town::Briare,
    Town::Sancerre,
    Town::Nevers,
    Town::Stamand,
    Town::Lachatre,
    Town::Argenton,
    Town::Chatellerault,
    Town::Chinon,
    Town::Tours,
]);

/// Towers that stand from the start, by number of seats from 2. r[orleans.invasion.towers-built]
pub const PREBUILT: [u32; 4] = {
    let three = mask(&[Town::Lachatre, Town::Briare, Town::Tours]);
    [three | mask(&[Town::Etampes, Town::Montargis, Town::Stamand, Town::Chinon]), three, 0, 0]
};

const fn mask(towns: &[Town]) -> u32 {
    let (mut mask, mut index) = (0, 0);
    while index < towns.len() {
        mask |= towns[index].bit();
        index += 1;
    }
    mask
}

/// What the city of a table needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Needs {
    /// r[orleans.invasion.treasury]
    pub treasury: u8,
    /// r[orleans.invasion.citizens-goal]
    pub citizens: u8,
    /// Grain, cheese and wine in the Warehouse, wool and brocade in the Clothing Store.
    /// r[orleans.invasion.warehouse] r[orleans.invasion.achievement-clothing-store]
    pub goods: [u8; Good::COUNT],
    /// r[orleans.invasion.achievement-swordsmith]
    pub swordsmith: u8,
    /// r[orleans.invasion.achievement-catapult]
    pub catapult: u8,
}

/// What the city needs with this many seats, as printed or as we chose.
pub const fn needs(seats: u8) -> Needs {
    let (treasury, citizens, [grain, cheese, wine]) = match seats {
        2 => (30, 7, [6, 3, 3]),
        3 => (40, 8, [10, 5, 5]),
        4 => (50, 9, [12, 6, 6]),
        _ => (50, 10, [14, 7, 7]),
    };
    Needs { treasury, citizens, goods: [grain, cheese, wine, 1, 1], swordsmith: 5, catapult: 2 }
}

/// What the city has received.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct City {
    pub treasury: u8,
    pub swordsmith: u8,
    /// In the Warehouse and the Clothing Store.
    pub goods: [u8; Good::COUNT],
    /// Technology tiles on the Catapult.
    pub catapult: u8,
    /// Citizens that belong to the team and to no seat.
    pub citizens: u8,
    /// Whether the walls have the extra space. r[orleans.invasion.event-reinforcement]
    pub reinforced: bool,
    /// Towers that belong to nobody.
    pub towers: u32,
}
