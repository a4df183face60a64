//! What the web client knows of the box matches the rules.

use burgundy::{
    Burgundy, Catalog, Means, Source, Tables, Why,
    content::{Bonus, Depot, Good, Kind},
};
use testkit::{declared::Declared, printed::Printed};

#[test]
fn the_words_and_tables_of_the_web_client_are_those_that_are_printed() {
    let depots = Depot::numbered().chain([Depot::BLACK]);
    let printed = Printed::of("burgundy")
        .words("Kind", Kind::ALL)
        .words("Good", Good::all())
        .words("Depot", depots)
        .words("Means", Means::ALL)
        .words("Source", Source::ALL.map(Source::name))
        .words("Bonus", Bonus::ALL);
    printed.check(&Tables::new(), Why::ALL).unwrap_or_else(|problem| panic!("{problem}"));
}

#[test]
fn what_random_games_produce_matches_the_declared_types() {
    let types = Declared::of("burgundy").unwrap_or_else(|problem| panic!("{problem}"));
    types.check("Catalog", &Catalog::new()).unwrap_or_else(|problem| panic!("{problem}"));
    for (name, config) in Burgundy::all_tables().iter().step_by(11) {
        let rules = Burgundy::new(config).unwrap();
        types.check_game(&rules).unwrap_or_else(|problem| panic!("{name}: {problem}"));
    }
}
