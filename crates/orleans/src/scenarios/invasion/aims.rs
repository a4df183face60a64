//! What the team has to do, and what is counted for it.

use crate::content::{Citizen, Good, Role, named};

named! {
    /// What all players have to do together. r[orleans.invasion.goal]
    Common, "a common objective is":
    CityWalls = "city-walls",
    Citizens = "citizens",
    Treasury = "treasury",
    Warehouse = "warehouse",
    Towers = "towers",
    /// Only once the event has come. r[orleans.invasion.event-reinforcement]
    Reinforcement = "reinforcement",
}

named! {
    /// What gains a citizen when it is complete. r[orleans.invasion.achievements]
    Achievement, "an achievement is":
    Catapult = "catapult",
    Swordsmith = "swordsmith",
    ClothingStore = "clothing-store",
    Infirmary = "infirmary",
    Watch = "watch",
}

named! {
    /// What is counted for an objective or an achievement.
    Measure, "that is not counted":
    Farmer = "farmer",
    Boatman = "boatman",
    Craftsman = "craftsman",
    Trader = "trader",
    Knight = "knight",
    Scholar = "scholar",
    Monk = "monk",
    Grain = "grain",
    Cheese = "cheese",
    Wine = "wine",
    Wool = "wool",
    Brocade = "brocade",
    Coins = "coins",
    Citizens = "citizens",
    Towers = "towers",
    Stations = "stations",
    Technology = "technology",
    Tiles = "tiles",
    Status = "status",
    Development = "development",
    KnightsTrack = "knights-track",
    BoatmenTrack = "boatmen-track",
    /// Points of wool, brocade and coins.
    Wealth = "wealth",
    /// Points of grain, cheese and wine.
    Food = "food",
    StationLoches = "station-loches",
    StationChateaudun = "station-chateaudun",
    StationChateauroux = "station-chateauroux",
    Dues = "dues",
}

impl Measure {
    /// Followers with a role.
    pub const fn of(role: Role) -> Measure {
        Measure::at(role.index())
    }

    pub const fn good(good: Good) -> Measure {
        Measure::at(Measure::Grain.index() + good.index())
    }
}

impl Achievement {
    pub const fn citizen(self) -> Citizen {
        match self {
            Achievement::Catapult => Citizen::Catapult,
            Achievement::Swordsmith => Citizen::Swordsmith,
            Achievement::ClothingStore => Citizen::ClothingStore,
            Achievement::Infirmary => Citizen::Infirmary,
            Achievement::Watch => Citizen::Watch,
        }
    }

    pub const fn clause(self) -> &'static str {
        match self {
            Achievement::Catapult => "orleans.invasion.achievement-catapult",
            Achievement::Swordsmith => "orleans.invasion.achievement-swordsmith",
            Achievement::ClothingStore => "orleans.invasion.achievement-clothing-store",
            Achievement::Infirmary => "orleans.invasion.achievement-infirmary",
            Achievement::Watch => "orleans.invasion.achievement-watch",
        }
    }

    /// Its name for people.
    pub const fn title(self) -> &'static str {
        match self {
            Achievement::Catapult => "Catapult",
            Achievement::Swordsmith => "Swordsmith",
            Achievement::ClothingStore => "Clothing Store",
            Achievement::Infirmary => "Infirmary",
            Achievement::Watch => "Watch",
        }
    }
}

impl Common {
    pub const fn clause(self) -> &'static str {
        match self {
            Common::CityWalls => "orleans.invasion.city-walls",
            Common::Citizens => "orleans.invasion.citizens-goal",
            Common::Treasury => "orleans.invasion.treasury",
            Common::Warehouse => "orleans.invasion.warehouse",
            Common::Towers => "orleans.invasion.towers-goal",
            Common::Reinforcement => "orleans.invasion.event-reinforcement",
        }
    }

    /// Its name for people.
    pub const fn title(self) -> &'static str {
        match self {
            Common::CityWalls => "City Walls",
            Common::Citizens => "Citizens",
            Common::Treasury => "Treasury",
            Common::Warehouse => "Warehouse",
            Common::Towers => "Fortified Towers",
            Common::Reinforcement => "Reinforcement",
        }
    }
}
