//! The header lines of a finished game that was played on a server: what happened outside the rules, and what
//! proves the luck. `docs/protocol.md` says what each line proves.

use std::{fmt, str::FromStr};

use engine::{Seat, short};

use super::plain_number;

/// One time that a table went back past luck, written `takeback 41 38 p1`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TakenBack {
    /// How many entries the record had before.
    pub from: usize,
    /// How many it kept.
    pub to: usize,
    /// Who asked for it. Early servers did not write this down.
    pub seat: Option<Seat>,
}

impl fmt::Display for TakenBack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.from, self.to)?;
        self.seat.map_or(Ok(()), |seat| write!(f, " {seat}"))
    }
}

impl FromStr for TakenBack {
    type Err = String;

    /// Reads `41 38 p1` or `41 38`.
    fn from_str(text: &str) -> Result<TakenBack, String> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let read = || {
            let (numbers, seat) = match words[..] {
                [from, to] => ((from, to), None),
                [from, to, seat] => ((from, to), Some(seat.parse().ok()?)),
                _ => return None,
            };
            let (from, to) = (plain_number(numbers.0)?, plain_number(numbers.1)?);
            (to < from).then_some(TakenBack { from, to, seat })
        };
        read().ok_or_else(|| {
            format!(
                "`{}` is not a take-back; write how many entries there were, how many were kept, and who asked: \
                 `takeback 41 38 p1`",
                short(text)
            )
        })
    }
}

/// What a record says about its luck.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Proof {
    /// Which version of the scheme it uses.
    pub version: u16,
    /// The commitment published before the game.
    pub commit: String,
    /// The secret that the luck was derived from.
    pub secret: String,
    /// What the seats contributed, in seat order.
    pub entropy: Vec<(Seat, String)>,
    /// The number of the entry from which the table drew its own luck.
    pub from: usize,
    /// The digest of the whole record.
    pub digest: String,
}

impl fmt::Display for Proof {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "luck {}", self.version)?;
        writeln!(f, "luck-commit {}", self.commit)?;
        writeln!(f, "luck-secret {}", self.secret)?;
        for (seat, entropy) in &self.entropy {
            writeln!(f, "luck-entropy {seat} {entropy}")?;
        }
        writeln!(f, "luck-from {}", self.from)?;
        if self.digest.is_empty() {
            return Ok(());
        }
        writeln!(f, "record-digest {}", self.digest)
    }
}

/// The lines that belong together: a header has all of them or none.
pub(super) const NEEDED: [&str; 5] = ["luck", "luck-commit", "luck-secret", "luck-from", "record-digest"];

impl Proof {
    /// Reads one of the lines, or says what is wrong with its value.
    pub(super) fn read(&mut self, word: &str, value: &str) -> Result<(), String> {
        match word {
            "luck" => {
                self.version = plain_number(value).ok_or_else(|| {
                    format!("`{}` is not a kind of luck; write a number such as `2`", short(value))
                })?;
            }
            "luck-from" => {
                let message =
                    || format!("`{}` is not a number of entries; write a number such as `12`", short(value));
                self.from = plain_number(value).ok_or_else(message)?;
            }
            "luck-commit" => self.commit = digits(value, 64..=64)?,
            "luck-secret" => self.secret = digits(value, 64..=64)?,
            "record-digest" => self.digest = digits(value, 64..=64)?,
            _ => {
                let (seat, entropy) = value.split_once(' ').unwrap_or((value, ""));
                let seat: Seat = seat.parse().map_err(|error: engine::Unreadable| error.to_string())?;
                if self.entropy.last().is_some_and(|(last, _)| *last >= seat) {
                    return Err(format!("{seat} is out of order; list the seats in order, each once"));
                }
                self.entropy.push((seat, digits(entropy.trim(), 1..=64)?));
            }
        }
        Ok(())
    }
}

fn digits(text: &str, length: std::ops::RangeInclusive<usize>) -> Result<String, String> {
    let hex = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte);
    if length.contains(&text.len()) && text.bytes().all(hex) {
        return Ok(text.to_owned());
    }
    let many = if length.start() == length.end() { "" } else { "up to " };
    Err(format!("`{}` should be {many}{} hex digits, in lower case", short(text), length.end()))
}
