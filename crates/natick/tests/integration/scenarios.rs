use std::collections::BTreeSet;

use natick::Natick;
use testkit::{
    scenario::{self, Game},
    scenarios,
};

use crate::folder;

fn game() -> Game<'static> {
    Game::of(Natick::new, include_str!("../../../../games/natick/RULES.md"))
}

#[test]
fn every_scenario_passes() {
    let report = scenarios::run_folder(&folder("scenarios"), &game()).unwrap();
    assert!(report.scenarios > 60, "{} scenarios", report.scenarios);
    report.assert_ok();
}

#[test]
fn every_clause_has_a_scenario_and_every_citation_a_clause() {
    let rules = std::fs::read_to_string(folder("RULES.md")).unwrap();
    let clauses: BTreeSet<String> = rules
        .lines()
        .filter_map(|line| line.strip_prefix("r[")?.split_once(']').map(|(id, _)| id.to_owned()))
        .collect();
    let report = scenarios::run_folder(&folder("scenarios"), &game()).unwrap();
    let cited: BTreeSet<String> = report.clauses.iter().map(|citation| citation.clause.clone()).collect();
    let difference: Vec<_> = clauses.symmetric_difference(&cited).collect();
    assert!(difference.is_empty(), "without a scenario, or without a clause: {difference:?}");
}

#[test]
fn every_clause_says_how_it_is_known() {
    let rules = std::fs::read_to_string(folder("RULES.md")).unwrap();
    for line in rules.lines().filter(|line| line.starts_with("r[")) {
        let standing = line.split(" · ").nth(1).map(str::trim);
        assert!(matches!(standing, Some("printed" | "inferred" | "reconstructed")), "{line}");
    }
}

/// Events cite clauses, and people see them. A wrong citation has to fail somewhere.
#[test]
fn every_clause_that_an_event_cites_is_expected_by_a_scenario() {
    let report = scenarios::run_folder(&folder("scenarios"), &game()).unwrap();
    let mut emitted = report.emitted.clone();
    for (_, config) in Natick::all_tables().into_iter().step_by(7) {
        emitted.extend(scenarios::emitted(&Natick::new(&config).unwrap(), 2));
    }
    let unasked: Vec<_> = emitted.difference(&report.observed).collect();
    assert!(unasked.is_empty(), "no scenario expects an event citing {unasked:?}");
}

#[test]
fn every_action_begins_like_an_example() {
    for (name, config) in Natick::all_tables().into_iter().step_by(5) {
        let unreadable = scenarios::unreadable_beginning(&Natick::new(&config).unwrap(), 1);
        assert_eq!(unreadable, None, "{name}");
    }
}

#[test]
fn a_given_block_sets_everything_once() {
    let failures = |given: &str| -> Vec<String> {
        let text = format!("## A case\n```given\n{given}\n```\n```then\nturns 1\n```\n");
        let told =
            |failure: &testkit::Failure| format!("{}:{} {}", failure.line, failure.column, failure.message);
        scenario::run("", &text, &game()).failures.iter().map(told).collect()
    };
    let cases = [
        ("turn p1\nturn p2", "turn"),
        ("dice 2 3 4 5\ndice 2 3 4 5", "dice"),
        ("p1 region suns3 1 above 2\np1 coins suns3 1", "p1 coins suns3"),
        ("p1 road left\np1 road left", "p1 road left"),
        ("p1 villages 0\np1 villages 2", "p1 villages"),
    ];
    for (given, what) in cases {
        assert_eq!(failures(given), [format!("4:1 line 3 already sets {what}; keep one of the two")]);
    }
}
