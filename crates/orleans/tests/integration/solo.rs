//! The Duel and the solo scenarios: random games at every table, audited after every action.

use std::collections::BTreeMap;

use engine::{Actor, Config, Pending, Rng, Rules as _};
use orleans::{End, Orleans};

use crate::{deep, games};

/// The tables of the four scenarios, each with every option.
pub(crate) fn tables() -> Vec<(String, Config)> {
    let ours = ["duel", "dignitary", "vierzon", "salesman"];
    let tables = Orleans::all_tables().into_iter();
    tables.filter(|(_, config)| config.modules.iter().any(|module| ours.contains(&module.as_str()))).collect()
}

#[test]
fn random_games_of_these_scenarios_pass_the_audit_to_the_end() {
    let mut rng = Rng::new(21);
    let (mut legal, mut outcomes) = (Vec::new(), Vec::new());
    let (mut seen, mut ends) = (BTreeMap::new(), BTreeMap::new());
    for (name, config) in tables() {
        let rules = Orleans::new(&config).unwrap();
        for game in 0..games(20, 3000) {
            let mut state = rules.start();
            loop {
                rules.audit(&state).unwrap_or_else(|problem| panic!("{name}, game {game}: {problem}"));
                let (actor, action) = match rules.pending(&state) {
                    Pending::Over => break,
                    Pending::Chance => (Actor::Chance, rules.sample(&state, &mut rng, &mut outcomes)),
                    Pending::Seats(seats) => {
                        let seat = seats.lowest().unwrap();
                        legal.clear();
                        rules.legal(&state, seat, &mut legal);
                        assert!(!legal.is_empty(), "{name}, game {game}: {seat} has nothing to do");
                        (Actor::Seat(seat), deep(&mut rng, &state, seat, &legal))
                    }
                };
                let text = action.to_string();
                *seen.entry(text.split(' ').next().unwrap().to_owned()).or_insert(0_u64) += 1;
                rules.apply(&mut state, actor, action, &mut ());
            }
            *ends.entry((rules.scenario().scenario.name(), state.end)).or_insert(0_u64) += 1;
            assert!(rules.outcome(&state).is_some());
        }
    }
    assert!(ends.keys().any(|(_, end)| *end == End::Unpaid), "{ends:?}");
    assert!(ends.keys().any(|(_, end)| *end == End::Rounds), "{ends:?}");
    for verb in "start draft citizen offer supply banish house swap pay buy give coins".split(' ') {
        assert!(seen.contains_key(verb), "nobody played `{verb}`");
    }
}

#[test]
fn these_tables_keep_the_contract() {
    for (name, config) in tables() {
        let rules = Orleans::new(&config).unwrap();
        let report =
            testkit::check(&rules, games(2, 40) as u32).unwrap_or_else(|broken| panic!("{name}: {broken}"));
        assert!(report.headroom.iter().all(|&(used, room)| used < room), "{name}: {report}");
    }
}
