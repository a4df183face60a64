//! Who knows what, by the clauses: in this box everyone knows every entry.

use std::path::Path;

use engine::Config;
use natick::{MENU, Natick};
use testkit::known::{Kinds, Known::Everyone, Shown, chance, check_clauses, check_known, seats};

/// Every kind of entry and who may know it, written from the clauses alone.
const KINDS: &[Kinds] = &[
    seats(
        "region divide keep harvest advantage give tournament raid skip discard collect pay store bank barter offer deal \
         add ask propose withdraw accept decline road village town trader knight scout draw put end",
        Everyone,
        "natick.comp.open-information",
    ),
    chance("first roll region", Everyone, "natick.comp.open-information"),
];

fn meetings() -> Vec<(String, Config)> {
    testkit::pairwise(&MENU, &[], |config| Natick::new(config).is_ok())
}

#[test]
fn everyone_knows_what_the_clauses_say_and_no_more() {
    check_clauses(KINDS, &Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games/natick/RULES.md"));
    let mut shown = Shown::default();
    for (seed, (name, config)) in Natick::all_tables().into_iter().chain(meetings()).enumerate() {
        let rules = Natick::new(&config).unwrap();
        let game = check_known(&rules, KINDS, seed as u64, |rng, _, _, legal| *rng.pick(legal));
        shown.add(game.unwrap_or_else(|wrong| panic!("{name}: {wrong}")));
        testkit::check_secrets(&rules, 1, |_| 1).unwrap_or_else(|broken| panic!("{name}: {broken}"));
    }
    assert_eq!(shown.hidden, 0, "nothing is hidden");
    assert!(shown.kinds.len() > 15, "{:?}", shown.kinds);
}
