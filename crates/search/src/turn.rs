//! Whole turns as units of choice.
//!
//! A beam search looks at everything a seat can do until chance or another seat acts. Turns that lead to the
//! same position count once.

use std::{
    collections::HashSet,
    hash::{BuildHasherDefault, Hash, Hasher},
};

use engine::{Actor, Pending, Rules, Seat};

use crate::Mind;

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

/// A turn that has been played up to here.
#[derive(Clone, Debug)]
struct Node<R: Rules> {
    state: R::State,
    value: f32,
    /// The last action, as its place in `steps`.
    step: u32,
}

/// Finds the best turns, and keeps its buffers for the next time.
#[derive(Debug)]
pub struct Turns<R: Rules> {
    /// How many unfinished turns to keep at each step.
    width: usize,
    /// What was found, best first.
    pub found: Vec<Turn<R>>,
    /// The course of the turn that the seat last decided on.
    pub course: u8,
    beam: Vec<Node<R>>,
    next: Vec<Node<R>>,
    ended: Vec<Node<R>>,
    /// Every action that was looked at, with the one before it.
    steps: Vec<(u32, R::Action)>,
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
            found: Vec::new(),
            course: 0,
            beam: Vec::new(),
            next: Vec::new(),
            ended: Vec::new(),
            steps: Vec::new(),
            seen: HashSet::default(),
            legal: Vec::with_capacity(256),
        }
    }

    /// Finds the best turns for `seat`, at most `most`.
    pub fn search(&mut self, mind: &impl Mind<R>, rules: &R, state: &R::State, seat: Seat, most: usize) {
        self.steps.clear();
        self.seen.clear();
        self.ended.clear();
        self.found.clear();
        self.beam.clear();
        self.beam.push(Node { state: state.clone(), value: 0.0, step: NONE });
        for depth in 0..LONGEST {
            self.next.clear();
            for place in 0..self.beam.len() {
                self.expand(mind, rules, seat, place);
            }
            if self.next.is_empty() {
                break;
            }
            keep_best(&mut self.next, self.width);
            std::mem::swap(&mut self.beam, &mut self.next);
            if depth + 1 == LONGEST {
                self.ended.append(&mut self.beam);
            }
        }
        keep_best(&mut self.ended, most);
        self.ended.sort_by(|a, b| b.value.total_cmp(&a.value));
        for node in &self.ended {
            let turn = Turn { actions: self.line(node.step), value: node.value, course: 0 };
            self.found.push(turn);
        }
    }

    /// Everything that can follow one unfinished turn.
    fn expand(&mut self, mind: &impl Mind<R>, rules: &R, seat: Seat, place: usize) {
        let from = self.beam[place].step;
        self.legal.clear();
        rules.legal(&self.beam[place].state, seat, &mut self.legal);
        for &action in &self.legal {
            let mut state = self.beam[place].state.clone();
            rules.apply(&mut state, Actor::Seat(seat), action, &mut ());
            if !self.seen.insert(fingerprint(&state)) {
                continue;
            }
            let goes_on = goes_on(rules, &state, seat);
            let value =
                if goes_on { mind.promise(rules, &state, seat) } else { mind.value(rules, &state, seat) };
            let step = self.steps.len() as u32;
            self.steps.push((from, action));
            let node = Node { state, value, step };
            if goes_on { self.next.push(node) } else { self.ended.push(node) }
        }
    }

    /// The actions that lead to a step.
    fn line(&self, mut step: u32) -> Vec<R::Action> {
        let mut actions = Vec::new();
        while step != NONE {
            let (before, action) = self.steps[step as usize];
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

/// Keeps the best nodes, in any order.
fn keep_best<R: Rules>(nodes: &mut Vec<Node<R>>, most: usize) {
    if nodes.len() > most {
        nodes.select_nth_unstable_by(most - 1, |a, b| b.value.total_cmp(&a.value));
        nodes.truncate(most);
    }
}

/// A number that equal positions share. Two different ones share it once in 2^64 pairs.
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
    /// Adds a number with so many bits, a multiple of 8.
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
