//! What is wrong with a record, and where.

use std::{
    error::Error,
    fmt::{self, Write as _},
};

use engine::{ConfigErrors, Rules};
use play::{Record, RecordError, ReplayError};

use crate::words::column_of;

/// What is wrong with a record: the line and column (from 1) and what would be right.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordProblem {
    /// The line.
    pub line: usize,
    /// The column.
    pub column: usize,
    /// What is wrong; further lines say what would have been possible.
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
    /// A problem with a word of a line; at the start of the line if the word is not there.
    pub(crate) fn at_word(text: &str, line: usize, word: &str, message: String) -> RecordProblem {
        let content = text.lines().nth(line.saturating_sub(1)).unwrap_or("");
        RecordProblem { line, column: column_of(content, word), message }
    }

    /// Problems with the header. A message begins with the bad word or quotes it; it is looked up.
    pub(crate) fn in_header(text: &str, errors: &ConfigErrors) -> RecordProblem {
        let header: Vec<&str> = text.lines().take_while(|line| line.trim() != "---").collect();
        let place = errors.0.iter().find_map(|message| {
            // `seats 5: …` or `option boards: `12` is …`
            let before = message.split(':').next().unwrap_or("").split_whitespace().last();
            let quoted = message.split('`').skip(1).step_by(2);
            quoted.chain(before).find_map(|word| {
                let words = |line: &&str| line.split_whitespace().any(|other| other == word);
                header.iter().position(words).map(|index| (index + 1, word))
            })
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
        let action = error.written.split_once(' ').map_or("", |(_, action)| action);
        // An unreadable action knows which of its words is to blame; an illegal one is to blame as
        // a whole.
        let word = match action.parse::<R::Action>() {
            Err(unreadable) => unreadable.text,
            Ok(_) => action.to_owned(),
        };
        let mut message = format!("entry {}: `{}`: {}", error.entry, error.written, error.reason);
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
                "\n  (the record was written by version {written} of the rules, this is version {version})"
            );
        }
        RecordProblem::at_word(text, error.line, &word, message)
    }
}

/// How many legal actions a message lists.
const SHOWN: usize = 40;
