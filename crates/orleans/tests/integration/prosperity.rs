//! Prosperity: random games, the contract, and second versions of what its clauses say.

use std::collections::BTreeMap;

use engine::{Actor, Config, Pending, Rng, Rules as _};
use orleans::Orleans;

use crate::{deep, games};

/// A table of this scenario.
pub(crate) fn prosperity(seats: u8) -> Orleans {
    let config = Config { modules: vec!["prosperity".to_owned()], ..Config::seats(seats) };
    Orleans::new(&config).unwrap()
}

#[test]
fn random_games_pass_the_audit_to_the_end() {
    let mut rng = Rng::new(21);
    let (mut legal, mut outcomes) = (Vec::new(), Vec::new());
    let mut seen = BTreeMap::new();
    for game in 0..games(80, 4000) {
        let rules = prosperity(2 + (game % 4) as u8);
        let mut state = rules.start();
        let mut actions = 0;
        loop {
            rules.audit(&state).unwrap_or_else(|problem| panic!("game {game}: {problem}"));
            let (actor, action) = match rules.pending(&state) {
                Pending::Over => break,
                Pending::Chance => (Actor::Chance, rules.sample(&state, &mut rng, &mut outcomes)),
                Pending::Seats(seats) => {
                    let seat = seats.lowest().unwrap();
                    legal.clear();
                    rules.legal(&state, seat, &mut legal);
                    assert!(!legal.is_empty(), "game {game}: {seat} has nothing to do");
                    let finish = rules.finish(&state, seat);
                    assert!(finish.is_none_or(|action| legal.contains(&action)), "game {game}: {finish:?}");
                    let action =
                        if game % 8 == 0 { *rng.pick(&legal) } else { deep(&mut rng, &state, seat, &legal) };
                    (Actor::Seat(seat), action)
                }
            };
            let text = action.to_string();
            let form = text.split(' ').take(2).collect::<Vec<_>>().join(" ");
            *seen.entry(form).or_insert(0_u64) += 1;
            rules.apply(&mut state, actor, action, &mut ());
            actions += 1;
            assert!(actions < 20_000, "game {game} does not end");
        }
        assert_eq!(state.round, 16);
    }
    let known = [
        "keep ",
        "work scriptorium",
        "carpenter ",
        "carpenter stay",
        "build structure",
        "supply ",
        "buy monk",
        "buy citizen",
        "buy wine",
        "swap ",
        "card ",
        "found ",
        "return knight",
        "travel event",
        "coins",
    ];
    for form in known {
        let count: u64 =
            seen.iter().filter(|(text, _)| format!("{text} ").starts_with(form)).map(|(_, n)| n).sum();
        println!("{form} {count}");
        assert!(count > 0, "nobody played `{form}`");
    }
}

#[test]
fn its_tables_keep_the_contract() {
    for seats in 2..=5 {
        let rules = prosperity(seats);
        let report =
            testkit::check(&rules, games(2, 40) as u32).unwrap_or_else(|broken| panic!("{seats}: {broken}"));
        println!("{report}");
        assert!(report.headroom.iter().all(|&(used, room)| used < room), "{report}");
    }
}
