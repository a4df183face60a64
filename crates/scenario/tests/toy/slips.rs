//! A typing error fails in every kind of line, with its position and what would be right.

use crate::{failures, run_toy};

const GIVEN: &str = "seats 2\np1 coins 4\nstall plum\nturn p1 p2";

/// The only failure of a `then` line after `p1 take plum`.
fn slip(then: &str) -> String {
    let found = failures(GIVEN, "p1 take plum", then);
    assert_eq!(found.len(), 1, "{then}: {found:#?}");
    found[0].clone()
}

#[test]
fn words_that_begin_no_action_do_not_count_as_impossible() {
    assert_eq!(
        slip("none: p2 tak"),
        "13:10 no action by a seat begins with `tak`; actions begin with bid, take, pass"
    );
    assert_eq!(slip("none: p2 take fig"), "13:15 cannot read `fig`: a fruit is apple, pear or plum");
    assert_eq!(slip("none: p2 pass now"), "13:15 `now` does not fit there; write an action like `pass`");
    assert_eq!(
        slip("none: p2 draw"),
        "13:10 no action by a seat begins with `draw`; actions begin with bid, take, pass"
    );
    assert_eq!(
        slip("none: * bid"),
        "13:9 no action by chance begins with `bid`; actions begin with draw, reveal"
    );
    assert_eq!(slip("illegal: p2 take fig"), "13:18 cannot read `fig`: a fruit is apple, pear or plum");
    assert!(slip("illegal: p2 reveal").starts_with("13:13 no action by a seat begins with `reveal`"));
    assert_eq!(slip("only: p2 take: fig"), "13:16 cannot read `fig`: a fruit is apple, pear or plum");
    assert_eq!(failures(GIVEN, "p1 take plum", "none: p2 take plum\nnone: p1\nnone: * draw"), [""; 0]);
}

#[test]
fn a_refused_action_must_be_readable() {
    let found = failures(GIVEN, "refuse: p1 take fig", "round 0");
    assert_eq!(found, ["10:17 cannot read `fig`: a fruit is apple, pear or plum"]);
    assert_eq!(failures(GIVEN, "unreadable: p1 take fig", "round 0"), [""; 0]);
    let found = failures(GIVEN, "unreadable: p1 take plum", "round 0");
    assert_eq!(found, ["10:16 `take plum` is readable; use `refuse:` if it is only illegal"]);
}

#[test]
fn a_clause_must_exist_wherever_it_is_cited() {
    assert_eq!(
        slip("no event: r[toy.nope]"),
        "13:11 there is no clause `toy.nope`; see the box's rules for the list"
    );
    assert_eq!(
        slip("p1 coins +0 r[toy.pas.coin]"),
        "13:13 there is no clause `toy.pas.coin`; did you mean `toy.pass.coin`?"
    );
    assert_eq!(
        slip("p1 fruit plum r[toy.tak]"),
        "13:15 there is no clause `toy.tak`; did you mean `toy.take`?"
    );
    let heading = |clauses: &str| {
        run_toy(&format!("## A case — {clauses}\n```given\nseats 2\nbids\n```\n```then\nround 0\n```\n"))
            .to_string()
    };
    assert_eq!(heading("r[toy.case]"), "1 passed, 0 failed");
    assert!(
        heading("r[toy.cases]")
            .starts_with("toy.md:1:1: A case\n  there is no clause `toy.cases`; did you mean")
    );
    let told = heading("r[toy.case], r[toy.end]");
    assert!(told.starts_with("toy.md:1:13: A case\n  `r[toy.case],` is not a citation"), "{told}");
}

#[test]
fn a_change_with_clauses_is_never_left_unchecked() {
    // No event reports `points` for p2 or `round`, so the whole change counts.
    assert!(slip("p2 points +1 r[toy.take.points]").starts_with("13:11 expected +1, found +0"));
    assert!(slip("round +1 r[toy.end]").starts_with("13:7 expected +1, found +0"));
    assert!(slip("p1 points +0 r[toy.pass.coin] x").starts_with("13:31 `x` follows a clause"));
}

#[test]
fn extra_words_and_unknown_lines_are_reported() {
    assert!(slip("event: r[toy.take.points] r[toy.bid]").starts_with("13:8 no event has r[toy.bid]"));
    assert!(slip("event: toy.take.points").starts_with("13:8 write clauses here"));
    assert!(slip("legl: p2 pass").starts_with("13:1 there is no line `legl:`; use legal:, illegal:"));
    assert_eq!(slip("prompt: p2 choose now"), "13:19 `now` is too much; the line should end before it");
    assert!(slip("events: r[toy.bid]").starts_with("13:9 no event has r[toy.bid]"));
    assert!(slip("p1 hats 3").starts_with("13:1 a fact is `round`"));
    let found = failures("seats 2 3\nturn p1", "p1 pass", "round 0");
    assert_eq!(found, ["4:7 write one number of seats"]);
    let found = failures("seats 2\noption coins 3\noption coins 4\nturn p1", "p1 pass", "round 0");
    assert_eq!(found, ["6:1 line 5 already sets option coins; keep one of the two"]);
}

#[test]
fn a_given_block_sets_everything_once() {
    let told = |lines: &str| failures(&format!("{lines}\nturn p1"), "p1 pass", "round 0");
    assert_eq!(told("round 1\nround 2"), ["5:1 line 4 already sets round; keep one of the two"]);
    assert_eq!(told("p1 coins 1\n p1 coins 1"), ["5:2 line 4 already sets p1 coins; keep one of the two"]);
    assert_eq!(told("turn p2"), ["5:1 line 4 already sets turn; keep one of the two"]);
    assert_eq!(
        told("edition quick\nedition long"),
        [
            "5:1 line 4 already sets the edition; write `editions quick long` to run the scenario once for each"
        ]
    );
    assert_eq!(told("editions quick quick"), ["4:16 quick appears twice; name each edition once"]);
    assert_eq!(told("seats 2\nseats 3"), ["5:1 line 4 already sets the seats; keep one of the two"]);
    assert_eq!(
        failures("start\nstart", "* any", "round 0"),
        ["5:1 line 4 already sets the `start`; keep one of the two"]
    );
    // What a seat owns is added up.
    assert_eq!(failures("p1 owns plum\np1 owns plum\nturn p1", "p1 pass", "p1 fruit plum plum"), [""; 0]);
}

#[test]
fn a_list_names_everything_once() {
    let given = "seats 2\np1 coins 1\nbids";
    let told = |then: &str| failures(given, "p1 bid 0\nrefuse: p1 bid 1", then);
    assert_eq!(told("asked: p2 p2"), ["13:11 p2 appears twice; name each seat once"]);
    assert_eq!(told("only: p2: bid 0 | bid 0"), ["13:19 `bid 0` appears twice; list every action once"]);
    let revealing = |then: &str| failures(given, "p1 bid 0\np2 bid 0", then);
    assert_eq!(
        revealing("outcomes: reveal x1 | reveal x1"),
        ["13:23 `reveal` appears twice; list every outcome once"]
    );
}

#[test]
fn an_empty_block_is_called_what_it_is() {
    let told = run_toy("## One\n```given\nseats 9\n```\n```refused\n```\n").to_string();
    assert!(told.contains("toy.md:5:1: One\n  this refused block checks nothing"), "{told}");
}

#[test]
fn what_is_hidden_must_exist() {
    let given = "seats 2\np1 coins 4\nbids";
    assert_eq!(failures(given, "p1 bid 3", "hidden: p2 bid 3\nshown: p1 bid 3"), [""; 0]);
    let found = failures(given, "p1 bid 3", "hidden: p2 bit 3");
    assert!(found[0].starts_with("12:12 nobody is shown this, so it is not hidden from anyone"), "{found:?}");
}

#[test]
fn a_heading_without_a_block_is_reported() {
    let blocks = "```given\nseats 2\nbids\n```\n```then\nround 0\n```\n";
    let told = run_toy(&format!("## One — r[toy.bid]\n\nOnly prose.\n\n## Two\n{blocks}")).to_string();
    assert!(told.starts_with("toy.md:1:1: One\n  nothing below this heading is run"), "{told}");
    assert!(told.ends_with("1 passed, 1 failed"), "{told}");
    let told = run_toy(&format!("## One\n{blocks}## Last\n\nOnly prose.\n")).to_string();
    assert!(told.starts_with("toy.md:9:1: Last\n  nothing below this heading is run"), "{told}");
    // A heading that groups others may have prose. It proves nothing.
    assert_eq!(
        run_toy(&format!("## Group\n\nProse.\n\n### One\n{blocks}")).to_string(),
        "1 passed, 0 failed"
    );
    let told = run_toy(&format!("## Group — r[toy.bid]\n### One\n{blocks}")).to_string();
    assert!(told.starts_with("toy.md:1:1: Group\n  nothing below this heading is run"), "{told}");
}

#[test]
fn a_fence_that_only_markdown_understands_is_reported() {
    let told = run_toy("## One\n```given\nseats 2\nbids\n```\n  ```then\nround 7\n```\n").to_string();
    assert!(
        told.contains("toy.md:6:3: One\n  a block begins with three backticks at the start of its line"),
        "{told}"
    );
    let told = run_toy("\u{feff}## One\n```given\nseats 2\nbids\n```\n```then\nround 0\n```\n").to_string();
    assert_eq!(told, "1 passed, 0 failed");
}

#[test]
fn a_position_that_breaks_the_audit_is_reported_where_it_is_played() {
    use scenario::{Game, run};
    use testkit::toy::{Mutant, Toy};

    let compose = |_: &engine::Config| Ok(Toy::mutant(2, Mutant::DuplicatedTile));
    let game = Game::of(compose, "");
    let text = "## One\n```given\nturn p1 p2\n```\n```play\np1 pass\n```\n```then\nround 0\n```\n";
    let told = run("toy.md", text, &game).to_string();
    let start = "toy.md:6:1: One\n  `p1 pass` leads to an impossible position: there are 9 of apple, not 8";
    assert!(told.starts_with(start), "{told}");
}

#[test]
fn a_table_that_cannot_be_set_up_is_blamed_on_its_line() {
    let place = |given: &str| {
        let found = failures(given, "p1 take plum", "round 0");
        found[0].split(' ').next().unwrap_or_default().to_owned()
    };
    assert_eq!(place("seats 9"), "4:7");
    assert_eq!(place("seats 2\nedition late"), "5:9");
    assert_eq!(place("seats 2\noption nope x"), "5:8");
}

#[test]
fn a_block_that_does_nothing_and_a_line_that_repeats_another_are_mistakes() {
    assert_eq!(failures(GIVEN, "", "round 0"), ["9:1 this play block plays nothing"]);
    assert_eq!(slip("round 0\np1 coins 4\nround 0"), "15:1 line 13 already says this; remove one of the two");
    assert_eq!(
        slip("no event: r[toy.pass.coin] r[toy.pass.coin]"),
        "13:11 r[toy.pass.coin] appears twice; name each clause once"
    );
}

#[test]
fn a_line_that_lacks_a_word_says_which() {
    assert_eq!(slip("p1 coins + 1"), "13:10 write a change as one word, such as +1");
    assert_eq!(slip("p1 coins"), "13:9 write a number here; it is 4");
    assert_eq!(slip("none:"), "13:6 write a seat here, such as p1");
    let found = failures(GIVEN, "reject: p1 take plum", "round 0");
    assert_eq!(found, ["10:1 there is no line `reject:` here; use refuse: or unreadable:"]);
}
