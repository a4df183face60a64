//! Reviews and hints.

use axum::{Json, extract::State};
use boxes::REVIEW_VERSION;
use protocol::{HintInfo, Problem, ReviewState, Snapshot, Status, Try};

use super::{
    App,
    answer::{Body, Path},
    boxes::find,
    session::Caller,
    tables::unexpected,
};
use crate::{
    refusal::{Reason, Refusal},
    review,
    table::{Answer, Ask},
};

/// How far the review of a finished game is, and what it found. Whoever asks is interested: keep asking while it is
/// queued or running.
#[utoipa::path(get, path = "/api/tables/{id}/review", tag = "study", params(("id" = String, Path)),
    responses((status = 200, body = ReviewState), (status = "4XX", body = Problem)))]
pub(crate) async fn look(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Json<ReviewState>, Refusal> {
    let box_id = check_over(&app, &id, &caller).await?;
    if let Some(state) = known(&app, &id, &caller).await? {
        return Ok(Json(state));
    }
    let (game, record) = (find(&app, &box_id)?, record_of(&app, &id, &caller).await?);
    let counted = tokio::task::spawn_blocking(move || review::cost(game, &record));
    let counted = counted.await.map_err(|error| Refusal::internal(&error))?;
    Ok(Json(counted.map_err(|problem| Refusal::internal(&problem))?))
}

/// Ask for the review of a finished game. It is made once, in the background, and then stored.
#[utoipa::path(post, path = "/api/tables/{id}/review", tag = "study", params(("id" = String, Path)),
    responses((status = 200, body = ReviewState), (status = "4XX", body = Problem)))]
pub(crate) async fn request(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Json<ReviewState>, Refusal> {
    let box_id = check_over(&app, &id, &caller).await?;
    if let Some(state) = known(&app, &id, &caller).await?
        && !matches!(state, ReviewState::Failed { .. })
    {
        return Ok(Json(state));
    }
    let (game, record) = (find(&app, &box_id)?, record_of(&app, &id, &caller).await?);
    app.hub.shared.reviews.request(&id, &interested(&caller), game, record)?;
    let state = known(&app, &id, &caller).await?;
    Ok(Json(state.unwrap_or(ReviewState::Queued { place: 1 })))
}

/// You are no longer interested in a review. If nobody else is, it is dropped.
#[utoipa::path(delete, path = "/api/tables/{id}/review", tag = "study", params(("id" = String, Path)),
    responses((status = 204), (status = "4XX", body = Problem)))]
pub(crate) async fn withdraw(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> axum::http::StatusCode {
    app.hub.shared.reviews.withdraw(&id, &interested(&caller));
    axum::http::StatusCode::NO_CONTENT
}

/// The position that other actions would have led to, in a finished game.
#[utoipa::path(post, path = "/api/tables/{id}/try", tag = "study", params(("id" = String, Path)), request_body = Try,
    responses((status = 200, body = Snapshot), (status = "4XX", body = Problem)))]
pub(crate) async fn try_out(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Body(wanted): Body<Try>,
) -> Result<Json<Snapshot>, Refusal> {
    match app.hub.ask(&id, &caller.who, Ask::Try(wanted)).await? {
        Answer::Snapshot(snapshot) => Ok(Json(snapshot)),
        other => Err(unexpected(&other)),
    }
}

/// What you could do now, where the table allows hints. It takes about half a second, and the table notes it.
#[utoipa::path(post, path = "/api/tables/{id}/hint", tag = "study", params(("id" = String, Path)),
    responses((status = 200, body = HintInfo), (status = "4XX", body = Problem)))]
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
    let hint = app.hub.shared.bots.hint(game, record, seat).await?;
    let hint = serde_json::to_value(hint).map_err(|error| Refusal::internal(&error))?;
    Ok(Json(HintInfo { at, hint }))
}

/// The box of a finished game, or why it cannot be reviewed. Whoever may step through a game may also review it.
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

/// The stored review, or where it is in the queue.
async fn known(app: &App, id: &str, caller: &Caller) -> Result<Option<ReviewState>, Refusal> {
    let shared = &app.hub.shared;
    if let Some(text) = shared.store.review(id, REVIEW_VERSION).await? {
        let review = serde_json::from_str(&text).map_err(|error| Refusal::internal(&error))?;
        return Ok(Some(ReviewState::Done { review }));
    }
    Ok(shared.reviews.look(id, &interested(caller)))
}

/// Who is interested: a person, a program, or an address.
fn interested(caller: &Caller) -> String {
    let person = caller.who.person.as_ref().map(|person| person.id.clone());
    person.or_else(|| caller.who.key.clone()).unwrap_or_else(|| caller.from.to_string())
}
