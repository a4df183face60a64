//! Who knows what, by the clauses, and the laws of secrets wherever two choices of a table meet.

use std::path::Path;

use engine::Config;
use orleans::{Action, MENU, Orleans, content::Place, scenarios::prosperity::Act};
use testkit::known::{
    Kinds, Known,
    Known::{ActorUntil, ActorUntilOver, Everyone, NamedUntilOver},
    Shown, chance, check_clauses, check_known, seats,
};

/// Every kind of entry and who may know it, written from the clauses alone.
fn kinds(config: &Config) -> Vec<Kinds> {
    let hidden = MENU.choice(config, "planning") == "hidden";
    let plan: Known = if hidden { ActorUntil("reveal") } else { Everyone };
    vec![
        seats("man leave plan ready", plan, "orleans.secret.plan"),
        // A follower who comes from another seat's Hostel is placed straight away, in the open.
        seats("plan", Everyone, "orleans.invasion.hostel").after("lodge"),
        seats("replan", Everyone, "orleans.plan.open"),
        seats("keep", ActorUntilOver, "orleans.prosperity.cards-secret"),
        seats(
            "draw recall stop pass recruit travel build send work trade well bathe fit open buy return citizen ward \
             endure give coins lose",
            Everyone,
            "orleans.secret.open",
        ),
        seats(
            "carpenter supply swap start draft house banish deliver pay claim",
            Everyone,
            "orleans.secret.open",
        ),
        seats(
            "character haul load fund lodge palatinate propose skip accept decline train raze home offer sell grant",
            Everyone,
            "orleans.secret.open",
        ),
        chance("card", NamedUntilOver, "orleans.prosperity.cards-secret"),
        chance("draw plague lost support", Everyone, "orleans.secret.bag"),
        chance("event", Everyone, "orleans.secret.hourglass"),
        chance("reveal", Everyone, "orleans.plan.hidden"),
        chance("first goods remove supply offer found character", Everyone, "orleans.secret.open"),
    ]
}

/// The tables on which every two choices meet.
fn meetings() -> Vec<(String, Config)> {
    testkit::pairwise(&MENU, &[], |config| Orleans::new(config).is_ok())
}

/// How likely an action is, so that random games get somewhere.
fn eager(action: Action) -> u32 {
    match action {
        Action::Man { .. } => 20,
        Action::Plan { spot } if spot.place == Place::Carpenter => 100,
        Action::Prosperity(Act::NewCard | Act::Build { .. } | Act::Stay { .. }) => 1000,
        Action::Prosperity(_) | Action::Send { .. } | Action::Invasion(_) => 40,
        Action::Pass | Action::Stop | Action::Leave { .. } => 1,
        _ => 4,
    }
}

#[test]
fn everyone_knows_what_the_clauses_say_and_no_more() {
    let text = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games/orleans/RULES.md");
    let mut shown = Shown::default();
    for (seed, (name, config)) in Orleans::all_tables().into_iter().chain(meetings()).enumerate() {
        let (rules, kinds) = (Orleans::new(&config).unwrap(), kinds(&config));
        if seed == 0 {
            check_clauses(&kinds, &text);
        }
        let game = check_known(&rules, &kinds, seed as u64, |rng, _, _, legal| {
            rng.weighted(&legal.iter().map(|&action| (action, eager(action))).collect::<Vec<_>>())
        });
        shown.add(game.unwrap_or_else(|wrong| panic!("{name}: {wrong}")));
    }
    for kind in ["man", "leave", "plan", "ready", "replan", "keep", "* card", "* reveal", "* event"] {
        assert!(shown.kinds.contains(kind), "no game had `{kind}`");
    }
    assert!(shown.hidden > 1000 && shown.lifted == shown.hidden, "{} of {}", shown.lifted, shown.hidden);
}

#[test]
fn the_laws_of_secrets_hold_wherever_two_choices_meet() {
    let tables = meetings();
    let hides = |(_, config): &&(String, Config)| {
        let invasion = config.modules.iter().any(|module| module == "invasion");
        invasion && MENU.choice(config, "planning") == "hidden"
    };
    assert!(tables.iter().filter(hides).count() >= 2, "Invasion meets hidden plans");
    let mut twins = 0;
    for (name, config) in tables {
        let rules = Orleans::new(&config).unwrap();
        let report =
            testkit::check_secrets(&rules, 1, eager).unwrap_or_else(|broken| panic!("{name}: {broken}"));
        twins += report.twins;
    }
    assert!(twins > 50, "{twins} twins");
}
