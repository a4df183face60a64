//! Pairs of games on the toy market.

use engine::{Pending, PerSeat, Rng, Rules as _, Seat};
use search::{
    Bot, Budget, Candidate, Manner, Mind, Start, Stop, advise, chances_by_points, final_chances, pairs,
    tally::Tally,
};
use testkit::toy::Toy;

type State = <Toy as engine::Rules>::State;
type Action = <Toy as engine::Rules>::Action;

/// Takes the last thing that is legal, always.
struct Last;

impl Bot<Toy> for Last {
    fn choose(&mut self, _: &Toy, _: &State, _: Seat, legal: &[Action]) -> Action {
        *legal.last().unwrap()
    }
}

struct Plain;

impl Mind<Toy> for Plain {
    type Policy = Last;

    fn policy(&self, _: u64) -> Last {
        Last
    }

    fn value(&self, rules: &Toy, state: &State, seat: Seat) -> f32 {
        f32::from(rules.outcome(state).map_or(0, |outcome| outcome.scores[seat]))
    }

    fn moment(&self, _: &Toy, _: &State) -> u32 {
        0
    }

    fn goal(&self, _: &Toy, _: &State) -> u32 {
        1
    }

    fn chances(&self, rules: &Toy, state: &State, expected: &PerSeat<f32>) -> PerSeat<f32> {
        match rules.outcome(state) {
            Some(outcome) => final_chances(rules, &outcome),
            None => chances_by_points(rules, expected, 3.0),
        }
    }
}

/// A position in which somebody may choose, with the turns to choose from.
fn asked(rules: &Toy, seed: u64) -> (State, Seat, Vec<Candidate<Toy>>) {
    let (mut rng, mut state, mut legal) = (Rng::new(seed), rules.start(), Vec::new());
    loop {
        let (actor, action) = match rules.pending(&state) {
            Pending::Over => panic!("nobody had a choice"),
            Pending::Chance => (engine::Actor::Chance, rules.sample(&state, &mut rng, &mut Vec::new())),
            Pending::Seats(seats) => {
                let seat = seats.lowest().unwrap();
                let manner = Manner { width: 8, turns: 8, budget: Budget::Simulations(16) };
                let turns = advise(&Plain, rules, &state, seat, manner, 1, &Stop::default());
                if turns.len() > 1 && rng.below(4) == 0 {
                    return (state, seat, turns);
                }
                legal.clear();
                rules.legal(&state, seat, &mut legal);
                (engine::Actor::Seat(seat), *rng.pick(&legal))
            }
        };
        rules.apply(&mut state, actor, action, &mut ());
    }
}

const GAMES: u16 = 20;

/// The scores of every seat in the games of two lines, less what is the same in both, and what happened in them.
fn played(rules: &Toy, state: &State, seat: Seat, turns: [&Candidate<Toy>; 2]) -> (Vec<[i32; 2]>, Tally) {
    let lines = turns.map(|turn| Start { before: state, turn, since: [&[], &[]] });
    let (mut scores, mut tally) = (vec![[0; 2]; usize::from(rules.seats())], Tally::default());
    pairs(&Plain, rules, seat, [&lines[0], &lines[1]], (GAMES, 9), &mut |pair| {
        for (line, end) in pair.ends.iter().enumerate() {
            let outcome = rules.outcome(end).expect("games are played to the end");
            for (seat, sums) in Seat::all(rules.seats()).zip(&mut scores) {
                sums[line] += i32::from(outcome.scores[seat]);
            }
        }
        pair.count(&mut tally);
    });
    (scores, tally)
}

#[test]
fn the_rows_that_count_add_up_to_the_difference_of_the_scores() {
    let rules = Toy::new(3);
    let mut differ = 0;
    for seed in 0..24 {
        let (state, seat, turns) = asked(&rules, seed);
        let (scores, tally) = played(&rules, &state, seat, [&turns[0], turns.last().unwrap()]);
        assert_eq!(tally.wins.count(), u64::from(GAMES));
        for (seat, [better, worse]) in Seat::all(3).zip(scores) {
            let lead = f64::from(better - worse) / f64::from(GAMES);
            let found = tally.lead_of(seat, rules.scored());
            assert!((found - lead).abs() < 1e-9, "{seat}: {found} {lead}");
            differ += u32::from(better != worse);
        }
    }
    assert!(differ > 3, "{differ} differences");
}

#[test]
fn swapped_lines_give_the_same_rows_with_signs_turned() {
    let rules = Toy::new(3);
    for seed in 0..24 {
        let (state, seat, turns) = asked(&rules, seed);
        let [one, other] = [&turns[0], turns.last().unwrap()];
        let (_, tally) = played(&rules, &state, seat, [one, other]);
        let (_, turned) = played(&rules, &state, seat, [other, one]);
        assert_eq!(tally.swapped(), turned);
    }
}
