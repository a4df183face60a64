//! Records that somebody brings along.

use engine::{Seat, Viewer};
use play::{GaveUp, Header};
use protocol::{Ending, GameResult, Origin, OriginKind, Status, Verdict};
use shelf::BoxTable;

use crate::{Chair, Doc, New, PersonRef, Sitter, luck::Kind, wire};

/// A table that shows a record which somebody brings along.
pub fn imported(table: &dyn BoxTable, header: &Header, host: PersonRef, now: i64) -> New {
    let (seats, ended) = (table.seats(), header.ended);
    let result = match (table.outcome(), ended) {
        (Some(outcome), _) => wire::result(&outcome, &wire::sides(table)),
        (None, Some(ended)) => wire::given_up(ended, &wire::sides(table)),
        (None, None) => GameResult {
            ending: Ending::Unfinished,
            verdict: Verdict::Ranked,
            ranks: Vec::new(),
            takebacks: 0,
            hints: 0,
            grade: None,
        },
    };
    let grade = wire::grade(table, &result);
    let result = GameResult { takebacks: header.takebacks.len() as u32, grade, ..result };
    let chair = |seat| {
        let how = ended.filter(|ended| ended.seat == seat).map(|ended| ended.how);
        Chair {
            resigned: how == Some(GaveUp::Resigned),
            timed_out: how == Some(GaveUp::Time),
            ..Chair::new(Sitter::Open)
        }
    };
    let entries: Vec<_> = table.record(Viewer::Everything).entries().cloned().collect();
    let doc = Doc {
        box_id: header.box_id.clone(),
        edition: header.config.edition.clone(),
        modules: header.config.modules.clone(),
        options: header.config.options.clone(),
        name: String::new(),
        public: false,
        takeover: None,
        clock: None,
        out_of_time: None,
        start_when_full: false,
        host,
        chairs: Seat::all(seats).map(chair).collect(),
        takeback: None,
        wanted: None,
        origin: Some(Origin { kind: OriginKind::Import, table: None, entries: entries.len() as u32 }),
        rematch: None,
        frozen: None,
        result: Some(result),
        started_at: None,
        ended_at: Some(now),
        luck_from: entries.len() as u32,
        digest: None,
        names: header.names.clone(),
        lesson: false,
        luck: Kind::NEW.version(),
        commit: String::new(),
        version: Some(header.version),
        began: header.names.clone(),
        takebacks: header.takebacks.iter().map(ToString::to_string).collect(),
        substitutes: header.substitutes.iter().map(|(seat, name)| (seat.to_string(), name.clone())).collect(),
        notes: Vec::new(),
        hints: None,
    };
    New { doc, status: Status::Over, entries }
}
