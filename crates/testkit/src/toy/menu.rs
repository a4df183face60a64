//! What a table may choose at the market.

use engine::{Confidence, Edition, FreeText, Menu, Module, OptionSpec, Overlay, OverlayRow};

/// Editions, seats, options and modules. `pairs` and `together` change who plays with whom, `rich` and `poor` change what
/// everyone begins with and exclude each other.
pub const MENU: Menu = Menu {
    title: "The Market",
    editions: &[Edition { id: "quick", about: "3 rounds" }, Edition { id: "long", about: "5 rounds" }],
    modules: &[
        Module {
            seats: Some(4..=4),
            excludes: &["together"],
            excludes_clause: "toy.pairs",
            ..Module::new("pairs", "In pairs", "two against two, partners opposite", "toy.pairs")
        },
        Module {
            excludes: &["pairs"],
            excludes_clause: "toy.pairs",
            ..Module::new("together", "Together", "all of you against the market", "toy.together")
        },
        Module {
            excludes: &["poor"],
            excludes_clause: "toy.purse",
            options: &[OptionSpec::one_of("purse", &["double", "triple"], "how many coins", "toy.purse")],
            ..Module::new("rich", "Full purses", "everyone begins with more coins", "toy.purse")
        },
        Module {
            excludes: &["rich"],
            excludes_clause: "toy.purse",
            editions: &["quick"],
            ..Module::new("poor", "Empty purses", "everyone begins with one coin", "toy.purse")
        },
    ],
    seats: 2..=4,
    usual_seats: 2,
    options: &[OptionSpec::free(
        "coins",
        FreeText { default: "5", check: coins },
        "what everyone begins with",
        "toy.coins",
    )],
    overlay: Overlay::of(ROWS),
    earlier: &[],
};

/// What nobody has seen in print.
const ROWS: &[OverlayRow] = &[OverlayRow::new(
    OptionSpec::one_of("overlay.pass.coins", &["1", "0", "2"], "what you get for passing", "toy.pass"),
    Confidence::Reconstructed,
    "the sheet is torn",
)];

/// The rules of the market, with the clauses that the menu cites.
pub const RULES: &str = "\
r[toy.bid]
All bid in secret.

r[toy.pass]
If you pass, you get a coin.

r[toy.pairs]
Partners sit opposite each other and add up their points.

r[toy.together]
You win together if you have three points for each of you.

r[toy.purse]
A purse is full or empty, not both.

r[toy.coins]
Everyone begins with the same number of coins.
";

fn coins(text: &str) -> Result<(), String> {
    match text.parse::<u8>() {
        Ok(0..=20) => Ok(()),
        _ => Err(format!("`{}` is not a number from 0 to 20", engine::short(text))),
    }
}

/// What a study of the market assumes.
pub const STUDY: &str = include_str!("study.txt");
