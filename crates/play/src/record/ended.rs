//! Who gave up a game before its rules ended it.

use std::{fmt, str::FromStr};

use engine::{Seat, short};

/// The end of a game that somebody gave up, written `ended p1 resigned` in the header.
///
/// Giving up is not part of the rules, so it is not an entry: the entries simply stop there. If a bot
/// played on for the player who gave up, the record continues and has no such line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ended {
    /// Who gave up.
    pub seat: Seat,
    /// How they gave up.
    pub how: GaveUp,
}

/// How somebody gave up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GaveUp {
    /// They resigned.
    Resigned,
    /// They ran out of time.
    Time,
}

impl fmt::Display for Ended {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let how = match self.how {
            GaveUp::Resigned => "resigned",
            GaveUp::Time => "time",
        };
        write!(f, "{} {how}", self.seat)
    }
}

impl FromStr for Ended {
    type Err = String;

    /// Reads `p1 resigned` or `p1 time`.
    fn from_str(text: &str) -> Result<Ended, String> {
        let ended = || {
            let (seat, how) = text.split_once(char::is_whitespace)?;
            let how = match how.trim() {
                "resigned" => GaveUp::Resigned,
                "time" => GaveUp::Time,
                _ => return None,
            };
            Some(Ended { seat: seat.parse().ok()?, how })
        };
        ended().ok_or_else(|| {
            format!(
                "`{}` is not how a game ends; write who gave up and how: `p1 resigned` or `p1 time`",
                short(text)
            )
        })
    }
}
