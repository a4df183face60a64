//! Prosperity: structures that the carpenter builds all over the country.

pub(crate) mod action;
pub(crate) mod play;
pub(crate) mod step;
pub(crate) mod told;

pub use action::Act;
use engine::Module;

use super::{BASE_TILES, Deck, Goods, Scenario, ScenarioRow, base, module};
use crate::{
    content::{Citizen, Deed, Hour, Place},
    flow::ROUND,
    step::Step,
};

pub(crate) const MODULE: Module = module(
    "prosperity",
    "Prosperity",
    "a carpenter builds structures, and those who man them score",
    "orleans.prosperity.goal",
    2..=5,
);

pub const ROW: ScenarioRow = ScenarioRow {
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
    set_up: &[Step::First],
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
    end_clause: "orleans.prosperity.end",
    ..base::ROW
};

/// What everybody sees of the scenario, and the pile of cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Board {}

/// A seat's card and structures.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Structures {}
