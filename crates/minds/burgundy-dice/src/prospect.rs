//! What to expect of the next roll: the best mark for every roll, weighed by how likely the roll
//! is.

use std::sync::Arc;

use ::burgundy_dice::{
    Action, BurgundyDice, Entry, Means, State,
    content::{Bonus, HEXES},
};
use engine::{Actor, Pending, Rules as _, Seat};
use search::net::Net;

use super::mind::Judge;

/// A hex with a number.
const ENTRIES: usize = HEXES * 6;
/// Marks of one hex with the dice, a monk or a worker, and passing.
const SINGLE: usize = 3 * ENTRIES + 1;

/// How many pairs of hexes to look at for each roll: those whose hexes are best by themselves. There can be hundreds.
const PAIRS: usize = 10;
/// The same for lessons. If lessons leave the others out, a net learns that silver is worth less than it is.
const PAIRS_TO_LEARN_FROM: usize = 30;

/// Looks one roll ahead, at every roll. It keeps its buffers for the next position.
pub(super) struct Prospect<'a> {
    judge: &'a Judge,
    rules: &'a BurgundyDice,
    seat: Seat,
    /// What the others will do in this round. It does not depend on what the seat does.
    others: Vec<(Seat, Action)>,
    outcomes: Vec<(Action, u32)>,
    legal: Vec<Action>,
    /// How many pairs to look at for each roll.
    most: usize,
    /// Pairs of hexes that a silver can mark, with what their hexes are worth one by one.
    pairs: Vec<(f32, Action)>,
    /// What a sheet is worth after each mark; NaN where nobody has looked yet. The dice no longer matter then, so most
    /// marks serve for many rolls.
    known: [Vec<f32>; 2],
}

/// What a seat can expect from the best marks for every next roll, in a position that the net
/// judges.
pub(super) fn look_ahead(rules: &BurgundyDice, state: &State, seat: Seat, net: &Arc<Net>) -> f32 {
    let judge = Judge::with(net);
    let mut prospect = Prospect { most: PAIRS_TO_LEARN_FROM, ..Prospect::new(&judge, rules, state, seat) };
    prospect.after(state)
}

impl<'a> Prospect<'a> {
    pub(super) fn new(judge: &'a Judge, rules: &'a BurgundyDice, state: &State, seat: Seat) -> Prospect<'a> {
        let mut others = Vec::new();
        if let Pending::Seats(seats) = rules.pending(state) {
            for other in Seat::all(rules.seats()).filter(|&other| other != seat && seats.contains(other)) {
                let mut legal = Vec::new();
                rules.legal(state, other, &mut legal);
                others.push((other, judge.best(rules, state, other, &legal).0));
            }
        }
        let known = [Vec::new(), Vec::new()];
        Prospect {
            judge,
            rules,
            seat,
            others,
            outcomes: Vec::new(),
            legal: Vec::new(),
            most: PAIRS,
            pairs: Vec::new(),
            known,
        }
    }

    /// Looks at every pair of hexes. That takes much longer.
    #[cfg(test)]
    pub(super) fn through_all_pairs(
        judge: &'a Judge,
        rules: &'a BurgundyDice,
        state: &State,
        seat: Seat,
    ) -> Prospect<'a> {
        Prospect { most: usize::MAX, ..Prospect::new(judge, rules, state, seat) }
    }

    /// What the seat can expect in a position in which it has made its choice.
    pub(super) fn after(&mut self, state: &State) -> f32 {
        let mut state = *state;
        if self.goes_on_to_a_roll(&mut state) {
            self.rolls(&state)
        } else {
            self.judge.sheet(self.rules, &state, self.seat)
        }
    }

    /// How much more the seat can expect after it has made its choice if it looks at two rolls instead of one. The
    /// first is one of a few rolls that stand for all.
    pub(super) fn further(&mut self, state: &State, rolls: u16) -> f32 {
        let (judge, rules, seat) = (self.judge, self.rules, self.seat);
        let mut state = *state;
        if !self.goes_on_to_a_roll(&mut state) {
            return 0.0;
        }
        let total: u32 = self.outcomes.iter().map(|&(_, weight)| weight).sum();
        let step = f64::from(total) / f64::from(rolls);
        let (mut next, mut passed, mut more) = (step / 2.0, 0.0, 0.0);
        for &(roll, weight) in &self.outcomes {
            passed += f64::from(weight);
            while next < passed {
                next += step;
                let mut state = state;
                rules.apply(&mut state, Actor::Chance, roll, &mut ());
                self.legal.clear();
                rules.legal(&state, seat, &mut self.legal);
                let (action, worth) = judge.best(rules, &state, seat, &self.legal);
                let mut beyond = Prospect::new(judge, rules, &state, seat);
                rules.apply(&mut state, Actor::Seat(seat), action, &mut ());
                more += beyond.after(&state) - worth;
            }
        }
        more / f32::from(rolls)
    }

    /// Lets the others choose, and goes on to the next roll. False if there is none, because the game is over or the
    /// others still choose a castle.
    fn goes_on_to_a_roll(&mut self, state: &mut State) -> bool {
        let rules = self.rules;
        for &(other, action) in &self.others {
            if matches!(rules.pending(state), Pending::Seats(seats) if seats.contains(other)) {
                rules.apply(state, Actor::Seat(other), action, &mut ());
            }
        }
        while rules.pending(state) == Pending::Chance {
            self.outcomes.clear();
            rules.outcomes(state, &mut self.outcomes);
            match self.outcomes[..] {
                [(only, _)] => rules.apply(state, Actor::Chance, only, &mut ()),
                _ => return true,
            }
        }
        false
    }

    fn rolls(&mut self, state: &State) -> f32 {
        let (rules, seat) = (self.rules, self.seat);
        self.known.iter_mut().for_each(|known| {
            known.clear();
            known.resize(SINGLE, f32::NAN);
        });
        // Alone, hourglasses only sell commodities.
        let sells = !rules.solo() || state.players[seat].unused(Bonus::Commodity) > 0;
        let (mut sum, mut weights) = (0.0, 0.0);
        for place in 0..self.outcomes.len() {
            let (roll, weight) = self.outcomes[place];
            let Action::Roll { dice } = roll else { continue };
            if dice.double() && !sells {
                continue;
            }
            let mut rolled = *state;
            rules.apply(&mut rolled, Actor::Chance, roll, &mut ());
            self.legal.clear();
            rules.legal(&rolled, seat, &mut self.legal);
            sum += self.best(&rolled, dice.double()) * weight as f32;
            weights += weight as f32;
        }
        sum / weights
    }

    /// What the best of the legal marks is worth.
    fn best(&mut self, rolled: &State, double: bool) -> f32 {
        let (judge, rules, seat) = (self.judge, self.rules, self.seat);
        let known = &mut self.known[usize::from(double)];
        let worth = |known: &mut Vec<f32>, action: Action| {
            let at = place_of(action);
            if at >= known.len() {
                known.resize(SINGLE + ENTRIES * ENTRIES, f32::NAN);
            }
            if known[at].is_nan() {
                let mut after = *rolled;
                rules.apply(&mut after, Actor::Seat(seat), action, &mut ());
                known[at] = judge.sheet(rules, &after, seat);
            }
            known[at]
        };
        let mut best = f32::NEG_INFINITY;
        self.pairs.clear();
        for &action in &self.legal {
            match action {
                Action::Mark { second: Some(_), .. } => self.pairs.push((0.0, action)),
                _ => best = best.max(worth(known, action)),
            }
        }
        if self.pairs.len() > self.most {
            self.pairs.retain_mut(|(sum, pair)| {
                let Action::Mark { first, second: Some(second), .. } = *pair else { return false };
                // A hex that only the other one puts within reach is worth nothing by itself.
                let alone = [first, second].map(|entry| known[1 + place(entry)]);
                *sum = alone.into_iter().map(|worth| if worth.is_nan() { best - 1.0 } else { worth }).sum();
                // Two hexes in either order are the same.
                alone[1].is_nan() || place(first) < place(second)
            });
        }
        if self.pairs.len() > self.most {
            self.pairs.select_nth_unstable_by(self.most - 1, |one, other| other.0.total_cmp(&one.0));
            self.pairs.truncate(self.most);
        }
        self.pairs.iter().fold(best, |best, &(_, pair)| best.max(worth(known, pair)))
    }
}

/// The place of an entry among all.
fn place(entry: Entry) -> usize {
    entry.hex.index() * 6 + usize::from(entry.number) - 1
}

/// The place of an action among those known. Two hexes in either order are the same.
fn place_of(action: Action) -> usize {
    match action {
        Action::Mark { first, second: Some(second), .. } => {
            let (one, other) = (place(first), place(second));
            SINGLE + one.min(other) * ENTRIES + one.max(other)
        }
        Action::Mark { means: Means::Monk, first, .. } => 1 + ENTRIES + place(first),
        Action::Mark { means: Means::Worker, first, .. } => 1 + 2 * ENTRIES + place(first),
        Action::Mark { first, .. } => 1 + place(first),
        Action::Pass | Action::Castle { .. } | Action::Roll { .. } | Action::Reveal => 0,
    }
}

#[cfg(test)]
mod tests {
    use engine::{Config, Rng};
    use search::{Room, playout};

    use super::{super::NETS, *};

    /// The pairs that nobody looks at would gain little.
    #[test]
    fn a_few_pairs_are_enough() {
        let judge = Judge::with(&NETS.as_ref().unwrap().alone);
        let (mut lost, mut looks) = (0.0, 0.0);
        for (seed, letter) in (0..12).zip(["A", "B", "C", "D"].into_iter().cycle()) {
            let rules = BurgundyDice::new(&Config::seats(1).option("boards", letter)).unwrap();
            let (mut state, mut luck) = (rules.start(), Rng::new(seed));
            let choose = |state: &State, seat, legal: &[Action]| {
                let (best, _) = judge.best(&rules, state, seat, legal);
                if state.round.is_multiple_of(3) && state.players[seat].unused(Bonus::Silver) > 0 {
                    let mut after = *state;
                    rules.apply(&mut after, Actor::Seat(seat), best, &mut ());
                    let few = Prospect::new(&judge, &rules, state, seat).after(&after);
                    let all = Prospect::through_all_pairs(&judge, &rules, state, seat).after(&after);
                    assert!((-0.001..0.3).contains(&(all - few)), "{few} {all}");
                    lost += all - few;
                    looks += 1.0;
                }
                best
            };
            playout(&rules, &mut state, &mut luck, &mut Room::default(), choose, |_, _, _| ());
        }
        assert!(looks > 15.0 && lost / looks < 0.02, "{lost} in {looks} looks");
    }
}
