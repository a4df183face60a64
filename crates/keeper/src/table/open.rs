//! New tables.

use engine::Config;
use play::Entry;
use protocol::{Origin, Status};
use shelf::GameBox;

use crate::{Chair, Doc, PersonRef, Row};

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
        let config = game_box.complete(&doc.config());
        let config = Config { edition: doc.edition.clone(), modules: doc.modules.clone(), ..config };
        let doc = Doc {
            name: doc.name.clone(),
            public: doc.public,
            takeover: doc.takeover.clone(),
            clock: doc.clock,
            out_of_time: doc.out_of_time,
            start_when_full: doc.start_when_full,
            origin: Some(origin),
            hints: doc.hints,
            ..Doc::new(doc.box_id.clone(), game_box.version, config, host, chairs)
        };
        New { doc, status: Status::Open, entries: Vec::new() }
    }
}

/// The log of a table that begins with these entries.
pub fn first_rows(entries: &[Entry], at: i64) -> Vec<Row> {
    entries.iter().zip(1..).map(|(entry, n)| Row::of(entry, n, at)).collect()
}
