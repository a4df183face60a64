//! Invasion: everyone works together to save the city.

pub(crate) mod action;
mod aims;
pub(crate) mod answers;
mod carry;
mod characters;
pub(crate) mod city;
pub(crate) mod demand;
pub(crate) mod draft;
mod draw;
mod dues;
pub(crate) mod events;
pub(crate) mod explain;
pub(crate) mod item;
pub(crate) mod items;
pub(crate) mod play;
pub(crate) mod prompt;
pub(crate) mod proposal;
pub(crate) mod refuse;
mod stage;
pub(crate) mod step;
mod suffice;
mod support;
pub(crate) mod told;
mod view;
mod wording;

pub use action::{Act, Address, Store, To};
pub use aims::{Achievement, Common, Measure};
pub use answers::Answer;
pub use characters::{Character, Player};
pub use city::{City, Needs, PREBUILT, TOWER_TOWNS, needs};
pub use demand::{AnswerView, Consent, DemandView, Demanded, ItemKind, ItemView, ProposalView, TallyView};
pub(crate) use draw::towers;
pub use dues::Due;
use engine::{Module, ModuleDefault, OptionSpec, Seat};
pub use item::Item;
pub use items::Items;
pub use proposal::Proposal;
pub use view::{AchievementView, CharacterView, CityView, CommonView, EstateDueView, PartView, TowerView};

use super::{Deck, Goods, ON_BOARD, Scenario, ScenarioRow, base, module};
use crate::{
    content::{Citizen, Deed, Hour, Place},
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
    Step::Invasion(step::Step::Dues),
    Step::EndRound,
];

pub const ROW: ScenarioRow = ScenarioRow {
    scenario: Scenario::Invasion,
    deck: Deck::Stacks,
    deck_clause: "orleans.invasion.event-stacks",
    round: &ROUND,
    set_up: &[Step::First, Step::Stock(0), Step::Clear, Step::Invasion(step::Step::Characters)],
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
    goods: Goods::Seats,
    end_clause: "orleans.invasion.loss-last-round",
    ..base::ROW
};

/// The first stack. r[orleans.invasion.stack-a]
pub const STACK_A: &[Hour] = &[
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
];

/// The second stack. r[orleans.invasion.stack-b]
pub const STACK_B: &[Hour] = &[
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
];

/// Knights on the walls, by number of seats from 2. r[orleans.invasion.city-walls]
pub const WALLS: [u8; 4] = [5, 8, 10, 13];

/// How many events of each stack are used, by number of seats from 2. r[orleans.invasion.rounds]
pub const DRAWN: [[u8; 2]; 4] = [[9, 8], [9, 8], [8, 7], [8, 7]];
