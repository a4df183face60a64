//! What is wrong with a record, and where.

use std::{
    error::Error,
    fmt::{self, Write as _},
};

use engine::{ConfigErrors, Menu, Rules, short};
use play::{Header, Record, RecordError, ReplayError};

use crate::words::column_of;

/// What is wrong with a record: the line and column (from 1) and what would be right.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordProblem {
    /// The line.
    pub line: usize,
    /// The column.
    pub column: usize,
    /// What is wrong. Further lines say what would have been possible.
    pub message: String,
}

impl fmt::Display for RecordProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.message)
    }
}

impl Error for RecordProblem {}

impl From<RecordError> for RecordProblem {
    fn from(error: RecordError) -> RecordProblem {
        RecordProblem { line: error.line, column: error.column, message: error.message }
    }
}

impl RecordProblem {
    /// A problem with a word in a line; at the start of the line if the word is not there.
    pub(crate) fn at_word(text: &str, line: usize, word: &str, message: String) -> RecordProblem {
        let content = text.lines().nth(line.saturating_sub(1)).unwrap_or("").trim_start_matches('\u{feff}');
        RecordProblem { line, column: column_of(content, word), message }
    }

    /// Refuses a header that leaves decisions to the box's defaults. Options may be missing, because old
    /// records did not write them out.
    pub(crate) fn check_header(text: &str, header: &Header, menu: &Menu) -> Result<(), RecordProblem> {
        // A record that never was text has no lines to point to.
        let Some(end) = text.lines().position(|line| first_word(line) == "---") else { return Ok(()) };
        let has = |word: &str| text.lines().take(end).any(|line| first_word(line) == word);
        let missing = |word: &str, values: String| RecordProblem {
            line: end + 1,
            column: 1,
            message: format!("the header has no `{word}` line; {} has {values}", menu.title),
        };
        if !has("edition") {
            let ids: Vec<&str> = menu.editions.iter().map(|edition| edition.id).collect();
            return Err(missing("edition", ids.join(", ")));
        }
        let (least, most) = (menu.seats.start(), menu.seats.end());
        if !has("seats") {
            return Err(missing("seats", format!("{least} to {most}")));
        }
        if header.config.seats == 0 {
            let message = format!("seats 0: {} is for {least} to {most} seats", menu.title);
            return Err(RecordProblem::in_header(text, &ConfigErrors(vec![message])));
        }
        Ok(())
    }

    /// Problems with the header. A message begins with the line it is about (`seats 5: …`, `option boards:
    /// …`) and may quote the bad word. Both are looked up.
    pub(crate) fn in_header(text: &str, errors: &ConfigErrors) -> RecordProblem {
        let header: Vec<&str> = text.lines().take_while(|line| first_word(line) != "---").collect();
        let place = errors.0.iter().find_map(|message| {
            let mut about = message.split(':').next().unwrap_or("").split_whitespace();
            let (kind, value) = (about.next()?, about.next().unwrap_or_default());
            let quoted = message.split('`').skip(1).step_by(2);
            let here = |line: &str, word: &str| line.split_whitespace().skip(1).any(|other| other == word);
            let (index, line) = header.iter().enumerate().find(|(_, line)| {
                let word = first_word(line);
                (word == kind || word.strip_suffix('s') == Some(kind)) && here(line, value)
                    // `board 12: …` and `boards 7 7: …` are about the option `boards`.
                    || word == "option"
                        && (here(line, kind) || here(line, &format!("{kind}s")))
                        && here(line, value)
            })?;
            let word = quoted.into_iter().find(|word| here(line, word)).unwrap_or(value);
            Some((index + 1, word))
        });
        let (line, word) = place.unwrap_or((1, ""));
        RecordProblem::at_word(text, line, word, errors.to_string())
    }

    /// The first entry that the rules do not allow.
    pub(crate) fn in_entry<R: Rules>(
        record: &Record,
        text: &str,
        error: &ReplayError,
        version: u16,
    ) -> RecordProblem {
        if error.entry == 0 {
            let line = text
                .lines()
                .position(|line| line.trim().starts_with(&error.written))
                .map_or(1, |line| line + 1);
            let message = format!("`{}`: {}", error.written, error.reason);
            return RecordProblem { line, column: 1, message };
        }
        let action = error.written.split_once(' ').map_or("", |(_, action)| action);
        // An unreadable action knows which of its words is wrong. An illegal one is wrong as a whole.
        let word = match action.parse::<R::Action>() {
            Err(unreadable) => unreadable.text,
            Ok(_) => action.to_owned(),
        };
        let mut message = format!("entry {}: `{}`: {}", error.entry, short(&error.written), error.reason);
        for (number, legal) in error.legal.iter().enumerate() {
            if number == SHOWN {
                let _ = write!(message, "\n  and {} more", error.legal.len() - SHOWN);
                break;
            }
            message.push_str("\n  possible: ");
            message.push_str(legal);
        }
        let written = record.header.version;
        if written != version {
            let _ = write!(
                message,
                "\n  (the record was written by version {written} of the rules; this is version {version})"
            );
        }
        RecordProblem::at_word(text, error.line, &word, message)
    }
}

/// The first word of a line, or nothing, without the byte-order mark that some editors write.
fn first_word(line: &str) -> &str {
    line.trim_start_matches('\u{feff}').split_whitespace().next().unwrap_or("")
}

/// How many legal actions a message lists.
const SHOWN: usize = 12;
