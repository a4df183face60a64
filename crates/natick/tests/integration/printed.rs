//! What the web client knows of the box matches the rules.

use natick::{
    Catalog, Natick, Tables, Why,
    content::{DieEvent, Face, Item, Row, Suit},
};
use testkit::{declared::Declared, printed::Printed};

#[test]
fn the_words_and_tables_of_the_web_client_are_those_that_are_printed() {
    let printed = Printed::of("natick")
        .words("Suit", Suit::ALL)
        .words("DieEvent", DieEvent::ALL)
        .words("Face", Face::ALL.map(|(face, _)| face))
        .words("Item", Item::ALL)
        .words("Row", Row::ALL);
    printed.check(&Tables::new(), Why::ALL).unwrap_or_else(|problem| panic!("{problem}"));
}

#[test]
fn what_random_games_produce_matches_the_declared_types() {
    let types = Declared::of("natick").unwrap_or_else(|problem| panic!("{problem}"));
    types.check("Catalog", &Catalog::new()).unwrap_or_else(|problem| panic!("{problem}"));
    for (name, config) in Natick::all_tables().iter().step_by(9) {
        let rules = Natick::new(config).unwrap();
        types.check_game(&rules).unwrap_or_else(|problem| panic!("{name}: {problem}"));
    }
}
