//! Travelling Salesman: alone, five deliveries in fifteen rounds.

use engine::{Module, OptionSpec};

use super::{Deck, Goods, Scenario, ScenarioRow, Unpaid, base, module, objectives::Objective};
use crate::{
    content::{Follower, Hour, Place},
    flow::OBJECTIVES_ROUND,
    step::Step,
};

pub(crate) const MODULE: Module = Module {
    options: &[OptionSpec::one_of(
        "salesman.difficulty",
        &["usual", "one-a-round", "in-order"],
        "whether you may complete any number of deliveries in a round, only one, or one and in order",
        "orleans.salesman.difficulty",
    )],
    ..module(
        "salesman",
        "Travelling Salesman",
        "alone: deliver goods to five towns within fifteen rounds, and eat every round",
        "orleans.salesman.goal",
        1..=1,
    )
};

pub const ROW: ScenarioRow = ScenarioRow {
    scenario: Scenario::Salesman,
    deck: Deck::Fixed(&[
        Hour::Feeding,
        Hour::Feeding,
        Hour::Feeding,
        Hour::Feeding,
        Hour::Feeding,
        Hour::Feeding,
        Hour::Feeding,
        Hour::Feeding,
        Hour::Feeding,
        Hour::Feeding,
        Hour::GreatFeast,
        Hour::GreatFeast,
        Hour::GreatFeast,
        Hour::GreatFeast,
        Hour::GreatFeast,
    ]),
    deck_clause: "orleans.salesman.events",
    round: &OBJECTIVES_ROUND,
    set_up: &[Step::Stock(0), Step::Clear],
    citizens: 0,
    tiles: Place::mask(&[
        Place::Bathhouse,
        Place::Cellar,
        Place::CheeseFactory,
        Place::Hayrick,
        Place::HerbGarden,
        Place::HorseWagon,
        Place::Laboratory,
        Place::TailorShop,
        Place::Winery,
        Place::WoolManufacturer,
    ]),
    own_tiles: Place::MarketStand.bit(),
    coins: 10,
    stations: 0,
    market: &[Follower::Knight, Follower::Scholar],
    stock: Some([5, 3, 3, 3, 3, 3, 4]),
    technology: 8,
    goods: Goods::Like(4),
    unpaid: Unpaid::Loss("orleans.salesman.starve"),
    objectives: &[
        Objective::WoolBourges,
        Objective::SetChartres,
        Objective::FeastVendome,
        Objective::GrainTours,
        Objective::BrocadeArgenton,
    ],
    end_clause: "orleans.salesman.loss",
    ..base::ROW
};
