//! What differs from the base game in value.

use engine::{Module, OptionSpec};

use crate::{
    content::{Citizen, Deed, Hour, Place, Town},
    scenarios::{
        base,
        objectives::Objective,
        row::{ALL_TILES, Deck, Goods, OBJECTIVES_ROUND, ON_BOARD, ScenarioRow, module},
        scenario::Scenario,
    },
    step::Step,
};

pub(crate) const MODULE: Module = Module {
    options: &[OptionSpec::one_of(
        "vierzon.difficulty",
        &["usual", "one-a-round", "in-order"],
        "whether you may complete any number of objectives in a round, only one, or one and in order",
        "orleans.vierzon.difficulty",
    )],
    ..module(
        "vierzon",
        "Capital Vierzon",
        "alone: make Vierzon the capital of its region within fourteen rounds",
        "orleans.vierzon.goal",
        1..=1,
    )
};

/// Goods lie on the roads and waterways that touch these towns. r[orleans.vierzon.goods-map]
const AROUND: u32 = Town::Orleans.bit()
    | Town::Blois.bit()
    | Town::Tours.bit()
    | Town::Loches.bit()
    | Town::Montrichard.bit()
    | Town::Vierzon.bit()
    | Town::Bourges.bit()
    | Town::Sancerre.bit();

pub(crate) const ROW: ScenarioRow = ScenarioRow {
    scenario: Scenario::Vierzon,
    deck: Deck::Fixed(&[
        Hour::Strike,
        Hour::Pilgrimage,
        Hour::Harvest,
        Hour::Crusade,
        Hour::Income3,
        Hour::Amnesty,
        Hour::Plague,
        Hour::Sabotage,
        Hour::GoodsTaxHalf,
        Hour::TradingDay2,
        Hour::Conference,
        Hour::Harvest,
        Hour::Storm,
        Hour::Banishment,
    ]),
    deck_clause: "orleans.vierzon.events",
    round: &OBJECTIVES_ROUND,
    // Of the forty goods, those that do not lie on the map are the supply. r[orleans.vierzon.goods-supply]
    set_up: &[Step::Stock(0), Step::Hide, Step::Supply(16), Step::Discard, Step::Offer],
    deeds: &[Deed::ExpandingTheUniversity, Deed::CityCouncil],
    citizens: ON_BOARD | Citizen::ExpandingTheUniversity.bit() | Citizen::CityCouncil.bit(),
    tiles: ALL_TILES & !Place::MarketStand.bit(),
    own_tiles: Place::MarketStand.bit(),
    picks_tiles: true,
    coins: 0,
    stock: Some([4; 7]),
    technology: 4,
    goods: Goods::Around(AROUND),
    objectives: &[
        Objective::Builder,
        Objective::Fortress,
        Objective::Company,
        Objective::Capital,
        Objective::Materials,
    ],
    won_clause: Some("orleans.vierzon.goal"),
    optional_tiles: 0,
    end_clause: "orleans.vierzon.loss",
    ..base::ROW
};
