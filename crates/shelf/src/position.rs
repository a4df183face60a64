//! A position in which a seat decides.

use engine::{Actor, Rng, Rules as _, Seat};
use play::{Match, Refused};
use search::{
    Budget, Clock, Contest, Manner, Mind as _, Stop, Turn, Turns, advise, fingerprint, first_sight, imagine,
};

use crate::{
    levels::manner,
    seeds::mix,
    spec::BoxSpec,
    subject::{Ask, Contender, Position, Tried},
    tried::{counts_points, tried},
    witness::{ActionOf, StateOf},
};

/// A position, and the turns that are being compared there.
pub(crate) struct Spot<'a, B: BoxSpec> {
    game: &'a Match<B::Rules>,
    mind: B::Mind,
    /// What the seat may imagine.
    state: StateOf<B>,
    seat: Seat,
    rng: Rng,
    turns: Vec<Turn<B::Rules>>,
    /// The same, best first, once they have been compared.
    compared: Vec<Turn<B::Rules>>,
}

impl<'a, B: BoxSpec> Spot<'a, B> {
    pub(crate) fn new(game: &'a Match<B::Rules>, seat: Seat, seed: u64) -> Spot<'a, B> {
        let mut rng = Rng::new(mix(seed, &[game.len() as u64, u64::from(seat.0)]));
        let state = imagine(game.rules(), game.state(), seat, &mut rng);
        Spot { game, mind: B::mind(0), state, seat, rng, turns: Vec::new(), compared: Vec::new() }
    }

    /// Where a turn leads.
    fn end(&self, actions: &[ActionOf<B>]) -> u64 {
        let mut state = self.state.clone();
        for &action in actions {
            self.game.rules().apply(&mut state, Actor::Seat(self.seat), action, &mut ());
        }
        fingerprint(&state)
    }
}

fn texts(actions: &[impl ToString]) -> Vec<String> {
    actions.iter().map(ToString::to_string).collect()
}

impl<B: BoxSpec> Position for Spot<'_, B> {
    fn is_asked(&self) -> bool {
        self.game.is_asked(self.seat)
    }

    fn counts_points(&self) -> bool {
        counts_points::<B>(self.game.rules(), &self.mind)
    }

    fn score_name(&self) -> Option<&'static str> {
        B::score_name(self.game.rules())
    }

    fn advise(&self, budget: Budget, stop: &Stop) -> Vec<Tried> {
        let (rules, luck) = (self.game.rules(), self.rng.clone().next_u64());
        let best = advise(&self.mind, rules, &self.state, self.seat, manner::<B>(budget), luck, stop);
        best.iter().map(|one| tried::<B>(rules, one, self.seat, &self.state, self.game.len())).collect()
    }

    fn take_up(&mut self, times: usize) -> u64 {
        let (rules, manner) = (self.game.rules(), manner::<B>(Budget::Simulations(1)));
        let manner = Manner { width: times * manner.width, turns: times * manner.turns, ..manner };
        let mut turns = Turns::new(manner.width);
        self.mind.turns(rules, &self.state, self.seat, manner.turns, &mut turns);
        let obvious = first_sight(&self.mind, rules, &self.state, self.seat);
        let end = self.end(&obvious.actions);
        let mut all: Vec<Turn<B::Rules>> =
            turns.found.drain(..).filter(|turn| self.is_open(&texts(&turn.actions))).collect();
        if all.iter().all(|turn| self.end(&turn.actions) != end) {
            all.push(obvious);
        }
        self.turns = all;
        end
    }

    fn read(&mut self, turns: &[Vec<String>]) -> Result<Vec<u64>, Refused> {
        let mut read = Vec::new();
        for texts in turns {
            let actions = texts.iter().map(|text| text.parse::<ActionOf<B>>());
            let actions = actions.collect::<Result<Vec<_>, _>>().map_err(Refused::Unreadable)?;
            self.game.clone().play_all(self.seat, texts)?;
            read.push(Turn { actions, value: 0.0, course: 0 });
        }
        self.turns = read;
        Ok(self.turns.iter().map(|turn| self.end(&turn.actions)).collect())
    }

    fn compare(&mut self, further: u32, ask: Ask<'_>) -> Vec<Contender> {
        let (rules, clock) = (self.game.rules(), Clock::new(ask.budget, ask.stop));
        let contest = Contest { further, luck: ask.luck };
        let all = contest.run(&self.mind, rules, &self.state, self.seat, &self.turns, &clock);
        self.compared = all.iter().map(|one| one.turn.as_turn()).collect();
        let contender = |one: search::Contender<B::Rules>| Contender {
            actions: texts(&one.turn.actions),
            end: self.end(&one.turn.actions),
            lost: one.lost,
            chance_lost: one.chance_lost,
            expected: one.turn.expected[self.seat],
            chance: one.turn.chances[self.seat],
            sources: B::parts(rules).into_iter().zip(one.turn.sources).collect(),
        };
        all.into_iter().map(contender).collect()
    }

    fn keep(&mut self, places: &[usize]) {
        let all = std::mem::take(&mut self.compared).into_iter().enumerate();
        self.turns = all.filter(|(place, _)| places.contains(place)).map(|(_, turn)| turn).collect();
    }

    /// The turn must be whole as well.
    fn is_open(&self, actions: &[String]) -> bool {
        let mut after = self.game.clone();
        after.play_all(self.seat, actions).is_ok() && !after.is_asked(self.seat)
    }
}
