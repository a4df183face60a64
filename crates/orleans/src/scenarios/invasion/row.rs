//! What differs from the base game in value.

use engine::{Module, ModuleDefault, OptionSpec, Seat};

use super::{needs::TOWER_TOWNS, step::Step as Own};
use crate::{
    content::{Citizen, Deed, Hour, Place},
    scenarios::{
        base,
        row::{Deck, Goods, ON_BOARD, ScenarioRow, Stacks, module},
        scenario::Scenario,
    },
    step::Step,
};

pub(crate) const MODULE: Module = Module {
    options: &[
        OptionSpec::one_of(
            "invasion.difficulty",
            &["usual", "milder", "harder"],
            "which events are left out: none, the mean ones, or the helpful ones Support and Training",
            "orleans.invasion.difficulty",
        ),
        OptionSpec::one_of(
            "invasion.characters",
            &["random", "easier", "chosen"],
            "whether characters are dealt, dealt from the five easier ones or chosen in turn",
            "orleans.invasion.characters",
        ),
        OptionSpec::one_of(
            "invasion.team",
            &["agreement", "first-seat"],
            "whether everyone concerned must accept what the team gives, or the start player decides",
            "orleans.invasion.team-decider",
        ),
        OptionSpec::one_of(
            "invasion.palatinate",
            &["any-place", "no-town-hall"],
            "whether the Palatinate can also use another player's Town Hall",
            "orleans.invasion.palatinate-town-hall",
        ),
        OptionSpec::one_of(
            "invasion.good-trade",
            &["any-room", "enough-room"],
            "whether Good Trade is possible even if the Warehouse needs fewer than 3 grain",
            "orleans.invasion.good-trade-room",
        ),
    ],
    // r[orleans.invasion.planning] Plans may be discussed.
    defaults: &[ModuleDefault { option: "planning", value: |_| "open" }],
    ..module(
        "invasion",
        "Invasion",
        "everyone together: fortify Orléans before the enemy comes",
        "orleans.invasion.goal",
        2..=5,
    )
};

/// Without a census, and with dues at the end. r[orleans.scenario.census] r[orleans.invasion.estate-manager]
const ROUND: [Step; 8] = [
    Step::Hourglass,
    Step::Draws,
    Step::Plans,
    Step::Reveal,
    Step::Turns(Seat(0)),
    Step::Event,
    Step::Invasion(Own::Dues),
    Step::EndRound,
];

pub(crate) const ROW: ScenarioRow = ScenarioRow {
    scenario: Scenario::Invasion,
    deck: Deck::Stacks(&STACKS),
    deck_clause: "orleans.invasion.event-stacks",
    round: &ROUND,
    set_up: &[Step::First, Step::Stock(0), Step::Clear, Step::Invasion(Own::Characters)],
    deeds: &[Deed::CityWalls, Deed::Reinforcement, Deed::AssemblyHall, Deed::Infirmary, Deed::Watch],
    // r[orleans.invasion.citizens-laid]
    citizens: ON_BOARD
        | Citizen::mask(&[
            Citizen::Catapult,
            Citizen::Swordsmith,
            Citizen::ClothingStore,
            Citizen::Infirmary,
            Citizen::Watch,
            Citizen::Grain,
            Citizen::Cheese,
            Citizen::Wine,
            Citizen::Farmers,
            Citizen::LeBlanc,
        ]),
    boards: &[Place::Vehicle, Place::GuildHouse, Place::Hostel, Place::Palatinate],
    tiles: Place::mask(&[
        Place::BlackMarket,
        Place::Cellar,
        Place::CheeseFactory,
        Place::GunpowderTower,
        Place::Hayrick,
        Place::HerbGarden,
        Place::HorseWagon,
        Place::Laboratory,
        Place::Library,
        Place::MarketStand,
        Place::Pharmacy,
        Place::School,
        Place::ShippingLine,
        Place::StageCoach,
        Place::TailorShop,
        Place::Tavern,
        Place::Vineyard,
        Place::Well,
        Place::Windmill,
        Place::Winery,
        Place::WoolManufacturer,
    ]),
    towers: TOWER_TOWNS,
    spares_technology: true,
    goods: Goods::Seats,
    sources: &[],
    together: true,
    optional_tiles: 0,
    end_clause: "orleans.invasion.loss-last-round",
    ..base::ROW
};

/// The events. r[orleans.invasion.event-stacks]
pub const STACKS: Stacks = Stacks {
    // r[orleans.invasion.stack-a]
    first: &[
        Hour::Assembly,
        Hour::Demolition,
        Hour::Donation,
        Hour::Drought,
        Hour::Earthquake,
        Hour::Escape,
        Hour::GoodTrade,
        Hour::GoodWinds,
        Hour::Highwayman,
        Hour::Pilgrimage,
        Hour::Progress,
        Hour::Reinforcement,
        Hour::Support,
        Hour::Training,
        Hour::Trip,
        Hour::WoolMarket,
    ],
    // r[orleans.invasion.stack-b]
    second: &[
        Hour::Arson,
        Hour::BonVoyage,
        Hour::Famine,
        Hour::FishingGrounds,
        Hour::Harvest,
        Hour::Income,
        Hour::Pirates,
        Hour::Plague,
        Hour::RagingPlague,
        Hour::Rats,
        Hour::Robbery,
        Hour::RomeCalling,
        Hour::Summoning,
        Hour::WitchHunt,
    ],
    last: Hour::Invasion,
    drawn: [[9, 8], [9, 8], [8, 7], [8, 7]],
};

/// Knights on the walls, by number of seats from 2. r[orleans.invasion.city-walls]
pub(crate) const WALLS: [u8; 4] = [5, 8, 10, 13];
