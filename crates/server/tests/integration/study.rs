//! Reviews and hints.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use server::{Settings, Store};

use crate::client::{Client, Running, open_table, play_on, two};

/// A finished game between two people.
async fn finished(server: &Running) -> (Client, Client, String) {
    let (ann, ben, table) = two(server.addr, json!({})).await;
    play_on(&table, &[&ann, &ben], 200).await;
    (ann, ben, table)
}

/// Asks again until a review is in one of these states.
async fn until(client: &Client, table: &str, states: &[&str]) -> Value {
    for _ in 0..1500 {
        let state = client.get(&format!("/api/tables/{table}/review")).await;
        if states.iter().any(|wanted| state["state"] == *wanted) {
            return state;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("never {states:?}");
}

#[tokio::test]
async fn a_finished_game_is_reviewed_once_and_the_review_is_kept() {
    let store = Store::in_memory().await.unwrap();
    let server = Running::start(store.clone()).await;
    let (ann, ben, table) = two(server.addr, json!({})).await;
    let path = format!("/api/tables/{table}/review");
    assert_eq!(ann.refused("POST", &path, json!({})).await, (409, "status".into()), "it is not over");
    assert_eq!(ann.refused("GET", &path, json!({})).await, (409, "status".into()));
    play_on(&table, &[&ann, &ben], 200).await;
    let cost = ann.get(&path).await;
    assert_eq!(cost["state"], "none");
    assert!(cost["turns"].as_u64().unwrap() > 3 && cost["seconds"].as_u64().unwrap() > 0, "{cost}");
    let asked = ann.post(&path, json!({})).await;
    assert!(["queued", "running"].iter().any(|state| asked["state"] == *state), "{asked}");
    let running = until(&ann, &table, &["running", "done"]).await;
    if running["state"] == "running" {
        assert!(running["turn"].as_u64().unwrap() <= running["turns"].as_u64().unwrap(), "{running}");
    }
    // Somebody else who may step through the game may also see its review.
    let done = until(&Client::new(server.addr), &table, &["done"]).await;
    let review = &done["review"];
    assert_eq!((&review["version"], &review["seats"]), (&json!(protocol::REVIEW_VERSION), &json!(2)));
    let turns = review["turns"].as_array().unwrap().len() as u64;
    assert!(turns > 0 && turns <= cost["turns"].as_u64().unwrap(), "{turns} of {cost}");
    assert_eq!(review["summary"].as_array().unwrap().len(), 2);
    // Asking again changes nothing, and the same store has it after the server started anew.
    assert_eq!(ann.post(&path, json!({})).await, done);
    let again = Running::start(store).await;
    assert_eq!(Client::new(again.addr).get(&path).await, done);
}

#[tokio::test]
async fn reviews_queue_up_one_for_each_game_and_end_when_nobody_is_interested() {
    let settings = Settings { bot_budget: Duration::from_secs(15), ..Settings::default() };
    let server = Running::with(Store::in_memory().await.unwrap(), settings).await;
    let mut games = Vec::new();
    let ann = Client::guest(server.addr, "Ann").await;
    for _ in 0..5 {
        games.push(finished(&server).await.2);
    }
    // While a bot thinks, reviews wait two seconds before each turn.
    let seats = json!([{"kind": "me"}, {"kind": "bot", "bot": "patient"}]);
    open_table(&ann, json!({"seats": seats, "start_when_full": true})).await;
    let path = |game: &str| format!("/api/tables/{game}/review");
    ann.post(&path(&games[0]), json!({})).await;
    until(&ann, &games[0], &["running", "done"]).await;
    for game in &games[1..4] {
        ann.post(&path(game), json!({})).await;
        // The same game is not queued twice.
        ann.post(&path(game), json!({})).await;
    }
    let place = ann.get(&path(&games[3])).await;
    assert_eq!((&place["state"], &place["place"]), (&json!("queued"), &json!(3)), "{place}");
    assert_eq!(ann.refused("POST", &path(&games[4]), json!({})).await, (503, "busy".into()));
    let ben = Client::guest(server.addr, "Ben").await;
    ben.post(&path(&games[4]), json!({})).await;
    // Ann is the only one who wanted these two. Ben still wants his.
    for game in &games[..2] {
        assert_eq!(ann.ask("DELETE", &path(game), None).await.status, 204);
        until(&Client::new(server.addr), game, &["none"]).await;
    }
    let place = ben.get(&path(&games[4])).await;
    assert!(place["state"] != "none", "{place}");
    for game in &games[2..4] {
        ann.ask("DELETE", &path(game), None).await;
    }
    until(&ben, &games[4], &["done"]).await;
}

#[tokio::test]
async fn tables_go_on_while_reviews_are_made() {
    let server = Running::memory().await;
    let (ann, _, table) = finished(&server).await;
    ann.post(&format!("/api/tables/{table}/review"), json!({})).await;
    until(&ann, &table, &["running", "done"]).await;
    let seats = json!([{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]);
    let other = open_table(&ann, json!({"seats": seats, "start_when_full": true})).await;
    play_with_bot(&ann, &other).await;
    until(&ann, &table, &["done"]).await;
}

/// The bot thinks until it is asked to stop. In the meantime the review may judge a turn only every two
/// seconds.
#[tokio::test]
async fn a_review_lets_thinking_bots_go_first() {
    let settings = Settings { bot_budget: Duration::from_secs(5), ..Settings::default() };
    let server = Running::with(Store::in_memory().await.unwrap(), settings).await;
    let (ann, _, table) = finished(&server).await;
    let seats = json!([{"kind": "me"}, {"kind": "bot", "bot": "patient"}]);
    let other = open_table(&ann, json!({"seats": seats, "start_when_full": true})).await;
    let begun = Instant::now();
    ann.post(&format!("/api/tables/{table}/review"), json!({})).await;
    let mut judged = 0;
    loop {
        let state = ann.get(&format!("/api/tables/{table}/review")).await;
        let info = ann.get(&format!("/api/tables/{other}")).await;
        if info["seats"][1]["waiting"] != true {
            break;
        }
        assert_ne!(state["state"], "done", "the bot is still thinking");
        judged = state["turn"].as_u64().unwrap_or(0).max(judged);
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let most = begun.elapsed().as_secs() / 2 + 2;
    assert!(judged <= most, "{judged} turns, but at most {most}");
    until(&ann, &table, &["done"]).await;
}

/// Plays to the end against a bot, and waits for it where necessary.
async fn play_with_bot(client: &Client, table: &str) {
    loop {
        let snapshot = client.get(&format!("/api/tables/{table}/wait?at=0&seconds=5")).await;
        if snapshot["table"]["status"] == "over" {
            return;
        }
        if let Some(action) = snapshot["position"]["legal"].as_array().unwrap().first() {
            let body = json!({"action": action, "at": snapshot["position"]["at"]});
            let reply = client.ask("POST", &format!("/api/tables/{table}/act"), Some(body)).await;
            assert!(reply.status < 300 || reply.status == 409, "{}", reply.text);
        }
    }
}

#[tokio::test]
async fn a_hint_is_given_to_somebody_alone_with_bots_and_noted() {
    let server = Running::memory().await;
    let ann = Client::guest(server.addr, "Ann").await;
    let seats = json!([{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]);
    let table = open_table(&ann, json!({"seats": seats, "start_when_full": true})).await;
    let path = |what: &str| format!("/api/tables/{table}/{what}");
    // Both bid at the same time. Once the bot has, nothing changes any more.
    let before = loop {
        let snapshot = ann.get(&path("snapshot")).await;
        if snapshot["position"]["waiting"] == json!(["p1"]) {
            break snapshot;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    };
    assert_eq!(before["table"]["hints"], true);
    let told = ann.post(&path("hint"), json!({})).await;
    assert_eq!((&told["at"], &told["hint"]["seat"]), (&before["position"]["at"], &json!("p1")));
    let best = &told["hint"]["choices"][0]["actions"][0];
    assert!(before["position"]["legal"].as_array().unwrap().contains(best), "{told}");
    // The second hint in the same position is the same hint.
    ann.post(&path("hint"), json!({})).await;
    let notes = ann.get(&path("snapshot")).await["table"]["notes"].clone();
    assert_eq!(notes.as_array().unwrap().len(), 1, "{notes}");
    assert_eq!((&notes[0]["what"], &notes[0]["seat"]), (&json!("hint"), &json!("p1")));
    ann.post(&path("act"), json!({"action": best, "at": told["at"]})).await;
    play_with_bot(&ann, &table).await;
    let info = ann.get(&format!("/api/tables/{table}")).await;
    assert_eq!(info["result"]["hints"], 1);
    // Such a game has no place in the standings.
    let me = ann.get("/api/me").await;
    let page = ann.get(&format!("/api/people/{}", me["person"]["id"].as_str().unwrap())).await;
    assert_eq!(page["standings"], json!([]), "{page}");
    assert_eq!(ann.refused("POST", &path("hint"), json!({})).await, (409, "over".into()));
}

#[tokio::test]
async fn there_are_no_hints_between_people_unless_the_table_allows_them() {
    let server = Running::memory().await;
    let (ann, _, table) = two(server.addr, json!({})).await;
    let path = format!("/api/tables/{table}/hint");
    assert_eq!(ann.get(&format!("/api/tables/{table}")).await["hints"], false);
    let refused = ann.ask("POST", &path, Some(json!({}))).await.json();
    assert_eq!((&refused["code"], &refused["reason"]), (&json!("forbidden"), &json!("no-hints")));
    let stranger = Client::guest(server.addr, "Eve").await;
    assert_eq!(stranger.refused("POST", &path, json!({})).await, (403, "forbidden".into()));
    let (ann, ben, table) = two(server.addr, json!({"hints": true})).await;
    let path = format!("/api/tables/{table}/hint");
    assert!(ann.post(&path, json!({})).await["hint"]["choices"][0]["actions"].is_array());
    ann.post(&format!("/api/tables/{table}/act"), json!({"action": "bid 1"})).await;
    assert_eq!(ann.refused("POST", &path, json!({})).await, (409, "turn".into()), "Ann has acted");
    ben.post(&path, json!({})).await;
    // Alone with bots, but the host does not want hints.
    let seats = json!([{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]);
    let strict = open_table(&ann, json!({"seats": seats, "start_when_full": true, "hints": false})).await;
    assert_eq!(
        ann.refused("POST", &format!("/api/tables/{strict}/hint"), json!({})).await,
        (403, "forbidden".into())
    );
}

#[tokio::test]
async fn a_finished_game_shows_what_other_actions_would_have_led_to() {
    let server = Running::memory().await;
    let (ann, ben, table) = two(server.addr, json!({})).await;
    let path = format!("/api/tables/{table}/try");
    let other = json!({"at": 0, "by": "p1", "actions": ["bid 2"]});
    let first = ann.get(&format!("/api/tables/{table}/snapshot?at=0")).await;
    assert_eq!(first["position"]["entries"], 0);
    assert_eq!(ann.refused("POST", &path, other.clone()).await, (409, "status".into()), "it is not over");
    play_on(&table, &[&ann, &ben], 200).await;
    let whole = ann.get(&format!("/api/tables/{table}/snapshot")).await;
    let record = whole["record"].as_array().unwrap();
    let at = record.iter().position(|entry| entry["actor"] == "p1").unwrap();
    let other = json!({"at": at, "by": "p1", "actions": ["bid 2"]});
    let tried = Client::new(server.addr).post(&path, other).await;
    assert_eq!(tried["position"]["entries"], at + 1);
    assert!(!tried["events"].as_array().unwrap().is_empty());
    let bad = json!({"at": at, "by": "p1", "actions": ["bid 99"]});
    assert_eq!(ann.refused("POST", &path, bad).await, (409, "illegal".into()));
    let late = json!({"at": 99_999, "by": "p1", "actions": ["bid 1"]});
    assert_eq!(ann.refused("POST", &path, late).await, (404, "missing".into()));
    assert_eq!(
        ann.get(&format!("/api/tables/{table}/snapshot")).await["record"],
        whole["record"],
        "nothing has changed"
    );
}
