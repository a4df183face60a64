//! What a seat cannot pay as things are, in games that a seat loses if it cannot pay an event.

use ::orleans::{
    Action, Estate, Orleans, State, coins_due,
    content::{Fate, Good, Hour},
    scenarios::{Deck, Unpaid},
};
use engine::{Actor, Rules as _, Seat};

use super::dues::dues;

/// How many events a bot keeps in mind when it does not think, counting this round's. With three, `novice` lost 48 % of
/// 200 Duels to an event it could not pay, with five 20 % and with seven 8 % (docs/bots.md).
const AHEAD: usize = 7;
/// How many coins a missing meal or cheese counts as, if coins cannot replace it.
const MEAL: u16 = 5;

/// Whether everybody sees that an action may lose the game at once: something that an event to come demands is not there yet, so nothing
/// may be left to chance, or the action spends it.
pub(super) fn is_reckless(rules: &Orleans, state: &State, seat: Seat, action: Action) -> bool {
    let (Deck::Fixed(schedule), Unpaid::Loss(_)) = (rules.scenario().deck, rules.scenario().unpaid) else {
        return false;
    };
    if state.round == 0 {
        return false;
    }
    // A seat that answers an event has only the later ones ahead.
    let answers = matches!(action, Action::Coins | Action::Give { .. } | Action::BuyCitizen);
    let (round, answered) = (usize::from(state.round) - 1, usize::from(answers));
    let lacks = |me: &Estate, from: usize| {
        let ahead = schedule.iter().copied().take(round + AHEAD);
        arrears(rules, me, ahead.skip(from)) > 0
    };
    if lacks(&state.estates[seat], round + answered) {
        return true;
    }
    let mut after = *state;
    rules.apply(&mut after, Actor::Seat(seat), action, &mut ());
    // The last action of a round leads to the next one.
    let next = usize::from(after.round) - 1;
    let from = if next > round { next } else { round + answered };
    lacks(&after.estates[seat], from)
}

/// How many coins an estate is short of for a run of events if it gains nothing more.
fn arrears(rules: &Orleans, me: &Estate, events: impl Iterator<Item = Hour>) -> u16 {
    let (mut coins, mut food, mut lacking) = (me.coins, me.food(), 0);
    let mut cheese = me.goods[Good::Cheese.index()];
    let mut goods: u16 = Good::ALL.iter().map(|good| u16::from(me.goods[good.index()] * good.value())).sum();
    for hour in events {
        let mut pay = |due: u16| {
            lacking += due.saturating_sub(coins);
            coins = coins.saturating_sub(due);
        };
        match (hour.row().fate, hour) {
            (Fate::Harvest | Fate::Food { .. }, _) => match rules.food_due(hour) {
                (due, _) if food >= due => food -= due,
                (_, Some(due)) => pay(due.into()),
                (due, None) => {
                    lacking += MEAL * u16::from(due - food);
                    food = 0;
                }
            },
            (_, Hour::CheeseDay) if cheese == 0 => lacking += MEAL,
            (_, Hour::CheeseDay) => (cheese, food) = (cheese - 1, food.saturating_sub(1)),
            (_, Hour::Dues7 | Hour::Dues4) => {
                let due = u16::from(dues(hour));
                pay(due.saturating_sub(goods));
                goods = goods.saturating_sub(due);
            }
            _ => pay(coins_due(me, hour).into()),
        }
    }
    lacking
}
