//! From a config to rules: the only place that reads the table's options.

mod keys;

use engine::{Config, ConfigErrors, Edition, Menu, OVERLAY, OptionSpec};

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
    overlay: keys::OVERLAY,
    earlier: &[],
};

/// Every table option, with its default first.
#[rustfmt::skip]
const OPTIONS: &[OptionSpec] = &[
    OptionSpec::one_of("costs", &["proposed", "heavy"], "which reconstructed cost table to use; an overlay can change single rows", "natick.build.costs-heavy"),
];

impl Natick {
    /// Composes the rules for a table, or reports every problem in the config.
    pub fn new(config: &Config) -> Result<Natick, ConfigErrors> {
        let errors = MENU.check(config);
        if !errors.is_empty() {
            return Err(ConfigErrors(errors));
        }
        let choice = |key: &str| MENU.choice(config, &format!("{OVERLAY}{key}"));
        let number = |key: &str| choice(key).parse().expect("checked above");
        Ok(Natick {
            costs: costs(config),
            events: Suit::ALL
                .map(|suit| choice(&format!("event.{suit}")).parse::<DieEvent>().expect("checked above")),
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

    /// The same table with every option and every row of the overlay written out. Better values may turn up one
    /// day, and the record must still replay. The cost rows come from the chosen cost table.
    pub fn complete(config: &Config) -> Config {
        let mut complete = MENU.complete(config);
        for row in MENU.overlay.rows {
            let option = &row.option;
            complete.options.entry(option.id.to_owned()).or_insert_with(|| option.default().to_owned());
        }
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
        let options = OPTIONS.iter().chain(MENU.overlay.rows.iter().map(|row| &row.option));
        for option in options.filter(|option| !option.id.contains(".event.")) {
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

#[cfg(test)]
mod tests;
