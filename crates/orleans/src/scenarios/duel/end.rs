//! How the Duel ends.

use engine::{Outcome, Seat, Sink, Verdict};

use crate::{
    apply::tools::finish_game,
    event::Event,
    rules::Orleans,
    scenarios::{endings::end_last_round, objectives::all_objectives, worth::worth},
    state::{End, State},
};

/// r[orleans.duel.goal] Whether somebody has completed everything, or the last round is over.
pub(super) fn end_round(rules: &Orleans, state: &mut State, sink: &mut impl Sink<Event>) -> bool {
    if Seat::all(rules.seats).any(|seat| all_objectives(rules, state, seat)) {
        finish_game(state, End::Objectives, "orleans.duel.goal", sink);
        return true;
    }
    end_last_round(rules, state, sink)
}

/// r[orleans.duel.end] When all have passed, objectives come before the event. True if the game is over.
pub(super) fn ends_before_event(rules: &Orleans, state: &mut State, sink: &mut impl Sink<Event>) -> bool {
    let met =
        rules.terms.objectives_first && Seat::all(rules.seats).any(|seat| all_objectives(rules, state, seat));
    if met {
        finish_game(state, End::Objectives, "orleans.duel.end", sink);
    }
    met
}

/// A seat that could not pay has lost. Then objectives count, then goods, then coins.
/// r[orleans.duel.tie-goods] r[orleans.duel.tie-coins] r[orleans.duel.tie-shared] r[orleans.duel.nobody]
pub(super) fn result(rules: &Orleans, state: &State) -> Outcome {
    let key = |seat: Seat| {
        let estate = &state.estates[seat];
        let unpaid = state.end == End::Unpaid;
        // If both could not pay, it is a draw.
        let rest = (rules.objectives_done(state, seat), worth(estate), estate.coins);
        (!state.fallen.contains(seat), if unpaid { Default::default() } else { rest })
    };
    let mut outcome = Outcome::new(Verdict::Ranked);
    for seat in Seat::all(rules.seats) {
        let better = Seat::all(rules.seats).filter(|&other| key(other) > key(seat)).count();
        outcome.place(seat, better as u8 + 1, rules.objectives_done(state, seat).into());
    }
    outcome
}
