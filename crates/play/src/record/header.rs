//! Everything above the `---` of a record.

use std::fmt;

use engine::{Config, Seat};

use super::{Ended, RecordError, column, split_word, without_comment};

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

pub(super) fn parse<'a>(lines: &mut impl Iterator<Item = (usize, &'a str)>) -> Result<Header, RecordError> {
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
