//! The web client's types and tables match the rules.

use burgundy::{
    Burgundy, Catalog, Means, Source, Tables, Why,
    content::{Bonus, Depot, Good, Kind},
};
use testkit::typescript::{Generated, Types};

fn types() -> Types {
    let depots = Depot::numbered().chain([Depot::BLACK]);
    let types = Types::new()
        .words("Kind", Kind::ALL)
        .words("Good", Good::all())
        .words("Depot", depots)
        .words("Means", Means::ALL)
        .words("Source", Source::ALL.map(Source::name))
        .words("Bonus", Bonus::ALL)
        .text("Card")
        .text("Confidence")
        .text("Duchy")
        .text("Tile")
        .number("Shield");
    let sources = [
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
        id: "burgundy",
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
    for (name, config) in Burgundy::all_tables().iter().step_by(11) {
        let rules = Burgundy::new(config).unwrap();
        types.check_game(&rules).unwrap_or_else(|problem| panic!("{name}: {problem}"));
    }
}
