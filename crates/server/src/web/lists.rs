//! Which tables there are: for everybody, and for one person.

use axum::{Json, extract::State};
use protocol::{Problem, Status, TableSummary};

use super::{App, boxes::find, session::Caller};
use crate::{
    refusal::Refusal,
    store::{Person, TableRow},
    table::seat_info,
};

/// Public tables: open ones first, then live ones.
#[utoipa::path(get, path = "/api/tables", tag = "tables", responses((status = 200, body = [TableSummary])))]
pub(crate) async fn list(State(app): State<App>, caller: Caller) -> Result<Json<Vec<TableSummary>>, Refusal> {
    let rows = app.hub.shared.store.public_tables().await?;
    summaries(&app, &rows, caller.who.person.as_ref()).map(Json)
}

/// Public tables whose game is over, the newest first: the last 30. Like any other they can be stepped through.
#[utoipa::path(get, path = "/api/tables/finished", tag = "tables",
    responses((status = 200, body = [TableSummary])))]
pub(crate) async fn finished(
    State(app): State<App>,
    caller: Caller,
) -> Result<Json<Vec<TableSummary>>, Refusal> {
    let rows = app.hub.shared.store.finished_tables().await?;
    summaries(&app, &rows, caller.who.person.as_ref()).map(Json)
}

/// Your tables: those that wait for you first, and last the records you brought along.
#[utoipa::path(get, path = "/api/tables/mine", tag = "tables",
    responses((status = 200, body = [TableSummary]), (status = 401, body = Problem)))]
pub(crate) async fn mine(State(app): State<App>, caller: Caller) -> Result<Json<Vec<TableSummary>>, Refusal> {
    let person = caller.person()?;
    let mut rows = app.hub.shared.store.tables_of(&person.id).await?;
    rows.extend(app.hub.shared.store.imports_of(&person.id).await?);
    let mut list = summaries(&app, &rows, Some(person))?;
    list.sort_by_key(|table| !table.your_turn);
    Ok(Json(list))
}

fn summaries(app: &App, rows: &[TableRow], person: Option<&Person>) -> Result<Vec<TableSummary>, Refusal> {
    rows.iter().map(|row| summary(app, row, person)).collect()
}

/// Whether a table in a person's list waits for that person.
pub(crate) fn is_turn(row: &TableRow) -> bool {
    let seat = row.seat.as_deref().unwrap_or_default();
    row.status() == Status::Playing && row.waiting.split_whitespace().any(|waiting| waiting == seat)
}

pub(crate) fn summary(app: &App, row: &TableRow, person: Option<&Person>) -> Result<TableSummary, Refusal> {
    let doc = row.doc()?;
    let playing = row.status() == Status::Playing;
    let waits = |seat: &str| playing && row.waiting.split_whitespace().any(|waiting| waiting == seat);
    let you = person.and_then(|person| doc.seat_of(&person.id)).map(|seat| seat.to_string());
    let title = find(app, &row.box_id).map_or_else(|_| row.box_id.clone(), |game| game.title().to_owned());
    let seats = doc.seats().map(|(seat, chair)| {
        let mut info = seat_info(&doc, seat, chair);
        info.waiting = waits(&info.seat);
        info
    });
    Ok(TableSummary {
        id: row.id.clone(),
        box_id: row.box_id.clone(),
        title,
        name: doc.name.clone(),
        edition: doc.edition.clone(),
        status: row.status(),
        host: doc.host.name.clone(),
        seats: seats.collect(),
        your_turn: you.as_deref().is_some_and(waits),
        you,
        entries: row.entries as u32,
        updated_at: row.updated_at,
        result: doc.result.clone(),
        origin: doc.origin.clone(),
        lesson: doc.lesson,
        clock: doc.clock,
        takeover: doc.takeover.clone(),
    })
}
