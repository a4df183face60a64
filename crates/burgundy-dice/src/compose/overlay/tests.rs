use engine::Config;

use super::*;
use crate::{BurgundyDice, MENU};

fn told(text: &str) -> Vec<String> {
    let problems = MENU.read_overlay(text, &Config::default()).unwrap_err();
    problems.iter().map(ToString::to_string).collect()
}

#[test]
fn the_rows_are_what_is_printed() {
    for spec in DUCHIES.iter().filter(|spec| spec.confidence == Confidence::OneSource) {
        let row = |what: &str| OVERLAY.row(&format!("{what}.{}", spec.letter)).unwrap().option.default();
        assert_eq!(with_hexes(spec, row("board")).unwrap().rows, spec.rows);
        assert_eq!(squares(row("squares")).unwrap(), spec.squares);
    }
    for colour in Colour::ALL.into_iter().filter(|colour| colour.spec().confidence == Confidence::OneSource) {
        let row = OVERLAY.row(&format!("colour.{colour}")).unwrap();
        assert_eq!(points(row.option.default()), Ok(colour.spec().points), "{colour}");
    }
}

#[test]
fn everything_that_is_wrong_is_reported_with_its_line() {
    let swapped = DUCHIES[1].rows.join(" / ").replacen("YY", "YM", 1);
    let text = format!(
        "board.B YYPM / OOOM\nboard.C {}\nboard.D {swapped}\nsquares.B monk\ncolour.blue 4\ncolour.yellow 4 2\n",
        DUCHIES[2].rows.join(" / ").replacen("OCPP", "OCP", 1)
    );
    let told = told(&text);
    assert_eq!(
        told[..5],
        [
            "overlay line 1: `board.B`: 2 rows instead of 7; divide them with ` / `",
            "overlay line 2: `board.C`: row 1 has 3 hexes instead of 4",
            "overlay line 3: `board.D`: 5 hexes M instead of 4; 6 hexes Y instead of 7",
            "overlay line 4: `squares.B`: `monk` is not four bonuses such as `monk worker silver commodity`",
            "overlay line 5: `colour.blue`: `4` is not two numbers from 0 to 20 such as `3 2`",
        ]
    );
    assert!(
        told[5].starts_with("overlay line 6: there is no key `colour.yellow`; the keys are board.B"),
        "{told:?}"
    );
    assert_eq!(told.len(), 6);
}

#[test]
fn an_overlay_changes_the_duchy_and_the_points() {
    let rows = DUCHIES[1].rows.join(" / ").replacen("YYPM", "YYMP", 1);
    let text = format!("board.B {rows}\nsquares.B worker monk silver commodity\ncolour.blue 9 1\n");
    let options = MENU.read_overlay(&text, &Config::default()).unwrap();
    let rules = BurgundyDice::new(&Config { options, ..Config::seats(2) }.option("boards", "B")).unwrap();
    let duchy = rules.duchy();
    assert_eq!(duchy.colour("r1c3".parse().unwrap()), Colour::Gray);
    assert_eq!(duchy.castles[0].square, Bonus::Worker);
    let plain = BurgundyDice::new(&Config::seats(2).option("boards", "B")).unwrap();
    assert_eq!(plain.duchy().colour("r1c3".parse().unwrap()), Colour::Purple);
    let state = engine::Rules::start(&rules);
    assert_eq!(rules.colour_reward(&state, Colour::Blue, 0), Some((9, "burgundy-dice.colour.first")));
    assert_eq!(plain.colour_reward(&state, Colour::Blue, 0), Some((4, "burgundy-dice.colour.first")));
}
