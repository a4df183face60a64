//! From a config to rules: the only place that reads the table's options.

mod keys;
#[cfg(test)]
pub(crate) mod tests;

use engine::{Config, ConfigErrors, Edition, Menu, OptionSpec, Seat};

use crate::{
    content::{Effect, Follower, Need, Place, Role, Stack},
    estate::Spaces,
    rules::Orleans,
};

/// Bumped only when a recorded game would play differently.
pub const RULES_VERSION: u16 = 1;

/// The editions, seats and options a table can choose. r[orleans.setup.players]
pub const MENU: Menu = Menu {
    title: "Orléans",
    editions: &[Edition {
        id: "base",
        about: "the base game by Reiner Stockhausen, for 2 to 5 players. Its rulebook was not available: the rules \
                come from photographs, programs and summaries, and each clause says how well it is known",
    }],
    modules: &[],
    seats: 2..=5,
    usual_seats: 2,
    options: OPTIONS,
    overlay: keys::OVERLAY,
};

/// Every table option, with its default first.
#[rustfmt::skip]
const OPTIONS: &[OptionSpec] = &[
    OptionSpec::one_of("places", &["base", "all"], "whether the seven place tiles of Invasion are added to the twenty of the base game", "orleans.tile.invasion"),
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
        let errors = MENU.check(config);
        if !errors.is_empty() {
            return Err(ConfigErrors(errors));
        }
        let chosen = |option: &str, value: &str| MENU.choice(config, option) == value;
        let number = |option: &str| MENU.choice(config, option).parse().expect("the menu has checked it");
        let tiles = keys::places(config).filter(|row| row.place.is_tile());
        let one = |mask: u64, row: &crate::content::PlaceRow| mask | row.place.bit();
        let mut rules = Orleans {
            seats: MENU.seats(config),
            places: [0; Place::COUNT],
            spaces: [(Place::FarmHouse, Need::Any); 64],
            fits: [0; Follower::COUNT],
            for_boatmen: 0,
            for_scholars: 0,
            for_technology: 0,
            tiles: tiles.clone().fold(0, one),
            type_one: tiles.filter(|row| keys::stack_of(config, row) == Some(Stack::One)).fold(0, one),
            letters: chosen("events", "abc"),
            first: chosen("first", "p1").then_some(Seat(0)),
            recall_always: chosen("recall", "always"),
            open_planning: chosen("planning", "open"),
            late_technology: chosen("technology.timing", "after-passing"),
            harvest_free: chosen("harvest.choice", "free"),
            farm_house_empty: chosen("farmhouse.empty", "allowed"),
            harvest_food: number("overlay.harvest.food"),
            harvest_coins: number("overlay.harvest.coins"),
        };
        rules.number_spaces(config);
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

    /// Who may stand on a space. r[orleans.plan.fit]
    fn admit(&mut self, place: Place, need: Need, space: Spaces) {
        for &follower in Follower::ALL {
            // r[orleans.place.town-hall-own]
            let barred = follower.own() && place.row().effect == Effect::Send;
            // r[orleans.plan.monk]
            let fits = need.role().is_none_or(|role| role == follower.role() || follower == Follower::Monk);
            if fits && !barred {
                self.fits[follower.index()] |= space;
            }
        }
        // r[orleans.tile.herb-garden]
        if matches!(need.role(), Some(Role::Farmer | Role::Craftsman | Role::Trader)) {
            self.for_boatmen |= space;
        }
        // r[orleans.tile.school]
        if need.role().is_some_and(|role| role != Role::Monk) {
            self.for_scholars |= space;
        }
    }

    /// Every table on which we check the contract: each number of seats, and each option with each other value.
    pub fn all_tables() -> Vec<(String, Config)> {
        let mut tables: Vec<(String, Config)> =
            (2..=5).map(|seats| (format!("{seats} seats"), Config::seats(seats))).collect();
        for (key, value) in
            [("tile.bathhouse.needs", "boatman trader"), ("tile.office.type", "I"), ("harvest.food", "2")]
        {
            let option = format!("overlay.{key}");
            tables.push((option.clone(), Config::seats(2).option(&option, value)));
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
