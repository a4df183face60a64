//! What the review of a game takes.

use std::ops::RangeInclusive;

use search::AHEAD_WORK;
use shelf::BoxTable;

/// How many simulated games the review of a whole game may take; the budget for each turn worth much thought follows
/// from it. Games are counted and not timed: on a busy machine a review takes longer, but says the same.
const GAMES: usize = 30_000;
const TURN: RangeInclusive<usize> = 60..=160;
/// How many where every turn is judged by the best turns after it. That takes more of them.
const GAMES_AHEAD: usize = 120_000;

/// What the review of a game takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReviewCost {
    /// How many turns there are.
    pub turns: usize,
    /// How many of them are worth much thought.
    weighty: usize,
    /// How many times its budget such a turn takes, with the luck before it and the small decisions after it.
    work: usize,
    /// How many times as many games it may take.
    quick: usize,
}

impl ReviewCost {
    /// The cost at a table.
    pub fn of(table: &dyn BoxTable) -> ReviewCost {
        let subject = table.subject();
        let (turns, outline) = (subject.turns(), subject.outline());
        ReviewCost {
            turns: turns.len(),
            weighty: turns.iter().filter(|turn| turn.is_weighty).count(),
            work: if outline.review.ahead { AHEAD_WORK as usize } else { 2 },
            quick: outline.quick,
        }
    }

    /// The budget for each turn, as a number of simulated games.
    pub fn simulations(self) -> u32 {
        let games = if self.work > 2 { GAMES_AHEAD } else { GAMES };
        let each = (games / (self.weighty * self.work).max(1)).clamp(*TURN.start(), *TURN.end());
        (self.quick * each) as u32
    }

    /// About how many simulated games the whole game takes with this budget for each turn.
    pub fn games(self, simulations: u32) -> usize {
        self.weighty * self.work * simulations as usize
    }

    /// How many games of usual length take as long as the whole review.
    pub fn usual_games(self) -> usize {
        self.games(self.simulations()) / self.quick
    }
}
