//! What differs from the base game in value.

use engine::{Module, Seat};

use super::{cards::STRUCTURES, step::Step as Own};
use crate::scenarios::{
    base,
    row::{BASE_TILES, Deck, Goods, ScenarioRow, module},
    scenario::Scenario,
};
use crate::{
    content::{Citizen, Deed, Hour, Place},
    event::Source,
    step::Step,
};

/// r[orleans.round.phases] As in the base game. Structures can be supplied just before and just after the event.
/// r[orleans.scenario.free]
const ROUND: [Step; 10] = [
    Step::Hourglass,
    Step::Census,
    Step::Draws,
    Step::Plans,
    Step::Reveal,
    Step::Turns(Seat(0)),
    Step::Prosperity(Own::Supplies),
    Step::Event,
    Step::Prosperity(Own::Supplies),
    Step::EndRound,
];

/// Cards come before goods: what everybody sees next is not part of somebody's secret choice.
const SET_UP: &[Step] = &[
    Step::First,
    Step::Prosperity(Own::Deal),
    Step::Prosperity(Own::Under),
    Step::Hide,
    Step::Prosperity(Own::Stock),
];

pub(crate) const MODULE: Module = module(
    "prosperity",
    "Prosperity",
    "a carpenter builds structures, and those who man them score",
    "orleans.prosperity.goal",
    2..=5,
);

pub(crate) const ROW: ScenarioRow = ScenarioRow {
    scenario: Scenario::Prosperity,
    deck: Deck::Fixed(&[
        Hour::Support,
        Hour::Indulgence,
        Hour::Pilgrimage,
        Hour::Tax,
        Hour::Riots,
        Hour::Bribe,
        Hour::Plague,
        Hour::Firestorm,
        Hour::Mass,
        Hour::Peregrination,
        Hour::Restoration,
        Hour::Harvest,
        Hour::PilgrimsDay,
        Hour::Plague,
        Hour::MarketDay,
        Hour::DevelopmentTax,
    ]),
    deck_clause: "orleans.prosperity.events",
    round: &ROUND,
    set_up: SET_UP,
    deeds: &[Deed::CarpentersGuild, Deed::RightOfAssembly, Deed::Orphanage],
    citizens: Citizen::mask(&[
        Citizen::Boatmen,
        Citizen::Knights,
        Citizen::CarpentersGuild,
        Citizen::RightOfAssembly,
        Citizen::Orphanage,
    ]),
    spare_citizens: 11,
    boards: &[Place::Carpenter],
    tiles: (BASE_TILES & !Place::Bathhouse.bit())
        | Place::mask(&[Place::BlackMarket, Place::Depot, Place::StageCoach, Place::Tavern, Place::Vineyard]),
    goods: Goods::Hidden,
    structures: &STRUCTURES,
    sources: &Source::ALL,
    optional_tiles: 0,
    end_clause: "orleans.prosperity.end",
    ..base::ROW
};
