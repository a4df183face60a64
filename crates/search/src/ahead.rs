//! What a turn leads to against the box itself, judged by the best turn after it.
//!
//! After a turn, simulated players keep to one course until the end. Somebody who thinks looks for a better one in the
//! next turn. If a turn were judged by those simulated games alone, it would be blamed for their stubbornness, and the
//! chance of winning would jump up in the next turn, which would look like luck.
#![expect(clippy::cast_precision_loss, reason = "scores are small")]

use engine::{Actor, PerSeat, Rules, Seat};

use crate::{
    Budget, Clock, Manner, Mind, Stop,
    calibration::Odds,
    halving::{Candidate, halve},
    mind::{chances_from, two_sided},
    rollout::Rollouts,
    turn::Turns,
};

/// How many simulated games a look at a turn takes. [`Odds`] are fitted to looks of this size.
const GAMES: u32 = 48;

/// How many of its own decisions a seat may make before a rival answers.
const OWN: u8 = 2;

/// Looks for the best turn in a position. None if only one is worth considering. `turns` says how to look for
/// them.
pub fn look<R: Rules, M: Mind<R>>(
    mind: &M,
    rules: &R,
    state: &R::State,
    seat: Seat,
    turns: &mut Turns<R>,
    most: usize,
    luck: u64,
) -> Option<Candidate<R>> {
    mind.turns(rules, state, seat, most, turns);
    if turns.found.len() < 2 {
        return None;
    }
    let all = turns.found.drain(..).map(Candidate::new).collect();
    let clock = Clock::new(Budget::Simulations(GAMES), &Stop::default()).explaining();
    halve(mind, rules, state, seat, all, luck, &clock).into_iter().next()
}

/// Looks ahead to the next turns.
pub(crate) struct Ahead<'a, R: Rules, M: Mind<R>> {
    mind: &'a M,
    rules: &'a R,
    /// The chances of somebody who thinks about every turn. Without them, a look gives the chances of its simulated
    /// players.
    odds: Option<Odds>,
    turns: Turns<R>,
    /// How many turns to compare at most.
    most: usize,
    rollouts: Rollouts<'a, R, M>,
}

/// What a position led to.
#[derive(Clone, Debug)]
pub(crate) struct Led {
    /// The chances of winning.
    pub(crate) chances: PerSeat<f32>,
    /// What everybody can expect after the best turn.
    pub(crate) expected: PerSeat<f32>,
    /// How the seat weighs that.
    pub(crate) value: f64,
    /// The final score, if simulated games go so far, and what it consists of.
    pub(crate) score: Option<f64>,
    pub(crate) parts: Vec<f32>,
}

impl Led {
    /// The chance of one seat.
    pub(crate) fn chance(&self, seat: Seat) -> f64 {
        self.chances[seat].into()
    }
}

impl<'a, R: Rules, M: Mind<R>> Ahead<'a, R, M> {
    pub(crate) fn new(mind: &'a M, rules: &'a R, manner: Manner, luck: u64) -> Ahead<'a, R, M> {
        let odds = mind.odds(rules);
        // Skips what people should not be advised to do, because it leads nowhere in their games.
        let turns = Turns::new(manner.width).for_people();
        let rollouts = Rollouts::quick(mind, rules, luck);
        Ahead { mind, rules, odds, turns, most: manner.turns, rollouts }
    }

    /// Plays a turn and goes on to the next one of the seat or of a partner, because partners think as well. Where
    /// answers count, it goes on until a rival has answered.
    pub(crate) fn after(&mut self, state: &R::State, seat: Seat, turn: &Candidate<R>, luck: u64) -> Led {
        let (rules, answers) = (self.rules, self.mind.heeds_answers());
        let together = |asked: Seat| rules.side(asked) == rules.side(seat);
        let start = self.rollouts.begin(state, seat, turn, luck, &mut ());
        let (mut at, mut course) = (start.clone(), turn.course);
        let mut own = if answers { OWN } else { 0 };
        loop {
            match self.next(&mut at, course, luck, |asked| answers || together(asked)) {
                // What the seat itself decides before that, such as how to divide the dice, is no answer.
                Some((asked, best)) if own > 0 && together(asked) => {
                    at = self.rollouts.begin(&at, asked, &best, luck, &mut ());
                    (own, course) = (own - 1, best.course);
                }
                Some((asked, best)) => return self.led(&at, seat, asked, best),
                None => return self.ended(&start, &at, seat),
            }
        }
    }

    /// Goes on to the next turn of anybody. Each seat keeps to its course until then. Where answers count, it goes on
    /// to the answer: turns are judged by that, and luck must be judged in the same way.
    pub(crate) fn from(&mut self, state: &R::State, courses: PerSeat<u8>, luck: u64) -> Led {
        self.rollouts.follow(|seat| courses[seat]);
        let mut at = state.clone();
        match self.next(&mut at, 0, luck, |_| true) {
            Some((asked, best)) if self.mind.heeds_answers() => self.after(&at, asked, &best, luck),
            Some((asked, best)) => self.led(&at, Seat(0), asked, best),
            None => self.ended(state, &at, Seat(0)),
        }
    }

    /// Goes on to the next turn of one of those who think, and returns whose it is and which turn is best. None if the
    /// game ends first.
    fn next(
        &mut self,
        state: &mut R::State,
        course: u8,
        luck: u64,
        thinks: impl Fn(Seat) -> bool,
    ) -> Option<(Seat, Candidate<R>)> {
        let (mind, rules) = (self.mind, self.rules);
        let stops = |state: &R::State, asked: Seat| thinks(asked) && mind.weighs(rules, state, asked);
        loop {
            let asked = self.rollouts.go_on(state, u32::MAX, luck, stops, &mut ())?;
            self.turns.course = course;
            if let Some(best) = look(mind, rules, state, asked, &mut self.turns, self.most, !luck) {
                return Some((asked, best));
            }
            for &action in &self.turns.found[0].actions {
                rules.apply(state, Actor::Seat(asked), action, &mut ());
            }
        }
    }

    /// What a position means for a seat if `asked` plays its best turn.
    fn led(&self, state: &R::State, seat: Seat, asked: Seat, best: Candidate<R>) -> Led {
        let (mind, rules) = (self.mind, self.rules);
        let value = best.utility.mean();
        let together = rules.side(asked) == rules.side(seat);
        let chances = self.odds.map_or(best.chances, |odds| {
            two_sided(rules, asked, odds.chance(mind.left(rules, state), value as f32))
        });
        // If only some of them went that far, their scores would be those of short games.
        let ended = together && best.score.count() == best.utility.count();
        let score = ended.then(|| best.score.mean());
        // What is good for a rival is bad for the seat.
        let value = if together { value } else { -value };
        Led { chances, expected: best.expected, value, score, parts: best.sources }
    }

    /// The same where the game is over.
    fn ended(&self, start: &R::State, end: &R::State, seat: Seat) -> Led {
        let (mind, rules) = (self.mind, self.rules);
        let (expected, mut parts) = (mind.expect(rules, end), Vec::new());
        mind.sources(rules, end, seat, &mut parts);
        Led {
            parts: parts.into_iter().map(|part| part as f32).collect(),
            chances: chances_from(mind, rules, start, end, &expected),
            value: mind.utility(rules, &expected, seat).into(),
            expected,
            score: rules.outcome(end).map(|outcome| outcome.scores[seat].into()),
        }
    }
}
