//! A box for programs that do not know any game.

use std::{collections::BTreeMap, marker::PhantomData, ops::Deref};

use engine::{Config, ConfigErrors, OVERLAY, OverlayProblem, OverlayRow, Seat};
use play::Record;
use scenario::{Game, Heading, Report};
use search::numbers::{Form, Sheet};

use crate::{
    about::{About, Provenance},
    apart::{Apart, Fork},
    archive::Archive,
    arena::Arena,
    bots::{BotKind, BotRow},
    clauses::{Clause, ORIGINAL, Rulebook},
    face::Face,
    face_of::FaceOf,
    ladder::{self, Measured},
    level::Level,
    mirror::BoxMirror,
    problem::RecordProblem,
    school::Classroom,
    spec::BoxSpec,
    table::BoxTable,
    words::unknown,
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

/// A box whose rules nobody needs to know: what it says about itself ([`About`]), and what it can do.
pub struct GameBox {
    about: &'static About,
    files: &'static Archive,
    face: &'static dyn Face,
}

impl Deref for GameBox {
    type Target = About;

    fn deref(&self) -> &About {
        self.about
    }
}

impl GameBox {
    /// A box without its types. `files` are its rules texts, puzzles and nets.
    pub const fn of<B: BoxSpec>(files: &'static Archive) -> GameBox {
        GameBox { about: B::ABOUT, files, face: &FaceOf::<B>(PhantomData) }
    }

    /// What it brings along.
    pub fn files(&self) -> &'static Archive {
        self.files
    }

    /// The steps of a turn that are worth mentioning.
    pub fn told_steps(&self, actions: &[String]) -> Vec<String> {
        let is_told = |action: &&String| !self.unsaid.contains(&action.split(' ').next().unwrap_or_default());
        let told: Vec<String> = actions.iter().filter(is_told).cloned().collect();
        if told.is_empty() { actions.to_vec() } else { told }
    }

    /// Where every table of its content comes from.
    pub fn provenance(&self) -> Vec<Provenance> {
        (self.about.provenance)(&self.clauses())
    }

    /// Its rules in a language such as `de`; in English if there is no translation.
    pub fn rulebook(&self, language: &str) -> Rulebook<'static> {
        let read = |language| Rulebook::read(language, self.files.rules(language));
        match self.translations.iter().find(|code| **code == language) {
            Some(code) => read(ORIGINAL).translated(read(code)),
            None => read(ORIGINAL),
        }
    }

    /// What the signs on a drawn table mean.
    pub fn legend(&self) -> Vec<(String, String)> {
        (self.about.legend)()
    }

    /// Its bots with how they play: `random`, those for comparison, then the levels.
    pub fn bots(&self) -> Vec<BotRow> {
        self.face.bots()
    }

    /// The bots that people can choose to play against, the weakest first: the levels. A box without levels offers
    /// what else it has.
    pub fn opponents(&self) -> Vec<BotRow> {
        self.face.opponents()
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
        self.about.catalog.map_or(serde_json::Value::Null, |catalog| catalog())
    }

    /// What is wrong with a config, or how many seats the table has.
    pub fn check_config(&self, config: &Config) -> Result<u8, ConfigErrors> {
        self.face.check(config)
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
        self.face.open(self.files, config, names)
    }

    /// The table that a record of this box describes. `text` is what the record was read from, to say where
    /// something is wrong.
    pub fn open_record(&self, record: &Record, text: &str) -> Result<Box<dyn BoxTable>, RecordProblem> {
        self.face.open_record(self.files, record, text)
    }

    /// The table that a record of this box describes, given as text.
    pub fn open_text(&self, text: &str) -> Result<Box<dyn BoxTable>, RecordProblem> {
        let record = Record::parse(text)?;
        let id = &record.header.box_id;
        if id != self.id {
            return Err(RecordProblem::at_word(text, 1, id, unknown("box", id, [self.id])));
        }
        self.open_record(&record, text)
    }

    /// A game as one seat knows it, before it has heard any entry. `opening` is a record without entries, and `text` what
    /// it was read from.
    pub fn mirror(
        &self,
        opening: &Record,
        text: &str,
        seat: Seat,
    ) -> Result<Box<dyn BoxMirror>, RecordProblem> {
        self.face.mirror(opening, text, seat)
    }

    /// A table for bots, one for each seat.
    pub fn arena(&self, config: &Config, bots: &[String]) -> Result<Box<dyn Arena>, ConfigErrors> {
        self.face.arena(config, bots)
    }

    /// What the file of the numbers that guide its bots has to hold, if it has one.
    pub fn numbers(&self) -> Option<&'static Form> {
        self.face.numbers()
    }

    /// Which scope of that file counts at a table.
    pub fn scope(&self, config: &Config) -> Result<usize, ConfigErrors> {
        self.face.scope(config)
    }

    /// A table for bots with the numbers of such files, one for each seat.
    pub fn arena_with(&self, config: &Config, seats: &[&Sheet]) -> Result<Box<dyn Arena>, ConfigErrors> {
        self.face.arena_with(config, seats)
    }

    /// Where nets learn the box, if they can. A net that plays only `alone` has its own classroom, where that pays.
    pub fn classroom(&self, alone: bool) -> Option<Box<dyn Classroom>> {
        self.face.classroom(alone)
    }

    /// Runs the selected scenarios in a Markdown text. `name` says in messages where it came from.
    pub fn check(&self, name: &str, text: &str, wanted: &dyn Fn(&Heading) -> bool) -> Report {
        let open = |config: &Config| self.face.stage(config);
        scenario::run_some(
            name,
            text,
            &Game { open: Box::new(open), rules: self.files.rules(ORIGINAL) },
            wanted,
        )
    }

    /// How two ways to play a position differ, by so many pairs of games with this luck. Or what is wrong with it.
    pub fn apart(&self, fork: &Fork, games: (u16, u64)) -> Result<Apart, String> {
        let assumed = self.files.assumptions().at(&fork.config.modules);
        self.face.apart(fork, assumed, games)
    }

    /// Counts the games of `depth` actions that can follow a position.
    pub fn perft(&self, config: &Config, depth: u32) -> Result<u64, ConfigErrors> {
        self.face.perft(config, depth)
    }

    /// The same from the end of a record.
    pub fn perft_record(&self, record: &Record, text: &str, depth: u32) -> Result<u64, RecordProblem> {
        self.face.perft_record(record, text, depth)
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
        names.into_iter().filter_map(|name| self.face.check_bot(name).err()).collect()
    }

    /// Whether a name in a record means one of its bots.
    pub fn knows_bot(&self, name: &str) -> bool {
        self.face.knows_bot(name)
    }
}

/// What the options of a table would be if it had not chosen them.
struct Usual<'a> {
    menu: &'static engine::Menu,
    config: &'a Config,
    /// The rows of an overlay that depend on other options. They do not depend on each other.
    written: BTreeMap<String, String>,
}

impl<'a> Usual<'a> {
    fn of(game: &'a GameBox, config: &'a Config) -> Usual<'a> {
        let written = game.about.complete.map(|complete| {
            let mut printed = config.clone();
            printed.options.retain(|id, _| !id.starts_with(OVERLAY));
            let mut written = complete(&printed).options;
            written.retain(|id, _| id.starts_with(OVERLAY));
            written
        });
        Usual { menu: &game.about.menu, config, written: written.unwrap_or_default() }
    }

    fn value(&self, id: &str) -> &str {
        let default = || self.menu.option(id).map_or("", |option| self.menu.default(self.config, option));
        self.written.get(id).map_or_else(default, String::as_str)
    }
}
