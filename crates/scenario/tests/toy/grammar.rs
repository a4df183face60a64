//! Tests of branches, cases, costs, chances and refused set-ups.

use crate::{failures, run_toy};

const BRANCHES: &str = "\
## One choice of three — r[toy.take]

```given
seats 2
stall plum pear
turn p1 p2
```
```when
p1 take plum
```
```then
p1 points +3
stall pear
```
```when
p1 take pear
```
```then
p1 points +2
stall plum
```
```play
p2 take plum
```
```then
p2 points +3
stall -
```
```when
p1 pass
```
```then
stall plum pear
```
";

#[test]
fn every_branch_starts_where_the_first_one_did() {
    assert_eq!(run_toy(BRANCHES).to_string(), "1 passed, 0 failed");
}

#[test]
fn a_branch_that_fails_does_not_hide_the_others() {
    let text = BRANCHES
        .replace("p1 take pear", "p1 take apple")
        .replace("stall plum pear\n```\n", "stall plum\n```\n");
    let told = run_toy(&text).to_string();
    assert!(told.contains("toy.md:16:4: One choice of three\n  `take apple` is not legal"), "{told}");
    assert!(told.contains("toy.md:33:7: One choice of three\n  expected plum, found pear plum"), "{told}");
    let told = run_toy(&BRANCHES.replace("```then\nstall plum pear\n```\n", "")).to_string();
    assert!(told.contains("toy.md:29:1: One choice of three\n  this branch checks nothing"), "{told}");
}

const CASES: &str = "\
## Fruits are worth more and more — r[toy.take.points]

```cases
fruit | points
apple | 1
pear  | 2
plum  | 3
```
```given
seats 2
stall <fruit>
turn p1 p2
```
```play
p1 take <fruit>
```
```then
p1 points +<points>   r[toy.take.points]
```
";

#[test]
fn a_scenario_is_run_for_every_case() {
    assert_eq!(run_toy(CASES).to_string(), "1 passed, 0 failed");
    let told = run_toy(&CASES.replace("pear  | 2", "pear  | 1")).to_string();
    let start = "toy.md:18:23: Fruits are worth more and more (fruit pear, points 1)\n  the cited clauses changed this by +2, not +1";
    assert!(told.starts_with(start), "{told}");
    assert!(told.ends_with("0 passed, 1 failed"));
}

#[test]
fn mistakes_in_cases_are_reported() {
    let told = |from: &str, to: &str| run_toy(&CASES.replace(from, to)).to_string();
    assert!(
        told("pear  | 2", "pear")
            .contains("toy.md:6:1: Fruits are worth more and more\n  this case has 1 value; there are 2 columns: fruit | points")
    );
    assert!(
        told("pear  | 2", "apple | 1")
            .contains("toy.md:6:1: Fruits are worth more and more\n  this case appears twice")
    );
    assert!(told("+<points>", "+1").contains("no line uses `<points>` from the cases"));
    let unknown = told("take <fruit>", "take <fruits>");
    assert!(unknown.contains("toy.md:15:9: Fruits are worth more and more (fruit apple, points 1)\n  `<fruits>` has no value; the cases have fruit, points"), "{unknown}");
    assert!(told("fruit | points\n", "fruit | fruit\n").contains("`fruit` cannot name this column"));
    assert!(told("apple | 1\npear  | 2\nplum  | 3\n", "").contains("toy.md:3:1:"));
}

#[test]
fn costs_and_gains_come_from_the_preview() {
    let given = "seats 2\np1 coins 4\nstall plum pear\nturn p1 p2";
    let then = "gain: p1 take plum = 3 points\ngain: p1 pass = 1 coins\ncost: p1 pass = nothing";
    assert_eq!(failures(given, "refuse: p2 pass", then), [""; 0]);
    let wrong = "gain: p1 take plum = 2 points\ncost: p1 pass = 1 coins\ngain: p1 take apple = 1 points\ngain: p1 pass = coins\ngain: p1 pass";
    let found = failures(given, "refuse: p2 pass", wrong);
    let starts = [
        "13:22 it gains 3 points",
        "14:17 it costs nothing",
        "15:10 `take apple` is not legal",
        "16:17 write amounts like `2 workers 1 silver`, or `nothing`",
        "17:7 write the action or outcome, then ` = ` and the value",
    ];
    assert_eq!(found.len(), starts.len(), "{found:#?}");
    for (found, start) in found.iter().zip(starts) {
        assert!(found.starts_with(start), "{found}\nshould start\n{start}");
    }
}

#[test]
fn a_chance_is_exact() {
    assert_eq!(
        failures("start", "* draw plum", "chance: draw plum = 1/1"),
        ["10:1 chance has nothing to do; asked: p1 (Bid 0 to 5 coins.) p2 (Bid 0 to 5 coins.)"]
    );
    let then = "chance: draw plum = 7/23\nchance: draw apple = 16/46\nchance: draw = 1/1";
    assert_eq!(failures("start\nseats 3", "* draw plum", then), [""; 0]);
    let found = failures(
        "start\nseats 3",
        "* draw plum",
        "chance: draw plum = 1/3\nchance: draw fig = 0\nchance: draw plum = 7",
    );
    assert_eq!(found.len(), 3, "{found:?}");
    assert!(found[0].starts_with("11:21 the chance is 7/23:\n  draw plum x7"), "{found:?}");
    assert!(found[1].starts_with("12:14 cannot read `fig`"), "{found:?}");
    assert!(found[2].starts_with("13:21 a chance is written like 1/36"), "{found:?}");
    let found = failures("start\nseats 3", "* draw plum", "outcomes: draw apple x8 | draw pear | draw plum");
    assert!(found[0].starts_with("11:11 write a weight after every outcome"), "{found:?}");
    // Too little is as wrong as too much.
    let found = failures("start\nseats 3", "* draw plum", "chance: draw plum = 1/4");
    assert!(found[0].starts_with("11:21 the chance is 7/23:"), "{found:?}");
    let wrong = "outcomes: draw apple x8 | draw pear x9 | draw plum x7";
    let found = failures("start\nseats 3", "* draw plum", wrong);
    assert!(found[0].ends_with("`draw pear` should have weight 9, but has 8"), "{found:?}");
}

#[test]
fn a_list_of_everything_leaves_nothing_out() {
    assert_eq!(failures("start", "* draw plum", "only: p1 bid: 0 | 1 | 2 | 3 | 4 | 5"), [""; 0]);
    let found = failures("start", "* draw plum", "only: p1 bid: 0 | 1 | 2 | 3 | 4");
    assert_eq!(found.len(), 1, "{found:?}");
    assert!(found[0].contains("possible but not expected:") && found[0].contains("bid 5"), "{found:?}");
}

#[test]
fn every_event_is_listed_or_reported() {
    let given = "seats 2\np1 coins 4\nstall plum\nturn p1 p2";
    assert_eq!(failures(given, "p1 take plum", "events: r[toy.take.points]"), [""; 0]);
    let found = failures(given, "p1 take plum\np2 pass", "events: r[toy.take.points]");
    assert!(
        found[0].starts_with("14:9 this also happened: p2 passes for a coin. r[toy.pass.coin]"),
        "{found:?}"
    );
}

#[test]
fn a_scenario_can_expect_a_set_up_to_be_refused() {
    let text = |given: &str, refused: &str| {
        format!("## Too many — r[toy.case]\n```given\n{given}\n```\n```refused\n{refused}\n```\n")
    };
    let told = |given: &str, refused: &str| run_toy(&text(given, refused)).to_string();
    assert_eq!(
        told("seats 9", "seats 9: The Market is for 2, 3 or 4 seats  r[toy.case]"),
        "1 passed, 0 failed"
    );
    assert_eq!(told("stall fig\nturn p1", "a fruit is apple"), "1 passed, 0 failed");
    let accepted = told("seats 2\nturn p1", "9 seats");
    assert!(
        accepted.starts_with("toy.md:6:1: Too many\n  this should be refused, but it can be set up"),
        "{accepted}"
    );
    let other = told("seats 9", "8 seats");
    assert!(other.starts_with("toy.md:6:1: Too many\n  this is refused, but with another message:\n  this table cannot be set up:\n  seats 9"), "{other}");
    let more = format!("{}```then\nround 0\n```\n", text("seats 9", "9 seats"));
    assert!(run_toy(&more).to_string().contains("nothing may follow a refused block"), "{}", run_toy(&more));
}
