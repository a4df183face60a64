//! What somebody asks for is computed in their own name, and those who play do not wait for it.

use std::{sync::atomic::Ordering, time::Duration};

use serde_json::json;
use server::{Settings, Store};
use shelf::Shelf;
use tokio::task::JoinHandle;

use crate::{
    client::{Client, Reply, Running, two},
    market::{GATES, MARKET, UNREADABLE},
    work::{against, busy_server, metric, until},
};

const EVE: &str = "192.0.2.1";
const CID: &str = "192.0.2.2";

const RUNNING: &str = "loire_jobs_running{kind=\"look\"}";
const WAITING: &str = "loire_jobs_waiting{kind=\"look\"}";

fn asks(client: &Client, path: &str) -> JoinHandle<Reply> {
    let (client, path) = (client.clone(), path.to_owned());
    tokio::spawn(async move { client.ask("GET", &path, None).await })
}

/// One test, because it holds up all who read such a record.
#[tokio::test]
async fn those_who_play_do_not_wait_for_those_who_look() {
    // One job reads at a time.
    let server = busy_server(Duration::from_secs(20)).await;
    let (ann, ben, table) = two(server.addr, json!({"modules": ["waits"]})).await;
    let path = |what: &str| format!("/api/tables/{table}/{what}");
    UNREADABLE.store(true, Ordering::SeqCst);
    let eve = Client::guest_at(server.addr, "Eve", EVE).await;
    let looks: Vec<_> = (0..80).map(|_| asks(&eve, &path("snapshot"))).collect();
    let socket = tokio::spawn({
        let (cid, table) = (Client::at(server.addr, CID), table.clone());
        async move { cid.try_socket(&table, 0).await.map(drop) }
    });
    // Eve has four under way, whatever she asks for. The others wait outside, and the table knows nothing of them.
    until(async || metric(&server, RUNNING).await == 1 && metric(&server, WAITING).await == 4).await;
    ann.post(&path("act"), json!({"action": "bid 1"})).await;
    ben.post(&path("act"), json!({"action": "bid 2"})).await;
    assert_eq!((metric(&server, RUNNING).await, metric(&server, WAITING).await), (1, 4), "they still wait");
    UNREADABLE.store(false, Ordering::SeqCst);
    for look in looks {
        let reply = look.await.unwrap();
        assert_eq!(reply.status, 200, "{}", reply.text);
    }
    // What the socket was going to show is old by now, so it looked again.
    socket.await.unwrap().unwrap();
    let mut socket = Client::at(server.addr, CID).socket(&table, 0).await;
    let shown = socket.hear_type("snapshot").await;
    let seen = ann.get(&path("snapshot?seat=spectator")).await;
    assert_eq!((&shown["position"], &shown["record"]), (&seen["position"], &seen["record"]));
    server.stop().await;
}

#[tokio::test]
async fn those_who_look_see_the_same_as_before() {
    let server = Running::memory().await;
    let (ann, ben, table) = two(server.addr, json!({"modules": ["parcels"]})).await;
    let path = |what: &str| format!("/api/tables/{table}/{what}");
    let eve = Client::guest(server.addr, "Eve").await;
    for person in [&ann, &ben, &ann] {
        for more in ["", "?at=2", "?since=1", "?seat=spectator"] {
            let joint = if more.is_empty() { "?" } else { "&" };
            let asked =
                if more.contains("seat") { more.to_owned() } else { format!("{more}{joint}seat=spectator") };
            let (copy, own) = (
                eve.get(&path(&format!("snapshot{more}"))).await,
                ann.get(&path(&format!("snapshot{asked}"))).await,
            );
            for part in ["position", "record", "events", "since"] {
                assert_eq!(copy[part], own[part], "{part} of {more}");
            }
        }
        let legal = person.get(&path("snapshot")).await["position"]["legal"].clone();
        if let Some(action) = legal.get(0) {
            person.post(&path("act"), json!({ "action": action })).await;
        }
    }
    let refused = eve.ask("GET", &path("snapshot?seat=p1"), None).await;
    assert_eq!((refused.status, &refused.json()["reason"]), (403, &json!("other-eyes")));
    assert_eq!(eve.ask("GET", &path("snapshot?at=900"), None).await.status, 404);
}

#[tokio::test]
async fn checks_of_puzzles_without_a_session_are_counted_by_address() {
    let burgundy = boxes::BOXES.find("burgundy").unwrap();
    let both = Shelf(Vec::leak(vec![&MARKET, burgundy]));
    let settings =
        Settings { proxies: 1, bots_at_once: 1, bot_budget: Duration::from_mins(10), ..Settings::default() };
    let server = Running::all(Store::in_memory().await.unwrap(), both, settings).await;
    let ben = Client::guest_at(server.addr, "Ben", "192.0.2.3").await;
    against(&ben, "held-3", json!({})).await;
    until(async || metric(&server, "loire_jobs_running{kind=\"bot\"}").await == 1).await;
    let check = |from: &str| {
        let nobody = Client::at(server.addr, from);
        tokio::spawn(async move {
            nobody.ask("POST", "/api/puzzles/burgundy/1/check", Some(json!({"actions": []}))).await
        })
    };
    let many: Vec<_> = (0..10).map(|_| check(EVE)).collect();
    until(async || many.iter().filter(|one| one.is_finished()).count() == 7).await;
    let other = check(CID);
    until(async || metric(&server, "loire_jobs_waiting{kind=\"hint\"}").await == 4).await;
    GATES[3].store(true, Ordering::SeqCst);
    let mut refused = 0;
    for one in many {
        let reply = one.await.unwrap();
        if reply.status != 200 {
            assert_eq!((reply.status, &reply.json()["reason"]), (429, &json!("too-much-at-once")));
            refused += 1;
        }
    }
    assert_eq!((refused, other.await.unwrap().status), (7, 200), "another address has three of its own");
    server.stop().await;
}
