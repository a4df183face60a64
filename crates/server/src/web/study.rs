//! Reviews and hints.

use std::sync::Arc;

use axum::{
    Json,
    extract::State,
    response::{IntoResponse as _, Response},
};
use protocol::{HintInfo, HintQueue, REVIEW_VERSION, ReviewState, Status, Try};
use shelf::{Budget, Stop};

use super::{
    App,
    answer::{Body, Path},
    boxes::find,
    packed::{Packed, Unpacks, packed},
    session::Caller,
    tables::unexpected,
};
use crate::{
    refusal::{Reason, Refusal},
    review::{self, Reviews},
    table::{Answer, Ask, HINT},
    work::{Aside, Kind},
};

/// How far the review of a finished game has got, and what it found. Asking counts as being interested: keep asking
/// while it is queued or running.
#[cfg_attr(test, utoipa::path(get, path = "/api/tables/{id}/review", tag = "study", params(("id" = String, Path)),
    responses((status = 200, body = ReviewState), (status = "4XX", body = protocol::Problem))))]
pub(crate) async fn look(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    unpacks: Unpacks,
) -> Result<Response, Refusal> {
    let box_id = check_over(&app, &id, &caller).await?;
    if let Some(review) = stored(&app, &id, &caller, unpacks).await? {
        return Ok(review);
    }
    if let Some(state) = Reviews::look(&app.hub.shared, &id, &caller.owner()) {
        return Ok(Json(state).into_response());
    }
    let (game, record) = (find(&app, &box_id)?, record_of(&app, &id, &caller).await?);
    let shared = Arc::clone(&app.hub.shared);
    let cost = move |aside: &Aside, _: &Stop| review::cost(&shared, aside, game, &record);
    let counted = app.hub.shared.work.run(Kind::Look, &caller.owner(), &id, cost).await?;
    Ok(Json(counted.map_err(|problem| Refusal::internal(&problem))?).into_response())
}

/// Ask for the review of a finished game. It is made once, in the background, and then stored.
#[cfg_attr(test, utoipa::path(post, path = "/api/tables/{id}/review", tag = "study", params(("id" = String, Path)),
    responses((status = 200, body = ReviewState), (status = "4XX", body = protocol::Problem))))]
pub(crate) async fn request(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    unpacks: Unpacks,
) -> Result<Response, Refusal> {
    let box_id = check_over(&app, &id, &caller).await?;
    if let Some(review) = stored(&app, &id, &caller, unpacks).await? {
        return Ok(review);
    }
    let (shared, owner) = (&app.hub.shared, caller.owner());
    if let Some(state) = Reviews::look(shared, &id, &owner)
        && !matches!(state, ReviewState::Failed { .. })
    {
        return Ok(Json(state).into_response());
    }
    let (game, record) = (find(&app, &box_id)?, record_of(&app, &id, &caller).await?);
    Reviews::request(shared, &id, &owner, game, record)?;
    let state = Reviews::look(shared, &id, &owner).unwrap_or(ReviewState::Queued { place: 1 });
    Ok(Json(state).into_response())
}

/// You are no longer interested in a review. If nobody else is, it is dropped.
#[cfg_attr(test, utoipa::path(delete, path = "/api/tables/{id}/review", tag = "study", params(("id" = String, Path)),
    responses((status = 204), (status = "4XX", body = protocol::Problem))))]
pub(crate) async fn withdraw(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> axum::http::StatusCode {
    app.hub.shared.reviews.withdraw(&id, &caller.owner());
    axum::http::StatusCode::NO_CONTENT
}

/// The position that other actions would have led to, in a finished game.
#[cfg_attr(test, utoipa::path(post, path = "/api/tables/{id}/try", tag = "study", params(("id" = String, Path)), request_body = Try,
    responses((status = 200, body = protocol::Snapshot), (status = "4XX", body = protocol::Problem))))]
pub(crate) async fn try_out(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    unpacks: Unpacks,
    Body(wanted): Body<Try>,
) -> Result<Packed, Refusal> {
    match app.hub.ask(&id, &caller.who, Ask::Try(wanted)).await? {
        Answer::Snapshot(snapshot) => packed(&app, Kind::Table, &caller, unpacks, move || Ok(snapshot)).await,
        other => Err(unexpected(&other)),
    }
}

/// What you could do now, where the table allows hints. It takes about half a second, and the table notes it.
#[cfg_attr(test, utoipa::path(post, path = "/api/tables/{id}/hint", tag = "study", params(("id" = String, Path)),
    responses((status = 200, body = HintInfo), (status = "4XX", body = protocol::Problem))))]
pub(crate) async fn hint(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Json<HintInfo>, Refusal> {
    let (at, seat, record) = match app.hub.ask(&id, &caller.who, Ask::Hint).await? {
        Answer::Hint { at, seat, record } => (at, seat, record),
        other => return Err(unexpected(&other)),
    };
    let game = find(&app, &record.header.box_id)?;
    // If the caller goes away, this is dropped, and the thinking stops.
    let think = move |aside: &Aside, stop: &Stop| {
        let table = aside.open(game, &record, "").map_err(|problem| problem.to_string())?;
        Ok::<_, String>(aside.hint(&*table, seat, Budget::Time(HINT), stop))
    };
    let hint = app.hub.shared.work.run(Kind::Hint, &caller.owner(), &id, think).await?;
    let hint = hint.map_err(|problem| Refusal::internal(&problem))?;
    Ok(Json(HintInfo { at, hint }))
}

/// Whether the hint you asked for has to wait, and how many come before it.
#[cfg_attr(test, utoipa::path(get, path = "/api/tables/{id}/hint", tag = "study", params(("id" = String, Path)),
    responses((status = 200, body = HintQueue), (status = "4XX", body = protocol::Problem))))]
pub(crate) async fn hint_place(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> Json<HintQueue> {
    Json(HintQueue { place: app.hub.shared.work.place_of(Kind::Hint, &caller.owner(), &id) })
}

/// The box of a finished game, or why it cannot be reviewed. Anybody who may step through a game may also review
/// it.
async fn check_over(app: &App, id: &str, caller: &Caller) -> Result<String, Refusal> {
    match app.hub.ask(id, &caller.who, Ask::Info).await? {
        Answer::Info(info) if info.status == Status::Over => Ok(info.box_id),
        Answer::Info(_) => Err(Refusal::new(Reason::Unfinished, "a game can be reviewed once it is over")),
        other => Err(unexpected(&other)),
    }
}

async fn record_of(app: &App, id: &str, caller: &Caller) -> Result<String, Refusal> {
    match app.hub.ask(id, &caller.who, Ask::Record).await? {
        Answer::Record(text) => Ok(text),
        other => Err(unexpected(&other)),
    }
}

/// The review, if it has been made.
async fn stored(app: &App, id: &str, caller: &Caller, unpacks: Unpacks) -> Result<Option<Response>, Refusal> {
    let Some(text) = app.hub.shared.store.review(id, REVIEW_VERSION).await? else { return Ok(None) };
    let read = move || {
        let review = serde_json::from_str(&text).map_err(|error| Refusal::internal(&error))?;
        Ok(ReviewState::Done { review })
    };
    Ok(Some(packed(app, Kind::Look, caller, unpacks, read).await?.into_response()))
}
