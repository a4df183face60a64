//! What a search must know about a game.

use engine::{PerSeat, Rng, Rules, Seat};

use crate::{Bot, turn::Turns};

/// Knowledge of one game, for search. It judges positions, plays quickly, and says how far to look.
///
/// Values are what a seat can expect in the end. In a game for points they are points. In a game that is won
/// or lost together they are chances of winning in per cent.
pub trait Mind<R: Rules>: Send + Sync {
    /// Plays the rest of a simulated game, quickly.
    type Policy: Bot<R>;

    /// A quick player for a seat in simulated games.
    fn policy(&self, rules: &R, seat: Seat, luck: u64) -> Self::Policy;

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
        let own = expected[seat];
        let rivals = Seat::all(rules.seats()).filter(|&other| rules.side(other) != rules.side(seat));
        let best = rivals.map(|rival| expected[rival]).reduce(f32::max);
        best.map_or(own, |best| own - RIVAL * best)
    }

    /// Fills in the turns that `seat` should think about, best first.
    ///
    /// A turn is everything the seat does until chance or another seat acts.
    fn turns(&self, rules: &R, state: &R::State, seat: Seat, most: usize, turns: &mut Turns<R>)
    where
        Self: Sized,
    {
        turns.search(self, rules, state, seat, most);
    }

    /// Whether to consider an action in the middle of a turn. Actions that could just as well come at
    /// another time would only multiply the work.
    fn relevant(&self, rules: &R, state: &R::State, action: R::Action) -> bool {
        let _ = (rules, state, action);
        true
    }

    /// The chance of winning that goes with what everyone expects.
    fn chance(&self, rules: &R, state: &R::State, expected: &PerSeat<f32>, seat: Seat) -> f32;

    /// Redraws what `seat` cannot know.
    fn redeal(&self, rules: &R, state: &mut R::State, seat: Seat, rng: &mut Rng) {
        rules.redeal(state, seat, rng);
    }
}

/// What a point of the best rival counts.
const RIVAL: f32 = 0.25;
