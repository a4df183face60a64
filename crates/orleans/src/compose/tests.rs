use engine::Rules as _;

use super::*;
use crate::content::{Hour, PLACES};

/// A table with this many seats.
pub(crate) fn seats(count: u8) -> Orleans {
    Orleans::new(&Config::seats(count)).unwrap()
}

/// A table for two, with these options.
pub(crate) fn table(options: &[(&str, &str)]) -> Orleans {
    let config = options.iter().fold(Config::seats(2), |config, (id, value)| config.option(id, value));
    Orleans::new(&config).unwrap()
}

fn problems(config: &Config) -> Vec<String> {
    Orleans::new(config).map(|_| ()).unwrap_err().0
}

fn read(text: &str) -> Result<std::collections::BTreeMap<String, String>, Vec<String>> {
    let told = |problems: Vec<engine::OverlayProblem>| problems.iter().map(ToString::to_string).collect();
    MENU.read_overlay(text, &Config::seats(2)).map_err(told)
}

#[test]
fn every_table_can_be_composed() {
    for (name, config) in Orleans::all_tables() {
        assert!(Orleans::new(&config).is_ok(), "{name}");
    }
}

#[test]
fn the_rows_have_the_values_in_the_box() {
    for row in MENU.overlay.rows {
        let key = row.key();
        if let Some(deed) = key.strip_prefix("deed.") {
            let printed = deed.parse::<Deed>().unwrap().row();
            assert_eq!(overlay::read_spaces(row.option.default()).unwrap(), printed.spaces, "{key}");
            assert_eq!(row.option.clause, printed.clause, "{key}");
            assert_eq!(row.confidence, printed.confidence, "{key}");
            continue;
        }
        let Some((tile, what)) = key.strip_prefix("tile.").and_then(|key| key.rsplit_once('.')) else {
            continue;
        };
        let place = tile.parse::<Place>().unwrap().row();
        // r[orleans.tile.bathhouse-later] What is printed depends on the edition.
        if place.place == Place::Bathhouse {
            assert_eq!(row.option.default(), if what == "needs" { "boatman" } else { "edition" });
            continue;
        }
        match what {
            "needs" => assert_eq!(overlay::read_needs(row.option.default()).unwrap(), place.needs, "{key}"),
            _ => assert_eq!(row.option.default().parse().ok(), place.stack, "{key}"),
        }
    }
}

/// Every tile with spaces that are not verified can be corrected, and no other.
#[test]
fn the_rows_are_those_that_are_doubtful() {
    for row in PLACES.iter().filter(|row| row.place.is_tile() && !row.needs.is_empty()) {
        let key = format!("tile.{}.needs", row.place);
        let doubtful = row.confidence != engine::Confidence::Verified;
        assert_eq!(MENU.overlay.row(&key).is_some(), doubtful, "{key}");
        if let Some(overlay) = MENU.overlay.row(&key) {
            assert_eq!(overlay.confidence, row.confidence, "{key}");
            assert_eq!(overlay.option.clause, row.clause, "{key}");
        }
    }
}

#[test]
fn the_example_overlay_names_every_row_and_changes_nothing() {
    let config = Config { options: read(&MENU.overlay_example()).unwrap(), ..Config::seats(2) };
    assert_eq!(config.options.len(), MENU.overlay.rows.len());
    let (with, without) = (Orleans::new(&config).unwrap(), Orleans::new(&Config::seats(2)).unwrap());
    assert_eq!(format!("{with:?}"), format!("{without:?}"));
}

#[test]
fn all_problems_in_an_overlay_are_reported_with_their_lines() {
    let text = "tile.winery.needs\n  farmer farmr\ntile.cellar.needs any monk\n\
                tile.hayrick.needs farmer farmer farmer farmer farmer\ntile.office.type III\n\
                harvest.food 0\nharvest.coins many\ntile.library.needs knight\nwhat\n";
    let errors = read(text).unwrap_err();
    let starts: Vec<&str> = errors.iter().map(|error| error.split_once(':').unwrap().0).collect();
    let lines = ["1", "3", "4", "5", "6", "7", "8", "9"].map(|line| format!("overlay line {line}"));
    assert_eq!(starts, lines, "{errors:#?}");
    assert!(errors[0].contains("did you mean `farmer`"), "{errors:#?}");
    assert!(errors[1].contains("mixes `any`"), "{errors:#?}");
}

/// r[orleans.option.overlay] Technology follows the new spaces.
#[test]
fn an_overlay_changes_the_rules_of_a_table() {
    let text =
        "tile.bathhouse.needs trader boatman # as in my copy\ntile.bathhouse.type I\nharvest.coins 6\n";
    let later = Config::seats(2).option("bathhouse", "later");
    let config = Config { options: MENU.read_overlay(text, &later).unwrap(), ..later };
    let rules = Orleans::new(&config.option("bathhouse", "later")).unwrap();
    let needs: Vec<Need> =
        crate::estate::bits(rules.mask(Place::Bathhouse)).map(|space| rules.space(space).1).collect();
    assert_eq!(needs, [Need::Boatman, Need::Trader]);
    assert_eq!(rules.for_technology & rules.mask(Place::Bathhouse), rules.mask(Place::Bathhouse));
    assert_ne!(rules.type_one & Place::Bathhouse.bit(), 0);
    assert_eq!((rules.harvest_food, rules.harvest_coins), (1, 6));
    assert_eq!(rules.seats(), 2);
}

/// r[orleans.tile.bathhouse-first]
#[test]
fn an_overlay_cannot_change_what_the_first_bathhouse_needs() {
    let message = "the Bathhouse of the first edition needs no followers, so this would change nothing; choose \
                   `bathhouse` `later` as well, or leave it out";
    let text = "harvest.food 2\ntile.bathhouse.needs trader boatman\n";
    assert_eq!(read(text), Err(vec![format!("overlay line 2: {message}")]));
    let config = Config::seats(2).option("overlay.tile.bathhouse.needs", "trader boatman");
    assert_eq!(problems(&config), [format!("option overlay.tile.bathhouse.needs: {message}")]);
    // A record that has it opens as before, and nobody stands in its Bathhouse.
    let rules = Orleans::new(&MENU.as_of(3, &config)).unwrap();
    assert_eq!(rules.mask(Place::Bathhouse), 0);
}

/// r[orleans.tile.bathhouse] r[orleans.tile.bathhouse-later] Each edition is taken whole, and older records keep what
/// they had.
#[test]
fn the_bathhouse_is_that_of_one_edition() {
    let needs = |config: &Config| -> (Vec<Need>, bool) {
        let rules = Orleans::new(config).unwrap();
        let needs = crate::estate::bits(rules.mask(Place::Bathhouse)).map(|space| rules.space(space).1);
        (needs.collect(), rules.type_one & Place::Bathhouse.bit() != 0)
    };
    let plain = Config::seats(2);
    assert_eq!(needs(&plain), (vec![], true));
    assert_eq!(needs(&plain.clone().option("bathhouse", "later")), (vec![Need::Boatman], false));
    for version in [1, 2] {
        assert_eq!(needs(&MENU.as_of(version, &plain)), (vec![Need::Any], true));
        let chosen = plain.clone().option("overlay.tile.bathhouse.needs", "monk");
        let chosen = chosen.option("overlay.tile.bathhouse.type", "II");
        assert_eq!(needs(&MENU.as_of(version, &chosen)), (vec![Need::Monk], false));
    }
    assert_eq!(needs(&MENU.as_of(3, &plain)), (vec![], true));
    let found = problems(&plain.option("bathhouse", "mixed"));
    assert_eq!(found, ["option bathhouse: `mixed` is not one of first, later"]);
}

/// r[orleans.duel.end] Duels of versions 1 and 2 keep their end, unless they chose another themselves.
#[test]
fn older_duels_end_after_the_event() {
    let duel = Config { modules: vec!["duel".to_owned()], ..Config::seats(2) };
    let chosen = duel.clone().option("duel.end", "objectives");
    let objectives_first = |config: &Config| Orleans::new(config).unwrap().terms.objectives_first;
    for (version, first) in [(1, false), (2, false), (3, true)] {
        assert_eq!(objectives_first(&MENU.as_of(version, &duel)), first, "version {version}");
        assert!(objectives_first(&MENU.as_of(version, &chosen)), "version {version}");
    }
}

/// r[orleans.prosperity.cards-secret] Tables before version 4 draw a card that can be only one without an entry.
#[test]
fn older_tables_of_prosperity_draw_silently() {
    let prosperity = Config { modules: vec!["prosperity".to_owned()], ..Config::seats(3) };
    let silent = |config: &Config| Orleans::new(config).unwrap().terms.silent_draws;
    for (version, silently) in [(1, true), (2, true), (3, true), (4, false)] {
        assert_eq!(silent(&MENU.as_of(version, &prosperity)), silently, "version {version}");
    }
    assert!(!silent(&prosperity));
    assert!(MENU.as_of(3, &Config::seats(3)).options.is_empty(), "the base game has not changed");
}

#[test]
fn too_many_spaces_are_refused() {
    let four = "farmer farmer farmer farmer";
    let tiles = ["hayrick", "cheese-factory", "winery", "wool-manufacturer", "tailor-shop"];
    let table = |count: usize| {
        tiles[..count]
            .iter()
            .fold(Config::seats(2), |config, tile| config.option(&format!("overlay.tile.{tile}.needs"), four))
    };
    // The base game has 55 spaces: three more, and four times two more.
    assert!(Orleans::new(&table(4)).is_ok());
    let found = problems(&table(5));
    assert_eq!(found.len(), 1, "{found:#?}");
    assert!(found[0].contains("66 spaces"), "{found:#?}");
    // The one to blame is the one that the table changed, and not the Bathhouse of its edition.
    let duel = Config { modules: vec!["duel".to_owned()], ..table(1) };
    let found = problems(&duel.option("bathhouse", "later"));
    assert!(found[0].starts_with("option overlay.tile.hayrick.needs: "), "{found:#?}");
}

fn invasion(seats: u8) -> Config {
    Config { modules: vec!["invasion".to_owned()], ..Config::seats(seats) }
}

/// r[orleans.invasion.support-usual] Every support place has room for technology, but older records keep theirs.
#[test]
fn every_support_place_has_two_spaces() {
    const SUPPORT: [Place; 4] = [Place::Vehicle, Place::GuildHouse, Place::Hostel, Place::Palatinate];
    let spaces = |config: &Config| {
        let rules = Orleans::new(config).unwrap();
        let technology = rules.for_technology;
        SUPPORT.map(|place| (rules.mask(place).count_ones(), (rules.mask(place) & technology).count_ones()))
    };
    for seats in 2..=5 {
        assert_eq!(spaces(&invasion(seats)), [(2, 2); 4], "{seats} seats");
    }
    assert_eq!(spaces(&MENU.as_of(1, &invasion(3))), [(2, 2), (2, 2), (1, 0), (2, 2)]);
    assert_eq!(spaces(&MENU.as_of(2, &invasion(3))), [(1, 0), (1, 0), (1, 0), (2, 2)]);
    assert_eq!(spaces(&MENU.as_of(3, &invasion(3))), [(2, 2); 4]);
}

/// r[orleans.salesman.stations]
#[test]
fn only_older_plans_ask_about_a_guildhall_that_nobody_can_use() {
    let alone = |module: &str| Config { modules: vec![module.to_owned()], ..Config::seats(1) };
    let useless = |config: &Config| Orleans::new(config).unwrap().useless;
    assert_eq!(useless(&alone("salesman")), Place::Guildhall.bit());
    assert_eq!([1, 2].map(|version| useless(&MENU.as_of(version, &alone("salesman")))), [0, 0]);
    assert_eq!(useless(&MENU.as_of(3, &alone("salesman"))), Place::Guildhall.bit());
    assert_eq!(useless(&alone("vierzon")), 0);
}

/// r[orleans.invasion.catapult-timing]
#[test]
fn technology_is_never_laid_late_where_there_is_a_catapult() {
    let found = problems(&invasion(2).option("technology.timing", "after-passing"));
    assert_eq!(found.len(), 1, "{found:#?}");
    assert!(found[0].contains("Catapult"), "{found:#?}");
    assert!(Orleans::new(&invasion(2).option("technology.timing", "at-once")).is_ok());
}

/// r[orleans.scenario.overlay]
#[test]
fn an_overlay_changes_the_city() {
    let text = "support.hostel monk monk\nachievement.catapult 5\nachievement.swordsmith 20\n\
                achievement.clothing-store brocade 3\ndue.1 wine 2\ndue.18 monk\nevent.mean assembly rats\n";
    let config = Config { options: read(text).unwrap(), ..invasion(3) };
    let rules = Orleans::new(&config.clone().option("invasion.difficulty", "milder")).unwrap();
    assert_eq!(rules.mask(Place::Hostel).count_ones(), 2);
    assert_eq!((rules.terms.city.catapult, rules.terms.city.swordsmith), (5, 20));
    assert_eq!(rules.terms.city.goods, [10, 5, 5, 0, 3]);
    assert_eq!(
        [rules.due(1), rules.due(2), rules.due(18)].map(|due| due.to_string()),
        ["wine 2", "coins 1", "monk"]
    );
    assert_eq!(rules.left_out, Hour::Assembly.bit() | Hour::Rats.bit());
    // The marks matter only in the milder game.
    assert_eq!(Orleans::new(&config).unwrap().left_out, 0);
}

#[test]
fn a_wrong_overlay_of_the_city_is_refused() {
    let text = "support.hostel nobody\nachievement.catapult 0\nachievement.clothing-store grain 2\ndue.3 grain\n\
                due.4 tax\nevent.mean strike\n";
    let errors = read(text).unwrap_err();
    for (line, part) in [
        (1, "nobody"),
        (2, "1 to 9"),
        (3, "wool 2 brocade 2"),
        (4, "grain"),
        (5, "due"),
        (6, "stacks A and B"),
    ] {
        let start = format!("overlay line {line}:");
        assert!(
            errors.iter().any(|error| error.starts_with(&start) && error.contains(part)),
            "{start} {errors:#?}"
        );
    }
}

/// Fewer events are drawn with four and five players.
#[test]
fn enough_events_without_a_mark_must_be_left_for_the_table() {
    let text = "event.mean harvest income plague rats robbery pirates famine\n";
    let table = |seats| Config { options: read(text).unwrap(), ..invasion(seats) };
    let milder = |seats| table(seats).option("invasion.difficulty", "milder");
    let found = problems(&milder(3));
    assert_eq!(found.len(), 1, "{found:#?}");
    assert!(found[0].contains("stack B has 7 left, and 8 are drawn"), "{found:#?}");
    assert!(Orleans::new(&milder(4)).is_ok());
    // The marks do not matter in the usual game.
    assert!(Orleans::new(&table(3)).is_ok());
}
