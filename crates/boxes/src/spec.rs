//! What a box says about itself, in types.

use std::collections::BTreeMap;

use engine::{Config, ConfigErrors, Menu, Paper, Seat, Stage};
use search::{Bot, RandomBot};

/// A box as the registry knows it, implemented for its rules.
///
/// Everything an application needs beyond the rules is here, so that adding a box takes one implementation of
/// this trait and one line in [`crate::BOXES`].
pub trait BoxSpec: Stage + Sized + 'static {
    /// The box's name on the command line and in records.
    const ID: &'static str;
    /// Its name for people.
    const TITLE: &'static str;
    /// What a table may choose: editions, modules, seats, options.
    const MENU: Menu;
    /// The version of its rules.
    const VERSION: u16;
    /// Its `RULES.md`.
    const RULES_TEXT: &'static str;
    /// Its translations `RULES.<language>.md`, by language.
    const TRANSLATIONS: &'static [(&'static str, &'static str)] = &[];
    /// Its bots, weakest first. Every box has `random`.
    const BOTS: &'static [BotSpec<Self>];
    /// Where points come from, in the order of [`BoxSpec::points_by_source`].
    const SOURCES: &'static [&'static str];

    /// The rules for one table, or all problems with its configuration.
    fn compose(config: &Config) -> Result<Self, ConfigErrors>;

    /// The same table with every default written out.
    fn complete(config: &Config) -> Config {
        Self::MENU.complete(config)
    }

    /// Where every table of the box's content comes from.
    fn provenance() -> Vec<Provenance>;

    /// What is printed, for clients that draw it: boards, tiles, texts. Null if there is nothing.
    fn catalog() -> serde_json::Value {
        serde_json::Value::Null
    }

    /// The table options in an overlay file, or everything that is wrong with it.
    fn overlay(text: &str) -> Result<BTreeMap<String, String>, ConfigErrors> {
        let _ = text;
        Err(ConfigErrors(vec![format!("{} has no values that an overlay could change", Self::TITLE)]))
    }

    /// Appends a seat's points by source. Their sum is its score.
    fn points_by_source(&self, state: &Self::State, seat: Seat, acc: &mut Vec<i32>);

    /// The names of results at this table with the points each needs, lowest first; none if there are only
    /// winners and losers.
    fn grades(&self) -> Vec<(i16, &'static str)> {
        Vec::new()
    }

    /// An option's value at this table, if something other than the option decides it.
    fn in_force(&self, option: &str) -> Option<String> {
        let _ = option;
        None
    }

    /// A number that differs in every turn (or round, if everybody acts at the same time); `None` outside
    /// turns.
    fn turn(&self, state: &Self::State) -> Option<u32> {
        let _ = state;
        None
    }

    /// What ended a finished game, in a few words.
    fn ending(&self, state: &Self::State) -> &'static str {
        let _ = state;
        "played to the end"
    }

    /// Draws a view for people at a terminal.
    fn draw(view: &Self::View, paper: Paper) -> String {
        let _ = paper;
        view.to_string()
    }

    /// What the signs on a drawn table mean: each sign with its meaning.
    fn legend() -> Vec<(String, String)> {
        Vec::new()
    }

    /// The order in which the seats start, once it is settled.
    fn opening_order(&self, state: &Self::State) -> Option<Vec<Seat>>;
}

/// One of a box's bots.
pub struct BotSpec<R> {
    /// Its name on the command line.
    pub name: &'static str,
    /// How it plays, in one sentence.
    pub about: &'static str,
    /// Whether it is only for comparison and not offered to people.
    pub yardstick: bool,
    /// Makes one. The same seeds always play the same.
    pub make: fn(BotSeed) -> Box<dyn Bot<R>>,
}

/// Where a bot's random numbers come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BotSeed {
    /// One for each seat, the same for the whole game: the bot's character.
    pub temper: u64,
    /// For everything else, such as a choice between equals.
    pub luck: u64,
}

impl<R: engine::Rules> BotSpec<R> {
    /// The bot that every box has.
    pub const RANDOM: BotSpec<R> = BotSpec {
        name: "random",
        about: "plays any legal action, all equally likely",
        yardstick: false,
        make: |seed| Box::new(RandomBot::new(seed.luck)),
    };
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
}
