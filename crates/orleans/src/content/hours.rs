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

/// An event that harms nobody.
pub(crate) const fn kind(hour: Hour, title: &'static str, clause: &'static str, fate: Fate) -> HourRow {
    HourRow { hour, title, clause, bans: Bans::NONE, fate, harmful: false }
}

/// One that the Sacristy can keep away.
pub(crate) const fn cruel(hour: Hour, title: &'static str, clause: &'static str, fate: Fate) -> HourRow {
    HourRow { harmful: true, ..kind(hour, title, clause, fate) }
}

/// One that forbids something.
pub(crate) const fn ban(hour: Hour, title: &'static str, clause: &'static str, bans: Bans) -> HourRow {
    HourRow { bans, ..kind(hour, title, clause, Fate::Nothing) }
}

use Fate::{Goods, Special, Stations, Status};

/// Those of the base game, and those that several scenarios have.
#[rustfmt::skip]
pub(crate) const BASE_HOURS: &[HourRow] = &[
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
];

impl Hour {
    /// Kinds of event of the base game, which come first.
    pub const BASE: usize = 6;

    /// Tiles of each event of the base game. r[orleans.hourglass.deck]
    pub const TILES: u8 = 3;

    #[inline]
    pub const fn bit(self) -> u128 {
        1 << self as u8
    }
}

/// The most rounds of a game. r[orleans.round.count]
pub const ROUNDS: u8 = 18;

/// Rounds for which the newer decks shuffle one of each event. r[orleans.hourglass.letters]
pub const LETTER: u8 = 6;
