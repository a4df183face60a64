use engine::Confidence;

use super::{Citizen, Role, names::named};

named! {
    /// Where followers are sent: the eight beneficial deeds of the base game, those of the scenarios, and the city.
    /// r[orleans.deed.fit]
    Deed, "that is not a deed":
    CityWall = "city-wall",
    PapalConclave = "papal-conclave",
    DefeatingThePlague = "defeating-the-plague",
    Astronomy = "astronomy",
    BoatmenGuild = "boatmen-guild",
    Cathedral = "cathedral",
    PeaceTreaty = "peace-treaty",
    Canalization = "canalization",
    CarpentersGuild = "carpenters-guild",
    RightOfAssembly = "right-of-assembly",
    Orphanage = "orphanage",
    WinePressHouse = "wine-press-house",
    ThreeFieldRotation = "three-field-rotation",
    Angelology = "angelology",
    ExpandingTheUniversity = "expanding-the-university",
    CityCouncil = "city-council",
    CityWalls = "city-walls",
    Reinforcement = "reinforcement",
    AssemblyHall = "assembly-hall",
    Infirmary = "infirmary",
    Watch = "watch",
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
    /// The citizen for the seat that sends the last follower.
    pub citizen: Option<Citizen>,
    /// How well `spaces` is known.
    pub confidence: Confidence,
}

use Confidence::{Inferred, OneSource, Reconstructed, Verified};
use Role::{Boatman, Craftsman, Farmer, Knight, Monk, Scholar, Trader};

const fn row(
    deed: Deed,
    clause: &'static str,
    citizen: Citizen,
    coins: u8,
    spaces: &'static [Role],
) -> DeedRow {
    DeedRow { deed, spaces, coins, or_book: false, clause, citizen: Some(citizen), confidence: Verified }
}

const fn or_book(row: DeedRow) -> DeedRow {
    DeedRow { or_book: true, ..row }
}

/// A row whose spaces are our choice.
const fn ours(row: DeedRow) -> DeedRow {
    DeedRow { confidence: Reconstructed, ..row }
}

/// The walls of the city give neither coins nor a citizen.
const fn wall(deed: Deed, clause: &'static str, confidence: Confidence, spaces: &'static [Role]) -> DeedRow {
    DeedRow { citizen: None, confidence, ..row(deed, clause, Citizen::CityWall, 0, spaces) }
}

/// Photographs and a second source agree on every row of the base game. In the city, the spaces of the walls are
/// as many as the largest table needs.
#[rustfmt::skip]
pub const DEEDS: [DeedRow; Deed::COUNT] = [
    row(Deed::CityWall, "orleans.deed.city-wall", Citizen::CityWall, 1, &[Farmer, Farmer, Farmer, Craftsman, Craftsman, Craftsman, Trader, Knight, Knight, Knight]),
    row(Deed::PapalConclave, "orleans.deed.conclave", Citizen::PapalConclave, 3, &[Knight, Monk, Monk]),
    row(Deed::DefeatingThePlague, "orleans.deed.plague", Citizen::DefeatingThePlague, 2, &[Farmer, Boatman, Trader, Scholar, Scholar]),
    row(Deed::Astronomy, "orleans.deed.astronomy", Citizen::Astronomy, 1, &[Trader, Scholar, Scholar]),
    row(Deed::BoatmenGuild, "orleans.deed.boatmen-guild", Citizen::BoatmenGuild, 1, &[Boatman, Boatman, Boatman, Scholar]),
    row(Deed::Cathedral, "orleans.deed.cathedral", Citizen::Cathedral, 2, &[Craftsman, Craftsman, Trader, Trader, Monk, Monk]),
    row(Deed::PeaceTreaty, "orleans.deed.peace-treaty", Citizen::PeaceTreaty, 2, &[Knight, Knight, Scholar, Monk]),
    or_book(row(Deed::Canalization, "orleans.deed.canalization", Citizen::Canalization, 1, &[Farmer, Farmer, Farmer, Boatman, Boatman, Boatman, Craftsman, Craftsman, Trader, Trader])),
    ours(or_book(row(Deed::CarpentersGuild, "orleans.prosperity.deed-carpenters-guild", Citizen::CarpentersGuild, 1, &[Farmer, Boatman, Boatman, Craftsman, Craftsman, Craftsman, Trader, Trader]))),
    ours(row(Deed::RightOfAssembly, "orleans.prosperity.deed-right-of-assembly", Citizen::RightOfAssembly, 2, &[Farmer, Boatman, Craftsman, Trader, Knight, Scholar])),
    ours(row(Deed::Orphanage, "orleans.prosperity.deed-orphanage", Citizen::Orphanage, 1, &[Farmer, Farmer, Farmer, Knight, Scholar, Scholar, Monk])),
    ours(row(Deed::WinePressHouse, "orleans.duel.deed-wine-press-house", Citizen::WinePressHouse, 1, &[Farmer, Farmer, Craftsman, Trader])),
    ours(row(Deed::ThreeFieldRotation, "orleans.duel.deed-three-field-rotation", Citizen::ThreeFieldRotation, 1, &[Farmer, Farmer, Farmer, Boatman])),
    ours(row(Deed::Angelology, "orleans.duel.deed-angelology", Citizen::Angelology, 1, &[Knight, Scholar, Monk])),
    ours(or_book(row(Deed::ExpandingTheUniversity, "orleans.vierzon.deed-university", Citizen::ExpandingTheUniversity, 1, &[Craftsman, Craftsman, Trader, Scholar, Scholar]))),
    ours(row(Deed::CityCouncil, "orleans.vierzon.deed-city-council", Citizen::CityCouncil, 1, &[Farmer, Boatman, Trader, Knight, Monk])),
    wall(Deed::CityWalls, "orleans.invasion.city-walls", OneSource, &[Knight; 13]),
    wall(Deed::Reinforcement, "orleans.invasion.event-reinforcement", Inferred, &[Knight]),
    wall(Deed::AssemblyHall, "orleans.invasion.assembly-hall", Reconstructed, &[Farmer, Boatman, Craftsman, Trader, Knight, Scholar]),
    ours(row(Deed::Infirmary, "orleans.invasion.achievement-infirmary", Citizen::Infirmary, 0, &[Farmer, Scholar])),
    ours(row(Deed::Watch, "orleans.invasion.achievement-watch", Citizen::Watch, 0, &[Craftsman, Trader])),
];

impl Deed {
    #[inline]
    pub fn row(self) -> &'static DeedRow {
        &DEEDS[self.index()]
    }

    /// Its name in a sentence: `the City Wall`, but `Astronomy`.
    pub fn called(self) -> String {
        let bare = matches!(
            self,
            Deed::Astronomy | Deed::Canalization | Deed::Angelology | Deed::ThreeFieldRotation
        );
        if bare { self.title().to_owned() } else { format!("the {}", self.title()) }
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
            Deed::CarpentersGuild => "Carpenters' Guild",
            Deed::RightOfAssembly => "Right of Assembly",
            Deed::Orphanage => "Orphanage",
            Deed::WinePressHouse => "Wine Press House",
            Deed::ThreeFieldRotation => "Three-Field Rotation",
            Deed::Angelology => "Angelology",
            Deed::ExpandingTheUniversity => "University",
            Deed::CityCouncil => "City Council",
            Deed::CityWalls => "City Walls",
            Deed::Reinforcement => "Reinforcement",
            Deed::AssemblyHall => "Assembly Hall",
            Deed::Infirmary => "Infirmary",
            Deed::Watch => "Watch",
        }
    }

    /// Deeds of the base game, which come first.
    pub const BASE: &'static [Deed] = Deed::ALL.split_at(8).0;

    #[inline]
    pub const fn bit(self) -> u32 {
        1 << self as u8
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
        assert_eq!(Deed::BASE.iter().map(|deed| deed.row().spaces.len()).sum::<usize>(), 45);
    }
}
