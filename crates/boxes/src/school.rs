//! Games for nets to learn from, and games to see what they have learned.

use std::sync::Arc;

use engine::{Actor, Config, Rng, Rules, Seat};
use search::{
    Bot, Careless, Mind, Room, Stop, Thinker, Turns, imagine,
    net::{About, Learned, Lens, Lessons, Net, NetProblem},
    playout,
};

use crate::{VariantSpec, bots::Named, table::mix};

/// Decisions in a thousand that a box's own player makes without thinking, so that a new net sees enough of the game.
const WIDE_SLIPS: u32 = 60;
/// The same for players with a net. Their games differ more by themselves.
const SLIPS: u32 = 15;
/// A curious player takes its pick from this many turns,
const TEMPTING: usize = 8;
/// and about once in four times passes over a turn that looks this many points better.
const TEMPTATION: f32 = 0.5;

/// How the rules of a box are learned.
pub struct School<R: Rules + 'static> {
    /// What nets see.
    pub lens: &'static dyn Lens<R>,
    /// The tables to learn at, in rotation.
    pub tables: fn() -> Vec<Config>,
    /// The same for a net that plays only alone, where that pays.
    pub alone: Option<fn() -> Vec<Config>>,
    /// What a seat can expect according to a look ahead with the net, where a box has one.
    pub ahead: Option<Ahead<R>>,
}

/// A look ahead from a position between turns.
pub type Ahead<R> = fn(&R, &<R as Rules>::State, Seat, &Arc<Net>) -> f32;

/// What a game is played for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lesson {
    /// To learn from. Players slip now and then.
    Practice {
        /// Whether to look ahead from each position, where the box has a way.
        ahead: bool,
        /// Decisions in a thousand in which players with a net are curious: they may try what looks a little worse.
        curious: u32,
    },
    /// To measure what was learned, without slips.
    Exam,
}

impl<R: VariantSpec> School<R> {
    /// The net that a box comes with. It is refused if it was trained for another version of the box.
    pub(crate) fn graduate(&self, bytes: &[u8]) -> Result<Arc<Net>, NetProblem> {
        let (net, game) = (Net::read(bytes)?, R::game());
        net.check(game.id, game.version, self.lens.version(), self.lens.inputs())?;
        Ok(Arc::new(net))
    }
}

/// A school without its type.
pub trait Classroom: Send + Sync {
    /// How many inputs a net has.
    fn inputs(&self) -> usize;

    /// What a net trained here is for.
    fn about(&self, note: String) -> About;

    /// A net that has not learned anything yet. The same seed gives the same net.
    fn beginner(&self, note: String, seed: u64) -> Net;

    /// Plays a game and notes positions, seat by seat. With no net, the box's own player plays. The same seed gives the
    /// same game.
    fn lesson(&self, game: u64, seed: u64, net: Option<&Arc<Net>>, kind: Lesson) -> Lessons;

    /// A game of one seat with a net against `greedy` on all others.
    fn contest(&self, game: u64, seed: u64, net: &Arc<Net>) -> Contest;
}

/// How a net did in one game.
#[derive(Clone, Copy, Debug)]
pub struct Contest {
    /// How many seats there were.
    pub seats: u8,
    /// What the net scored, and the mean of the others.
    pub scores: [f64; 2],
    /// Its part of the win.
    pub won: f64,
}

/// A school with its tables set up.
pub(crate) struct Tables<R: VariantSpec> {
    school: &'static School<R>,
    rules: Vec<R>,
}

impl<R: VariantSpec> Tables<R> {
    /// Where the box's net learns, or the one that plays only alone, if there is one.
    pub(crate) fn new(school: &'static School<R>, alone: bool) -> Option<Tables<R>> {
        let tables = if alone { school.alone? } else { school.tables };
        let compose = |config: &Config| R::compose(config).expect("a school has tables that can be played");
        Some(Tables { school, rules: tables().iter().map(compose).collect() })
    }

    /// The rules of a game, by its number.
    fn rules(&self, game: u64) -> &R {
        &self.rules[(game % self.rules.len() as u64) as usize]
    }

    fn mind(&self, net: &Arc<Net>, luck: u64) -> Arc<Learned<R, R::Mind>> {
        Arc::new(Learned::new(R::mind(luck), self.school.lens, Some(Arc::clone(net))))
    }

    /// A player with a net.
    fn pupil(&self, net: &Arc<Net>, luck: u64) -> Thinker<R, Learned<R, R::Mind>> {
        Thinker::new(self.mind(net, luck), R::pupil(), luck, Stop::default())
    }

    fn player(&self, net: Option<&Arc<Net>>, luck: u64, kind: Lesson) -> Box<dyn Bot<R>> {
        let Lesson::Practice { curious, .. } = kind else {
            return match net {
                Some(net) => Box::new(self.pupil(net, luck)),
                None => Box::new(R::mind(luck).glance(luck)),
            };
        };
        match net {
            Some(net) => {
                let (mind, pupil) = (self.mind(net, luck), self.pupil(net, luck));
                let turns = Turns::new(R::pupil().width);
                let pupil = Curious { pupil, mind, turns, tries: curious, whims: Rng::new(luck ^ 2) };
                Box::new(Careless::new(pupil, SLIPS, luck ^ 1))
            }
            None => Box::new(Careless::new(R::mind(luck).glance(luck), WIDE_SLIPS, luck ^ 1)),
        }
    }

    /// Plays a game with these bots to its end. `seen` receives every state in which somebody acts.
    fn play(
        rules: &R,
        seed: u64,
        mut bots: Vec<Box<dyn Bot<R>>>,
        mut seen: impl FnMut(&R::State, Actor),
    ) -> R::State {
        let mut state = rules.start();
        let (mut luck, mut dreams) = (Rng::new(mix(seed, &[0])), Rng::new(mix(seed, &[1])));
        let choose = |state: &R::State, seat: Seat, legal: &[R::Action]| {
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
struct Notes<'a, R: Rules + 'static> {
    school: &'a School<R>,
    rules: &'a R,
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

impl<R: VariantSpec> Notes<'_, R> {
    /// Looks at a state in which somebody is about to act.
    fn see(&mut self, state: &R::State, actor: Actor) {
        let before = std::mem::replace(&mut self.last, actor);
        if actor == Actor::Chance {
            if before != Actor::Chance {
                self.moment(state);
            }
            return;
        }
        let turn = self.rules.turn(state);
        if turn != self.turn {
            self.turn = turn;
            self.moment(state);
        }
    }

    /// Between two turns: each seat's position is noted now and then.
    fn moment(&mut self, state: &R::State) {
        let seats = self.rules.seats();
        self.moments += 1;
        for seat in Seat::all(seats) {
            if self.whims.below(seats.into()) == 0 && self.school.lens.learns(self.rules, state, seat) {
                self.note(state, seat, f32::from(self.moments) / f32::from(seats + 1));
            }
        }
    }

    fn note(&mut self, state: &R::State, seat: Seat, time: f32) {
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

impl<R: VariantSpec> Classroom for Tables<R> {
    fn inputs(&self) -> usize {
        self.school.lens.inputs()
    }

    fn beginner(&self, note: String, seed: u64) -> Net {
        Net::new(self.about(note), self.inputs(), self.school.lens.banks(), seed)
    }

    fn about(&self, note: String) -> About {
        let game = R::game();
        let lens_version = self.school.lens.version();
        About { box_id: game.id.to_owned(), rules_version: game.version, lens_version, note }
    }

    fn lesson(&self, game: u64, seed: u64, net: Option<&Arc<Net>>, kind: Lesson) -> Lessons {
        let rules = self.rules(game);
        let seats = || Seat::all(rules.seats());
        let bots = seats().map(|seat| self.player(net, mix(seed, &[2 + u64::from(seat.0)]), kind)).collect();
        let mut notes = Notes {
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
        let rival = Named::find(R::BOTS, "greedy").expect("every school has a yardstick");
        let play = |own: Option<Seat>| {
            let bots = Seat::all(seats).map(|seat| -> Box<dyn Bot<R>> {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_gives_the_same_lesson() {
        for game in crate::BOXES {
            let Some(class) = game.classroom(false) else { continue };
            let kind = Lesson::Practice { ahead: false, curious: 0 };
            let practice = |seed| class.lesson(3, seed, None, kind);
            let (one, same) = (practice(5), practice(5));
            assert_eq!(one, same, "{}", game.id);
            assert_ne!(one, practice(6), "{}", game.id);
            assert!(one.len() > 10, "{}", game.id);
            // Nobody ends far below what the position was worth at first sight.
            assert!((0..one.len()).all(|position| one.rest(position) > -60.0), "{}", game.id);
        }
    }

    #[test]
    fn curious_pupils_play_otherwise_and_nearly_as_well() {
        let class = crate::find("burgundy-dice").unwrap().classroom(true).unwrap();
        let bytes = crate::archive::net("burgundy-dice", "net-solo.bin");
        let net = Net::read(&bytes).map(Arc::new).unwrap();
        let game = |game: u64, curious| {
            let lesson = class.lesson(game, game, Some(&net), Lesson::Practice { ahead: false, curious });
            (lesson.score(0), lesson)
        };
        let games: Vec<[_; 2]> = (0..40).map(|number| [game(number, 0), game(number, 1000)]).collect();
        let other = games.iter().filter(|[plain, curious]| plain.1 != curious.1).count();
        let mean = |which: usize| games.iter().map(|game| game[which].0).sum::<f32>() / 40.0;
        // Random moves would cost about twenty points.
        assert!(other > 35 && mean(1) > mean(0) - 5.0, "{other}, {} and {}", mean(0), mean(1));
        assert_eq!(games[7][1].1, game(7, 1000).1);
    }

    #[test]
    fn alone_means_tables_with_one_seat() {
        let seats = |alone| {
            let class = crate::find("burgundy-dice").unwrap().classroom(alone).unwrap();
            let net = Arc::new(class.beginner(String::new(), 1));
            (0..8).map(|game| class.contest(game, 1, &net).seats).collect::<Vec<_>>()
        };
        assert_eq!(seats(true), [1; 8]);
        assert_eq!(seats(false), [1, 1, 2, 3, 1, 1, 2, 3]);
        assert!(crate::find("natick").unwrap().classroom(true).is_none());
    }

    #[test]
    fn a_net_that_knows_nothing_plays_like_the_estimate_by_hand() {
        let class = crate::find("burgundy").unwrap().classroom(false).unwrap();
        let net = Arc::new(class.beginner(String::new(), 1));
        let contests: Vec<Contest> = (0..6).map(|game| class.contest(game, game, &net)).collect();
        assert!(contests.iter().any(|contest| contest.seats == 4), "{contests:?}");
        assert!(contests.iter().all(|contest| contest.scores[0] > 120.0), "{contests:?}");
    }
}
