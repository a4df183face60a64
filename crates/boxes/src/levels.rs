//! Five levels of opponents, the same names in every box.

use std::sync::Arc;

use search::{Bot, Budget, Careless, Manner, Mind as _, Thinker};

use crate::{BotKind, BotSetup, BotSpec, VariantSpec};

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
pub(crate) const fn thinking(width: usize, turns: usize, simulations: u32) -> Way {
    Way::Thinking(Manner { width, turns, budget: Budget::Simulations(simulations) })
}

/// The bot of a level.
fn make<R: VariantSpec>(level: Level, setup: &BotSetup) -> Box<dyn Bot<R>> {
    let mind = Arc::new(R::mind(setup.temper));
    match R::way(level) {
        Way::FirstSight { slips } => Box::new(Careless::new(mind.glance(setup.luck), slips, setup.luck)),
        Way::Thinking(manner) => {
            let budget = setup.budget.unwrap_or(manner.budget);
            Box::new(Thinker::new(mind, Manner { budget, ..manner }, setup.luck, setup.stop.clone()))
        }
    }
}

impl<R: VariantSpec> BotSpec<R> {
    /// The weakest level.
    pub const NOVICE: BotSpec<R> = BotSpec {
        name: "novice",
        about: "plays what looks best, but often does not think",
        kind: BotKind::Level(Level::Novice),
        thinks: false,
        make: |setup| make::<R>(Level::Novice, setup),
    };
    /// The second level.
    pub const EASY: BotSpec<R> = BotSpec {
        name: "easy",
        about: "plays what looks best, with a slip now and then",
        kind: BotKind::Level(Level::Easy),
        thinks: false,
        make: |setup| make::<R>(Level::Easy, setup),
    };
    /// The third level.
    pub const MEDIUM: BotSpec<R> = BotSpec {
        name: "medium",
        about: "plays what looks best, and does not look further",
        kind: BotKind::Level(Level::Medium),
        thinks: false,
        make: |setup| make::<R>(Level::Medium, setup),
    };
    /// The fourth level.
    pub const HARD: BotSpec<R> = BotSpec {
        name: "hard",
        about: "compares whole turns before it plays one",
        kind: BotKind::Level(Level::Hard),
        thinks: true,
        make: |setup| make::<R>(Level::Hard, setup),
    };
    /// The strongest level.
    pub const EXPERT: BotSpec<R> = BotSpec {
        name: "expert",
        about: "tries out the best turns in simulated games, and plays the one that does best",
        kind: BotKind::Level(Level::Expert),
        thinks: true,
        make: |setup| make::<R>(Level::Expert, setup),
    };
}

#[cfg(test)]
mod tests {
    use engine::{Config, Seat};

    use super::*;
    use crate::{BOXES, find};

    #[test]
    fn every_box_offers_the_five_levels_and_suggests_the_middle_one() {
        let levels = [Level::Novice, Level::Easy, Level::Medium, Level::Hard, Level::Expert];
        for game in BOXES {
            let kinds: Vec<BotKind> = game.opponents().into_iter().map(|bot| bot.kind).collect();
            assert_eq!(kinds, levels.map(BotKind::Level), "{}", game.id);
            assert_eq!(game.usual_bot(), "medium", "{}", game.id);
            assert_eq!(game.check_bots(["random", "greedy", "steady"]), Vec::<String>::new(), "{}", game.id);
        }
    }

    /// Everybody uses the same dice in the Dice Game, so bots that think alike fill in the same sheet.
    #[test]
    fn two_bots_of_one_level_do_not_play_alike() {
        let game = find("burgundy-dice").unwrap();
        for level in ["novice", "easy", "medium", "hard", "expert@20"] {
            let arena = game.arena(&Config::seats(2), &[level.to_owned(), level.to_owned()]).unwrap();
            let differ = (0..4).filter(|&seed| {
                let record = arena.game(seed, true).record.unwrap().to_string();
                let of = |seat: Seat| -> Vec<&str> {
                    let prefix = format!("{seat} ");
                    record.lines().filter_map(|line| line.strip_prefix(&prefix)).collect()
                };
                of(Seat(0)) != of(Seat(1))
            });
            assert!(differ.count() >= 3, "{level}");
        }
    }
}
