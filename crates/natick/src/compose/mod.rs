//! From a config to rules: the only place that reads the table's options.

mod keys;
mod overlay;

use engine::{Config, ConfigErrors, Edition, Menu, OptionSpec};
pub use overlay::overlay_options;

use self::keys::{OVERLAY, cost, number};
use crate::{
    content::{COSTS, CostRow, DieEvent, HEAVY, Item, Purse, Suit},
    rules::{Guard, Natick, Tie},
};

/// Bumped only when a recorded game would play differently.
pub const RULES_VERSION: u16 = 1;

/// Points that end the game. r[natick.end.target]
const TARGET: u8 = 7;

/// The editions, seats and options a table can choose. r[natick.comp.one-piecepack]
pub const MENU: Menu = Menu {
    title: "Natick",
    editions: &[Edition {
        id: "0.6",
        about: "version 0.6 (2007), designed by Gary Pressler, whose text is under the GNU FDL 1.2. Only part of \
                it survives: the costs and other values here are reconstructed and may not be his",
    }],
    modules: &[],
    seats: 2..=2,
    usual_seats: 2,
    options: OPTIONS,
};

/// Every table option, with its default first. An overlay file can change those that begin with
/// `overlay.`.
#[rustfmt::skip]
const OPTIONS: &[OptionSpec] = &[
    OptionSpec::one_of("costs", &["proposed", "heavy"], "which reconstructed cost table to use; an overlay can change single rows", "natick.build.costs-heavy"),
    OptionSpec::free("overlay.cost.road", cost("suns 1 arms 1"), "what a road costs, such as `suns 1 arms 1`", "natick.build.costs"),
    OptionSpec::free("overlay.cost.village", cost("suns 1 moons 1 crowns 1 arms 1"), "what a village costs", "natick.build.costs"),
    OptionSpec::free("overlay.cost.town", cost("moons 2 crowns 2"), "what a town costs", "natick.build.costs"),
    OptionSpec::free("overlay.cost.trader", cost("suns 1 arms 2"), "what a trader costs", "natick.build.costs"),
    OptionSpec::free("overlay.cost.knight", cost("moons 2 crowns 1"), "what a knight costs", "natick.build.costs"),
    OptionSpec::one_of("overlay.event.suns",   &["harvest", "advantage", "tournament", "raid"], "the event on the suns die", "natick.event.suits"),
    OptionSpec::one_of("overlay.event.moons",  &["raid", "harvest", "advantage", "tournament"], "the event on the moons die", "natick.event.suits"),
    OptionSpec::one_of("overlay.event.crowns", &["advantage", "harvest", "tournament", "raid"], "the event on the crowns die", "natick.event.suits"),
    OptionSpec::one_of("overlay.event.arms",   &["tournament", "harvest", "advantage", "raid"], "the event on the arms die", "natick.event.suits"),
    OptionSpec::one_of("overlay.raid.chooser", &["owner", "opponent"], "who chooses the resources lost to raiders", "natick.event.raid-choice"),
    OptionSpec::one_of("overlay.knight.guard", &["beside", "around"], "whether a knight guards the regions next to it or all regions around its settlement", "natick.knight.guard"),
    OptionSpec::one_of("overlay.points.knight", &["1", "0", "2"], "what a knight is worth", "natick.knight.points"),
    OptionSpec::one_of("overlay.trader.rate",  &["2", "0", "1", "3"], "how many resources from a region next to a trader buy one from the pool; 0 for no such trade", "natick.trader.barter"),
    OptionSpec::free("overlay.limit.offers", number("1", |text| keys::in_range(text, 0, 9)), "how many offers you may make to the other seat in one turn, 0 to 9; default 1", "natick.trade.offer-limit"),
    OptionSpec::one_of("overlay.road.tile",    &["needed", "not-needed"], "whether a road needs a free village or town tile", "natick.road.free-tile"),
    OptionSpec::one_of("overlay.end.turns",    &["equal", "unequal"], "whether both seats get the same number of turns", "natick.end.equal-turns"),
    OptionSpec::one_of("overlay.end.tie",      &["first", "second", "shared"], "who wins a tie on points", "natick.end.tie"),
    OptionSpec::free("overlay.end.stall", number("20", |text| keys::in_range(text, 4, 100)), "how many turns in a row without a build end the game, 4 to 100; default 20", "natick.end.stall"),
];

impl Natick {
    /// Composes the rules for a table, or reports every problem in the config.
    pub fn new(config: &Config) -> Result<Natick, ConfigErrors> {
        let mut errors = MENU.check(config);
        let events = Suit::ALL.map(|suit| MENU.choice(config, &format!("{OVERLAY}event.{suit}")));
        check_events(&events, &mut errors);
        if !errors.is_empty() {
            return Err(ConfigErrors(errors));
        }
        let choice = |key: &str| MENU.choice(config, &format!("{OVERLAY}{key}"));
        let number = |key: &str| choice(key).parse().expect("checked above");
        Ok(Natick {
            costs: costs(config),
            events: events.map(|event| event.parse::<DieEvent>().expect("checked above")),
            target: TARGET,
            knight_points: number("points.knight"),
            guard: if choice("knight.guard") == "around" { Guard::Around } else { Guard::Beside },
            trader_rate: number("trader.rate"),
            owner_discards: choice("raid.chooser") == "owner",
            offers: number("limit.offers"),
            road_needs_tile: choice("road.tile") == "needed",
            equal_turns: choice("end.turns") == "equal",
            tie: match choice("end.tie") {
                "second" => Tie::Second,
                "shared" => Tie::Shared,
                _ => Tie::First,
            },
            stall: number("end.stall"),
        })
    }

    /// The same table with every option written out. The cost rows come from the chosen cost table.
    pub fn complete(config: &Config) -> Config {
        let mut complete = MENU.complete(config);
        for (item, cost) in Item::ALL.into_iter().zip(costs(config)) {
            let words = Suit::ALL.into_iter().zip(cost).filter(|(_, amount)| *amount > 0);
            let words: Vec<String> = words.map(|(suit, amount)| format!("{suit} {amount}")).collect();
            let key = format!("{OVERLAY}cost.{item}");
            if MENU.option(&key).is_some() && !config.options.contains_key(&key) {
                complete.options.insert(key, words.join(" "));
            }
        }
        complete
    }

    /// Every table on which we check the contract: the default, and each option with each other value.
    pub fn all_tables() -> Vec<(String, Config)> {
        let mut tables = vec![("as reconstructed".to_owned(), Config::seats(2))];
        for option in OPTIONS.iter().filter(|option| !option.id.contains(".event.")) {
            let others: &[&str] = match option.id {
                "overlay.cost.road" => &["moons 1"],
                "overlay.cost.village" => &["suns 1 arms 1"],
                "overlay.cost.town" => &["moons 3 crowns 2"],
                "overlay.cost.trader" => &["arms 1"],
                "overlay.cost.knight" => &["moons 1 crowns 1"],
                "overlay.limit.offers" => &["0", "3", "9"],
                "overlay.end.stall" => &["4", "40"],
                _ => option.values.get(1..).unwrap_or_default(),
            };
            for &value in others {
                let table = Config::seats(2).option(option.id, value);
                tables.push((format!("{} {value}", option.id), table));
            }
        }
        let swapped = Config::seats(2)
            .option("overlay.event.suns", "raid")
            .option("overlay.event.moons", "harvest")
            .option("overlay.event.crowns", "tournament")
            .option("overlay.event.arms", "advantage");
        tables.push(("other events".to_owned(), swapped));
        tables
    }
}

/// The cost table, with any rows the overlay changes.
fn costs(config: &Config) -> [Purse; Item::COUNT] {
    let rows: &[CostRow; Item::COUNT] = if MENU.choice(config, "costs") == "heavy" { &HEAVY } else { &COSTS };
    let mut costs = rows.map(|row| row.cost);
    for item in Item::ALL {
        if let Some(cost) = config.options.get(&format!("{OVERLAY}cost.{item}")) {
            costs[item.index()] = keys::read_cost(cost).expect("the menu has checked it");
        }
    }
    costs
}

/// r[natick.event.suits] Each event is on one die.
fn check_events(events: &[&str], errors: &mut Vec<String>) {
    for event in DieEvent::ALL {
        let dice = events.iter().filter(|&&name| name == event.name()).count();
        if dice > 1 {
            errors.push(format!(
                "option overlay.event: `{event}` is on {dice} dice; give each of the four events one die"
            ));
        }
    }
}

#[cfg(test)]
mod tests;
