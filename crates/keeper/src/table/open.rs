//! New tables.

use play::Entry;
use protocol::{Origin, Status};
use shelf::GameBox;

use crate::{Chair, Doc, PersonRef, Row, luck::Kind};

/// A table that does not exist yet.
pub struct New {
    pub doc: Doc,
    pub status: Status,
    /// The entries it begins with, for forks and imports.
    pub entries: Vec<Entry>,
}

impl New {
    /// The same game with other people.
    pub fn like(doc: &Doc, game_box: &GameBox, host: PersonRef, chairs: Vec<Chair>, origin: Origin) -> New {
        let doc = Doc {
            options: game_box.complete(&doc.config()).options,
            version: Some(game_box.version),
            luck: Kind::NEW.version(),
            commit: String::new(),
            began: Vec::new(),
            takebacks: Vec::new(),
            substitutes: Vec::new(),
            host,
            chairs,
            takeback: None,
            wanted: None,
            origin: Some(origin),
            rematch: None,
            frozen: None,
            result: None,
            started_at: None,
            ended_at: None,
            luck_from: 0,
            digest: None,
            names: Vec::new(),
            lesson: false,
            notes: Vec::new(),
            ..doc.clone()
        };
        New { doc, status: Status::Open, entries: Vec::new() }
    }
}

/// The log of a table that begins with these entries.
pub fn first_rows(entries: &[Entry], at: i64) -> Vec<Row> {
    let row = |(entry, n): (&Entry, i64)| Row {
        n,
        at,
        actor: entry.actor.to_string(),
        text: entry.text.clone(),
        spent: 0,
    };
    entries.iter().zip(1..).map(row).collect()
}
