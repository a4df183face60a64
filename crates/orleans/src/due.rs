//! What the event of the round forbids, gives and costs.

use serde::Serialize;

use crate::{
    content::{Bans, Fate, Hour, Role},
    estate::Estate,
    rules::Orleans,
    state::State,
};

/// What nobody may do in this round.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[expect(clippy::struct_excessive_bools, reason = "each is something that an event may forbid")]
pub struct BansView {
    /// Gain followers of these kinds.
    pub roles: Vec<Role>,
    /// Use the Town Hall.
    pub town_hall: bool,
    /// Travel by road.
    pub roads: bool,
    /// Use places with a technology tile.
    pub technology: bool,
    /// Use the Stage Coach.
    pub stage_coach: bool,
    /// Move the merchant.
    pub merchant: bool,
}

/// What an event gives or costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct DueView {
    /// Coins gained, or paid if negative.
    pub coins: i32,
    /// Whether the coins may be replaced by food, and by how much.
    pub or_food: bool,
    pub food: u8,
    /// The value of the goods that it takes. Coins count a point each.
    pub points: u8,
    /// Whether the coins may be replaced by a knight.
    pub or_knight: bool,
    /// Whether a follower from the bag may die.
    pub follower: bool,
    /// How many place tiles are turned over.
    pub tiles: u8,
}

impl BansView {
    pub(crate) fn new(state: &State) -> BansView {
        let bans = if state.round == 0 { Bans::NONE } else { state.hour().bans() };
        BansView {
            roles: Role::ALL.iter().copied().filter(|&role| bans.has(Bans::of(role))).collect(),
            town_hall: bans.has(Bans::TOWN_HALL),
            roads: bans.has(Bans::ROADS),
            technology: bans.has(Bans::TECHNOLOGY),
            stage_coach: bans.has(Bans::STAGE_COACH),
            merchant: bans.has(Bans::MERCHANT),
        }
    }
}

impl DueView {
    pub(crate) fn new(rules: &Orleans, state: &State, estate: &Estate) -> DueView {
        let none = DueView {
            coins: 0,
            or_food: false,
            food: 0,
            points: 0,
            or_knight: false,
            follower: false,
            tiles: 0,
        };
        if state.round == 0 {
            return none;
        }
        let hour = state.hour();
        match hour.row().fate {
            Fate::Nothing => none,
            Fate::Special => rules.scene().special_due(rules, estate, hour, none),
            Fate::Plague(_) => DueView { follower: !estate.bag.is_empty(), ..none },
            Fate::Stations(coins) => DueView { coins: (estate.built() * coins).into(), ..none },
            Fate::Status(coins) => DueView { coins: (estate.status() * coins).into(), ..none },
            Fate::Goods(_) | Fate::Coins(_) | Fate::PayStatus | Fate::Technology(_) => {
                DueView { coins: -i32::from(coins_due(estate, hour)), ..none }
            }
            Fate::Harvest | Fate::Food { .. } => {
                let (food, coins) = rules.food_due(hour);
                DueView { coins: -i32::from(coins.unwrap_or(0)), or_food: true, food, ..none }
            }
        }
    }
}

/// The coins that an event takes from a seat.
pub fn coins_due(estate: &Estate, hour: Hour) -> u8 {
    match hour.row().fate {
        Fate::Goods(taxed) => estate.goods_total() / taxed,
        Fate::Coins(coins) => coins,
        Fate::PayStatus => estate.status(),
        Fate::Technology(coins) => estate.technology.count_ones() as u8 * coins,
        _ => 0,
    }
}
