//! From a record back to a game.

use std::{error::Error, fmt, sync::Arc};

use engine::{Pending, Rules, Seat, counted, short};

use crate::{
    Header, Match, Record, RecordLine, Refused,
    record::{Entry, WITHHELD},
};

/// The first entry of a record that these rules do not allow.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReplayError {
    /// Which entry, counted from 1. 0 if the problem is in the header.
    pub entry: usize,
    /// Its line in the record, counted from 1.
    pub line: usize,
    /// The text of the entry.
    pub written: String,
    /// What is wrong with it.
    pub reason: String,
    /// What the same actor could have done instead.
    pub legal: Vec<String>,
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const SHOWN: usize = 12;
        let written = short(&self.written);
        write!(f, "line {}, entry {}: `{written}`: {}", self.line, self.entry, self.reason)?;
        for action in self.legal.iter().take(SHOWN) {
            write!(f, "\n  possible: {action}")?;
        }
        if self.legal.len() > SHOWN {
            write!(f, "\n  and {} more", self.legal.len() - SHOWN)?;
        }
        Ok(())
    }
}

impl Error for ReplayError {}

impl<R: Rules> Match<R> {
    /// The game in a record, up to entry number `upto` or to the end.
    ///
    /// Every entry is checked as if it were played now. Checkpoints and everything about how the record ended
    /// are dropped, because a match can continue.
    pub fn replay(rules: Arc<R>, record: &Record, upto: Option<usize>) -> Result<Match<R>, ReplayError> {
        let seats = rules.seats();
        let mut game = Match::new(rules, record.header.to_go_on());
        let Header { config, ended, .. } = &record.header;
        let said = config.seats;
        if said != 0 && said != seats {
            return Err(in_header(
                format!("seats {said}"),
                format!("the rules are for {}", counted(seats.into(), "seat")),
            ));
        }
        if let Some(ended) = ended.filter(|ended| ended.seat.0 >= seats) {
            return Err(in_header(format!("ended {ended}"), Seat::at_table(seats)));
        }
        for (index, line) in record.lines().iter().enumerate() {
            if upto.is_some_and(|upto| game.len() >= upto) {
                break;
            }
            let RecordLine::Entry(entry) = line else { continue };
            game.repeat(entry).map_err(|reason| game.failed(record, index, entry, reason))?;
        }
        if let Some(ended) = ended.filter(|_| game.pending() == Pending::Over) {
            let reason = "nobody can have given up, because the entries play the game to its end";
            return Err(in_header(format!("ended {ended}"), reason.to_owned()));
        }
        Ok(game)
    }

    /// Enters one entry of a record, checked as if it were played now.
    pub fn repeat(&mut self, entry: &Entry) -> Result<Vec<R::Event>, String> {
        if entry.text == WITHHELD {
            return Err("this entry is withheld; only the full record can be replayed".to_owned());
        }
        self.enter(entry.actor, &entry.text).map_err(|refused| match refused {
            // All legal actions are listed below the reason, so we leave out the closest ones.
            Refused::Illegal { text, asked, reason, .. } => {
                Refused::Illegal { text, closest: Vec::new(), asked, reason }.to_string()
            }
            other => other.to_string(),
        })
    }

    fn failed(&self, record: &Record, index: usize, entry: &Entry, reason: String) -> ReplayError {
        let legal = self.allowed(entry.actor).into_iter().map(|action| action.to_string()).collect();
        ReplayError {
            entry: self.len() + 1,
            line: record.place(index),
            written: entry.to_string(),
            reason,
            legal,
        }
    }
}

fn in_header(written: String, reason: String) -> ReplayError {
    ReplayError { entry: 0, line: 1, written, reason, legal: Vec::new() }
}
