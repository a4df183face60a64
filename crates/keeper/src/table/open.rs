//! New tables.

use engine::Config;
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

impl Doc {
    /// A table of a box, by this version of its rules, at which nothing has happened yet.
    pub fn new(box_id: String, version: u16, config: Config, host: PersonRef, chairs: Vec<Chair>) -> Doc {
        Doc {
            box_id,
            edition: config.edition,
            modules: config.modules,
            options: config.options,
            name: String::new(),
            public: false,
            takeover: None,
            clock: None,
            out_of_time: None,
            start_when_full: false,
            host,
            chairs,
            takeback: None,
            wanted: None,
            origin: None,
            rematch: None,
            frozen: None,
            result: None,
            started_at: None,
            ended_at: None,
            luck_from: 0,
            digest: None,
            names: Vec::new(),
            lesson: false,
            luck: Kind::NEW.version(),
            commit: String::new(),
            version: Some(version),
            began: Vec::new(),
            takebacks: Vec::new(),
            substitutes: Vec::new(),
            notes: Vec::new(),
            hints: None,
        }
    }
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
