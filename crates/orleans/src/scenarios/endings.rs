//! How the solo scenarios end, and what is true of an end.

use engine::{Next, Outcome, Seat, Sink, Verdict};

use crate::{
    apply::tools::finish_game,
    audit::check,
    event::Event,
    rules::Orleans,
    state::{End, State},
};

/// After the last round, a seat that plays alone has not won.
pub(super) fn end_last_round(rules: &Orleans, state: &mut State, sink: &mut impl Sink<Event>) -> bool {
    let last = state.round == rules.rounds;
    if last {
        finish_game(state, End::Rounds, rules.scenario.end_clause, sink);
    }
    last
}

/// Objectives, how the game has ended, and whether followers may be safe because others are drawn.
pub(super) fn audit(rules: &Orleans, state: &State, drawing: bool) -> Result<(), String> {
    let known = rules.scenario.objectives.iter().fold(0, |all, objective| all | objective.bit());
    for seat in Seat::all(rules.seats) {
        let done = state.estates[seat].objectives;
        check(done & !known == 0, || format!("{seat} has met an objective of another scenario"))?;
        let alone = rules.seats == 1 && known != 0;
        let won = state.end == End::Objectives;
        check(!alone || won == (done == known), || "the game goes on after it is won".to_owned())?;
    }
    let goal = rules.terms.goal > 0 && state.estates[Seat(0)].citizens >= rules.terms.goal;
    let over = state.flow.next() == Next::Over;
    check(!over || rules.terms.goal == 0 || goal == (state.end == End::Objectives), || {
        "the citizens do not decide".to_owned()
    })?;
    let unpaid = state.end == End::Unpaid;
    check(unpaid != state.fallen.is_empty(), || "somebody has fallen, or nobody".to_owned())?;
    check(over || state.end == End::Open, || "the game goes on after its end".to_owned())?;
    check(state.safe.is_empty() || drawing, || "nobody is banished now".to_owned())
}

/// Won or lost, and what has been achieved.
pub(super) fn solo_result(state: &State, achieved: u16) -> Outcome {
    let won = state.end == End::Objectives;
    let mut outcome = Outcome::new(if won { Verdict::Won } else { Verdict::Lost });
    outcome.place(Seat(0), if won { 1 } else { 2 }, achieved as i16);
    outcome
}
