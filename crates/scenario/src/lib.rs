//! Scenarios: Markdown that says what the clauses of the rules mean, and that can be run.
//!
//! ````markdown
//! ## Selling takes the whole pile — r[burgundy.sell.all]
//!
//! Prose explains. Blocks are run in order.
//!
//! ```given
//! seats 2
//! p1 dice 3 5
//! p1 goods brown 2
//! ```
//! ```play
//! p1 sell d1 brown
//! ```
//! ```then
//! p1 silver +1        r[burgundy.sell.income]
//! p1 goods brown 0
//! illegal: p1 sell d2 brown
//! ```
//! ````
//!
//! `docs/scenarios.md` is the manual. In short:
//!
//! - **`cases`** lists the values with which to repeat the scenario.
//! - **`given`** sets up the table and the position. Lines that the runner does not know go to
//!   [`engine::Stage::arrange`].
//! - **`play`** says what the seats and chance do.
//! - **`when`** does the same, but starts where the first `when` block started.
//! - **`then`** says what must be true. Lines that the runner does not know are facts, read by
//!   [`engine::Stage::inspect`].
//! - **`refused`** says how a `given` block is refused.
//! - **`text`** is prose.
//!
//! A typing error fails in every kind of line. An action must be one that its actor can take at some point,
//! the beginning of an action must match some action, and a clause must be in the rules.
//!
//! Reading a text knows no particular box. A [`Game`] opens the table that each scenario describes.
#![warn(missing_docs)]

mod bless;
mod cases;
mod facts;
mod forms;
mod given;
mod known;
mod notes;
mod odds;
mod parse;
mod position;
mod run;
mod staged;
mod then;
mod words;

use std::{collections::BTreeSet, fmt, time::Duration};

pub use bless::bless;
use engine::{Config, ConfigErrors, Stage};
pub use forms::can_begin;
pub use parse::cited;
pub use run::said;
pub use staged::{Findings, Script, Staged};

/// Opens the table that a `given` block describes. The config decides which rules are behind it.
pub type Open<'a> = Box<dyn Fn(&Config) -> Result<Box<dyn Staged>, ConfigErrors> + 'a>;

/// The box whose scenarios are run.
pub struct Game<'a> {
    /// Opens the table that a `given` block describes.
    pub open: Open<'a>,
    /// Its `RULES.md`, which lists the clauses.
    pub rules: &'a str,
}

impl<'a> Game<'a> {
    /// A box that has one type of rules.
    pub fn of<R: Stage + 'static>(
        compose: impl Fn(&Config) -> Result<R, ConfigErrors> + 'a,
        rules: &'a str,
    ) -> Game<'a> {
        let open = move |config: &Config| Ok(Box::new(compose(config)?) as Box<dyn Staged>);
        Game { open: Box::new(open), rules }
    }
}

/// The heading of a scenario.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Heading {
    /// Its line, counted from 1.
    pub line: usize,
    /// The title, without the clauses.
    pub title: String,
    /// The ids of the clauses cited in it.
    pub clauses: Vec<String>,
}

/// How one scenario went.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tried {
    /// The file.
    pub file: String,
    /// Its heading.
    pub heading: Heading,
    /// What was wrong. Empty if it passed.
    pub failures: Vec<Failure>,
    /// How long it took.
    pub time: Duration,
}

/// A clause cited in a scenario file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Citation {
    /// The id, without `r[` and `]`.
    pub clause: String,
    /// Its line, counted from 1.
    pub line: usize,
    /// The title of the scenario.
    pub scenario: String,
}

/// Something a file states that is not true, or a mistake in the file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    /// The file.
    pub file: String,
    /// The line, counted from 1.
    pub line: usize,
    /// The column, counted from 1.
    pub column: usize,
    /// The scenario, with its edition if it names several. Empty outside scenarios.
    pub scenario: String,
    /// What was expected and what was found.
    pub message: String,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}: ", self.file, self.line, self.column)?;
        if !self.scenario.is_empty() {
            write!(f, "{}\n  ", self.scenario)?;
        }
        f.write_str(&self.message.replace('\n', "\n  "))
    }
}

/// The result of running scenario files.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// How many scenarios were read.
    pub scenarios: usize,
    /// How many of them passed.
    pub passed: usize,
    /// How many of them failed.
    pub failed: usize,
    /// Every failure.
    pub failures: Vec<Failure>,
    /// Every clause cited in a heading or at the end of a line.
    pub clauses: Vec<Citation>,
    /// Every scenario, in order.
    pub tried: Vec<Tried>,
    /// The clauses of everything that happened.
    pub emitted: BTreeSet<&'static str>,
    /// Those that a line looked for and found.
    pub observed: BTreeSet<&'static str>,
}

impl Report {
    /// Adds the results of another file.
    pub fn merge(&mut self, other: Report) {
        self.scenarios += other.scenarios;
        self.passed += other.passed;
        self.failed += other.failed;
        self.failures.extend(other.failures);
        self.clauses.extend(other.clauses);
        self.tried.extend(other.tried);
        self.emitted.extend(other.emitted);
        self.observed.extend(other.observed);
    }

    /// Whether nothing failed.
    pub fn is_ok(&self) -> bool {
        self.failures.is_empty()
    }

    /// Panics with all failures if there are any. A box's test ends with this.
    #[track_caller]
    pub fn assert_ok(&self) {
        assert!(self.is_ok(), "\n{self}");
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for failure in &self.failures {
            writeln!(f, "{failure}")?;
        }
        write!(f, "{} passed, {} failed", self.passed, self.failed)
    }
}

/// The headings of the scenarios in a text, in order, without running anything.
pub fn headings(text: &str) -> Vec<Heading> {
    parse::parse("", text).0.into_iter().map(|scenario| scenario.heading).collect()
}

/// Runs every scenario in a text. `file` is its name in messages.
pub fn run(file: &str, text: &str, game: &Game) -> Report {
    run_some(file, text, game, &|_| true)
}

/// Runs the selected scenarios in a text.
pub fn run_some(file: &str, text: &str, game: &Game, wanted: &dyn Fn(&Heading) -> bool) -> Report {
    run::run(file, text, game, wanted).report
}
