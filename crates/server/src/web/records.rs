//! Positions and records: the current one, earlier ones, and imported ones.

use std::time::Duration;

use axum::{
    Json,
    extract::{Query, Request, State},
    http::{StatusCode, header},
};
use keeper::{PersonRef, guarded, imported};
use play::{Header, Record};
use protocol::{Snapshot, Status, TableInfo, WhyNot};
use serde::Deserialize;

use super::{
    App,
    answer::{Path, RECORD, raw},
    boxes::find,
    copies::refuse_copy,
    packed::{Packed, Unpacks, packed, packed_text},
    people::check_name,
    session::Caller,
    tables::unexpected,
};
use crate::{
    refusal::{Reason, Refusal},
    table::{Answer, Ask, add},
    time::now,
    work::{Aside, Kind as Job},
};

#[derive(Deserialize)]
#[cfg_attr(test, derive(utoipa::IntoParams), into_params(parameter_in = Query))]
#[serde(deny_unknown_fields)]
pub(crate) struct Look {
    /// The position after this many entries; the newest if left out.
    at: Option<u32>,
    /// Whose view: a seat, `spectator`, or `all` for a finished game. Your own if left out.
    seat: Option<String>,
    /// Only list entries and events from this number on.
    since: Option<u32>,
}

/// The table as you may see it, now or after any number of entries.
#[cfg_attr(test, utoipa::path(get, path = "/api/tables/{id}/snapshot", tag = "play", params(("id" = String, Path), Look),
    responses((status = 200, body = Snapshot), (status = "4XX", body = protocol::Problem))))]
pub(crate) async fn snapshot(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    query: Result<Query<Look>, axum::extract::rejection::QueryRejection>,
    unpacks: Unpacks,
) -> Result<Packed, Refusal> {
    let Query(look) = query.map_err(|rejection| Refusal::request(rejection.body_text()))?;
    let ask = Ask::Snapshot { at: look.at, seat: look.seat, since: look.since.unwrap_or(0) };
    let snapshot = ask_snapshot(&app, &id, &caller, ask).await?;
    packed(&app, Job::Table, &caller, unpacks, move || Ok(snapshot)).await
}

async fn ask_snapshot(app: &App, id: &str, caller: &Caller, ask: Ask) -> Result<Snapshot, Refusal> {
    match app.hub.ask(id, &caller.who, ask).await? {
        Answer::Snapshot(snapshot) => Ok(snapshot),
        other => Err(unexpected(&other)),
    }
}

#[derive(Deserialize)]
#[cfg_attr(test, derive(utoipa::IntoParams), into_params(parameter_in = Query))]
#[serde(deny_unknown_fields)]
pub(crate) struct Patience {
    /// The version you know. The answer comes immediately if the table is past it or is waiting for you.
    at: Option<u32>,
    /// How many seconds to wait at most, 1 to 50; 25 if left out.
    seconds: Option<u64>,
}

/// The table as soon as something is new or you have to act; otherwise as it is when the time is up.
#[cfg_attr(test, utoipa::path(get, path = "/api/tables/{id}/wait", tag = "play", params(("id" = String, Path), Patience),
    responses((status = 200, body = Snapshot), (status = "4XX", body = protocol::Problem))))]
pub(crate) async fn wait(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    query: Result<Query<Patience>, axum::extract::rejection::QueryRejection>,
    unpacks: Unpacks,
) -> Result<Packed, Refusal> {
    let Query(patience) = query.map_err(|rejection| Refusal::request(rejection.body_text()))?;
    // A waiting request uses as much as a socket does.
    let _guard = app.limits.socket(caller.from)?;
    let until =
        tokio::time::Instant::now() + Duration::from_secs(patience.seconds.unwrap_or(25).clamp(1, 50));
    loop {
        let ask = Ask::Snapshot { at: None, seat: None, since: 0 };
        let snapshot = ask_snapshot(&app, &id, &caller, ask).await?;
        let known = patience.at.unwrap_or(0);
        let asked = !snapshot.position.legal.is_empty();
        let late = tokio::time::Instant::now() >= until;
        let done = matches!(snapshot.table.status, Status::Over | Status::Frozen);
        if asked || late || done || patience.at.is_none() || snapshot.position.at > known {
            return packed(&app, Job::Table, &caller, unpacks, move || Ok(snapshot)).await;
        }
        let news = app.hub.wait(&id, snapshot.position.at);
        if let Ok(Err(refusal)) = tokio::time::timeout_at(until, news).await {
            return Err(refusal);
        }
    }
}

/// What each of your legal actions would cost and gain, with the clause behind each part.
#[cfg_attr(test, utoipa::path(get, path = "/api/tables/{id}/previews", tag = "play", params(("id" = String, Path)),
    responses((status = 200, body = protocol::Previews), (status = "4XX", body = protocol::Problem))))]
pub(crate) async fn previews(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    unpacks: Unpacks,
) -> Result<Packed, Refusal> {
    match app.hub.ask(&id, &caller.who, Ask::Previews).await? {
        Answer::Previews(previews) => packed(&app, Job::Table, &caller, unpacks, move || Ok(previews)).await,
        other => Err(unexpected(&other)),
    }
}

/// How many actions one question may name. Nothing on the table can be used in more ways than that.
const WHY: usize = 100;

/// Why you may not do any of these actions now: `?action=…&action=…`, in notation. You get the reason for the
/// action that came closest to being legal.
#[cfg_attr(test, utoipa::path(get, path = "/api/tables/{id}/why", tag = "play",
    params(("id" = String, Path), ("action" = Vec<String>, Query)),
    responses((status = 200, body = WhyNot), (status = "4XX", body = protocol::Problem))))]
pub(crate) async fn why(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    query: Result<Query<Vec<(String, String)>>, axum::extract::rejection::QueryRejection>,
) -> Result<Json<WhyNot>, Refusal> {
    let Query(pairs) = query.map_err(|rejection| Refusal::request(rejection.body_text()))?;
    if let Some((key, _)) = pairs.iter().find(|(key, _)| key != "action") {
        return Err(Refusal::request(format!("unknown parameter `{key}`: ask with `?action=…&action=…`")));
    }
    if pairs.is_empty() || pairs.len() > WHY {
        return Err(Refusal::request(format!("{} actions: name 1 to {WHY}", pairs.len())));
    }
    let actions = pairs.into_iter().map(|(_, action)| action).collect();
    match app.hub.ask(&id, &caller.who, Ask::WhyNot { actions }).await? {
        Answer::WhyNot(answer) => Ok(Json(answer)),
        other => Err(unexpected(&other)),
    }
}

/// Where the points of a finished game came from, and when.
#[cfg_attr(test, utoipa::path(get, path = "/api/tables/{id}/scores", tag = "play", params(("id" = String, Path)),
    responses((status = 200, body = protocol::ScoreSheet), (status = "4XX", body = protocol::Problem))))]
pub(crate) async fn scores(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    unpacks: Unpacks,
) -> Result<Packed, Refusal> {
    match app.hub.ask(&id, &caller.who, Ask::Scores).await? {
        Answer::Scores(sheet) => packed(&app, Job::Table, &caller, unpacks, move || Ok(sheet)).await,
        other => Err(unexpected(&other)),
    }
}

type Download = ([(header::HeaderName, String); 2], Packed);

/// The record as `.game` text, as you may see it. A finished game includes the proof of its luck.
#[cfg_attr(test, utoipa::path(get, path = "/api/tables/{id}/record", tag = "records", params(("id" = String, Path)),
    responses((status = 200, body = String, content_type = "text/plain"), (status = "4XX", body = protocol::Problem))))]
pub(crate) async fn record(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    unpacks: Unpacks,
) -> Result<Download, Refusal> {
    match app.hub.ask(&id, &caller.who, Ask::Record).await? {
        Answer::Record(text) => {
            let name = format!("attachment; filename=\"{id}.game\"");
            let kind = "text/plain; charset=utf-8".to_owned();
            let text = packed_text(&app, &caller, unpacks, text).await?;
            Ok(([(header::CONTENT_TYPE, kind), (header::CONTENT_DISPOSITION, name)], text))
        }
        other => Err(unexpected(&other)),
    }
}

/// Import a record. It becomes a finished table that you can step through, share and fork.
#[cfg_attr(test, utoipa::path(post, path = "/api/records", tag = "records",
    request_body(content = String, content_type = "text/plain"),
    responses((status = 201, body = TableInfo), (status = "4XX", body = protocol::Problem))))]
pub(crate) async fn import(
    State(app): State<App>,
    caller: Caller,
    request: Request,
) -> Result<(StatusCode, Json<TableInfo>), Refusal> {
    let person = caller.person()?.clone();
    app.limits.table(&person.id)?;
    let bytes = raw(request, RECORD).await?;
    let text = String::from_utf8(bytes).map_err(|_| Refusal::request("a record must be UTF-8 text"))?;
    let bad = |message: String| Refusal::new(Reason::Record, message);
    let host = PersonRef { id: person.id, name: person.name };
    let replay = {
        let app = app.clone();
        move |aside: &Aside, _: &shelf::Stop| {
            let record = Record::parse(&text).map_err(|error| error.to_string())?;
            let game = find(&app, &record.header.box_id).map_err(|refusal| refusal.problem.message)?;
            let replayed = guarded(|| aside.open(game, &record, &text));
            let table = replayed.and_then(|opened| opened.map_err(|problem| problem.to_string()))?;
            check_names(&record.header)?;
            let new = imported(&*table, &record.header, host, now());
            Ok::<_, String>((game, record, new))
        }
    };
    let read = app.hub.shared.work.run(Job::Look, &caller.owner(), "", replay).await?;
    let (game, record, new) = read.map_err(bad)?;
    refuse_copy(&app, &caller, game, &record).await?;
    let id = add(&app.hub.shared.store, game, new).await?;
    match app.hub.ask(&id, &caller.who, Ask::Info).await? {
        Answer::Info(info) => Ok((StatusCode::CREATED, Json(info))),
        other => Err(unexpected(&other)),
    }
}

/// Names from elsewhere are shown next to names from here, so they follow the same rule.
pub(super) fn check_names(header: &Header) -> Result<(), String> {
    let later = header.substitutes.iter().map(|(_, name)| name);
    for name in header.names.iter().chain(later) {
        check_name(name)
            .map_err(|refusal| format!("`{}`: {}", engine::short(name), refusal.problem.message))?;
    }
    Ok(())
}
