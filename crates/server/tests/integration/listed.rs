//! What one person or one address can put into the public list of tables.

use serde_json::{Value, json};
use server::{Settings, Store};

use crate::client::{Client, Running, open_table, two};

async fn server(per_person: u32, per_address: u32) -> Running {
    let settings = Settings {
        open_tables_per_person: per_person,
        open_tables_per_address: per_address,
        ..Settings::default()
    };
    Running::with(Store::in_memory().await.unwrap(), settings).await
}

fn open() -> Value {
    json!({"box": "market", "seats": [{"kind": "me"}, {"kind": "open"}]})
}

/// The public tables with this status.
async fn listed(server: &Running, status: &str) -> Vec<String> {
    let list = Client::new(server.addr).get(&format!("/api/tables?status={status}")).await;
    let id = |table: &Value| table["id"].as_str().unwrap().to_owned();
    list.as_array().unwrap().iter().map(id).collect()
}

/// Asks for many tables at the same moment. Returns how many were opened.
async fn at_once(asked: impl IntoIterator<Item = (Client, String, Value)>) -> usize {
    let ask = |(client, path, body): (Client, String, Value)| {
        tokio::spawn(async move { client.ask("POST", &path, Some(body)).await })
    };
    let asked: Vec<_> = asked.into_iter().map(ask).collect();
    let mut opened = 0;
    for reply in asked {
        let reply = reply.await.unwrap();
        match reply.status {
            201 => opened += 1,
            429 => assert_eq!(reply.json()["reason"], "too-many-open", "{}", reply.text),
            other => panic!("{other}: {}", reply.text),
        }
    }
    opened
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_that_are_asked_for_at_once_all_count() {
    let server = server(5, 7).await;
    let eve = Client::guest(server.addr, "Eve").await;
    let path = || "/api/tables".to_owned();
    assert_eq!(at_once((0..20).map(|_| (eve.clone(), path(), open()))).await, 5);
    let mut guests = Vec::new();
    for number in 0..20 {
        guests.push(Client::guest(server.addr, &format!("Guest {number}")).await);
    }
    assert_eq!(at_once(guests.into_iter().map(|guest| (guest, path(), open()))).await, 2, "7 in all");
    assert_eq!(listed(&server, "open").await.len(), 7);
}

#[tokio::test]
async fn a_rematch_counts_like_any_other_table() {
    let server = server(2, 100).await;
    let (ann, ben, table) = two(server.addr, json!({})).await;
    ann.post(&format!("/api/tables/{table}/resign"), json!({})).await;
    for _ in 0..2 {
        open_table(&ann, json!({})).await;
    }
    let rematch = format!("/api/tables/{table}/rematch");
    let refused = ann.ask("POST", &rematch, Some(json!({}))).await;
    assert_eq!((refused.status, &refused.json()["reason"]), (429, &json!("too-many-open")));
    let opened = ben.post(&rematch, json!({})).await;
    assert_eq!(opened["seat"], "p2");
    // Coming to it opens nothing.
    let there = ann.post(&rematch, json!({})).await;
    assert_eq!((&there["table"]["id"], &there["seat"]), (&opened["table"]["id"], &json!("")));
}

#[tokio::test]
async fn a_public_fork_counts_for_its_address() {
    let server = server(100, 3).await;
    let (ann, _, table) = two(server.addr, json!({})).await;
    ann.post(&format!("/api/tables/{table}/resign"), json!({})).await;
    let fork = json!({"at": 0, "seats": [{"kind": "me"}, {"kind": "open"}], "public": true});
    let path = format!("/api/tables/{table}/fork");
    for _ in 0..3 {
        ann.post(&path, fork.clone()).await;
    }
    let eve = Client::guest(server.addr, "Eve").await;
    for (path, body) in [(path.as_str(), fork), ("/api/tables", open())] {
        let refused = eve.ask("POST", path, Some(body)).await;
        assert_eq!((refused.status, &refused.json()["values"]["n"]), (429, &json!("3")), "{path}");
    }
}

#[tokio::test]
async fn games_against_bots_do_not_hide_games_between_people() {
    let server = server(100, 100).await;
    let (_, _, between) = two(server.addr, json!({})).await;
    let eve = Client::guest(server.addr, "Eve").await;
    let seats = json!([{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]);
    for _ in 0..3 {
        open_table(&eve, json!({"seats": seats, "start_when_full": true})).await;
    }
    let list = listed(&server, "playing").await;
    assert_eq!((list.len(), &list[0]), (4, &between), "though it is the oldest");
}
