//! What a seat could do now.

use std::cmp::Ordering;

use engine::Seat;
use protocol::Hint;
use search::{Budget, Stop};
use shelf::{BoxTable, Tried};

use crate::chances::worth;

/// How many turns a hint names.
const MOST: usize = 3;

/// Compares what a seat could do now, knowing only what it may know. When asked to stop, it gives the best it has found.
pub fn hint(table: &dyn BoxTable, seat: Seat, seed: u64, budget: Budget, stop: &Stop) -> Hint {
    let position = table.position(seat, seed);
    let counts = position.score_name().map(str::to_owned);
    let mut hint = Hint { seat, points: position.counts_points(), counts, choices: Vec::new() };
    if !position.is_asked() {
        return hint;
    }
    let best = position.advise(budget, stop).into_iter().take(MOST);
    hint.choices = best.map(|Tried { choice, .. }| choice).collect();
    // Turns that dropped out early were tried out less. None of them is better than the best.
    if let [best, others @ ..] = &mut hint.choices[..] {
        for other in &mut *others {
            other.expected = other.expected.min(best.expected);
            other.chance = other.chance.min(best.chance);
            other.score = other.score.zip(best.score).map(|(other, best)| other.min(best));
        }
        others.sort_by(|a, b| {
            worth(b, hint.points).partial_cmp(&worth(a, hint.points)).unwrap_or(Ordering::Equal)
        });
    }
    hint
}
