use std::sync::Arc;

use engine::{PerSeat, Rules, Seat};

use super::{Lens, Net, Scratch};
use crate::Mind;

/// A mind that leaves the judging of positions to a net. Everything else is as before.
pub struct Learned<R: Rules + 'static, M> {
    mind: M,
    lens: &'static dyn Lens<R>,
    net: Arc<Net>,
}

impl<R: Rules + 'static, M> Learned<R, M> {
    /// A mind with a net that sees through `lens`.
    pub fn new(mind: M, lens: &'static dyn Lens<R>, net: Arc<Net>) -> Learned<R, M> {
        Learned { mind, lens, net }
    }
}

impl<R: Rules + 'static, M: Mind<R>> Mind<R> for Learned<R, M> {
    type Policy = M::Policy;

    fn policy(&self, luck: u64) -> M::Policy {
        self.mind.policy(luck)
    }

    fn value(&self, rules: &R, state: &R::State, seat: Seat) -> f32 {
        if self.lens.sees(rules) {
            Scratch::with(|scratch| self.net.value(self.lens, rules, state, seat, scratch))
        } else {
            self.mind.value(rules, state, seat)
        }
    }

    fn promise(&self, rules: &R, state: &R::State, seat: Seat) -> f32 {
        if self.lens.sees(rules) {
            self.value(rules, state, seat)
        } else {
            self.mind.promise(rules, state, seat)
        }
    }

    fn moment(&self, rules: &R, state: &R::State) -> u32 {
        self.mind.moment(rules, state)
    }

    fn goal(&self, rules: &R, state: &R::State) -> u32 {
        self.mind.goal(rules, state)
    }

    fn utility(&self, rules: &R, expected: &PerSeat<f32>, seat: Seat) -> f32 {
        self.mind.utility(rules, expected, seat)
    }

    fn trust(&self) -> f32 {
        self.mind.trust()
    }

    fn chances(&self, rules: &R, state: &R::State, expected: &PerSeat<f32>) -> PerSeat<f32> {
        self.mind.chances(rules, state, expected)
    }

    fn sources(&self, rules: &R, state: &R::State, seat: Seat, acc: &mut Vec<i32>) {
        self.mind.sources(rules, state, seat, acc);
    }
}
