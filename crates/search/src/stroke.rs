//! What a stroke of luck was worth: what chance drew, compared with what it could have drawn.

use engine::{PerSeat, Rules, Seat};

use crate::{
    Budget, Manner, Mind, Stop,
    ahead::Ahead,
    mind::chances_from,
    rollout::{Rollouts, luck_of},
    stats::Sample,
};

/// The fewest pairs of games that say anything about a stroke of luck.
const FEWEST: u32 = 4;
/// A turn's budget allows a pair of looks ahead, or a pair of games, for this many simulated games
/// in it.
const GAMES_FOR_LOOKS: u32 = 10;
const GAMES_FOR_A_PAIR: u32 = 2;

/// How a stroke of luck changed the prospects of every seat, from pairs of games.
#[derive(Clone, Debug)]
pub struct Stroke {
    /// The chances of winning before it, if chance acts again.
    pub before: PerSeat<Sample>,
    /// How the chances of winning changed.
    pub chances: PerSeat<Sample>,
    /// How what the seats expect changed.
    pub expected: PerSeat<Sample>,
}

/// Chances and expectations in one game.
type Prospects = (PerSeat<f32>, PerSeat<f32>);

impl Stroke {
    /// The game goes on from the positions before and after the stroke, with the same luck. From the first one, chance
    /// acts again. Everybody plays equally well in both, so only luck makes a difference. `courses` has the course that
    /// each seat is on.
    pub fn weigh<R: Rules, M: Mind<R>>(
        (mind, rules): (&M, &R),
        (before, after): (&R::State, &R::State),
        courses: PerSeat<u8>,
        manner: Manner,
        luck: u64,
        stop: &Stop,
    ) -> Stroke {
        let games = match manner.budget {
            Budget::Simulations(games) => games,
            Budget::Time(_) => 100,
        };
        let none = PerSeat::all(Sample::default());
        let mut stroke = Stroke { before: none, chances: none, expected: none };
        let mut compare = |pairs: u32, prospects: &mut dyn FnMut(&R::State, u64) -> Prospects| {
            for number in 0..pairs.max(FEWEST) {
                let luck = luck_of(luck, number.into());
                stroke.add(rules, &[before, after].map(|state| prospects(state, luck)));
                if stop.is_asked() {
                    break;
                }
            }
        };
        if mind.looks_ahead(rules) {
            let mut ahead = Ahead::new(mind, rules, manner, luck);
            compare(games / GAMES_FOR_LOOKS, &mut |state, luck| {
                let led = ahead.from(state, courses, luck);
                (led.chances, led.expected)
            });
        } else {
            let mut rollouts = Rollouts::new(mind, rules, luck);
            rollouts.follow(|seat| courses[seat]);
            let goal = mind.goal(rules, before).max(mind.goal(rules, after));
            compare(games / GAMES_FOR_A_PAIR, &mut |state, luck| {
                let (expected, end) = rollouts.go_from(state, goal, luck, &mut ());
                (chances_from(mind, rules, before, &end, &expected), expected)
            });
        }
        stroke
    }

    fn add<R: Rules>(&mut self, rules: &R, [before, after]: &[Prospects; 2]) {
        for seat in Seat::all(rules.seats()) {
            self.before[seat].add(before.0[seat].into());
            self.chances[seat].add(f64::from(after.0[seat] - before.0[seat]));
            self.expected[seat].add(f64::from(after.1[seat] - before.1[seat]));
        }
    }
}
