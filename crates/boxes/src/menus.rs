//! What every menu must keep to.

use std::collections::BTreeSet;

use engine::{Menu, Module};

use crate::{GameBox, toy::MARKET};

/// Everything that is wrong with a menu and the rules it cites.
fn faults(menu: &Menu, clauses: &[&str]) -> Vec<String> {
    let mut faults = Vec::new();
    let mut ids = BTreeSet::new();
    let module_options = menu.modules.iter().flat_map(|module| module.options);
    for option in menu.options.iter().chain(module_options) {
        if !ids.insert(option.id) {
            faults.push(format!("there are two options {}", option.id));
        }
        if !clauses.contains(&option.clause) {
            faults.push(format!("option {} cites {}, which does not exist", option.id, option.clause));
        }
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

#[test]
fn every_menu_is_sound() {
    for game in crate::BOXES.iter().copied().chain([&MARKET]) {
        let clauses: Vec<&str> = game.clauses().iter().map(|clause| clause.id).collect();
        assert_eq!(faults(&game.menu, &clauses), [""; 0], "{}", game.id);
    }
}

#[test]
fn every_table_of_the_covering_set_opens() {
    for game in crate::BOXES.iter().copied().chain([&MARKET]) {
        for (name, config) in game.menu.module_tables() {
            assert_eq!(game.check_config(&config), Ok(config.seats), "{}: {name}", game.id);
        }
    }
    assert!(MARKET.menu.module_tables().len() > 4);
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
    let twice = Module { options: game.menu.options, ..module("a") };
    assert_eq!(check(vec![twice]), "there are two options coins");
}
