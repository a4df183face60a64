//! The record of a game as text: the `.game` format.
//!
//! ```text
//! box burgundy 1               # the box and its rules version
//! edition 2019
//! seats 2
//! modules monasteries trade
//! option tie.empty most        # the value is the rest of the line
//! names Ann Ben                # one word each
//! ended p2 resigned            # only if somebody gave up: `resigned`, or `time` for running out of time
//! substitute p1 greedy-bot     # only if somebody else sat there at the end
//! takeback 41 38 p1            # only if the table went back past luck: from 41 entries to 38
//! ---
//! * roll p1 2 4
//! p1 take d1 3 bank
//! = round 1                    # a checkpoint, with the view as text below it
//! | silver 2
//! ```
//!
//! A `#` at the start of a line or after a space begins a comment, except in `|` lines. Blank
//! lines are ignored. Unknown header lines are refused, because a slip such as `editon 2011` would change
//! the game without anyone noticing. Programs may add their own lines, beginning with `x-`. The record of a
//! finished game from a server also has the lines of its [`Proof`].

use std::{error::Error, fmt, str::FromStr};

pub use ended::{Ended, GaveUp};
use engine::{Actor, Seat, short};
pub use header::{Header, plain_name};
pub use proof::{Proof, TakenBack};

mod ended;
mod header;
mod proof;

/// Written in place of an action that the reader may not know yet.
pub const WITHHELD: &str = "?";

/// One entry: who acted and how, in notation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Who acted.
    pub actor: Actor,
    /// The action in notation, or [`WITHHELD`].
    pub text: String,
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.actor, self.text)
    }
}

impl FromStr for Entry {
    type Err = RecordError;

    /// Reads `p1 take d1 3 bank` or `* roll p1 2 4`.
    fn from_str(text: &str) -> Result<Entry, RecordError> {
        parse_entry(1, text)
    }
}

/// One line below the `---`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordLine {
    /// An action.
    Entry(Entry),
    /// A point at which the whole position is written down.
    Checkpoint {
        /// The text after the `=`.
        label: String,
        /// The `|` lines, without the `|`.
        text: Vec<String>,
    },
}

/// A whole game as text. Together with the rules it reproduces the state, so we store nothing else.
#[derive(Clone, Debug, Default)]
pub struct Record {
    /// What is being played.
    pub header: Header,
    lines: Vec<RecordLine>,
    /// The line number of each of `lines` in the text they were read from.
    places: Vec<Option<usize>>,
}

impl PartialEq for Record {
    fn eq(&self, other: &Record) -> bool {
        self.header == other.header && self.lines == other.lines
    }
}

impl Eq for Record {}

impl Record {
    /// A record in which nothing has happened yet.
    pub fn new(header: Header) -> Record {
        Record { header, lines: Vec::new(), places: Vec::new() }
    }

    /// Reads a `.game` text.
    pub fn parse(text: &str) -> Result<Record, RecordError> {
        parse(text)
    }

    /// Entries and checkpoints in order.
    pub fn lines(&self) -> &[RecordLine] {
        &self.lines
    }

    /// The entries alone.
    pub fn entries(&self) -> impl Iterator<Item = &Entry> {
        self.lines.iter().filter_map(|line| match line {
            RecordLine::Entry(entry) => Some(entry),
            RecordLine::Checkpoint { .. } => None,
        })
    }

    /// How many entries there are.
    pub fn len(&self) -> usize {
        self.entries().count()
    }

    /// Whether nothing has happened yet.
    pub fn is_empty(&self) -> bool {
        self.entries().next().is_none()
    }

    /// Adds an entry.
    pub fn push(&mut self, entry: Entry) {
        self.add(RecordLine::Entry(entry), None);
    }

    /// Adds a checkpoint with the lines of `text`, without spaces at their ends.
    pub fn checkpoint(&mut self, label: impl Into<String>, text: &str) {
        let text = text.lines().map(|line| line.trim_end().to_owned()).collect();
        self.add(RecordLine::Checkpoint { label: label.into(), text }, None);
    }

    /// The record of the first `entries` entries, without checkpoints or anything about how the game ended.
    #[must_use]
    pub fn first(&self, entries: usize) -> Record {
        let mut shorter = Record::new(self.header.to_go_on());
        for entry in self.entries().take(entries) {
            shorter.push(entry.clone());
        }
        shorter
    }

    /// The line of text, counted from 1, that holds number `index` of [`Record::lines`], or would hold it if
    /// this record were printed.
    pub fn place(&self, index: usize) -> usize {
        if let Some(Some(place)) = self.places.get(index) {
            return *place;
        }
        let above = self.lines.iter().take(index).map(|line| match line {
            RecordLine::Entry(_) => 1,
            RecordLine::Checkpoint { text, .. } => 1 + text.len(),
        });
        self.header.to_string().lines().count() + 1 + above.sum::<usize>()
    }

    fn add(&mut self, line: RecordLine, place: Option<usize>) {
        self.lines.push(line);
        self.places.push(place);
    }
}

impl fmt::Display for RecordLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordLine::Entry(entry) => writeln!(f, "{entry}"),
            RecordLine::Checkpoint { label, text } => {
                writeln!(f, "= {label}")?;
                for line in text {
                    writeln!(f, "{}", format!("| {line}").trim_end())?;
                }
                Ok(())
            }
        }
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.header)?;
        for line in &self.lines {
            write!(f, "{line}")?;
        }
        Ok(())
    }
}

impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Record, RecordError> {
        parse(text)
    }
}

/// What is wrong with the text of a record, and what would be accepted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    /// The line, counted from 1.
    pub line: usize,
    /// The column, counted from 1.
    pub column: usize,
    /// What is wrong and how to fix it.
    pub message: String,
}

impl RecordError {
    fn new(line: usize, column: usize, message: impl Into<String>) -> RecordError {
        RecordError { line, column, message: message.into() }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.message)
    }
}

impl Error for RecordError {}

/// Cuts a comment off: a `#` that begins the line or follows a space.
pub fn without_comment(line: &str) -> &str {
    let mut after_space = true;
    for (at, letter) in line.char_indices() {
        if letter == '#' && after_space {
            return line[..at].trim_end();
        }
        after_space = letter.is_whitespace();
    }
    line.trim_end()
}

/// The column at which `part`, a slice of `line`, begins.
fn column(line: &str, part: &str) -> usize {
    let offset = (part.as_ptr() as usize).saturating_sub(line.as_ptr() as usize);
    line.get(..offset).map_or(1, |before| before.chars().count() + 1)
}

/// The first word and the rest, both trimmed.
fn split_word(text: &str) -> (&str, &str) {
    let text = text.trim_start();
    match text.find(char::is_whitespace) {
        Some(end) => (&text[..end], text[end..].trim()),
        None => (text, &text[text.len()..]),
    }
}

/// A number as this format writes it, without a sign or leading zeros, so that a text has one form only and a digest
/// of it means something.
fn plain_number<T: FromStr>(text: &str) -> Option<T> {
    let is_plain = text == "0" || !text.starts_with(['0', '+']);
    is_plain.then(|| text.parse().ok()).flatten()
}

fn parse(text: &str) -> Result<Record, RecordError> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut lines = text.lines().enumerate().map(|(index, line)| (index + 1, line));
    let mut record = Record::new(header::parse(&mut lines)?);
    for (number, raw) in lines {
        if let Some(text) = raw.strip_prefix('|') {
            let Some(RecordLine::Checkpoint { text: below, .. }) = record.lines.last_mut() else {
                let message = "a `|` line belongs below a checkpoint such as `= round 1`";
                return Err(RecordError::new(number, 1, message));
            };
            below.push(text.strip_prefix(' ').unwrap_or(text).trim_end().to_owned());
            continue;
        }
        let line = without_comment(raw);
        if line.trim().is_empty() {
            continue;
        }
        if let Some(label) = line.trim_start().strip_prefix('=') {
            if label.trim().is_empty() {
                let message = "a checkpoint needs a label, such as `= round 1`";
                return Err(RecordError::new(number, column(raw, label), message));
            }
            let label = label.trim().to_owned();
            record.add(RecordLine::Checkpoint { label, text: Vec::new() }, Some(number));
            continue;
        }
        record.add(RecordLine::Entry(parse_entry(number, line)?), Some(number));
    }
    Ok(record)
}

fn parse_entry(number: usize, line: &str) -> Result<Entry, RecordError> {
    let (who, rest) = split_word(line);
    let actor = if who == "*" {
        Actor::Chance
    } else {
        Actor::Seat(who.parse::<Seat>().map_err(|_| {
            let shown = short(who);
            let message = format!("`{shown}` is not a seat; an entry begins with a seat (p1 to p5) or `*`");
            RecordError::new(number, column(line, who), message)
        })?)
    };
    let words: Vec<&str> = rest.split_whitespace().collect();
    if words.is_empty() {
        let message = format!("{} needs an action in notation", short(who));
        return Err(RecordError::new(number, column(line, rest), message));
    }
    Ok(Entry { actor, text: words.join(" ") })
}

#[cfg(test)]
mod tests;
