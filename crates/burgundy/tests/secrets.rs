//! Who knows what, by the clauses, and the laws of secrets wherever two choices of a table meet.

use std::path::Path;

use burgundy::{Burgundy, MENU};
use engine::Config;
use testkit::known::{
    Kinds,
    Known::{ActorUntil, Everyone},
    Shown, chance, check_clauses, check_known, seats,
};

/// Every kind of entry and who may know it, written from the clauses alone.
fn kinds(config: &Config) -> Vec<Kinds> {
    let secret = MENU.choice(config, "expert.reveal") == "secret";
    let choice = if secret { ActorUntil("reveal") } else { Everyone };
    vec![
        seats("board castle", choice, "burgundy.info.secret-choice"),
        seats(
            "take place sell workers buy discard ship keep pass end store hire copy graze card shield set name pay \
             give-up load points first exchange give",
            Everyone,
            "burgundy.info.public",
        ),
        chance("roll-off roll white deal board card shield fill", Everyone, "burgundy.info.public"),
        chance("good", Everyone, "burgundy.info.known-goods-order"),
        chance("reveal", Everyone, "burgundy.expert.reveal"),
    ]
}

/// The tables at which every two choices meet. Duchies are free text: one that starts in the centre, one that does not,
/// dealt ones, and a team's.
fn meetings() -> Vec<(String, Config)> {
    let free: &[(_, &[_])] = &[("boards", &["1", "4", "expert", "12b"])];
    testkit::pairwise(&MENU, free, |config| Burgundy::new(config).is_ok())
}

#[test]
fn everyone_knows_what_the_clauses_say_and_no_more() {
    let text = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games/burgundy/RULES.md");
    let mut shown = Shown::default();
    for (seed, (name, config)) in Burgundy::all_tables().into_iter().chain(meetings()).enumerate() {
        let (rules, kinds) = (Burgundy::new(&config).unwrap(), kinds(&config));
        if seed == 0 {
            check_clauses(&kinds, &text);
        }
        let game = check_known(&rules, &kinds, seed as u64, |rng, _, _, legal| *rng.pick(legal));
        shown.add(game.unwrap_or_else(|wrong| panic!("{name}: {wrong}")));
    }
    for kind in ["board", "castle", "take", "place", "* reveal", "* board", "* shield", "* good", "* roll"] {
        assert!(shown.kinds.contains(kind), "no game had `{kind}`");
    }
    assert!(shown.hidden > 100 && shown.lifted == shown.hidden, "{} of {}", shown.lifted, shown.hidden);
}

#[test]
fn the_laws_of_secrets_hold_wherever_two_choices_meet() {
    let mut twins = 0;
    // What is secret of a duchy depends on three choices: dealt ones, how many, and that they are secret.
    let secret = |(_, config): &(String, Config)| MENU.choice(config, "expert.reveal") == "secret";
    for (name, config) in Burgundy::all_tables().into_iter().filter(secret).chain(meetings()) {
        let rules = Burgundy::new(&config).unwrap();
        let report =
            testkit::check_secrets(&rules, 1, |_| 1).unwrap_or_else(|broken| panic!("{name}: {broken}"));
        twins += report.twins;
    }
    assert!(twins > 30, "{twins} twins");
}
