//! Who knows what, by the clauses, and the laws of secrets wherever two choices of a table meet.

use std::path::Path;

use burgundy_dice::{BurgundyDice, MENU};
use engine::Config;
use testkit::known::{
    Kinds,
    Known::{ActorUntil, Everyone},
    Shown, chance, check_clauses, check_known, seats,
};

/// Every kind of entry and who may know it, written from the clauses alone.
fn kinds(config: &Config) -> Vec<Kinds> {
    let castle = match MENU.choice(config, "castles") {
        "secret" => seats("castle", ActorUntil("reveal"), "burgundy-dice.setup.castle-secret"),
        _ => seats("castle", Everyone, "burgundy-dice.variant.all-different"),
    };
    vec![
        castle,
        seats("mark pass", ActorUntil("reveal"), "burgundy-dice.round.secret"),
        chance("roll", Everyone, "burgundy-dice.round.shared-dice"),
        chance("reveal", Everyone, "burgundy-dice.round.secret"),
    ]
}

/// The tables at which every two choices meet.
fn meetings() -> Vec<(String, Config)> {
    testkit::pairwise(&MENU, &[], |config| BurgundyDice::new(config).is_ok())
}

#[test]
fn everyone_knows_what_the_clauses_say_and_no_more() {
    let text = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games/burgundy-dice/RULES.md");
    let mut shown = Shown::default();
    for (seed, (name, config)) in BurgundyDice::all_tables().into_iter().chain(meetings()).enumerate() {
        let (rules, kinds) = (BurgundyDice::new(&config).unwrap(), kinds(&config));
        if seed == 0 {
            check_clauses(&kinds, &text);
        }
        let game = check_known(&rules, &kinds, seed as u64, |rng, _, _, legal| *rng.pick(legal));
        shown.add(game.unwrap_or_else(|wrong| panic!("{name}: {wrong}")));
    }
    assert_eq!(shown.kinds.len(), 5, "{:?}", shown.kinds);
    assert!(shown.hidden > 1000 && shown.lifted == shown.hidden, "{} of {}", shown.lifted, shown.hidden);
}

#[test]
fn the_laws_of_secrets_hold_wherever_two_choices_meet() {
    let mut twins = 0;
    for (name, config) in meetings() {
        let rules = BurgundyDice::new(&config).unwrap();
        let report =
            testkit::check_secrets(&rules, 1, |_| 1).unwrap_or_else(|broken| panic!("{name}: {broken}"));
        twins += report.twins;
    }
    assert!(twins > 100, "{twins} twins");
}
