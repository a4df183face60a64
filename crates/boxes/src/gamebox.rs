//! A box for programs that do not know any game.

use std::collections::BTreeMap;

use engine::{Config, ConfigErrors, Menu, OVERLAY, OverlayProblem, OverlayRow};
use play::Record;
use scenario::{Game, Heading, Report};

use crate::{
    Arena, BotKind, BotRow, BoxTable, Classroom, Clause, Level, Measured, Provenance, RecordProblem,
    Rulebook, Variant, clauses::ORIGINAL, ladder,
};

/// A value that a table plays by instead of the one in the box.
#[derive(Clone, Debug)]
pub struct HouseValue {
    /// The row of the overlay.
    pub row: &'static OverlayRow,
    /// The value here.
    pub value: String,
    /// The value in the box.
    pub instead_of: String,
}

/// A box as the registry knows it: what it says about itself, and the rules that a table may be played by.
///
/// A box has one menu. What a table chooses from it also decides which of the box's variants it plays. The
/// caller need not know, since a variant has its own rules type but no id and no row in any list.
pub struct GameBox {
    /// The box's name on the command line and in records.
    pub id: &'static str,
    /// Its name for people.
    pub title: &'static str,
    /// What a table may choose: editions, modules, seats, options.
    pub menu: Menu,
    /// The version of its rules, the same for all variants.
    pub version: u16,
    /// Its rules in a language: its `RULES.md` in `en`, and a `RULES.<language>.md` for each translation.
    pub rules_text: fn(&str) -> &'static str,
    /// The languages that its rules have been translated into.
    pub translations: &'static [&'static str],
    /// Where every table of its content comes from.
    pub provenance: fn() -> Vec<Provenance>,
    /// What is printed, for clients that draw it: boards, tiles, texts.
    pub catalog: Option<fn() -> serde_json::Value>,
    /// The first words of actions that are left out when a turn is described, because they change nothing.
    pub unsaid: &'static [&'static str],
    /// What the signs on a drawn table mean: each sign with its meaning.
    pub legend: fn() -> Vec<(String, String)>,
    /// Writes out every default, if the menu alone does not know them all.
    pub complete: Option<fn(&Config) -> Config>,
    /// The rules that a table may be played by. All have bots with the same names.
    pub variants: &'static [&'static dyn Variant],
    /// Which variant a config is for. Only this function maps configs to rules types. It also answers if
    /// something is wrong with the config, so that the variant can say what.
    pub choose: fn(&Config) -> usize,
}

impl GameBox {
    /// The steps of a turn that are worth mentioning.
    pub fn told_steps(&self, actions: &[String]) -> Vec<String> {
        let is_told = |action: &&String| !self.unsaid.contains(&action.split(' ').next().unwrap_or_default());
        let told: Vec<String> = actions.iter().filter(is_told).cloned().collect();
        if told.is_empty() { actions.to_vec() } else { told }
    }

    /// The variant that a config is for.
    fn variant(&self, config: &Config) -> &'static dyn Variant {
        self.variants[(self.choose)(config)]
    }

    /// Where every table of its content comes from.
    pub fn provenance(&self) -> Vec<Provenance> {
        (self.provenance)()
    }

    /// Its rules in a language such as `de`; in English if there is no translation.
    pub fn rulebook(&self, language: &str) -> Rulebook<'static> {
        let read = |language| Rulebook::read(language, (self.rules_text)(language));
        match self.translations.iter().find(|code| **code == language) {
            Some(code) => read(ORIGINAL).translated(read(code)),
            None => read(ORIGINAL),
        }
    }

    /// What the signs on a drawn table mean.
    pub fn legend(&self) -> Vec<(String, String)> {
        (self.legend)()
    }

    /// Its bots with how they play: `random`, those for comparison, then the levels.
    pub fn bots(&self) -> Vec<BotRow> {
        self.variants[0].bots()
    }

    /// The bots that people can choose to play against, the weakest first: the levels. A box without levels offers
    /// what else it has.
    pub fn opponents(&self) -> Vec<BotRow> {
        self.variants[0].opponents()
    }

    /// The bot that plays if nobody chose one: the middle level, or the last one if there are no levels.
    pub fn usual_bot(&self) -> &'static str {
        let all = self.opponents();
        let medium = all.iter().find(|bot| bot.kind == BotKind::Level(Level::Medium));
        medium.or(all.last()).map_or("random", |bot| bot.name)
    }

    /// How strong and how fast one of its bots is, as far as we have measured it.
    pub fn measured(&self, bot: &str) -> Measured {
        ladder::measured(self.id, bot)
    }

    /// What is printed, for clients that draw it; null if there is nothing.
    pub fn catalog(&self) -> serde_json::Value {
        self.catalog.map_or(serde_json::Value::Null, |catalog| catalog())
    }

    /// What is wrong with a config, or how many seats the table has.
    pub fn check_config(&self, config: &Config) -> Result<u8, ConfigErrors> {
        self.variant(config).check(config)
    }

    /// The same table with every default written out.
    pub fn complete(&self, config: &Config) -> Config {
        match self.complete {
            Some(complete) => complete(config),
            None => self.menu.complete(config),
        }
    }

    /// The options of a table that differ from what it would have otherwise.
    pub fn chosen(&self, config: &Config) -> BTreeMap<String, String> {
        let usual = Usual::of(self, config);
        let mut chosen = config.options.clone();
        chosen.retain(|id, value| usual.value(id) != *value);
        chosen
    }

    /// The rows of the overlay that a table replaces.
    pub fn house_values(&self, config: &Config) -> Vec<HouseValue> {
        let usual = Usual::of(self, config);
        let value = |(id, value): (&String, &String)| {
            let (row, instead_of) = (self.menu.overlay_row(id)?, usual.value(id));
            let differs = instead_of != *value;
            differs.then(|| HouseValue { row, value: value.clone(), instead_of: instead_of.to_owned() })
        };
        config.options.iter().filter_map(value).collect()
    }

    /// The options that carry an overlay's rows, or everything that is wrong with the file. `table` holds the
    /// table's other choices.
    pub fn overlay(
        &self,
        text: &str,
        table: &Config,
    ) -> Result<BTreeMap<String, String>, Vec<OverlayProblem>> {
        self.menu.read_overlay(text, table)
    }

    /// A table at which nothing has happened yet. The record's header has the names.
    pub fn open(&self, config: &Config, names: &[String]) -> Result<Box<dyn BoxTable>, ConfigErrors> {
        self.variant(config).open(config, names)
    }

    /// The table that a record of this box describes. `text` is what the record was read from, to say where
    /// something is wrong.
    pub fn open_record(&self, record: &Record, text: &str) -> Result<Box<dyn BoxTable>, RecordProblem> {
        self.variant(&record.header.config).open_record(record, text)
    }

    /// A table for bots, one for each seat.
    pub fn arena(&self, config: &Config, bots: &[String]) -> Result<Box<dyn Arena>, ConfigErrors> {
        self.variant(config).arena(config, bots)
    }

    /// Where nets learn the box, if they can. A net that plays only `alone` has its own classroom, where that pays.
    pub fn classroom(&self, alone: bool) -> Option<Box<dyn Classroom>> {
        self.variants[0].classroom(alone)
    }

    /// Runs the selected scenarios in a Markdown text. `name` says in messages where it came from.
    pub fn check(&self, name: &str, text: &str, wanted: &dyn Fn(&Heading) -> bool) -> Report {
        let open = |config: &Config| self.variant(config).stage(config);
        scenario::run_some(
            name,
            text,
            &Game { open: Box::new(open), rules: (self.rules_text)(ORIGINAL) },
            wanted,
        )
    }

    /// Counts the games of `depth` actions that can follow a position.
    pub fn perft(&self, config: &Config, depth: u32) -> Result<u64, ConfigErrors> {
        self.variant(config).perft(config, depth)
    }

    /// The same from the end of a record.
    pub fn perft_record(&self, record: &Record, text: &str, depth: u32) -> Result<u64, RecordProblem> {
        self.variant(&record.header.config).perft_record(record, text, depth)
    }

    /// Its clauses as they were written, in rulebook order.
    pub fn clauses(&self) -> Vec<Clause<'static>> {
        self.rulebook(ORIGINAL).clauses
    }

    /// A clause's text, by its id with or without `r[…]`.
    pub fn clause(&self, id: &str) -> Option<Clause<'static>> {
        let id = id.strip_prefix("r[").and_then(|id| id.strip_suffix(']')).unwrap_or(id);
        self.clauses().into_iter().find(|clause| clause.id == id)
    }

    /// The notice for a box that is partly reconstructed; `None` for others.
    pub fn reconstruction(&self) -> Option<String> {
        let clauses = self.clauses();
        let lost = clauses.iter().filter(|clause| clause.is_reconstructed()).count();
        (lost > 0).then(|| {
            format!(
                "This is a reconstruction: {lost} of its {} clauses fill gaps in the surviving rules and may not \
                 be the author's.",
                clauses.len()
            )
        })
    }

    /// All problems with a list of bot names.
    pub fn check_bots<'a>(&self, names: impl IntoIterator<Item = &'a str>) -> Vec<String> {
        names.into_iter().filter_map(|name| self.variants[0].check_bot(name).err()).collect()
    }

    /// Whether a name in a record means one of its bots.
    pub fn knows_bot(&self, name: &str) -> bool {
        self.variants[0].knows_bot(name)
    }
}

/// What the options of a table would be if it had not chosen them.
struct Usual<'a> {
    menu: &'a Menu,
    config: &'a Config,
    /// The rows of an overlay that depend on other options. They do not depend on each other.
    written: BTreeMap<String, String>,
}

impl<'a> Usual<'a> {
    fn of(game: &'a GameBox, config: &'a Config) -> Usual<'a> {
        let written = game.complete.map(|complete| {
            let mut printed = config.clone();
            printed.options.retain(|id, _| !id.starts_with(OVERLAY));
            let mut written = complete(&printed).options;
            written.retain(|id, _| id.starts_with(OVERLAY));
            written
        });
        Usual { menu: &game.menu, config, written: written.unwrap_or_default() }
    }

    fn value(&self, id: &str) -> &str {
        let default = || self.menu.option(id).map_or("", |option| self.menu.default(self.config, option));
        self.written.get(id).map_or_else(default, String::as_str)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::BOXES;

    /// The same, one option after the other and with the whole table written out each time.
    fn long_way(game: &GameBox, config: &Config) -> BTreeMap<String, String> {
        let otherwise = |id: &str| {
            let mut without = config.clone();
            without.options.remove(id);
            let usual = game.complete(&without).options.remove(id);
            usual.unwrap_or_else(|| game.menu.choice(&without, id).to_owned())
        };
        let mut chosen = config.options.clone();
        chosen.retain(|id, value| otherwise(id) != *value);
        chosen
    }

    #[test]
    fn what_a_table_has_chosen_is_what_it_would_not_have_otherwise() {
        for game in BOXES {
            let (menu, rows) = (&game.menu, game.menu.overlay.rows);
            let mut tables = vec![Config::default()];
            tables.extend(menu.module_tables().into_iter().map(|(_, table)| table));
            for table in &tables {
                let printed =
                    |table: Config, row: &OverlayRow| table.option(row.option.id, row.option.default());
                let whole = rows.iter().fold(table.clone(), printed);
                let mut compared = vec![game.complete(table), whole.clone(), game.complete(&whole)];
                for option in menu.options(table) {
                    for value in option.values {
                        compared.push(game.complete(&table.clone().option(option.id, value)));
                        compared.push(whole.clone().option(option.id, value));
                    }
                }
                for table in compared {
                    assert_eq!(game.chosen(&table), long_way(game, &table), "{} {table:?}", game.id);
                }
            }
        }
    }
}
