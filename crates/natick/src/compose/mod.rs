//! From a config to rules: the one place that looks at what a table asked for.

mod keys;
mod overlay;

use engine::{Config, ConfigErrors, OptionSpec};
pub use overlay::overlay_options;

use self::keys::{KEYS, Key, Kind, OVERLAY, choice_key, free_key};
use crate::{
    content::{COSTS, CostRow, DieEvent, HEAVY, Item, Purse, Suit},
    rules::{Guard, Natick, Tie},
};

/// Bumped only when some recorded game would behave differently.
pub const RULES_VERSION: u16 = 1;

/// Points that end the game. r[natick.end.target]
const TARGET: u8 = 7;

/// Every table option, with its default first. Those that begin with `overlay.` are what an overlay
/// file can change.
#[rustfmt::skip]
pub const OPTIONS: &[OptionSpec] = &[
    OptionSpec { id: "costs", values: &["proposed", "heavy"], about: "which reconstructed cost table is used; an overlay changes single rows of it", clause: "natick.build.costs-heavy" },
    free_key("overlay.cost.road",    "what a road costs, such as `suns 1 arms 1`", "natick.build.costs"),
    free_key("overlay.cost.village", "what a village costs", "natick.build.costs"),
    free_key("overlay.cost.town",    "what a town costs", "natick.build.costs"),
    free_key("overlay.cost.trader",  "what a trader costs", "natick.build.costs"),
    free_key("overlay.cost.knight",  "what a knight costs", "natick.build.costs"),
    choice_key("overlay.event.suns",   &["harvest", "advantage", "tournament", "raid"], "the event of the die of suns", "natick.event.suits"),
    choice_key("overlay.event.moons",  &["raid", "harvest", "advantage", "tournament"], "the event of the die of moons", "natick.event.suits"),
    choice_key("overlay.event.crowns", &["advantage", "harvest", "tournament", "raid"], "the event of the die of crowns", "natick.event.suits"),
    choice_key("overlay.event.arms",   &["tournament", "harvest", "advantage", "raid"], "the event of the die of arms", "natick.event.suits"),
    choice_key("overlay.raid.chooser", &["owner", "opponent"], "who chooses the resources that raiders cost", "natick.event.raid-choice"),
    choice_key("overlay.knight.guard", &["beside", "around"], "whether a knight guards the regions beside it or all around its settlement", "natick.knight.guard"),
    choice_key("overlay.points.knight", &["1", "0", "2"], "what a knight is worth", "natick.knight.points"),
    choice_key("overlay.trader.rate",  &["2", "0", "1", "3"], "resources of a region beside a trader for one from the pool; 0: no such trade", "natick.trader.barter"),
    free_key("overlay.limit.offers", "offers to the other seat in one turn, 0 to 9; default 1", "natick.trade.offer-limit"),
    choice_key("overlay.road.tile",    &["needed", "not-needed"], "whether a road can be built without a free village or town tile", "natick.road.free-tile"),
    choice_key("overlay.end.turns",    &["equal", "unequal"], "whether both get equally many turns", "natick.end.equal-turns"),
    choice_key("overlay.end.tie",      &["first", "second", "shared"], "who wins with equal points", "natick.end.tie"),
    free_key("overlay.end.stall", "turns in a row without a build that end the game, 4 to 100; default 20", "natick.end.stall"),
];

impl Natick {
    /// Composes the rules for a table, or says everything that is wrong with the config.
    pub fn new(config: &Config) -> Result<Natick, ConfigErrors> {
        let mut errors = Vec::new();
        check_table(config, &mut errors);
        check_options(config, &mut errors);
        let events = Suit::ALL.map(|suit| text(config, &format!("{OVERLAY}event.{suit}")));
        check_events(&events, &mut errors);
        if !errors.is_empty() {
            return Err(ConfigErrors(errors));
        }
        let choice = |key: &str| text(config, &format!("{OVERLAY}{key}"));
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

    /// Every table the contract is checked on: the default, and each option with each other value.
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

/// The text of an option: what was asked for, or its default.
fn text<'a>(config: &'a Config, id: &str) -> &'a str {
    let default = || {
        let option = OPTIONS.iter().find(|option| option.id == id);
        let first = option.and_then(|option| option.values.first().copied());
        let key = KEYS.iter().find(|key| key.id == id).map(|key| key.default);
        first.or(key).unwrap_or_default()
    };
    config.options.get(id).map_or_else(default, String::as_str)
}

/// The cost table with single rows of an overlay.
fn costs(config: &Config) -> [Purse; Item::COUNT] {
    let rows: &[CostRow; Item::COUNT] = if text(config, "costs") == "heavy" { &HEAVY } else { &COSTS };
    let mut costs = rows.map(|row| row.cost);
    for item in Item::ALL {
        if let Some(cost) = config.options.get(&format!("{OVERLAY}cost.{item}")) {
            costs[item.index()] = keys::read_cost(cost).expect("checked above");
        }
    }
    costs
}

/// Edition, seats, modules.
fn check_table(config: &Config, errors: &mut Vec<String>) {
    if let Some(edition) = config.edition.as_deref().filter(|&edition| edition != "0.6") {
        errors.push(format!("edition {edition}: there is no such edition; there is 0.6"));
    }
    // r[natick.comp.one-piecepack]
    if !matches!(config.seats, 0 | 2) {
        errors.push(format!("seats {}: Natick is for 2 seats", config.seats));
    }
    for module in &config.modules {
        errors.push(format!("module {module}: Natick has no modules; leave them out"));
    }
}

/// Options that do not exist, and values that cannot be played.
fn check_options(config: &Config, errors: &mut Vec<String>) {
    for (id, value) in &config.options {
        let Some(option) = OPTIONS.iter().find(|option| option.id == id) else {
            let ids: Vec<&str> = OPTIONS.iter().map(|option| option.id).collect();
            errors.push(format!("option {id}: there is no such option; there are {}", ids.join(", ")));
            continue;
        };
        if option.values.is_empty() {
            let key = KEYS.iter().find(|key| key.id == id).expect("free options are keys");
            if let Err(message) = key.check(value) {
                errors.push(format!("option {id}: {message}"));
            }
        } else if !option.values.contains(&value.as_str()) {
            errors.push(format!("option {id}: `{value}` is not one of {}", option.values.join(", ")));
        }
    }
}

/// r[natick.event.suits] Each event belongs to one die.
fn check_events(events: &[&str], errors: &mut Vec<String>) {
    for event in DieEvent::ALL {
        let dice = events.iter().filter(|&&name| name == event.name()).count();
        if dice > 1 {
            errors.push(format!(
                "option overlay.event: `{event}` belongs to {dice} dice; give each of the four events one die"
            ));
        }
    }
}

impl Key {
    /// What is wrong with a value, if something is.
    fn check(&self, value: &str) -> Result<(), String> {
        match self.kind {
            Kind::Cost => keys::read_cost(value).map(|_| ()),
            Kind::Number(low, high) => {
                let number = value.parse::<u8>().ok().filter(|number| (low..=high).contains(number));
                number.map(|_| ()).ok_or_else(|| format!("`{value}` is no number from {low} to {high}"))
            }
        }
    }
}

#[cfg(test)]
mod tests;
