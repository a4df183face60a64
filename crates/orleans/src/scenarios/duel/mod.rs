//! The Duel: two merchants, four objectives.

pub(crate) mod action;
pub(crate) mod draft;
pub(crate) mod explain;
pub(crate) mod house;
pub(crate) mod play;
pub(crate) mod step;
pub(crate) mod told;

pub use action::{Act, Bonus};
use engine::{Module, OptionSpec};

use super::{
    ALL_TILES, Deck, Goods, ON_BOARD, Scenario, ScenarioRow, Unpaid, base, module, objectives::Objective,
};
use crate::{
    content::{Citizen, Deed, Hour, Place},
    flow::OBJECTIVES_ROUND,
    step::Step,
};

pub(crate) const MODULE: Module = Module {
    options: &[
        OptionSpec::one_of(
            "duel.citizens",
            &["board", "none"],
            "whether citizens lie on the tracks as in the base game, or none do",
            "orleans.duel.citizens-board",
        ),
        OptionSpec::one_of(
            "duel.end",
            &["objectives", "event"],
            "whether all four objectives win before the event, or an event that cannot be paid still loses",
            "orleans.duel.end",
        ),
    ],
    ..module("duel", "The Duel", "two merchants race to complete four objectives", "orleans.duel.goal", 2..=2)
};

/// Those on the deeds. r[orleans.duel.citizens-deeds]
const ON_DEEDS: u64 = Citizen::mask(&[
    Citizen::Astronomy,
    Citizen::WinePressHouse,
    Citizen::ThreeFieldRotation,
    Citizen::Angelology,
]);

pub const ROW: ScenarioRow = ScenarioRow {
    scenario: Scenario::Duel,
    deck: Deck::Fixed(&[
        Hour::TownMeeting,
        Hour::Harvest,
        Hour::TradingDay3,
        Hour::Trade,
        Hour::CheeseDay,
        Hour::TechnologyTax,
        Hour::TradingDay2,
        Hour::QuickTravel,
        Hour::GoodsTax,
        Hour::Dues7,
        Hour::Harvest2,
        Hour::TradingDay,
        Hour::GoodsTax,
        Hour::Dues7,
        Hour::Dues4,
        Hour::JourneyHome,
    ]),
    deck_clause: "orleans.duel.events",
    round: &OBJECTIVES_ROUND,
    set_up: &[
        Step::First,
        Step::Stock(0),
        Step::Clear,
        Step::Duel(step::Step::Starts),
        Step::Duel(step::Step::Drafts(0)),
    ],
    deeds: &[Deed::Astronomy, Deed::WinePressHouse, Deed::ThreeFieldRotation, Deed::Angelology],
    citizens: ON_BOARD | ON_DEEDS,
    // r[orleans.duel.citizens-supply]
    spare_citizens: 7,
    boards: &[Place::BourgeoisHouse],
    tiles: ALL_TILES,
    technology: 8,
    goods: Goods::Seats,
    unpaid: Unpaid::Loss("orleans.duel.unpaid"),
    objectives: &[Objective::Bookkeeping, Objective::Branches, Objective::Castle, Objective::Lady],
    end_clause: "orleans.duel.nobody",
    ..base::ROW
};
