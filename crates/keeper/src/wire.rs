//! From the engine's types to the protocol's.

use engine::{Outcome, Pending, Seat, Viewer};
use play::{Ended, GaveUp, Table};
use protocol::{
    ClockInfo, Ending, EntryInfo, EventInfo, GameResult, Position, PreviewChange, PreviewInfo, Projected,
    ProjectedSource, Rank, SideResult, Verdict,
};
use serde::Serialize;
use serde_json::{Value, value::RawValue};
use shelf::BoxTable;
pub use shelf::event_info as event;

pub fn preview(preview: play::Preview) -> PreviewInfo {
    let change = |part: play::PartNote| PreviewChange { what: part.what, by: part.by, clause: part.clause };
    PreviewInfo { action: preview.action, changes: preview.parts.into_iter().map(change).collect() }
}

pub fn projected(projections: Vec<engine::Projection>) -> Vec<Projected> {
    let source = |row: engine::ToCome| ProjectedSource {
        source: row.source.to_owned(),
        points: row.points,
        clause: row.clause.to_owned(),
    };
    let seat = |(seat, projection): (Seat, engine::Projection)| Projected {
        seat: seat.to_string(),
        points: projection.points,
        sources: projection.to_come.into_iter().map(source).collect(),
    };
    (0..).map(Seat).zip(projections).map(seat).collect()
}

/// The side of each seat, by the seat that represents it.
pub fn sides(table: &dyn Table) -> Vec<Seat> {
    Seat::all(table.seats()).map(|seat| table.side(seat)).collect()
}

/// A seat's side, if it has partners.
fn side(sides: &[Seat], seat: Seat, score: Option<i32>) -> Option<SideResult> {
    let side = sides[seat.index()];
    let partners = sides.iter().filter(|other| **other == side).count();
    (partners > 1).then(|| SideResult { of: side.to_string(), score })
}

pub fn result(outcome: &Outcome, sides: &[Seat]) -> GameResult {
    let rank = |seat: Seat| Rank {
        seat: seat.to_string(),
        rank: outcome.ranks[seat],
        score: Some(i32::from(outcome.scores[seat])),
        side: side(sides, seat, Some(i32::from(outcome.side_scores[seat]))),
    };
    let seats = sides.len() as u8;
    GameResult {
        ending: Ending::Rules,
        verdict: match outcome.verdict {
            engine::Verdict::Ranked => Verdict::Ranked,
            engine::Verdict::Won => Verdict::Won,
            engine::Verdict::Lost => Verdict::Lost,
        },
        ranks: Seat::all(seats).map(rank).collect(),
        takebacks: 0,
        hints: 0,
        grade: None,
    }
}

/// The best grade that a solo player's points reach, in boxes that grade them.
pub fn grade(table: &dyn BoxTable, result: &GameResult) -> Option<String> {
    let score = result.ranks.first()?.score?;
    let reached = |(least, _): &(i16, &str)| score >= i32::from(*least);
    table.grades().into_iter().rfind(reached).map(|(_, grade)| grade.to_owned())
}

/// The result of a game that one side lost early: it is last, and all others share first place. If everybody is
/// on that side, the table has lost to the box.
pub fn given_up(ended: Ended, sides: &[Seat]) -> GameResult {
    let seats = sides.len() as u8;
    let lost = |seat: Seat| sides[seat.index()] == sides[ended.seat.index()];
    let others = Seat::all(seats).filter(|&seat| !lost(seat)).count() as u8;
    let rank = |seat: Seat| Rank {
        seat: seat.to_string(),
        rank: if lost(seat) { others.max(1) + 1 } else { 1 },
        score: None,
        side: side(sides, seat, None),
    };
    GameResult {
        ending: match ended.how {
            GaveUp::Resigned => Ending::Resigned,
            GaveUp::Time => Ending::Time,
        },
        verdict: if others == 0 { Verdict::Lost } else { Verdict::Ranked },
        ranks: Seat::all(seats).map(rank).collect(),
        takebacks: 0,
        hints: 0,
        grade: None,
    }
}

/// Who resigned or ran out of time, if a result says so.
pub fn ended(result: &GameResult) -> Option<Ended> {
    let how = match result.ending {
        Ending::Resigned => GaveUp::Resigned,
        Ending::Time => GaveUp::Time,
        Ending::Rules | Ending::Unfinished => return None,
    };
    let seat = result.ranks.iter().find(|rank| rank.rank > 1)?.seat.parse().ok()?;
    Some(Ended { seat, how })
}

/// How a viewer is written: a seat, `spectator` or `all`.
pub fn viewer_name(viewer: Viewer) -> String {
    match viewer {
        Viewer::Seat(seat) => seat.to_string(),
        Viewer::Spectator => "spectator".to_owned(),
        Viewer::Everything => "all".to_owned(),
    }
}

pub fn viewer(text: &str) -> Option<Viewer> {
    match text {
        "spectator" => Some(Viewer::Spectator),
        "all" => Some(Viewer::Everything),
        seat => seat.parse().ok().map(Viewer::Seat),
    }
}

/// What is on a table and what may be done, for one viewer. The caller fills in clock and version.
///
/// `live` says whether anybody can act at all. At a finished or frozen table, and in the past, you can only
/// look.
pub fn position(table: &dyn Table, viewer: Viewer, live: bool) -> Position {
    Position { view: table.view(viewer), ..bare_position(table, viewer, live) }
}

/// The same without the view.
pub fn bare_position(table: &dyn Table, viewer: Viewer, live: bool) -> Position {
    let seat = match viewer {
        Viewer::Seat(seat) if live => Some(seat),
        Viewer::Seat(_) | Viewer::Spectator | Viewer::Everything => None,
    };
    let waiting = match table.pending() {
        Pending::Seats(seats) => seats.iter().map(|seat| seat.to_string()).collect(),
        Pending::Chance | Pending::Over => Vec::new(),
    };
    let can_undo = seat.is_some_and(|seat| !table.has_passed_on(seat) && table.can_undo(seat));
    Position {
        at: 0,
        entries: table.len() as u32,
        viewer: viewer_name(viewer),
        waiting,
        view: Value::Null,
        prompt: seat.and_then(|seat| table.prompt(seat)),
        prompt_text: seat.and_then(|seat| table.prompt_text(seat)),
        legal: seat.map(|seat| table.legal(seat)).unwrap_or_default(),
        finish: seat.and_then(|seat| table.finish(seat)),
        can_undo,
        plan_from: seat.filter(|_| can_undo).and_then(|seat| plan_from(table, seat)),
        clock: None,
        projected: table.projections().map(projected),
        result: table.outcome().map(|outcome| result(&outcome, &sides(table))),
    }
}

/// The first entry of a seat's plan, if nobody can act now who could not before it.
fn plan_from(table: &dyn Table, seat: Seat) -> Option<u32> {
    let first = table.plan_of(seat)?;
    (!table.has_passed_on_since(seat, first)).then_some(first as u32)
}

/// `FromServer::Update` with the view as text that is already JSON. Building a tree of it first would cost as
/// much as everything else an action does.
pub fn update(position: &Position, view: String, events: &[EventInfo], record: &[EntryInfo]) -> String {
    #[derive(Serialize)]
    struct Update<'a> {
        r#type: &'a str,
        position: Now<'a>,
        events: &'a [EventInfo],
        record: &'a [EntryInfo],
    }
    #[derive(Serialize)]
    struct Now<'a> {
        at: u32,
        entries: u32,
        viewer: &'a str,
        waiting: &'a [String],
        view: Box<RawValue>,
        prompt: &'a Option<Value>,
        prompt_text: &'a Option<String>,
        legal: &'a [String],
        finish: &'a Option<String>,
        can_undo: bool,
        plan_from: Option<u32>,
        clock: &'a Option<ClockInfo>,
        projected: &'a Option<Vec<Projected>>,
        result: &'a Option<GameResult>,
    }
    // Every field is named, so a new one does not compile until it is added here too.
    let Position {
        at,
        entries,
        viewer,
        waiting,
        view: _,
        prompt,
        prompt_text,
        legal,
        finish,
        can_undo,
        plan_from,
        clock,
        projected,
        result,
    } = position;
    let view = RawValue::from_string(view).expect("a view is written as JSON");
    let (at, entries, can_undo, plan_from) = (*at, *entries, *can_undo, *plan_from);
    let position = Now {
        at,
        entries,
        viewer,
        waiting,
        view,
        prompt,
        prompt_text,
        legal,
        finish,
        can_undo,
        plan_from,
        clock,
        projected,
        result,
    };
    let update = Update { r#type: "update", position, events, record };
    serde_json::to_string(&update).expect("messages are plain data")
}

#[cfg(test)]
mod tests {
    use protocol::FromServer;

    use super::*;

    #[test]
    fn an_update_is_written_as_the_protocol_says() {
        let position = Position {
            at: 3,
            entries: 2,
            viewer: "p1".to_owned(),
            waiting: vec!["p1".to_owned()],
            view: serde_json::json!({"round": 1}),
            prompt: Some(serde_json::json!({"bid": 5})),
            prompt_text: Some("Bid.".to_owned()),
            legal: vec!["bid 1".to_owned()],
            finish: Some("pass".to_owned()),
            can_undo: true,
            plan_from: Some(1),
            clock: None,
            projected: Some(vec![Projected { seat: "p1".to_owned(), points: 3, sources: Vec::new() }]),
            result: None,
        };
        let record = vec![EntryInfo { n: 1, actor: "p2".to_owned(), text: "?".to_owned() }];
        let text = update(&position, position.view.to_string(), &[], &record);
        let message = FromServer::Update { position, events: Vec::new(), record };
        let said: Value = serde_json::from_str(&text).expect("it is JSON");
        assert_eq!(said, serde_json::to_value(message).expect("it is JSON"));
    }
}
