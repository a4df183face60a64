use std::{collections::BTreeMap, fmt};

/// What a table asked for, as text: which edition, how many seats, which modules and options.
///
/// A box turns it into rules, or reports every problem together.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Config {
    /// The edition. `None` means the box's default.
    pub edition: Option<String>,
    /// How many seats. 0 means the box's default.
    pub seats: u8,
    /// Expansions and variants, by id.
    pub modules: Vec<String>,
    /// Table options by id. Those left out have their default.
    pub options: BTreeMap<String, String>,
    /// The version of the rules that an older table keeps. Only [`Menu::as_of`](crate::Menu::as_of) sets it: nobody can
    /// ask for it. `None` means the newest version.
    pub as_of: Option<u16>,
}

impl Config {
    /// A table with this many seats and the box's defaults for everything else.
    pub fn seats(seats: u8) -> Config {
        Config { seats, ..Config::default() }
    }

    /// The same with an edition.
    #[must_use]
    pub fn edition(mut self, edition: &str) -> Config {
        self.edition = Some(edition.to_owned());
        self
    }

    /// The same with one option set.
    #[must_use]
    pub fn option(mut self, id: &str, value: &str) -> Config {
        self.options.insert(id.to_owned(), value.to_owned());
        self
    }
}

/// How many problems of one config we list. A request of one megabyte can have a hundred thousand.
pub(crate) const MOST_TOLD: usize = 20;

/// Everything that is wrong with a config, and what would be accepted instead.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ConfigErrors(pub Vec<String>);

impl fmt::Display for ConfigErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, error) in self.0.iter().take(MOST_TOLD).enumerate() {
            if number > 0 {
                writeln!(f)?;
            }
            write!(f, "{error}")?;
        }
        match self.0.len().saturating_sub(MOST_TOLD) {
            0 => Ok(()),
            more => write!(f, "\nand {more} more"),
        }
    }
}

impl std::error::Error for ConfigErrors {}
