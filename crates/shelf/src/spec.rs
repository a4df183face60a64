//! What a box says about itself, in types.

use search::{Budget, Manner, Mind};

use crate::{
    about::About,
    bots::BotSpec,
    level::{Level, Way},
    school::School,
    tuning::Tuning,
    witness::Witness,
};

/// A box with its bots. [`crate::GameBox::of`] hides the types.
pub trait BoxSpec: Witness {
    /// What it says about itself.
    const ABOUT: &'static About;

    /// What its thinking bots know.
    type Mind: Mind<Self::Rules>;

    /// Its bots: `random`, those for comparison, then the levels. Every box has `random`.
    fn bots() -> &'static [BotSpec<Self::Rules>];

    /// The knowledge of one bot, by its character.
    fn mind(character: u64) -> Self::Mind;

    /// How nets learn it, if there is a way.
    fn school() -> Option<&'static School<Self::Rules>> {
        None
    }

    /// How players with a net think in the games it learns from. Usually they take the turn after which the net likes
    /// their position best.
    fn pupil() -> Manner {
        Manner { width: 16, turns: 1, budget: Budget::Simulations(1) }
    }

    /// How the numbers that guide its bots are tried, if they are in a file.
    fn tuning() -> Option<&'static Tuning<Self::Rules>> {
        None
    }

    /// How a level plays here.
    fn way(level: Level) -> Way {
        level.usual_way()
    }
}
