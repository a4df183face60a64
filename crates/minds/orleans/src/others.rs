//! Invasion: what seats need from each other.

use ::orleans::{
    Orleans, State,
    content::{Good, Hour},
    scenarios::{
        invasion::{Character, Due, Measure},
        worth::worth,
    },
};
use engine::Seat;

use super::{demands::trip, partners::LOSS, team::spare};

/// Rounds before a due in which others help with it.
const AHEAD: u8 = 3;

/// What one more of a good is worth to another seat.
pub(super) fn good(rules: &Orleans, state: &State, seat: Seat, good: Good) -> f32 {
    let me = &state.estates[seat];
    let mut wanted = 0.0;
    rules.personal(state, seat, &mut |measure, have, need| {
        let counts = match measure {
            Measure::Food => good.food(),
            Measure::Wealth => !good.food(),
            _ => measure == Measure::good(good),
        };
        if counts && have < need {
            wanted = if measure == Measure::good(good) { 4.0 } else { f32::from(good.value()) };
        }
    });
    if state.hour() == Hour::Robbery && me.defence.towers == 0 && worth(me) < 5 {
        wanted += LOSS / 5.0 * f32::from(good.value());
    }
    if me.defence.character == Some(Character::EstateManager) {
        let last = (state.round + AHEAD).min(rules.rounds());
        let asked = |round: u8| matches!(rules.due(round), Due::Goods(due, _) if due == good);
        let next = (state.round..=last).find(|&round| asked(round));
        if let Some(round) = next.filter(|_| me.goods[good.index()] == 0) {
            wanted += LOSS / f32::from(1 + round - state.round);
        }
    }
    wanted
}

/// How many coins another seat lacks, and what each of them is worth.
pub(super) fn coins(rules: &Orleans, state: &State, seat: Seat) -> (u8, f32) {
    let me = &state.estates[seat];
    let mut lacks = (0, 0.0);
    rules.personal(state, seat, &mut |measure, have, need| {
        if matches!(measure, Measure::Coins | Measure::Wealth) && have < need {
            lacks = ((need - have) as u8, f32::from(state.round) / f32::from(rules.rounds()));
        }
    });
    let owed = trip(state, seat);
    if me.defence.character == Some(Character::EstateManager) || owed > 0 {
        let manages = me.defence.character == Some(Character::EstateManager);
        let due = |round: u8| match rules.due(round.min(rules.rounds())) {
            Due::Coins(coins) if manages => coins,
            _ => 0,
        };
        let now = owed + due(state.round);
        let soon = now + due(state.round + 1);
        let purse = me.coins.min(255) as u8;
        if purse < now {
            lacks = (now - purse, LOSS);
        } else if purse < soon {
            lacks = (soon - purse, 6.0);
        }
    }
    lacks
}

/// What the best three goods for another seat are worth to it.
pub(super) fn cart(rules: &Orleans, state: &State, from: Seat, to: Seat) -> f32 {
    let spare = spare(rules, state, from);
    let mut loads = [0.0_f32; 3];
    for &one in Good::ALL {
        let wanted = good(rules, state, to, one);
        for _ in 0..spare[one.index()].min(3) {
            if let Some(least) = loads.iter_mut().min_by(|a, b| a.total_cmp(b))
                && *least < wanted
            {
                *least = wanted;
            }
        }
    }
    loads.iter().sum()
}
