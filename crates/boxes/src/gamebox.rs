//! A box for programs that do not know any game.

use std::{collections::BTreeMap, marker::PhantomData, ops::RangeInclusive, sync::Arc};

use engine::{Config, ConfigErrors, OptionSpec, counted};
use play::{Header, Match, Record};
use scenario::{Game, Heading, Report};
use search::perft;

use crate::{
    Arena, BotSpec, BoxSpec, BoxTable, Clause, Edition, Module, Provenance, RecordProblem, Rulebook,
    arena::BotTable, clauses::ORIGINAL, shared, words::unknown,
};

/// A box without its types: everything the binary and the server need.
pub trait GameBox: Sync {
    /// The box's name on the command line and in records.
    fn id(&self) -> &'static str;
    /// Its name for people.
    fn title(&self) -> &'static str;
    /// Its editions, the default first.
    fn editions(&self) -> &'static [Edition];
    /// Its modules.
    fn modules(&self) -> &'static [Module];
    /// Its table options.
    fn options(&self) -> &'static [OptionSpec];
    /// How many people can play.
    fn seats(&self) -> RangeInclusive<u8>;
    /// The version of its rules.
    fn version(&self) -> u16;
    /// Where every table of its content comes from.
    fn provenance(&self) -> Vec<Provenance>;
    /// Its rules in a language such as `de`; in English if there is no translation.
    fn rulebook(&self, language: &str) -> Rulebook<'static>;
    /// What the signs on a drawn table mean.
    fn legend(&self) -> Vec<(String, String)>;
    /// Its bots with how they play, weakest first.
    fn bots(&self) -> Vec<(&'static str, &'static str)>;
    /// The bots that people can choose to play against.
    fn opponents(&self) -> Vec<(&'static str, &'static str)>;

    /// What is printed, for clients that draw it; null if there is nothing.
    fn catalog(&self) -> serde_json::Value;

    /// What is wrong with a config; empty if it can be played.
    fn check_config(&self, config: &Config) -> Result<u8, ConfigErrors>;

    /// The same table with every default written out.
    fn complete(&self, config: &Config) -> Config;

    /// The table options in an overlay file, or everything that is wrong with it.
    fn overlay(&self, text: &str) -> Result<BTreeMap<String, String>, ConfigErrors>;

    /// A table at which nothing has happened yet. The record's header has the names.
    fn open(&self, config: &Config, names: &[String]) -> Result<Box<dyn BoxTable>, ConfigErrors>;

    /// The table that a record of this box describes. `text` is what the record was read from, to say where
    /// something is wrong.
    fn open_record(&self, record: &Record, text: &str) -> Result<Box<dyn BoxTable>, RecordProblem>;

    /// A table for bots, one for each seat.
    fn arena(&self, config: &Config, bots: &[String]) -> Result<Box<dyn Arena>, ConfigErrors>;

    /// Runs the selected scenarios in a Markdown text. `name` says in messages where it came from.
    fn check(&self, name: &str, text: &str, wanted: &dyn Fn(&Heading) -> bool) -> Report;

    /// Counts the games of `depth` actions that can follow a position.
    fn perft(&self, config: &Config, depth: u32) -> Result<u64, ConfigErrors>;

    /// The same from the end of a record.
    fn perft_record(&self, record: &Record, text: &str, depth: u32) -> Result<u64, RecordProblem>;
}

impl dyn GameBox + '_ {
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
        let known = self.bots();
        let mut problems = Vec::new();
        for name in names {
            if known.iter().all(|(bot, _)| *bot != name) {
                problems.push(unknown("bot", name, known.iter().map(|(bot, _)| *bot)));
            }
        }
        problems
    }
}

/// A typed box behind the untyped interface.
pub struct Face<R>(PhantomData<fn() -> R>);

impl<R> Face<R> {
    /// The only instance for `R`.
    pub const NEW: Face<R> = Face(PhantomData);
}

impl<R: BoxSpec> Face<R> {
    fn replay(record: &Record, text: &str) -> Result<Match<R>, RecordProblem> {
        let header = &record.header;
        if header.version > R::VERSION {
            let message = format!(
                "the record was written by version {} of the rules of {}, but this program has version {}",
                header.version,
                R::ID,
                R::VERSION
            );
            return Err(RecordProblem::at_word(text, 1, &header.version.to_string(), message));
        }
        RecordProblem::check_header(text, header, &R::MENU)?;
        let rules =
            shared::compose::<R>(&header.config).map_err(|errors| RecordProblem::in_header(text, &errors))?;
        Match::replay(rules, record, None)
            .map_err(|error| RecordProblem::in_entry::<R>(record, text, &error, R::VERSION))
    }
}

impl<R: BoxSpec> GameBox for Face<R> {
    fn id(&self) -> &'static str {
        R::ID
    }

    fn title(&self) -> &'static str {
        R::TITLE
    }

    fn editions(&self) -> &'static [Edition] {
        R::MENU.editions
    }

    fn modules(&self) -> &'static [Module] {
        R::MENU.modules
    }

    fn options(&self) -> &'static [OptionSpec] {
        R::MENU.options
    }

    fn seats(&self) -> RangeInclusive<u8> {
        R::MENU.seats
    }

    fn version(&self) -> u16 {
        R::VERSION
    }

    fn provenance(&self) -> Vec<Provenance> {
        R::provenance()
    }

    fn rulebook(&self, language: &str) -> Rulebook<'static> {
        let original = Rulebook::read(ORIGINAL, R::RULES_TEXT);
        match R::TRANSLATIONS.iter().find(|(code, _)| *code == language) {
            Some((code, text)) => original.translated(Rulebook::read(code, text)),
            None => original,
        }
    }

    fn legend(&self) -> Vec<(String, String)> {
        R::legend()
    }

    fn bots(&self) -> Vec<(&'static str, &'static str)> {
        R::BOTS.iter().map(|bot| (bot.name, bot.about)).collect()
    }

    fn opponents(&self) -> Vec<(&'static str, &'static str)> {
        let offered = R::BOTS.iter().filter(|bot| !bot.yardstick);
        offered.map(|bot| (bot.name, bot.about)).collect()
    }

    fn catalog(&self) -> serde_json::Value {
        R::catalog()
    }

    fn overlay(&self, text: &str) -> Result<BTreeMap<String, String>, ConfigErrors> {
        R::overlay(text)
    }

    fn check_config(&self, config: &Config) -> Result<u8, ConfigErrors> {
        R::compose(config).map(|rules| rules.seats())
    }

    fn complete(&self, config: &Config) -> Config {
        R::complete(config)
    }

    fn open(&self, config: &Config, names: &[String]) -> Result<Box<dyn BoxTable>, ConfigErrors> {
        let rules = shared::compose::<R>(config)?;
        let header = header::<R>(config, names);
        Ok(Box::new(Match::new(rules, header)))
    }

    fn open_record(&self, record: &Record, text: &str) -> Result<Box<dyn BoxTable>, RecordProblem> {
        Ok(Box::new(Self::replay(record, text)?))
    }

    fn arena(&self, config: &Config, bots: &[String]) -> Result<Box<dyn Arena>, ConfigErrors> {
        let mut problems = (self as &dyn GameBox).check_bots(bots.iter().map(String::as_str));
        let rules = match R::compose(config) {
            Ok(rules) => rules,
            Err(errors) => {
                problems.extend(errors.0);
                return Err(ConfigErrors(problems));
            }
        };
        let seats = rules.seats() as usize;
        if bots.len() != seats {
            let (bots, seats) = (counted(bots.len(), "bot"), counted(seats, "seat"));
            problems.push(format!("{bots} for {seats}: name one for each seat"));
        }
        if !problems.is_empty() {
            return Err(ConfigErrors(problems));
        }
        let find = |name: &String| R::BOTS.iter().find(|bot| bot.name == name);
        let header = header::<R>(config, bots);
        let bots: Vec<&'static BotSpec<R>> = bots.iter().filter_map(find).collect();
        Ok(Box::new(BotTable { rules: Arc::new(rules), header, bots }))
    }

    fn check(&self, name: &str, text: &str, wanted: &dyn Fn(&Heading) -> bool) -> Report {
        scenario::run_some(name, text, &Game::of(R::compose, R::RULES_TEXT), wanted)
    }

    fn perft(&self, config: &Config, depth: u32) -> Result<u64, ConfigErrors> {
        let rules = R::compose(config)?;
        Ok(perft(&rules, &rules.start(), depth))
    }

    fn perft_record(&self, record: &Record, text: &str, depth: u32) -> Result<u64, RecordProblem> {
        let game = Self::replay(record, text)?;
        Ok(perft(game.rules(), game.state(), depth))
    }
}

/// A new game's header. It writes out the box's defaults, so that the record stays valid when a default
/// changes.
fn header<R: BoxSpec>(config: &Config, names: &[String]) -> Header {
    let mut header = Header::new(R::ID, R::VERSION, R::complete(config));
    header.names = names.iter().map(|name| play::plain_name(name)).collect();
    header
}
