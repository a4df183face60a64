//! How likely things are still to happen on a sheet.

use ::burgundy_dice::{
    BurgundyDice, Player, State,
    content::{Colour, Hex},
};

/// The chance that one of the two dice of a kind shows a given side.
const ONE_SIDE: f32 = 11.0 / 36.0;
/// How often a box is ticked in a round, on average, where the hourglass die counts.
const TICKS: f32 = 4.0 / 3.0;

/// The rounds that are still to come, by phase.
#[derive(Clone, Copy, Debug)]
pub(super) struct Outlook {
    pub(super) rounds: [f32; 3],
}

impl Outlook {
    pub(super) fn new(rules: &BurgundyDice, state: &State) -> Outlook {
        let ticks = if rules.solo() { 1.0 } else { TICKS };
        let whole = f32::from(rules.boxes()) / ticks;
        let mut rounds = [0.0; 3];
        for (phase, rounds) in rounds.iter_mut().enumerate() {
            *rounds = match phase.cmp(&usize::from(state.phase)) {
                std::cmp::Ordering::Less => 0.0,
                std::cmp::Ordering::Equal => f32::from(rules.boxes() - state.ticks) / ticks,
                std::cmp::Ordering::Greater => whole,
            };
        }
        Outlook { rounds }
    }

    /// All rounds still to come.
    pub(super) fn left(&self) -> f32 {
        self.rounds.iter().sum()
    }

    /// How likely it is to finish something within `rounds` if it takes `steps` marks, each possible in a
    /// share `ease` of the rounds.
    pub(super) fn finished(rounds: f32, steps: u32, ease: f32) -> f32 {
        if rounds < steps as f32 * 0.5 {
            return 0.0;
        }
        let one = 1.0 - (1.0 - ease).powf(rounds / steps as f32);
        one.powi(steps as i32)
    }
}

/// The share of rolls in which a hex can be marked, once a hex next to it is.
pub(super) fn ease(rules: &BurgundyDice, player: &Player, hex: Hex) -> f32 {
    let fitting = player.front.takes(rules.duchy(), hex).count_ones();
    let missed = (6 - fitting) as f32 / 6.0;
    ONE_SIDE * (1.0 - missed * missed)
}

/// The share of the 36 pairs of a colour and a number that could mark something.
pub(super) fn breadth(rules: &BurgundyDice, player: &Player) -> f32 {
    let numbers = Colour::ALL.map(|colour| player.front.usable(rules.duchy(), colour).count_ones());
    let pairs: u32 = numbers.iter().sum();
    pairs as f32 / 36.0
}
