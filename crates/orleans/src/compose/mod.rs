//! From a config to rules: the only place that reads the table's options.

mod earlier;
mod keys;
pub(crate) mod overlay;
mod terms;
#[cfg(test)]
pub(crate) mod tests;

use engine::{Config, ConfigErrors, Edition, Menu, OptionSpec, Seat};

use crate::{
    content::{
        Citizen, Deed, EDGES, EdgeRow, Effect, Follower, Need, Place, REMOVED, ROUNDS, Role, STOCK, Stack,
        spaces_used,
    },
    due::Terms,
    estate::Spaces,
    rules::Orleans,
    scenarios::{Deck, Goods, MODULES, SCENARIOS, Scenario, ScenarioRow},
};

/// Whether a follower may stand on a space of a place.
fn may_stand(place: Place, need: Need, follower: Follower) -> bool {
    match place.row().effect {
        // r[orleans.place.town-hall-own] r[orleans.duel.house]
        Effect::Send | Effect::House if follower.own() => false,
        // r[orleans.prosperity.carpenter-followers]
        Effect::Carpentry => matches!(follower.role(), Role::Trader | Role::Boatman | Role::Monk),
        // r[orleans.plan.monk]
        _ => need.role().is_none_or(|role| role == follower.role() || follower == Follower::Monk),
    }
}

/// The scenario that a table has chosen, or the base game.
fn scenario(config: &Config) -> &'static ScenarioRow {
    let chosen = MENU.modules(config).next().and_then(|module| module.id.parse::<Scenario>().ok());
    SCENARIOS[chosen.unwrap_or(Scenario::Base).index()]
}

/// The amounts in events that a table may correct, as they usually are.
pub(crate) fn usual_terms() -> Terms {
    Terms::new(&Orleans::new(&Config::seats(2)).expect("the usual table is in order"))
}

/// Citizens on the table at the start.
fn citizens(config: &Config, scenario: &ScenarioRow) -> u64 {
    let bare = scenario.scenario == Scenario::Duel && MENU.choice(config, "duel.citizens") == "none";
    // r[orleans.duel.citizens-board]
    if bare { scenario.citizens & !Citizen::mask(Citizen::ON_BOARD) } else { scenario.citizens }
}

/// Places that nobody can use. r[orleans.salesman.stations]
fn useless(config: &Config, scenario: &ScenarioRow) -> u64 {
    // Before version 3 a plan could be asked about them.
    let asked = config.as_of.is_some_and(|version| version < 3);
    if scenario.stations == 0 && !asked { Place::Guildhall.bit() } else { 0 }
}

/// The spaces of the map that get a good. r[orleans.setup.goods-map]
fn goods_spaces(goods: Goods, seats: u8) -> u64 {
    match goods {
        Goods::Seats | Goods::Hidden => spaces_used(seats),
        Goods::Like(seats) => spaces_used(seats),
        // r[orleans.vierzon.goods-map]
        Goods::Around(towns) => {
            let touches = |row: &&EdgeRow| row.towns.iter().any(|town| towns & town.bit() != 0);
            let spaces = EDGES.iter().filter(touches).fold(0, |all, row| all | row.edge.spaces());
            spaces & spaces_used(2)
        }
        Goods::None => 0,
    }
}

/// Bumped only when a recorded game would play differently.
pub const RULES_VERSION: u16 = 4;

/// The editions, seats and options a table can choose. r[orleans.setup.players]
pub const MENU: Menu = Menu {
    title: "Orléans",
    editions: &[Edition {
        id: "base",
        about: "the base game by Reiner Stockhausen, for 2 to 5 players. Its rulebook was not available: the rules \
                come from photographs, programs and summaries, and each clause says how well it is known",
    }],
    modules: MODULES,
    seats: 2..=5,
    usual_seats: 2,
    options: OPTIONS,
    overlay: keys::OVERLAY,
    earlier: earlier::EARLIER,
};

/// Every table option, with its default first.
#[rustfmt::skip]
const OPTIONS: &[OptionSpec] = &[
    OptionSpec::one_of("places", &["base", "all"], "whether the seven place tiles of Invasion are added to the twenty of the base game; scenarios have their own tiles", "orleans.tile.invasion"),
    OptionSpec::one_of("bathhouse", &["first", "later"], "which edition the Bathhouse is from: a tile of type I that adds a choice of followers to each draw, or one of type II that a boatman uses", "orleans.tile.bathhouse-later"),
    OptionSpec::one_of("events", &["mixed", "abc"], "whether the hourglass tiles are shuffled together or, as in newer printings, in three piles with one of each event", "orleans.hourglass.letters"),
    OptionSpec::one_of("first", &["random", "p1"], "who is the first start player", "orleans.setup.first"),
    OptionSpec::one_of("recall", &["always", "declined"], "whether you may recall followers instead of those that your bag does not have", "orleans.draw.recall-limit"),
    OptionSpec::one_of("planning", &["hidden", "open"], "whether plans are hidden until everyone is ready", "orleans.plan.open"),
    OptionSpec::one_of("technology.timing", &["at-once", "after-passing"], "when a technology tile is laid", "orleans.technology.after-passing"),
    OptionSpec::one_of("harvest.choice", &["free", "food-first"], "whether you may pay coins for the harvest while you have food", "orleans.event.harvest-choice"),
    OptionSpec::one_of("farmhouse.empty", &["allowed", "forbidden"], "whether the Farm House may be used when the good on the track is sold out", "orleans.place.farm-house-empty"),
];

impl Orleans {
    /// Composes the rules for a table, or reports every problem in the config.
    pub fn new(config: &Config) -> Result<Orleans, ConfigErrors> {
        let mut errors = MENU.check(config);
        if errors.is_empty() {
            errors.extend(terms::conflicts(config));
        }
        if !errors.is_empty() {
            return Err(ConfigErrors(errors));
        }
        let chosen = |option: &str, value: &str| MENU.choice(config, option) == value;
        let number = |option: &str| MENU.choice(config, option).parse().expect("the menu has checked it");
        let scenario = scenario(config);
        let seats = MENU.seats(config);
        let mut rules = Orleans {
            seats,
            scenario,
            rounds: match scenario.deck {
                Deck::Hourglass => ROUNDS,
                Deck::Fixed(hours) => hours.len() as u8,
                Deck::Stacks(stacks) => stacks.drawn(seats).iter().sum::<u8>() + 1,
            },
            deck: scenario.deck,
            left_out: match scenario.scenario {
                Scenario::Invasion => terms::left_out(config),
                _ => 0,
            },
            boards: Place::ON_BOARD | Place::mask(scenario.boards),
            board_spaces: 0,
            deed_spaces: [[0; Role::COUNT]; Deed::COUNT],
            citizens: citizens(config, scenario),
            // r[orleans.duel.citizens-supply] Those that are not laid out.
            spare_citizens: scenario.spare_citizens
                + (scenario.citizens & !citizens(config, scenario)).count_ones() as u8,
            stock: scenario.stock.unwrap_or_else(|| STOCK[seats as usize - 2]),
            goods_spaces: goods_spaces(scenario.goods, seats),
            removed: match scenario.goods {
                Goods::Seats | Goods::Hidden => REMOVED[seats as usize - 2],
                Goods::Like(seats) => REMOVED[seats as usize - 2],
                Goods::Around(_) | Goods::None => 0,
            },
            places: [0; Place::COUNT],
            useless: useless(config, scenario),
            spaces: [(Place::FarmHouse, Need::Any); 64],
            fits: [0; Follower::COUNT],
            for_boatmen: 0,
            for_scholars: 0,
            for_technology: 0,
            tiles: keys::tiles(config),
            type_one: keys::places(config)
                .filter(|row| keys::stack_of(config, row) == Some(Stack::One))
                .fold(0, |mask, row| mask | row.place.bit()),
            letters: chosen("events", "abc"),
            first: chosen("first", "p1").then_some(Seat(0)),
            recall_always: chosen("recall", "always"),
            // Alone, there is nobody to hide a plan from. r[orleans.scenario.solo]
            open_planning: seats == 1 || chosen("planning", "open"),
            late_technology: chosen("technology.timing", "after-passing"),
            harvest_free: chosen("harvest.choice", "free"),
            // r[orleans.dignitary.farm-house]
            farm_house_empty: scenario.goods == Goods::None || chosen("farmhouse.empty", "allowed"),
            harvest_food: number("overlay.harvest.food"),
            harvest_coins: number("overlay.harvest.coins"),
            terms: terms::at(config, scenario),
        };
        rules.number_spaces(config);
        rules.number_deeds(config);
        Ok(rules)
    }

    /// Numbers the spaces of all places at the table and says who fits them. r[orleans.option.overlay]
    fn number_spaces(&mut self, config: &Config) {
        let mut next = 0;
        for row in keys::places(config) {
            let needs = keys::needs_of(config, row);
            let technology = Orleans::takes_technology(row.place, needs.len());
            for need in needs {
                let space: Spaces = 1 << next;
                self.places[row.place.index()] |= space;
                if self.boards & row.place.bit() != 0 {
                    self.board_spaces |= space;
                }
                self.spaces[next] = (row.place, need);
                self.admit(row.place, need, space);
                // r[orleans.technology.monk]
                if technology && need != Need::Monk {
                    self.for_technology |= space;
                }
                next += 1;
            }
        }
    }

    /// Numbers the spaces of all deeds at the table. r[orleans.option.overlay]
    fn number_deeds(&mut self, config: &Config) {
        let mut next = 0;
        for &deed in self.scenario.deeds {
            for role in keys::spaces_of(config, deed, self.seats) {
                self.deed_spaces[deed.index()][role.index()] |= 1 << next;
                next += 1;
            }
        }
    }

    /// Who may stand on a space. r[orleans.plan.fit]
    fn admit(&mut self, place: Place, need: Need, space: Spaces) {
        for &follower in Follower::ALL {
            // r[orleans.place.town-hall-own]
            if may_stand(place, need, follower) {
                self.fits[follower.index()] |= space;
            }
        }
        // r[orleans.tile.herb-garden]
        if matches!(need.role(), Some(Role::Farmer | Role::Craftsman | Role::Trader)) {
            self.for_boatmen |= space;
        }
        // r[orleans.tile.school]
        let carpenter = place.row().effect == Effect::Carpentry;
        if carpenter || need.role().is_some_and(|role| role != Role::Monk) {
            self.for_scholars |= space;
        }
    }

    /// Every table on which we check the contract: each number of seats, and each option with each other value.
    pub fn all_tables() -> Vec<(String, Config)> {
        let mut tables: Vec<(String, Config)> =
            (2..=5).map(|seats| (format!("{seats} seats"), Config::seats(seats))).collect();
        for (key, value) in
            [("tile.office.needs", "any any"), ("tile.office.type", "I"), ("harvest.food", "2")]
        {
            let option = format!("overlay.{key}");
            tables.push((option.clone(), Config::seats(2).option(&option, value)));
        }
        tables.extend(MENU.module_tables());
        for module in MODULES {
            for option in module.options {
                for &value in &option.values[1..] {
                    let config = Config { modules: vec![module.id.to_owned()], ..Config::default() };
                    let config = config.option(option.id, value);
                    tables.push((format!("{} {value}", option.id), config));
                }
            }
        }
        for option in OPTIONS {
            for &value in &option.values[1..] {
                let seats = if option.id == "places" { 3 } else { 2 };
                tables
                    .push((format!("{} {value}", option.id), Config::seats(seats).option(option.id, value)));
            }
        }
        tables
    }
}
