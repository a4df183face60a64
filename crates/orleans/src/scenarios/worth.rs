//! Paying goods that are worth a number of points: for the Dues of the Duel, for the building materials of Capital
//! Vierzon, and in the Robbery of Invasion.

use engine::{Line, Seat, Sink};

use crate::{
    action::Action,
    apply::tools::{return_good, spend_coins},
    content::Good,
    estate::Estate,
    event::Event,
    rules::Orleans,
    scenarios::{
        cause::Cause,
        objectives::{Objective, complete},
    },
    state::State,
    step::Step,
};

/// What a seat's goods are worth together.
pub fn worth(estate: &Estate) -> u16 {
    Good::ALL.iter().map(|good| u16::from(estate.goods[good.index()]) * u16::from(good.value())).sum()
}

/// Whether a seat has goods worth this much, with its coins where they count.
pub(crate) fn can_pay(estate: &Estate, cause: Cause, points: u8) -> bool {
    let coins = if cause.takes_coins() { estate.coins } else { 0 };
    worth(estate) + coins >= points.into()
}

/// What a seat may give for the points that are missing. Giving goods never makes the rest unpayable.
pub(crate) fn offer(state: &State, seat: Seat, cause: Cause, left: u8, offer: &mut impl FnMut(Action)) {
    let estate = &state.estates[seat];
    for &good in Good::ALL.iter().filter(|good| estate.goods[good.index()] > 0) {
        offer(Action::Give { good });
    }
    if cause.takes_coins() && estate.coins >= left.into() {
        offer(Action::Coins);
    }
}

/// Asks for goods worth this many points, which the seat has. r[orleans.scenario.worth]
pub(crate) fn ask(
    rules: &Orleans,
    state: &mut State,
    seat: Seat,
    cause: Cause,
    left: u8,
    sink: &mut impl Sink<Event>,
) {
    if left == 0 {
        return paid(rules, state, seat, cause, sink);
    }
    debug_assert!(can_pay(&state.estates[seat], cause, left), "{seat} cannot pay {left} points");
    state.flow.push(Line::Lane(seat), Step::AskWorth(cause, left));
}

/// One good goes to the supply. There is no change.
pub(crate) fn give(
    rules: &Orleans,
    state: &mut State,
    seat: Seat,
    cause: Cause,
    left: u8,
    good: Good,
    sink: &mut impl Sink<Event>,
) {
    return_good(state, seat, good, cause.clause(), sink);
    ask(rules, state, seat, cause, left.saturating_sub(good.value()), sink);
}

/// Coins for the points that are missing. r[orleans.duel.event-dues]
pub(crate) fn pay_coins(
    rules: &Orleans,
    state: &mut State,
    seat: Seat,
    cause: Cause,
    left: u8,
    sink: &mut impl Sink<Event>,
) {
    spend_coins(state, seat, left.into(), cause.clause(), sink);
    paid(rules, state, seat, cause, sink);
}

fn paid(rules: &Orleans, state: &mut State, seat: Seat, cause: Cause, sink: &mut impl Sink<Event>) {
    match cause {
        Cause::Dues | Cause::Robbery => {}
        Cause::Materials => complete(rules, state, seat, Objective::Materials, sink),
    }
}
