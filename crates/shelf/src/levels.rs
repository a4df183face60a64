//! Five levels of opponents, the same names in every box.

use std::sync::Arc;

use search::{Bot, Budget, Careless, Manner, Mind as _, Thinker};

use crate::{
    bots::{BotKind, BotSetup, BotSpec},
    level::{Level, Way},
    spec::BoxSpec,
};

/// The bot of a level in a box.
pub const fn level_bot<B: BoxSpec>(level: Level) -> BotSpec<B::Rules> {
    let (name, about): (_, &str) = match level {
        Level::Novice => ("novice", "plays what looks best, but often does not think"),
        Level::Easy => ("easy", "plays what looks best, with a slip now and then"),
        Level::Medium => ("medium", "plays what looks best, and does not look further"),
        Level::Hard => ("hard", "compares whole turns before it plays one"),
        Level::Expert => {
            ("expert", "tries out the best turns in simulated games, and plays the one that does best")
        }
    };
    let make: fn(&BotSetup) -> Box<dyn Bot<B::Rules>> = match level {
        Level::Novice => |setup| make::<B>(Level::Novice, setup),
        Level::Easy => |setup| make::<B>(Level::Easy, setup),
        Level::Medium => |setup| make::<B>(Level::Medium, setup),
        Level::Hard => |setup| make::<B>(Level::Hard, setup),
        Level::Expert => |setup| make::<B>(Level::Expert, setup),
    };
    let thinks = matches!(level, Level::Hard | Level::Expert);
    BotSpec { name, about, kind: BotKind::Level(level), thinks, make }
}

fn make<B: BoxSpec>(level: Level, setup: &BotSetup) -> Box<dyn Bot<B::Rules>> {
    let mind = Arc::new(B::mind(setup.character));
    match B::way(level) {
        Way::FirstSight { slips } => Box::new(Careless::new(mind.glance(setup.luck), slips, setup.luck)),
        Way::Thinking(manner) => {
            let budget = setup.budget.unwrap_or(manner.budget);
            Box::new(Thinker::new(mind, Manner { budget, ..manner }, setup.luck, setup.stop.clone()))
        }
    }
}

/// How to think about each turn for people: like `expert`, with another budget.
pub(crate) fn manner<B: BoxSpec>(budget: Budget) -> Manner {
    match B::way(Level::Expert) {
        Way::Thinking(manner) => Manner { budget, ..manner },
        Way::FirstSight { .. } => Manner { width: 12, turns: 6, budget },
    }
}
