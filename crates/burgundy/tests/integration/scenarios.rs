use std::fs;

use burgundy::Burgundy;
use testkit::{
    scenario::{self, Game},
    scenarios,
};

use crate::folders::folder;

fn game() -> Game<'static> {
    Game::of(Burgundy::new, include_str!("../../../../games/burgundy/RULES.md"))
}

#[test]
fn every_scenario_passes() {
    let mut told = Vec::new();
    let mut passed = 0;
    for path in testkit::files(&folder("scenarios"), "md").expect("the folder is in the repository") {
        let name = path.file_name().expect("a file has a name").to_string_lossy().into_owned();
        let text = fs::read_to_string(&path).expect("the file was just listed");
        // Actual values are written only on request, because a scenario states what the rulebook says.
        if std::env::var_os("LOIRE_BLESS").is_some_and(|what| what == "scenarios") {
            let blessed = scenario::bless(&text, &game());
            fs::write(&path, blessed).expect("the working tree can be written");
        }
        let report = scenario::run(&name, &text, &game());
        passed += report.passed;
        told.extend(report.failures.iter().map(ToString::to_string));
    }
    assert!(told.is_empty(), "{} failures\n{}", told.len(), told.join("\n"));
    assert!(passed > 100, "only {passed} scenarios were found");
}

/// Events cite clauses, and people see them. A wrong citation has to fail somewhere.
#[test]
fn every_clause_that_an_event_cites_is_expected_by_a_scenario() {
    let report = scenarios::run_folder(&folder("scenarios"), &game()).unwrap();
    let mut emitted = report.emitted.clone();
    for (_, config) in Burgundy::all_tables().into_iter().step_by(7) {
        emitted.extend(scenarios::emitted(&Burgundy::new(&config).unwrap(), 2));
    }
    let unasked: Vec<_> = emitted.difference(&report.observed).collect();
    assert!(unasked.is_empty(), "no scenario expects an event citing {unasked:?}");
}

#[test]
fn every_action_begins_like_an_example() {
    for (name, config) in Burgundy::all_tables().into_iter().step_by(5) {
        let unreadable = scenarios::unreadable_beginning(&Burgundy::new(&config).unwrap(), 1);
        assert_eq!(unreadable, None, "{name}");
    }
}

/// The failures of a small scenario with these `given` and `then` lines, each with its line and column.
fn failures(given: &str, then: &str) -> Vec<String> {
    let text = format!("## A case\n```given\n{given}\n```\n```then\n{then}\n```\n");
    let report = scenario::run("", &text, &game());
    let told = |failure: &testkit::Failure| {
        let first = failure.message.lines().next().unwrap_or_default();
        format!("{}:{} {first}", failure.line, failure.column)
    };
    report.failures.iter().map(told).collect()
}

#[test]
fn a_given_block_sets_everything_once() {
    let cases = [
        ("phase A\nphase B", "phase"),
        ("p1 silver 1\np1 silver 2", "p1 silver"),
        ("turn p1\nturn p2 last", "turn"),
        ("p2 dice 1 2\np2 dice 1 2", "p2 dice"),
        ("depot 3 bank\ndepot 3 church", "depot 3"),
        ("goods 3 red\ngoods 3 red", "goods 3"),
        ("p1 goods red 1\np1 goods violet 1 g4 2", "p1 goods red"),
        ("p1 storage ship\np1 storage bank", "p1 storage"),
        ("p1 bonus ship large\np1 bonus ship large", "p1 bonus ship large"),
    ];
    for (given, what) in cases {
        let expected = format!("4:1 line 3 already sets {what}; keep one of the two");
        assert_eq!(failures(given, "round 1"), [expected]);
    }
    let fine = "depot 3 bank\ndepot 4 bank\ngoods 3 red\np1 goods red 1\np1 goods violet 1\np1 sold red 1\n\
                p1 bonus ship large\np1 bonus mine small\np1 tile r3c4 monastery1\np1 tile r2c3 castle\n\
                p1 monasteries 9\np1 monasteries 12";
    assert_eq!(failures(fine, "p1 goods red 1"), [""; 0]);
}

#[test]
fn impossible_actions_must_at_least_be_actions_at_this_table() {
    let absent = "there is no `p3` at this table; it has 2 seats";
    assert_eq!(failures("phase A", "illegal: * roll p3 1 2"), [format!("6:17 {absent}")]);
    assert_eq!(failures("phase A", "none: * roll p3"), [format!("6:14 {absent}")]);
    assert!(failures("phase A", "none: p1 ship 3+7")[0].starts_with("6:15 cannot read `3+7`"));
    // Depots that are not neighbours can be written, so that a scenario can say that they are refused.
    assert_eq!(failures("phase A", "none: p1 ship 3+5\nillegal: p1 ship 3+5"), [""; 0]);
}

#[test]
fn one_ship_too_many_is_counted_properly() {
    let given = "track p1@6 p2@0\np1 storage ship";
    let told = failures(given, "round 1");
    assert!(told[0].contains("p1 could place 1 more ship, but it has only 0 steps left"), "{told:?}");
}
