//! Invasion: random games to the end, with the decisions of the team.

use std::collections::BTreeMap;

use engine::{Actor, Config, Pending, Rng, Rules as _};
use orleans::{Orleans, content::Hour, scenarios::invasion};

use crate::{deep, games};

fn table(seats: u8) -> Config {
    Config { modules: vec!["invasion".to_owned()], ..Config::seats(seats) }
}

/// Every event occurs, the game always ends, and nothing is ever lost.
#[test]
fn random_games_of_the_team_end_and_keep_everything() {
    let mut met = BTreeMap::<Hour, u32>::new();
    for game in 0..games(40, 4000) {
        let seats = 2 + (game % 4) as u8;
        let team = ["agreement", "first-seat"][game as usize / 4 % 2];
        let rules = Orleans::new(&table(seats).option("invasion.team", team)).unwrap();
        let (mut state, mut rng) = (rules.start(), Rng::new(1000 + game));
        let (mut actions, mut outcomes) = (Vec::new(), Vec::new());
        let mut plies = 0;
        loop {
            match rules.pending(&state) {
                Pending::Over => break,
                Pending::Chance => {
                    let action = rules.sample(&state, &mut rng, &mut outcomes);
                    rules.apply(&mut state, Actor::Chance, action, &mut ());
                }
                Pending::Seats(waiting) => {
                    let waiting: Vec<_> = waiting.iter().collect();
                    let seat = *rng.pick::<engine::Seat>(&waiting);
                    actions.clear();
                    rules.legal(&state, seat, &mut actions);
                    assert!(!actions.is_empty() && actions.len() <= 70, "{} answers", actions.len());
                    let action = if game % 4 == 0 {
                        *rng.pick(&actions)
                    } else {
                        deep(&mut rng, &state, seat, &actions)
                    };
                    rules.apply(&mut state, Actor::Seat(seat), action, &mut ());
                }
            }
            rules.audit(&state).unwrap_or_else(|problem| panic!("game {game}, ply {plies}: {problem}"));
            plies += 1;
        }
        for &hour in &state.hours[..state.round as usize] {
            *met.entry(hour).or_default() += 1;
        }
    }
    let all = invasion::STACK_A.iter().chain(invasion::STACK_B);
    let missing: Vec<_> = all.filter(|hour| !met.contains_key(hour)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}
