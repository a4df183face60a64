//! How older tables keep their rules.

use super::Menu;
use crate::Config;

/// What a box had before we changed our mind. A record from that time is still played with it.
#[derive(Clone, Copy, Debug)]
pub struct Earlier {
    /// The last version of the rules that had it.
    pub until: u16,
    /// The module that it belongs to, if it belongs to one.
    pub module: Option<&'static str>,
    /// The number of seats that it was for, if it was not for every number.
    pub seats: Option<u8>,
    /// Options, those of the overlay included, with the values they had then. This is the only way to get a value
    /// that is no longer on the menu.
    pub values: &'static [(&'static str, &'static str)],
}

impl Menu {
    /// A table that was opened under some version of the rules, with every value written out that has changed since
    /// and that the table did not choose itself.
    pub fn as_of(&self, version: u16, table: &Config) -> Config {
        let mut config = table.clone();
        config.as_of = Some(version);
        for earlier in self.earlier_than(version, table) {
            for &(id, value) in earlier.values {
                config.options.entry(id.to_owned()).or_insert_with(|| value.to_owned());
            }
        }
        config
    }

    /// Whether a table has a value that only older tables can have.
    pub(super) fn keeps(&self, config: &Config, id: &str, value: &str) -> bool {
        let version = config.as_of.unwrap_or(u16::MAX);
        self.earlier_than(version, config).any(|earlier| earlier.values.contains(&(id, value)))
    }

    /// What a table of some version has that a new one would not have.
    fn earlier_than(&self, version: u16, table: &Config) -> impl Iterator<Item = &'static Earlier> {
        let used = |module: &'static str| self.modules(table).any(|used| used.id == module);
        let seated = self.seats(table);
        self.earlier.iter().filter(move |earlier| {
            let seats = earlier.seats.is_none_or(|seats| seats == seated);
            version <= earlier.until && seats && earlier.module.is_none_or(used)
        })
    }
}
