use super::{Deed, names::named};

named! {
    /// Where a citizen lies at the start. r[orleans.setup.citizens]
    Citizen, "a citizen lies on":
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
}

impl Citizen {
    /// The space of a follower track on which it lies, with the track's index. r[orleans.track.citizens]
    pub const ON_TRACKS: [(Citizen, usize, u8); 2] = [(Citizen::Boatmen, 1, 5), (Citizen::Knights, 4, 4)];

    /// The citizens of the development track, in the order of their spaces.
    pub const ON_DEVELOPMENT: [Citizen; 3] =
        [Citizen::Development3, Citizen::Development18, Citizen::Development28];

    #[inline]
    pub const fn bit(self) -> u16 {
        1 << self as u8
    }

    /// The citizen of a deed.
    #[inline]
    pub const fn of(deed: Deed) -> Citizen {
        Citizen::at(Citizen::CityWall.index() + deed.index())
    }
}

/// Trading stations of a seat. r[orleans.setup.start]
pub const STATIONS: u8 = 10;
/// Coins at the start. r[orleans.setup.start]
pub const COINS: u16 = 5;
/// Technology tiles in the box. r[orleans.setup.technology]
pub const TECHNOLOGY: u8 = 16;
