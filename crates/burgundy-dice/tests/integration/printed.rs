//! What the web client knows of the box matches the rules.

use burgundy_dice::{
    BurgundyDice, Catalog, Source, Tables, Why,
    content::{Bonus, Colour},
};
use testkit::{declared::Declared, printed::Printed};

#[test]
fn the_words_and_tables_of_the_web_client_are_those_that_are_printed() {
    let printed = Printed::of("burgundy-dice")
        .words("Colour", Colour::ALL)
        .words("Bonus", Bonus::ALL)
        .words("Source", Source::ALL.map(Source::name));
    printed.check(&Tables::new(), Why::ALL).unwrap_or_else(|problem| panic!("{problem}"));
}

#[test]
fn what_random_games_produce_matches_the_declared_types() {
    let types = Declared::of("burgundy-dice").unwrap_or_else(|problem| panic!("{problem}"));
    types.check("Catalog", &Catalog::new()).unwrap_or_else(|problem| panic!("{problem}"));
    for (name, config) in BurgundyDice::all_tables().iter().step_by(9) {
        let rules = BurgundyDice::new(config).unwrap();
        types.check_game(&rules).unwrap_or_else(|problem| panic!("{name}: {problem}"));
    }
}
