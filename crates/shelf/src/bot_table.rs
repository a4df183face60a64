//! Plays games between bots.

use std::sync::Arc;

use engine::{Actor, Rng, Rules as _, Seat};
use play::{Entry, Header, Keyed, Luck as _, Record};
use search::{
    Bot, Budget, Mind as _, Plies, Room, Stop,
    calibration::{Forecast, Odds, Trial},
    imagine, playout, playout_drawing, random_playout,
    time::Instant,
};

use crate::{
    arena::{Arena, Played, SearchWork, Thinking},
    bots::Named,
    forecast::{forecasts, trials},
    seeds::{character, mix},
    spec::BoxSpec,
    witness::{ActionOf, StateOf},
};

pub(crate) struct BotTable<B: BoxSpec> {
    pub(crate) rules: Arc<B::Rules>,
    pub(crate) header: Header,
    pub(crate) bots: Vec<Named<B::Rules>>,
    /// How many threads a bot that thinks for a time may use.
    pub(crate) threads: u16,
}

impl<B: BoxSpec> BotTable<B> {
    /// Plays one game. `draw` answers for chance. `ask` lets a bot think.
    fn play(
        &self,
        seed: u64,
        draw: impl FnMut(&StateOf<B>, &mut Vec<(ActionOf<B>, u32)>) -> ActionOf<B>,
        mut ask: impl FnMut(&StateOf<B>, Seat, &mut dyn FnMut() -> ActionOf<B>) -> ActionOf<B>,
        keep_record: bool,
    ) -> Played {
        let rules = &*self.rules;
        let mut state = rules.start();
        // Luck, imagination and every bot have their own streams, so that the way one bot thinks does not
        // change what the others draw.
        let mut dreams = Rng::new(mix(seed, &[1]));
        let mut bots: Vec<Box<dyn Bot<B::Rules>>> = (self.bots.iter().zip(Seat::all(rules.seats())))
            .map(|(bot, seat)| {
                let luck = mix(seed, &[2 + u64::from(seat.0)]);
                bot.make(character(seed, seat), luck, &Stop::default().with_threads(self.threads))
            })
            .collect();
        let mut record = keep_record.then(|| Record::new(self.header.clone()));
        let mut order = None;
        let (mut turn, mut turns) = (None, 0);
        let choose = |state: &StateOf<B>, seat: Seat, legal: &[ActionOf<B>]| {
            if let [only] = legal {
                return *only;
            }
            let imagined = imagine(rules, state, seat, &mut dreams);
            let bot = &mut bots[seat.index()];
            ask(state, seat, &mut || bot.choose(rules, &imagined, seat, legal))
        };
        let seen = |state: &StateOf<B>, actor: Actor, action: ActionOf<B>| {
            // Between two turns the state still describes the last one, and only chance acts.
            if actor != Actor::Chance {
                let now = B::turn(rules, state);
                turns += u32::from(now.is_some() && now != turn);
                turn = now;
                order = order.take().or_else(|| B::opening_order(rules, state));
            }
            if let Some(record) = &mut record {
                record.push(Entry { actor, text: action.to_string() });
            }
        };
        let plies = playout_drawing(rules, &mut state, draw, &mut Room::default(), choose, seen);
        let outcome = rules.outcome(&state).expect("a playout ends with an outcome");
        let seats = rules.seats();
        let by_source = |seat| {
            let mut points = Vec::with_capacity(B::SOURCES.len());
            B::points_by_source(rules, &state, seat, &mut points);
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
            ending: B::ending(rules, &state),
            scores_decided: B::scores_decided(rules, &state),
            verdict: outcome.verdict,
            record,
        }
    }
}

impl<B: BoxSpec> Arena for BotTable<B> {
    fn seats(&self) -> u8 {
        self.rules.seats()
    }

    fn sides(&self) -> Vec<Seat> {
        Seat::all(self.rules.seats()).map(|seat| self.rules.side(seat)).collect()
    }

    fn sources(&self) -> &'static [&'static str] {
        B::SOURCES
    }

    fn can_score(&self, source: usize) -> bool {
        B::can_score(&self.rules, source)
    }

    fn score_name(&self) -> Option<&'static str> {
        B::score_name(&self.rules)
    }

    fn grades(&self) -> Vec<(i16, &'static str)> {
        B::grades(&self.rules)
    }

    fn game(&self, seed: u64, keep_record: bool) -> Played {
        let rules = &*self.rules;
        let mut luck = Rng::new(mix(seed, &[0]));
        let draw = |state: &StateOf<B>, scratch: &mut Vec<_>| rules.sample(state, &mut luck, scratch);
        self.play(seed, draw, |_, _, think| think(), keep_record)
    }

    fn duplicate(&self, luck: u64, seed: u64, keep_record: bool) -> (Played, Vec<Thinking>) {
        let rules = &*self.rules;
        let mut luck = Keyed::new(luck);
        let draw = |state: &StateOf<B>, scratch: &mut Vec<(ActionOf<B>, u32)>| {
            scratch.clear();
            rules.outcomes(state, scratch);
            luck.pick(rules.chance_key(state), scratch).expect("chance has an outcome")
        };
        let mut thinking = vec![Thinking::default(); rules.seats().into()];
        let timed = |state: &StateOf<B>, seat: Seat, think: &mut dyn FnMut() -> ActionOf<B>| {
            let start = Instant::now();
            let action = think();
            thinking[seat.index()].add(B::turn(rules, state), start.elapsed());
            action
        };
        let played = self.play(seed, draw, timed, keep_record);
        (played, thinking)
    }

    fn forecasts(&self, seed: u64, think: Option<Budget>) -> Vec<Forecast> {
        forecasts::<B>(&self.rules, &self.bots, seed, think)
    }

    fn trials(&self, seed: u64) -> Vec<Trial> {
        trials::<B>(&self.rules, &self.bots, seed)
    }

    fn odds(&self) -> Option<Odds> {
        B::mind(0).odds(&self.rules)
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

    fn search_work(&self, work: SearchWork, times: u32) -> u64 {
        let (rules, mind) = (&*self.rules, B::mind(0));
        let (mut states, mut room) = (Vec::new(), Room::default());
        let mut decisions = Rng::new(1);
        let choose = |_: &StateOf<B>, _, legal: &[ActionOf<B>]| *decisions.pick(legal);
        let mut last = None;
        let seen = |state: &StateOf<B>, actor: Actor, _| {
            if let Actor::Seat(seat) = actor
                && last != Some(actor)
            {
                states.push((state.clone(), seat));
            }
            last = Some(actor);
        };
        playout(rules, &mut rules.start(), &mut Rng::new(2), &mut room, choose, seen);
        if work == SearchWork::Rollout {
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
                sum += match work {
                    SearchWork::Promise => mind.promise(rules, state, *seat),
                    SearchWork::Value | SearchWork::Rollout => mind.value(rules, state, *seat),
                };
            }
        }
        std::hint::black_box(sum);
        u64::from(times) * states.len() as u64
    }

    fn sizes(&self) -> (usize, usize) {
        (size_of::<StateOf<B>>(), size_of::<ActionOf<B>>())
    }
}
