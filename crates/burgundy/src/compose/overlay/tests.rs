use engine::Config;

use super::*;
use crate::{Burgundy, MENU};

fn spec(name: &str) -> &'static BoardSpec {
    BOARDS.iter().rev().find(|spec| spec.duchy.name() == name).unwrap()
}

/// What is wrong with a board.
fn wrong(name: &str, text: &str) -> String {
    check(spec(name), text).unwrap_err()
}

#[test]
fn every_doubtful_board_has_a_row_and_no_other() {
    for spec in BOARDS {
        let doubtful = spec.confidence >= engine::Confidence::OneSource;
        assert_eq!(board_key(spec).is_some(), doubtful, "{} {}", spec.edition, spec.duchy);
    }
}

#[test]
fn a_row_reads_back_as_the_printed_board() {
    for row in ROWS.iter().filter(|row| row.key().starts_with("board.")) {
        let spec = spec(row.key().strip_prefix("board.").unwrap());
        assert_eq!(check(spec, row.option.default()), crate::content::parse_board(spec), "{}", row.key());
    }
    let row = OVERLAY.row("board.11b").unwrap();
    assert!(row.option.default().starts_with("B6 B5 B4 C3 / B2 M1 Y6 Y5 B4 / "));
    assert!(OVERLAY.row("board.13b").unwrap().option.default().contains("=L"));
}

#[test]
fn everything_that_is_wrong_with_a_board_is_reported_together() {
    let text = OVERLAY.row("board.11b").unwrap().option.default();
    assert_eq!(wrong("11b", "B6 B5"), "1 rows instead of 7; divide them with ` / `");
    let short = text.replacen("B6 ", "", 1).replacen("M1", "X1", 1).replacen("C6", "C7", 1);
    assert_eq!(
        wrong("11b", &short),
        "row 1 has 3 spaces instead of 4; row 2 column 2: `X1` is not a space; write it like B3; \
         row 4 column 1: `C7` is not a space; write it like B3"
    );
    let counts = text.replacen("M1", "C1", 1);
    assert_eq!(wrong("11b", &counts), "5 spaces C instead of 4; 2 spaces M instead of 3");
    let swapped = OVERLAY.row("board.2").unwrap().option.default();
    let centre = swapped.replacen("S2 C6 Y5", "C2 S6 Y5", 1);
    assert_eq!(wrong("2", &centre), "r4c4 must be a castle (C)");
}

#[test]
fn a_board_of_islands_may_name_only_what_differs() {
    let printed = crate::content::parse_board(spec("13b")).unwrap();
    let (name, text) = OVERLAY.row("board.13b").unwrap().option.default().split_once('=').unwrap();
    let letter = &text[..1];
    let other = if text.starts_with(&format!("{letter}1")) { 2 } else { 1 };
    let board = check(spec("13b"), &format!("{name}={letter}{other}")).unwrap();
    let space: Space = name.parse().unwrap();
    assert_eq!((board.value(space), board.kind(space)), (other, printed.kind(space)));
    let rest = printed.spaces().filter(|&one| one != space);
    assert!(rest.into_iter().all(|one| board.value(one) == printed.value(one)));
    assert_eq!(
        wrong("13b", &format!("{name}={letter}1 {name}={letter}1 q9=B1 {name}")),
        format!(
            "{name} is named twice; `q9=B1` is not on this duchy; write spaces like nw1=L6; {name} is named twice"
        )
    );
}

#[test]
fn an_overlay_changes_the_board_that_is_played() {
    let text = OVERLAY.row("board.8").unwrap().option.default();
    let text = text.replacen("B6 B5", "B1 B2", 1);
    for edition in ["2011", "2019"] {
        let config = Config::seats(2).edition(edition).option("boards", "8").option("overlay.board.8", &text);
        let rules = Burgundy::new(&config).unwrap();
        let board = rules.board(Duchy::number(8).unwrap());
        assert_eq!(["r1c1", "r1c2"].map(|name| board.value(name.parse().unwrap())), [1, 2]);
    }
    let printed = Burgundy::new(&Config::seats(2).option("boards", "8")).unwrap();
    assert_eq!(printed.board(Duchy::number(8).unwrap()).value("r1c1".parse().unwrap()), 6);
    let mut earlier = MENU.earlier.iter().flat_map(|earlier| earlier.values);
    assert!(!earlier.any(|(id, _)| id.starts_with(engine::OVERLAY)), "older records have the same boards");
}

#[test]
fn a_wrong_overlay_is_refused_with_its_lines() {
    let text = "board.8 B1\nboard.1 B1\nboard.2 B1\n";
    let lines = |edition: &str| -> Vec<String> {
        let problems = MENU.read_overlay(text, &Config::default().edition(edition)).unwrap_err();
        problems.iter().map(ToString::to_string).collect()
    };
    let told = lines("2011");
    assert_eq!(told[0], "overlay line 1: `board.8`: 1 rows instead of 7; divide them with ` / `");
    assert!(
        told[1].starts_with("overlay line 2: there is no key `board.1`; did you mean `board."),
        "{told:?}"
    );
    assert_eq!(told[2], "overlay line 3: `board.2`: only edition 2019 has it, not 2011");
    assert_eq!(lines("2019").len(), 3);
    let config = Config::seats(2).option("overlay.board.8", "B1").option("boards", "8");
    let errors = Burgundy::new(&config).unwrap_err();
    assert!(errors.to_string().starts_with("option overlay.board.8: 1 rows"), "{errors}");
}

#[test]
fn every_doubtful_card_has_a_row_and_no_other() {
    for card in Card::all() {
        let doubtful = card.printed().confidence >= engine::Confidence::OneSource;
        assert_eq!(card_key(card).is_some(), doubtful, "{card}");
        if let Some(row) = OVERLAY.row(&format!("route.{card}")) {
            let printed = [0, 1, 2].map(|place| card.printed().space(place));
            assert_eq!(read_card(row.option.default()), Ok(printed), "{card}");
        }
    }
    let text = OVERLAY.row("route.T2").unwrap().option.default();
    assert_eq!(text, "turquoise take-ship-livestock / violet silver / brown place");
}

#[test]
fn a_card_is_replaced_or_refused_with_everything_that_is_wrong() {
    let config = Config { modules: vec!["routes".to_owned()], ..Config::seats(2) };
    let rules =
        Burgundy::new(&config.clone().option("overlay.route.T2", "red sell / pink points / brown place"));
    let names = |rules: &Burgundy| {
        let space = rules.cards[1].space(0);
        format!("{} {}", space.0, space.1)
    };
    assert_eq!(names(&rules.unwrap()), "red sell");
    assert_eq!(names(&Burgundy::new(&config).unwrap()), "turquoise take-ship-livestock");
    let wrong = read_card("red sel / mauve points").unwrap_err();
    assert!(wrong.starts_with("space 1: `sel` is not one of silver, workers"), "{wrong}");
    assert!(
        wrong.contains("; space 2: ") && wrong.ends_with("2 spaces instead of 3; divide them with ` / `"),
        "{wrong}"
    );
}

#[test]
fn a_double_board_needs_the_castles_to_start_from() {
    let text = OVERLAY.row("board.12b").unwrap().option.default();
    assert_eq!(
        wrong("12b", &text.replace("C6", "C5")),
        "there must be a castle C1 and a castle C6 to start from"
    );
    let text = OVERLAY.row("board.12a").unwrap().option.default();
    assert_eq!(wrong("12a", &text.replace("C1", "C2")), "r4c7 must be C1");
}
