//! Records that somebody brings along.

use engine::{Seat, Viewer};
use play::{GaveUp, Header};
use protocol::{Ending, GameResult, Origin, OriginKind, Status, Verdict};
use shelf::BoxTable;

use crate::{Chair, Doc, New, PersonRef, Sitter, wire};

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
    let (length, config) = (entries.len() as u32, header.config.clone());
    let chairs = Seat::all(seats).map(chair).collect();
    let doc = Doc {
        origin: Some(Origin { kind: OriginKind::Import, table: None, entries: length }),
        result: Some(result),
        ended_at: Some(now),
        luck_from: length,
        names: header.names.clone(),
        began: header.names.clone(),
        takebacks: header.takebacks.iter().map(ToString::to_string).collect(),
        substitutes: header.substitutes.iter().map(|(seat, name)| (seat.to_string(), name.clone())).collect(),
        ..Doc::new(header.box_id.clone(), header.version, config, host, chairs)
    };
    New { doc, status: Status::Over, entries }
}
