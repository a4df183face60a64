//! A bot that thinks in whole turns.

use std::{collections::VecDeque, sync::Arc};

use engine::{Actor, Rng, Rules, Seat};

use crate::{
    Bot, Budget, Clock, Mind, Stop,
    halving::{Candidate, halve},
    turn::Turns,
};

/// How a thinker thinks.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Manner {
    /// How many unfinished turns it keeps in mind.
    pub width: usize,
    /// How many turns it compares by simulated games. If it is one, it trusts its first judgement.
    pub turns: usize,
    /// How long it compares them. With no simulated games, it trusts its first judgement too.
    pub budget: Budget,
}

impl Manner {
    /// How many simulated games it plays before a turn: none if it trusts its first judgement, or if time limits it.
    pub const fn simulations(&self) -> u32 {
        match self.budget {
            Budget::Simulations(count) if self.turns > 1 => count,
            _ => 0,
        }
    }
}

/// What a bot thought: the turns it compared, best first.
#[derive(Clone, Debug)]
pub struct Thought<R: Rules> {
    /// The turns, best first.
    pub candidates: Vec<Candidate<R>>,
}

/// Finds the best turns by a beam search, compares them by simulated games, and plays the winner to its end.
pub struct Thinker<R: Rules, M> {
    mind: Arc<M>,
    manner: Manner,
    stop: Stop,
    rng: Rng,
    turns: Turns<R>,
    /// The rest of the turn it decided on.
    line: VecDeque<R::Action>,
}

impl<R: Rules, M: Mind<R>> Thinker<R, M> {
    /// A bot that plays the same way for the same seed, if its budget is a number of simulations.
    pub fn new(mind: Arc<M>, manner: Manner, seed: u64, stop: Stop) -> Thinker<R, M> {
        Thinker {
            mind,
            manner,
            stop,
            rng: Rng::new(seed),
            turns: Turns::new(manner.width),
            line: VecDeque::new(),
        }
    }

    /// Thinks about a turn from its beginning, whatever was decided before.
    pub fn think(&mut self, rules: &R, state: &R::State, seat: Seat) -> Thought<R> {
        let clock = Clock::new(self.manner.budget, &self.stop);
        let mind = &*self.mind;
        self.turns.clock = Some(clock.clone());
        mind.turns(rules, state, seat, self.manner.turns, &mut self.turns);
        let turns: Vec<_> = std::mem::take(&mut self.turns.found).into_iter().map(Candidate::new).collect();
        let luck = self.rng.next_u64();
        if turns.len() < 2 || self.manner.budget == Budget::Simulations(0) {
            return Thought { candidates: turns };
        }
        Thought { candidates: halve(mind, rules, state, seat, turns, luck, &clock) }
    }
}

impl<R: Rules, M: Mind<R>> Bot<R> for Thinker<R, M> {
    fn choose(&mut self, rules: &R, state: &R::State, seat: Seat, legal: &[R::Action]) -> R::Action {
        if let [only] = legal {
            return *only;
        }
        if let Some(next) = self.line.pop_front().filter(|next| legal.contains(next)) {
            return next;
        }
        let thought = self.think(rules, state, seat);
        self.line.clear();
        if let Some(best) = thought.candidates.first() {
            self.turns.course = best.course;
            self.remember(rules, state, seat, &best.actions);
        }
        self.line.pop_front().unwrap_or(legal[0])
    }

    fn has_decided(&self) -> bool {
        !self.line.is_empty()
    }
}

impl<R: Rules, M> Thinker<R, M> {
    /// Keeps the real choices of a turn. Nobody asks a bot when only one action is legal.
    fn remember(&mut self, rules: &R, state: &R::State, seat: Seat, actions: &[R::Action]) {
        let mut state = state.clone();
        let mut legal = Vec::new();
        for &action in actions {
            legal.clear();
            rules.legal(&state, seat, &mut legal);
            if legal.len() > 1 {
                self.line.push_back(action);
            }
            rules.apply(&mut state, Actor::Seat(seat), action, &mut ());
        }
    }
}
