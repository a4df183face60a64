//! The tables on which we check the contract.

use engine::Config;

use super::{MENU, OPTIONS, shared_by};
use crate::{content::Duchy, modules, rules::Burgundy};

impl Burgundy {
    /// Every table on which we check the contract: editions, seats, boards, set-ups, options.
    pub fn all_tables() -> Vec<(String, Config)> {
        let mut tables = Vec::new();
        for edition in MENU.editions.iter().map(|edition| edition.id) {
            for seats in 2..=4 {
                let config = Config::seats(seats).edition(edition);
                for duchy in Duchy::numbered().filter(|duchy| edition == "2019" || duchy.row() < 10) {
                    let number = duchy.to_string();
                    let name = format!("{edition}, {seats} seats, duchy {number}");
                    tables.push((name, config.clone().option("boards", &number)));
                }
                let expert = config.clone().option("boards", "expert");
                for pairs in ["two-random", "one-random", "free-choice"] {
                    for reveal in ["open", "secret"] {
                        let table =
                            expert.clone().option("expert.pairs", pairs).option("expert.reveal", reveal);
                        tables.push((format!("{edition}, {seats} seats, expert {pairs} {reveal}"), table));
                    }
                }
            }
            let config = Config::seats(3).edition(edition);
            for option in OPTIONS.iter().filter(|option| option.id != "boards") {
                for &value in &option.values[1..] {
                    if edition == "2011" && matches!(option.id, "m6.payment" | "area.cap") {
                        continue;
                    }
                    let name = format!("{edition}, 3 seats, {}={value}", option.id);
                    tables.push((name, config.clone().option(option.id, value)));
                }
            }
        }
        tables.extend(MENU.module_tables());
        tables.extend(option_tables());
        tables
    }
}

/// Tables on which one module is played with a different value of one of its options, on each of its duchies, and
/// with each way to get a duchy if all are different.
fn option_tables() -> Vec<(String, Config)> {
    let mut tables = Vec::new();
    let with = |module: &str, seats: u8| Config {
        modules: vec![module.to_owned()],
        ..Config::seats(seats).edition("2019")
    };
    for module in modules::ROWS {
        let seats = module.seats.as_ref().map_or(3, |seats| *seats.start());
        for option in module.options {
            // Some options have a dozen values that differ only in a number.
            for &value in option.values.iter().skip(1).take(2) {
                let name = format!("2019, {} {}={value}", module.id, option.id);
                tables.push((name, with(module.id, seats).option(option.id, value)));
            }
        }
        let duchies = modules::duchies(&with(module.id, seats));
        let owners = usize::from(seats / shared_by(&duchies));
        let mut boards: Vec<(String, &str)> =
            duchies.chunks_exact(owners).map(|boards| (boards.join(" "), "open")).collect();
        if shared_by(&duchies) > 1 {
            // r[burgundy.team.board] Both teams may have the same, and choose their castle secretly.
            boards.extend([(duchies[1].to_owned(), "open"), (duchies[1].to_owned(), "secret")]);
        }
        for (boards, reveal) in boards {
            let name = format!("2019, {} boards={boards} {reveal}", module.id);
            let config = with(module.id, seats).option("boards", &boards);
            tables.push((name, config.option("expert.reveal", reveal)));
        }
    }
    let ways =
        [("one-random", "secret"), ("free-choice", "open"), ("two-random", "open"), ("two-random", "secret")];
    for seats in 2..=4 {
        // Six duchies are too few to deal two to each of four seats. r[burgundy.border.boards]
        for (pairs, reveal) in &ways[..if seats == 4 { 2 } else { 4 }] {
            let config = with("border", seats).option("boards", "expert");
            let config = config.option("expert.pairs", pairs).option("expert.reveal", reveal);
            tables.push((format!("2019, {seats} seats, border expert {pairs} {reveal}"), config));
        }
    }
    tables
}
