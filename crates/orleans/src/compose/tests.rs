use engine::Rules as _;

use super::*;
use crate::content::PLACES;

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
        if let Some(deed) = key.strip_prefix("deed.").and_then(|key| key.strip_suffix(".spaces")) {
            let printed = deed.parse::<Deed>().unwrap().row();
            assert_eq!(keys::read_spaces(row.option.default()).unwrap(), printed.spaces, "{key}");
            assert_eq!(row.option.clause, printed.clause, "{key}");
            assert_eq!(row.confidence, printed.confidence, "{key}");
            continue;
        }
        let Some((tile, what)) = key.strip_prefix("tile.").and_then(|key| key.rsplit_once('.')) else {
            continue;
        };
        let place = tile.parse::<Place>().unwrap().row();
        match what {
            "needs" => assert_eq!(keys::read_needs(row.option.default()).unwrap(), place.needs, "{key}"),
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
    let options = read(
        "tile.bathhouse.needs trader boatman # as in my copy\ntile.bathhouse.type II\nharvest.coins 6\n",
    );
    let rules = Orleans::new(&Config { options: options.unwrap(), ..Config::seats(2) }).unwrap();
    let needs: Vec<Need> =
        crate::estate::bits(rules.mask(Place::Bathhouse)).map(|space| rules.space(space).1).collect();
    assert_eq!(needs, [Need::Boatman, Need::Trader]);
    assert_eq!(rules.for_technology & rules.mask(Place::Bathhouse), rules.mask(Place::Bathhouse));
    assert_eq!(rules.type_one & Place::Bathhouse.bit(), 0);
    assert_eq!((rules.harvest_food, rules.harvest_coins), (1, 6));
    assert_eq!(rules.seats(), 2);
    let plain = Orleans::new(&Config::seats(2)).unwrap();
    assert_eq!(plain.for_technology & plain.mask(Place::Bathhouse), 0);
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
    // The base game has 56 spaces: three more, and four times two more.
    assert!(Orleans::new(&table(3)).is_ok());
    let found = problems(&table(4));
    assert_eq!(found.len(), 1, "{found:#?}");
    assert!(found[0].contains("65 spaces"), "{found:#?}");
}
