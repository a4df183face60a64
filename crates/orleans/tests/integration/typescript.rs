//! The web client's types and tables match the rules.

use orleans::{
    Catalog, End, Orleans, Tables, Why,
    content::{Citizen, Deed, Edge, Follower, Good, Hour, Need, Place, Role, Stack, Town, Way},
    scenarios::{
        Scenario,
        invasion::{Achievement, Character, Common, Measure},
        objectives::{Lack, Objective},
    },
};
use testkit::typescript::{Generated, Types};

fn types() -> Types {
    let types = Types::new()
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
        .words("Measure", Measure::ALL)
        .text("Address")
        .text("Due")
        .text("Item")
        .text("Goal")
        .text("Loss")
        .text("Confidence");
    let sources = [
        include_str!("../../src/view.rs"),
        include_str!("../../src/due.rs"),
        include_str!("../../src/scenarios/invasion/demand.rs"),
        include_str!("../../src/scenarios/invasion/view.rs"),
        include_str!("../../src/scenarios/objectives/view.rs"),
        include_str!("../../src/prompt.rs"),
        include_str!("../../src/event.rs"),
        include_str!("../../src/catalog.rs"),
        include_str!("../../src/scenarios/prosperity/view.rs"),
    ];
    sources.into_iter().try_fold(types, Types::source).unwrap_or_else(|problem| panic!("{problem}"))
}

#[test]
fn the_web_clients_types_and_tables_match_the_rules() {
    let file = Generated {
        id: "orleans",
        manifest: env!("CARGO_MANIFEST_DIR"),
        types: &types(),
        tables: Tables::new(),
        reasons: Why::ALL,
    };
    file.check().unwrap_or_else(|problem| panic!("{problem}"));
}

#[test]
fn what_random_games_produce_matches_the_declared_types() {
    let types = types();
    let catalog = serde_json::to_value(Catalog::new()).unwrap();
    types.check("Catalog", &catalog).unwrap_or_else(|problem| panic!("{problem}"));
    for (name, config) in Orleans::all_tables().iter().step_by(4) {
        let rules = Orleans::new(config).unwrap();
        types.check_game(&rules).unwrap_or_else(|problem| panic!("{name}: {problem}"));
    }
}
