//! How strong bots are, the same names in every box.

use search::{Budget, Manner};

/// How strong a bot is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Level {
    /// Often plays without thinking.
    Novice,
    /// Sometimes plays without thinking.
    Easy,
    /// Plays what looks best.
    Medium,
    /// Looks further.
    Hard,
    /// Thinks as long as its budget lasts.
    Expert,
}

/// How a level plays in a box.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Way {
    /// It plays what looks best at first sight, but makes this many decisions in a thousand without thinking.
    FirstSight {
        /// How many decisions in a thousand.
        slips: u32,
    },
    /// It compares whole turns.
    Thinking(Manner),
}

impl Level {
    /// How a level plays in most boxes.
    pub const fn usual_way(self) -> Way {
        match self {
            Level::Novice => Way::FirstSight { slips: 300 },
            Level::Easy => Way::FirstSight { slips: 80 },
            Level::Medium => Way::FirstSight { slips: 0 },
            Level::Hard => thinking(12, 6, 48),
            Level::Expert => thinking(24, 10, 600),
        }
    }
}

/// Compares this many of the best turns by a number of simulated games.
pub const fn thinking(width: usize, turns: usize, simulations: u32) -> Way {
    Way::Thinking(Manner { width, turns, budget: Budget::Simulations(simulations) })
}
