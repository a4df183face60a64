//! The numbers that guide the bots.

use std::fmt::Write as _;

use ::orleans::{RULES_VERSION, scenarios::Scenario};
use search::numbers::{Sheet, print};

use crate::{
    courses::Course,
    weights::{FORM, Guidance},
};

/// Every number as a bot uses it: scenario, layer, key and bits.
fn resolved() -> String {
    let mut text = String::new();
    for &scenario in Scenario::ALL {
        for (layer, guidance) in [("plain", Guidance::plain()), ("taught", Guidance::taught())] {
            let weights = guidance.weights(scenario, Course(0));
            for (number, name) in weights.all().zip(&FORM.names) {
                if name.only.is_none_or(|only| only == scenario.index()) {
                    writeln!(text, "{scenario} {layer} {} {:08x}", name.key, number.to_bits()).unwrap();
                }
            }
        }
    }
    text
}

/// They come from products of up to five factors, and not a bit of any may differ from what these products are.
#[test]
fn the_numbers_are_those_that_were_computed_before_there_was_a_file() {
    assert_eq!(print(&resolved()), "81218080");
}

#[test]
fn the_file_is_for_the_rules_of_today_and_as_the_program_writes_it() {
    let sheet = Sheet::built_in(&FORM);
    assert_eq!(sheet.rules, RULES_VERSION);
    assert!(sheet.text(&FORM) == FORM.text, "`loire tune orleans --check` says more");
}
