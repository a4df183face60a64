//! What happens to a seat that cannot pay where there is no torture: it has lost.

use engine::{Seat, SeatSet, Sink};

use super::row::Unpaid;
use crate::{
    apply::tools::finish_game,
    content::Fate,
    due::coins_due,
    event::{Event, What},
    rules::Orleans,
    state::{End, State},
};

/// Whether a seat can pay what the event of the round demands. What the row leaves to the scenario demands nothing.
pub(super) fn can_pay(rules: &Orleans, state: &State, seat: Seat) -> bool {
    let (hour, estate) = (state.hour(), &state.estates[seat]);
    match hour.row().fate {
        Fate::Goods(_) | Fate::Coins(_) | Fate::PayStatus | Fate::Technology(_) => {
            estate.coins >= coins_due(estate, hour).into()
        }
        Fate::Harvest | Fate::Food { .. } => {
            let (food, coins) = rules.food_due(hour);
            estate.food() >= food || coins.is_some_and(|coins| estate.coins >= coins.into())
        }
        Fate::Nothing | Fate::Plague(_) | Fate::Stations(_) | Fate::Status(_) | Fate::Special => true,
    }
}

/// Seats that can neither pay what an event demands nor keep it away lose, all at the same time. True if there
/// are any. r[orleans.duel.unpaid-both]
pub(super) fn fall_together(
    rules: &Orleans,
    state: &mut State,
    can_pay: impl Fn(&Orleans, &State, Seat) -> bool,
    sink: &mut impl Sink<Event>,
) -> bool {
    let lost = |&seat: &Seat| !rules.may_ward(state, seat) && !can_pay(rules, state, seat);
    let lost: SeatSet = rules.in_order(state.first).filter(lost).collect();
    if !lost.is_empty() {
        fall(rules, state, lost, sink);
    }
    !lost.is_empty()
}

/// A seat cannot pay what it must.
pub(crate) fn falls(rules: &Orleans, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
    fall(rules, state, SeatSet::only(seat), sink);
}

/// The game is over. r[orleans.duel.unpaid] r[orleans.salesman.starve]
#[cold]
fn fall(rules: &Orleans, state: &mut State, lost: SeatSet, sink: &mut impl Sink<Event>) {
    let Unpaid::Loss(clause) = rules.scenario.unpaid else { unreachable!("torture waits for {lost:?}") };
    state.fallen = lost;
    let hour = state.hour();
    lost.iter().for_each(|seat| sink.emit(Event::new(clause, What::Falls { seat, hour })));
    let draw = lost == Seat::all(rules.seats).collect() && rules.seats > 1;
    finish_game(state, End::Unpaid, if draw { "orleans.duel.unpaid-both" } else { clause }, sink);
}
