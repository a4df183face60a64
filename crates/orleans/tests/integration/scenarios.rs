use std::collections::BTreeSet;

use orleans::Orleans;
use testkit::{
    scenario::{self, Game},
    scenarios,
};

use crate::folder;

fn game() -> Game<'static> {
    Game::of(Orleans::new, include_str!("../../../../games/orleans/RULES.md"))
}

#[test]
fn every_scenario_passes() {
    let report = scenarios::run_folder(&folder("scenarios"), &game()).unwrap();
    assert!(report.scenarios > 300, "{} scenarios", report.scenarios);
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
        assert!(matches!(standing, Some("verified" | "one source" | "inferred" | "proposed")), "{line}");
    }
}

/// Events cite clauses, and people see them. A wrong citation has to fail somewhere.
#[test]
fn every_clause_that_an_event_cites_is_expected_by_a_scenario() {
    let report = scenarios::run_folder(&folder("scenarios"), &game()).unwrap();
    let mut emitted = report.emitted.clone();
    for (_, config) in Orleans::all_tables() {
        emitted.extend(scenarios::emitted(&Orleans::new(&config).unwrap(), 2));
    }
    let unasked: Vec<_> = emitted.difference(&report.observed).collect();
    assert!(unasked.is_empty(), "no scenario expects an event citing {unasked:?}");
}

#[test]
fn every_action_begins_like_an_example() {
    for (name, config) in Orleans::all_tables().into_iter().step_by(2) {
        let unreadable = scenarios::unreadable_beginning(&Orleans::new(&config).unwrap(), 1);
        assert_eq!(unreadable, None, "{name}");
    }
}

/// The failures of a scenario with this `given` block, which can be set up if there are none.
fn failures(given: &str) -> Vec<String> {
    let text = format!("## A case\n```given\n{given}\n```\n```then\nmap 0\n```\n");
    let told =
        |failure: &testkit::Failure| format!("{}:{} {}", failure.line, failure.column, failure.message);
    scenario::run("", &text, &game()).failures.iter().map(told).collect()
}

#[test]
fn a_given_block_sets_everything_once() {
    let cases = [
        ("round 3\nround 4", "round"),
        ("events pilgrimage taxes\nevent taxes", "event"),
        ("p1 goods wine 2 grain\np1 goods wool wine", "p1 goods wine"),
        ("p1 on wagon farmer - -\np1 on wagon - trader -", "p1 on wagon"),
        ("p1 technology wagon farmer\np1 technology wagon farmer", "p1 technology wagon farmer"),
        ("p1 track knights 3\np1 track knights 2", "p1 track knights"),
        ("deed astronomy trader\ndeed astronomy scholar", "deed astronomy"),
        ("stock knight 0\nstock knight 1", "stock knight"),
    ];
    for (given, what) in cases {
        assert_eq!(failures(given), [format!("4:1 line 3 already sets {what}; keep one of the two")]);
    }
}

#[test]
fn impossible_positions_are_refused_with_the_reason() {
    let cases = [
        ("p1 market knight 9", "with 2 seats there are only 8 knights"),
        ("p1 market knight 5 monk 4", "p1 has 9 followers in a market for 8"),
        ("p1 market own-farmer\np1 bag own-farmer", "p1 has only one own farmer"),
        ("p1 bag farmer 7\np2 bag farmer 6", "with 2 seats there are only 12 neutral farmers"),
        ("p1 bag farmer 7\nstock farmer 6", "with 2 seats there are only 12 neutral farmers"),
        ("deed city-wall farmer 4", "city-wall has only 3 spaces for a farmer"),
        ("deed astronomy monk", "astronomy has no space for a monk"),
        ("p1 goods brocade 13", "there are only 12 brocade"),
        ("p1 goods brocade 2\nsupply brocade 11", "there are only 12 brocade"),
        ("goods r-lemans-tours wine wine", "with 2 seats r-lemans-tours has room for 1"),
        ("p1 on wagon farmer trader", "wagon has 3 spaces (farmer trader knight); write a follower or `-`"),
        ("p1 on wagon knight - -", "p1 has a follower (knight) on a space of the wagon for: farmer"),
        ("p1 on town-hall own-farmer -", "p1 has a follower (own farmer) on a space of the town-hall"),
        ("p1 on school farmer", "school has no spaces for followers"),
        ("p1 on hayrick farmer", "p1 does not have the hayrick; add it to the seat's `tiles`"),
        ("p1 technology wagon boatman", "wagon has no space for a boatman"),
        ("p1 technology wagon farmer wagon trader", "wagon can have only one technology tile"),
        ("p1 technology town-hall any", "a technology tile cannot cover the any of town-hall"),
        ("p1 tiles hayrick\np1 technology hayrick farmer", "cannot cover the farmer of hayrick"),
        ("p1 tiles cellar\np1 technology cellar monk", "cannot cover the monk of cellar"),
        ("p1 on wagon farmer - -\np1 technology wagon farmer", "p1 has a follower on the farmer of wagon"),
        ("p1 technology wagon farmer\ntechnology-left 16", "there are only 16 technology tiles"),
        ("p1 tiles school\np2 tiles school", "there is only one school, and two seats have it"),
        ("p1 tiles school\ntiles-left school", "it cannot be both left and with a seat"),
        ("p1 tiles wagon", "wagon is printed on the board and is not a tile"),
        ("p1 tiles well", "well is in the game only with `option places all`"),
        ("p1 stations tours\np2 stations tours", "tours has room for 1 trading station"),
        (
            "p1 stations tours\np1 stations-left 10",
            "p1 has only 10 trading stations, not 1 built and 10 left",
        ),
        ("p1 citizens 9\np2 citizens 6", "there are only 14 citizens"),
        ("p1 citizens 1\np2 citizens 0\ncitizens-left knights", "13 citizens are not left, but the seats"),
        ("p1 citizens knights\np2 citizens knights", "the citizen `knights` cannot be both left and"),
        ("p1 citizens knights\ncitizens-left knights", "the citizen `knights` is already with a seat"),
        ("p1 track knights 6", "`6` is not a number from 0 to 5"),
        ("p1 track monks 1", "a track is one of farmers"),
        ("p1 development 31", "`31` is not a number from 0 to 30"),
        ("event harvest\nround 1", "the event of round 1 is pilgrimage, not harvest"),
        ("events pilgrimage taxes taxes taxes taxes", "round 5: taxes has only three tiles"),
        ("option events abc\nevents pilgrimage taxes taxes", "taxes has only one tile in six rounds"),
        ("ask hourglass\nevent taxes", "the hourglass tile of this round is not turned yet"),
        ("ask sleep p1", "what comes next is one of hourglass"),
        ("ask act p1 p2", "`ask act` begins with one seat"),
        ("ask census p1", "`ask census` is for the whole table"),
        ("ask act p1\np1 passed", "p1 has passed and cannot act"),
        ("ask plan\np1 passed", "`passed` and `fresh` are for positions in which planning is over"),
        ("p3 coins 1", "`p3` is not at this table; the seats are p1 and p2"),
        ("p1 gold 1", "a seat has coins, goods"),
        ("weather fine", "not a line of Orléans"),
    ];
    for (given, message) in cases {
        let failures = failures(given);
        assert!(failures.len() == 1 && failures[0].contains(message), "{given}: {failures:?}");
    }
}

#[test]
fn every_round_can_be_set_up_with_every_event() {
    for round in 1..=18 {
        for &event in &orleans::content::Hour::ALL[..orleans::content::Hour::BASE] {
            for (deck, option) in [(false, ""), (true, "option events abc\n")] {
                let failures = failures(&format!("{option}round {round}\nevent {event}"));
                let first = event == orleans::content::Hour::Pilgrimage;
                let impossible = if round == 1 { !first } else { deck && first && round <= 6 };
                assert_eq!(failures.is_empty(), !impossible, "{option}{round} {event}: {failures:?}");
            }
        }
    }
}
