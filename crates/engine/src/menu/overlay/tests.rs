use super::*;
use crate::{Earlier, Edition, FreeText, Module};

const ROWS: &[OverlayRow] = &[
    OverlayRow::new(
        OptionSpec::free(
            "overlay.price.plum",
            FreeText { default: "2 coins", check: price },
            "what a plum costs",
            "toy.plum",
        ),
        Confidence::OneSource,
        "a torn sheet",
    ),
    OverlayRow {
        editions: &["2"],
        also: &["toy.stall"],
        ..OverlayRow::new(
            OptionSpec::one_of("overlay.stall.size", &["3", "4"], "plums on a stall", "toy.size"),
            Confidence::Reconstructed,
            "made up",
        )
    },
    OverlayRow::new(
        OptionSpec::one_of("overlay.stall.sign", &["red", "blue"], "the sign", "toy.sign"),
        Confidence::OneSource,
        "a photograph",
    ),
];

/// The sign was green in version 1, and in version 2 it was blue.
const EARLIER: &[Earlier] = &[
    Earlier {
        until: 1,
        module: Some("fair"),
        seats: None,
        values: &[("overlay.stall.sign", "green"), ("overlay.price.plum", "9 coins")],
    },
    Earlier { until: 2, module: Some("fair"), seats: None, values: &[("overlay.stall.sign", "blue")] },
    Earlier { until: 2, module: None, seats: None, values: &[("stall", "tiny")] },
];

const MENU: Menu = Menu {
    title: "The market",
    editions: &[Edition { id: "2", about: "with stalls" }, Edition { id: "1", about: "the first" }],
    modules: &[Module::new("fair", "Fair", "once a year", "toy.fair")],
    seats: 2..=4,
    usual_seats: 2,
    options: &[OptionSpec::one_of("stall", &["small", "large"], "how much there is", "toy.stall")],
    overlay: Overlay { rows: ROWS, together },
    earlier: EARLIER,
};

fn price(text: &str) -> Result<(), String> {
    let number = text.strip_suffix(" coins").and_then(|number| number.parse::<u8>().ok());
    number.map(|_| ()).ok_or_else(|| format!("`{text}` is not a price; write it like `2 coins`"))
}

/// A large stall needs a blue sign.
fn together(config: &Config) -> Vec<(&'static str, String)> {
    let value = |id: &str| MENU.choice(config, id) == "4" || MENU.choice(config, id) == "blue";
    let wrong = value("overlay.stall.size") && !value("overlay.stall.sign");
    if wrong { vec![("stall.size", "a stall of 4 needs a blue sign".to_owned())] } else { Vec::new() }
}

fn read(text: &str) -> Result<BTreeMap<String, String>, Vec<String>> {
    let problems = |problems: Vec<OverlayProblem>| problems.iter().map(ToString::to_string).collect();
    MENU.read_overlay(text, &Config::default()).map_err(problems)
}

fn told(text: &str) -> Vec<String> {
    read(text).unwrap_err()
}

#[test]
fn an_overlay_is_read_as_options() {
    let text = "\u{feff}# mine\n\nprice.plum   3 coins # not 2\r\nstall.size\n  4\nstall.sign blue\n";
    let options = read(text).unwrap();
    let pairs: Vec<(&str, &str)> = options.iter().map(|(id, value)| (&id[..], &value[..])).collect();
    assert_eq!(
        pairs,
        [("overlay.price.plum", "3 coins"), ("overlay.stall.sign", "blue"), ("overlay.stall.size", "4")]
    );
    let config = Config { options, ..Config::default() };
    assert_eq!(MENU.check(&config), [""; 0]);
    assert_eq!(MENU.choice(&config, "overlay.price.plum"), "3 coins");
    assert_eq!(read("# nothing\n"), Ok(BTreeMap::new()));
}

#[test]
fn every_mistake_is_reported_with_its_line() {
    let text = "  3 coins\nprice.plum 3 pence\nprice.plumb 3 coins\ntables 4\nstall.size\nstall.sign = blue\n\
                stall.sign red\n[stall]\n";
    assert_eq!(
        told(text),
        [
            "overlay line 1: a line that begins with a space continues the one above; begin with a key",
            "overlay line 2: `price.plum`: `3 pence` is not a price; write it like `2 coins`",
            "overlay line 3: there is no key `price.plumb`; did you mean `price.plum`?",
            "overlay line 4: there is no key `tables`; the keys are price.plum, stall.size, stall.sign",
            "overlay line 5: `stall.size` needs a value, such as `stall.size 3`",
            "overlay line 6: write the value straight after the key, such as `stall.sign red`",
            "overlay line 7: `stall.sign` is already on line 6; keep one of them",
            "overlay line 8: there is no key `[stall]`; the keys are price.plum, stall.size, stall.sign",
        ]
    );
}

#[test]
fn values_that_do_not_go_together_are_reported_at_the_line_to_blame() {
    assert_eq!(
        told("price.plum 3 coins\nstall.size 4\n"),
        ["overlay line 2: a stall of 4 needs a blue sign"]
    );
    let config = Config::default().option("overlay.stall.size", "4");
    assert_eq!(MENU.check(&config), ["option overlay.stall.size: a stall of 4 needs a blue sign"]);
}

#[test]
fn a_row_of_another_edition_is_refused() {
    let first = Config::default().edition("1");
    let problems = MENU.read_overlay("stall.size 3\n", &first).unwrap_err();
    assert_eq!(problems[0].to_string(), "overlay line 1: `stall.size`: only edition 2 has it, not 1");
    let config = first.option("overlay.stall.size", "3");
    assert_eq!(MENU.check(&config), ["option overlay.stall.size: only edition 2 has it, not 1"]);
}

#[test]
fn a_box_without_rows_says_so() {
    let menu = Menu { overlay: Overlay::NONE, ..MENU };
    let problems = menu.read_overlay("price.plum 3\n", &Config::default()).unwrap_err();
    assert_eq!(problems[0].message, "The market has no values that an overlay could change");
}

#[test]
fn a_flood_of_mistakes_is_reported_in_a_few_lines() {
    let problems = told(&format!("{}\n", "x".repeat(5000)).repeat(1000));
    assert_eq!(problems.len(), MOST_TOLD + 1);
    assert!(problems.iter().all(|line| line.chars().count() < 200), "{problems:?}");
    assert_eq!(problems[MOST_TOLD], "overlay line 21: and 980 more problems");
}

#[test]
fn rows_are_no_part_of_the_options_that_a_record_writes_out() {
    let complete = MENU.complete(&Config::default());
    assert_eq!(complete.options.keys().collect::<Vec<_>>(), ["stall"]);
    let changed = Config::default().option("overlay.stall.sign", "blue");
    assert_eq!(MENU.complete(&changed).options["overlay.stall.sign"], "blue");
}

#[test]
fn an_older_table_keeps_the_values_of_its_version() {
    let fair = Config { modules: vec!["fair".to_owned()], ..Config::default() };
    let values = |version, config: &Config| {
        let options = MENU.as_of(version, config).options;
        ["overlay.price.plum", "overlay.stall.sign"].map(|id| options.get(id).cloned().unwrap_or_default())
    };
    assert_eq!(values(1, &fair), ["9 coins", "green"]);
    assert_eq!(values(2, &fair), ["", "blue"]);
    assert_eq!(values(3, &fair), ["", ""]);
    assert_eq!(values(1, &fair.clone().option("overlay.stall.sign", "red")), ["9 coins", "red"]);
    let plain = MENU.as_of(1, &Config::default());
    assert_eq!(plain.options.into_keys().collect::<Vec<_>>(), ["stall"], "it has no fair");
}

#[test]
fn a_value_that_has_left_the_menu_is_only_for_older_tables() {
    let asked = Config::default().option("stall", "tiny");
    assert_eq!(MENU.check(&MENU.as_of(2, &Config::default())), [""; 0]);
    let refused = ["option stall: `tiny` is not one of small, large"];
    assert_eq!(MENU.check(&asked), refused);
    assert_eq!(MENU.check(&MENU.as_of(3, &asked)), refused);
}

#[test]
fn the_example_changes_nothing() {
    let options = read(&MENU.overlay_example()).unwrap();
    assert_eq!(options.len(), ROWS.len());
    assert!(ROWS.iter().all(|row| options[row.option.id] == row.option.default()));
    assert!(
        MENU.overlay_example().contains("# plums on a stall (2)\n# reconstructed: made up\nstall.size 3\n")
    );
}

#[test]
fn a_row_names_the_clauses_it_changes() {
    assert_eq!(ROWS[1].clauses().collect::<Vec<_>>(), ["toy.size", "toy.stall"]);
}

#[test]
fn many_unknown_keys_are_counted_but_not_looked_for() {
    let text = "zzz.y v\n".repeat(1999);
    let problems = MENU.read_overlay(&text, &Config::default()).unwrap_err();
    assert_eq!(problems.len(), MOST_TOLD + 1);
    assert!(problems[..MOST_TOLD].iter().all(|problem| problem.message.contains("there is no key")));
    assert_eq!(
        (problems[MOST_TOLD].line, problems[MOST_TOLD].message.as_str()),
        (21, "and 1979 more problems")
    );
}

#[test]
fn a_file_that_is_too_long_is_not_read() {
    let problems = read(&"zzz.y v\n".repeat(MOST_LINES + 1)).unwrap_err();
    assert_eq!(problems, ["overlay line 2001: the file is too long; an overlay has at most 2000 lines"]);
    assert!(read(&"\n".repeat(MOST_LINES)).is_ok());
}

#[test]
fn what_a_table_would_refuse_is_refused_when_it_is_read() {
    let long = format!("price.plum {}2 coins", "0".repeat(LONGEST_VALUE));
    let problems = read(&long).unwrap_err();
    assert_eq!(problems, ["overlay line 1: `price.plum`: its value has 407 letters; use at most 400"]);
    for letter in ["#", "\u{1}"] {
        let problems = read(&format!("stall.sign re{letter}d")).unwrap_err();
        assert!(problems[0].contains("cannot have"), "{problems:?}");
    }
}
