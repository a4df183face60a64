//! How strongly the bot goes for what a scenario wants.

use ::orleans::{
    content::{Place, Role},
    scenarios::Scenario,
};

use super::parts::{Part, compared};

/// The numbers that differ from scenario to scenario. Those of the Duel, Vierzon and the Salesman were found by changing
/// some and playing again, the others are guesses.
#[derive(Clone, Copy, Debug)]
pub(super) struct Drive {
    /// Followers, draws, technology and tiles, compared with the base game.
    pub(super) growth: f32,
    /// What an objective is worth, in points.
    pub(super) objective: f32,
    /// How much of that counts in the first round, and the share of the game after which all of it does.
    pub(super) early: f32,
    pub(super) ripe: f32,
    /// The share of an objective's worth that goes to what it takes: goods, coins, development.
    pub(super) collect: f32,
    /// The pull of towns that matter, and what is left of it with each step of distance.
    pub(super) pull: f32,
    pub(super) fade: f32,
    /// A citizen and a station, where they count for an objective.
    pub(super) mark: f32,
    /// The share of an objective's worth that goes to the coins it takes, and the same if they are
    /// due soon.
    pub(super) coin: f32,
    pub(super) soon: f32,
    /// What it is worth, in the round of an event that would lose the game, to pay it.
    pub(super) dire: f32,
    /// Points from development, compared with the base game.
    pub(super) points: f32,
    /// How many steps of the merchant it is worth waiting for each good.
    pub(super) wait: f32,
    /// Every [`Part`], compared with the base game.
    pub(super) parts: [f32; Part::COUNT],
    /// The share of each role among the followers, compared with the base game.
    pub(super) demand: [f32; Role::COUNT],
    /// What each tile is worth, compared with the base game.
    pub(super) tiles: [f32; Place::COUNT],
}

impl Drive {
    /// Numbers to begin with.
    const PLAIN: Drive = Drive {
        growth: 1.0,
        objective: 40.0,
        early: 0.4,
        ripe: 0.5,
        collect: 0.6,
        pull: 0.5,
        fade: 0.75,
        mark: 4.0,
        coin: 1.0,
        soon: 1.0,
        dire: 60.0,
        points: 1.0,
        wait: 1.0,
        parts: [1.0; Part::COUNT],
        demand: [1.0; Role::COUNT],
        tiles: [1.0; Place::COUNT],
    };

    const DUEL: Drive = Drive {
        growth: 3.52,
        objective: 16.7,
        early: 0.1,
        ripe: 1.25,
        collect: 0.6,
        pull: 0.815,
        mark: 3.26,
        coin: 1.0,
        soon: 1.0,
        points: 0.279,
        wait: 0.802,
        dire: 45.1,
        parts: [
            0.796, 2.87, 0.533, 1.0, 1.0, 0.711, 1.35, 0.616, 1.5, 1.9, 0.409, 0.719, 1.0, 0.433, 0.992,
            1.31, 0.447, 1.25, 0.917,
        ],
        demand: [1.22, 0.945, 0.852, 0.998, 2.41, 4.05, 3.27],
        tiles: compared(&[
            (Place::Hayrick, 0.727),
            (Place::CheeseFactory, 1.49),
            (Place::Winery, 0.742),
            (Place::WoolManufacturer, 0.228),
            (Place::TailorShop, 0.772),
            (Place::Brewery, 0.282),
            (Place::Windmill, 0.616),
            (Place::Library, 0.278),
            (Place::Hospital, 0.387),
            (Place::Sacristy, 0.188),
            (Place::HerbGarden, 0.168),
            (Place::Bathhouse, 0.799),
            (Place::GunpowderTower, 1.19),
            (Place::Cellar, 2.68),
            (Place::Office, 0.348),
            (Place::School, 1.42),
            (Place::Pharmacy, 2.56),
            (Place::HorseWagon, 0.373),
            (Place::ShippingLine, 2.24),
            (Place::Laboratory, 0.819),
            (Place::StageCoach, 0.0886),
            (Place::MarketStand, 2.7),
            (Place::BlackMarket, 1.44),
            (Place::Tavern, 0.833),
            (Place::Vineyard, 0.954),
            (Place::Well, 4.99),
            (Place::Depot, 0.207),
        ]),
        ..Drive::PLAIN
    };

    const VIERZON: Drive = Drive {
        growth: 8.93,
        objective: 135.0,
        early: 0.00901,
        ripe: 1.18,
        collect: 0.244,
        pull: 8.83,
        mark: 0.77,
        coin: 0.39,
        soon: 1.52,
        points: 0.921,
        wait: 0.529,
        parts: [
            0.79, 0.981, 1.0, 0.846, 0.914, 0.954, 0.401, 0.474, 4.34, 1.05, 0.885, 2.92, 0.953, 1.0, 0.69,
            2.0, 0.627, 2.95, 0.737,
        ],
        demand: [1.43, 0.932, 0.724, 0.339, 1.79, 0.444, 1.59],
        tiles: compared(&[
            (Place::Hayrick, 0.126),
            (Place::CheeseFactory, 0.566),
            (Place::Winery, 0.0923),
            (Place::WoolManufacturer, 0.419),
            (Place::TailorShop, 0.592),
            (Place::Brewery, 1.42),
            (Place::Windmill, 0.489),
            (Place::Library, 0.683),
            (Place::Hospital, 0.381),
            (Place::Sacristy, 0.481),
            (Place::HerbGarden, 0.597),
            (Place::GunpowderTower, 1.32),
            (Place::Cellar, 1.2),
            (Place::Office, 0.31),
            (Place::School, 3.08),
            (Place::Pharmacy, 0.425),
            (Place::HorseWagon, 1.04),
            (Place::ShippingLine, 0.304),
            (Place::Laboratory, 0.143),
            (Place::StageCoach, 0.743),
            (Place::BlackMarket, 0.511),
            (Place::Tavern, 0.591),
            (Place::Vineyard, 0.742),
            (Place::Well, 1.81),
            (Place::Depot, 0.872),
        ]),
        ..Drive::PLAIN
    };

    const SALESMAN: Drive = Drive {
        growth: 3.31,
        objective: 29.8,
        early: 0.757,
        ripe: 0.478,
        collect: 0.136,
        pull: 15.7,
        mark: 4.78,
        points: 0.421,
        wait: 0.717,
        parts: [
            0.611, 1.0, 1.0, 1.12, 1.28, 2.39, 0.973, 16.7, 0.858, 0.588, 1.38, 0.488, 0.663, 0.814, 1.0,
            1.9, 6.93, 1.33, 0.549,
        ],
        demand: [0.661, 0.455, 0.837, 1.18, 1.04, 0.815, 0.785],
        tiles: compared(&[
            (Place::Hayrick, 2.25),
            (Place::CheeseFactory, 0.619),
            (Place::Winery, 0.478),
            (Place::WoolManufacturer, 0.184),
            (Place::TailorShop, 0.603),
            (Place::HerbGarden, 0.558),
            (Place::Bathhouse, 1.53),
            (Place::Cellar, 0.414),
            (Place::HorseWagon, 0.677),
            (Place::Laboratory, 2.55),
        ]),
        ..Drive::PLAIN
    };

    /// What an objective is worth in a round if it has to be met in another one.
    pub(super) fn objective_by(&self, round: u8, last: u8) -> f32 {
        let played = f32::from(round) / f32::from(last);
        self.objective * (self.early + (1.0 - self.early) * (played / self.ripe).min(1.0))
    }

    pub(super) fn of(scenario: Scenario) -> Drive {
        match scenario {
            Scenario::Dignitary => Drive { mark: 20.0, ..Drive::PLAIN },
            Scenario::Duel => Drive::DUEL,
            Scenario::Vierzon => Drive::VIERZON,
            Scenario::Salesman => Drive::SALESMAN,
            _ => Drive::PLAIN,
        }
    }
}
