//! Positions to learn from.

use super::half::{from_half, to_half};

/// Positions with their results, seat by seat and in the order of play.
#[derive(Clone, Default, Debug, PartialEq)]
pub struct Lessons {
    inputs: Vec<u16>,
    /// Their values, as numbers of two bytes.
    values: Vec<u16>,
    /// Where each position's inputs end.
    ends: Vec<usize>,
    /// What the position was worth without a net.
    base: Vec<f32>,
    /// What the seat scored in the end.
    finals: Vec<f32>,
    /// When in the game it was, in rounds.
    times: Vec<f32>,
    /// Whether it is the seat's last position.
    last: Vec<bool>,
    /// What a look ahead expects, minus infinity where nobody looked.
    ahead: Vec<f32>,
    /// What the net that looked ahead says at first sight.
    first_sight: Vec<f32>,
}

impl Lessons {
    /// How many positions there are.
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// Adds a position. Until [`Lessons::finish`], the next ones must be the same seat's next positions.
    pub fn add(&mut self, inputs: &[(u16, f32)], base: f32, time: f32) {
        self.inputs.extend(inputs.iter().map(|&(input, _)| input));
        self.values.extend(inputs.iter().map(|&(_, value)| to_half(value)));
        self.ends.push(self.inputs.len());
        self.base.push(base);
        self.times.push(time);
        self.last.push(false);
        self.ahead.push(f32::NEG_INFINITY);
        self.first_sight.push(0.0);
    }

    /// Notes what the seat can expect to score in the position that was added last: what a look ahead finds, and what
    /// the same net says at first sight.
    pub fn look_ahead(&mut self, ahead: f32, first_sight: f32) {
        if let Some((last, seen)) = self.ahead.last_mut().zip(self.first_sight.last_mut()) {
            (*last, *seen) = (ahead, first_sight);
        }
    }

    /// Notes the score of the seat whose positions were added since the last call.
    pub fn finish(&mut self, score: f32) {
        let new = self.finals.len()..self.ends.len();
        if let Some(last) = self.last[new.clone()].last_mut() {
            *last = true;
        }
        self.finals.extend(new.map(|_| score));
    }

    /// Adds the positions of other games.
    pub fn append(&mut self, other: &Lessons) {
        let before = self.inputs.len();
        self.inputs.extend_from_slice(&other.inputs);
        self.values.extend_from_slice(&other.values);
        self.ends.extend(other.ends.iter().map(|end| end + before));
        self.base.extend_from_slice(&other.base);
        self.finals.extend_from_slice(&other.finals);
        self.times.extend_from_slice(&other.times);
        self.last.extend_from_slice(&other.last);
        self.ahead.extend_from_slice(&other.ahead);
        self.first_sight.extend_from_slice(&other.first_sight);
    }

    /// The inputs of a position and their values.
    pub fn inputs(&self, position: usize) -> impl Iterator<Item = (u16, f32)> + Clone {
        let begin = position.checked_sub(1).map_or(0, |before| self.ends[before]);
        let range = begin..self.ends[position];
        self.inputs[range.clone()].iter().copied().zip(self.values[range].iter().map(|&half| from_half(half)))
    }

    /// What a position was worth without a net.
    pub fn base(&self, position: usize) -> f32 {
        self.base[position]
    }

    /// How far the seat's final score was above that.
    pub fn rest(&self, position: usize) -> f32 {
        self.finals[position] - self.base[position]
    }

    /// What the seat scored in the end.
    pub fn score(&self, position: usize) -> f32 {
        self.finals[position]
    }

    /// When in the game a position was, in rounds.
    pub fn time(&self, position: usize) -> f32 {
        self.times[position]
    }

    /// What to teach for every position: the difference that the final score made, mixed with what its next positions
    /// were worth to the net (`rests`). For each round that passes, what comes later is multiplied by `lambda`: this is
    /// TD(λ).
    ///
    /// Where somebody looked ahead, what they saw takes the place of the next position's worth. Then all that counts of
    /// the later positions is how far off the net was there at first sight. Which rolls came in between was luck, and the
    /// look ahead has weighed all of them. So luck adds no noise, and a random move does no harm.
    pub fn targets(&self, rests: &[f32], lambda: f32) -> Vec<f32> {
        let mut targets = vec![0.0; self.len()];
        let mut later = 0.0;
        for position in (0..self.len()).rev() {
            let ahead = Some(self.ahead[position]).filter(|ahead| ahead.is_finite());
            later = if self.last[position] {
                ahead.unwrap_or(self.finals[position])
            } else {
                let trust = lambda.powf(self.times[position + 1] - self.times[position]);
                match ahead {
                    Some(ahead) => ahead + trust * (later - self.first_sight[position + 1]),
                    None => trust * later + (1.0 - trust) * (self.base[position + 1] + rests[position + 1]),
                }
            };
            targets[position] = later - self.base[position];
        }
        targets
    }

    /// Which inputs occur in any position.
    pub fn seen(&self, inputs: usize) -> Vec<bool> {
        let mut seen = vec![false; inputs];
        for &input in &self.inputs {
            seen[usize::from(input)] = true;
        }
        seen
    }

    /// As bytes, to keep them in a file.
    pub fn write(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(self.inputs.len() * 4 + self.len() * 29 + 16);
        bytes.extend((self.len() as u64).to_le_bytes());
        bytes.extend((self.inputs.len() as u64).to_le_bytes());
        self.inputs.iter().chain(&self.values).for_each(|number| bytes.extend(number.to_le_bytes()));
        self.ends.iter().for_each(|&end| bytes.extend((end as u64).to_le_bytes()));
        let floats = self.base.iter().chain(&self.finals).chain(&self.times).chain(&self.ahead);
        floats.chain(&self.first_sight).for_each(|number| bytes.extend(number.to_le_bytes()));
        bytes.extend(self.last.iter().map(|&last| u8::from(last)));
        bytes
    }

    /// Reads what [`Lessons::write`] wrote. `None` if it is something else.
    pub fn read(bytes: &[u8]) -> Option<Lessons> {
        let (positions, rest) = bytes.split_first_chunk::<8>()?;
        let (inputs, rest) = rest.split_first_chunk::<8>()?;
        let positions = usize::try_from(u64::from_le_bytes(*positions)).ok()?;
        let inputs = usize::try_from(u64::from_le_bytes(*inputs)).ok()?;
        let length = inputs.checked_mul(4)?.checked_add(positions.checked_mul(29)?)?;
        if rest.len() != length {
            return None;
        }
        let (halves, rest) = rest.split_at(inputs * 4);
        let (ends, rest) = rest.split_at(positions * 8);
        let (floats, last) = rest.split_at(positions * 20);
        let halves: Vec<u16> = halves.as_chunks().0.iter().map(|&two| u16::from_le_bytes(two)).collect();
        let floats: Vec<f32> = floats.as_chunks().0.iter().map(|&four| f32::from_le_bytes(four)).collect();
        let ends: Vec<usize> =
            ends.as_chunks().0.iter().map(|&eight| u64::from_le_bytes(eight) as usize).collect();
        let grows = ends.is_sorted() && ends.last().copied().unwrap_or(0) == inputs;
        grows.then(|| Lessons {
            inputs: halves[..inputs].to_vec(),
            values: halves[inputs..].to_vec(),
            ends,
            base: floats[..positions].to_vec(),
            finals: floats[positions..2 * positions].to_vec(),
            times: floats[2 * positions..3 * positions].to_vec(),
            ahead: floats[3 * positions..4 * positions].to_vec(),
            first_sight: floats[4 * positions..].to_vec(),
            last: last.iter().map(|&last| last != 0).collect(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn two_seats() -> Lessons {
        let mut lessons = Lessons::default();
        lessons.add(&[(0, 1.0)], 10.0, 1.0);
        lessons.add(&[(1, 0.25), (2, -3.0)], 20.0, 2.0);
        lessons.add(&[], 30.0, 4.0);
        lessons.finish(50.0);
        lessons.add(&[(2, 1.0)], 0.0, 1.0);
        lessons.finish(7.0);
        lessons
    }

    #[test]
    fn targets_mix_the_result_with_the_next_values() {
        let lessons = two_seats();
        // The values 12, 22, 32 and 2: after 20 points the net expects 42, after 30 it expects 62.
        let targets = lessons.targets(&[12.0, 22.0, 32.0, 2.0], 0.5);
        // The last one is the result. Two rounds before, the target is 50 / 4 + 62 * 3 / 4. A round before that, it is
        // halfway between this and 42.
        assert_eq!(targets, [50.5 - 10.0, 59.0 - 20.0, 50.0 - 30.0, 7.0]);
        assert_eq!(lessons.targets(&[12.0, 22.0, 32.0, 2.0], 1.0), [40.0, 30.0, 20.0, 7.0]);
    }

    #[test]
    fn a_look_ahead_takes_the_place_of_the_next_value_and_luck_counts_nothing() {
        let taught = |score: f32| {
            let mut lessons = Lessons::default();
            lessons.add(&[], 10.0, 1.0);
            lessons.look_ahead(40.0, 38.0);
            lessons.add(&[], 20.0, 2.0);
            lessons.look_ahead(60.0, 70.0);
            lessons.add(&[], 25.0, 3.0);
            lessons.look_ahead(64.0, 60.0);
            lessons.finish(score);
            lessons.targets(&[0.0; 3], 0.5)
        };
        // In the last position the net was 4 too low, and half of that counts in the one before: 60 + 2. So there it was 8
        // too high, and half of that counts in the first: 40 - 4.
        assert_eq!(taught(50.0), [36.0 - 10.0, 62.0 - 20.0, 64.0 - 25.0]);
        assert_eq!(taught(50.0), taught(80.0));
    }

    #[test]
    fn what_was_written_is_read_back() {
        let mut lessons = two_seats();
        lessons.append(&two_seats());
        assert_eq!(lessons.len(), 8);
        lessons.look_ahead(1.5, 2.5);
        let read = Lessons::read(&lessons.write()).unwrap();
        assert_eq!(read, lessons);
        assert_eq!(read.inputs(5).collect::<Vec<_>>(), [(1, 0.25), (2, -3.0)]);
        assert_eq!(read.seen(4), [true, true, true, false]);
        let bytes = lessons.write();
        assert_eq!(Lessons::read(&bytes[..bytes.len() - 1]), None);
        assert_eq!(Lessons::read(b"something else"), None);
    }
}
