//! The projected points are the points that are really scored.

use burgundy::{Action, Ask, Burgundy};
use engine::{Actor, Config, Pending, Projection, Rng, Rules as _, Seat, Stage as _};

/// Plays a random game and returns the projections of the last position in which a seat had to act, with the
/// state after it.
fn last_projections(rules: &Burgundy, seed: u64) -> (Vec<Projection>, burgundy::State) {
    let (mut state, mut rng) = (rules.start(), Rng::new(seed));
    let (mut last, mut named) = (Vec::new(), false);
    loop {
        let (actor, action) = match rules.pending(&state) {
            // Nobody can know who will be named. If that was the last answer, there is nothing to compare.
            Pending::Over if named => {
                last = Seat::all(rules.seats()).map(|seat| rules.projection(&state, seat).unwrap()).collect();
                return (last, state);
            }
            Pending::Over => return (last, state),
            Pending::Chance => (Actor::Chance, rules.sample(&state, &mut rng, &mut Vec::new())),
            Pending::Seats(seats) => {
                let seat = seats.lowest().unwrap();
                let mut legal = Vec::new();
                rules.legal(&state, seat, &mut legal);
                last = Seat::all(rules.seats()).map(|seat| rules.projection(&state, seat).unwrap()).collect();
                let action = match rules.prompt(&state, seat).unwrap().ask {
                    // The projection expects that tribute is paid as far as silver goes.
                    Ask::Tribute => legal[0],
                    _ => *rng.pick(&legal),
                };
                named = matches!(action, Action::Name { .. });
                (Actor::Seat(seat), action)
            }
        };
        rules.apply(&mut state, actor, action, &mut ());
    }
}

#[test]
fn before_the_last_answer_the_projection_is_the_final_score() {
    for (name, config) in Burgundy::all_tables() {
        let rules = Burgundy::new(&config).unwrap();
        for seed in 0..3 {
            let (last, state) = last_projections(&rules, seed);
            let outcome = rules.outcome(&state).unwrap();
            for seat in Seat::all(rules.seats()) {
                let projected = &last[seat.index()];
                assert_eq!(projected.points, i32::from(outcome.scores[seat]), "{name}, seed {seed}, {seat}");
                let settled = rules.projection(&state, seat).unwrap();
                assert_eq!(settled, Projection { points: projected.points, to_come: Vec::new() });
            }
        }
    }
}

#[test]
fn points_to_come_name_their_sources_and_clauses() {
    let rules = Burgundy::new(&Config::seats(2)).unwrap();
    let (last, state) = last_projections(&rules, 1);
    for seat in Seat::all(2) {
        let to_come: i32 = last[seat.index()].to_come.iter().map(|row| row.points).sum();
        assert!(to_come > 0, "random play leaves goods unsold");
        let scored: i32 = state.hands[seat].points[6..10].iter().map(|&points| i32::from(points)).sum();
        assert_eq!(to_come, scored, "goods, silver, workers and monasteries");
        for row in &last[seat.index()].to_come {
            assert!(row.clause.starts_with("burgundy.final.") || row.source == "monastery", "{row:?}");
        }
    }
}

/// Mines pay at the end of every phase, but only in the last one does that come before the final scoring.
/// r[burgundy.mine.phase-e]
#[test]
fn mines_count_only_in_the_last_phase() {
    let rules = Burgundy::new(&Config::seats(2)).unwrap();
    for (phase, expected) in [("A", 0), ("D", 0), ("E", 1)] {
        let mut state = rules.blank();
        for words in [["phase", phase].as_slice(), &["p1", "tile", "r5c3", "mine"]] {
            rules.arrange(&mut state, words).unwrap();
        }
        rules.ready(&mut state).unwrap();
        assert_eq!(rules.projection(&state, Seat(0)).unwrap().points, expected, "phase {phase}");
    }
}
