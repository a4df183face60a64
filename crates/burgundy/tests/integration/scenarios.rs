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

/// Each of these lines makes the position impossible, and is blamed for it.
#[test]
fn an_impossible_position_is_refused_at_the_line_that_makes_it_so() {
    let team = "modules team\nseats 4\nboards 12a";
    let solo = "modules solo\nseats 1\nboards 13a\np1 castle nw3";
    let border = "modules border\nboards 11a 11b\np1 castle r1c1\np2 castle r1c4";
    let shared =
        |what: &str| format!("line 6 already sets the {what} of p1 and p3, which they share; keep one");
    let cases = [
        (team, "p1 silver 2\np3 silver 5", "7:1", &*shared("silver")),
        (team, "p1 goods red 2\np3 goods pink 1", "7:1", &shared("goods")),
        (team, "p1 shared ship\np3 shared bank", "7:1", &shared("shared")),
        (team, "p1 bonus ship large\np3 bonus ship large", "7:1", &shared("bonus ship large")),
        (team, "p3 castle r1c1", "6:1", "r1c1 of duchy 12a is not where a start castle goes"),
        (
            "modules team\nseats 4\nboards 12b\np2 castle r4c4",
            "p1 castle r3c11",
            "7:1",
            "r3c11 of duchy 12b is not where a start castle goes; say where p1's start castle is: `p1 castle r4c4` \
             (or r4c7)",
        ),
        (
            "modules inns",
            "depot 3 inn",
            "4:9",
            "`inn`: inns are next to the black depot, not in a depot; write `inns 1`",
        ),
        ("modules inns", "depot black inn", "4:13", "`inn`: inns are next to the black depot"),
        ("modules inns", "p1 tile r1c1 inn r2c2 inn", "4:1", "the area of r2c2 already has an inn"),
        ("modules inns", "inns 6", "4:1", "there are 0 to 5 inns"),
        (
            "modules inns\nphase C",
            "inns 4",
            "5:1",
            "`inns 4`: one inn comes in each phase, so in phase C there are at most 3",
        ),
        (
            "modules inns\nphase C\nprepare",
            "inns 3",
            "6:1",
            "`inns 3`: one inn comes in each phase, so before phase C",
        ),
        (
            "modules routes\nseats 4",
            "p1 route T9 T11",
            "5:1",
            "a trade route has 3 cards at this table, not 2",
        ),
        (
            solo,
            "p1 target 47",
            "7:11",
            "`47` is never the target in this game; it is 50, 45, 40, 35, 30, 25, 20, 15, 10, 5",
        ),
        (solo, "track p1@1", "7:1", "`track`: ships take no step in this game"),
        (solo, "p1 bonus ship large", "7:4", "`bonus`: a completed colour gives no bonus tile in this game"),
        (solo, "depot 3 blank", "7:9", "`blank`: a face-down tile is never in a depot"),
        (solo, "p2 silver 1", "7:1", "`p2` is not at this table; it has one seat, p1"),
        (border, "award p1", "7:1", "p1 has an award, but its tiles do not join all three border posts"),
        (
            "modules white",
            "depot black white-castle white-castle white-castle",
            "4:13",
            "`white-castle`: only 2 have a black back, so 3 cannot be in the black depot",
        ),
        ("modules extra", "depot 3 crane", "4:9", "`crane`: it has a black back"),
        ("modules extra", "depot 6 geese", "4:9", "`geese`: it has a black back"),
        ("seats 2", "depot black cow2", "4:13", "`cow2`: it has no black back"),
        (
            "modules border\np1 castle r1c4\np2 castle r1c4",
            "p1 board 11b",
            "6:1",
            "p1 and p2 both have duchy 11b, and the box has only one; say which one p2 has: `p2 board 11a`",
        ),
        ("seats 2\np1 goods red 5", "p2 sold red 3", "5:1", "there are only 7 red goods"),
    ];
    for (table, lines, place, message) in cases {
        let told = failures(&format!("{table}\n{lines}"), "round 1");
        let [told] = told.as_slice() else { panic!("{lines}: {told:?}") };
        assert!(told.starts_with(&format!("{place} {message}")), "{lines}: {told}");
    }
}

/// These targets, castles, routes and inns are as many as there can be.
#[test]
fn a_position_at_the_limit_is_possible() {
    let cases = [
        "modules solo\noption solo.target 48\nseats 1\nboards 13a\np1 castle nw3\np1 target 43",
        "modules solo\nseats 1\nboards 13a\np1 castle nw3\np1 target 5",
        "modules team\nseats 4\nboards 12b\np1 castle r4c7\np2 castle r4c4\np3 silver 2\np2 silver 1",
        "modules inns\nphase C\ninns 3\np1 tile r1c1 inn r4c1 inn",
        "modules inns\nphase C\nprepare\ninns 2",
        "modules white\ndepot black white-castle white-castle",
        "modules extra\ndepot black crane geese monastery27\ndepot 3 monastery7",
        "modules border\np1 board 11b\np1 castle r1c4\np2 board 11a\np2 castle r1c1",
        "modules routes\nseats 3\np1 route T9 T11 T12 T1",
    ];
    for given in cases {
        assert_eq!(failures(given, "p1 points 0"), [""; 0], "{given}");
    }
}

#[test]
fn a_line_of_a_missing_module_names_that_module() {
    let cases = [
        ("p1 shared ship", "3:4", "shared", "team"),
        ("p1 route T9", "3:4", "route", "routes"),
        ("p1 laid red", "3:4", "laid", "routes"),
        ("p1 counter 4", "3:4", "counter", "solo"),
        ("p1 target 40", "3:4", "target", "solo"),
        ("p1 storage blank", "3:12", "blank", "solo"),
        ("inns 2", "3:1", "inns", "inns"),
        ("depot 3 inn", "3:9", "inn", "inns"),
        ("award p1", "3:1", "award", "border"),
        ("p1 named p2", "3:4", "named", "shields"),
        ("p1 shield r4c4 9", "3:4", "shield", "shields"),
        ("depot-shields 5 9", "3:1", "depot-shields", "shields"),
        ("p1 storage crane", "3:12", "crane", "extra"),
        ("p1 tile r3c4 monastery29", "3:14", "monastery29", "white"),
    ];
    for (line, place, word, module) in cases {
        let belongs = format!("`{word}` belongs to module {module}, which this table does not use");
        assert_eq!(failures(line, "round 1"), [format!("{place} {belongs}; add `modules {module}`")]);
    }
}

#[test]
fn a_line_in_the_wrong_form_is_shown_the_right_one() {
    let cases = [
        ("turn p1 lst", "3:1 write `turn p2` or `turn p2 last`"),
        ("p1 tile r3c4", "3:1 write `p1 tile r3c4 monastery1`, with a tile after every space"),
        ("p1 silver", "3:1 write `p1 silver 2`"),
        ("phase", "3:1 write `phase C`"),
        ("depot", "3:1 write `depot 3 bank cow4` or `depot black ship`"),
    ];
    for (line, told) in cases {
        assert_eq!(failures(line, "round 1"), [told]);
    }
}

#[test]
fn a_price_in_something_that_nobody_has_is_a_typing_error() {
    let given = "p1 dice 3 3\np1 storage bank\np1 workers 2\np1 tile r4c4 castle";
    let told = failures(given, "cost: p1 workers d1 = 1 bananas");
    assert!(
        told[0].starts_with("9:25 nobody pays or gains `bananas`: a seat has silver, workers"),
        "{told:?}"
    );
    assert_eq!(failures(given, "cost: p1 workers d1 = 1 silver"), ["9:23 it costs nothing"]);
    assert_eq!(failures(given, "gain: p1 workers d1 = 3 workers"), ["9:23 it gains 2 workers"]);
}
