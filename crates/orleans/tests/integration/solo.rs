//! The Duel and the solo scenarios: random games at every table, audited after every action.

use std::collections::BTreeSet;

use engine::{Config, Rng};
use orleans::{End, Orleans};

use crate::{
    audited::{self, Seen},
    deep, games,
};

/// The tables of the four scenarios, each with every option.
pub(crate) fn tables() -> Vec<(String, Config)> {
    let ours = ["duel", "dignitary", "vierzon", "salesman"];
    let tables = Orleans::all_tables().into_iter();
    tables.filter(|(_, config)| config.modules.iter().any(|module| ours.contains(&module.as_str()))).collect()
}

#[test]
fn random_games_of_these_scenarios_pass_the_audit_to_the_end() {
    let mut rng = Rng::new(21);
    let (mut seen, mut ends) = (Seen::new(), BTreeSet::new());
    for (_, config) in tables() {
        let rules = Orleans::new(&config).unwrap();
        for _ in 0..games(20, 3000) {
            ends.insert(audited::play(&rules, &mut rng, &mut seen, deep).end);
        }
    }
    assert!(ends.is_superset(&[End::Unpaid, End::Rounds].into()), "{ends:?}");
    let known = "start draft citizen offer supply banish house swap pay buy give coins";
    audited::assert_played(&seen, &known.split(' ').collect::<Vec<_>>());
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
