//! What a search must know about a game.

use std::num::NonZero;

use engine::{Outcome, PerSeat, Rules, Seat, Verdict};

use crate::{Bot, RandomBot, calibration::Odds, turn::Turns};

/// Knowledge of one game, for search. It judges positions, plays quickly, and says how far to look.
///
/// Values are what a seat can expect in the end. In a game for points they are points. In a game that is won
/// or lost together they are chances of winning in per cent.
pub trait Mind<R: Rules>: Send + Sync {
    /// Plays the rest of a simulated game, quickly.
    type Policy: Bot<R>;

    /// A quick player for simulated games.
    fn policy(&self, luck: u64) -> Self::Policy;

    /// A player that does what looks best at first sight. It differs from the quick player where that one has been
    /// taught better.
    fn glance(&self, luck: u64) -> Self::Policy {
        self.policy(luck)
    }

    /// Sets the course of a quick player. One turn changes little in a long game, so its effect drowns in luck. A
    /// turn that begins a course, such as "first the treasury", is compared by games in which the side stays on it.
    fn follow(&self, policy: &mut Self::Policy, course: u8) {
        let _ = (policy, course);
    }

    /// How many unfinished turns the players of simulated games keep in mind, if they think in whole turns like the seat
    /// itself. That takes longer than quick players, but they play better.
    fn foresight(&self, rules: &R) -> Option<NonZero<usize>> {
        let _ = rules;
        None
    }

    /// How good a position is for `seat` once its turn is over.
    fn value(&self, rules: &R, state: &R::State, seat: Seat) -> f32;

    /// How good a position is for `seat` in the middle of its turn. Only comparisons within one turn matter.
    fn promise(&self, rules: &R, state: &R::State, seat: Seat) -> f32 {
        self.value(rules, state, seat)
    }

    /// What every seat can expect, in a position in which nobody is in the middle of a turn.
    fn expect(&self, rules: &R, state: &R::State) -> PerSeat<f32> {
        let mut values = PerSeat::all(0.0);
        for seat in Seat::all(rules.seats()) {
            values[seat] = self.value(rules, state, seat);
        }
        values
    }

    /// Where in the game a position is. A simulated game ends when this number reaches the goal that
    /// [`Mind::goal`] set at its start.
    fn moment(&self, rules: &R, state: &R::State) -> u32;

    /// The moment at which simulated games that begin here end.
    fn goal(&self, rules: &R, state: &R::State) -> u32;

    /// How a seat weighs what everyone can expect. Its own result counts most, and keeping others down counts a little.
    fn utility(&self, rules: &R, expected: &PerSeat<f32>, seat: Seat) -> f32 {
        less_the_best_rival(rules, expected, seat, RIVAL)
    }

    /// Fills in the turns that `seat` should think about, best first.
    ///
    /// A turn is everything the seat does until chance or another seat acts.
    fn turns(&self, rules: &R, state: &R::State, seat: Seat, most: usize, turns: &mut Turns<R>)
    where
        Self: Sized,
    {
        if !self.plans(rules, state, seat, most, turns) {
            turns.search(self, rules, state, seat, most);
        }
    }

    /// Finds these turns in the mind's own way, if it has one.
    fn plans(&self, rules: &R, state: &R::State, seat: Seat, most: usize, turns: &mut Turns<R>) -> bool {
        let _ = (rules, state, seat, most, turns);
        false
    }

    /// Whether a turn ends with this action although the seat could go on. A mind with its own way of finding turns may
    /// think of shorter ones, and what was played must be compared with turns of the same length.
    fn ends_turn(&self, rules: &R, state: &R::State, seat: Seat, action: R::Action) -> bool {
        let _ = (rules, state, seat, action);
        false
    }

    /// Whether a look ahead may end at this decision of a seat. Small ones in between are made quickly.
    fn weighs(&self, rules: &R, state: &R::State, seat: Seat) -> bool {
        let _ = (rules, state, seat);
        true
    }

    /// Whether people should be advised to do this. Simulated players may answer it in a way that nobody else would.
    fn advises(&self, action: R::Action) -> bool {
        let _ = action;
        true
    }

    /// Whether to look at the best turns a second time. Without it, a seat looks only at itself.
    fn second_look(&self) -> Option<SecondLook> {
        None
    }

    /// How many simulated games the value of a position is worth. Where results vary much, it is worth more than a few
    /// of them.
    fn trust(&self) -> f32 {
        1.0
    }

    /// Every seat's chance of winning, from 0 to 1, that goes with what everyone expects in a position.
    fn chances(&self, rules: &R, state: &R::State, expected: &PerSeat<f32>) -> PerSeat<f32>;

    /// How many points the results of simulated games from here to the end may be off by, because people play
    /// differently. Without this, a point or two would seem to decide the game.
    fn blur(&self, rules: &R, start: &R::State) -> f32 {
        let _ = (rules, start);
        0.0
    }

    /// How much of the game is left, from 0 to 1.
    fn left(&self, rules: &R, state: &R::State) -> f32 {
        let _ = (rules, state);
        0.0
    }

    /// The chances of somebody who thinks about every turn, where at most two sides play and simulated players are much weaker.
    /// Otherwise chances are those of simulated players.
    fn odds(&self, rules: &R) -> Option<Odds> {
        let _ = rules;
        None
    }

    /// Whether a review judges turns by the best turns after them. Simulated players stick to their plans, so they say
    /// little about turns that a seat can make up for later.
    fn looks_ahead(&self, rules: &R) -> bool {
        self.odds(rules).is_some()
    }

    /// Whether such a review takes the best answer of a rival into account. Otherwise rivals answer quickly, and a turn
    /// is judged by the next turn of the seat itself or of a partner.
    fn heeds_answers(&self) -> bool {
        false
    }

    /// Whether this withdraws the turn that the seat has just played, so that it can play it again.
    fn withdraws(&self, action: R::Action) -> bool {
        let _ = action;
        false
    }

    /// Whether the values of positions are points that people count. Otherwise they only serve to compare turns.
    fn counts_points(&self, rules: &R) -> bool {
        let _ = rules;
        true
    }

    /// Why `seat` lost a finished game outright, if it did.
    fn fell(&self, rules: &R, state: &R::State, seat: Seat) -> Option<Fall> {
        let _ = (rules, state, seat);
        None
    }

    /// Appends the points that `seat` has, by source, for explanations.
    fn sources(&self, rules: &R, state: &R::State, seat: Seat, acc: &mut Vec<i32>) {
        let _ = (rules, state, seat, acc);
    }
}

/// Why a seat lost outright, whatever the scores were.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fall {
    /// What it could not pay.
    pub cause: &'static str,
    /// The same for people.
    pub title: &'static str,
    /// The clause.
    pub clause: &'static str,
}

/// What a point of the best rival counts.
const RIVAL: f32 = 0.25;

/// A second look at a seat's best turns, which judges them by what they leave to everyone.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SecondLook {
    /// How many turns to look at again.
    pub turns: usize,
    /// What a point of the best rival counts.
    pub rival: f32,
}

/// What a seat expects, less a share of what the best rival does.
pub fn less_the_best_rival<R: Rules>(rules: &R, expected: &PerSeat<f32>, seat: Seat, share: f32) -> f32 {
    let own = expected[seat];
    let rivals = Seat::all(rules.seats()).filter(|&other| rules.side(other) != rules.side(seat));
    let best = rivals.map(|rival| expected[rival]).reduce(f32::max);
    best.map_or(own, |best| own - share * best)
}

/// How good a finished turn is that leads to a position, before any simulated game.
pub fn first_judgement<R: Rules>(mind: &impl Mind<R>, rules: &R, state: &R::State, seat: Seat) -> f32 {
    match mind.second_look() {
        Some(look) => less_the_best_rival(rules, &mind.expect(rules, state), seat, look.rival),
        None => mind.value(rules, state, seat),
    }
}

/// The chances of winning when the game is over: 1 for the winners, shared if several sides won.
pub fn final_chances<R: Rules>(rules: &R, outcome: &Outcome) -> PerSeat<f32> {
    let won = |seat: &Seat| outcome.won(*seat);
    let leads = |seat: &Seat| rules.side(*seat) == *seat;
    let winners = Seat::all(rules.seats()).filter(won).filter(leads).map(|_| 1_u8).sum::<u8>();
    let share = match outcome.verdict {
        Verdict::Ranked => 1.0 / f32::from(winners.max(1)),
        Verdict::Won | Verdict::Lost => 1.0,
    };
    let mut chances = PerSeat::all(0.0);
    for seat in Seat::all(rules.seats()).filter(won) {
        chances[seat] = share;
    }
    chances
}

/// Everybody's chance if one side has this chance and there is at most one other side.
pub(crate) fn two_sided<R: Rules>(rules: &R, seat: Seat, chance: f32) -> PerSeat<f32> {
    let mut chances = PerSeat::all(0.0);
    for other in Seat::all(rules.seats()) {
        chances[other] = if rules.side(other) == rules.side(seat) { chance } else { 1.0 - chance };
    }
    chances
}

/// The chances of winning when every seat expects this many points and each result may be off by about
/// `spread`.
pub fn chances_by_points<R: Rules>(rules: &R, expected: &PerSeat<f32>, spread: f32) -> PerSeat<f32> {
    let best = Seat::all(rules.seats()).map(|seat| expected[seat]).fold(f32::NEG_INFINITY, f32::max);
    let leads = |seat: &Seat| rules.side(*seat) == *seat;
    let weight = |seat: Seat| ((expected[seat] - best) / spread.max(0.1)).exp();
    let total: f32 = Seat::all(rules.seats()).filter(leads).map(weight).sum();
    let mut chances = PerSeat::all(0.0);
    for seat in Seat::all(rules.seats()) {
        chances[seat] = weight(rules.side(seat)) / total;
    }
    chances
}

/// Every seat's chance of winning according to a simulated game from `start` to `end`.
pub(crate) fn chances_from<R: Rules>(
    mind: &impl Mind<R>,
    rules: &R,
    start: &R::State,
    end: &R::State,
    expected: &PerSeat<f32>,
) -> PerSeat<f32> {
    let blur = mind.blur(rules, start);
    // A game that is over is not blurred.
    if blur > 0.0 && rules.outcome(end).is_some() && rules.outcome(start).is_none() {
        chances_by_points(rules, expected, blur)
    } else {
        mind.chances(rules, end, expected)
    }
}

/// The mind of a box that nobody has written one for: it plays at random and expects nothing.
#[derive(Clone, Copy, Debug)]
pub struct NoMind;

impl<R: Rules> Mind<R> for NoMind {
    type Policy = RandomBot;

    fn policy(&self, luck: u64) -> RandomBot {
        RandomBot::new(luck)
    }

    fn value(&self, _: &R, _: &R::State, _: Seat) -> f32 {
        0.0
    }

    fn moment(&self, _: &R, _: &R::State) -> u32 {
        0
    }

    fn goal(&self, _: &R, _: &R::State) -> u32 {
        1
    }

    fn chances(&self, rules: &R, state: &R::State, _: &PerSeat<f32>) -> PerSeat<f32> {
        rules.outcome(state).map_or(PerSeat::all(0.0), |outcome| final_chances(rules, &outcome))
    }
}
