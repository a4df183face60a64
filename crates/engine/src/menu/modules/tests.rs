use super::*;
use crate::{Edition, FreeText, Overlay};

/// Five modules: `stalls` is only in edition 2, `tents` needs it, `pairs` and `alone` seat other numbers, and
/// `alone` goes with nothing else.
const MENU: Menu = Menu {
    title: "The market",
    editions: &[Edition { id: "2", about: "with stalls" }, Edition { id: "1", about: "the first" }],
    modules: &[
        Module { editions: &["2"], excludes: &["alone"], excludes_clause: "toy.alone", ..module("stalls") },
        Module {
            needs: &["stalls"],
            excludes: &["alone"],
            excludes_clause: "toy.alone",
            options: &[OptionSpec::one_of("tent", &["red", "blue"], "its colour", "toy.tent")],
            ..module("tents")
        },
        Module { excludes: &["alone"], excludes_clause: "toy.alone", ..module("fair") },
        Module {
            seats: Some(4..=4),
            excludes: &["alone"],
            excludes_clause: "toy.alone",
            defaults: &[ModuleDefault { option: "coins", value: |seats| if seats == 4 { "8" } else { "" } }],
            ..module("pairs")
        },
        Module {
            seats: Some(1..=1),
            excludes: &["stalls", "tents", "fair", "pairs"],
            excludes_clause: "toy.alone",
            ..module("alone")
        },
    ],
    seats: 2..=4,
    usual_seats: 2,
    options: &[OptionSpec::free("coins", FreeText { default: "5", check: |_| Ok(()) }, "coins", "toy.coins")],
    overlay: Overlay::NONE,
    earlier: &[],
};

const fn module(id: &'static str) -> Module {
    Module::new(id, id, "what it adds", "toy.module")
}

fn with(modules: &[&str]) -> Config {
    Config { modules: modules.iter().map(|&id| id.to_owned()).collect(), ..Config::default() }
}

fn told(config: &Config) -> String {
    MENU.check(config).join("\n")
}

#[test]
fn modules_that_go_together_are_accepted() {
    for modules in [&[][..], &["stalls"], &["tents", "stalls"], &["fair", "pairs", "stalls"], &["alone"]] {
        assert_eq!(told(&with(modules)), "", "{modules:?}");
    }
}

#[test]
fn an_unknown_module_is_refused_with_the_nearest_one() {
    assert_eq!(
        told(&with(&["fairs"])),
        "module fairs: did you mean `fair`? Choose from stalls, tents, fair, pairs, alone"
    );
    assert_eq!(
        told(&with(&["castle"])),
        "module castle: there is no such module; choose from stalls, tents, fair, pairs, alone"
    );
    let none = Menu { modules: &[], ..MENU };
    assert_eq!(none.check(&with(&["fair"])), ["module fair: The market has no modules; leave them out"]);
}

#[test]
fn a_module_can_be_named_only_once() {
    assert_eq!(told(&with(&["fair", "pairs", "fair"])), "module fair: the table has it twice; name it once");
}

#[test]
fn it_is_enough_if_one_of_two_modules_excludes_the_other() {
    const FAIR: Module = module("fair");
    const STALLS: Module = Module { excludes: &["fair"], excludes_clause: "toy.room", ..module("stalls") };
    const ORDERS: [&[Module]; 2] = [&[FAIR, STALLS], &[STALLS, FAIR]];
    for modules in ORDERS {
        let told = Menu { modules, ..MENU }.check(&with(&["fair", "stalls"])).join("\n");
        assert!(told.ends_with(": you cannot use both at one table, r[toy.room]"), "{told}");
    }
}

#[test]
fn an_excluded_pair_is_reported_once_with_the_clause() {
    let expected = "modules fair alone: you cannot use both at one table, r[toy.alone]";
    assert_eq!(told(&with(&["fair", "alone"])), expected);
    assert_eq!(told(&with(&["alone", "fair"])), expected);
    assert_eq!(MENU.check(&with(&["alone", "fair", "stalls"])).len(), 2);
}

#[test]
fn a_module_without_the_one_it_needs_is_refused() {
    assert_eq!(told(&with(&["tents"])), "module tents: it needs module stalls; add it");
}

#[test]
fn a_module_of_another_edition_is_refused() {
    assert_eq!(told(&with(&["stalls"]).edition("1")), "module stalls: only edition 2 has it, not 1");
    assert_eq!(told(&with(&["fair"]).edition("1")), "");
}

#[test]
fn seats_depend_on_the_modules() {
    let table = |seats, modules| Config { seats, ..with(modules) };
    assert_eq!(told(&table(4, &["pairs"])), "");
    assert_eq!(told(&table(2, &["pairs"])), "seats 2: The market with module pairs is for 4 seats");
    assert_eq!(told(&table(2, &["alone"])), "seats 2: The market with module alone is for 1 seat");
    assert_eq!(told(&table(1, &["fair"])), "seats 1: The market is for 2, 3 or 4 seats");
    assert_eq!([&["pairs"][..], &["alone"], &["fair"]].map(|modules| MENU.seats(&with(modules))), [4, 1, 2]);
}

#[test]
fn an_option_exists_only_with_its_module() {
    let option = |modules, value| with(modules).option("tent", value);
    assert_eq!(told(&option(&["stalls", "tents"], "blue")), "");
    assert_eq!(told(&option(&["stalls", "tents"], "green")), "option tent: `green` is not one of red, blue");
    assert_eq!(
        told(&option(&["stalls"], "blue")),
        "option tent: it needs module tents, which this table does not use"
    );
    assert_eq!(
        told(&with(&[]).option("size", "1")),
        "option size: there is no such option; choose from coins"
    );
    let known = "option size: there is no such option; choose from coins, tent";
    assert_eq!(told(&with(&["stalls", "tents"]).option("size", "1")), known);
}

#[test]
fn all_problems_with_modules_are_reported_together() {
    let config =
        Config { seats: 3, ..with(&["tents", "alone", "fare", "tents"]) }.edition("1").option("tent", "x");
    let expected = [
        "seats 3: The market with module alone is for 1 seat",
        "module fare: did you mean `fair`? Choose from stalls, tents, fair, pairs, alone",
        "module tents: the table has it twice; name it once",
        "module tents: it needs module stalls; add it",
        "modules tents alone: you cannot use both at one table, r[toy.alone]",
        "option tent: `x` is not one of red, blue",
    ];
    assert_eq!(MENU.check(&config), expected);
}

#[test]
fn a_complete_config_has_its_modules_in_order_and_their_options_written_out() {
    let complete = MENU.complete(&with(&["tents", "stalls"]));
    assert_eq!(complete.modules, ["stalls", "tents"]);
    assert_eq!(complete.options["tent"], "red");
    assert!(!MENU.complete(&with(&["stalls"])).options.contains_key("tent"));
}

#[test]
fn a_module_may_have_another_default_for_an_option_of_the_box() {
    let plain = with(&["pairs"]);
    assert_eq!(MENU.choice(&plain, "coins"), "8");
    let complete = MENU.complete(&plain);
    assert_eq!(complete.options["coins"], "8");
    assert_eq!(MENU.complete(&complete), complete);
    assert_eq!(MENU.choice(&plain.option("coins", "3"), "coins"), "3");
    assert_eq!(MENU.complete(&with(&["fair"])).options["coins"], "5");
}

#[test]
fn a_few_tables_cover_every_pair_of_modules() {
    let tables = MENU.module_tables();
    for (name, config) in &tables {
        assert_eq!(told(config), "", "{name}");
        assert_ne!(config.modules, [""; 0]);
    }
    for edition in ["1", "2"] {
        let all: Vec<&Config> = tables.iter().map(|(_, config)| config).collect();
        let here = || all.iter().filter(|config| config.edition.as_deref() == Some(edition));
        let ids: Vec<&str> = MENU.modules.iter().map(|module| module.id).collect();
        for one in &ids {
            for other in &ids {
                for want in [[true, true], [true, false]] {
                    // The smallest table with one of them, or with both.
                    let mut smallest = vec![*one];
                    if want[1] && one != other {
                        smallest.push(other);
                    }
                    if smallest.contains(&"tents") && !smallest.contains(&"stalls") {
                        smallest.push("stalls");
                    }
                    let allowed = told(&with(&smallest).edition(edition)).is_empty()
                        && (want[1] || (one != other && !smallest.contains(other)));
                    let has = |config: &Config, id: &str| config.modules.iter().any(|module| module == id);
                    let covered = here().any(|config| [has(config, one), has(config, other)] == want);
                    assert_eq!(covered, allowed, "edition {edition}: {one} {other} {want:?}");
                }
            }
        }
        let seats = |modules: &[&str]| {
            let same = here().filter(|config| config.modules == modules);
            same.map(|config| config.seats).collect::<Vec<_>>()
        };
        assert_eq!(seats(&["alone"]), [1]);
    }
    let sets =
        tables.iter().filter(|(_, config)| config.seats == MENU.seats(&with(&[])) || config.seats != 3);
    assert!(sets.count() < 20, "{}", tables.len());
}
