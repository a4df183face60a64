//! Illegal actions are refused with a reason.

use engine::{Actor, Config, Rules as _, Seat, Stage as _};
use natick::{Natick, Why};
use testkit::{Heard, check_reasons};

const RULES: &str = include_str!("../../../../games/natick/RULES.md");

#[test]
fn every_illegal_action_has_a_reason() {
    let mut heard = Heard::default();
    for (name, config) in Natick::all_tables() {
        let rules = Natick::new(&config).unwrap();
        check_reasons(&rules, 4, &mut heard).unwrap_or_else(|problem| panic!("{name}: {problem}"));
    }
    assert!(heard.explained > 10_000, "{}", heard.explained);
    for clause in &heard.clauses {
        assert!(RULES.contains(&format!("\nr[{clause}]")), "{clause} is not in RULES.md");
    }
    // Tested below, because near misses in random games do not produce them.
    let rare = ["chance-only", "no-barter", "not-optional", "town-limit"];
    let all = Why::ALL.iter().copied();
    let missing: Vec<&str> = all.filter(|word| !heard.words.contains(word) && !rare.contains(word)).collect();
    assert!(missing.is_empty(), "never given: {missing:?}");
}

/// The word and the sentence of a refusal in an arranged position.
fn refusal(config: &Config, given: &[&str], played: &[&str], action: &str) -> (&'static str, String) {
    let rules = Natick::new(config).unwrap();
    let mut state = rules.blank();
    for line in given {
        let words: Vec<&str> = line.split(' ').collect();
        rules.arrange(&mut state, &words).unwrap();
    }
    rules.ready(&mut state).unwrap();
    for text in played {
        let (seat, action) = text.split_once(' ').unwrap();
        rules.apply(&mut state, Actor::Seat(seat.parse().unwrap()), action.parse().unwrap(), &mut ());
    }
    let reason = rules.explain(&state, Seat(0), action.parse().unwrap()).unwrap();
    words::check_reason(&reason).unwrap_or_else(|problem| panic!("{action}: {problem}"));
    (reason.word, words::english(&reason))
}

const COLONIES: &[&str] =
    &["p1 regions suns2 moons3 crowns4 arms5", "p2 regions suns3 moons4 crowns5 arms2", "turn p1"];

#[test]
fn a_refusal_names_what_it_is_about() {
    let told = |given: &[&str], action: &str| {
        let given: Vec<&str> = COLONIES.iter().chain(given).copied().collect();
        refusal(&Config::seats(2), &given, &[], action)
    };
    let (word, sentence) = told(&["p1 coins suns2 1 moons3 2"], "road left");
    assert_eq!(
        (word, sentence.as_str()),
        ("cannot-pay", "a road costs suns 1 arms 1, and you have suns 1 arms 0")
    );
    let (word, sentence) = told(&["p1 coins suns2 2"], "bank suns moons");
    assert_eq!((word, sentence.as_str()), ("too-few", "that costs 3 suns, and you have 2"));
    assert_eq!(told(&[], "village left").0, "no-road");
    assert_eq!(told(&[], "roll 2 3 4 5").0, "chance-only");
    let towns = ["p1 villages 0", "p1 towns 2 4", "p2 towns 0 2"];
    assert_eq!(told(&towns, "town 0").0, "town-limit");
    let config = Config::seats(2).option("overlay.trader.rate", "0");
    assert_eq!(refusal(&config, COLONIES, &[], "barter suns2 moons").0, "no-barter");
}

#[test]
fn a_harvest_cannot_be_skipped() {
    let given: Vec<&str> = COLONIES.iter().chain(&["dice event 3 4 5"]).copied().collect();
    let played = ["p2 divide s mca", "p1 keep s"];
    let (word, sentence) = refusal(&Config::seats(2), &given, &played, "skip harvest");
    assert_eq!((word, sentence.as_str()), ("not-optional", "the harvest cannot be skipped"));
}
