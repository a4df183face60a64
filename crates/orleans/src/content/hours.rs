use super::{Role, names::named};

named! {
    /// The events: the six of the base game, then those of the scenarios. r[orleans.hourglass.deck]
    Hour, "that is not an event":
    Pilgrimage = "pilgrimage",
    Plague = "plague",
    Taxes = "taxes",
    TradingDay = "trading-day",
    Income = "income",
    Harvest = "harvest",
    TradingDay2 = "trading-day-2",
    TradingDay3 = "trading-day-3",
    Income2 = "income-2",
    Income3 = "income-3",
    Conference = "conference",
    Strike = "strike",
    Crusade = "crusade",
    Sabotage = "sabotage",
    Support = "support",
    Indulgence = "indulgence",
    Tax = "tax",
    Riots = "riots",
    Bribe = "bribe",
    Firestorm = "firestorm",
    Mass = "mass",
    Peregrination = "peregrination",
    Restoration = "restoration",
    PilgrimsDay = "pilgrims-day",
    MarketDay = "market-day",
    DevelopmentTax = "development-tax",
    TownMeeting = "town-meeting",
    Trade = "trade",
    CheeseDay = "cheese-day",
    TechnologyTax = "technology-tax",
    QuickTravel = "quick-travel",
    GoodsTax = "goods-tax",
    Dues7 = "dues-7",
    Dues4 = "dues-4",
    Harvest2 = "harvest-2",
    JourneyHome = "journey-home",
    Toll5 = "toll-5",
    Toll10 = "toll-10",
    Toll15 = "toll-15",
    TechnologyTax2 = "technology-tax-2",
    AxleFracture = "axle-fracture",
    Amnesty = "amnesty",
    GoodsTaxHalf = "goods-tax-half",
    Storm = "storm",
    Banishment = "banishment",
    Feeding = "feeding",
    GreatFeast = "great-feast",
    Assembly = "assembly",
    Demolition = "demolition",
    Donation = "donation",
    Drought = "drought",
    Earthquake = "earthquake",
    Escape = "escape",
    GoodTrade = "good-trade",
    GoodWinds = "good-winds",
    Highwayman = "highwayman",
    Progress = "progress",
    Reinforcement = "reinforcement",
    Training = "training",
    Trip = "trip",
    WoolMarket = "wool-market",
    Arson = "arson",
    BonVoyage = "bon-voyage",
    Famine = "famine",
    FishingGrounds = "fishing-grounds",
    Pirates = "pirates",
    RagingPlague = "raging-plague",
    Rats = "rats",
    Robbery = "robbery",
    RomeCalling = "rome-calling",
    Summoning = "summoning",
    WitchHunt = "witch-hunt",
    Invasion = "invasion",
}

/// What nobody may do while an event lasts, as a set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bans(u16);

impl Bans {
    pub const NONE: Bans = Bans(0);
    /// Use the Town Hall.
    pub const TOWN_HALL: Bans = Bans(1 << 7);
    /// Travel by road.
    pub const ROADS: Bans = Bans(1 << 8);
    /// Use places with a technology tile.
    pub const TECHNOLOGY: Bans = Bans(1 << 9);
    /// Use the Stage Coach.
    pub const STAGE_COACH: Bans = Bans(1 << 10);
    /// Move the merchant.
    pub const MERCHANT: Bans = Bans(1 << 11);

    /// Gain followers of a role.
    pub const fn of(role: Role) -> Bans {
        Bans(1 << role as u8)
    }

    /// Whether this is forbidden.
    #[inline]
    pub const fn has(self, ban: Bans) -> bool {
        self.0 & ban.0 != 0
    }
}

/// What an event does in phase 6.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fate {
    /// Nothing: it counts during the round.
    Nothing,
    /// This many followers are drawn from the bag and lost.
    Plague(u8),
    /// Coins for each trading station built.
    Stations(u8),
    /// Coins for each development status.
    Status(u8),
    /// Pay a coin for this many goods, rounded down.
    Goods(u8),
    /// Pay this many coins.
    Coins(u8),
    /// Pay as many coins as the development status.
    PayStatus,
    /// Pay this many coins for each technology tile.
    Technology(u8),
    /// Give food, or coins: the amounts are composed.
    Harvest,
    /// Give this much food. There are coins that may be paid instead, or none.
    Food { food: u8, coins: Option<u8> },
    /// A step of a scenario, which knows the event.
    Special,
}

/// What is printed on an event.
#[derive(Clone, Copy, Debug)]
pub struct HourRow {
    pub hour: Hour,
    /// Its name for people.
    pub title: &'static str,
    /// The clause that says what it does.
    pub clause: &'static str,
    /// What it forbids during the round.
    pub bans: Bans,
    pub fate: Fate,
    /// Whether the Sacristy can keep it away. r[orleans.tile.sacristy]
    pub harmful: bool,
}

const fn kind(hour: Hour, title: &'static str, clause: &'static str, fate: Fate) -> HourRow {
    HourRow { hour, title, clause, bans: Bans::NONE, fate, harmful: false }
}

const fn cruel(hour: Hour, title: &'static str, clause: &'static str, fate: Fate) -> HourRow {
    HourRow { harmful: true, ..kind(hour, title, clause, fate) }
}

const fn ban(hour: Hour, title: &'static str, clause: &'static str, bans: Bans) -> HourRow {
    HourRow { bans, ..kind(hour, title, clause, Fate::Nothing) }
}

use Fate::{Coins, Food, Goods, PayStatus, Special, Stations, Status, Technology};

/// Every event.
#[rustfmt::skip]
pub const HOURS: [HourRow; Hour::COUNT] = [
    ban(Hour::Pilgrimage, "Pilgrimage", "orleans.event.pilgrimage", Bans::of(Role::Monk)),
    cruel(Hour::Plague, "Plague", "orleans.event.plague", Fate::Plague(1)),
    cruel(Hour::Taxes, "Taxes", "orleans.event.taxes", Goods(3)),
    kind(Hour::TradingDay, "Trading Day", "orleans.event.trading-day", Stations(1)),
    kind(Hour::Income, "Income", "orleans.event.income", Status(1)),
    cruel(Hour::Harvest, "Harvest", "orleans.event.harvest", Fate::Harvest),
    kind(Hour::TradingDay2, "Trading Day (2)", "orleans.scenario.event-trading-day", Stations(2)),
    kind(Hour::TradingDay3, "Trading Day (3)", "orleans.scenario.event-trading-day", Stations(3)),
    kind(Hour::Income2, "Income (double)", "orleans.scenario.event-income", Status(2)),
    kind(Hour::Income3, "Income (triple)", "orleans.scenario.event-income", Status(3)),
    ban(Hour::Conference, "Conference", "orleans.scenario.event-conference", Bans::of(Role::Scholar)),
    ban(Hour::Strike, "Strike", "orleans.scenario.event-strike", Bans::of(Role::Craftsman)),
    ban(Hour::Crusade, "Crusade", "orleans.scenario.event-crusade", Bans::of(Role::Knight)),
    ban(Hour::Sabotage, "Sabotage", "orleans.scenario.event-sabotage", Bans::TECHNOLOGY),
    kind(Hour::Support, "Support", "orleans.scenario.event-support", Special),
    kind(Hour::Indulgence, "Indulgence", "orleans.prosperity.event-indulgence", Special),
    cruel(Hour::Tax, "Taxes", "orleans.prosperity.event-taxes", Coins(3)),
    cruel(Hour::Riots, "Riots", "orleans.prosperity.event-riots", Special),
    kind(Hour::Bribe, "Bribe", "orleans.prosperity.event-bribe", Special),
    cruel(Hour::Firestorm, "Firestorm", "orleans.prosperity.event-firestorm", Special),
    kind(Hour::Mass, "Mass", "orleans.prosperity.event-mass", Special),
    kind(Hour::Peregrination, "Peregrination", "orleans.prosperity.event-peregrination", Special),
    kind(Hour::Restoration, "Restoration", "orleans.prosperity.event-restoration", Special),
    kind(Hour::PilgrimsDay, "Pilgrim's Day", "orleans.prosperity.event-pilgrims-day", Special),
    kind(Hour::MarketDay, "Market Day", "orleans.prosperity.event-market-day", Special),
    cruel(Hour::DevelopmentTax, "Development Tax", "orleans.prosperity.event-development-tax", PayStatus),
    kind(Hour::TownMeeting, "Town Meeting", "orleans.duel.event-town-meeting", Special),
    kind(Hour::Trade, "Trade", "orleans.duel.event-trade", Special),
    cruel(Hour::CheeseDay, "Cheese Day", "orleans.duel.event-cheese-day", Special),
    cruel(Hour::TechnologyTax, "Technology Tax", "orleans.duel.event-technology-tax", Technology(1)),
    kind(Hour::QuickTravel, "Quick Travel", "orleans.duel.event-quick-travel", Special),
    cruel(Hour::GoodsTax, "Goods Tax", "orleans.duel.event-goods-tax", Goods(1)),
    cruel(Hour::Dues7, "Dues (7)", "orleans.duel.event-dues", Special),
    cruel(Hour::Dues4, "Dues (4)", "orleans.duel.event-dues", Special),
    cruel(Hour::Harvest2, "Harvest (2)", "orleans.duel.event-harvest-2", Food { food: 2, coins: None }),
    kind(Hour::JourneyHome, "Journey Home", "orleans.duel.event-journey-home", Special),
    cruel(Hour::Toll5, "Dues (5)", "orleans.dignitary.event-dues", Coins(5)),
    cruel(Hour::Toll10, "Dues (10)", "orleans.dignitary.event-dues", Coins(10)),
    cruel(Hour::Toll15, "Dues (15)", "orleans.dignitary.event-dues", Coins(15)),
    cruel(Hour::TechnologyTax2, "Technology Tax (2)", "orleans.dignitary.event-technology-tax", Special),
    ban(Hour::AxleFracture, "Axle Fracture", "orleans.dignitary.event-axle-fracture", Bans::STAGE_COACH),
    kind(Hour::Amnesty, "Amnesty", "orleans.vierzon.event-amnesty", Fate::Nothing),
    cruel(Hour::GoodsTaxHalf, "Goods Tax (half)", "orleans.vierzon.event-goods-tax", Goods(2)),
    ban(Hour::Storm, "Storm", "orleans.vierzon.event-storm", Bans::MERCHANT),
    kind(Hour::Banishment, "Banishment", "orleans.vierzon.event-banishment", Fate::Nothing),
    cruel(Hour::Feeding, "Feeding", "orleans.salesman.event-feeding", Food { food: 1, coins: Some(2) }),
    cruel(Hour::GreatFeast, "Great Feast", "orleans.salesman.event-great-feast", Food { food: 2, coins: Some(4) }),
    ban(Hour::Assembly, "Assembly", "orleans.invasion.event-assembly", Bans::TOWN_HALL),
    kind(Hour::Demolition, "Demolition", "orleans.invasion.event-demolition", Special),
    kind(Hour::Donation, "Donation", "orleans.invasion.event-donation", Special),
    kind(Hour::Drought, "Drought", "orleans.invasion.event-drought", Special),
    kind(Hour::Earthquake, "Earthquake", "orleans.invasion.event-earthquake", Special),
    kind(Hour::Escape, "Escape", "orleans.invasion.event-escape", Special),
    kind(Hour::GoodTrade, "Good Trade", "orleans.invasion.event-good-trade", Special),
    kind(Hour::GoodWinds, "Good Winds", "orleans.invasion.event-good-winds", Special),
    ban(Hour::Highwayman, "Highwayman", "orleans.invasion.event-highwayman", Bans::ROADS),
    kind(Hour::Progress, "Progress", "orleans.invasion.event-progress", Special),
    kind(Hour::Reinforcement, "Reinforcement", "orleans.invasion.event-reinforcement", Special),
    kind(Hour::Training, "Training", "orleans.invasion.event-training", Special),
    kind(Hour::Trip, "Trip", "orleans.invasion.event-trip", Special),
    kind(Hour::WoolMarket, "Wool Market", "orleans.invasion.event-wool-market", Special),
    kind(Hour::Arson, "Arson", "orleans.invasion.event-arson", Special),
    kind(Hour::BonVoyage, "Bon Voyage", "orleans.invasion.event-bon-voyage", Special),
    kind(Hour::Famine, "Famine", "orleans.invasion.event-famine", Special),
    kind(Hour::FishingGrounds, "Fishing Grounds", "orleans.invasion.event-fishing-grounds", Special),
    kind(Hour::Pirates, "Pirates", "orleans.invasion.event-pirates", Special),
    cruel(Hour::RagingPlague, "Raging Plague", "orleans.invasion.event-raging-plague", Fate::Plague(2)),
    kind(Hour::Rats, "Rats", "orleans.invasion.event-rats", Special),
    kind(Hour::Robbery, "Robbery", "orleans.invasion.event-robbery", Special),
    kind(Hour::RomeCalling, "Rome Calling", "orleans.invasion.event-rome-calling", Special),
    kind(Hour::Summoning, "Summoning", "orleans.invasion.event-summoning", Special),
    kind(Hour::WitchHunt, "Witch Hunt", "orleans.invasion.event-witch-hunt", Special),
    kind(Hour::Invasion, "Invasion", "orleans.invasion.event-invasion", Fate::Nothing),
];

impl Hour {
    /// Kinds of event of the base game, which come first.
    pub const BASE: usize = 6;

    /// Tiles of each event of the base game. r[orleans.hourglass.deck]
    pub const TILES: u8 = 3;

    #[inline]
    pub const fn row(self) -> &'static HourRow {
        &HOURS[self.index()]
    }

    /// Whether the Sacristy can keep it away. r[orleans.tile.sacristy]
    #[inline]
    pub const fn harmful(self) -> bool {
        self.row().harmful
    }

    /// The clause that says what it does.
    pub const fn clause(self) -> &'static str {
        self.row().clause
    }

    /// Its name for people.
    pub const fn title(self) -> &'static str {
        self.row().title
    }

    /// What it forbids during the round.
    #[inline]
    pub const fn bans(self) -> Bans {
        self.row().bans
    }

    #[inline]
    pub const fn bit(self) -> u128 {
        1 << self as u8
    }
}

/// The most rounds of a game. r[orleans.round.count]
pub const ROUNDS: u8 = 18;

/// Rounds for which the newer decks shuffle one of each event. r[orleans.hourglass.letters]
pub const LETTER: u8 = 6;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_in_order() {
        for (index, row) in HOURS.iter().enumerate() {
            assert_eq!(row.hour.index(), index);
        }
    }
}
