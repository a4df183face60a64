//! Clients that play anything legal, as fast as they are answered.

use std::{
    net::SocketAddr,
    sync::Arc,
    time::{Duration, Instant},
};

use anyhow::{Context as _, bail};
use futures_util::{SinkExt as _, StreamExt as _};
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
    sync::Semaphore,
};
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async_with_config,
    tungstenite::{Message, client::IntoClientRequest as _, protocol::WebSocketConfig},
};

/// What came of it.
#[derive(Default)]
pub(super) struct Played {
    pub(super) actions: u64,
    pub(super) refused: u64,
    pub(super) errors: u64,
    pub(super) still_open: usize,
    /// From an action sent to the opponent's update.
    pub(super) latencies: Vec<Duration>,
}

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// A table with both its sockets.
pub(super) struct Table {
    sockets: [Socket; 2],
    at: u64,
    legal: [Vec<String>; 2],
}

/// The few fields a random player needs of a message.
#[derive(Deserialize)]
struct Heard {
    #[serde(rename = "type")]
    kind: String,
    position: Option<Position>,
}

#[derive(Deserialize)]
struct Position {
    at: u64,
    legal: Vec<String>,
}

/// Opens tables for two and connects both seats.
pub(super) async fn open(addr: SocketAddr, game: &str, tables: usize) -> anyhow::Result<Vec<Table>> {
    let room = Arc::new(Semaphore::new(16));
    let mut opening = Vec::new();
    for _ in 0..tables {
        let (room, game) = (Arc::clone(&room), game.to_owned());
        opening.push(tokio::spawn(async move {
            let _permit = room.acquire_owned().await?;
            open_one(addr, &game).await
        }));
    }
    let mut open = Vec::new();
    for table in opening {
        open.push(table.await??);
    }
    Ok(open)
}

async fn open_one(addr: SocketAddr, game: &str) -> anyhow::Result<Table> {
    let (_, first) = ask(addr, "", "/api/guest", &json!({"name": "First"})).await?;
    let (_, second) = ask(addr, "", "/api/guest", &json!({"name": "Second"})).await?;
    let create = json!({"box": game, "seats": [{"kind": "me"}, {"kind": "open"}], "start_when_full": true});
    let (sat, _) = ask(addr, &first, "/api/tables", &create).await?;
    let id = sat["table"]["id"].as_str().context("the table has an id")?.to_owned();
    ask(addr, &second, &format!("/api/tables/{id}/sit"), &json!({})).await?;
    let mut sockets = Vec::new();
    let mut legal = [Vec::new(), Vec::new()];
    let mut at = 0;
    for (cookie, legal) in [first, second].iter().zip(&mut legal) {
        let url = format!("ws://{addr}/api/tables/{id}/ws");
        let mut request = url.into_client_request()?;
        request.headers_mut().insert("cookie", cookie.parse()?);
        let config = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0);
        let (mut socket, _) = connect_async_with_config(request, Some(config), true).await?;
        let heard = hear(&mut socket, "snapshot").await.context("no snapshot")?;
        (at, *legal) = (heard.at, heard.legal);
        sockets.push(socket);
    }
    let Ok(sockets) = sockets.try_into() else { bail!("two sockets were opened") };
    Ok(Table { sockets, at, legal })
}

/// The next position in a message of a kind; nothing if the socket broke.
async fn hear(socket: &mut Socket, wanted: &str) -> Option<Position> {
    loop {
        let Some(Ok(message)) = socket.next().await else { return None };
        let Message::Text(text) = message else { continue };
        let Ok(heard) = serde_json::from_str::<Heard>(&text) else { continue };
        if heard.kind == "refused" || heard.kind == "gone" {
            return None;
        }
        if heard.kind == wanted {
            return heard.position;
        }
    }
}

/// Plays all tables at once for some time, at most at a rate over all of them if one is given.
pub(super) async fn play(tables: Vec<Table>, time: Duration, per_second: f64) -> Played {
    let end = Instant::now() + time;
    let pause = if per_second > 0.0 { tables.len() as f64 / per_second } else { 0.0 };
    let playing: Vec<_> = tables
        .into_iter()
        .enumerate()
        .map(|(number, table)| {
            tokio::spawn(play_one(table, number as u64, end, Duration::from_secs_f64(pause)))
        })
        .collect();
    let mut all = Played::default();
    let mut kept = Vec::new();
    for table in playing {
        let Ok((played, table)) = table.await else {
            all.errors += 1;
            continue;
        };
        all.actions += played.actions;
        all.refused += played.refused;
        all.errors += played.errors;
        all.still_open += played.still_open;
        all.latencies.extend(played.latencies);
        kept.push(table);
    }
    // The sockets stay open while the idle tables are measured.
    tokio::spawn(async move {
        tokio::time::sleep(Duration::from_mins(1)).await;
        drop(kept);
    });
    all
}

async fn play_one(mut table: Table, number: u64, end: Instant, pause: Duration) -> (Played, Table) {
    let mut played = Played::default();
    let mut rng = engine::Rng::new(number);
    if !pause.is_zero() {
        // Not all in the same moment.
        let share = f64::from(rng.below(1000)) / 1000.0;
        tokio::time::sleep(pause.mul_f64(share)).await;
    }
    while Instant::now() < end {
        let began = Instant::now();
        let Some(seat) = table.legal.iter().position(|legal| !legal.is_empty()) else {
            return (played, table);
        };
        let action = rng.pick(&table.legal[seat]).clone();
        let act = json!({"type": "act", "action": action, "at": table.at, "id": "a"}).to_string();
        if table.sockets[seat].send(Message::text(act)).await.is_err() {
            played.errors += 1;
            return (played, table);
        }
        for place in [1 - seat, seat] {
            let Some(position) = hear(&mut table.sockets[place], "update").await else {
                played.errors += 1;
                return (played, table);
            };
            if place != seat {
                played.latencies.push(began.elapsed());
            }
            table.at = position.at;
            table.legal[place] = position.legal;
        }
        played.actions += 1;
        tokio::time::sleep(pause.saturating_sub(began.elapsed())).await;
    }
    played.still_open = 1;
    (played, table)
}

/// A request on a connection of its own; answers with the body and the session's cookie.
async fn ask(addr: SocketAddr, cookie: &str, path: &str, body: &Value) -> anyhow::Result<(Value, String)> {
    let body = body.to_string();
    let request = format!(
        "POST {path} HTTP/1.1\r\nHost: {addr}\r\nConnection: close\r\nCookie: {cookie}\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    let mut stream = TcpStream::connect(addr).await?;
    stream.write_all(request.as_bytes()).await?;
    let mut text = String::new();
    stream.read_to_string(&mut text).await?;
    let (head, body) = text.split_once("\r\n\r\n").context("the server answered nothing")?;
    if !head.starts_with("HTTP/1.1 2") {
        bail!("{path}: {} {body}", head.lines().next().unwrap_or_default());
    }
    let line = head.lines().find_map(|line| line.strip_prefix("set-cookie: "));
    let cookie = line.and_then(|line| line.split(';').next()).unwrap_or_default().to_owned();
    Ok((serde_json::from_str(body).unwrap_or(Value::Null), cookie))
}
