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
    for option in OPTIONS.iter().filter(|option| option.id.starts_with("overlay.cost.")) {
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

#[test]
fn the_example_overlay_names_every_key_with_its_default() {
    let text = include_str!("../../../../games/natick/overlay.example.toml");
    let options = overlay_options(text).unwrap();
    for option in OPTIONS.iter().filter(|option| option.id.starts_with(OVERLAY)) {
        let stated = options.get(option.id).unwrap_or_else(|| panic!("{} is not named", option.id));
        assert_eq!(stated, option.default(), "{}", option.id);
    }
    assert_eq!(options.len(), OPTIONS.len() - 1);
    let config = Config { options, ..Config::seats(2) };
    let (with, without) = (Natick::new(&config).unwrap(), Natick::new(&Config::seats(2)).unwrap());
    assert_eq!(format!("{with:?}"), format!("{without:?}"));
}

#[test]
fn all_problems_in_an_overlay_are_reported_with_their_lines() {
    let text = "[cost]\nroad = 2\ntown = { moons = 4 }\nknight = { moons = \"1\" }\nvillag = { suns = 1 }\n\
                [end]\nstall = 1000\ntie = \"draw\"\nturns = 1\nwhat\n[points\nstall = 30\n";
    let errors = overlay_options(text).unwrap_err().0;
    let (errors, rest) = errors.split_at(7);
    let starts: Vec<&str> = errors.iter().map(|error| &error[..error.len().min(42)]).collect();
    assert_eq!(
        starts,
        [
            "overlay line 2: `cost.road` takes a table ",
            "overlay line 3: `cost.town`: `moons 4` can",
            "overlay line 4: `cost.knight` takes a tabl",
            "overlay line 5: unknown key `cost.villag`;",
            "overlay line 7: `end.stall`: `1000` is not",
            "overlay line 8: `end.tie`: `draw` is not o",
            "overlay line 9: `end.turns` takes a string",
        ]
    );
    assert!(rest.iter().any(|error| error.starts_with("overlay line 10: ")), "{rest:?}");
    assert!(rest.iter().any(|error| error.starts_with("overlay line 11: ")), "{rest:?}");
}

#[test]
fn an_overlay_changes_the_rules_of_a_table() {
    let options = overlay_options("end.stall = 8 # short\n[cost]\nroad = { arms = 2 }\n").unwrap();
    let rules = Natick::new(&Config { options, ..Config::seats(2) }).unwrap();
    assert_eq!(rules.cost(Item::Road), [0, 0, 0, 2]);
    assert_eq!(rules.stall, 8);
}

#[test]
fn an_event_is_on_one_die() {
    let errors = overlay_options("[event]\nsuns = \"raid\"\n").unwrap_err();
    assert!(errors.to_string().contains("`raid` is on 2 dice"), "{errors}");
}
