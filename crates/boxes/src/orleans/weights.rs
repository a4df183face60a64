//! What the bot thinks things are worth, in points.

use ::orleans::content::Place;
use search::Taste;

/// How much tastes differ: as much as possible without losing strength (`docs/bots.md` has the figures).
const SPREAD: f32 = 0.2;

/// The numbers that guide the bot. A taste scales each of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(super) enum Part {
    /// A follower that can be used in every round, for each round.
    Follower,
    /// A follower of a kind that is in demand, for each round.
    Wanted,
    /// Each follower more that may be drawn, for each round.
    Draw,
    /// A technology tile on a place that is used often, for each round.
    Technology,
    /// A place tile, for each round.
    Tile,
    /// Development points that one round brings.
    Books,
    /// Trading stations and citizens that one round brings.
    Marks,
    /// The share of a station's worth for a merchant in a town where it can be built.
    Arrived,
    /// The share of the worth of what is one step away.
    Near,
    /// Food for a harvest to come.
    Food,
    /// Coins that will be needed.
    Reserve,
    /// The census, for each round.
    Census,
    /// A citizen in reach, compared with one in hand.
    Race,
    /// A follower who stands ready for the next round.
    Prepared,
}

impl Part {
    const COUNT: usize = Part::Prepared as usize + 1;
}

/// The bot's own numbers, in the order of [`Part`].
const PLAIN: [f32; Part::COUNT] = [0.7, 0.25, 0.9, 0.8, 0.8, 1.1, 0.55, 0.5, 0.35, 1.2, 0.6, 0.5, 0.5, 0.1];

/// The numbers of one bot.
#[derive(Clone, Copy, Debug)]
pub(super) struct Weights(pub(super) [f32; Part::COUNT]);

impl Weights {
    pub(super) const PLAIN: Weights = Weights(PLAIN);

    /// The numbers that belong to a temper.
    pub(super) fn with_temper(temper: u64) -> Weights {
        let taste = Taste::<{ Part::COUNT }>::of(temper, SPREAD);
        let mut weights = PLAIN;
        for (part, weight) in weights.iter_mut().enumerate() {
            *weight *= taste.of_part(part);
        }
        Weights(weights)
    }

    #[inline]
    pub(super) fn of(&self, part: Part) -> f32 {
        self.0[part as usize]
    }
}

/// How much of its owner's time each tile is worth, compared with the best one.
pub(super) fn tile_share(tile: Place) -> f32 {
    match tile {
        Place::Pharmacy => 1.1,
        Place::Library | Place::HorseWagon | Place::ShippingLine => 1.0,
        Place::School => 0.9,
        Place::Windmill | Place::Bathhouse => 0.8,
        Place::WoolManufacturer | Place::TailorShop | Place::Hospital => 0.7,
        Place::HerbGarden | Place::StageCoach | Place::Office => 0.6,
        Place::Winery | Place::Laboratory | Place::Well => 0.5,
        Place::Cellar | Place::BlackMarket | Place::Vineyard | Place::Depot => 0.4,
        Place::CheeseFactory | Place::Brewery | Place::GunpowderTower | Place::Tavern => 0.3,
        Place::Hayrick | Place::MarketStand => 0.25,
        Place::Sacristy => 0.15,
        _ => 0.0,
    }
}

/// How often a place is used, for the technology tile on it.
pub(super) fn use_share(place: Place) -> f32 {
    match place {
        Place::Guildhall => 1.0,
        Place::Wagon | Place::Ship | Place::Village => 0.85,
        Place::Castle | Place::University | Place::FarmHouse => 0.75,
        Place::Scriptorium => 0.45,
        Place::Monastery => 0.3,
        tile => 0.6 * tile_share(tile),
    }
}

/// The share of each role among followers who travel and build: farmers, boatmen, craftsmen, traders, knights,
/// scholars and monks.
pub(super) const DEMAND: [f32; 7] = [0.24, 0.15, 0.16, 0.15, 0.18, 0.09, 0.03];
