//! Whole turns as units of choice.
//!
//! A beam search looks at everything a seat can do until chance or another seat acts. Turns that lead to the
//! same position count once.

use std::{
    collections::HashSet,
    hash::{BuildHasherDefault, Hash, Hasher},
};

use engine::{Actor, Pending, Rules, Seat};

use crate::{Clock, Mind, first_judgement};

/// The longest turn. A longer one is cut, and the seat thinks again.
const LONGEST: usize = 24;

/// One way to play a turn.
#[derive(Clone, Debug)]
pub struct Turn<R: Rules> {
    /// The actions, in order.
    pub actions: Vec<R::Action>,
    /// The value of the position after it.
    pub value: f32,
    /// How the seat's side would play on after it. The mind gives these numbers their meaning.
    pub course: u8,
}

/// A turn that has been played up to here. Its position is worked out again if the turn is kept, because most are
/// not kept and positions are large.
#[derive(Clone, Copy, Debug)]
struct Leaf {
    value: f32,
    /// The last action, as its place in `steps`.
    step: u32,
}

/// An action that was considered.
#[derive(Clone, Copy, Debug)]
struct Step<A> {
    /// The step before it.
    before: u32,
    /// The unfinished turn that it went on with, as its place in the beam at that time.
    place: u32,
    action: A,
}

/// Finds the best turns, and keeps its buffers for the next time.
#[derive(Debug)]
pub struct Turns<R: Rules> {
    /// How many unfinished turns to keep at each step.
    width: usize,
    /// Whether to skip the second look.
    one_look: bool,
    /// Whether to leave out what people should not be advised to do.
    advice: bool,
    /// What was found, best first.
    pub found: Vec<Turn<R>>,
    /// When to stop looking, if there is a limit. A mind that spends long on each turn has to keep
    /// to it.
    pub clock: Option<Clock>,
    /// The course of the turn that the seat last decided on.
    pub course: u8,
    /// The unfinished turns: positions, and the last step to each.
    beam: Vec<(R::State, u32)>,
    kept: Vec<(R::State, u32)>,
    next: Vec<Leaf>,
    ended: Vec<Leaf>,
    steps: Vec<Step<R::Action>>,
    seen: HashSet<u64, BuildHasherDefault<Same>>,
    legal: Vec<R::Action>,
}

/// No action yet.
const NONE: u32 = u32::MAX;

impl<R: Rules> Turns<R> {
    /// A search that keeps this many unfinished turns.
    pub fn new(width: usize) -> Turns<R> {
        Turns {
            width,
            one_look: false,
            advice: false,
            found: Vec::new(),
            clock: None,
            course: 0,
            beam: Vec::new(),
            kept: Vec::new(),
            next: Vec::new(),
            ended: Vec::new(),
            steps: Vec::new(),
            seen: HashSet::default(),
            legal: Vec::with_capacity(256),
        }
    }

    /// Whether the time is up.
    pub fn is_late(&self) -> bool {
        self.clock.as_ref().is_some_and(Clock::is_over)
    }

    /// Never looks a second time: simulated games have to be quick.
    pub(crate) fn at_a_glance(self) -> Turns<R> {
        Turns { one_look: true, ..self }
    }

    /// Leaves out what people should not be advised to do.
    pub(crate) fn for_people(self) -> Turns<R> {
        Turns { advice: true, ..self }
    }

    /// Whether the turns are for people, who want to know about small decisions as well.
    pub fn is_advice(&self) -> bool {
        self.advice
    }

    /// Finds the best turns for `seat`, at most `most`.
    pub fn search(&mut self, mind: &impl Mind<R>, rules: &R, state: &R::State, seat: Seat, most: usize) {
        self.steps.clear();
        self.seen.clear();
        self.ended.clear();
        self.found.clear();
        self.beam.clear();
        self.beam.push((state.clone(), NONE));
        let mut scratch = state.clone();
        for depth in 0..LONGEST {
            self.next.clear();
            for place in 0..self.beam.len() {
                self.expand(mind, rules, seat, place, &mut scratch);
            }
            if self.next.is_empty() {
                break;
            }
            keep_best(&mut self.next, self.width);
            if depth + 1 == LONGEST {
                self.ended.append(&mut self.next);
            }
            self.go_on(rules, seat);
        }
        let look = mind.second_look().filter(|_| !self.one_look);
        keep_best(&mut self.ended, look.map_or(most, |look| most.max(look.turns)));
        for leaf in &self.ended {
            let actions = self.line(leaf.step);
            let mut value = leaf.value;
            if look.is_some() {
                scratch.clone_from(state);
                for &action in &actions {
                    rules.apply(&mut scratch, Actor::Seat(seat), action, &mut ());
                }
                value = first_judgement(mind, rules, &scratch, seat);
            }
            self.found.push(Turn { actions, value, course: 0 });
        }
        self.found.sort_by(|a, b| b.value.total_cmp(&a.value));
        self.found.truncate(most);
    }

    /// Everything that can follow one unfinished turn.
    fn expand(&mut self, mind: &impl Mind<R>, rules: &R, seat: Seat, place: usize, scratch: &mut R::State) {
        let (from, before) = &self.beam[place];
        self.legal.clear();
        rules.legal(from, seat, &mut self.legal);
        for &action in &self.legal {
            if self.advice && !mind.advises(action) {
                continue;
            }
            scratch.clone_from(from);
            rules.apply(scratch, Actor::Seat(seat), action, &mut ());
            if !self.seen.insert(fingerprint(scratch)) {
                continue;
            }
            let goes_on = goes_on(rules, scratch, seat);
            let value =
                if goes_on { mind.promise(rules, scratch, seat) } else { mind.value(rules, scratch, seat) };
            let leaf = Leaf { value, step: self.steps.len() as u32 };
            self.steps.push(Step { before: *before, place: place as u32, action });
            if goes_on { self.next.push(leaf) } else { self.ended.push(leaf) }
        }
    }

    /// Makes the kept turns the beam.
    fn go_on(&mut self, rules: &R, seat: Seat) {
        self.kept.clear();
        for leaf in &self.next {
            let step = self.steps[leaf.step as usize];
            let mut state = self.beam[step.place as usize].0.clone();
            rules.apply(&mut state, Actor::Seat(seat), step.action, &mut ());
            self.kept.push((state, leaf.step));
        }
        std::mem::swap(&mut self.beam, &mut self.kept);
    }

    /// The actions that lead to a step.
    fn line(&self, mut step: u32) -> Vec<R::Action> {
        let mut actions = Vec::new();
        while step != NONE {
            let Step { before, action, .. } = self.steps[step as usize];
            actions.push(action);
            step = before;
        }
        actions.reverse();
        actions
    }
}

/// Whether a seat may still act.
pub(crate) fn goes_on<R: Rules>(rules: &R, state: &R::State, seat: Seat) -> bool {
    matches!(rules.pending(state), Pending::Seats(seats) if seats.contains(seat))
}

/// Keeps the best turns, in any order.
fn keep_best(turns: &mut Vec<Leaf>, most: usize) {
    if turns.len() > most {
        turns.select_nth_unstable_by(most - 1, |a, b| b.value.total_cmp(&a.value));
        turns.truncate(most);
    }
}

/// A number that equal positions share. Two different ones share it in one of 2^64 pairs.
pub fn fingerprint(state: &impl Hash) -> u64 {
    let mut hasher = Same::default();
    state.hash(&mut hasher);
    hasher.finish()
}

/// A quick hash of plain data. Nobody outside can choose what it hashes, so it need not resist attacks.
///
/// Positions are mostly small numbers. Eight bytes of them are collected before they are mixed in.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Same {
    mixed: u64,
    word: u64,
    /// How many bits of the word are in use.
    bits: u32,
}

impl Same {
    /// Adds a number with this many bits, a multiple of 8.
    #[inline]
    fn add(&mut self, number: u64, bits: u32) {
        self.word |= number << self.bits;
        self.bits += bits;
        if self.bits >= 64 {
            self.mix();
            self.bits -= 64;
            // What did not fit.
            self.word = if self.bits == 0 { 0 } else { number >> (bits - self.bits) };
        }
    }

    /// Adds a number that usually fits in a byte, such as which variant of an enum it is.
    #[inline]
    fn add_small(&mut self, number: u64) {
        if number < u64::from(u8::MAX) {
            self.add(number, 8);
        } else {
            self.add(u8::MAX.into(), 8);
            self.add(number, 64);
        }
    }

    #[inline]
    fn mix(&mut self) {
        self.mixed = (self.mixed.rotate_left(23) ^ self.word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
}

impl Hasher for Same {
    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        let (chunks, rest) = bytes.as_chunks();
        for &chunk in chunks {
            self.add(u64::from_le_bytes(chunk), 64);
        }
        for &byte in rest {
            self.add(byte.into(), 8);
        }
    }

    #[inline]
    fn write_u8(&mut self, number: u8) {
        self.add(number.into(), 8);
    }

    #[inline]
    fn write_u16(&mut self, number: u16) {
        self.add(number.into(), 16);
    }

    #[inline]
    fn write_u32(&mut self, number: u32) {
        self.add(number.into(), 32);
    }

    #[inline]
    fn write_u64(&mut self, number: u64) {
        self.add(number, 64);
    }

    #[inline]
    fn write_usize(&mut self, number: usize) {
        self.add_small(number as u64);
    }

    #[inline]
    fn write_isize(&mut self, number: isize) {
        self.add_small(number as u64);
    }

    #[inline]
    fn finish(&self) -> u64 {
        let mut last = *self;
        last.mix();
        let mixed = (last.mixed ^ last.mixed >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93);
        mixed ^ mixed >> 32
    }
}
