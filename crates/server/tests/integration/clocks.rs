//! People who run out of time.

use std::time::Duration;

use serde_json::json;
use server::Store;

use crate::client::{Client, Running, contribute, play_on};

/// In a real game, late enough that reading it takes a bot a while.
#[tokio::test]
async fn a_game_goes_on_after_somebody_ran_out_of_time_late_in_it() {
    let server = Running::boxes(Store::in_memory().await.unwrap(), boxes::BOXES).await;
    let (ann, ben) = (Client::guest(server.addr, "Ann").await, Client::guest(server.addr, "Ben").await);
    let create = json!({"box": "burgundy", "seats": [{"kind": "me"}, {"kind": "open"}],
        "clock": {"per_move_s": 4, "reserve_s": 0}, "takeover": "greedy"});
    let sat = ann.post("/api/tables", create).await;
    let table = sat["table"]["id"].as_str().unwrap();
    let path = |what: &str| format!("/api/tables/{table}/{what}");
    contribute(&ann, table, "aa11").await;
    ben.post(&path("sit"), json!({})).await;
    ann.post(&path("start"), json!({})).await;
    play_on(table, &[&ann, &ben], 150).await;
    let before = ann.get(&path("snapshot")).await;
    assert_eq!(before["table"]["notes"], json!([]), "nobody has been late yet");
    let late = before["position"]["waiting"][0].clone();
    let mut now = before.clone();
    now["record"] = json!([]);
    while !now["record"].as_array().unwrap().iter().any(|entry| entry["actor"] == late) {
        assert_eq!(now["table"]["status"], "playing", "{}", now["table"]["frozen"]);
        tokio::time::sleep(Duration::from_millis(50)).await;
        now = ann.get(&path(&format!("snapshot?since={}", before["position"]["entries"]))).await;
    }
    let notes = now["table"]["notes"].as_array().unwrap();
    assert_eq!((&notes[0]["seat"], &notes[0]["what"]), (&late, &json!("time")));
    assert_eq!(now["table"]["frozen"], json!(null));
    server.stop().await;
}
