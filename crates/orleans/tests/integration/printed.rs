//! What the web client knows of the box matches the rules.

use orleans::{
    Catalog, End, Orleans, Tables, Why,
    content::{Citizen, Deed, Edge, Follower, Good, Hour, Need, Place, Role, Stack, Town, Way},
    scenarios::{
        Scenario,
        invasion::{Achievement, Character, Common, Measure},
        objectives::{Lack, Objective},
    },
};
use testkit::{declared::Declared, printed::Printed};

#[test]
fn the_words_and_tables_of_the_web_client_are_those_that_are_printed() {
    let printed = Printed::of("orleans")
        .words("Role", Role::ALL)
        .words("Follower", Follower::ALL)
        .words("Need", Need::ALL)
        .words("Good", Good::ALL)
        .words("Town", Town::ALL)
        .words("Way", Way::ALL)
        .words("Edge", Edge::ALL)
        .words("Place", Place::ALL)
        .words("Stack", Stack::ALL)
        .words("Deed", Deed::ALL)
        .words("Hour", Hour::ALL)
        .words("Citizen", Citizen::ALL)
        .words("Scenario", Scenario::ALL)
        .words("Objective", Objective::ALL)
        .words("Lack", Lack::ALL)
        .words("End", End::ALL)
        .words("Character", Character::ALL)
        .words("Common", Common::ALL)
        .words("Achievement", Achievement::ALL)
        .words("Measure", Measure::ALL);
    printed.check(&Tables::new(), Why::ALL).unwrap_or_else(|problem| panic!("{problem}"));
}

#[test]
fn what_random_games_produce_matches_the_declared_types() {
    let types = Declared::of("orleans").unwrap_or_else(|problem| panic!("{problem}"));
    types.check("Catalog", &Catalog::new()).unwrap_or_else(|problem| panic!("{problem}"));
    for (name, config) in Orleans::all_tables().iter().step_by(4) {
        let rules = Orleans::new(config).unwrap();
        types.check_game(&rules).unwrap_or_else(|problem| panic!("{name}: {problem}"));
    }
}
