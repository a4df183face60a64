//! The web client's types and tables match the rules.

use burgundy_dice::{
    BurgundyDice, Catalog, Source, Tables, Why,
    content::{Bonus, Colour},
};
use testkit::typescript::{Generated, Types};

fn types() -> Types {
    let types = Types::new()
        .words("Colour", Colour::ALL)
        .words("Bonus", Bonus::ALL)
        .words("Source", Source::ALL.map(Source::name))
        .text("Action");
    let sources = [
        include_str!("../../src/content/tables.rs"),
        include_str!("../../src/dice.rs"),
        include_str!("../../src/view.rs"),
        include_str!("../../src/prompt.rs"),
        include_str!("../../src/event.rs"),
        include_str!("../../src/catalog.rs"),
    ];
    sources.into_iter().try_fold(types, Types::source).unwrap_or_else(|problem| panic!("{problem}"))
}

#[test]
fn the_web_clients_types_and_tables_match_the_rules() {
    let file = Generated {
        id: "burgundy-dice",
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
    for (name, config) in BurgundyDice::all_tables().iter().step_by(9) {
        let rules = BurgundyDice::new(config).unwrap();
        types.check_game(&rules).unwrap_or_else(|problem| panic!("{name}: {problem}"));
    }
}
