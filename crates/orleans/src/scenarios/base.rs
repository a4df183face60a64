//! The base game.

use super::{BASE_TILES, Deck, Goods, Scenario, ScenarioRow, Unpaid};
use crate::{
    content::{COINS, Citizen, Deed, STATIONS, TECHNOLOGY},
    flow::ROUND,
    step::Step,
};

pub const ROW: ScenarioRow = ScenarioRow {
    scenario: Scenario::Base,
    deck: Deck::Hourglass,
    deck_clause: "orleans.hourglass.reveal",
    round: &ROUND,
    set_up: &[Step::First, Step::Stock(0), Step::Clear],
    deeds: Deed::BASE,
    citizens: Citizen::mask(Citizen::BASE),
    spare_citizens: 0,
    boards: &[],
    tiles: BASE_TILES,
    own_tiles: 0,
    coins: COINS,
    stations: STATIONS,
    market: &[],
    stock: None,
    technology: TECHNOLOGY,
    goods: Goods::Seats,
    unpaid: Unpaid::Torture,
    objectives: &[],
    end_clause: "orleans.end.round-18",
};
