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

/// The most hexes and rounds that [`in_time`] knows.
const STEPS: usize = 4;
const ROUNDS: usize = 10;

/// How likely it is to have marked this many hexes within some rounds, by how many numbers fit, if nothing else is
/// marked in these rounds.
static IN_TIME: [[[f32; ROUNDS + 1]; STEPS]; 7] = {
    let mut table = [[[0.0; ROUNDS + 1]; STEPS]; 7];
    let mut fitting = 0;
    while fitting < 7 {
        let ease = ease_of(fitting);
        // How likely each number of marks is, before and after a round.
        let mut marks = [1.0, 0.0, 0.0, 0.0, 0.0];
        let mut round = 0;
        while round < ROUNDS {
            let mut step = STEPS;
            while step > 0 {
                let stays = if step == STEPS { 1.0 } else { 1.0 - ease };
                marks[step] = marks[step] * stays + marks[step - 1] * ease;
                step -= 1;
            }
            marks[0] *= 1.0 - ease;
            round += 1;
            let (mut steps, mut enough) = (STEPS, 0.0);
            while steps > 0 {
                enough += marks[steps];
                table[fitting][steps - 1][round] = enough;
                steps -= 1;
            }
        }
        fitting += 1;
    }
    table
};

/// How likely it is to mark this many hexes that take these numbers within some rounds, if nothing else is
/// marked.
pub(super) fn in_time(numbers: u8, steps: usize, rounds: f32) -> f32 {
    let table = &IN_TIME[numbers.count_ones() as usize];
    let rounds = (rounds.round() as usize).min(ROUNDS);
    table.get(steps - 1).map_or(0.0, |chances| chances[rounds])
}

/// The share of rolls in which a hex can be marked, once a hex next to it is.
pub(super) fn ease(rules: &BurgundyDice, player: &Player, hex: Hex) -> f32 {
    ease_of(player.front.takes(rules.duchy(), hex).count_ones() as usize)
}

/// The same for this many numbers that fit.
const fn ease_of(fitting: usize) -> f32 {
    let missed = (6 - fitting) as f32 / 6.0;
    ONE_SIDE * (1.0 - missed * missed)
}

/// The share of the 36 pairs of a colour and a number that could mark something.
pub(super) fn breadth(rules: &BurgundyDice, player: &Player) -> f32 {
    let numbers = Colour::ALL.map(|colour| player.front.usable(rules.duchy(), colour).count_ones());
    let pairs: u32 = numbers.iter().sum();
    pairs as f32 / 36.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_to_finish_in_time_are_those_of_the_dice() {
        let is = |numbers, steps, rounds, chance: f32| {
            assert!((in_time(numbers, steps, rounds) - chance).abs() < 1e-6, "{steps} in {rounds}");
        };
        let any = 0b11_1111;
        is(any, 1, 1.0, ONE_SIDE);
        is(any, 1, 2.0, 1.0 - (1.0 - ONE_SIDE).powi(2));
        is(any, 2, 2.0, ONE_SIDE * ONE_SIDE);
        is(any, 2, 3.0, ONE_SIDE * ONE_SIDE * (3.0 - 2.0 * ONE_SIDE));
        is(any, 4, 4.0, ONE_SIDE.powi(4));
        is(any, 2, 1.0, 0.0);
        is(0, 1, 10.0, 0.0);
        // One number in six is on one of two dice in 11 rolls of 36.
        is(0b1, 1, 1.0, ONE_SIDE * 11.0 / 36.0);
    }
}
