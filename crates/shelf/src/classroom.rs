//! Plays the games that nets learn from.

use std::sync::Arc;

use engine::{Actor, Config, Rng, Rules, Seat};
use search::{
    Bot, Careless, Mind, Room, Stop, Thinker, Turns, imagine,
    net::{About, Learned, Lessons, Net},
    playout,
};

use crate::{
    bots::Named,
    school::{Classroom, Contest, Lesson, School},
    seeds::mix,
    spec::BoxSpec,
    witness::{ActionOf, StateOf},
};

/// Decisions in a thousand that a box's own player makes without thinking, so that a new net sees enough of the game.
const WIDE_SLIPS: u32 = 60;
/// The same for players with a net. Their games differ more by themselves.
const SLIPS: u32 = 15;
/// A curious player takes its pick from this many turns,
const TEMPTING: usize = 8;
/// and about once in four times passes over a turn that looks this many points better.
const TEMPTATION: f32 = 0.5;

/// A school with its tables set up.
pub(crate) struct Tables<B: BoxSpec> {
    school: &'static School<B::Rules>,
    rules: Vec<B::Rules>,
}

impl<B: BoxSpec> Tables<B> {
    /// Where the box's net learns, or the one that plays only alone, if there is one.
    pub(crate) fn new(school: &'static School<B::Rules>, alone: bool) -> Option<Tables<B>> {
        let tables = if alone { school.alone? } else { school.tables };
        let compose = |config: &Config| B::compose(config).expect("a school has tables that can be played");
        Some(Tables { school, rules: tables().iter().map(compose).collect() })
    }

    /// The rules of a game, by its number.
    fn rules(&self, game: u64) -> &B::Rules {
        &self.rules[(game % self.rules.len() as u64) as usize]
    }

    fn mind(&self, net: &Arc<Net>, luck: u64) -> Arc<Learned<B::Rules, B::Mind>> {
        Arc::new(Learned::new(B::mind(luck), self.school.lens, Some(Arc::clone(net))))
    }

    /// A player with a net.
    fn pupil(&self, net: &Arc<Net>, luck: u64) -> Thinker<B::Rules, Learned<B::Rules, B::Mind>> {
        Thinker::new(self.mind(net, luck), B::pupil(), luck, Stop::default())
    }

    fn player(&self, net: Option<&Arc<Net>>, luck: u64, kind: Lesson) -> Box<dyn Bot<B::Rules>> {
        let Lesson::Practice { curious, .. } = kind else {
            return match net {
                Some(net) => Box::new(self.pupil(net, luck)),
                None => Box::new(B::mind(luck).glance(luck)),
            };
        };
        match net {
            Some(net) => {
                let (mind, pupil) = (self.mind(net, luck), self.pupil(net, luck));
                let turns = Turns::new(B::pupil().width);
                let pupil = Curious { pupil, mind, turns, tries: curious, whims: Rng::new(luck ^ 2) };
                Box::new(Careless::new(pupil, SLIPS, luck ^ 1))
            }
            None => Box::new(Careless::new(B::mind(luck).glance(luck), WIDE_SLIPS, luck ^ 1)),
        }
    }

    /// Plays a game with these bots to its end. `seen` receives every state in which somebody acts.
    fn play(
        rules: &B::Rules,
        seed: u64,
        mut bots: Vec<Box<dyn Bot<B::Rules>>>,
        mut seen: impl FnMut(&StateOf<B>, Actor),
    ) -> StateOf<B> {
        let mut state = rules.start();
        let (mut luck, mut dreams) = (Rng::new(mix(seed, &[0])), Rng::new(mix(seed, &[1])));
        let choose = |state: &StateOf<B>, seat: Seat, legal: &[ActionOf<B>]| {
            if let [only] = legal {
                return *only;
            }
            let imagined = imagine(rules, state, seat, &mut dreams);
            bots[seat.index()].choose(rules, &imagined, seat, legal)
        };
        playout(rules, &mut state, &mut luck, &mut Room::default(), choose, |state, actor, _| {
            seen(state, actor);
        });
        state
    }
}

/// A pupil that now and then tries a turn that looks a little worse than the best. Otherwise a net would only learn what its
/// favourite turns are worth.
struct Curious<R: Rules, B, M> {
    pupil: B,
    mind: Arc<M>,
    turns: Turns<R>,
    /// In how many decisions of a thousand it does so.
    tries: u32,
    whims: Rng,
}

impl<R: Rules, B: Bot<R>, M: Mind<R>> Bot<R> for Curious<R, B, M> {
    #[expect(clippy::cast_precision_loss, reason = "a number of 24 bits fits")]
    fn choose(&mut self, rules: &R, state: &R::State, seat: Seat, legal: &[R::Action]) -> R::Action {
        if self.tries == 0 || self.whims.below(1000) >= self.tries {
            return self.pupil.choose(rules, state, seat, legal);
        }
        self.mind.turns(rules, state, seat, TEMPTING, &mut self.turns);
        let mut tempting = |value: f32| {
            // Picking the largest after adding noise of this kind is a fair draw, weighted by e to the power
            // of the values.
            let chance = (self.whims.next_u64() >> 40) as f32 / (1_u64 << 24) as f32;
            value / TEMPTATION - (-chance.max(f32::MIN_POSITIVE).ln()).ln()
        };
        let tempted = self.turns.found.iter().map(|turn| (tempting(turn.value), turn));
        let (_, turn) = tempted.max_by(|one, other| one.0.total_cmp(&other.0)).expect("a seat has a turn");
        turn.actions[0]
    }
}

/// Notes positions during a game.
struct Notes<'a, B: BoxSpec> {
    school: &'a School<B::Rules>,
    rules: &'a B::Rules,
    /// The net to look ahead with.
    ahead: Option<&'a Arc<Net>>,
    /// One for each seat.
    pages: Vec<Lessons>,
    /// How often a turn has begun or ended.
    moments: u16,
    turn: Option<u32>,
    last: Actor,
    whims: Rng,
    inputs: Vec<(u16, f32)>,
}

impl<B: BoxSpec> Notes<'_, B> {
    /// Looks at a state in which somebody is about to act.
    fn see(&mut self, state: &StateOf<B>, actor: Actor) {
        let before = std::mem::replace(&mut self.last, actor);
        if actor == Actor::Chance {
            if before != Actor::Chance {
                self.moment(state);
            }
            return;
        }
        let turn = B::turn(self.rules, state);
        if turn != self.turn {
            self.turn = turn;
            self.moment(state);
        }
    }

    /// Between two turns: each seat's position is noted now and then.
    fn moment(&mut self, state: &StateOf<B>) {
        let seats = self.rules.seats();
        self.moments += 1;
        for seat in Seat::all(seats) {
            if self.whims.below(seats.into()) == 0 && self.school.lens.learns(self.rules, state, seat) {
                self.note(state, seat, f32::from(self.moments) / f32::from(seats + 1));
            }
        }
    }

    fn note(&mut self, state: &StateOf<B>, seat: Seat, time: f32) {
        if self.school.lens.settle(self.rules, state).is_some() {
            // Nobody judges this position, but one that follows.
            return;
        }
        self.inputs.clear();
        self.school.lens.look(self.rules, state, seat, &mut self.inputs);
        let page = &mut self.pages[seat.index()];
        let base = self.school.lens.base(self.rules, state, seat);
        page.add(&self.inputs, base, time);
        if let Some((net, ahead)) = self.ahead.zip(self.school.ahead) {
            let first_sight = base + net.rest(&self.inputs.iter().copied());
            page.look_ahead(ahead(self.rules, state, seat, net), first_sight);
        }
    }
}

impl<B: BoxSpec> Classroom for Tables<B> {
    fn inputs(&self) -> usize {
        self.school.lens.inputs()
    }

    fn beginner(&self, note: String, seed: u64) -> Net {
        Net::new(self.about(note), self.inputs(), self.school.lens.banks(), seed)
    }

    fn about(&self, note: String) -> About {
        let lens_version = self.school.lens.version();
        About { box_id: B::ABOUT.id.to_owned(), rules_version: B::ABOUT.version, lens_version, note }
    }

    fn lesson(&self, game: u64, seed: u64, net: Option<&Arc<Net>>, kind: Lesson) -> Lessons {
        let rules = self.rules(game);
        let seats = || Seat::all(rules.seats());
        let bots = seats().map(|seat| self.player(net, mix(seed, &[2 + u64::from(seat.0)]), kind)).collect();
        let mut notes = Notes::<B> {
            school: self.school,
            rules,
            ahead: net.filter(|_| matches!(kind, Lesson::Practice { ahead: true, .. })),
            pages: seats().map(|_| Lessons::default()).collect(),
            moments: 0,
            turn: None,
            last: Actor::Chance,
            whims: Rng::new(mix(seed, &[1000])),
            inputs: Vec::new(),
        };
        let end = Self::play(rules, seed, bots, |state, actor| notes.see(state, actor));
        let mut all = Lessons::default();
        for (seat, mut page) in seats().zip(notes.pages) {
            page.finish(self.school.lens.result(rules, &end, seat));
            all.append(&page);
        }
        all
    }

    fn contest(&self, game: u64, seed: u64, net: &Arc<Net>) -> Contest {
        let rules = self.rules(game);
        let seats = rules.seats();
        let rival = Named::find(B::bots(), "greedy").expect("every school has a yardstick");
        let play = |own: Option<Seat>| {
            let bots = Seat::all(seats).map(|seat| -> Box<dyn Bot<B::Rules>> {
                let luck = mix(seed, &[2 + u64::from(seat.0)]);
                if own == Some(seat) {
                    Box::new(self.pupil(net, luck))
                } else {
                    rival.make(luck, luck, &Stop::default())
                }
            });
            let end = Self::play(rules, seed, bots.collect(), |_, _| ());
            rules.outcome(&end).expect("a playout ends with an outcome")
        };
        let own = Seat((game / self.rules.len() as u64 % u64::from(seats)) as u8);
        let outcome = play(Some(own));
        let score = f64::from(outcome.scores[own]);
        if seats == 1 {
            // Alone, it is compared with `greedy` in the same place, with the same luck.
            let other = f64::from(play(None).scores[own]);
            let won = if score > other { 1.0 } else { f64::from(u8::from(score >= other)) / 2.0 };
            return Contest { seats, scores: [score, other], won };
        }
        let rivals = Seat::all(seats).filter(|&seat| seat != own).map(|seat| f64::from(outcome.scores[seat]));
        let won = f64::from(search::final_chances(rules, &outcome)[own]);
        Contest { seats, scores: [score, rivals.sum::<f64>() / f64::from(seats - 1)], won }
    }
}
