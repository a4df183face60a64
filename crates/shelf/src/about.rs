//! What a box says about itself.

use engine::{Config, Menu};

use crate::clauses::Clause;

/// What a box says about itself, in plain values.
pub struct About {
    /// The box's name on the command line and in records.
    pub id: &'static str,
    /// Its name for people.
    pub title: &'static str,
    /// What a table may choose: editions, modules, seats, options.
    pub menu: Menu,
    /// The version of its rules.
    pub version: u16,
    /// The languages that its rules have been translated into.
    pub translations: &'static [&'static str],
    /// Where every table of its content comes from, given its clauses.
    pub provenance: fn(&[Clause<'_>]) -> Vec<Provenance>,
    /// What is printed, for clients that draw it: boards, tiles, texts.
    pub catalog: Option<fn() -> serde_json::Value>,
    /// The first words of actions that are left out when a turn is described, because they change nothing.
    pub unsaid: &'static [&'static str],
    /// What the signs on a drawn table mean: each sign with its meaning.
    pub legend: fn() -> Vec<(String, String)>,
    /// Writes out every default, if the menu alone does not know them all.
    pub complete: Option<fn(&Config) -> Config>,
}

impl About {
    /// A table with every default written out.
    pub fn complete(&self, config: &Config) -> Config {
        match self.complete {
            Some(complete) => complete(config),
            None => self.menu.complete(config),
        }
    }
}

/// Where one row or table of content comes from.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
pub struct Provenance {
    /// The table it belongs to, such as `boards`.
    pub table: String,
    /// The row, or what the rows have in common.
    pub row: String,
    /// How sure it is: `printed`, `two sources`, `one source`, `reconstructed`.
    pub standing: String,
    /// The source.
    pub source: String,
    /// Whether we had no printed copy to check it against, so that it may be wrong.
    pub reconstructed: bool,
    /// The key with which an overlay can replace it.
    pub overlay: Option<&'static str>,
}
