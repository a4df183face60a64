//! The base game.

use super::{
    Scene,
    row::{ALL_TILES, BASE_TILES, Deck, Goods, ROUND, ScenarioRow, Unpaid},
    scenario::Scenario,
};
use crate::{
    content::{COINS, Citizen, Deed, STATIONS, TECHNOLOGY},
    event::Source,
    step::Step,
};

pub(super) const ROW: ScenarioRow = ScenarioRow {
    scenario: Scenario::Base,
    deck: Deck::Hourglass,
    deck_clause: "orleans.hourglass.reveal",
    round: &ROUND,
    set_up: &[Step::First, Step::Stock(0), Step::Clear],
    deeds: Deed::BASE,
    citizens: Citizen::mask(Citizen::BASE),
    citizen_spots: 0,
    chosen_citizens: 0,
    spare_citizens: 0,
    counts_spare: false,
    boards: &[],
    tiles: BASE_TILES,
    optional_tiles: ALL_TILES & !BASE_TILES,
    own_tiles: 0,
    picks_tiles: false,
    coins: COINS,
    stations: STATIONS,
    towers: 0,
    market: &[],
    stock: None,
    technology: TECHNOLOGY,
    spares_technology: false,
    goods: Goods::Seats,
    unpaid: Unpaid::Torture,
    structures: &[],
    objectives: &[],
    won_clause: None,
    sources: Source::PLAIN,
    together: false,
    end_clause: "orleans.end.round-18",
};

/// A round of the base game asks nothing of a scenario.
pub(crate) struct Base;

impl Scene for Base {}
