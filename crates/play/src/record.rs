//! The record of a game as text: the `.game` format.
//!
//! ```text
//! box burgundy 1               # the box and its rules version
//! edition 2019
//! seats 2
//! modules monasteries trade
//! option tie.empty most        # the value is the rest of the line
//! names Ann Ben                # one word each
//! ended p2 resigned            # only where somebody gave up: `resigned`, or `time` for a lost clock
//! ---
//! * roll p1 2 4
//! p1 take d1 3 bank
//! = round 1                    # a checkpoint, with the view as text below it
//! | silver 2
//! ```
//!
//! A `#` at the start of a line or after a space begins a comment, except in `|` lines. Blank
//! lines mean nothing. Words a reader does not know are kept, so that programs may add headers.

use std::{error::Error, fmt, str::FromStr};

pub use ended::{Ended, GaveUp};
use engine::{Actor, Config, Seat};

mod ended;

/// What stands for an action that the reader may not know yet.
pub const WITHHELD: &str = "?";

/// Everything above the `---`: what is played, and by whom.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Header {
    /// The box, as the registry names it.
    pub box_id: String,
    /// The version of its rules; changes only when some game would go differently.
    pub version: u16,
    /// Edition, seats, modules and options.
    pub config: Config,
    /// Who sits where. A name is one word; [`plain_name`] makes one out of anything.
    pub names: Vec<String>,
    /// Who gave the game up, if the rules did not end it.
    pub ended: Option<Ended>,
    /// Other header lines, first word and rest, in their order.
    pub extra: Vec<(String, String)>,
}

impl Header {
    /// A header without names.
    pub fn new(box_id: impl Into<String>, version: u16, config: Config) -> Header {
        Header { box_id: box_id.into(), version, config, ..Header::default() }
    }
}

/// A name that fits in a record: spaces become `_`, a leading `#` and control characters go.
pub fn plain_name(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    let name: String = words.join("_").chars().filter(|letter| !letter.is_control()).collect();
    let name = name.trim_start_matches('#');
    if name.is_empty() { "_".to_owned() } else { name.to_owned() }
}

/// One thing that happened: who acted and how, in notation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Who.
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
    /// Something that happened.
    Entry(Entry),
    /// A place where the whole position is written down.
    Checkpoint {
        /// What follows the `=`.
        label: String,
        /// The `|` lines, without the `|`.
        text: Vec<String>,
    },
}

/// A whole game as text. With the rules it reproduces the state, and nothing else is kept.
#[derive(Clone, Debug, Default)]
pub struct Record {
    /// What is played.
    pub header: Header,
    lines: Vec<RecordLine>,
    /// Where each of `lines` stood in the text this was read from.
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

    /// Adds a checkpoint with the lines of `text`; spaces at line ends are dropped.
    pub fn checkpoint(&mut self, label: impl Into<String>, text: &str) {
        let text = text.lines().map(|line| line.trim_end().to_owned()).collect();
        self.add(RecordLine::Checkpoint { label: label.into(), text }, None);
    }

    /// The record of the first `entries` entries, without checkpoints. Nobody has given up there yet.
    #[must_use]
    pub fn first(&self, entries: usize) -> Record {
        let mut shorter = Record::new(Header { ended: None, ..self.header.clone() });
        for entry in self.entries().take(entries) {
            shorter.push(entry.clone());
        }
        shorter
    }

    /// The line of text on which the line numbered `index` (of [`Record::lines`]) stands, or would
    /// stand if this record were printed. Counted from 1.
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

impl fmt::Display for Header {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "box {} {}", self.box_id, self.version)?;
        if let Some(edition) = &self.config.edition {
            writeln!(f, "edition {edition}")?;
        }
        if self.config.seats > 0 {
            writeln!(f, "seats {}", self.config.seats)?;
        }
        if !self.config.modules.is_empty() {
            writeln!(f, "modules {}", self.config.modules.join(" "))?;
        }
        for (id, value) in &self.config.options {
            writeln!(f, "option {id} {value}")?;
        }
        if !self.names.is_empty() {
            writeln!(f, "names {}", self.names.join(" "))?;
        }
        if let Some(ended) = &self.ended {
            writeln!(f, "ended {ended}")?;
        }
        for (word, rest) in &self.extra {
            writeln!(f, "{}", format!("{word} {rest}").trim_end())?;
        }
        writeln!(f, "---")
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

/// What is wrong with a text that should be a record, and what would be accepted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    /// The line, counted from 1.
    pub line: usize,
    /// The column, counted from 1.
    pub column: usize,
    /// What is wrong and what would be right.
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
fn without_comment(line: &str) -> &str {
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

fn parse(text: &str) -> Result<Record, RecordError> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut lines = text.lines().enumerate().map(|(index, line)| (index + 1, line));
    let mut record = Record::new(parse_header(&mut lines)?);
    for (number, raw) in lines {
        if let Some(text) = raw.strip_prefix('|') {
            let Some(RecordLine::Checkpoint { text: below, .. }) = record.lines.last_mut() else {
                let message = "a `|` line belongs below a checkpoint, `= round 1`";
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
            let message = format!("`{who}` acts for nobody; an entry begins with a seat (p1 to p5) or `*`");
            RecordError::new(number, column(line, who), message)
        })?)
    };
    let words: Vec<&str> = rest.split_whitespace().collect();
    if words.is_empty() {
        let message = format!("{who} does nothing; an action in notation must follow");
        return Err(RecordError::new(number, column(line, rest), message));
    }
    Ok(Entry { actor, text: words.join(" ") })
}

fn parse_header<'a>(lines: &mut impl Iterator<Item = (usize, &'a str)>) -> Result<Header, RecordError> {
    let mut header = Header::default();
    let mut seen: Vec<&str> = Vec::new();
    let mut last = 1;
    for (number, raw) in lines {
        last = number;
        let line = without_comment(raw);
        let (word, rest) = split_word(line);
        if word.is_empty() {
            continue;
        }
        if word == "---" {
            if !seen.contains(&"box") {
                let message = "the header names no box; write `box ID VERSION`, such as `box burgundy 1`";
                return Err(RecordError::new(number, 1, message));
            }
            return Ok(header);
        }
        let once = matches!(word, "box" | "edition" | "seats" | "modules" | "names" | "ended");
        if once && seen.contains(&word) {
            let message = format!("`{word}` stands twice in the header");
            return Err(RecordError::new(number, column(raw, word), message));
        }
        seen.push(word);
        header_line(&mut header, word, rest)
            .map_err(|(part, message)| RecordError::new(number, column(raw, part), message))?;
    }
    Err(RecordError::new(last, 1, "the header does not end; write `---` below its last line"))
}

/// Reads one header line. An error comes with the part of the line it is about.
fn header_line<'a>(header: &mut Header, word: &'a str, rest: &'a str) -> Result<(), (&'a str, String)> {
    let (first, others) = split_word(rest);
    if first.is_empty() && matches!(word, "box" | "edition" | "seats" | "option" | "ended") {
        return Err((rest, format!("`{word}` needs a value")));
    }
    let words = || rest.split_whitespace().map(str::to_owned).collect();
    match word {
        "box" => {
            header.version = others.parse().map_err(|_| {
                let message = format!("`{others}` is no rules version; a number from 0 to 65535 must follow");
                (others, message)
            })?;
            first.clone_into(&mut header.box_id);
        }
        "edition" => header.config.edition = Some(rest.to_owned()),
        "seats" => {
            header.config.seats =
                rest.parse().ok().filter(|seats| (1..=Seat::MAX).contains(seats)).ok_or_else(|| {
                    (rest, format!("`{rest}` is no number of seats; 1 to {} is", Seat::MAX))
                })?;
        }
        "modules" => header.config.modules = words(),
        "names" => header.names = words(),
        "ended" => header.ended = Some(rest.parse().map_err(|message| (rest, message))?),
        "option" => {
            if header.config.options.insert(first.to_owned(), others.to_owned()).is_some() {
                return Err((first, format!("option `{first}` stands twice in the header")));
            }
        }
        _ => header.extra.push((word.to_owned(), rest.to_owned())),
    }
    Ok(())
}

#[cfg(test)]
mod tests;
