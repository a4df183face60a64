use std::ops::RangeInclusive;

use crate::{Config, config::MOST_TOLD, nearest, short};

mod earlier;
mod modules;
mod overlay;
mod text;

pub use earlier::Earlier;
pub use modules::{Module, ModuleDefault};
pub use overlay::{LONGEST_VALUE, OVERLAY, Overlay, OverlayProblem, OverlayRow};
pub use text::Text;

/// What a box lets a table choose. A box is composed from a [`Config`] that its menu has checked.
#[derive(Clone, Debug)]
pub struct Menu {
    /// The name of the box in messages.
    pub title: &'static str,
    /// Its editions, the default first.
    pub editions: &'static [Edition],
    /// Its modules: expansions and variants that a table may add.
    pub modules: &'static [Module],
    /// How many people can play.
    pub seats: RangeInclusive<u8>,
    /// How many seats a table gets if it did not ask for a number.
    pub usual_seats: u8,
    /// Its table options. A module may have more.
    pub options: &'static [OptionSpec],
    /// The values that a table may replace.
    pub overlay: Overlay,
    /// What older versions of the rules had, oldest first.
    pub earlier: &'static [Earlier],
}

/// One printing of a box.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Edition {
    /// Its id, such as `2019`.
    pub id: &'static str,
    /// What it is, in one sentence.
    pub about: &'static str,
}

/// A table option: a question the rules leave to the table.
#[derive(Clone, Copy, Debug)]
pub struct OptionSpec {
    /// Its id, such as `tie.empty`.
    pub id: &'static str,
    /// The accepted values, the default first. If there are none, the option takes free text.
    pub values: &'static [&'static str],
    /// What free text is accepted.
    pub free: Option<FreeText>,
    /// What is decided, in one sentence.
    pub about: &'static str,
    /// The clause that leaves it open.
    pub clause: &'static str,
}

/// The values of an option that has too many to list.
#[derive(Clone, Copy, Debug)]
pub struct FreeText {
    /// The value if the table does not choose one.
    pub default: &'static str,
    /// What is wrong with a value on its own. What depends on other choices is checked at composition.
    pub check: fn(&str) -> Result<(), String>,
}

impl OptionSpec {
    /// An option with listed values, the default first.
    pub const fn one_of(
        id: &'static str,
        values: &'static [&'static str],
        about: &'static str,
        clause: &'static str,
    ) -> OptionSpec {
        OptionSpec { id, values, free: None, about, clause }
    }

    /// An option that takes free text.
    pub const fn free(
        id: &'static str,
        text: FreeText,
        about: &'static str,
        clause: &'static str,
    ) -> OptionSpec {
        OptionSpec { id, values: &[], free: Some(text), about, clause }
    }

    /// The value if the table does not choose one.
    pub fn default(&self) -> &'static str {
        match self.free {
            Some(text) => text.default,
            None => self.values.first().copied().unwrap_or_default(),
        }
    }

    /// What is wrong with a value on its own.
    pub fn check(&self, value: &str) -> Result<(), String> {
        match self.free {
            Some(text) => (text.check)(value),
            None if self.values.contains(&value) => Ok(()),
            None => Err(format!("`{}` is not one of {}", short(value), self.values.join(", "))),
        }
    }
}

impl Menu {
    /// The option called `id`, of the box, of one of its modules or of its overlay.
    pub fn option(&self, id: &str) -> Option<&'static OptionSpec> {
        let own = self.every_option().find(|(_, option)| option.id == id).map(|(_, option)| option);
        own.or_else(|| self.overlay_row(id).map(|row| &row.option))
    }

    /// The row of the overlay that an option carries.
    pub fn overlay_row(&self, id: &str) -> Option<&'static OverlayRow> {
        self.overlay.rows.iter().find(|row| row.option.id == id)
    }

    /// All options but those of the overlay, each with the module it belongs to.
    fn every_option(&self) -> impl Iterator<Item = (Option<&'static Module>, &'static OptionSpec)> {
        let own = self.options.iter().map(|option| (None, option));
        let of = |module: &'static Module| module.options.iter().map(move |option| (Some(module), option));
        own.chain(self.modules.iter().flat_map(of))
    }

    /// The options of a table: those of the box and of the modules it uses.
    pub fn options(&self, config: &Config) -> impl Iterator<Item = &'static OptionSpec> {
        self.every_option()
            .filter(|(module, _)| module.is_none_or(|module| module.is_in(config)))
            .map(|(_, option)| option)
    }

    /// Everything in a config that is not on the menu, with what could be chosen instead.
    pub fn check(&self, config: &Config) -> Vec<String> {
        let mut problems = Problems::default();
        let editions: Vec<&str> = self.editions.iter().map(|edition| edition.id).collect();
        if let Some(edition) = config.edition.as_deref().filter(|edition| !editions.contains(edition)) {
            let (edition, known) = (short(edition), either(&editions));
            problems.add(|| format!("edition {edition}: there is no such edition; choose {known}"));
        }
        self.check_seats(config, &mut problems);
        self.check_modules(config, &mut problems);
        // Nobody needs to be told about each of thousands of options that do not exist.
        let (given, most) = (config.options.len(), self.every_option().count() + self.overlay.rows.len());
        let read = most + MOST_TOLD;
        if given > read {
            problems.add(|| format!("{given} options are given, but there are only {most}"));
        }
        for (id, value) in config.options.iter().take(read) {
            let found = self.every_option().find(|(_, option)| option.id == id);
            let row = self.overlay_row(id);
            let id = short(id);
            if let Some(row) = row {
                let right = row.check_edition(self.edition(config)).and_then(|()| row.option.check(value));
                if let Err(message) = right {
                    problems.add(|| format!("option {id}: {message}"));
                }
                continue;
            }
            match found {
                Some((Some(module), _)) if !module.is_in(config) => problems.add(|| {
                    format!("option {id}: it needs module {}, which this table does not use", module.id)
                }),
                Some((_, option)) => {
                    if let Err(message) = option.check(value)
                        && !self.keeps(config, option.id, value)
                    {
                        problems.add(|| format!("option {id}: {message}"));
                    }
                }
                None => problems.add(|| {
                    let ids: Vec<&str> = self.options(config).map(|option| option.id).collect();
                    let rows = self.overlay.rows.iter().map(|row| row.option.id);
                    match nearest(&id, ids.iter().copied().chain(rows)).filter(|_| id.starts_with(OVERLAY)) {
                        Some(near) => format!("option {id}: there is no such option; did you mean `{near}`?"),
                        None => {
                            format!("option {id}: there is no such option; choose from {}", ids.join(", "))
                        }
                    }
                }),
            }
        }
        for (key, message) in (self.overlay.together)(config) {
            problems.add(|| format!("option {OVERLAY}{key}: {message}"));
        }
        problems.told()
    }

    /// The same table with every default written out: edition, seats and all options. Modules are in the order
    /// of the menu. A record that says all this still replays after a default has changed. Rows of the overlay are
    /// not defaults but what is printed, so they are written only if the table replaces them.
    #[must_use]
    pub fn complete(&self, config: &Config) -> Config {
        let mut complete = self.in_order(config.clone());
        complete.seats = self.seats(config);
        complete.edition.get_or_insert_with(|| self.edition(config).to_owned());
        for option in self.options(config) {
            let default = || self.default(config, option).to_owned();
            complete.options.entry(option.id.to_owned()).or_insert_with(default);
        }
        complete
    }

    /// The edition a table plays: the one it asked for if that exists, otherwise the default.
    pub fn edition(&self, config: &Config) -> &'static str {
        let asked = self.editions.iter().find(|edition| config.edition.as_deref() == Some(edition.id));
        asked.or(self.editions.first()).map(|edition| edition.id).unwrap_or_default()
    }

    /// How many seats a table has: the number it asked for if that is possible, otherwise the default.
    pub fn seats(&self, config: &Config) -> u8 {
        let range = self.seat_range(config);
        match config.seats {
            seats if range.contains(&seats) => seats,
            _ => self.usual_seats.clamp(*range.start(), *range.end()),
        }
    }

    /// The value of an option: the one the table asked for, or the default.
    pub fn choice<'a>(&self, config: &'a Config, id: &str) -> &'a str {
        let default = || self.option(id).map_or("", |option| self.default(config, option));
        config.options.get(id).map_or_else(default, String::as_str)
    }
}

/// What is wrong with a config. Only the first problems are put into words.
#[derive(Default)]
struct Problems {
    told: Vec<String>,
    left_out: usize,
}

impl Problems {
    fn add(&mut self, message: impl FnOnce() -> String) {
        if self.told.len() < MOST_TOLD { self.told.push(message()) } else { self.left_out += 1 }
    }

    fn told(mut self) -> Vec<String> {
        if self.left_out > 0 {
            self.told.push(format!("and {} more problems", self.left_out));
        }
        self.told
    }
}

/// `2, 3 or 4`.
fn either(words: &[&str]) -> String {
    match words {
        [] => String::new(),
        [only] => (*only).to_owned(),
        [first @ .., last] => format!("{} or {last}", first.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MENU: Menu = Menu {
        title: "The market",
        editions: &[Edition { id: "2", about: "with stalls" }, Edition { id: "1", about: "the first" }],
        modules: &[],
        seats: 2..=4,
        usual_seats: 2,
        options: &[
            OptionSpec::one_of("stall", &["small", "large"], "how much there is", "toy.stall"),
            OptionSpec::free(
                "coins",
                FreeText { default: "5", check: number },
                "coins to begin with",
                "toy.coins",
            ),
        ],
        overlay: Overlay::NONE,
        earlier: &[],
    };

    fn number(text: &str) -> Result<(), String> {
        text.parse::<u8>().map(|_| ()).map_err(|_| format!("`{text}` is not a number"))
    }

    #[test]
    fn everything_that_is_not_on_the_menu_is_reported_together() {
        let config =
            Config::seats(5).edition("3").option("stall", "huge").option("coins", "x").option("cat", "1");
        let config = Config { modules: vec!["inn".to_owned()], ..config };
        let told = [
            "edition 3: there is no such edition; choose 2 or 1",
            "seats 5: The market is for 2, 3 or 4 seats",
            "module inn: The market has no modules; leave them out",
            "option cat: there is no such option; choose from stall, coins",
            "option coins: `x` is not a number",
            "option stall: `huge` is not one of small, large",
        ];
        assert_eq!(MENU.check(&config), told);
    }

    #[test]
    fn a_flood_of_problems_is_reported_in_a_few_lines() {
        let mut config = Config::seats(2).edition(&"9".repeat(5000));
        for number in 0..1000 {
            config = config.option(&format!("{number}-{}", "x".repeat(5000)), "1");
        }
        let told = MENU.check(&config);
        assert_eq!(told.len(), MOST_TOLD + 1);
        assert!(told.iter().all(|line| line.chars().count() < 200), "{told:?}");
        assert_eq!(told[1], "1000 options are given, but there are only 2");
        assert_eq!(told[MOST_TOLD], "and 4 more problems", "the others were not read");
    }

    #[test]
    fn a_complete_config_writes_out_the_defaults() {
        let complete = MENU.complete(&Config::default().option("coins", "7"));
        assert_eq!(complete, Config::seats(2).edition("2").option("stall", "small").option("coins", "7"));
        assert_eq!(MENU.complete(&complete), complete);
    }

    #[test]
    fn what_a_table_does_not_choose_has_its_default() {
        let nothing = Config::default();
        assert_eq!(MENU.check(&nothing), [""; 0]);
        assert_eq!((MENU.edition(&nothing), MENU.seats(&nothing)), ("2", 2));
        assert_eq!((MENU.choice(&nothing, "stall"), MENU.choice(&nothing, "coins")), ("small", "5"));
        let config = Config::seats(3).edition("1").option("coins", "7");
        assert_eq!(
            (MENU.edition(&config), MENU.seats(&config), MENU.choice(&config, "coins")),
            ("1", 3, "7")
        );
    }
}
