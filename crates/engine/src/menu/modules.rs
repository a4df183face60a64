//! Modules: what a table may add to a box, and which of them go together.

use std::ops::RangeInclusive;

use super::{Menu, OptionSpec, Problems, either};
use crate::{Config, nearest, short};

/// An expansion or variant of a box. This row is all that the menu, the requests and the clients know about it.
#[derive(Clone, Debug)]
pub struct Module {
    /// Its id in requests and records.
    pub id: &'static str,
    /// Its name for people.
    pub title: &'static str,
    /// What it adds, in one sentence.
    pub about: &'static str,
    /// The clause that introduces it.
    pub clause: &'static str,
    /// The editions that have it. If there are none, all of them do.
    pub editions: &'static [&'static str],
    /// How many people can play with it, if that differs from the box.
    pub seats: Option<RangeInclusive<u8>>,
    /// Other modules without which it cannot be used.
    pub needs: &'static [&'static str],
    /// Other modules that cannot be used with it.
    pub excludes: &'static [&'static str],
    /// The clause that excludes them.
    pub excludes_clause: &'static str,
    /// Table options that exist only with this module.
    pub options: &'static [OptionSpec],
    /// Options of the box that have another default with this module.
    pub defaults: &'static [ModuleDefault],
}

/// What an option of the box is with a module, if the table does not choose.
#[derive(Clone, Copy, Debug)]
pub struct ModuleDefault {
    /// The option's id.
    pub option: &'static str,
    /// Its value for a number of seats.
    pub value: fn(seats: u8) -> &'static str,
}

impl Module {
    /// A module that goes with everything.
    pub const fn new(
        id: &'static str,
        title: &'static str,
        about: &'static str,
        clause: &'static str,
    ) -> Module {
        Module {
            id,
            title,
            about,
            clause,
            editions: &[],
            seats: None,
            needs: &[],
            excludes: &[],
            excludes_clause: "",
            options: &[],
            defaults: &[],
        }
    }

    /// Whether a table uses it.
    pub fn is_in(&self, config: &Config) -> bool {
        config.modules.iter().any(|id| id == self.id)
    }

    /// Whether an edition has it.
    pub fn is_for(&self, edition: &str) -> bool {
        self.editions.is_empty() || self.editions.contains(&edition)
    }

    fn excludes(&self, other: &Module) -> bool {
        self.excludes.contains(&other.id)
    }
}

impl Menu {
    /// The modules that a table uses, in the order of the menu.
    pub fn modules(&self, config: &Config) -> impl Iterator<Item = &'static Module> + Clone {
        self.modules.iter().filter(|module| module.is_in(config))
    }

    /// What an option is if the table does not choose: the default of one of its modules, or of the option itself.
    pub fn default(&self, config: &Config, option: &OptionSpec) -> &'static str {
        let own = self.modules(config).flat_map(|module| module.defaults).find(|row| row.option == option.id);
        own.map_or_else(|| option.default(), |row| (row.value)(self.seats(config)))
    }

    /// The module that replaces the number of seats, if the table uses one.
    fn seating(&self, config: &Config) -> Option<(&'static Module, &'static RangeInclusive<u8>)> {
        self.modules(config).find_map(|module| Some((module, module.seats.as_ref()?)))
    }

    /// How many people can play with the modules of a table.
    pub fn seat_range(&self, config: &Config) -> RangeInclusive<u8> {
        self.seating(config).map_or_else(|| self.seats.clone(), |(_, range)| range.clone())
    }

    pub(super) fn check_seats(&self, config: &Config, problems: &mut Problems) {
        let range = self.seat_range(config);
        if config.seats == 0 || range.contains(&config.seats) {
            return;
        }
        let counts: Vec<String> = range.map(|count| count.to_string()).collect();
        let counts = either(&counts.iter().map(String::as_str).collect::<Vec<_>>());
        let seats = if counts == "1" { "seat" } else { "seats" };
        let with =
            self.seating(config).map_or(String::new(), |(module, _)| format!(" with module {}", module.id));
        problems.add(|| format!("seats {}: {}{with} is for {counts} {seats}", config.seats, self.title));
    }

    /// Unknown and repeated modules, modules of other editions, missing ones, and pairs that exclude each other.
    pub(super) fn check_modules(&self, config: &Config, problems: &mut Problems) {
        for (place, id) in config.modules.iter().enumerate() {
            let name = short(id);
            if self.modules.iter().all(|module| module.id != *id) {
                problems.add(|| self.no_such_module(&name));
            } else if config.modules[..place].contains(id) {
                problems.add(|| format!("module {name}: the table has it twice; name it once"));
            }
        }
        let edition = self.edition(config);
        for module in self.modules(config) {
            if !module.is_for(edition) {
                let editions = either(module.editions);
                problems
                    .add(|| format!("module {}: only edition {editions} has it, not {edition}", module.id));
            }
            for need in module.needs.iter().filter(|need| config.modules.iter().all(|id| id != **need)) {
                problems.add(|| format!("module {}: it needs module {need}; add it", module.id));
            }
        }
        let mut used = self.modules(config);
        while let Some(one) = used.next() {
            for other in used.clone().filter(|other| one.excludes(other) || other.excludes(one)) {
                let clause = if one.excludes(other) { one.excludes_clause } else { other.excludes_clause };
                problems.add(|| {
                    format!("modules {} {}: you cannot use both at one table, r[{clause}]", one.id, other.id)
                });
            }
        }
    }

    fn no_such_module(&self, name: &str) -> String {
        let ids: Vec<&str> = self.modules.iter().map(|module| module.id).collect();
        match (&ids[..], nearest(name, ids.iter().copied())) {
            ([], _) => format!("module {name}: {} has no modules; leave them out", self.title),
            (_, Some(near)) => {
                format!("module {name}: did you mean `{near}`? Choose from {}", ids.join(", "))
            }
            (_, None) => format!("module {name}: there is no such module; choose from {}", ids.join(", ")),
        }
    }

    /// The same table with its modules in the order of the menu.
    pub(super) fn in_order(&self, mut config: Config) -> Config {
        let place = |id: &String| self.modules.iter().position(|module| module.id == *id);
        config.modules.sort_by_key(|id| place(id).unwrap_or(usize::MAX));
        config
    }

    /// Tables with modules, named and few, for the contract. Together they have every allowed pair of modules
    /// with both, with one and with neither, in every edition and with every number of seats.
    pub fn module_tables(&self) -> Vec<(String, Config)> {
        let mut tables = Vec::new();
        for edition in self.editions {
            for set in self.covering(edition.id) {
                for seats in self.seat_range(&set) {
                    let name = format!("{}, {seats} seats, modules {}", edition.id, set.modules.join(" "));
                    tables.push((name, Config { seats, ..set.clone() }));
                }
            }
        }
        tables
    }

    /// A few sets of modules in which every allowed pair is together, apart and absent, without the empty set.
    fn covering(&self, edition: &str) -> Vec<Config> {
        let plain = Config::default().edition(edition);
        // For each pair, whether the first and whether the second is in the set.
        let pairs: Vec<[usize; 2]> = (0..self.modules.len())
            .flat_map(|one| (0..one).map(move |other| [other, one]))
            .chain((0..self.modules.len()).map(|one| [one, one]))
            .collect();
        let shape = |config: &Config, pair: [usize; 2]| pair.map(|place| self.modules[place].is_in(config));
        let mut sets = vec![plain.clone()];
        for &pair in &pairs {
            for want in [[true, true], [true, false], [false, true]] {
                if sets.iter().any(|set| shape(set, pair) == want) {
                    continue;
                }
                let wanted = pair.into_iter().zip(want).filter(|(_, wanted)| *wanted);
                let start = wanted.fold(plain.clone(), |config, (place, _)| self.with(config, place));
                if shape(&start, pair) != want || !self.check(&start).is_empty() {
                    continue;
                }
                // Anything else that goes with them covers other pairs as well.
                let full = (0..self.modules.len()).fold(start, |config, place| {
                    let more = self.with(config.clone(), place);
                    let fits = shape(&more, pair) == want && self.check(&more).is_empty();
                    let news = pairs.iter().any(|&other| {
                        let shape = |set: &Config| shape(set, other);
                        shape(&more) != shape(&config) && sets.iter().all(|set| shape(set) != shape(&more))
                    });
                    if fits && news { more } else { config }
                });
                sets.push(self.in_order(full));
            }
        }
        sets.split_off(1)
    }

    /// The table with one more module and what that needs.
    fn with(&self, mut config: Config, place: usize) -> Config {
        let module = &self.modules[place];
        if !module.is_in(&config) {
            config.modules.push(module.id.to_owned());
            for need in module.needs {
                if let Some(place) = self.modules.iter().position(|other| other.id == *need) {
                    config = self.with(config, place);
                }
            }
        }
        config
    }
}

#[cfg(test)]
mod tests;
