//! The types and tables of the web client are those of the rules.

use burgundy_dice::{
    BurgundyDice, Catalog, Source, Tables, Why,
    content::{Bonus, Colour},
};
use engine::{Actor, Pending, Rng, Rules as _, Seat, Viewer};
use testkit::typescript::{Types, generated};

const PATH: &str = "web/src/boxes/burgundy-dice/generated.ts";

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
fn the_types_and_tables_of_the_web_client_are_those_of_the_rules() {
    let tables = serde_json::to_string_pretty(&Tables::new()).unwrap();
    let reasons: Vec<String> = Why::ALL.iter().map(|(word, _)| format!("  '{word}',\n")).collect();
    let reasons = reasons.concat();
    let text = format!(
        "// Written by `LOIRE_BLESS=1 cargo test -p burgundy-dice typescript` from crates/burgundy-dice. Not to be edited.\n\
         {}\n/** What is the same at every table. */\nexport const TABLES: Tables = {tables};\n\n\
         /** Every reason why something may not be done. */\nexport const REASONS = [\n{reasons}] as const;\n",
        types().declarations()
    );
    generated(env!("CARGO_MANIFEST_DIR"), PATH, &text).unwrap_or_else(|problem| panic!("{problem}"));
}

#[test]
fn what_is_said_in_random_games_has_the_types_that_are_declared() {
    let types = types();
    let check = |name: &str, value: serde_json::Value| {
        types.check(name, &value).unwrap_or_else(|problem| panic!("{problem}"));
    };
    check("Catalog", serde_json::to_value(Catalog::new()).unwrap());
    for (_, config) in BurgundyDice::all_tables().iter().step_by(9) {
        let rules = BurgundyDice::new(config).unwrap();
        let (mut state, mut rng) = (rules.start(), Rng::new(1));
        loop {
            let (actor, action) = match rules.pending(&state) {
                Pending::Over => break,
                Pending::Chance => (Actor::Chance, rules.sample(&state, &mut rng, &mut Vec::new())),
                Pending::Seats(seats) => {
                    let seat = seats.lowest().unwrap();
                    check("View", serde_json::to_value(rules.view(&state, Viewer::Seat(Seat(0)))).unwrap());
                    check("Prompt", serde_json::to_value(rules.prompt(&state, seat)).unwrap());
                    let mut legal = Vec::new();
                    rules.legal(&state, seat, &mut legal);
                    (Actor::Seat(seat), *rng.pick(&legal))
                }
            };
            let mut events = Vec::new();
            rules.apply(&mut state, actor, action, &mut events);
            for event in events {
                check("What", serde_json::to_value(event).unwrap());
            }
        }
    }
}
