//! What the next roll can bring: the best mark for every roll, weighed by how likely the roll is.

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

/// Looks one roll ahead, exactly. It keeps its buffers for the next position.
pub(super) struct Prospect<'a> {
    judge: &'a Judge,
    rules: &'a BurgundyDice,
    seat: Seat,
    /// What the others will do in this round. It does not depend on what the seat does.
    others: Vec<(Seat, Action)>,
    outcomes: Vec<(Action, u32)>,
    legal: Vec<Action>,
    /// What a sheet is worth after each mark, not a number where nobody has looked yet. The dice no longer matter then,
    /// so most marks serve for many rolls.
    known: [Vec<f32>; 2],
}

/// What a seat can expect by the best marks for every next roll, in a position that the net judges.
pub(super) fn look_ahead(rules: &BurgundyDice, state: &State, seat: Seat, net: &Arc<Net>) -> f32 {
    let judge = Judge::with(Arc::clone(net));
    Prospect::new(&judge, rules, state, seat).after(state)
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
        Prospect { judge, rules, seat, others, outcomes: Vec::new(), legal: Vec::new(), known }
    }

    /// What the seat can expect in a position in which it has made its choice.
    pub(super) fn after(&mut self, state: &State) -> f32 {
        let rules = self.rules;
        let mut state = *state;
        for &(other, action) in &self.others {
            if matches!(rules.pending(&state), Pending::Seats(seats) if seats.contains(other)) {
                rules.apply(&mut state, Actor::Seat(other), action, &mut ());
            }
        }
        while rules.pending(&state) == Pending::Chance {
            self.outcomes.clear();
            rules.outcomes(&state, &mut self.outcomes);
            match self.outcomes[..] {
                [(only, _)] => rules.apply(&mut state, Actor::Chance, only, &mut ()),
                _ => return self.rolls(&state),
            }
        }
        // The game is over, or the others still choose a castle.
        self.judge.sheet(rules, &state, self.seat)
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
            let known = &mut self.known[usize::from(dice.double())];
            let mut best = f32::NEG_INFINITY;
            for &action in &self.legal {
                let at = place_of(action);
                if at >= known.len() {
                    known.resize(SINGLE + ENTRIES * ENTRIES, f32::NAN);
                }
                if known[at].is_nan() {
                    let mut after = rolled;
                    rules.apply(&mut after, Actor::Seat(seat), action, &mut ());
                    known[at] = self.judge.sheet(rules, &after, seat);
                }
                best = best.max(known[at]);
            }
            sum += best * weight as f32;
            weights += weight as f32;
        }
        sum / weights
    }
}

/// The place of an action among those known. Two hexes in either order are the same.
fn place_of(action: Action) -> usize {
    let entry = |entry: Entry| entry.hex.index() * 6 + usize::from(entry.number) - 1;
    match action {
        Action::Mark { first, second: Some(second), .. } => {
            let (one, other) = (entry(first), entry(second));
            SINGLE + one.min(other) * ENTRIES + one.max(other)
        }
        Action::Mark { means: Means::Monk, first, .. } => 1 + ENTRIES + entry(first),
        Action::Mark { means: Means::Worker, first, .. } => 1 + 2 * ENTRIES + entry(first),
        Action::Mark { first, .. } => 1 + entry(first),
        Action::Pass | Action::Castle { .. } | Action::Roll { .. } | Action::Reveal => 0,
    }
}
