use super::{Role, names::named};

named! {
    /// The eight beneficial deeds. r[orleans.deed.fit]
    Deed, "a deed is":
    CityWall = "city-wall",
    PapalConclave = "papal-conclave",
    DefeatingThePlague = "defeating-the-plague",
    Astronomy = "astronomy",
    BoatmenGuild = "boatmen-guild",
    Cathedral = "cathedral",
    PeaceTreaty = "peace-treaty",
    Canalization = "canalization",
}

/// What is printed on a deed.
#[derive(Clone, Copy, Debug)]
pub struct DeedRow {
    pub deed: Deed,
    /// Its spaces, each for one role.
    pub spaces: &'static [Role],
    /// Coins for each follower.
    pub coins: u8,
    /// Whether a development point may be taken instead of the coins.
    pub or_book: bool,
    pub clause: &'static str,
}

use Role::{Boatman, Craftsman, Farmer, Knight, Monk, Scholar, Trader};

const fn row(deed: Deed, clause: &'static str, coins: u8, spaces: &'static [Role]) -> DeedRow {
    DeedRow { deed, spaces, coins, or_book: false, clause }
}

/// Photographs and a second source agree on every row.
#[rustfmt::skip]
pub const DEEDS: [DeedRow; Deed::COUNT] = [
    row(Deed::CityWall, "orleans.deed.city-wall", 1, &[Farmer, Farmer, Farmer, Craftsman, Craftsman, Craftsman, Trader, Knight, Knight, Knight]),
    row(Deed::PapalConclave, "orleans.deed.conclave", 3, &[Knight, Monk, Monk]),
    row(Deed::DefeatingThePlague, "orleans.deed.plague", 2, &[Farmer, Boatman, Trader, Scholar, Scholar]),
    row(Deed::Astronomy, "orleans.deed.astronomy", 1, &[Trader, Scholar, Scholar]),
    row(Deed::BoatmenGuild, "orleans.deed.boatmen-guild", 1, &[Boatman, Boatman, Boatman, Scholar]),
    row(Deed::Cathedral, "orleans.deed.cathedral", 2, &[Craftsman, Craftsman, Trader, Trader, Monk, Monk]),
    row(Deed::PeaceTreaty, "orleans.deed.peace-treaty", 2, &[Knight, Knight, Scholar, Monk]),
    DeedRow { or_book: true, ..row(Deed::Canalization, "orleans.deed.canalization", 1, &[Farmer, Farmer, Farmer, Boatman, Boatman, Boatman, Craftsman, Craftsman, Trader, Trader]) },
];

/// The spaces of each deed for each role, as bits of a `u64`. Spaces are numbered deed by deed.
pub const DEED_SPACES: [[u64; Role::COUNT]; Deed::COUNT] = {
    let mut masks = [[0; Role::COUNT]; Deed::COUNT];
    let (mut deed, mut bit) = (0, 0);
    while deed < Deed::COUNT {
        let spaces = DEEDS[deed].spaces;
        let mut space = 0;
        while space < spaces.len() {
            masks[deed][spaces[space].index()] |= 1 << bit;
            bit += 1;
            space += 1;
        }
        deed += 1;
    }
    masks
};

impl Deed {
    #[inline]
    pub fn row(self) -> &'static DeedRow {
        &DEEDS[self.index()]
    }

    /// Its name for people.
    pub const fn title(self) -> &'static str {
        match self {
            Deed::CityWall => "City Wall",
            Deed::PapalConclave => "Papal Conclave",
            Deed::DefeatingThePlague => "Defeat of the Plague",
            Deed::Astronomy => "Astronomy",
            Deed::BoatmenGuild => "Boatmen Guild",
            Deed::Cathedral => "Cathedral",
            Deed::PeaceTreaty => "Peace Treaty",
            Deed::Canalization => "Canalization",
        }
    }

    /// All its spaces.
    #[inline]
    pub fn mask(self) -> u64 {
        DEED_SPACES[self.index()].iter().fold(0, |all, mask| all | mask)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_in_order_and_add_up() {
        for (index, row) in DEEDS.iter().enumerate() {
            assert_eq!(row.deed.index(), index);
            assert!(row.spaces.is_sorted());
        }
        assert_eq!(DEEDS.iter().map(|row| row.deed.mask().count_ones()).sum::<u32>(), 45);
    }
}
