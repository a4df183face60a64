//! Everything above the `---` of a record.

use std::fmt;

use engine::{Config, Seat, counted, short};

use super::{
    Ended, Proof, RecordError, TakenBack, column, plain_number, proof::NEEDED, split_word, without_comment,
};

/// Everything above the `---`: what is being played, and by whom.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Header {
    /// The id of the box in the registry.
    pub box_id: String,
    /// The version of its rules. It changes only when some game would go differently.
    pub version: u16,
    /// Edition, seats, modules and options.
    pub config: Config,
    /// Who sat where when the game began. A name is one word. [`plain_name`] turns any name into one.
    pub names: Vec<String>,
    /// Who gave the game up, if the rules did not end it.
    pub ended: Option<Ended>,
    /// Who sat at a seat at the end, if it was not the person who began.
    pub substitutes: Vec<(Seat, String)>,
    /// Every time the table went back past luck, in order.
    pub takebacks: Vec<TakenBack>,
    /// What proves the luck, in the record of a finished game.
    pub proof: Option<Proof>,
    /// Lines added by other programs, in order: the first word (`x-…`) and the rest.
    pub extra: Vec<(String, String)>,
}

impl Header {
    /// A header without names.
    pub fn new(box_id: impl Into<String>, version: u16, config: Config) -> Header {
        Header { box_id: box_id.into(), version, config, ..Header::default() }
    }

    /// The header of a game in progress, without what only the record of a finished game says and proves.
    #[must_use]
    pub fn to_go_on(&self) -> Header {
        let (names, extra) = (self.names.clone(), self.extra.clone());
        Header { names, extra, ..Header::new(self.box_id.clone(), self.version, self.config.clone()) }
    }

    /// What the rules are made from, as text: the lines `box` to `option`. With a `---` below them they are a record in
    /// which nothing has happened yet.
    pub fn opening(&self) -> String {
        let header = Header::new(self.box_id.clone(), self.version, self.config.clone()).to_string();
        header.trim_end_matches("---\n").to_owned()
    }
}

/// A name that fits in a record: spaces become `_`, a leading `#` and control characters are dropped.
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
        for (seat, name) in &self.substitutes {
            writeln!(f, "substitute {seat} {name}")?;
        }
        for takeback in &self.takebacks {
            writeln!(f, "takeback {takeback}")?;
        }
        if let Some(proof) = &self.proof {
            write!(f, "{proof}")?;
        }
        for (word, rest) in &self.extra {
            writeln!(f, "{}", format!("{word} {rest}").trim_end())?;
        }
        writeln!(f, "---")
    }
}

/// Every line a header can have, in the order we write them.
const WORDS: [&str; 15] = [
    "box",
    "edition",
    "seats",
    "modules",
    "option",
    "names",
    "ended",
    "substitute",
    "takeback",
    "luck",
    "luck-commit",
    "luck-secret",
    "luck-entropy",
    "luck-from",
    "record-digest",
];
/// The lines that may appear more than once.
const MANY: [&str; 4] = ["option", "substitute", "takeback", "luck-entropy"];
/// Lines added by other programs begin with this. We keep them but prove nothing about them.
const FOREIGN: &str = "x-";

pub(super) fn parse<'a>(lines: &mut impl Iterator<Item = (usize, &'a str)>) -> Result<Header, RecordError> {
    let mut header = Header::default();
    // Each line's first word, with its line and column.
    let mut seen: Vec<(&str, usize, usize)> = Vec::new();
    let mut last = 1;
    for (number, raw) in lines {
        last = number;
        let line = without_comment(raw);
        let (word, rest) = split_word(line);
        if word.is_empty() {
            continue;
        }
        if word == "---" {
            return finish(header, number, &seen);
        }
        let wrong = |part: &str, message: String| RecordError::new(number, column(raw, part), message);
        if !WORDS.contains(&word) && !word.starts_with(FOREIGN) {
            let message = format!(
                "`{}` is not a header line; use one of {}. Other programs begin theirs with `{FOREIGN}`",
                short(word),
                WORDS.join(", ")
            );
            return Err(wrong(word, message));
        }
        let once = WORDS.contains(&word) && !MANY.contains(&word);
        if once && seen.iter().any(|(other, ..)| *other == word) {
            return Err(wrong(word, format!("the header has a second `{word}` line; keep only one")));
        }
        seen.push((word, number, column(raw, rest)));
        header_line(&mut header, word, rest).map_err(|(part, message)| wrong(part, message))?;
    }
    Err(RecordError::new(last, 1, "the header has no end; write `---` below its last line"))
}

/// What we can check only when we have all lines. `end` is the line of the `---`.
fn finish(header: Header, end: usize, seen: &[(&str, usize, usize)]) -> Result<Header, RecordError> {
    let find = |word: &str| seen.iter().find(|(other, ..)| *other == word);
    if find("box").is_none() {
        let message = "the header does not name a box; write `box ID VERSION`, such as `box burgundy 1`";
        return Err(RecordError::new(end, 1, message));
    }
    let (names, seats) = (header.names.len(), usize::from(header.config.seats));
    if let Some(&(_, line, column)) = find("names").filter(|_| find("seats").is_some() && names != seats) {
        let are = if names == 1 { "is" } else { "are" };
        let (names, seats) = (counted(names, "name"), counted(seats, "seat"));
        let message = format!("there {are} {names} for {seats}; write one for each, as one word");
        return Err(RecordError::new(line, column, message));
    }
    if header.proof.is_some()
        && let Some(missing) = NEEDED.iter().find(|word| find(word).is_none())
    {
        let message = format!("the header has no `{missing}` line; the lines about luck belong together");
        return Err(RecordError::new(end, 1, message));
    }
    Ok(header)
}

/// Reads one header line. An error comes with the part of the line it is about.
fn header_line<'a>(header: &mut Header, word: &'a str, rest: &'a str) -> Result<(), (&'a str, String)> {
    let (first, others) = split_word(rest);
    if first.is_empty() && word != "names" && !word.starts_with(FOREIGN) {
        return Err((rest, format!("`{word}` needs a value")));
    }
    let words = || rest.split_whitespace().map(str::to_owned).collect();
    match word {
        "box" => {
            header.version = plain_number(others).ok_or_else(|| {
                let shown = short(others);
                (others, format!("`{shown}` is not a rules version; write a number from 0 to 65535"))
            })?;
            first.clone_into(&mut header.box_id);
        }
        "edition" => header.config.edition = Some(rest.to_owned()),
        "seats" => {
            // The box decides how many can play.
            header.config.seats = plain_number(rest).ok_or_else(|| {
                (rest, format!("`{}` is not a number of seats; write a number such as `2`", short(rest)))
            })?;
        }
        "modules" => header.config.modules = words(),
        "names" => header.names = words(),
        "ended" => header.ended = Some(rest.parse().map_err(|message| (rest, message))?),
        "option" => {
            if header.config.options.insert(first.to_owned(), others.to_owned()).is_some() {
                return Err((
                    first,
                    format!("the header has a second line for option `{}`; keep only one", short(first)),
                ));
            }
        }
        "substitute" => header.substitutes.push(substitute(first, others)?),
        "takeback" => header.takebacks.push(rest.parse().map_err(|message| (rest, message))?),
        _ if word.starts_with(FOREIGN) => header.extra.push((word.to_owned(), rest.to_owned())),
        _ => header.proof.get_or_insert_default().read(word, rest).map_err(|message| (rest, message))?,
    }
    Ok(())
}

fn substitute<'a>(seat: &'a str, name: &'a str) -> Result<(Seat, String), (&'a str, String)> {
    let number = seat.parse().map_err(|error: engine::Unreadable| (seat, error.to_string()))?;
    if name.is_empty() || name.contains(char::is_whitespace) {
        return Err((name, "write a name of one word after the seat".to_owned()));
    }
    Ok((number, name.to_owned()))
}
