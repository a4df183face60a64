//! Overlays: values that a table plays by instead of ours.
//!
//! Some of what we print rests on one source, or on none. Owners of the real thing can correct it without
//! touching code: a text file with one `key value` on each line. A row of the overlay is carried by a table
//! option called `overlay.` and its key, so requests, records and scenarios need nothing else.

use std::{
    collections::BTreeMap,
    fmt::{self, Write as _},
};

use super::{Menu, OptionSpec, either};
use crate::{Confidence, Config, config::MOST_TOLD, nearest, short};

/// The start of the ids of options that carry an overlay's rows.
pub const OVERLAY: &str = "overlay.";

/// The longest value of an option, in bytes. It has to fit on a line of a record.
pub const LONGEST_VALUE: usize = 400;

/// The most lines of an overlay file. The longest example has a few hundred.
const MOST_LINES: usize = 2000;

/// What an overlay may replace in a box.
#[derive(Clone, Copy, Debug)]
pub struct Overlay {
    /// The values, in the order in which we list them.
    pub rows: &'static [OverlayRow],
    /// What is wrong with values that are right on their own: the key to blame, and a message.
    pub together: fn(&Config) -> Vec<(&'static str, String)>,
}

/// A value that an overlay may replace.
#[derive(Clone, Copy, Debug)]
pub struct OverlayRow {
    /// The option that carries it. Its id is [`OVERLAY`] and the key, and its default is the value in the box.
    pub option: OptionSpec,
    /// How well we know the value in the box.
    pub confidence: Confidence,
    /// Where that value comes from.
    pub note: &'static str,
    /// The editions that have it. If there are none, all of them do.
    pub editions: &'static [&'static str],
    /// Other clauses that it changes, besides the option's.
    pub also: &'static [&'static str],
}

/// A mistake in an overlay file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OverlayProblem {
    /// The line it is on, from 1.
    pub line: usize,
    /// What is wrong, and what would be right.
    pub message: String,
}

impl fmt::Display for OverlayProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "overlay line {}: {}", self.line, self.message)
    }
}

impl Overlay {
    /// For a box in which everything is certain.
    pub const NONE: Overlay = Overlay::of(&[]);

    /// Rows that do not depend on each other.
    pub const fn of(rows: &'static [OverlayRow]) -> Overlay {
        Overlay { rows, together: |_| Vec::new() }
    }

    /// The row with this key.
    pub fn row(&self, key: &str) -> Option<&'static OverlayRow> {
        self.rows.iter().find(|row| row.key() == key)
    }
}

impl OverlayRow {
    /// A row that every edition has.
    pub const fn new(option: OptionSpec, confidence: Confidence, note: &'static str) -> OverlayRow {
        OverlayRow { option, confidence, note, editions: &[], also: &[] }
    }

    /// What it is called in an overlay file.
    pub fn key(&self) -> &'static str {
        self.option.id.strip_prefix(OVERLAY).unwrap_or(self.option.id)
    }

    /// The clauses whose text it changes.
    pub fn clauses(&self) -> impl Iterator<Item = &'static str> {
        std::iter::once(self.option.clause).chain(self.also.iter().copied())
    }

    /// What is wrong with replacing it in an edition.
    pub(super) fn check_edition(&self, edition: &str) -> Result<(), String> {
        if self.editions.is_empty() || self.editions.contains(&edition) {
            return Ok(());
        }
        Err(format!("only edition {} has it, not {edition}", either(self.editions)))
    }
}

impl Menu {
    /// Reads an overlay file for a table. Returns the options that carry its rows, or all mistakes in it.
    pub fn read_overlay(
        &self,
        text: &str,
        table: &Config,
    ) -> Result<BTreeMap<String, String>, Vec<OverlayProblem>> {
        let lines = text.lines().take(MOST_LINES + 1).count();
        if lines > MOST_LINES {
            let message = format!("the file is too long; an overlay has at most {MOST_LINES} lines");
            return Err(vec![OverlayProblem { line: lines, message }]);
        }
        let mut reading = Reading::new(self, self.edition(table));
        for (line, key, value) in entries(text, &mut reading.problems) {
            reading.entry(line, key, &value);
        }
        let mut config = table.clone();
        config.options.extend(reading.options.clone());
        for (key, message) in (self.overlay.together)(&config) {
            // A mistake may also be in an option that the table chose itself.
            let line = reading.lines.get(key).copied().unwrap_or(1);
            reading.wrong(line, message);
        }
        let mut problems = reading.problems;
        if problems.is_empty() {
            return Ok(reading.options);
        }
        problems.sort_by_key(|problem| problem.line);
        if problems.len() > MOST_TOLD {
            let (line, more) = (problems[MOST_TOLD].line, problems.len() - MOST_TOLD);
            problems.truncate(MOST_TOLD);
            problems.push(OverlayProblem { line, message: format!("and {more} more problems") });
        }
        Err(problems)
    }

    /// An overlay file with every row as it is in the box, to copy and change.
    pub fn overlay_example(&self) -> String {
        let mut text = format!(
            "# Every value in {} that an overlay can replace, as it is in the box.\n\
             # Copy this file, correct what is wrong and delete the rest. `docs/overlays.md` explains the format.\n",
            self.title
        );
        for row in self.overlay.rows {
            let editions =
                if row.editions.is_empty() { String::new() } else { format!(" ({})", either(row.editions)) };
            let _ = write!(
                text,
                "\n# {}{editions}\n# {}: {}\n{} {}\n",
                row.option.about,
                row.confidence.words(),
                row.note,
                row.key(),
                row.option.default()
            );
        }
        text
    }
}

/// What has been read so far.
struct Reading<'a> {
    menu: &'a Menu,
    edition: &'a str,
    options: BTreeMap<String, String>,
    /// The line of each key.
    lines: BTreeMap<&'static str, usize>,
    problems: Vec<OverlayProblem>,
    /// How many keys were unknown.
    unknown: usize,
}

impl<'a> Reading<'a> {
    fn new(menu: &'a Menu, edition: &'a str) -> Reading<'a> {
        Reading {
            menu,
            edition,
            options: BTreeMap::new(),
            lines: BTreeMap::new(),
            problems: Vec::new(),
            unknown: 0,
        }
    }

    fn wrong(&mut self, line: usize, message: String) {
        self.problems.push(OverlayProblem { line, message });
    }

    /// One key with its value.
    fn entry(&mut self, line: usize, key: &str, value: &str) {
        let Some(row) = self.menu.overlay.row(key) else {
            self.unknown += 1;
            // With this many before it, nobody hears of this one, so there is no need to look.
            let is_told = self.unknown <= MOST_TOLD;
            let message = if is_told { self.no_such_key(key) } else { String::new() };
            return self.wrong(line, message);
        };
        let key = row.key();
        if let Some(first) = self.lines.get(key) {
            let message = format!("`{key}` is already on line {first}; keep one of them");
            return self.wrong(line, message);
        }
        self.lines.insert(key, line);
        let example = || format!("such as `{key} {}`", row.option.default());
        if value.is_empty() {
            return self.wrong(line, format!("`{key}` needs a value, {}", example()));
        }
        if value.starts_with('=') {
            return self.wrong(line, format!("write the value straight after the key, {}", example()));
        }
        // The table has to be able to write it into its record.
        if value.len() > LONGEST_VALUE {
            let length = value.len();
            return self.wrong(
                line,
                format!("`{key}`: its value has {length} letters; use at most {LONGEST_VALUE}"),
            );
        }
        if let Some(letter) = value.chars().find(|&letter| letter == '#' || letter.is_control()) {
            let letter = letter.escape_debug();
            return self.wrong(line, format!("`{key}`: a value cannot have `{letter}` in it, {}", example()));
        }
        if let Err(message) = row.check_edition(self.edition).and_then(|()| row.option.check(value)) {
            return self.wrong(line, format!("`{key}`: {message}"));
        }
        self.options.insert(row.option.id.to_owned(), value.to_owned());
    }

    fn no_such_key(&self, key: &str) -> String {
        let name = short(key);
        let keys: Vec<&str> = self.menu.overlay.rows.iter().map(OverlayRow::key).collect();
        if keys.is_empty() {
            return format!("{} has no values that an overlay could change", self.menu.title);
        }
        match nearest(&name, keys.iter().copied()) {
            Some(near) => format!("there is no key `{name}`; did you mean `{near}`?"),
            None => format!("there is no key `{name}`; the keys are {}", keys.join(", ")),
        }
    }
}

/// The entries of a file: their line, their key and their value with single spaces. A line that begins with a
/// space continues the value above it.
fn entries<'a>(text: &'a str, problems: &mut Vec<OverlayProblem>) -> Vec<(usize, &'a str, String)> {
    // Some editors start a file with an invisible byte-order mark.
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut entries: Vec<(usize, &str, String)> = Vec::new();
    for (line, raw) in (1..).zip(text.lines()) {
        let words = without_comment(raw).split_whitespace();
        let mut words = words.peekable();
        if words.peek().is_none() {
            continue;
        }
        if raw.starts_with(char::is_whitespace) {
            match entries.last_mut() {
                Some((_, _, value)) => {
                    for word in words {
                        value.push_str(if value.is_empty() { "" } else { " " });
                        value.push_str(word);
                    }
                }
                None => problems.push(OverlayProblem {
                    line,
                    message: "a line that begins with a space continues the one above; begin with a key"
                        .to_owned(),
                }),
            }
            continue;
        }
        let key = words.next().expect("there is a word");
        entries.push((line, key, words.collect::<Vec<_>>().join(" ")));
    }
    entries
}

/// A comment begins with `#` at the start of a line or after a space.
fn without_comment(line: &str) -> &str {
    let starts = |at: usize| line[..at].ends_with(char::is_whitespace) || at == 0;
    let end = line.match_indices('#').map(|(at, _)| at).find(|&at| starts(at));
    &line[..end.unwrap_or(line.len())]
}

#[cfg(test)]
mod tests;
