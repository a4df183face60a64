use engine::Rules as _;

use super::*;

fn problems(config: &Config) -> Vec<String> {
    Natick::new(config).map(|_| ()).unwrap_err().0
}

#[test]
fn the_default_table_matches_the_content() {
    let rules = Natick::new(&Config::seats(2)).unwrap();
    for row in COSTS {
        assert_eq!(rules.cost(row.item), row.cost);
    }
    for row in MENU.overlay.rows.iter().filter(|row| row.key().starts_with("cost.")) {
        let option = &row.option;
        let item = Item::ALL.into_iter().find(|item| option.id.ends_with(item.name())).unwrap();
        assert_eq!(keys::read_cost(option.default()).unwrap(), rules.cost(item), "{}", option.id);
    }
    assert_eq!(Suit::ALL.map(|suit| rules.event(suit)), crate::content::EVENTS);
    assert_eq!(rules.seats(), 2);
}

#[test]
fn every_table_can_be_composed() {
    for (name, config) in Natick::all_tables() {
        assert!(Natick::new(&config).is_ok(), "{name}");
    }
}

#[test]
fn all_problems_in_a_config_are_reported_together() {
    let mut config = Config::seats(3)
        .edition("0.7")
        .option("overlay.cost.road", "suns 4")
        .option("overlay.cost.town", "gold 1")
        .option("overlay.end.stall", "0")
        .option("overlay.end.tie", "nobody")
        .option("overlay.event.suns", "raid")
        .option("costing", "heavy");
    config.modules.push("seafarers".to_owned());
    assert_eq!(problems(&config).len(), 9);
}

/// The options in an overlay, or all problems with it.
fn read(text: &str) -> Result<std::collections::BTreeMap<String, String>, Vec<String>> {
    let told = |problems: Vec<engine::OverlayProblem>| problems.iter().map(ToString::to_string).collect();
    MENU.read_overlay(text, &Config::seats(2)).map_err(told)
}

#[test]
fn the_example_overlay_names_every_row_and_changes_nothing() {
    let config = Config { options: read(&MENU.overlay_example()).unwrap(), ..Config::seats(2) };
    assert_eq!(config.options.len(), MENU.overlay.rows.len());
    let (with, without) = (Natick::new(&config).unwrap(), Natick::new(&Config::seats(2)).unwrap());
    assert_eq!(format!("{with:?}"), format!("{without:?}"));
}

#[test]
fn all_problems_in_an_overlay_are_reported_with_their_lines() {
    let text = "cost.road 2\ncost.town moons 4\ncost.knight moons\ncost.villag suns 1\n\
                end.stall 1000\nend.tie draw\nevent.suns raid\nwhat\n";
    let errors = read(text).unwrap_err();
    let starts: Vec<&str> = errors.iter().map(|error| &error[..error.len().min(42)]).collect();
    assert_eq!(
        starts,
        [
            "overlay line 1: `cost.road`: `2` is not a ",
            "overlay line 2: `cost.town`: `moons 4` can",
            "overlay line 3: `cost.knight`: `moons` is ",
            "overlay line 4: there is no key `cost.vill",
            "overlay line 5: `end.stall`: `1000` is not",
            "overlay line 6: `end.tie`: `draw` is not o",
            "overlay line 7: `raid` is on 2 dice; give ",
            "overlay line 8: there is no key `what`; th",
        ]
    );
    assert!(errors[3].ends_with("did you mean `cost.village`?"), "{errors:?}");
}

#[test]
fn an_overlay_changes_the_rules_of_a_table() {
    let options = read("end.stall 8 # short\ncost.road arms 2\n").unwrap();
    let rules = Natick::new(&Config { options, ..Config::seats(2) }).unwrap();
    assert_eq!(rules.cost(Item::Road), [0, 0, 0, 2]);
    assert_eq!(rules.stall, 8);
}

#[test]
fn a_record_writes_out_every_row() {
    let complete = Natick::complete(&Config::seats(2));
    assert!(MENU.overlay.rows.iter().all(|row| complete.options[row.option.id] == row.option.default()));
}
