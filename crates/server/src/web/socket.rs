//! Sockets: one task each, between the browser and the table.

use std::{sync::Arc, time::Duration};

use axum::{
    body::Body,
    extract::{Query, Request, State},
    response::Response,
};
use futures_util::StreamExt as _;
use hyper::upgrade::OnUpgrade;
use protocol::{FromClient, FromServer};
use serde::Deserialize;
use tokio::sync::mpsc;
use tokio_tungstenite::tungstenite::{
    Message, handshake::server::create_response_with_body, protocol::frame::coding::CloseCode,
};

use super::{
    App,
    answer::Path,
    limits::{OpenGuard, Pace},
    session::Caller,
    wire::Wire,
};
use crate::{
    polls::Task,
    refusal::{Reason, Refusal},
    table::{Farewell, Msg, Out, refused, written},
};

/// How many messages may wait for a browser that reads slowly.
const OUTBOX: usize = 64;
/// A socket that is silent for this long, without even answering a ping, is dead.
const SILENCE: Duration = Duration::from_secs(75);
const PING: Duration = Duration::from_secs(25);

#[derive(Deserialize)]
#[cfg_attr(test, derive(utoipa::IntoParams), into_params(parameter_in = Query))]
#[serde(deny_unknown_fields)]
pub(crate) struct Since {
    /// How many entries you already have.
    since: Option<u32>,
}

/// A WebSocket. You send `FromClient` messages and receive `FromServer` messages, each a JSON text.
#[cfg_attr(test, utoipa::path(get, path = "/api/tables/{id}/ws", tag = "play", params(("id" = String, Path), Since),
    responses((status = 101, description = "the protocol changes to WebSocket"), (status = "4XX", body = protocol::Problem))))]
pub(crate) async fn open(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    query: Result<Query<Since>, axum::extract::rejection::QueryRejection>,
    mut request: Request,
) -> Result<Response, Refusal> {
    let Query(Since { since }) = query.map_err(|rejection| Refusal::request(rejection.body_text()))?;
    // We upgrade by hand, because axum wraps the stream in a socket that keeps a buffer as large as its
    // largest message, and each of thousands of silent sockets would keep one (see `Wire`).
    let no_socket = |why: &str| Refusal::request(format!("this path is for WebSockets: {why}"));
    let response =
        create_response_with_body(&request, Body::empty).map_err(|error| no_socket(&error.to_string()))?;
    let upgrade = request.extensions_mut().remove::<OnUpgrade>();
    let upgrade = upgrade.ok_or_else(|| no_socket("this connection cannot change its protocol"))?;
    let guard = app.limits.socket(caller.from)?;
    let (out, messages) = mpsc::channel(OUTBOX);
    let client = app.hub.connect(&id, &caller.who, since.unwrap_or(0), out).await?;
    let polls = Arc::clone(&app.hub.shared.settings.polls);
    let line = Line { app, table: id, client, speaker: speaker(&caller), pace: Pace::new(), _guard: guard };
    tokio::spawn(polls.watch(Task::Socket, line.run(upgrade, messages)));
    Ok(response)
}

fn speaker(caller: &Caller) -> String {
    let person = caller.who.person.as_ref().map(|person| person.id.clone());
    person.or_else(|| caller.who.key.clone()).unwrap_or_default()
}

struct Line {
    app: App,
    table: String,
    client: u64,
    speaker: String,
    pace: Pace,
    _guard: OpenGuard,
}

impl Line {
    async fn run(mut self, upgrade: OnUpgrade, messages: mpsc::Receiver<Out>) {
        self.app.hub.shared.metrics.sockets.add(1);
        if let Some(wire) = Wire::over(upgrade).await {
            self.talk(wire, messages).await;
        }
        self.app.hub.shared.metrics.sockets.add(-1);
        let _ = self.app.hub.send(&self.table, Msg::Disconnect { client: self.client }).await;
    }

    /// Carries messages both ways until one side closes.
    async fn talk(&mut self, mut wire: Wire, mut messages: mpsc::Receiver<Out>) {
        let mut ping = tokio::time::interval(PING);
        let mut heard = tokio::time::Instant::now();
        loop {
            let sent = tokio::select! {
                message = messages.recv() => match message {
                    Some(Out::Text(text)) => wire.tell(&text).await,
                    Some(Out::Gone(why)) => return part(wire, why).await,
                    // The table dropped this socket because it did not read its messages.
                    None => return part(wire, Farewell::Slow).await,
                },
                said = wire.socket.next() => {
                    heard = tokio::time::Instant::now();
                    match said {
                        Some(Ok(Message::Text(text))) => match Box::pin(self.said(&text)).await {
                            Ok(()) => true,
                            Err(answer) => wire.tell(&written(&answer)).await,
                        },
                        Some(Ok(Message::Binary(_))) => {
                            let refusal = Refusal::request("messages are JSON text, not binary");
                            wire.tell(&written(&refused(String::new(), refusal.into()))).await
                        }
                        Some(Ok(Message::Ping(_) | Message::Pong(_) | Message::Frame(_))) => true,
                        Some(Ok(Message::Close(_)) | Err(_)) | None => false,
                    }
                }
                _ = ping.tick() => heard.elapsed() < SILENCE && wire.ping().await,
            };
            if !sent {
                return;
            }
        }
    }

    /// Passes a message to the table, or says why not.
    async fn said(&mut self, text: &str) -> Result<(), FromServer> {
        let answer = |refusal: Refusal| refused(String::new(), refusal.into());
        if !self.pace.allows() {
            self.app.hub.shared.metrics.limited.add(1);
            return Err(answer(Refusal::new(Reason::SlowDown, "too many messages; wait a moment")));
        }
        let message: FromClient = serde_json::from_str(text)
            .map_err(|error| answer(Refusal::request(format!("the message cannot be read: {error}"))))?;
        if id_of(&message).len() > 64 {
            return Err(answer(Refusal::request("an `id` can have at most 64 characters")));
        }
        if let FromClient::Chat { id, .. } = &message {
            self.app.limits.chat(&self.speaker).map_err(|refusal| refused(id.clone(), refusal.into()))?;
        }
        let said = Msg::Said { client: self.client, message };
        self.app.hub.send(&self.table, said).await.map_err(answer)
    }
}

/// Says why, then closes as the WebSocket protocol requires.
async fn part(mut wire: Wire, why: Farewell) {
    let code = match why {
        Farewell::ShuttingDown => CloseCode::Away,
        Farewell::Missing | Farewell::Seat | Farewell::SignedOut => CloseCode::Policy,
        Farewell::Slow => CloseCode::Again,
    };
    if wire.tell(&written(&why.message())).await {
        wire.close(code).await;
    }
}

fn id_of(message: &FromClient) -> &str {
    match message {
        FromClient::Act { id, .. }
        | FromClient::Acts { id, .. }
        | FromClient::Undo { id, .. }
        | FromClient::Takeback { id, .. }
        | FromClient::Resign { id }
        | FromClient::Chat { id, .. } => id,
        FromClient::Ping {} => "",
    }
}
