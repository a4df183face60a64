//! The numbers that guide the bots.

use std::fmt::Write as _;

use ::orleans::scenarios::Scenario;
use search::numbers::print;

use crate::{
    courses::Course,
    weights::{FORM, Guidance},
};

/// Yardsticks measure the same at any time, so no bit of their numbers changes.
#[test]
fn yardsticks_keep_their_numbers() {
    let mut text = String::new();
    for &scenario in Scenario::ALL {
        let weights = Guidance::plain().weights(scenario, Course(0));
        for (number, name) in weights.all().zip(&FORM.names) {
            if name.only.is_none_or(|only| only == scenario.index()) {
                writeln!(text, "{scenario} plain {} {:08x}", name.key, number.to_bits()).unwrap();
            }
        }
    }
    assert_eq!(print(&text), "2093e189");
}
