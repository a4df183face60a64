//! Tables: opening, sitting down, playing.

use axum::{Json, extract::State, http::StatusCode};
use keeper::{PersonRef, planned};
use protocol::{
    Acknowledged, Act, Acts, Chat, Contribute, Create, Fork, Sat, Sit, Status, TableInfo, Takeback, Undo,
    WantSeat,
};

use super::{
    App,
    answer::{Body, Path},
    boxes::find,
    session::Caller,
};
use crate::{
    random::System,
    refusal::{Reason, Refusal},
    store::Person,
    table::{Answer, Ask, New, Who, add},
};

/// Open a table and become its host. The answer has the commitment to its luck, so the game does not begin
/// yet.
#[cfg_attr(test, utoipa::path(post, path = "/api/tables", tag = "tables", request_body = Create,
    responses((status = 201, body = Sat), (status = "4XX", body = protocol::Problem))))]
pub(crate) async fn create(
    State(app): State<App>,
    caller: Caller,
    Body(create): Body<Create>,
) -> Result<(StatusCode, Json<Sat>), Refusal> {
    let person = caller.person()?;
    app.limits.table(&person.id)?;
    let host = PersonRef { id: person.id.clone(), name: person.name.clone() };
    let game = find(&app, &create.box_id)?;
    let (doc, seat, key) = planned(game, create, host, app.hub.shared.settings.bot_budget, &mut System)?;
    let _turn = app.limits.opening(caller.from).await?;
    if doc.lesson {
        end_lessons(&app, person, &caller.who).await?;
    } else {
        check_open(&app, &caller).await?;
    }
    let id = add(&app.hub.shared.store, game, New { doc, status: Status::Open, entries: Vec::new() }).await?;
    app.limits.opened(caller.from, &id);
    let seat = seat.map(|seat| seat.to_string()).unwrap_or_default();
    let table = ask_info(&app, &id, &caller.who, Ask::Info).await?;
    Ok((StatusCode::CREATED, Json(Sat { table, seat, key })))
}

/// Refuses another open table to somebody who has enough of them. An address has a limit too, because guests are
/// free.
async fn check_open(app: &App, caller: &Caller) -> Result<(), Refusal> {
    let (store, settings) = (&app.hub.shared.store, &app.hub.shared.settings);
    let most = settings.open_tables_per_person;
    if store.open_tables_of(&caller.person()?.id).await? >= i64::from(most) {
        let message = format!("you have {most} open tables; start a game at one of them or leave it first");
        return Err(Refusal::new(Reason::TooManyOpen, message).with("n", &most));
    }
    let open = store.still_open(&app.limits.tables_of(caller.from)).await?;
    let count = open.len();
    app.limits.still_open(caller.from, open);
    if count >= settings.open_tables_per_address as usize {
        let message = format!("your address has {count} open tables; wait until some of them have begun");
        return Err(Refusal::new(Reason::TooManyOpen, message).with("n", &count));
    }
    Ok(())
}

/// Ends a person's lessons.
async fn end_lessons(app: &App, person: &Person, who: &Who) -> Result<(), Refusal> {
    let rows = app.hub.shared.store.tables_of(&person.id).await?;
    for row in rows.iter().filter(|row| row.lesson) {
        let ask = match app.hub.shared.store.status(row) {
            Status::Open => Ask::Leave,
            Status::Playing => Ask::Resign,
            Status::Over | Status::Frozen => continue,
        };
        app.hub.ask(&row.id, who, ask).await?;
    }
    Ok(())
}

async fn ask_info(app: &App, id: &str, who: &Who, ask: Ask) -> Result<TableInfo, Refusal> {
    match app.hub.ask(id, who, ask).await? {
        Answer::Info(info) => Ok(info),
        other => Err(unexpected(&other)),
    }
}

async fn ask_sat(app: &App, id: &str, who: &Who, ask: Ask) -> Result<Json<Sat>, Refusal> {
    match app.hub.ask(id, who, ask).await? {
        Answer::Sat(sat) => Ok(Json(sat)),
        other => Err(unexpected(&other)),
    }
}

async fn ask_done(app: &App, id: &str, who: &Who, ask: Ask) -> Result<Json<Acknowledged>, Refusal> {
    match app.hub.ask(id, who, ask).await? {
        Answer::Done(done) => Ok(Json(done)),
        other => Err(unexpected(&other)),
    }
}

/// Another table opens from one whose game is over. `ask` has to know whether the caller may open one.
async fn ask_opened(
    app: &App,
    id: &str,
    caller: &Caller,
    ask: impl FnOnce(Result<(), Refusal>) -> Result<Ask, Refusal>,
) -> Result<(StatusCode, Json<Sat>), Refusal> {
    app.limits.table(&caller.person()?.id)?;
    let _turn = app.limits.opening(caller.from).await?;
    let ask = ask(check_open(app, caller).await)?;
    match app.hub.ask(id, &caller.who, ask).await? {
        Answer::Opened { table, is_new, seat, key } => {
            if is_new {
                app.limits.opened(caller.from, &table);
            }
            let table = ask_info(app, &table, &caller.who, Ask::Info).await?;
            let seat = seat.unwrap_or_default();
            Ok((StatusCode::CREATED, Json(Sat { table, seat, key })))
        }
        other => Err(unexpected(&other)),
    }
}

pub(crate) fn unexpected(answer: &Answer) -> Refusal {
    Refusal::internal(&format!("a table answered {:?}", std::mem::discriminant(answer)))
}

/// A table.
#[cfg_attr(test, utoipa::path(get, path = "/api/tables/{id}", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = TableInfo), (status = "4XX", body = protocol::Problem))))]
pub(crate) async fn info(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Json<TableInfo>, Refusal> {
    ask_info(&app, &id, &caller.who, Ask::Info).await.map(Json)
}

/// Sit down on a seat, or on the first open one. If you already sit there, you get a new key.
/// (`/api/tables/{id}/join` is the same.)
#[cfg_attr(test, utoipa::path(post, path = "/api/tables/{id}/sit", tag = "tables", params(("id" = String, Path)),
    request_body = Sit, responses((status = 200, body = Sat), (status = "4XX", body = protocol::Problem))))]
pub(crate) async fn sit(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Body(sit): Body<Sit>,
) -> Result<Json<Sat>, Refusal> {
    ask_sat(&app, &id, &caller.who, Ask::Sit(sit)).await
}

/// Get a new key for your seat. The old one stops working.
#[cfg_attr(test, utoipa::path(post, path = "/api/tables/{id}/key", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = Sat), (status = "4XX", body = protocol::Problem))))]
pub(crate) async fn key(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Json<Sat>, Refusal> {
    caller.person()?;
    ask_sat(&app, &id, &caller.who, Ask::Key).await
}

/// Leave your seat.
#[cfg_attr(test, utoipa::path(post, path = "/api/tables/{id}/leave", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = TableInfo), (status = "4XX", body = protocol::Problem))))]
pub(crate) async fn leave(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Json<TableInfo>, Refusal> {
    ask_info(&app, &id, &caller.who, Ask::Leave).await.map(Json)
}

/// Ask for a seat that its player left, answer such a request, or withdraw it. Once everybody at the table has agreed,
/// the seat is yours.
#[cfg_attr(test, utoipa::path(post, path = "/api/tables/{id}/want", tag = "tables", params(("id" = String, Path)),
    request_body = WantSeat, responses((status = 200, body = TableInfo), (status = "4XX", body = protocol::Problem))))]
pub(crate) async fn want(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Body(want): Body<WantSeat>,
) -> Result<Json<TableInfo>, Refusal> {
    ask_info(&app, &id, &caller.who, Ask::Want(want)).await.map(Json)
}

/// Start the game. Only the host can, when no seat is open.
#[cfg_attr(test, utoipa::path(post, path = "/api/tables/{id}/start", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = TableInfo), (status = "4XX", body = protocol::Problem))))]
pub(crate) async fn start(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Json<TableInfo>, Refusal> {
    ask_info(&app, &id, &caller.who, Ask::Start).await.map(Json)
}

/// Contribute to the luck, once you have seen `luck.commit`. A table with `start_when_full` begins if it was
/// only waiting for its host.
#[cfg_attr(test, utoipa::path(post, path = "/api/tables/{id}/entropy", tag = "tables", params(("id" = String, Path)),
    request_body = Contribute, responses((status = 200, body = TableInfo), (status = "4XX", body = protocol::Problem))))]
pub(crate) async fn contribute(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Body(contribute): Body<Contribute>,
) -> Result<Json<TableInfo>, Refusal> {
    let ask = Ask::Contribute { entropy: contribute.entropy };
    ask_info(&app, &id, &caller.who, ask).await.map(Json)
}

/// Take an action. The answer comes once it is stored.
#[cfg_attr(test, utoipa::path(post, path = "/api/tables/{id}/act", tag = "play", params(("id" = String, Path)),
    request_body = Act, responses((status = 200, body = Acknowledged), (status = "4XX", body = protocol::Problem))))]
pub(crate) async fn act(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Body(act): Body<Act>,
) -> Result<Json<Acknowledged>, Refusal> {
    ask_done(&app, &id, &caller.who, Ask::Act(act)).await
}

/// Take several actions: all of them, or nothing. The answer comes once they are stored.
#[cfg_attr(test, utoipa::path(post, path = "/api/tables/{id}/acts", tag = "play", params(("id" = String, Path)),
    request_body = Acts, responses((status = 200, body = Acknowledged), (status = "4XX", body = protocol::Problem))))]
pub(crate) async fn acts(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Body(acts): Body<Acts>,
) -> Result<Json<Acknowledged>, Refusal> {
    ask_done(&app, &id, &caller.who, Ask::Acts(acts)).await
}

/// Take back your last action or your plan, if you cannot have learned anything since.
#[cfg_attr(test, utoipa::path(post, path = "/api/tables/{id}/undo", tag = "play", params(("id" = String, Path)),
    request_body = Undo, responses((status = 200, body = Acknowledged), (status = "4XX", body = protocol::Problem))))]
pub(crate) async fn undo(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Body(undo): Body<Undo>,
) -> Result<Json<Acknowledged>, Refusal> {
    ask_done(&app, &id, &caller.who, Ask::Undo(undo)).await
}

/// Ask the others to go back further, answer such a request, or withdraw it.
#[cfg_attr(test, utoipa::path(post, path = "/api/tables/{id}/takeback", tag = "play", params(("id" = String, Path)),
    request_body = Takeback, responses((status = 200, body = TableInfo), (status = "4XX", body = protocol::Problem))))]
pub(crate) async fn takeback(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Body(takeback): Body<Takeback>,
) -> Result<Json<TableInfo>, Refusal> {
    ask_info(&app, &id, &caller.who, Ask::Takeback(takeback)).await.map(Json)
}

/// Resign.
#[cfg_attr(test, utoipa::path(post, path = "/api/tables/{id}/resign", tag = "play", params(("id" = String, Path)),
    responses((status = 200, body = TableInfo), (status = "4XX", body = protocol::Problem))))]
pub(crate) async fn resign(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Json<TableInfo>, Refusal> {
    ask_info(&app, &id, &caller.who, Ask::Resign).await.map(Json)
}

/// Open a table for a rematch. The first to ask is the host and gets a seat; the others sit down there.
#[cfg_attr(test, utoipa::path(post, path = "/api/tables/{id}/rematch", tag = "tables", params(("id" = String, Path)),
    responses((status = 201, body = Sat), (status = "4XX", body = protocol::Problem))))]
pub(crate) async fn rematch(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<(StatusCode, Json<Sat>), Refusal> {
    // Joining a rematch that is already open opens nothing.
    ask_opened(&app, &id, &caller, |may| Ok(Ask::Rematch { may: may.map_err(Into::into) })).await
}

/// Open a table that continues differently from a position in a finished game.
#[cfg_attr(test, utoipa::path(post, path = "/api/tables/{id}/fork", tag = "tables", params(("id" = String, Path)),
    request_body = Fork, responses((status = 201, body = Sat), (status = "4XX", body = protocol::Problem))))]
pub(crate) async fn fork(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Body(fork): Body<Fork>,
) -> Result<(StatusCode, Json<Sat>), Refusal> {
    ask_opened(&app, &id, &caller, |may| may.map(|()| Ask::Fork(fork))).await
}

/// Chat with the people at the table.
#[cfg_attr(test, utoipa::path(post, path = "/api/tables/{id}/chat", tag = "tables", params(("id" = String, Path)),
    request_body = Chat, responses((status = 204), (status = "4XX", body = protocol::Problem))))]
pub(crate) async fn chat(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Body(chat): Body<Chat>,
) -> Result<StatusCode, Refusal> {
    let speaker = caller.who.person.as_ref().map(|person| &person.id).or(caller.who.key.as_ref());
    app.limits.chat(speaker.ok_or_else(Refusal::signed_out)?)?;
    app.hub.ask(&id, &caller.who, Ask::Chat { text: chat.text }).await?;
    Ok(StatusCode::NO_CONTENT)
}
