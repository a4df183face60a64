//! The Dignitary: alone, eight citizens in sixteen rounds.

use engine::{Line, Module, OptionSpec, Seat, Sink};

use super::{BASE_TILES, Deck, Goods, ON_BOARD, Scenario, ScenarioRow, base, module};
use crate::{
    action::Action,
    content::{Citizen, Hour, Place},
    event::{Event, What},
    flow::PLAIN_ROUND,
    state::State,
    step::Step,
};

pub(crate) const MODULE: Module = Module {
    options: &[OptionSpec::one_of(
        "dignitary.goal",
        &["8", "7"],
        "how many citizens you need; 7 is for beginners",
        "orleans.dignitary.beginner",
    )],
    ..module(
        "dignitary",
        "The Dignitary",
        "alone: gather eight citizens within sixteen rounds",
        "orleans.dignitary.goal",
        1..=1,
    )
};

/// Tiles that make goods or need them, and those that the scenario names. r[orleans.dignitary.tiles]
const WITHOUT: u64 = Place::mask(&[
    Place::Hayrick,
    Place::CheeseFactory,
    Place::Winery,
    Place::WoolManufacturer,
    Place::TailorShop,
    Place::HorseWagon,
    Place::Sacristy,
]);

pub const ROW: ScenarioRow = ScenarioRow {
    scenario: Scenario::Dignitary,
    deck: Deck::Fixed(&[
        Hour::Conference,
        Hour::Strike,
        Hour::Crusade,
        Hour::Pilgrimage,
        Hour::Income2,
        Hour::TradingDay3,
        Hour::Toll5,
        Hour::TechnologyTax2,
        Hour::TradingDay2,
        Hour::Income,
        Hour::Toll10,
        Hour::TradingDay2,
        Hour::Sabotage,
        Hour::AxleFracture,
        Hour::TradingDay,
        Hour::Toll15,
    ]),
    deck_clause: "orleans.dignitary.events",
    round: &PLAIN_ROUND,
    set_up: &[Step::AskCitizens, Step::Offer],
    // The seven that the player chooses are laid during set-up. r[orleans.dignitary.citizens-chosen]
    citizens: Citizen::mask(&[
        Citizen::InVendome,
        Citizen::InTours,
        Citizen::InVierzon,
        Citizen::InSancerre,
        Citizen::InArgenton,
        Citizen::InStamand,
    ]),
    tiles: (BASE_TILES & !WITHOUT) | Place::Well.bit(),
    own_tiles: Place::StageCoach.bit(),
    coins: 0,
    stock: Some([4; 7]),
    technology: 6,
    goods: Goods::None,
    end_clause: "orleans.dignitary.loss",
    ..base::ROW
};

/// Where the player may lay a citizen: on the tracks and the deeds. r[orleans.dignitary.citizens-chosen]
pub(crate) const SPOTS: u64 = ON_BOARD | Citizen::mask(Citizen::BASE) & !Citizen::Stations.bit();

/// How many the player lays.
pub(crate) const CHOSEN: u32 = 7;

/// Asks where citizens lie, until seven do.
pub(crate) fn ask_citizens(state: &mut State) {
    if (state.citizens & SPOTS).count_ones() < CHOSEN {
        state.flow.push(Line::Main, Step::AskCitizens);
        state.flow.push(Line::Lane(Seat(0)), Step::AskCitizen);
    }
}

/// Spots in ascending order, so that a choice has one form, and only those that leave enough for the rest.
pub(crate) fn offer_citizens(state: &State, offer: &mut impl FnMut(Action)) {
    let laid = state.citizens & SPOTS;
    let after = SPOTS & !laid.checked_ilog2().map_or(0, |last| (2 << last) - 1);
    let missing = CHOSEN - laid.count_ones();
    for citizen in Citizen::in_mask(after) {
        let beyond = after & !(citizen.bit() - 1);
        if beyond.count_ones() >= missing {
            offer(Action::Citizen { citizen });
        }
    }
}

/// A citizen is laid out. r[orleans.dignitary.citizens-chosen]
pub(crate) fn lay_citizen(state: &mut State, citizen: Citizen, sink: &mut impl Sink<Event>) {
    state.citizens |= citizen.bit();
    sink.emit(Event::new("orleans.dignitary.citizens-chosen", What::LaysCitizen { citizen }));
}
