//! From the engine's words to the protocol's.

use engine::{Outcome, Pending, Seat, Viewer};
use play::{EventNote, Table};
use protocol::{ChangeInfo, Ending, EventInfo, GameResult, Position, Rank, Verdict};
use serde_json::Value;

pub(crate) fn event(note: &EventNote) -> EventInfo {
    EventInfo {
        entry: note.entry as u32,
        text: note.text.clone(),
        clause: note.clause.clone(),
        seat: note.seat.map(|seat| seat.to_string()),
        change: note.change.as_ref().map(|change| ChangeInfo {
            seat: change.seat.to_string(),
            what: change.what.clone(),
            by: change.by,
        }),
        json: note.json.clone(),
    }
}

pub(crate) fn result(outcome: &Outcome, seats: u8) -> GameResult {
    let rank = |seat: Seat| Rank {
        seat: seat.to_string(),
        rank: outcome.ranks[seat],
        score: Some(i32::from(outcome.scores[seat])),
    };
    GameResult {
        ending: Ending::Rules,
        verdict: match outcome.verdict {
            engine::Verdict::Ranked => Verdict::Ranked,
            engine::Verdict::Won => Verdict::Won,
            engine::Verdict::Lost => Verdict::Lost,
        },
        ranks: Seat::all(seats).map(rank).collect(),
    }
}

/// How a viewer is written: a seat, `spectator` or `all`.
pub(crate) fn viewer_name(viewer: Viewer) -> String {
    match viewer {
        Viewer::Seat(seat) => seat.to_string(),
        Viewer::Spectator => "spectator".to_owned(),
        Viewer::Everything => "all".to_owned(),
    }
}

pub(crate) fn viewer(text: &str) -> Option<Viewer> {
    match text {
        "spectator" => Some(Viewer::Spectator),
        "all" => Some(Viewer::Everything),
        seat => seat.parse().ok().map(Viewer::Seat),
    }
}

/// What is on a table and what may be done, for one viewer. Clock and version are the caller's to fill in.
///
/// `live` says whether anything may be done at all: at a table that is over or frozen, and in the past,
/// there is only something to see.
pub(crate) fn position(table: &(impl Table + ?Sized), viewer: Viewer, live: bool) -> Position {
    let seat = match viewer {
        Viewer::Seat(seat) if live => Some(seat),
        Viewer::Seat(_) | Viewer::Spectator | Viewer::Everything => None,
    };
    let waiting = match table.pending() {
        Pending::Seats(seats) => seats.iter().map(|seat| seat.to_string()).collect(),
        Pending::Chance | Pending::Over => Vec::new(),
    };
    Position {
        at: 0,
        entries: table.len() as u32,
        viewer: viewer_name(viewer),
        waiting,
        view: table.view(viewer),
        prompt: seat.and_then(|seat| table.prompt(seat)).unwrap_or(Value::Null),
        prompt_text: seat.and_then(|seat| table.prompt_text(seat)),
        legal: seat.map(|seat| table.legal(seat)).unwrap_or_default(),
        can_undo: seat.is_some_and(|seat| table.can_undo(seat)),
        clock: None,
        result: table.outcome().map(|outcome| result(&outcome, table.seats())),
    }
}
