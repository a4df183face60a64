//! What events forbid, give and cost.

use serde::Serialize;

use crate::{
    content::{Bans, Effect, Fate, Good, Hour, Place, Role},
    estate::Estate,
    rules::Orleans,
    scenarios::worth,
    state::State,
};

/// The amounts in events that a table may correct.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Terms {
    /// The food that a Harvest takes, or the coins.
    pub harvest_food: u8,
    pub harvest_coins: u8,
    /// Coins for each technology tile that is kept in a Demolition.
    pub demolition: u8,
}

/// What an event gives or costs a seat, if it came now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[expect(clippy::struct_excessive_bools, reason = "each answers a question of its own")]
pub struct DueView {
    pub event: Hour,
    /// Coins gained, or paid if negative.
    pub coins: i32,
    /// Whether the coins may be replaced by food, and by how much.
    pub or_food: bool,
    pub food: u8,
    /// The value of the goods that it takes. Coins count a point each.
    pub points: u8,
    /// The good that it takes.
    pub good: Option<Good>,
    /// Whether the coins may be replaced by a knight.
    pub or_knight: bool,
    /// Whether a follower from the bag may die.
    pub follower: bool,
    /// How many place tiles are turned over.
    pub tiles: u8,
    /// Whether coins, food, points or a good are all there is to it.
    pub amount: bool,
    /// How much the seat has of what is taken, and whether it could pay.
    pub has: u16,
    pub met: bool,
}

impl Terms {
    pub(crate) fn new(rules: &Orleans) -> Terms {
        Terms {
            harvest_food: rules.harvest_food,
            harvest_coins: rules.harvest_coins,
            demolition: rules.terms.demolition_price,
        }
    }
}

impl DueView {
    pub(crate) fn new(rules: &Orleans, estate: &Estate, event: Hour) -> DueView {
        let none = DueView {
            event,
            coins: 0,
            or_food: false,
            food: 0,
            points: 0,
            good: None,
            or_knight: false,
            follower: false,
            tiles: 0,
            amount: false,
            has: 0,
            met: true,
        };
        let amount = DueView { amount: true, ..none };
        let due = match event.row().fate {
            Fate::Nothing => none,
            Fate::Special => rules.scene().special_due(rules, estate, event, none),
            Fate::Plague(_) => DueView { follower: !estate.bag.is_empty(), ..none },
            Fate::Stations(coins) => DueView { coins: (estate.built() * coins).into(), ..amount },
            Fate::Status(coins) => DueView { coins: (estate.status() * coins).into(), ..amount },
            Fate::Goods(_) | Fate::Coins(_) | Fate::PayStatus | Fate::Technology(_) => {
                DueView { coins: -i32::from(coins_due(estate, event)), ..amount }
            }
            Fate::Harvest | Fate::Food { .. } => {
                let (food, coins) = rules.food_due(event);
                DueView { coins: -i32::from(coins.unwrap_or(0)), or_food: true, food, ..amount }
            }
        };
        due.weighed(estate)
    }

    /// The same, with what the seat has.
    fn weighed(self, estate: &Estate) -> DueView {
        let (has, needed) = match self.good {
            Some(good) => (estate.goods[good.index()].into(), 1),
            None if self.or_food => (estate.food().into(), self.food.into()),
            None if self.points > 0 => (worth::worth(estate) + estate.coins, self.points.into()),
            None => (estate.coins, -self.coins),
        };
        let in_coins = self.or_food && self.coins < 0 && i32::from(estate.coins) >= -self.coins;
        DueView { has, met: i32::from(has) >= needed || in_coins, ..self }
    }
}

impl Orleans {
    /// The followers that nobody may gain in this round.
    pub(crate) fn barred(state: &State) -> Vec<Role> {
        let bans = if state.round == 0 { Bans::NONE } else { state.hour().bans() };
        Role::ALL.iter().copied().filter(|&role| bans.has(Bans::of(role))).collect()
    }

    /// Whether the event of the round forbids a place, or some of what it does.
    pub(crate) fn hits(&self, state: &State, estate: &Estate, place: Place) -> bool {
        if state.round == 0 {
            return false;
        }
        let bans = state.hour().bans();
        let some = match place.row().effect {
            Effect::Recruit(roles) => roles.iter().any(|&role| bans.has(Bans::of(role))),
            Effect::Travel { waterways: false, .. } => bans.has(Bans::ROADS),
            _ => false,
        };
        some || self.banned(state, estate, place)
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
