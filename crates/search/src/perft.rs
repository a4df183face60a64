//! Perft: the number of ways in which a position can continue. Any change in what is legal shows in
//! the count.
//!
//! Each outcome of chance counts. If several seats are asked, the lowest answers first. A game that is over counts
//! once.

use engine::{Actor, Pending, Rules};

/// How many positions lie `depth` actions ahead.
pub fn perft<R: Rules>(rules: &R, state: &R::State, depth: u32) -> u64 {
    let Some((actor, actions)) = next(rules, state).filter(|_| depth > 0) else { return 1 };
    if depth == 1 {
        return actions.len() as u64;
    }
    let mut count = 0;
    for action in actions {
        let mut after = state.clone();
        rules.apply(&mut after, actor, action, &mut ());
        count += perft(rules, &after, depth - 1);
    }
    count
}

/// The same, split by the next action. This shows where to look when a count has changed.
pub fn divide<R: Rules>(rules: &R, state: &R::State, depth: u32) -> Vec<(String, u64)> {
    let Some((actor, actions)) = next(rules, state) else { return Vec::new() };
    let count = |action: R::Action| {
        let mut after = state.clone();
        rules.apply(&mut after, actor, action, &mut ());
        (format!("{actor} {action}"), perft(rules, &after, depth.saturating_sub(1)))
    };
    actions.into_iter().map(count).collect()
}

/// Who acts next, and the possible actions. Empty if the game is over.
fn next<R: Rules>(rules: &R, state: &R::State) -> Option<(Actor, Vec<R::Action>)> {
    match rules.pending(state) {
        Pending::Over => None,
        Pending::Chance => {
            let mut outcomes = Vec::new();
            rules.outcomes(state, &mut outcomes);
            Some((Actor::Chance, outcomes.into_iter().map(|(action, _)| action).collect()))
        }
        Pending::Seats(seats) => {
            let seat = seats.lowest().expect("somebody is asked");
            let mut legal = Vec::new();
            rules.legal(state, seat, &mut legal);
            Some((Actor::Seat(seat), legal))
        }
    }
}
