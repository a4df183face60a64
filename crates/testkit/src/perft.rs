//! Perft files: the number of ways in which a position can continue ([`search::perft`]).
//!
//! A `perft/*.txt` file is a record (header, `---`, entries) followed by lines `depth N COUNT`.

use std::{fmt::Write as _, fs, io, path::Path, sync::Arc};

use engine::Rules;
use play::{Match, Record, without_comment};
use search::perft;

use crate::{Failure, Open};

/// A `depth` line, with the count it states and the true count.
struct Counted {
    line: usize,
    depth: u32,
    stated: Option<u64>,
    count: u64,
}

fn count<R: Rules>(file: &str, text: &str, open: Open<R>) -> Result<Vec<Counted>, Failure> {
    let failure = |line, column, message| Failure {
        file: file.to_owned(),
        line,
        column,
        scenario: String::new(),
        message,
    };
    let mut lines = Vec::new();
    let mut record = String::new();
    for (index, raw) in text.lines().enumerate() {
        let words: Vec<&str> = without_comment(raw).split_whitespace().collect();
        match words[..] {
            ["depth", depth, ref rest @ ..] if rest.len() < 2 => {
                let depth = depth.parse::<u32>().map_err(|_| {
                    failure(index + 1, 1, format!("`{depth}` is not a depth; write a number"))
                })?;
                lines.push((index + 1, depth, rest.first().and_then(|count| count.parse().ok())));
            }
            _ => record.push_str(raw),
        }
        // An empty line replaces each line we take out, so that line numbers stay right.
        record.push('\n');
    }
    let record = Record::parse(&record).map_err(|error| failure(error.line, error.column, error.message))?;
    let rules = Arc::new(open(&record.header).map_err(|message| failure(1, 1, message))?);
    let game =
        Match::replay(rules, &record, None).map_err(|error| failure(error.line, 1, error.to_string()))?;
    if lines.is_empty() {
        return Err(failure(1, 1, "there is nothing to count; write `depth 3` and bless".to_owned()));
    }
    let counted = lines.into_iter().map(|(line, depth, stated)| Counted {
        line,
        depth,
        stated,
        count: perft(game.rules(), game.state(), depth),
    });
    Ok(counted.collect())
}

/// Every wrong count in a perft file.
pub fn check<R: Rules>(file: &str, text: &str, open: Open<R>) -> Vec<Failure> {
    let counted = match count(file, text, open) {
        Ok(counted) => counted,
        Err(failure) => return vec![failure],
    };
    let wrong = counted.into_iter().filter(|counted| counted.stated != Some(counted.count));
    let failures = wrong.map(|counted| {
        let stated = counted.stated.map_or_else(|| "no count".to_owned(), |count| count.to_string());
        Failure {
            file: file.to_owned(),
            line: counted.line,
            column: 1,
            scenario: format!("depth {}", counted.depth),
            message: format!("expected {stated}, found {}", counted.count),
        }
    });
    failures.collect()
}

/// The text with every count as it is now. A `depth` line need not have a count yet.
pub fn bless<R: Rules>(file: &str, text: &str, open: Open<R>) -> Result<String, Failure> {
    let counted = count(file, text, open)?;
    let mut blessed = String::new();
    for (index, line) in text.lines().enumerate() {
        match counted.iter().find(|counted| counted.line == index + 1) {
            Some(counted) if counted.stated != Some(counted.count) => {
                let comment = &line[without_comment(line).len()..];
                let _ = write!(blessed, "depth {} {}{comment}", counted.depth, counted.count);
            }
            _ => blessed.push_str(line),
        }
        blessed.push('\n');
    }
    Ok(blessed)
}

/// Checks every `.txt` file in a folder.
pub fn check_folder<R: Rules>(folder: &Path, open: Open<R>) -> io::Result<Vec<Failure>> {
    let mut failures = Vec::new();
    for path in crate::files(folder, "txt")? {
        failures.extend(check(&path.display().to_string(), &fs::read_to_string(&path)?, open));
    }
    Ok(failures)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy::Toy;

    fn open(header: &play::Header) -> Result<Toy, String> {
        Toy::compose(&header.config).map_err(|errors| errors.to_string())
    }

    const FILE: &str = "\
box toy 1
seats 2
---
* draw plum       # the only fruit
depth 1 6
depth 2 36        # two secret bids
depth 3 36
depth 4 72
depth 0 1
";

    #[test]
    fn counts_follow_choices_and_chance() {
        assert_eq!(check("toy.txt", FILE, &open), []);
    }

    #[test]
    fn a_wrong_or_missing_count_fails_and_is_blessed() {
        let wrong = FILE.replace("depth 2 36  ", "depth 2 35  ").replace("depth 4 72", "depth 4");
        let failures: Vec<_> = check("toy.txt", &wrong, &open).iter().map(ToString::to_string).collect();
        assert_eq!(
            failures,
            [
                "toy.txt:6:1: depth 2\n  expected 35, found 36",
                "toy.txt:8:1: depth 4\n  expected no count, found 72"
            ]
        );
        assert_eq!(bless("toy.txt", &wrong, &open).as_deref(), Ok(FILE));
    }

    #[test]
    fn mistakes_in_the_file_are_reported_with_their_line() {
        let illegal = FILE.replace("depth 1", "p1 pass\ndepth 1");
        assert_eq!(check("toy.txt", &illegal, &open)[0].line, 5);
        let nothing = "box toy 1\n---\n";
        assert!(check("toy.txt", nothing, &open)[0].message.starts_with("there is nothing to count"));
    }
}
