//! A learned evaluation: a small net that looks at a position from one seat and says what that seat will score.
//!
//! It corrects an estimate that people wrote. So a net that has learned nothing plays like that estimate, and what a net
//! has never seen, such as the tiles of a module, is still judged by it.
//!
//! What the net sees comes through a [`Lens`], which knows the game. The net itself has two hidden layers. The units of
//! the first come in banks, and the lens says how many there are. The inputs are sparse, so a position costs one row of
//! weights for each input that is not zero.
//!
//! Everything is plain Rust arithmetic in a fixed order. So a net gives the same values, bit for bit, on every
//! machine, and the same seed trains the same net. A library for matrices would choose its order by the processor
//! (and could only be called from `unsafe` code), and it would not gain anything from the zeros.

#![expect(clippy::cast_precision_loss, reason = "counts of positions and units are far below 2^23")]

mod backward;
mod file;
mod half;
mod learned;
mod lessons;
mod train;

use std::cell::RefCell;

use engine::{Pending, Rng, Rules, Seat};
use pulp::Arch;

use self::backward::dot;
pub use self::{
    file::{About, NetProblem, Precision, sealed},
    learned::Learned,
    lessons::Lessons,
    train::{Course, Trainer, rests},
};

/// The units in a bank of the first hidden layer.
pub const BANK: usize = 64;
/// The width of the second hidden layer.
pub const NARROW: usize = 32;
/// The factor for the outputs: a net that says 1 means this many points.
const SCALE: f32 = 50.0;

/// What a net sees of a position, from one seat.
pub trait Lens<R: Rules>: Send + Sync {
    /// Whether it can see games by these rules. Others need another judge.
    fn sees(&self, rules: &R) -> bool {
        let _ = rules;
        true
    }

    /// How many inputs there are.
    fn inputs(&self) -> usize;

    /// How many banks of units the first hidden layer of a new net has. With more of them a
    /// net learns more, and takes longer.
    fn banks(&self) -> usize {
        1
    }

    /// Changes whenever the inputs mean something else. Nets for other versions are refused.
    fn version(&self) -> u16;

    /// Whether a position is of the kind that nets judge. The others are not used as lessons.
    fn learns(&self, rules: &R, state: &R::State, seat: Seat) -> bool {
        let _ = (rules, state, seat);
        true
    }

    /// The position to look at instead, if there is a better one to judge: where others still have to answer something,
    /// the position after their likely answers.
    fn settle(&self, rules: &R, state: &R::State) -> Option<R::State> {
        let _ = (rules, state);
        None
    }

    /// Appends the inputs that are not zero.
    fn look(&self, rules: &R, state: &R::State, seat: Seat, acc: &mut Vec<(u16, f32)>);

    /// What the position is worth without a net, and the result once the game is over. The net predicts the difference
    /// from the result.
    fn base(&self, rules: &R, state: &R::State, seat: Seat) -> f32;

    /// The result of a finished game: the score of the seat's side, or what counts in its place.
    fn result(&self, rules: &R, end: &R::State, seat: Seat) -> f32 {
        let outcome = rules.outcome(end).expect("the game is over");
        f32::from(outcome.side_scores[seat])
    }
}

/// Room for the inputs, reused from one position to the next.
#[derive(Clone, Debug, Default)]
pub struct Scratch(Vec<(u16, f32)>);

impl Scratch {
    /// Lends the room that each thread has.
    #[inline]
    pub fn with<T>(f: impl FnOnce(&mut Scratch) -> T) -> T {
        thread_local! {
            static ROOM: RefCell<Scratch> = const { RefCell::new(Scratch(Vec::new())) };
        }
        ROOM.with(|room| f(&mut room.borrow_mut()))
    }
}

/// The numbers that training changes. Gradients and the trainer's moments have the same form.
#[derive(Clone, PartialEq, Debug)]
struct Weights {
    /// One row for each input and bank. The banks of an input are next to each other.
    first: Vec<[f32; BANK]>,
    first_bias: Vec<[f32; BANK]>,
    /// One row for each unit of the first layer.
    second: Vec<[f32; NARROW]>,
    second_bias: [f32; NARROW],
    /// One row for each output.
    last: Vec<[f32; NARROW]>,
    last_bias: Vec<f32>,
}

impl Weights {
    fn zero(shape: Shape) -> Weights {
        Weights {
            first: vec![[0.0; BANK]; shape.inputs * shape.banks],
            first_bias: vec![[0.0; BANK]; shape.banks],
            second: vec![[0.0; NARROW]; shape.banks * BANK],
            second_bias: [0.0; NARROW],
            last: vec![[0.0; NARROW]; shape.outputs],
            last_bias: vec![0.0; shape.outputs],
        }
    }

    fn shape(&self) -> Shape {
        let banks = self.first_bias.len();
        Shape { inputs: self.first.len() / banks, banks, outputs: self.last.len() }
    }

    /// Every number, always in the same order: the order of the file.
    fn slices(&self) -> [&[f32]; 6] {
        [
            self.first.as_flattened(),
            self.first_bias.as_flattened(),
            self.second.as_flattened(),
            &self.second_bias,
            self.last.as_flattened(),
            &self.last_bias,
        ]
    }

    /// The same, to change them.
    fn slices_mut(&mut self) -> [&mut [f32]; 6] {
        [
            self.first.as_flattened_mut(),
            self.first_bias.as_flattened_mut(),
            self.second.as_flattened_mut(),
            &mut self.second_bias,
            self.last.as_flattened_mut(),
            &mut self.last_bias,
        ]
    }
}

/// How large a net is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Shape {
    inputs: usize,
    banks: usize,
    outputs: usize,
}

impl Shape {
    /// How many numbers a net of this shape has.
    fn count(&self) -> usize {
        let wide = self.banks * BANK;
        (self.inputs + 1) * wide + (wide + 1) * NARROW + self.outputs * (NARROW + 1)
    }
}

/// A learned evaluation.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    about: About,
    weights: Weights,
}

impl Net {
    /// A net that has not learned anything yet. The same seed gives the same net.
    pub fn new(about: About, inputs: usize, banks: usize, seed: u64) -> Net {
        let mut rng = Rng::new(seed);
        let mut weights = Weights::zero(Shape { inputs, banks, outputs: 1 });
        // About 60 inputs of a position count, whatever their number. Inputs that are rare change their weights little, so
        // these must be small from the start, or they would only add noise.
        let mut fill = |slice: &mut [f32], fan: f32, size: f32| {
            let width = size * (6.0 / fan).sqrt();
            for weight in slice.iter_mut() {
                *weight = width * signed(&mut rng);
            }
        };
        fill(weights.first.as_flattened_mut(), 60.0, 0.15);
        fill(weights.second.as_flattened_mut(), (banks * BANK) as f32, 1.0);
        fill(weights.last.as_flattened_mut(), NARROW as f32, 0.3);
        weights.first_bias.as_flattened_mut().fill(0.1);
        Net { about, weights }
    }

    /// What it was made for, and how.
    pub fn about(&self) -> &About {
        &self.about
    }

    /// The same net, described differently.
    #[must_use]
    pub fn described(self, about: About) -> Net {
        Net { about, ..self }
    }

    /// How many inputs it has.
    pub fn inputs(&self) -> usize {
        self.weights.shape().inputs
    }

    /// The score that `seat` can expect at the end of the game.
    #[inline]
    pub fn value<R: Rules>(
        &self,
        lens: &(impl Lens<R> + ?Sized),
        rules: &R,
        state: &R::State,
        seat: Seat,
        scratch: &mut Scratch,
    ) -> f32 {
        let base = lens.base(rules, state, seat);
        if rules.pending(state) == Pending::Over {
            return base;
        }
        scratch.0.clear();
        lens.look(rules, state, seat, &mut scratch.0);
        base + self.rest(&scratch.0.iter().copied())
    }

    /// How far the final score will be above the estimate without a net, for a seat with these inputs.
    #[inline]
    pub fn rest(&self, inputs: &(impl Iterator<Item = (u16, f32)> + Clone)) -> f32 {
        self.output(0, &self.answers(inputs, |_| ())) * SCALE
    }

    /// What the units of the second layer make of a position. `seen` receives the values of each bank of the
    /// first.
    ///
    /// The compiler makes a version of this for processors with wide registers, and one for the others. Both add in the
    /// same order, so they give the same numbers.
    fn answers(
        &self,
        inputs: &(impl Iterator<Item = (u16, f32)> + Clone),
        mut seen: impl FnMut([f32; BANK]),
    ) -> [f32; NARROW] {
        Arch::new().dispatch(
            #[inline(always)]
            || {
                let weights = &self.weights;
                let banks = weights.first_bias.len();
                let mut narrow = weights.second_bias;
                for (bank, rows) in weights.second.as_chunks::<BANK>().0.iter().enumerate() {
                    let mut wide = weights.first_bias[bank];
                    for (input, value) in inputs.clone() {
                        let row = &weights.first[usize::from(input) * banks + bank];
                        for (sum, weight) in wide.iter_mut().zip(row) {
                            *sum += value * weight;
                        }
                    }
                    let wide = wide.map(|sum| sum.max(0.0));
                    for (row, unit) in rows.iter().zip(wide) {
                        for (sum, weight) in narrow.iter_mut().zip(row) {
                            *sum += unit * weight;
                        }
                    }
                    seen(wide);
                }
                narrow.map(|sum| sum.max(0.0))
            },
        )
    }

    fn output(&self, output: usize, narrow: &[f32; NARROW]) -> f32 {
        dot(&self.weights.last[output], narrow) + self.weights.last_bias[output]
    }
}

/// A number between -1 and 1.
fn signed(rng: &mut Rng) -> f32 {
    (rng.next_u64() >> 40) as f32 / (1_u64 << 23) as f32 - 1.0
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The sums in this test are compiled for the oldest processors that we support. `answers` uses what this one has.
    #[test]
    fn wide_registers_change_no_number() {
        let inputs: Vec<(u16, f32)> = (0..40).map(|input| (input, 0.37 * f32::from(input) - 3.1)).collect();
        for banks in 1..=3 {
            let net = Net::new(About::default(), 40, banks, 5);
            let weights = &net.weights;
            let mut answers = Vec::new();
            let narrow = net.answers(&inputs.iter().copied(), |bank| answers.extend(bank));
            let mut units = Vec::new();
            for (unit, wide) in answers.iter().enumerate() {
                let (bank, unit) = (unit / BANK, unit % BANK);
                let sum = inputs.iter().fold(weights.first_bias[bank][unit], |sum, &(input, value)| {
                    sum + value * weights.first[usize::from(input) * banks + bank][unit]
                });
                assert_eq!(wide.to_bits(), sum.max(0.0).to_bits(), "wide {unit}");
                units.push(sum.max(0.0));
            }
            assert_eq!(units.len(), banks * BANK);
            for (unit, narrow) in narrow.iter().enumerate() {
                let rows = weights.second.iter().zip(&units);
                let sum = rows.fold(weights.second_bias[unit], |sum, (row, wide)| sum + wide * row[unit]);
                assert_eq!(narrow.to_bits(), sum.max(0.0).to_bits(), "narrow {unit}");
            }
            assert!(units.iter().any(|&unit| unit > 0.0));
        }
    }
}
