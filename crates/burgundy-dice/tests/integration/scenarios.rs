use std::{collections::BTreeSet, fs};

use burgundy_dice::BurgundyDice;
use testkit::{
    scenario::{self, Game},
    scenarios,
};

use crate::files::{blessing, folder};

fn game() -> Game<'static> {
    Game::of(BurgundyDice::new, include_str!("../../../../games/burgundy-dice/RULES.md"))
}

#[test]
fn every_scenario_passes() {
    if blessing() {
        for path in testkit::files(&folder("scenarios"), "md").unwrap() {
            let text = fs::read_to_string(&path).unwrap();
            fs::write(&path, scenario::bless(&text, &game())).unwrap();
        }
    }
    let report = scenarios::run_folder(&folder("scenarios"), &game()).unwrap();
    report.assert_ok();
    assert!(report.scenarios > 50, "{report}");
}

#[test]
fn every_clause_has_a_scenario_and_every_citation_a_clause() {
    let rules = fs::read_to_string(folder("RULES.md")).unwrap();
    let clauses: BTreeSet<String> = rules
        .lines()
        .filter_map(|line| line.strip_prefix("r[").and_then(|rest| rest.split_once(']')))
        .map(|(id, _)| id.to_owned())
        .collect();
    let mut cited = BTreeSet::new();
    for path in testkit::files(&folder("scenarios"), "md").unwrap() {
        let text = fs::read_to_string(&path).unwrap();
        cited.extend(scenario::cited(&text).into_iter().map(|citation| citation.clause));
    }
    let unproved: Vec<_> = clauses.difference(&cited).collect();
    assert!(unproved.is_empty(), "without a scenario: {unproved:?}");
    let unknown: Vec<_> = cited.difference(&clauses).collect();
    assert!(unknown.is_empty(), "not in RULES.md: {unknown:?}");
}

/// Events cite clauses, and people see them. A wrong citation has to fail somewhere.
#[test]
fn every_clause_that_an_event_cites_is_expected_by_a_scenario() {
    let report = scenarios::run_folder(&folder("scenarios"), &game()).unwrap();
    let mut emitted = report.emitted.clone();
    for (_, config) in BurgundyDice::all_tables().into_iter().step_by(7) {
        emitted.extend(scenarios::emitted(&BurgundyDice::new(&config).unwrap(), 2));
    }
    let unasked: Vec<_> = emitted.difference(&report.observed).collect();
    assert!(unasked.is_empty(), "no scenario expects an event citing {unasked:?}");
}

#[test]
fn every_action_begins_like_an_example() {
    for (name, config) in BurgundyDice::all_tables().into_iter().step_by(5) {
        let unreadable = scenarios::unreadable_beginning(&BurgundyDice::new(&config).unwrap(), 1);
        assert_eq!(unreadable, None, "{name}");
    }
}

#[test]
fn a_given_block_sets_everything_once() {
    let cases = [
        ("phase I\nphase II", "phase"),
        ("p1 silver 1\np1 silver 2", "p1 silver"),
        ("claimed green none\nclaimed green first", "claimed green"),
        ("p1 circled monk 1\np1 circled monk 2", "p1 circled monk"),
    ];
    for (given, what) in cases {
        let text = format!("## A case\n```given\n{given}\n```\n```then\nround 1\n```\n");
        let told = scenario::run("", &text, &game()).to_string();
        let expected = format!(":4:1: A case\n  line 3 already sets {what}; keep one of the two");
        assert!(told.starts_with(&expected), "{told}");
    }
}
