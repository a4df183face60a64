//! Scenarios: Markdown that says what the clauses of the rules mean, and is executed.
//!
//! ````markdown
//! ## Selling takes the whole pile — r[burgundy.sell.all]
//!
//! Prose explains; blocks are run in order.
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
//! **`given`** comes first. The runner reads `edition X`, `editions X Y` (one run for each),
//! `seats N`, `modules A B`, `option ID VALUE`, `boards ...` (the option of that name) and `start`
//! (the game from its very beginning); all other lines go to [`engine::Stage::arrange`].
//!
//! **`play`** lines: `p1 ACTION`, `* OUTCOME`, `* any` (chance acts, with a fixed seed, until a seat
//! is asked), `refuse: p1 ACTION` (must be refused).
//!
//! **`then`** lines: `legal: p1 ACTION`, `illegal: p1 ACTION`, `only: p1 WORDS: REST | REST` (the legal
//! actions that begin with these words), `none: p1 WORDS` (no legal action begins so), `asked: p1 p2`,
//! `asked: *`, `asked: nobody`, `prompt: p1 WORD`, `outcomes: A x2 | B` (weights may be left out),
//! `shown: p1 TEXT`, `hidden: spectator TEXT` (in the view), `rank p1 1`, `score p1 57`,
//! `event: r[clause]`, `no event: r[clause]`. All other lines are facts read by
//! [`engine::Stage::inspect`]: the words that name it, then a number (`3`, or `=-3`), a change since
//! before the preceding `play` (`+2`, `-1`, `+0`), or words (`-` for none). With clauses behind it a
//! change is what the events of these clauses changed; without, the whole change.
//!
//! `#` at the start of a line or after a space begins a comment. A `text` block is prose.

mod bless;
mod parse;
mod position;
mod run;
mod then;

use std::{fmt, fs, io, path::Path};

pub use bless::bless;
use engine::{Config, ConfigErrors, Stage};
pub use parse::cited;
pub(crate) use parse::without_comment;

/// Turns the words of a `given` block into rules.
pub type Compose<'a, R> = &'a dyn Fn(&Config) -> Result<R, ConfigErrors>;

/// A clause named in a scenario file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Citation {
    /// The id, without `r[` and `]`.
    pub clause: String,
    /// The line it stands on, counted from 1.
    pub line: usize,
    /// The title of the scenario.
    pub scenario: String,
}

/// Something a file said that is not so, or that is wrong with the file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    /// The file.
    pub file: String,
    /// The line, counted from 1.
    pub line: usize,
    /// The column, counted from 1.
    pub column: usize,
    /// The scenario with its edition, if it names several; empty outside of scenarios.
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

/// What running scenario files found.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// Scenarios read.
    pub scenarios: usize,
    /// Those in which everything was so.
    pub passed: usize,
    /// The others.
    pub failed: usize,
    /// Everything that was not so.
    pub failures: Vec<Failure>,
    /// Every clause cited in a heading or behind a line.
    pub clauses: Vec<Citation>,
}

impl Report {
    /// Adds what another file gave.
    pub fn merge(&mut self, other: Report) {
        self.scenarios += other.scenarios;
        self.passed += other.passed;
        self.failed += other.failed;
        self.failures.extend(other.failures);
        self.clauses.extend(other.clauses);
    }

    /// Whether nothing failed.
    pub fn is_ok(&self) -> bool {
        self.failures.is_empty()
    }

    /// Panics with all failures if there are any: the last line of a box's test.
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

/// Runs every scenario in a text; `file` names it in messages.
pub fn run<R: Stage>(file: &str, text: &str, compose: Compose<R>) -> Report {
    run::run(file, text, compose).report
}

/// Runs a scenario file.
pub fn run_file<R: Stage>(path: &Path, compose: Compose<R>) -> io::Result<Report> {
    Ok(run(&path.display().to_string(), &fs::read_to_string(path)?, compose))
}

/// Runs every `.md` file in a folder, in the order of their names.
pub fn run_folder<R: Stage>(folder: &Path, compose: Compose<R>) -> io::Result<Report> {
    let mut report = Report::default();
    for path in crate::files(folder, "md")? {
        report.merge(run_file(&path, compose)?);
    }
    Ok(report)
}

#[cfg(test)]
mod tests;
