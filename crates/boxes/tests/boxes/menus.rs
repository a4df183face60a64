//! What every menu must satisfy.

use std::collections::BTreeSet;

use engine::{Confidence, Config, Earlier, Menu, Module, ModuleDefault, OVERLAY, OverlayRow, Viewer};

use play::Record;

use boxes::BOXES;
use shelf::GameBox;

use crate::toy::MARKET;

/// Everything that is wrong with a menu and the rules it cites.
fn faults(menu: &Menu, clauses: &[&str]) -> Vec<String> {
    let mut faults = Vec::new();
    let mut ids = BTreeSet::new();
    let module_options = menu.modules.iter().flat_map(|module| module.options);
    let rows = menu.overlay.rows.iter().map(|row| &row.option);
    for option in menu.options.iter().chain(module_options).chain(rows) {
        if !ids.insert(option.id) {
            faults.push(format!("there are two options {}", option.id));
        }
        if !clauses.contains(&option.clause) {
            faults.push(format!("option {} cites {}, which does not exist", option.id, option.clause));
        }
    }
    for row in menu.overlay.rows {
        faults.extend(overlay_faults(menu, row, clauses));
    }
    for (place, module) in menu.modules.iter().enumerate() {
        let id = module.id;
        faults.extend(row_faults(menu, module, clauses));
        for other in &menu.modules[place + 1..] {
            if other.id == id {
                faults.push(format!("there are two modules {id}"));
            }
            if module.excludes.contains(&other.id) != other.excludes.contains(&id) {
                faults.push(format!("only one of {id} and {} excludes the other", other.id));
            }
            let both_seat = module.seats.is_some() && other.seats.is_some();
            if both_seat && !module.excludes.contains(&other.id) {
                faults.push(format!("{id} and {} both replace the seats, but can be combined", other.id));
            }
        }
    }
    faults
}

/// What is wrong with one row.
fn row_faults(menu: &Menu, module: &Module, clauses: &[&str]) -> Vec<String> {
    let mut faults = Vec::new();
    let Module { id, clause, excludes_clause, .. } = module;
    for other in module.needs.iter().chain(module.excludes) {
        if menu.modules.iter().all(|known| known.id != *other) {
            faults.push(format!("{id} names module {other}, which does not exist"));
        }
    }
    for row in module.defaults {
        let Some(option) = menu.options.iter().find(|option| option.id == row.option) else {
            faults.push(format!("{id} has a default for option {}, which does not exist", row.option));
            continue;
        };
        for seats in module.seats.clone().unwrap_or_else(|| menu.seats.clone()) {
            if let Err(message) = option.check((row.value)(seats)) {
                faults
                    .push(format!("{id}, {seats} seats: the default of {} is refused: {message}", option.id));
            }
        }
    }
    for edition in module.editions {
        if menu.editions.iter().all(|known| known.id != *edition) {
            faults.push(format!("{id} names edition {edition}, which does not exist"));
        }
    }
    let cited = [Some(clause), (!module.excludes.is_empty()).then_some(excludes_clause)];
    for clause in cited.into_iter().flatten().filter(|clause| !clauses.contains(clause)) {
        faults.push(format!("{id} cites {clause}, which does not exist"));
    }
    faults
}

/// What is wrong with one row of the overlay.
fn overlay_faults(menu: &Menu, row: &OverlayRow, clauses: &[&str]) -> Vec<String> {
    let mut faults = Vec::new();
    let (id, key) = (row.option.id, row.key());
    if !id.starts_with(OVERLAY) {
        faults.push(format!("the id of {id} does not begin with `{OVERLAY}`"));
    }
    if let Err(message) = row.option.check(row.option.default()) {
        faults.push(format!("{key} in the box is refused: {message}"));
    }
    if row.confidence < Confidence::OneSource {
        faults.push(format!("{key} is certain, so nobody needs to replace it"));
    }
    for clause in row.also.iter().filter(|clause| !clauses.contains(clause)) {
        faults.push(format!("{key} cites {clause}, which does not exist"));
    }
    for edition in row.editions {
        if menu.editions.iter().all(|known| known.id != *edition) {
            faults.push(format!("{key} names edition {edition}, which does not exist"));
        }
    }
    faults
}

#[test]
fn the_overlay_example_of_every_box_changes_nothing() {
    for game in BOXES.boxes().chain([&MARKET]) {
        let rows = game.menu.overlay.rows;
        let options = game.overlay(&game.menu.overlay_example(), &Config::default()).unwrap();
        assert_eq!(options.len(), rows.len(), "{}", game.id);
        let config = Config { options, ..Config::default() };
        assert!(game.check_config(&config).is_ok(), "{}", game.id);
        assert!(game.house_values(&config).is_empty() && game.chosen(&config).is_empty(), "{}", game.id);
    }
}

#[test]
fn every_row_of_content_that_names_a_key_names_one_of_the_overlay() {
    for game in BOXES.boxes() {
        let rows = game.provenance();
        let keys: BTreeSet<&str> = rows.iter().filter_map(|row| row.overlay).collect();
        let unknown: Vec<_> = keys.iter().filter(|key| game.menu.overlay.row(key).is_none()).collect();
        assert!(unknown.is_empty(), "{}: {unknown:?}", game.id);
    }
}

#[test]
fn every_menu_is_sound() {
    for game in BOXES.boxes().chain([&MARKET]) {
        let clauses: Vec<&str> = game.clauses().iter().map(|clause| clause.id).collect();
        assert_eq!(faults(&game.menu, &clauses), [""; 0], "{}", game.id);
    }
}

#[test]
fn every_earlier_value_belongs_to_an_option_and_to_an_older_version() {
    for game in BOXES.boxes() {
        for earlier in game.menu.earlier {
            assert!((1..game.version).contains(&earlier.until), "{}: {earlier:?}", game.id);
            let module = |id: &str| game.menu.modules.iter().any(|module| module.id == id);
            assert!(earlier.module.is_none_or(module), "{earlier:?}");
            for (id, value) in earlier.values {
                let option = game.menu.option(id).unwrap_or_else(|| panic!("there is no option {id}"));
                // A value may have come back since.
                let left = |later: &Earlier| {
                    later.until > earlier.until && later.values.iter().any(|one| one.0 == *id)
                };
                let changed = option.default() != *value || game.menu.earlier.iter().any(left);
                assert!(changed, "{id} has not changed");
            }
            // Values that have left the menu still make a table.
            let table = Config {
                modules: earlier.module.map(str::to_owned).into_iter().collect(),
                seats: earlier.seats.unwrap_or_default(),
                ..Config::default()
            };
            assert_eq!(game.check_config(&game.menu.as_of(earlier.until, &table)).err(), None, "{earlier:?}");
        }
    }
}

#[test]
fn every_table_of_the_covering_set_opens() {
    for game in BOXES.boxes().chain([&MARKET]) {
        for (name, config) in game.menu.module_tables() {
            assert_eq!(game.check_config(&config), Ok(config.seats), "{}: {name}", game.id);
        }
    }
    assert!(MARKET.menu.module_tables().len() > 4);
}

/// A record writes every default out, so the defaults must be those of the table's modules.
#[test]
fn the_record_of_every_table_of_the_covering_set_opens_again() {
    for game in BOXES.boxes().chain([&MARKET]) {
        for (name, config) in game.menu.module_tables() {
            let text = game.open(&config, &[]).unwrap().record(Viewer::Everything).to_string();
            let again = game.open_record(&Record::parse(&text).unwrap(), &text);
            let again = again
                .map(|table| table.record(Viewer::Everything).to_string())
                .map_err(|problem| problem.to_string());
            assert_eq!(again, Ok(text), "{}: {name}", game.id);
        }
    }
}

#[test]
fn a_menu_with_faults_is_caught() {
    let game: &GameBox = &MARKET;
    let clauses: Vec<&str> = game.clauses().iter().map(|clause| clause.id).collect();
    let module = |id| Module::new(id, id, "adds something", "toy.bid");
    let check = |modules: Vec<Module>| {
        faults(&Menu { modules: modules.leak(), ..game.menu.clone() }, &clauses).join("\n")
    };
    assert_eq!(check(vec![module("a"), module("b")]), "");
    assert_eq!(check(vec![module("a"), module("a")]), "there are two modules a");
    let lone = Module { excludes: &["b"], excludes_clause: "toy.purse", ..module("a") };
    assert_eq!(check(vec![lone.clone(), module("b")]), "only one of a and b excludes the other");
    assert_eq!(check(vec![lone]), "a names module b, which does not exist");
    let seated = |id| Module { seats: Some(1..=1), ..module(id) };
    assert_eq!(check(vec![seated("a"), seated("b")]), "a and b both replace the seats, but can be combined");
    let needy = Module { needs: &["c"], editions: &["1899"], clause: "toy.no", ..module("a") };
    assert_eq!(
        check(vec![needy]),
        "a names module c, which does not exist\na names edition 1899, which does not exist\na cites toy.no, which \
         does not exist"
    );
    let usual = |option| Module {
        defaults: Box::leak(Box::new([ModuleDefault { option, value: |_| "x" }])),
        ..module("a")
    };
    assert_eq!(check(vec![usual("cats")]), "a has a default for option cats, which does not exist");
    assert!(check(vec![usual("coins")]).starts_with("a, 2 seats: the default of coins is refused"));
    let twice = Module { options: game.menu.options, ..module("a") };
    assert_eq!(check(vec![twice]), "there are two options coins");
}

/// A table on which every row of the overlay that has listed values uses its last one, and boards have other
/// values.
fn house_table(game: &GameBox) -> Config {
    let other = |row: &OverlayRow| match row.option.values {
        [.., last] => (*last).to_owned(),
        // Two spaces of the first row change places, or a number grows.
        [] => row.option.default().replacen("B6 B5", "B5 B6", 1).replacen("3 ", "4 ", 1),
    };
    let rows = game.menu.overlay.rows.iter().filter(|row| !row.key().starts_with("event."));
    let options = rows.map(|row| (row.option.id.to_owned(), other(row))).collect();
    let config = Config { options, ..Config::default() };
    if game.id == "burgundy" { config.option("boards", "8") } else { config }
}

#[test]
fn a_game_with_house_values_is_played_to_its_end_and_replays_byte_for_byte() {
    for game in BOXES.boxes().chain([&MARKET]) {
        let config = house_table(game);
        assert!(!game.house_values(&config).is_empty(), "{}", game.id);
        let mut table = game.open(&config, &[]).unwrap();
        let mut luck = play::AnyLuck::from(play::Seeded::new(8));
        table.settle(&mut luck).unwrap();
        while let engine::Pending::Seats(seats) = table.pending() {
            let seat = seats.lowest().unwrap();
            let action = table.think("random", seat, 4).unwrap();
            table.play(seat, &action).unwrap();
            table.settle(&mut luck).unwrap();
        }
        let text = table.record(Viewer::Everything).to_string();
        let again = game.open_record(&Record::parse(&text).unwrap(), &text).unwrap();
        assert_eq!(again.record(Viewer::Everything).to_string(), text, "{}", game.id);
        assert_eq!(again.outcome(), table.outcome(), "{}", game.id);
        assert!(text.contains("\noption overlay."), "{text}");
    }
}
