//! Learning: Adam on batches of positions. Threads share a batch, and their gradients are added in a fixed order, so
//! that the number of threads changes nothing.

use std::thread;

use engine::Rng;

use super::{BANK, Lessons, Net, Weights};

/// Positions in a batch.
const BATCH: usize = 2048;
/// How much weights shrink in every step, for each unit of the learning rate. This removes what was learned from too
/// few positions.
const SHRINK: f32 = 0.03;
/// Parts of a batch whose gradients are computed separately.
const PARTS: usize = 16;

/// How to work through the lessons.
#[derive(Clone, Copy, Debug)]
pub struct Course {
    /// How many times to go through all of them.
    pub epochs: u32,
    /// The learning rate at the start. It falls to a twentieth.
    pub rate: f32,
    /// The weight of the result against the net's own values of the next positions, for each round that passes.
    pub lambda: f32,
    /// Decides the order of the positions.
    pub seed: u64,
    /// How many threads.
    pub jobs: usize,
}

/// A net that learns.
#[derive(Clone, Debug)]
pub struct Trainer {
    net: Net,
    /// Adam's running means of the gradients and of their squares.
    mean: Weights,
    square: Weights,
    steps: i32,
    /// One for each part of a batch.
    gradients: Vec<Weights>,
}

impl Trainer {
    /// Lets a net continue to learn.
    pub fn new(net: Net) -> Trainer {
        let zero = Weights::zero(net.weights.shape());
        Trainer { mean: zero.clone(), square: zero.clone(), steps: 0, gradients: vec![zero; PARTS], net }
    }

    /// Goes through all lessons several times. `after` is called after each time, with its number and how far the net
    /// was off on average (the root of the mean square, in points, from what it was taught).
    pub fn teach(&mut self, lessons: &Lessons, course: Course, mut after: impl FnMut(u32, f64)) {
        let mut order: Vec<u32> = (0..lessons.len() as u32).collect();
        let mut rng = Rng::new(course.seed);
        let batches = order.len().div_ceil(BATCH) as f32 * course.epochs as f32;
        let mut done = 0.0;
        for epoch in 0..course.epochs {
            let targets = lessons.targets(&rests(&self.net, lessons, course.jobs), course.lambda);
            for place in (1..order.len()).rev() {
                order.swap(place, rng.below(place as u32 + 1) as usize);
            }
            let mut squares = 0.0;
            for batch in order.chunks(BATCH) {
                let fall = 0.05 + 0.475 * (1.0 + (std::f32::consts::PI * done / batches).cos());
                squares += self.batch(lessons, &targets, batch, course.jobs);
                self.step(course.rate * fall, batch.len() as f32);
                done += 1.0;
            }
            after(epoch, (squares / order.len().max(1) as f64).sqrt());
        }
    }

    /// Clears the weights of inputs that do not occur in the lessons. A new net has random weights there, and nothing
    /// will ever teach it better.
    pub fn forget_unseen(&mut self, lessons: &Lessons) {
        let shape = self.net.weights.shape();
        let seen = lessons.seen(shape.inputs);
        for (rows, seen) in self.net.weights.first.chunks_mut(shape.banks).zip(seen) {
            if !seen {
                rows.fill([0.0; BANK]);
            }
        }
    }

    /// Computes the gradients of a batch, and returns the sum of the squared errors.
    fn batch(&mut self, lessons: &Lessons, targets: &[f32], batch: &[u32], jobs: usize) -> f64 {
        let net = &self.net;
        let parts: Vec<&[u32]> = batch.chunks(BATCH / PARTS).collect();
        let mut work: Vec<(&[u32], &mut Weights, f64)> = parts
            .into_iter()
            .zip(&mut self.gradients)
            .map(|(part, gradient)| (part, gradient, 0.0))
            .collect();
        let learn = |(part, gradient, squares): &mut (&[u32], &mut Weights, f64)| {
            gradient.slices_mut().into_iter().for_each(|slice| slice.fill(0.0));
            for &position in *part {
                let position = position as usize;
                let off = net.learn(&lessons.inputs(position), targets[position], gradient);
                *squares += f64::from(off) * f64::from(off);
            }
        };
        let share = work.len().div_ceil(jobs.max(1));
        thread::scope(|scope| {
            let mut chunks = work.chunks_mut(share);
            let own = chunks.next();
            for chunk in chunks {
                scope.spawn(move || chunk.iter_mut().for_each(learn));
            }
            own.into_iter().flatten().for_each(learn);
        });
        let squares = work.iter().map(|(_, _, squares)| squares).sum();
        let used = work.len();
        let (sum, others) = self.gradients[..used].split_first_mut().expect("a batch is not empty");
        for other in others {
            for (slice, more) in sum.slices_mut().into_iter().zip(other.slices()) {
                slice.iter_mut().zip(more).for_each(|(sum, more)| *sum += more);
            }
        }
        squares
    }

    /// One step of Adam along the gradient of a batch of this many positions.
    fn step(&mut self, rate: f32, positions: f32) {
        const KEEP: f32 = 0.9;
        const KEEP_SQUARE: f32 = 0.999;
        self.steps += 1;
        let scale = rate * (1.0 - KEEP_SQUARE.powi(self.steps)).sqrt() / (1.0 - KEEP.powi(self.steps));
        let all = self.net.weights.slices_mut().into_iter().zip(self.mean.slices_mut());
        let all = all.zip(self.square.slices_mut()).zip(self.gradients[0].slices());
        for (((weights, means), squares), gradients) in all {
            let each = weights.iter_mut().zip(means).zip(squares).zip(gradients);
            for (((weight, mean), square), gradient) in each {
                let gradient = gradient / positions;
                *mean = KEEP * *mean + (1.0 - KEEP) * gradient;
                *square = KEEP_SQUARE * *square + (1.0 - KEEP_SQUARE) * gradient * gradient;
                *weight -= scale * *mean / (square.sqrt() + 1e-8) + rate * SHRINK * *weight;
            }
        }
    }

    /// The net as it is now.
    pub fn net(&self) -> &Net {
        &self.net
    }
}

/// What the net expects after every position.
pub fn rests(net: &Net, lessons: &Lessons, jobs: usize) -> Vec<f32> {
    let mut rests = vec![0.0; lessons.len()];
    let share = lessons.len().div_ceil(jobs.max(1)).max(1);
    thread::scope(|scope| {
        for (part, chunk) in rests.chunks_mut(share).enumerate() {
            scope.spawn(move || {
                for (place, rest) in chunk.iter_mut().enumerate() {
                    *rest = net.rest(&lessons.inputs(part * share + place));
                }
            });
        }
    });
    rests
}

#[cfg(test)]
mod tests {
    use super::{
        super::{About, signed},
        *,
    };

    /// Positions with 12 inputs, of which the last never occurs. The first two matter together.
    fn lessons(count: usize, seed: u64) -> Lessons {
        let (mut lessons, mut rng) = (Lessons::default(), Rng::new(seed));
        for _ in 0..count {
            let inputs: Vec<(u16, f32)> = (0..11).map(|input| (input, signed(&mut rng))).collect();
            lessons.add(&inputs, 5.0, 1.0);
            lessons.finish(5.0 + 40.0 * (inputs[0].1 * inputs[1].1) + 10.0 * inputs[2].1);
        }
        lessons
    }

    fn off(net: &Net, lessons: &Lessons) -> f64 {
        let offs = rests(net, lessons, 1).into_iter().enumerate();
        let squares = offs.map(|(position, rest)| f64::from(rest - lessons.rest(position)).powi(2));
        (squares.sum::<f64>() / lessons.len() as f64).sqrt()
    }

    #[test]
    fn a_net_learns_what_a_sum_of_inputs_cannot_say() {
        let (known, fresh) = (lessons(20_000, 1), lessons(1000, 2));
        let mut trainer = Trainer::new(Net::new(About::default(), 12, 1, 3));
        let before = off(trainer.net(), &fresh);
        let mut curve = Vec::new();
        trainer.teach(
            &known,
            Course { epochs: 12, rate: 3e-3, lambda: 1.0, seed: 4, jobs: 2 },
            |_, error| curve.push(error),
        );
        let after = off(trainer.net(), &fresh);
        // Without products of inputs, no error below 12 points is possible.
        assert!(before > 14.0 && after < 4.5, "{before} before, {after} after");
        assert!(curve.len() == 12 && curve[11] < curve[0], "{curve:?}");
    }

    #[test]
    fn the_same_seed_trains_the_same_net_on_any_number_of_threads() {
        let known = lessons(5000, 1);
        let trained = |seed, jobs| {
            let mut trainer = Trainer::new(Net::new(About::default(), 12, 1, 3));
            trainer.teach(&known, Course { epochs: 1, rate: 1e-3, lambda: 0.8, seed, jobs }, |_, _| ());
            trainer.net
        };
        assert_eq!(trained(4, 1), trained(4, 5));
        assert_ne!(trained(4, 1), trained(5, 1));
    }

    #[test]
    fn inputs_that_never_occurred_change_nothing() {
        let known = lessons(10, 1);
        let mut trainer = Trainer::new(Net::new(About::default(), 12, 1, 3));
        let answer = |trainer: &Trainer, value| trainer.net().rest(&[(0, 1.0), (11, value)].into_iter());
        assert_ne!(answer(&trainer, 0.0).to_bits(), answer(&trainer, 3.0).to_bits());
        trainer.forget_unseen(&known);
        assert_eq!(answer(&trainer, 0.0).to_bits(), answer(&trainer, 3.0).to_bits());
    }
}
