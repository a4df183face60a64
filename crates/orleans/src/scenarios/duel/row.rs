//! What differs from the base game in value.

use engine::{Module, OptionSpec};

use super::step::Step as Own;
use crate::{
    content::{Citizen, Deed, Hour, Place},
    scenarios::{
        base,
        objectives::Objective,
        row::{ALL_TILES, Deck, Goods, OBJECTIVES_ROUND, ON_BOARD, ScenarioRow, Unpaid, module},
        scenario::Scenario,
    },
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

pub(crate) const ROW: ScenarioRow = ScenarioRow {
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
    set_up: &[Step::First, Step::Stock(0), Step::Clear, Step::Duel(Own::Starts), Step::Duel(Own::Drafts(0))],
    deeds: &[Deed::Astronomy, Deed::WinePressHouse, Deed::ThreeFieldRotation, Deed::Angelology],
    citizens: ON_BOARD | ON_DEEDS,
    // r[orleans.duel.citizens-supply]
    spare_citizens: 7,
    counts_spare: true,
    boards: &[Place::BourgeoisHouse],
    tiles: ALL_TILES,
    picks_tiles: true,
    technology: 8,
    goods: Goods::Seats,
    unpaid: Unpaid::Loss("orleans.duel.unpaid"),
    objectives: &[Objective::Bookkeeping, Objective::Branches, Objective::Castle, Objective::Lady],
    optional_tiles: 0,
    end_clause: "orleans.duel.nobody",
    ..base::ROW
};
