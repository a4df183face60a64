use std::fs;

use burgundy::Burgundy;
use testkit::scenario;

use crate::folders::folder;

const GAME: scenario::Game<'static, Burgundy> =
    scenario::Game { compose: &Burgundy::new, rules: include_str!("../../../../games/burgundy/RULES.md") };

#[test]
fn every_scenario_passes() {
    let mut told = Vec::new();
    let mut passed = 0;
    for path in testkit::files(&folder("scenarios"), "md").expect("the folder is in the repository") {
        let name = path.file_name().expect("a file has a name").to_string_lossy().into_owned();
        let text = fs::read_to_string(&path).expect("the file was just listed");
        // Actual values are written only on request, because a scenario states what the rulebook says.
        if std::env::var_os("LOIRE_BLESS").is_some_and(|what| what == "scenarios") {
            let blessed = scenario::bless(&text, &GAME);
            fs::write(&path, blessed).expect("the working tree can be written");
        }
        let report = scenario::run(&name, &text, &GAME);
        passed += report.passed;
        told.extend(report.failures.iter().map(ToString::to_string));
    }
    assert!(told.is_empty(), "{} failures\n{}", told.len(), told.join("\n"));
    assert!(passed > 100, "only {passed} scenarios were found");
}

/// Events cite clauses, and people see them. A wrong citation has to fail somewhere.
#[test]
fn every_clause_that_an_event_cites_is_expected_by_a_scenario() {
    let report = scenario::run_folder(&folder("scenarios"), &GAME).unwrap();
    let mut emitted = report.emitted.clone();
    for (_, config) in Burgundy::all_tables().into_iter().step_by(7) {
        emitted.extend(scenario::emitted(&Burgundy::new(&config).unwrap(), 2));
    }
    let unasked: Vec<_> = emitted.difference(&report.observed).collect();
    assert!(unasked.is_empty(), "no scenario expects an event citing {unasked:?}");
}

#[test]
fn every_action_begins_like_an_example() {
    for (name, config) in Burgundy::all_tables().into_iter().step_by(5) {
        let unreadable = scenario::unreadable_beginning(&Burgundy::new(&config).unwrap(), 1);
        assert_eq!(unreadable, None, "{name}");
    }
}
