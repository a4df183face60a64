//! Lists of tables: for everybody, and for one person.

use std::collections::BTreeMap;

use axum::{
    extract::{Query, State},
    http::{HeaderMap, HeaderValue, header},
};
use protocol::{OutOfTime, Status, TableSummary};
use serde::Deserialize;

use super::{
    App,
    boxes::find,
    packed::{Packed, Unpacks, packed},
    session::Caller,
};
use crate::{
    refusal::Refusal,
    store::{Cursor, PAGE, Person, TableRow},
    table::seat_info,
    work::Kind,
};

#[derive(Deserialize)]
#[cfg_attr(test, derive(utoipa::IntoParams), into_params(parameter_in = Query))]
#[serde(deny_unknown_fields)]
pub(crate) struct Which {
    /// `open` or `playing`; both if left out.
    status: Option<String>,
    /// Where the page begins, from the `Link` header of the page before it.
    pub(super) after: Option<String>,
}

/// A page of a list, with a `Link` header to the next one if there is one.
type Page = (HeaderMap, Packed);

/// Public tables, 50 on a page: open ones with people, games between people, then the others.
#[cfg_attr(test, utoipa::path(get, path = "/api/tables", tag = "tables", params(Which),
    responses((status = 200, body = [TableSummary]), (status = "4XX", body = protocol::Problem))))]
pub(crate) async fn list(
    State(app): State<App>,
    caller: Caller,
    query: Result<Query<Which>, axum::extract::rejection::QueryRejection>,
    unpacks: Unpacks,
) -> Result<Page, Refusal> {
    let Query(Which { status, after }) =
        query.map_err(|rejection| Refusal::request(rejection.body_text()))?;
    let (open, playing) = match status.as_deref() {
        None => (true, true),
        Some("open") => (true, false),
        Some("playing") => (false, true),
        Some(other) => {
            let other = engine::short(other);
            return Err(Refusal::request(format!(
                "`{other}` is not a list of tables; name `open` or `playing`"
            )));
        }
    };
    let wrong = || Refusal::request("`after` is not from a page of this list; leave it out to begin again");
    let from = after.map_or_else(|| Ok(Cursor::first()), |text| text.parse().map_err(|()| wrong()))?;
    let mut rows = app.hub.shared.store.public_tables(open, playing, &from).await?;
    let mut headers = HeaderMap::new();
    if rows.len() > PAGE {
        rows.truncate(PAGE);
        let next = from.behind(&rows[PAGE - 1]);
        let status = status.map_or_else(String::new, |status| format!("status={status}&"));
        let link = format!("</api/tables?{status}after={next}>; rel=\"next\"");
        headers.extend(HeaderValue::from_str(&link).ok().map(|link| (header::LINK, link)));
    }
    Ok((headers, summaries(&app, &caller, unpacks, rows).await?))
}

/// The last 30 public games that are over, newest first. You can step through them like any other.
#[cfg_attr(test, utoipa::path(get, path = "/api/tables/finished", tag = "tables",
    responses((status = 200, body = [TableSummary]))))]
pub(crate) async fn finished(
    State(app): State<App>,
    caller: Caller,
    unpacks: Unpacks,
) -> Result<Packed, Refusal> {
    let rows = app.hub.shared.store.finished_tables().await?;
    summaries(&app, &caller, unpacks, rows).await
}

/// Your tables: the ones waiting for you first, and the records you imported last.
#[cfg_attr(test, utoipa::path(get, path = "/api/tables/mine", tag = "tables",
    responses((status = 200, body = [TableSummary]), (status = 401, body = protocol::Problem))))]
pub(crate) async fn mine(
    State(app): State<App>,
    caller: Caller,
    unpacks: Unpacks,
) -> Result<Packed, Refusal> {
    let person = caller.person()?.clone();
    let mut rows = app.hub.shared.store.tables_of(&person.id).await?;
    rows.extend(app.hub.shared.store.imports_of(&person.id).await?);
    let all = app.clone();
    let list = move || {
        let mut list: Vec<TableSummary> = rows.iter().map(|row| summary(&all, row, Some(&person))).collect();
        list.sort_by_key(|table| !table.your_turn);
        Ok(list)
    };
    packed(&app, Kind::Look, &caller, unpacks, list).await
}

/// The tables of a list, as the caller may see them.
async fn summaries(
    app: &App,
    caller: &Caller,
    unpacks: Unpacks,
    rows: Vec<TableRow>,
) -> Result<Packed, Refusal> {
    let (all, person) = (app.clone(), caller.who.person.clone());
    let list = move || Ok(rows.iter().map(|row| summary(&all, row, person.as_ref())).collect::<Vec<_>>());
    packed(app, Kind::Look, caller, unpacks, list).await
}

/// Whether a table in a person's list is waiting for that person.
pub(crate) fn is_turn(app: &App, row: &TableRow) -> bool {
    let seat = row.seat.as_deref().unwrap_or_default();
    app.hub.shared.store.status(row) == Status::Playing
        && row.waiting.split_whitespace().any(|waiting| waiting == seat)
}

/// A table in a list. One that cannot be read is listed as frozen.
pub(crate) fn summary(app: &App, row: &TableRow, person: Option<&Person>) -> TableSummary {
    let game = find(app, &row.box_id);
    let title = game.as_ref().map_or_else(|_| row.box_id.clone(), |game| game.title.to_owned());
    let store = &app.hub.shared.store;
    let Ok((doc, _)) = store.read(row) else {
        return TableSummary {
            id: row.id.clone(),
            box_id: row.box_id.clone(),
            title,
            name: String::new(),
            edition: None,
            modules: Vec::new(),
            options: BTreeMap::new(),
            status: Status::Frozen,
            host: String::new(),
            seats: Vec::new(),
            you: None,
            your_turn: false,
            entries: row.entries as u32,
            updated_at: row.updated_at,
            result: None,
            origin: None,
            lesson: row.lesson,
            clock: None,
            out_of_time: OutOfTime::Bot,
            takeover: None,
        };
    };
    let status = store.status(row);
    let playing = status == Status::Playing;
    let waits = |seat: &str| playing && row.waiting.split_whitespace().any(|waiting| waiting == seat);
    // A game counts for the person who began it, even if a bot finished it. And a seat stays with people who
    // ran out of time.
    let kept = person.and_then(|person| doc.seat_kept_for(&person.id));
    let seat_of = |person: &Person| {
        let left = doc.seat_left_by(&person.id).filter(|_| status == Status::Over);
        doc.seat_of(&person.id).or(kept).or(left)
    };
    let you = person.and_then(seat_of).map(|seat| seat.to_string());
    let acts = kept.is_none() || doc.is_paused();
    let seats = doc.seats().map(|(seat, chair)| {
        let mut info = seat_info(&doc, seat, chair);
        info.waiting = waits(&info.seat);
        info
    });
    TableSummary {
        id: row.id.clone(),
        box_id: row.box_id.clone(),
        title,
        name: doc.name.clone(),
        edition: doc.edition.clone(),
        modules: doc.modules.clone(),
        options: game.map_or_else(|_| BTreeMap::new(), |game| game.chosen(&doc.config())),
        status,
        host: doc.host.name.clone(),
        seats: seats.collect(),
        your_turn: acts && you.as_deref().is_some_and(waits),
        you,
        entries: row.entries as u32,
        updated_at: row.updated_at,
        result: doc.result.clone(),
        origin: doc.origin.clone(),
        lesson: doc.lesson,
        clock: doc.clock,
        out_of_time: doc.out_of_time(),
        takeover: doc.takeover.clone(),
    }
}
