//! What the bot thinks things are worth, in points.

use ::orleans::content::{Place, Role};
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
    /// A bag that is no larger than the hand, compared with one that is too small.
    Room,
    /// How much less each further follower is worth than the one before.
    Crowd,
    /// Rounds before the end in which the way to the next status loses its worth.
    Hope,
    /// Opening a deed, as a share of its citizen.
    Begin,
    /// Leaving the last space of a deed to others, as a share of its citizen.
    Offer,
    /// Drawing more while the bag has nobody to draw.
    Early,
}

impl Part {
    const COUNT: usize = Part::Early as usize + 1;
}

/// The bot's own numbers, in the order of [`Part`].
const PLAIN: [f32; Part::COUNT] = [
    0.84, 0.17, 1.28, 0.59, 0.56, 2.45, 0.55, 0.76, 0.3, 0.45, 0.87, 0.2, 1.01, 1.59, 0.15, 4.0, 0.13, 0.19,
    0.52,
];

/// The numbers of one bot.
#[derive(Clone, Copy, Debug)]
pub(super) struct Weights {
    pub(super) parts: [f32; Part::COUNT],
    /// The share of each role among the followers a seat would like to have.
    pub(super) demand: [f32; Role::COUNT],
    /// What each tile is worth, compared with a very good one.
    pub(super) tiles: [f32; Place::COUNT],
    /// How much a technology tile helps on each place, compared with the best one.
    pub(super) uses: [f32; Place::COUNT],
}

impl Weights {
    pub(super) const PLAIN: Weights = Weights {
        parts: PLAIN,
        demand: [0.24, 0.15, 0.16, 0.127, 0.214, 0.071, 0.03],
        tiles: TILES,
        uses: USES,
    };

    /// The numbers that belong to a temper.
    pub(super) fn with_temper(temper: u64) -> Weights {
        let taste = Taste::<{ Part::COUNT }>::of(temper, SPREAD);
        let mut weights = Weights::PLAIN;
        for (part, weight) in weights.parts.iter_mut().enumerate() {
            *weight *= taste.of_part(part);
        }
        weights
    }

    #[inline]
    pub(super) fn of(&self, part: Part) -> f32 {
        self.parts[part as usize]
    }
}

/// What each tile is worth, compared with a very good one. The ten places on the board are no tiles.
const TILES: [f32; Place::COUNT] = shares(&[
    (Place::Hayrick, 0.2),
    (Place::CheeseFactory, 0.3),
    (Place::Winery, 0.5),
    (Place::WoolManufacturer, 0.7),
    (Place::TailorShop, 0.77),
    (Place::Brewery, 0.25),
    (Place::Windmill, 0.5),
    (Place::Library, 0.64),
    (Place::Hospital, 0.7),
    (Place::Sacristy, 0.15),
    (Place::HerbGarden, 0.53),
    (Place::Bathhouse, 1.1),
    (Place::GunpowderTower, 0.32),
    (Place::Cellar, 0.4),
    (Place::Office, 0.6),
    (Place::School, 1.61),
    (Place::Pharmacy, 1.59),
    (Place::HorseWagon, 1.0),
    (Place::ShippingLine, 1.0),
    (Place::Laboratory, 0.5),
    (Place::StageCoach, 0.6),
    (Place::MarketStand, 0.27),
    (Place::BlackMarket, 0.4),
    (Place::Tavern, 0.48),
    (Place::Vineyard, 0.4),
    (Place::Well, 0.5),
    (Place::Depot, 0.4),
]);

/// How much a technology tile helps on each place, compared with a very good one.
const USES: [f32; Place::COUNT] = shares(&[
    (Place::FarmHouse, 0.94),
    (Place::Village, 1.05),
    (Place::University, 1.05),
    (Place::Castle, 1.15),
    (Place::Monastery, 0.3),
    (Place::Ship, 0.65),
    (Place::Wagon, 0.85),
    (Place::Guildhall, 1.0),
    (Place::Scriptorium, 0.45),
    (Place::CheeseFactory, 0.18),
    (Place::Winery, 0.3),
    (Place::WoolManufacturer, 0.42),
    (Place::TailorShop, 0.42),
    (Place::Windmill, 0.48),
    (Place::Library, 0.6),
    (Place::Hospital, 0.17),
    (Place::Cellar, 0.28),
    (Place::Office, 0.36),
    (Place::HorseWagon, 0.6),
    (Place::Laboratory, 0.3),
    (Place::Well, 0.27),
]);

/// A table by place.
const fn shares(rows: &[(Place, f32)]) -> [f32; Place::COUNT] {
    let mut shares = [0.0; Place::COUNT];
    let mut row = 0;
    while row < rows.len() {
        shares[rows[row].0.index()] = rows[row].1;
        row += 1;
    }
    shares
}
