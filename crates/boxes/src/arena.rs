//! Games between bots, in bulk.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use engine::{Actor, Rng, Seat, Verdict};
use play::{Entry, Header, Keyed, Luck as _, Record};
use search::{
    Bot, Budget, Mind as _, Plies, Room, Stop,
    calibration::{Forecast, Odds, Trial},
    imagine, playout, playout_drawing, random_playout,
};

use crate::{
    VariantSpec,
    bots::Named,
    forecast,
    table::{mix, temper},
};

/// A table at which bots play one game after another. Shared by all threads.
pub trait Arena: Send + Sync {
    /// How many seats there are.
    fn seats(&self) -> u8;

    /// The seat that represents each seat's side. Partners share one.
    fn sides(&self) -> Vec<Seat>;

    /// Where points come from, in the order of [`Played::sources`].
    fn sources(&self) -> &'static [&'static str];

    /// Whether a source can give points at this table.
    fn can_score(&self, source: usize) -> bool;

    /// What a score counts, if not the points.
    fn score_name(&self) -> Option<&'static str>;

    /// The names of results with the points each needs, lowest first.
    fn grades(&self) -> Vec<(i16, &'static str)>;

    /// Plays one game. The same seed gives the same game.
    fn game(&self, seed: u64, keep_record: bool) -> Played;

    /// Plays one game of duplicate play, and says how long each bot thought. What chance does depends only on
    /// `luck` and on what is drawn, so it is the same at every table with the same `luck`, whoever plays there.
    fn duplicate(&self, luck: u64, seed: u64, keep_record: bool) -> (Played, Vec<Thinking>);

    /// Plays one game, and says at the beginning of every turn how likely each side is to win: at first sight, or after
    /// this much thought.
    fn forecasts(&self, seed: u64, think: Option<Budget>) -> Vec<Forecast>;

    /// Plays one game against the box itself, with `expert` taking over at a random moment. Returns what the positions
    /// after that were worth, and whether the game was won.
    fn trials(&self, seed: u64) -> Vec<Trial>;

    /// The odds that reviews use to turn the worth of such positions into chances.
    fn odds(&self) -> Option<Odds>;

    /// Lets bots that think for a time use this many threads.
    fn use_threads(&mut self, threads: u16);

    /// Plays random games one after another as fast as it can, to measure speed.
    fn random_games(&self, seed: u64, games: u64) -> Plies;

    /// Does what a search does with positions of a game, as fast as it can, to measure speed: this many times for each
    /// position. Returns how often it did so in all.
    fn toil(&self, toil: Toil, times: u32) -> u64;

    /// The size of a state and of an action in bytes.
    fn sizes(&self) -> (usize, usize);
}

/// What a search spends its time on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Toil {
    /// Judging positions in the middle of a turn.
    Promise,
    /// Judging positions between turns.
    Value,
    /// Playing at random from the middle of a game to its end.
    Rollout,
}

/// How long a bot thought in one game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Thinking {
    /// How often it was asked. An answer without a choice does not count.
    pub decisions: u32,
    /// The time it took in each of its turns, or in each round in games where everybody acts at the same time.
    pub turns: Vec<Duration>,
    /// The last of these turns.
    turn: Option<u32>,
}

impl Thinking {
    fn add(&mut self, turn: Option<u32>, time: Duration) {
        self.decisions += 1;
        match self.turns.last_mut() {
            Some(last) if self.turn == turn => *last += time,
            _ => self.turns.push(time),
        }
        self.turn = turn;
    }
}

/// The course of one game between bots.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// Final scores, one for each seat.
    pub scores: Vec<i16>,
    /// 1 for the winner. Equal ranks share a place, and partners share theirs.
    pub ranks: Vec<u8>,
    /// The seat that represents each seat's side. Partners share one.
    pub sides: Vec<Seat>,
    /// What each seat's side scored together.
    pub side_scores: Vec<i16>,
    /// Points by source, one list for each seat.
    pub sources: Vec<Vec<i32>>,
    /// Who went first, second and so on, if the box knows.
    pub order: Option<Vec<Seat>>,
    /// How long it was.
    pub plies: Plies,
    /// Turns, or rounds in games where everybody acts at the same time.
    pub turns: u32,
    /// What ended it.
    pub ending: &'static str,
    /// Whether the scores decided it.
    pub scores_decided: bool,
    /// Whether the table played against the box, and the result.
    pub verdict: Verdict,
    /// The whole game, if requested.
    pub record: Option<Record>,
}

impl Played {
    /// A seat's part of the win: all, a share, or nothing. Partners do not divide their win.
    pub fn won(&self, seat: usize) -> f64 {
        match self.verdict {
            Verdict::Won => 1.0,
            Verdict::Ranked if self.ranks[seat] == 1 => 1.0 / f64::from(self.winners()),
            Verdict::Ranked | Verdict::Lost => 0.0,
        }
    }

    /// Whether sides that play against each other share first place.
    pub fn is_shared(&self) -> bool {
        self.verdict == Verdict::Ranked && self.winners() > 1
    }

    /// The sides that have more than one seat, with their seats.
    pub fn partners(&self) -> Vec<(Seat, Vec<Seat>)> {
        let seats = |side| (0..).map(Seat).zip(&self.sides).filter(move |(_, one)| **one == side);
        let of = |side| (side, seats(side).map(|(seat, _)| seat).collect::<Vec<_>>());
        let all = (0..).map(Seat).zip(&self.sides).filter(|(seat, side)| seat == *side);
        all.map(|(seat, _)| of(seat)).filter(|(_, seats)| seats.len() > 1).collect()
    }

    /// How many sides share first place.
    fn winners(&self) -> u8 {
        let named = |seat: usize| self.sides[seat].index() == seat;
        (0..self.ranks.len()).map(|seat| u8::from(self.ranks[seat] == 1 && named(seat))).sum()
    }

    /// Whether a side lost with the same score as the winner, and only because of a tie-break.
    pub fn by_tie_break(&self) -> bool {
        let winner = self.ranks.iter().position(|&rank| rank == 1);
        winner.filter(|_| self.scores_decided).is_some_and(|winner| {
            let best = self.side_scores[winner];
            self.side_scores.iter().zip(&self.ranks).any(|(&score, &rank)| score == best && rank != 1)
        })
    }
}

pub(crate) struct BotTable<R: VariantSpec> {
    pub(crate) rules: Arc<R>,
    pub(crate) header: Header,
    pub(crate) bots: Vec<Named<R>>,
    /// How many threads a bot that thinks for a time may use.
    pub(crate) threads: u16,
}

impl<R: VariantSpec> BotTable<R> {
    /// Plays one game. `draw` answers for chance. `ask` lets a bot think.
    fn play(
        &self,
        seed: u64,
        draw: impl FnMut(&R::State, &mut Vec<(R::Action, u32)>) -> R::Action,
        mut ask: impl FnMut(&R::State, Seat, &mut dyn FnMut() -> R::Action) -> R::Action,
        keep_record: bool,
    ) -> Played {
        let rules = &*self.rules;
        let mut state = rules.start();
        // Luck, imagination and every bot have their own streams, so that the way one bot thinks does not
        // change what the others draw.
        let mut dreams = Rng::new(mix(seed, &[1]));
        let mut bots: Vec<Box<dyn Bot<R>>> = (self.bots.iter().zip(Seat::all(rules.seats())))
            .map(|(bot, seat)| {
                let luck = mix(seed, &[2 + u64::from(seat.0)]);
                bot.make(temper(seed, seat), luck, &Stop::default().with_threads(self.threads))
            })
            .collect();
        let mut record = keep_record.then(|| Record::new(self.header.clone()));
        let mut order = None;
        let (mut turn, mut turns) = (None, 0);
        let choose = |state: &R::State, seat: Seat, legal: &[R::Action]| {
            if let [only] = legal {
                return *only;
            }
            let imagined = imagine(rules, state, seat, &mut dreams);
            let bot = &mut bots[seat.index()];
            ask(state, seat, &mut || bot.choose(rules, &imagined, seat, legal))
        };
        let seen = |state: &R::State, actor: Actor, action: R::Action| {
            // Between two turns the state still describes the last one, and only chance acts.
            if actor != Actor::Chance {
                let now = rules.turn(state);
                turns += u32::from(now.is_some() && now != turn);
                turn = now;
                order = order.take().or_else(|| rules.opening_order(state));
            }
            if let Some(record) = &mut record {
                record.push(Entry { actor, text: action.to_string() });
            }
        };
        let plies = playout_drawing(rules, &mut state, draw, &mut Room::default(), choose, seen);
        let outcome = rules.outcome(&state).expect("a playout ends with an outcome");
        let seats = rules.seats();
        let by_source = |seat| {
            let mut points = Vec::with_capacity(R::SOURCES.len());
            rules.points_by_source(&state, seat, &mut points);
            points
        };
        Played {
            scores: Seat::all(seats).map(|seat| outcome.scores[seat]).collect(),
            ranks: Seat::all(seats).map(|seat| outcome.ranks[seat]).collect(),
            sides: Seat::all(seats).map(|seat| rules.side(seat)).collect(),
            side_scores: Seat::all(seats).map(|seat| outcome.side_scores[seat]).collect(),
            sources: Seat::all(seats).map(by_source).collect(),
            order,
            plies,
            turns,
            ending: rules.ending(&state),
            scores_decided: rules.scores_decided(&state),
            verdict: outcome.verdict,
            record,
        }
    }
}

impl<R: VariantSpec> Arena for BotTable<R> {
    fn seats(&self) -> u8 {
        self.rules.seats()
    }

    fn sides(&self) -> Vec<Seat> {
        Seat::all(self.rules.seats()).map(|seat| self.rules.side(seat)).collect()
    }

    fn sources(&self) -> &'static [&'static str] {
        R::SOURCES
    }

    fn can_score(&self, source: usize) -> bool {
        self.rules.can_score(source)
    }

    fn score_name(&self) -> Option<&'static str> {
        self.rules.score_name()
    }

    fn grades(&self) -> Vec<(i16, &'static str)> {
        self.rules.grades()
    }

    fn game(&self, seed: u64, keep_record: bool) -> Played {
        let rules = &*self.rules;
        let mut luck = Rng::new(mix(seed, &[0]));
        let draw = |state: &R::State, scratch: &mut Vec<_>| rules.sample(state, &mut luck, scratch);
        self.play(seed, draw, |_, _, think| think(), keep_record)
    }

    fn duplicate(&self, luck: u64, seed: u64, keep_record: bool) -> (Played, Vec<Thinking>) {
        let rules = &*self.rules;
        let mut luck = Keyed::new(luck);
        let draw = |state: &R::State, scratch: &mut Vec<(R::Action, u32)>| {
            scratch.clear();
            rules.outcomes(state, scratch);
            luck.pick(rules.chance_key(state), scratch).expect("chance has an outcome")
        };
        let mut thinking = vec![Thinking::default(); rules.seats().into()];
        let timed = |state: &R::State, seat: Seat, think: &mut dyn FnMut() -> R::Action| {
            let start = Instant::now();
            let action = think();
            thinking[seat.index()].add(rules.turn(state), start.elapsed());
            action
        };
        let played = self.play(seed, draw, timed, keep_record);
        (played, thinking)
    }

    fn forecasts(&self, seed: u64, think: Option<Budget>) -> Vec<Forecast> {
        forecast::forecasts(self, seed, think)
    }

    fn trials(&self, seed: u64) -> Vec<Trial> {
        forecast::trials(self, seed)
    }

    fn odds(&self) -> Option<Odds> {
        R::mind(0).odds(&self.rules)
    }

    fn use_threads(&mut self, threads: u16) {
        self.threads = threads;
    }

    fn random_games(&self, seed: u64, games: u64) -> Plies {
        let mut rng = Rng::new(seed);
        let mut room = Room::default();
        let mut plies = Plies::default();
        for _ in 0..games {
            let mut state = self.rules.start();
            plies += random_playout(&*self.rules, &mut state, &mut rng, &mut room);
        }
        plies
    }

    fn toil(&self, toil: Toil, times: u32) -> u64 {
        let (rules, mind) = (&*self.rules, R::mind(0));
        let (mut states, mut room) = (Vec::new(), Room::default());
        let mut decisions = Rng::new(1);
        let choose = |_: &R::State, _, legal: &[R::Action]| *decisions.pick(legal);
        let mut last = None;
        let seen = |state: &R::State, actor: Actor, _| {
            if let Actor::Seat(seat) = actor
                && last != Some(actor)
            {
                states.push((state.clone(), seat));
            }
            last = Some(actor);
        };
        playout(rules, &mut rules.start(), &mut Rng::new(2), &mut room, choose, seen);
        if toil == Toil::Rollout {
            let middle = &states[states.len() / 2].0;
            let mut rng = Rng::new(3);
            for _ in 0..times {
                random_playout(rules, &mut middle.clone(), &mut rng, &mut room);
            }
            return times.into();
        }
        let mut sum = 0.0;
        for _ in 0..times {
            for (state, seat) in &states {
                sum += match toil {
                    Toil::Promise => mind.promise(rules, state, *seat),
                    Toil::Value | Toil::Rollout => mind.value(rules, state, *seat),
                };
            }
        }
        std::hint::black_box(sum);
        u64::from(times) * states.len() as u64
    }

    fn sizes(&self) -> (usize, usize) {
        (size_of::<R::State>(), size_of::<R::Action>())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bots_thinking_is_counted_by_turn() {
        let mut thinking = Thinking::default();
        for (turn, time) in [(None, 1), (Some(1), 2), (Some(1), 3), (Some(4), 4), (Some(1), 5)] {
            thinking.add(turn, Duration::from_secs(time));
        }
        assert_eq!(thinking.decisions, 5);
        assert_eq!(thinking.turns, [1, 5, 4, 5].map(Duration::from_secs));
    }
}
