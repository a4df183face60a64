use super::{Deed, Town, names::named};

named! {
    /// Where a citizen lies at the start. r[orleans.setup.citizens]
    Citizen, "the places of citizens are":
    Boatmen = "boatmen",
    Knights = "knights",
    Development3 = "development-3",
    Development18 = "development-18",
    Development28 = "development-28",
    CityWall = "city-wall",
    PapalConclave = "papal-conclave",
    DefeatingThePlague = "defeating-the-plague",
    Astronomy = "astronomy",
    BoatmenGuild = "boatmen-guild",
    Cathedral = "cathedral",
    PeaceTreaty = "peace-treaty",
    Canalization = "canalization",
    Stations = "stations",
    CarpentersGuild = "carpenters-guild",
    RightOfAssembly = "right-of-assembly",
    Orphanage = "orphanage",
    WinePressHouse = "wine-press-house",
    ThreeFieldRotation = "three-field-rotation",
    Angelology = "angelology",
    ExpandingTheUniversity = "expanding-the-university",
    CityCouncil = "city-council",
    Catapult = "catapult",
    Swordsmith = "swordsmith",
    ClothingStore = "clothing-store",
    Infirmary = "infirmary",
    Watch = "watch",
    Grain = "grain",
    Cheese = "cheese",
    Wine = "wine",
    Farmers = "farmers",
    LeBlanc = "le-blanc",
    InVendome = "in-vendome",
    InTours = "in-tours",
    InVierzon = "in-vierzon",
    InSancerre = "in-sancerre",
    InArgenton = "in-argenton",
    InStamand = "in-stamand",
}

impl Citizen {
    /// The space of a follower track on which it lies, with the track's index. r[orleans.track.citizens]
    pub const ON_TRACKS: [(Citizen, usize, u8); 2] = [(Citizen::Boatmen, 1, 5), (Citizen::Knights, 4, 4)];

    /// The citizens of the development track, in the order of their spaces.
    pub const ON_DEVELOPMENT: [Citizen; 3] =
        [Citizen::Development3, Citizen::Development18, Citizen::Development28];

    /// Where it lies, for people: `in Le Blanc`.
    pub fn lies(self) -> String {
        let deed = Deed::ALL.iter().find(|deed| deed.row().citizen == Some(self));
        let town = Citizen::IN_TOWNS.iter().find(|(citizen, _)| *citizen == self);
        match (self, deed, town) {
            (_, Some(deed), _) => format!("of {}", deed.called()),
            (_, _, Some((_, town))) => format!("in {}", town.title()),
            (Citizen::Boatmen, ..) => "at the end of the boatmen's track".to_owned(),
            (Citizen::Knights, ..) => "on the knights' track".to_owned(),
            (Citizen::Development3, ..) => "on space 3 of the development track".to_owned(),
            (Citizen::Development18, ..) => "on space 18 of the development track".to_owned(),
            (Citizen::Development28, ..) => "on space 28 of the development track".to_owned(),
            (Citizen::Stations, ..) => "for the most trading stations".to_owned(),
            (Citizen::Catapult, ..) => "of the Catapult".to_owned(),
            (Citizen::Swordsmith, ..) => "of the Swordsmith".to_owned(),
            (Citizen::ClothingStore, ..) => "of the Clothing Store".to_owned(),
            (Citizen::Grain | Citizen::Cheese | Citizen::Wine, ..) => format!("next to the {self}"),
            (Citizen::Farmers, ..) => "above the farmers' track".to_owned(),
            (Citizen::LeBlanc, ..) => "in Le Blanc".to_owned(),
            (citizen, ..) => citizen.to_string(),
        }
    }

    #[inline]
    pub const fn bit(self) -> u64 {
        1 << self as u8
    }

    /// Those of the base game, which come first. r[orleans.setup.citizens]
    pub const BASE: &'static [Citizen] = Citizen::ALL.split_at(14).0;

    /// Those on the tracks.
    pub const ON_BOARD: &'static [Citizen] = Citizen::ALL.split_at(5).0;

    /// Several, as a mask.
    pub const fn mask(citizens: &[Citizen]) -> u64 {
        let (mut mask, mut index) = (0, 0);
        while index < citizens.len() {
            mask |= citizens[index].bit();
            index += 1;
        }
        mask
    }

    /// Those in a mask, in order.
    pub fn in_mask(mask: u64) -> impl Iterator<Item = Citizen> {
        Citizen::ALL.iter().copied().filter(move |citizen| mask & citizen.bit() != 0)
    }

    /// Those that wait in a town for the first merchant to arrive.
    /// r[orleans.dignitary.citizens-towns]
    pub const IN_TOWNS: [(Citizen, Town); 6] = [
        (Citizen::InVendome, Town::Vendome),
        (Citizen::InTours, Town::Tours),
        (Citizen::InVierzon, Town::Vierzon),
        (Citizen::InSancerre, Town::Sancerre),
        (Citizen::InArgenton, Town::Argenton),
        (Citizen::InStamand, Town::Stamand),
    ];
}

impl Town {
    /// The citizen that may wait there.
    #[inline]
    pub fn citizen(self) -> Option<Citizen> {
        Citizen::IN_TOWNS.iter().find(|(_, town)| *town == self).map(|(citizen, _)| *citizen)
    }
}

/// Trading stations of a seat. r[orleans.setup.start]
pub const STATIONS: u8 = 10;
/// Coins at the start. r[orleans.setup.start]
pub const COINS: u16 = 5;
/// Technology tiles in the box. r[orleans.setup.technology]
pub const TECHNOLOGY: u8 = 16;
