//! The rules of one table.

use crate::{
    action::Action,
    content::{Bonus, Colour, Duchy},
    step::Step,
};

/// The Castles of Burgundy: The Dice Game, composed for one table. Everything a config can change
/// is a value here.
#[derive(Clone, Debug)]
pub struct BurgundyDice {
    pub(crate) seats: u8,
    pub(crate) duchy: Duchy,
    pub(crate) castles: Castles,
    pub(crate) game_steps: Vec<Step>,
    pub(crate) round_steps: &'static [Step],
    pub(crate) clock: Clock,
    /// Points for the first and the second to complete each colour. r[burgundy-dice.colour.values]
    pub(crate) colour_points: [[u8; 2]; Colour::COUNT],
    pub(crate) colours: ColourPlaces,
    /// A seat may pass even if it could mark with the dice as rolled. r[burgundy-dice.round.pass]
    pub(crate) free_pass: bool,
    /// Silver earned with the first hex may pay for the second. r[burgundy-dice.bonus.silver-earned]
    pub(crate) silver_earned: bool,
    /// Circles in the row of each bonus. r[burgundy-dice.bonus.circles]
    pub(crate) circles: [u8; Bonus::COUNT],
}

/// How start castles are chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Castles {
    /// By everyone at the same time. r[burgundy-dice.setup.castle-secret]
    Secret,
    /// Openly in turn order, all different. r[burgundy-dice.variant.all-different]
    Different,
    /// By the owner of the game, for everyone. r[burgundy-dice.variant.all-the-same]
    Same,
}

/// The time columns.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Clock {
    /// Boxes in a column.
    pub boxes: u8,
    /// Boxes ticked for a single and for a double hourglass.
    pub ticks: [u8; 2],
    pub clause: &'static str,
}

/// Which of its two values a completed colour pays.
#[derive(Clone, Copy, Debug)]
pub(crate) enum ColourPlaces {
    /// The first value, and once that is gone, the second. r[burgundy-dice.colour.first]
    ByPlace,
    /// One of them in each phase. r[burgundy-dice.solo.colours]
    ByPhase([u8; 3]),
}

impl BurgundyDice {
    /// The duchy everyone plays on.
    pub fn duchy(&self) -> &Duchy {
        &self.duchy
    }

    /// Boxes in a time column, which is also the most rounds a phase can have.
    pub fn boxes(&self) -> u8 {
        self.clock.boxes
    }

    /// Whether this is the solo game.
    pub fn solo(&self) -> bool {
        self.seats == 1
    }

    /// Whether answers stay hidden until all seats have answered.
    pub(crate) fn withholds(&self, action: Action) -> bool {
        !self.solo()
            && match action {
                Action::Castle { .. } => self.castles == Castles::Secret,
                Action::Mark { .. } | Action::Pass => true,
                Action::Roll { .. } | Action::Reveal => false,
            }
    }
}
