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

use Confidence::{Reconstructed, Verified};
use Role::{Boatman, Craftsman, Farmer, Knight, Monk, Scholar, Trader};

/// A deed that gives a citizen.
pub(crate) const fn deed(
    deed: Deed,
    clause: &'static str,
    citizen: Citizen,
    coins: u8,
    spaces: &'static [Role],
) -> DeedRow {
    DeedRow { deed, spaces, coins, or_book: false, clause, citizen: Some(citizen), confidence: Verified }
}

/// Its coins may be replaced by a development point.
pub(crate) const fn or_book(row: DeedRow) -> DeedRow {
    DeedRow { or_book: true, ..row }
}

/// A row whose spaces are our choice.
pub(crate) const fn ours(row: DeedRow) -> DeedRow {
    DeedRow { confidence: Reconstructed, ..row }
}

/// The walls of the city give neither coins nor a citizen.
pub(crate) const fn wall(
    deed: Deed,
    clause: &'static str,
    confidence: Confidence,
    spaces: &'static [Role],
) -> DeedRow {
    DeedRow { citizen: None, confidence, ..self::deed(deed, clause, Citizen::CityWall, 0, spaces) }
}

/// Photographs and a second source agree on every row of the base game.
#[rustfmt::skip]
pub(crate) const BASE_DEEDS: &[DeedRow] = &[
    deed(Deed::CityWall, "orleans.deed.city-wall", Citizen::CityWall, 1, &[Farmer, Farmer, Farmer, Craftsman, Craftsman, Craftsman, Trader, Knight, Knight, Knight]),
    deed(Deed::PapalConclave, "orleans.deed.conclave", Citizen::PapalConclave, 3, &[Knight, Monk, Monk]),
    deed(Deed::DefeatingThePlague, "orleans.deed.plague", Citizen::DefeatingThePlague, 2, &[Farmer, Boatman, Trader, Scholar, Scholar]),
    deed(Deed::Astronomy, "orleans.deed.astronomy", Citizen::Astronomy, 1, &[Trader, Scholar, Scholar]),
    deed(Deed::BoatmenGuild, "orleans.deed.boatmen-guild", Citizen::BoatmenGuild, 1, &[Boatman, Boatman, Boatman, Scholar]),
    deed(Deed::Cathedral, "orleans.deed.cathedral", Citizen::Cathedral, 2, &[Craftsman, Craftsman, Trader, Trader, Monk, Monk]),
    deed(Deed::PeaceTreaty, "orleans.deed.peace-treaty", Citizen::PeaceTreaty, 2, &[Knight, Knight, Scholar, Monk]),
    or_book(deed(Deed::Canalization, "orleans.deed.canalization", Citizen::Canalization, 1, &[Farmer, Farmer, Farmer, Boatman, Boatman, Boatman, Craftsman, Craftsman, Trader, Trader])),
];

impl Deed {
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
