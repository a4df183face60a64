//! A choice of several different things, made in any order. The record has them in the order of the rules.

use engine::{Sketch, sort_wishes};

use crate::{action::Action, estate::bits, state::State};

/// A choice of this many, each of them a bit.
pub(super) struct Picks {
    pub from: u64,
    pub count: u32,
    /// The bit of a line, and the line of a bit.
    pub read: fn(Action) -> Option<u64>,
    pub write: fn(u8) -> Action,
    /// Shows what is chosen.
    pub show: fn(&mut State, u64),
}

impl Picks {
    pub(super) fn sketch(&self, state: &State, wishes: &[Action]) -> Sketch<State, Action> {
        let [kept, refused] = sort_wishes(wishes, |wishes| self.chosen(wishes).is_some());
        let chosen = self.chosen(&kept).expect("what is kept fits");
        let done = chosen.count_ones() == self.count;
        let more = if done { 0 } else { self.from & !chosen };
        let lines = |mask| bits(mask).map(self.write).collect();
        let mut look = *state;
        (self.show)(&mut look, chosen);
        Sketch { lines: lines(chosen), refused, more: lines(more), last: None, done, look }
    }

    /// What is wished. `None` if that is too much, not to be had, or the same twice.
    fn chosen(&self, wishes: &[Action]) -> Option<u64> {
        let chosen = wishes.iter().try_fold(0, |chosen, &wish| {
            let bit = (self.read)(wish)?;
            (self.from & !chosen & bit != 0).then_some(chosen | bit)
        })?;
        (chosen.count_ones() <= self.count).then_some(chosen)
    }
}
