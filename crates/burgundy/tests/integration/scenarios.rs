use std::fs;

use burgundy::Burgundy;
use testkit::scenario;

use crate::folders::folder;

const GAME: scenario::Game<'static, Burgundy> =
    scenario::Game { compose: &Burgundy::new, rules: include_str!("../../../../games/burgundy/RULES.md") };

#[test]
fn every_scenario_holds() {
    let mut told = Vec::new();
    let mut passed = 0;
    for path in testkit::files(&folder("scenarios"), "md").expect("the folder is in the repository") {
        let name = path.file_name().expect("a file has a name").to_string_lossy().into_owned();
        let text = fs::read_to_string(&path).expect("the file was just listed");
        // Found values are written only on request: a scenario states what the rulebook says.
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
