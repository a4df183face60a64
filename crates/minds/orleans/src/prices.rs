//! What the bot thinks the defence of the city is worth, in points of the base game.

use ::orleans::content::Place;

use super::parts::compared;

/// The numbers that guide the bot in Invasion.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(super) enum Price {
    /// The share of everything for the city that counts in the first round, and the share of the game after which all
    /// of it does.
    Early,
    Ripe,
    /// How much more something is worth if it lags behind the rounds played: for the team, and for the seat
    /// itself.
    Lag,
    OwnLag,
    /// A good that the Warehouse still needs, and bringing it there.
    Good,
    Deliver,
    /// The same for coins and the Treasury.
    Coin,
    Fund,
    /// Coins that should always be at hand, and how much more each of them is worth.
    Purse,
    Reserve,
    /// A coin that an event to come may ask for, on pain of defeat.
    Risk,
    /// Recruiting a knight for the walls, and sending one there.
    Knight,
    Send,
    /// Knights that each seat needs for itself.
    Keep,
    /// A fortified tower, its pull from one step away, and how much of that is left after each
    /// further step.
    Tower,
    Pull,
    Fade,
    /// The share of the pull for a town that another merchant goes to, and the share of a tower that another merchant
    /// could build as well.
    Yield,
    Beside,
    /// A citizen, and what leads to one: a development point, a step on a track, a good, a technology tile, a follower.
    Citizen,
    Book,
    Track,
    Cloth,
    Catapult,
    Join,
    /// Sources of citizens that are followed besides those that are needed.
    Sources,
    /// What leads to the seat's own objective: a coin, a development point, a step, a monk, a place tile, a technology
    /// tile, a citizen, a good for each of its points, a station, a follower in the hall.
    OwnCoin,
    OwnBook,
    OwnStep,
    OwnMonk,
    OwnTile,
    OwnTechnology,
    OwnCitizen,
    OwnGood,
    OwnStation,
    OwnJoin,
    /// Goods that a robber may take, for each point.
    Safe,
    /// The factor for the base game's numbers for growth.
    Follower,
    Wanted,
    Draw,
    Technology,
    Tile,
    Crowd,
    Arrived,
    Near,
    /// The share of each role among the followers a seat would like to have.
    Farmers,
    Boatmen,
    Craftsmen,
    Traders,
    Knights,
    Scholars,
    Monks,
}

const COUNT: usize = Price::Monks as usize + 1;

/// In the order of [`Price`]. They were found by playing many games with slightly different numbers.
#[rustfmt::skip]
const NUMBERS: [f32; COUNT] = [
    0.146, 1.17, 0.824, 0.345, 2.36, 0.877, 1.25, 1.4, 2.8, 0.32, 6.32, 5.61, 23.5, 0.163, 21.0, 0.167, 0.173, 0.2, 0.3, 1.45, 0.807, 0.998, 1.24, 1.51, 0.907, 7.35, 1.01, 4.72, 36.7, 18.8, 38.0, 1.93, 6.91, 3.78, 25.5, 3.53, 1.94, 0.673, 3.2, 2.06, 0.766, 0.424, 1.12, 0.322, 0.875, 0.135, 0.0918, 0.116, 0.124, 0.178, 0.0662, 0.0481,
];

/// What place tiles are worth, and technology tiles on places, compared with the base game.
const TILES: [f32; Place::COUNT] = compared(&[
    (Place::Hayrick, 8.63),
    (Place::CheeseFactory, 1.86),
    (Place::Winery, 0.454),
    (Place::WoolManufacturer, 1.0),
    (Place::TailorShop, 1.84),
    (Place::Windmill, 0.3),
    (Place::Library, 4.09),
    (Place::HerbGarden, 2.04),
    (Place::GunpowderTower, 0.561),
    (Place::Cellar, 1.96),
    (Place::School, 1.24),
    (Place::Pharmacy, 0.394),
    (Place::HorseWagon, 3.75),
    (Place::ShippingLine, 0.332),
    (Place::Laboratory, 7.76),
    (Place::StageCoach, 0.908),
    (Place::MarketStand, 1.1),
    (Place::BlackMarket, 1.32),
    (Place::Tavern, 0.508),
    (Place::Vineyard, 0.324),
    (Place::Well, 2.69),
]);
const FITS: [f32; Place::COUNT] = compared(&[
    (Place::FarmHouse, 0.18),
    (Place::Village, 4.69),
    (Place::University, 0.307),
    (Place::Castle, 0.364),
    (Place::Monastery, 0.372),
    (Place::Ship, 1.26),
    (Place::Wagon, 1.18),
    (Place::Guildhall, 2.54),
    (Place::Scriptorium, 0.438),
    (Place::CheeseFactory, 3.21),
    (Place::Winery, 3.4),
    (Place::WoolManufacturer, 0.772),
    (Place::TailorShop, 0.638),
    (Place::Windmill, 0.42),
    (Place::Library, 2.53),
    (Place::Cellar, 1.43),
    (Place::HorseWagon, 5.58),
    (Place::Laboratory, 1.34),
    (Place::Well, 1.66),
]);

/// How much a technology tile helps on a support place, compared with the best place of the base game.
const SUPPORTS: [(Place, f32); 2] = [(Place::Vehicle, 0.6), (Place::GuildHouse, 0.6)];

/// How much a technology tile helps on a support place. Bots use the other two too seldom.
pub(super) fn support(place: Place) -> f32 {
    SUPPORTS.iter().find(|(one, _)| *one == place).map_or(0.0, |(_, helps)| *helps)
}

#[inline]
pub(super) fn tile(place: Place) -> f32 {
    TILES[place.index()]
}

#[inline]
pub(super) fn fit(place: Place) -> f32 {
    FITS[place.index()]
}

/// What a seat or a team may go for more than usual.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Course(pub(super) u8);

/// The prices that each course multiplies, and by how much. Course 0 changes nothing.
const COURSES: [(&[Price], f32); 8] = [
    (
        &[
            Price::OwnCoin,
            Price::OwnBook,
            Price::OwnStep,
            Price::OwnMonk,
            Price::OwnTile,
            Price::OwnTechnology,
            Price::OwnCitizen,
            Price::OwnGood,
            Price::OwnStation,
            Price::OwnJoin,
        ],
        2.0,
    ),
    (&[Price::Coin, Price::Fund], 2.0),
    (&[Price::Good, Price::Deliver], 2.0),
    (&[Price::Tower, Price::Pull], 1.7),
    (&[Price::Citizen, Price::Book, Price::Track, Price::Cloth, Price::Catapult, Price::Join], 2.0),
    (&[Price::Knight, Price::Send], 2.0),
    (&GROWTH, 1.6),
    (&GROWTH, 0.6),
];
const GROWTH: [Price; 5] = [Price::Follower, Price::Wanted, Price::Draw, Price::Technology, Price::Tile];

impl Course {
    /// How many courses there are, with the usual one.
    pub(super) const COUNT: u8 = COURSES.len() as u8 + 1;

    /// All of them, the usual one first.
    pub(super) fn all() -> impl Iterator<Item = Course> {
        (0..Course::COUNT).map(Course)
    }

    /// What a price is on this course.
    pub(super) fn points(self, price: Price) -> f32 {
        let more = (self.0 as usize).checked_sub(1).map(|index| &COURSES[index]);
        let by = more.filter(|(prices, _)| prices.contains(&price)).map_or(1.0, |(_, by)| *by);
        by * price.points()
    }
}

impl Price {
    #[inline]
    pub(super) fn points(self) -> f32 {
        NUMBERS[self as usize]
    }
}
