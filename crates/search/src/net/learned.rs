use std::{num::NonZero, sync::Arc};

use engine::{PerSeat, Rules, Seat};

use super::{Lens, Net, Scratch};
use crate::{Fall, Mind, SecondLook, Turns, calibration::Odds};

/// A mind that lets a net judge positions between turns. Everything else is as before, including how it judges games
/// that the lens cannot see.
pub struct Learned<R: Rules + 'static, M> {
    mind: M,
    lens: &'static dyn Lens<R>,
    net: Option<Arc<Net>>,
}

impl<R: Rules + 'static, M> Learned<R, M> {
    /// A mind with a net that sees through `lens`. Without a net, nothing changes.
    pub fn new(mind: M, lens: &'static dyn Lens<R>, net: Option<Arc<Net>>) -> Learned<R, M> {
        Learned { mind, lens, net }
    }
}

impl<R: Rules + 'static, M: Mind<R>> Mind<R> for Learned<R, M> {
    type Policy = M::Policy;

    fn policy(&self, luck: u64) -> M::Policy {
        self.mind.policy(luck)
    }

    fn glance(&self, luck: u64) -> M::Policy {
        self.mind.glance(luck)
    }

    fn follow(&self, policy: &mut M::Policy, course: u8) {
        self.mind.follow(policy, course);
    }

    /// Players who think in whole turns need a good judge.
    fn foresight(&self, rules: &R) -> Option<NonZero<usize>> {
        self.mind.foresight(rules).filter(|_| self.net.is_some() && self.lens.sees(rules))
    }

    fn value(&self, rules: &R, state: &R::State, seat: Seat) -> f32 {
        match &self.net {
            Some(net) if self.lens.sees(rules) => {
                let settled = self.lens.settle(rules, state);
                let state = settled.as_ref().unwrap_or(state);
                Scratch::with(|scratch| net.value(self.lens, rules, state, seat, scratch))
            }
            _ => self.mind.value(rules, state, seat),
        }
    }

    /// The position settles only once for all seats.
    fn expect(&self, rules: &R, state: &R::State) -> PerSeat<f32> {
        if self.net.is_none() || !self.lens.sees(rules) {
            return self.mind.expect(rules, state);
        }
        let settled = self.lens.settle(rules, state);
        let state = settled.as_ref().unwrap_or(state);
        let mut values = PerSeat::all(0.0);
        for seat in Seat::all(rules.seats()) {
            values[seat] = self.value(rules, state, seat);
        }
        values
    }

    /// In the middle of a turn there are many positions, and the quick judgement is good enough to choose those to go on
    /// with.
    fn promise(&self, rules: &R, state: &R::State, seat: Seat) -> f32 {
        self.mind.promise(rules, state, seat)
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

    fn second_look(&self) -> Option<SecondLook> {
        self.mind.second_look()
    }

    fn plans(&self, rules: &R, state: &R::State, seat: Seat, most: usize, turns: &mut Turns<R>) -> bool {
        self.mind.plans(rules, state, seat, most, turns)
    }

    fn ends_turn(&self, rules: &R, state: &R::State, seat: Seat, action: R::Action) -> bool {
        self.mind.ends_turn(rules, state, seat, action)
    }

    fn trust(&self) -> f32 {
        self.mind.trust()
    }

    fn chances(&self, rules: &R, state: &R::State, expected: &PerSeat<f32>) -> PerSeat<f32> {
        self.mind.chances(rules, state, expected)
    }

    fn blur(&self, rules: &R, start: &R::State) -> f32 {
        self.mind.blur(rules, start)
    }

    fn advises(&self, action: R::Action) -> bool {
        self.mind.advises(action)
    }

    fn weighs(&self, rules: &R, state: &R::State, seat: Seat) -> bool {
        self.mind.weighs(rules, state, seat)
    }

    fn left(&self, rules: &R, state: &R::State) -> f32 {
        self.mind.left(rules, state)
    }

    fn odds(&self, rules: &R) -> Option<Odds> {
        self.mind.odds(rules)
    }

    fn looks_ahead(&self, rules: &R) -> bool {
        self.mind.looks_ahead(rules)
    }

    fn heeds_answers(&self) -> bool {
        self.mind.heeds_answers()
    }

    fn withdraws(&self, action: R::Action) -> bool {
        self.mind.withdraws(action)
    }

    fn counts_points(&self, rules: &R) -> bool {
        self.mind.counts_points(rules)
    }

    fn fell(&self, rules: &R, state: &R::State, seat: Seat) -> Option<Fall> {
        self.mind.fell(rules, state, seat)
    }

    fn sources(&self, rules: &R, state: &R::State, seat: Seat, acc: &mut Vec<i32>) {
        self.mind.sources(rules, state, seat, acc);
    }
}
