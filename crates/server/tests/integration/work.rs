//! Hostile guests, and a bystander who should not notice them.

use std::{sync::atomic::Ordering, time::Duration};

use serde_json::{Value, json};
use server::{Settings, Store};
use tokio::{io::AsyncWriteExt as _, net::TcpStream};

use crate::{
    client::{Client, Running, open_table, play_on, two},
    market::{BEGUN, COUNTED, GATES},
};

const EVE: &str = "192.0.2.1";
const ANN: &str = "192.0.2.2";

/// A server behind a proxy, where one bot thinks at a time.
pub(crate) async fn busy_server(budget: Duration) -> Running {
    let settings = Settings { proxies: 1, bots_at_once: 1, bot_budget: budget, ..Settings::default() };
    Running::with(Store::in_memory().await.unwrap(), settings).await
}

/// A table of one person and one bot, which has to act straight away.
pub(crate) async fn against(person: &Client, bot: &str, more: Value) -> String {
    let mut create = json!({"seats": [{"kind": "me"}, {"kind": "bot", "bot": bot}], "start_when_full": true});
    for (key, value) in more.as_object().unwrap() {
        create[key] = value.clone();
    }
    open_table(person, create).await
}

/// A number of the server's metrics.
pub(crate) async fn metric(server: &Running, name: &str) -> u64 {
    let text = Client::new(server.addr).ask("GET", "/metrics", None).await.text;
    let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.unwrap_or_else(|| panic!("no {name} in {text}")).parse().unwrap()
}

/// Looks again until something is true.
pub(crate) async fn until(mut is_so: impl AsyncFnMut() -> bool) {
    for _ in 0..3000 {
        if is_so().await {
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("it never came true");
}

#[tokio::test]
async fn the_bots_of_a_guest_with_many_tables_let_a_bystanders_bot_go_first() {
    let server = busy_server(Duration::from_mins(10)).await;
    let eve = Client::guest_at(server.addr, "Eve", EVE).await;
    for _ in 0..20 {
        against(&eve, "held-0", json!({})).await;
    }
    until(async || metric(&server, "loire_jobs_waiting{kind=\"bot\"}").await == 19).await;
    let ann = Client::guest_at(server.addr, "Ann", ANN).await;
    let table = against(&ann, "marked", json!({})).await;
    until(async || metric(&server, "loire_jobs_waiting{kind=\"bot\"}").await == 20).await;
    GATES[0].store(true, Ordering::SeqCst);
    until(async || ann.get(&format!("/api/tables/{table}")).await["seats"][1]["waiting"] == false).await;
    // One of Eve's was running when Ann came. The others came before her, but she is next.
    assert_eq!(BEGUN.lock().unwrap()[..2], ["held", "marked"]);
    server.stop().await;
}

/// A server whose only place for thinking is taken by somebody else's bot, and a table at which Eve may ask for a hint.
async fn taken(gate: &str) -> (Running, Client, String) {
    let server = busy_server(Duration::from_mins(10)).await;
    let eve = Client::guest_at(server.addr, "Eve", EVE).await;
    let hinted = against(&eve, "greedy", json!({})).await;
    until(async || eve.get(&format!("/api/tables/{hinted}")).await["seats"][1]["waiting"] == false).await;
    let ben = Client::guest_at(server.addr, "Ben", "192.0.2.3").await;
    against(&ben, gate, json!({})).await;
    until(async || metric(&server, "loire_jobs_running{kind=\"bot\"}").await == 1).await;
    (server, eve, format!("/api/tables/{hinted}/hint"))
}

#[tokio::test]
async fn a_guest_who_asks_for_many_hints_at_once_is_refused() {
    let (server, eve, path) = taken("held-1").await;
    let asked: Vec<_> = (0..10)
        .map(|_| {
            let (eve, path) = (eve.clone(), path.clone());
            tokio::spawn(async move { eve.ask("POST", &path, Some(json!({}))).await })
        })
        .collect();
    until(async || asked.iter().filter(|asked| asked.is_finished()).count() == 7).await;
    GATES[1].store(true, Ordering::SeqCst);
    let mut refused = 0;
    for asked in asked {
        let reply = asked.await.unwrap();
        if reply.status != 200 {
            let reason = reply.json()["reason"].clone();
            assert_eq!((reply.status, reason), (429, json!("too-much-at-once")), "{}", reply.text);
            refused += 1;
        }
    }
    assert_eq!(refused, 7);
    server.stop().await;
}

#[tokio::test]
async fn a_hint_that_waits_says_its_place_and_leaves_when_the_page_is_closed() {
    let (server, eve, path) = taken("held-2").await;
    assert_eq!(eve.get(&path).await["place"], json!(null));
    let page = tokio::spawn({
        let (eve, path) = (eve.clone(), path.clone());
        async move { eve.ask("POST", &path, Some(json!({}))).await }
    });
    until(async || eve.get(&path).await["place"] == json!(1)).await;
    page.abort();
    until(async || metric(&server, "loire_jobs_waiting{kind=\"hint\"}").await == 0).await;
    GATES[2].store(true, Ordering::SeqCst);
    server.stop().await;
}

/// Both in one test, because the bot is counted for the whole process.
#[tokio::test]
async fn a_bot_stops_thinking_when_its_table_or_the_server_ends() {
    let settings = Settings { bot_budget: Duration::from_hours(1), ..Settings::default() };
    let server = Running::with(Store::in_memory().await.unwrap(), settings).await;
    let ann = Client::guest(server.addr, "Ann").await;
    let thinks = || COUNTED.load(Ordering::SeqCst);
    let table = against(&ann, "counted", json!({})).await;
    until(async || thinks() == 1).await;
    ann.post(&format!("/api/tables/{table}/resign"), json!({})).await;
    until(async || thinks() == 0).await;
    for _ in 0..2 {
        against(&ann, "counted", json!({})).await;
    }
    until(async || thinks() >= 1).await;
    server.stop().await;
    until(async || thinks() == 0).await;
}

#[tokio::test]
async fn no_seat_takes_a_budget_above_the_servers_own() {
    let server = Running::memory().await;
    let ann = Client::guest(server.addr, "Ann").await;
    for bot in ["patient@1000000000", "patient@3600000ms"] {
        let seats = json!([{"kind": "me"}, {"kind": "bot", "bot": bot}]);
        let reply = ann.ask("POST", "/api/tables", Some(json!({"box": "market", "seats": seats}))).await;
        assert_eq!(reply.status, 400, "{}", reply.text);
        let message = reply.json()["message"].as_str().unwrap().to_owned();
        assert!(message.contains("at most 20000 simulations or 20000ms"), "{message}");
        let seats = json!([{"kind": "me"}, {"kind": "open"}]);
        let create = json!({"box": "market", "seats": seats, "takeover": bot});
        assert_eq!(ann.refused("POST", "/api/tables", create).await, (400, "config".into()));
    }
}

#[tokio::test]
async fn a_bot_plays_by_the_tables_clock() {
    let settings = Settings { bot_budget: Duration::from_hours(1), ..Settings::default() };
    let server = Running::with(Store::in_memory().await.unwrap(), settings).await;
    let ann = Client::guest(server.addr, "Ann").await;
    // It would think for most of an hour.
    let table = against(&ann, "patient", json!({"clock": {"per_move_s": 3, "reserve_s": 0}})).await;
    let snapshot = ann.get(&format!("/api/tables/{table}/snapshot")).await;
    let clock = &snapshot["position"]["clock"]["seats"][1];
    assert!(clock["deadline"].is_i64() || snapshot["position"]["waiting"] == json!(["p1"]), "{snapshot}");
    until(async || ann.get(&format!("/api/tables/{table}")).await["seats"][1]["waiting"] == false).await;
}

#[tokio::test]
async fn reviews_take_turns_by_address() {
    let server = busy_server(Duration::from_mins(10)).await;
    let (ann, ben, _) = two(server.addr, json!({})).await;
    let mut games = Vec::new();
    for _ in 0..9 {
        let table = open_table(&ann, json!({})).await;
        ben.post(&format!("/api/tables/{table}/sit"), json!({})).await;
        ann.post(&format!("/api/tables/{table}/start"), json!({})).await;
        play_on(&table, &[&ann, &ben], 200).await;
        games.push(table);
    }
    // While a bot thinks, reviews are slow.
    against(&ann, "patient", json!({})).await;
    let path = |game: &str| format!("/api/tables/{game}/review");
    let mut taken = 0;
    for (number, game) in games[..8].iter().enumerate() {
        let guest = Client::guest_at(server.addr, &format!("Guest {number}"), EVE).await;
        let reply = guest.ask("POST", &path(game), Some(json!({}))).await;
        match reply.status {
            200 => taken += 1,
            503 => assert_eq!(reply.json()["reason"], "too-many-reviews"),
            other => panic!("{other}: {}", reply.text),
        }
    }
    assert!((6..8).contains(&taken), "{taken} of 8 guests at one address have a place");
    let bystander = Client::guest_at(server.addr, "Cleo", ANN).await;
    let state = bystander.post(&path(&games[8]), json!({})).await;
    assert_eq!((&state["state"], &state["place"]), (&json!("queued"), &json!(1)), "{state}");
    server.stop().await;
}

#[tokio::test]
async fn a_flood_of_overlays_from_one_address_is_refused() {
    let server = busy_server(Duration::from_secs(20)).await;
    let text = "zzz.y v\n".repeat(6600);
    let nobody = Client::at(server.addr, EVE);
    let answer = nobody.post("/api/boxes/market/overlay", json!({ "text": text })).await;
    let problems = answer["problems"].as_array().unwrap();
    assert_eq!(problems.len(), 1, "{answer}");
    assert!(problems[0]["message"].as_str().unwrap().contains("at most 2000 lines"), "{answer}");
    assert_eq!(
        metric(&server, "loire_jobs_started_total{kind=\"look\"}").await,
        1,
        "it went through the scheduler"
    );
}

#[tokio::test]
async fn the_list_of_puzzles_is_made_once() {
    let server = Running::boxes(Store::in_memory().await.unwrap(), boxes::BOXES).await;
    let nobody = Client::new(server.addr);
    let list = nobody.get("/api/puzzles").await;
    let jobs = metric(&server, "loire_jobs_started_total{kind=\"look\"}").await;
    for _ in 0..5 {
        assert_eq!(nobody.get("/api/puzzles").await, list);
    }
    assert_eq!(metric(&server, "loire_jobs_started_total{kind=\"look\"}").await, jobs);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_connection_that_reads_nothing_is_closed() {
    let settings = Settings {
        connections_per_address: 1,
        read_patience: Duration::from_millis(300),
        ..Settings::default()
    };
    let server = Running::with(Store::in_memory().await.unwrap(), settings).await;
    let mut silent = TcpStream::connect(server.addr).await.unwrap();
    // More than all buffers on the way can hold.
    let request = format!("GET /api/openapi.json HTTP/1.1\r\nHost: {}\r\n\r\n", server.addr);
    let requests = request.repeat(400);
    let sent = tokio::spawn(async move {
        let _ = silent.write_all(requests.as_bytes()).await;
        silent
    });
    until(async || {
        let reply = Client::new(server.addr).try_send("GET", "/healthz", b"").await;
        reply.is_ok_and(|reply| reply.status == 200)
    })
    .await;
    drop(sent);
}

#[tokio::test]
async fn nobody_goes_back_and_forth_for_ever() {
    let server = Running::memory().await;
    let (ann, _ben, table) = two(server.addr, json!({})).await;
    let path = |what: &str| format!("/api/tables/{table}/{what}");
    for pair in 0..600 {
        ann.post(&path("act"), json!({"action": "bid 1"})).await;
        let undone = ann.ask("POST", &path("undo"), Some(json!({}))).await;
        if undone.status != 200 {
            assert_eq!((undone.status, &undone.json()["reason"]), (409, &json!("undo")), "{}", undone.text);
            assert!(pair > 400, "after {pair} pairs");
            return;
        }
    }
    panic!("the log grows for ever");
}

#[tokio::test]
async fn nobody_takes_back_for_ever_alone() {
    let server = Running::memory().await;
    let ann = Client::guest(server.addr, "Ann").await;
    let seats = json!([{"kind": "me"}, {"kind": "bot", "bot": "random"}]);
    let table = open_table(&ann, json!({"seats": seats, "start_when_full": true})).await;
    let path = |what: &str| format!("/api/tables/{table}/{what}");
    for pair in 0..600 {
        ann.post(&path("act"), json!({"action": "bid 1"})).await;
        let back = ann.ask("POST", &path("takeback"), Some(json!({"to": 0}))).await;
        if back.status != 200 {
            assert_eq!((back.status, &back.json()["reason"]), (409, &json!("undo")), "{}", back.text);
            assert!(pair > 100, "after {pair} pairs");
            return;
        }
    }
    panic!("the log grows for ever");
}
