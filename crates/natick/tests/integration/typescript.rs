//! The web client's types and tables match the rules.

use natick::{
    Catalog, Natick, Tables, Why,
    content::{DieEvent, Face, Item, Row, Suit},
};
use testkit::typescript::{Generated, Types};

fn types() -> Types {
    let types = Types::new()
        .words("Suit", Suit::ALL)
        .words("DieEvent", DieEvent::ALL)
        .words("Face", Face::ALL.map(|(face, _)| face))
        .words("Item", Item::ALL)
        .words("Row", Row::ALL)
        .number("Place")
        .text("Region")
        .text("DiceSet")
        .text("Offer")
        .text("Build");
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
        id: "natick",
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
    for (name, config) in Natick::all_tables().iter().step_by(9) {
        let rules = Natick::new(config).unwrap();
        types.check_game(&rules).unwrap_or_else(|problem| panic!("{name}: {problem}"));
    }
}
