//! The grammar of scenarios, on the toy game.

mod grammar;
mod slips;

use scenario::{Game, Report, bless, run};
use testkit::toy::Toy;

fn game() -> Game<'static> {
    Game::of(Toy::compose, RULES)
}

const RULES: &str = "r[toy.case]\nr[toy.bid]\nr[toy.bid.pay]\nr[toy.take]\nr[toy.take.points]\nr[toy.pass.coin]\nr[toy.end]\n\
                     r[toy.draw]\n";

pub(crate) fn run_toy(text: &str) -> Report {
    run("toy.md", text, &game())
}

/// One scenario with these blocks.
fn scenario(given: &str, play: &str, then: &str) -> String {
    format!("## A case — r[toy.case]\n\n```given\n{given}\n```\n```play\n{play}\n```\n```then\n{then}\n```\n")
}

/// The messages for one wrong scenario, each with its line and column.
pub(crate) fn failures(given: &str, play: &str, then: &str) -> Vec<String> {
    let report = run_toy(&scenario(given, play, then));
    report
        .failures
        .iter()
        .map(|failure| format!("{}:{} {}", failure.line, failure.column, failure.message))
        .collect()
}

const MARKET: &str = "\
# The market

## Bids

Only a group of scenarios.

### All pay, and the highest bid chooses first — r[toy.bid] r[toy.bid.pay]

```given
editions quick long
seats 3
p1 coins 4
p2 coins 5     # the richest
stall plum apple
bids
```
```then
asked: p1 p2 p3
prompt: p1 bid
only: p1 bid: 0 | 1 | 2 | 3 | 4
only: p3: bid 0
none: p1 take
illegal: p1 bid 5
```
```play
p1 bid 1
p3 bid 0
refuse: p1 bid 2
unreadable: p2 nonsense
p2 bid 3
```
```then
asked: *
outcomes: reveal x1
p1 coins +0
event: r[toy.bid]
no event: r[toy.bid.pay]
```
```play
* any
```
```then
p1 coins -1   r[toy.bid.pay]
p2 coins -3   r[toy.bid.pay]
p2 coins 2
order p1 p3
stall apple plum
legal: p2 take plum
asked: p2
```
```play
p2 take plum
p1 pass
```
```then
p2 points +3  r[toy.take.points]
p2 fruit plum
p1 fruit -
p1 coins +1   r[toy.pass.coin]
stall apple
order -
```

## The game ends after the last round — r[toy.end]

```given
seats 2
round 2
turn p2 p1
```
```text
Not run.
```
```play
p2 pass
p1 pass
```
```then
asked: nobody
rank p1 1
score p2 0
p1 coins 1 r[toy.pass.coin]
```

## A game from its beginning — r[toy.draw]

```given
start
option coins 2
```
```play
* draw pear
```
```then
stall pear
only: p1 bid: 0 | 1 | 2
```
";

#[test]
fn a_file_in_which_everything_is_true_passes() {
    let report = run_toy(MARKET);
    assert_eq!(report.to_string(), "3 passed, 0 failed");
    assert_eq!(report.scenarios, 3);
    let clauses: Vec<_> = report.clauses.iter().map(|cited| (cited.clause.as_str(), cited.line)).collect();
    assert_eq!(clauses[..2], [("toy.bid", 7), ("toy.bid.pay", 7)]);
    assert!(clauses.contains(&("toy.take.points", 56)) && clauses.contains(&("toy.draw", 85)), "{clauses:?}");
    assert_eq!(report.clauses[0].scenario, "All pay, and the highest bid chooses first");
}

#[test]
fn every_kind_of_line_can_fail() {
    let given = "seats 2\np1 coins 4\nstall plum\nturn p1 p2";
    let then = "\
p1 coins 6
p1 coins +0
p1 points +3 r[toy.pass.coin]
p1 fruit apple
legal: p2 take plum
illegal: p2 pass
only: p2: pass | take pear
none: p2
asked: p1
prompt: p2 bid
outcomes: reveal
rank p1 1
event: r[toy.draw]
no event: r[toy.take.points]
p1 hats 3
illegal: p2 jump
p1 coins";
    let found = failures(given, "p1 take plum", then);
    let starts = [
        "13:10 expected 6, found 4",
        "15:14 no event of r[toy.pass.coin] changed this; what happened:\n  p1 takes a fruit for 3. r[toy.take.points]",
        "16:10 expected apple, found plum",
        "17:11 `take plum` should be legal for p2; legal:\n  pass",
        "18:13 `pass` should be illegal for p2, but is legal",
        "19:7 these are not exactly the possible ones\nexpected but impossible:\n  take pear",
        "20:9 no such action should be legal for p2, but these are:\n  pass",
        "21:8 that is not who must act: asked: p2 (Take a fruit or pass.)",
        "22:12 p2 is asked `choose`",
        "23:1 chance has nothing to do; asked: p2",
        "24:1 the game is not over",
        "25:8 no event has r[toy.draw]; what happened",
        "26:11 an event has r[toy.take.points]",
        "27:1 a fact is `round`",
        "28:13 cannot read `jump`",
        "29:9 write a number here; it is 4",
    ];
    assert_eq!(found.len(), starts.len(), "{found:#?}");
    for (found, start) in found.iter().zip(starts) {
        assert!(found.starts_with(start), "{found}\nshould start\n{start}");
    }
}

#[test]
fn a_change_must_add_up_to_what_its_clauses_did() {
    let given = "seats 2\np1 coins 4\nstall plum\nbids";
    let play = "p1 bid 2\np2 bid 0\n* reveal\np1 pass";
    assert_eq!(failures(given, play, "p1 coins -1 r[toy.bid.pay] r[toy.pass.coin]"), [""; 0]);
    let found = failures(given, play, "p1 coins -1 r[toy.bid.pay]");
    assert!(found[0].starts_with("16:13 the cited clauses changed this by -2, not -1;"), "{found:?}");
}

#[test]
fn a_failed_play_line_lists_what_was_possible() {
    let given = "seats 2\nstall plum\nturn p1 p2";
    let found = failures(given, "p1 take apple", "round 0");
    assert_eq!(found, ["9:4 `take apple` is not legal; legal:\n  take plum\n  pass"]);
    let found = failures(given, "p2 pass", "round 0");
    assert_eq!(found, ["9:1 p2 has nothing to do; asked: p1 (Take a fruit or pass.)"]);
    let found = failures(given, "* any", "round 0");
    assert_eq!(found, ["9:1 chance has nothing to do; asked: p1 (Take a fruit or pass.)"]);
    let found = failures(given, "refuse: p1 pass", "round 0");
    assert_eq!(found, ["9:1 `p1 pass` should be refused, but is legal"]);
    let found = failures("start", "* draw fig", "round 0");
    assert_eq!(found, ["7:8 cannot read `fig`: a fruit is apple, pear or plum"]);
    let found = failures("start", "* reveal", "round 0");
    assert_eq!(found, ["7:3 chance cannot do `reveal`; possible:\n  draw apple\n  draw pear\n  draw plum"]);
    let found = failures("start", "p1 pass", "round 0");
    assert!(found[0].contains("p1 has nothing to do; chance must act, `* any` or one of:\n  draw apple"));
}

#[test]
fn an_impossible_table_or_position_is_a_failure() {
    let found = failures("seats 9\nedition late", "p1 pass", "round 0");
    assert_eq!(
        found,
        [
            "4:7 this table cannot be set up:\nedition late: there is no such edition; choose quick or long\nseats 9: The Market is for 2, 3 or 4 seats"
        ]
    );
    let found = failures("seats 2\nstall fig", "p1 pass", "round 0");
    assert_eq!(found, ["5:7 cannot read `fig`: a fruit is apple, pear or plum"]);
    let found = failures("seats 2", "p1 pass", "round 0");
    assert_eq!(found, ["3:1 nobody is asked; write `bids` or `turn p1`"]);
    let found = failures("start\nround 2", "p1 pass", "round 0");
    assert_eq!(
        found,
        ["5:1 a game that begins with `start` cannot be arranged; remove this line or `start`"]
    );
}

#[test]
fn mistakes_in_the_file_are_reported_with_their_line() {
    let report = run_toy(
        "```given\n```\n## One\n```give\n```\n```then\n```\n## Two\n```given\nstart\n```\n```given\n",
    );
    let all = report.to_string();
    for expected in [
        "toy.md:1:1: this block comes before any heading; write `## Title` above it",
        "toy.md:4:1: One\n  there is no `give` block; a block is cases, given, play, when, then or refused",
        "toy.md:6:1: One\n  a scenario must begin with a given block",
        "toy.md:6:1: One\n  this then block checks nothing",
        "toy.md:12:1: Two\n  this block has no end; write ``` below it",
        "toy.md:8:1: Two\n  this scenario checks nothing; write a then block",
        "0 passed, 3 failed",
    ] {
        assert!(all.contains(expected), "{all}\nshould contain\n{expected}");
    }
    assert_eq!(
        run_toy("# Nothing\n").to_string(),
        "toy.md:1:1: there is no scenario in this file\n0 passed, 1 failed"
    );
}

#[test]
fn a_failure_names_the_edition_if_there_are_several() {
    let text = scenario("editions quick long\nround 2\nturn p1", "p1 pass", "asked: nobody");
    let report = run_toy(&text);
    assert_eq!((report.passed, report.failed, report.failures.len()), (0, 1, 1));
    assert_eq!(report.failures[0].scenario, "A case (edition long)");
}

#[test]
fn blessing_writes_the_values_it_found_and_nothing_else() {
    let given = "seats 2\nstall plum pear\nturn p1 p2";
    let text = scenario(
        given,
        "p1 take plum",
        "p1 points 9   # three\nstall\np1 fruit apple  r[toy.take]\np2 coins +4\n order p9",
    );
    let blessed = bless(&text, &game());
    let then = "p1 points 3   # three\nstall pear\np1 fruit plum  r[toy.take]\np2 coins +4\n order -";
    assert_eq!(blessed, scenario(given, "p1 take plum", then));
    let differs = scenario("editions quick long\nround 2\nturn p1", "p1 pass", "p1 coins 7");
    assert!(bless(&differs, &game()).contains("p1 coins 1\n"));
}
