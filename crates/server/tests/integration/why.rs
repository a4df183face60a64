//! Reasons and projected points, from the rules to the network.

use serde_json::json;
use server::Store;

use crate::client::{Client, Running, contribute};

/// A table where one person plays, perhaps with bots.
async fn open(host: &Client, box_id: &str, bots: usize) -> String {
    let mut seats = vec![json!({"kind": "me"})];
    seats.extend(vec![json!({"kind": "bot", "bot": "random"}); bots]);
    let sat = host.post("/api/tables", json!({"box": box_id, "seats": seats, "start_when_full": true})).await;
    let table = sat["table"]["id"].as_str().unwrap().to_owned();
    contribute(host, &table, "aa11").await;
    table
}

#[tokio::test(flavor = "multi_thread")]
async fn a_forbidden_action_comes_with_the_rule_that_forbids_it() {
    let server = Running::boxes(Store::in_memory().await.unwrap(), boxes::BOXES).await;
    let ann = Client::guest(server.addr, "Ann").await;
    let table = open(&ann, "burgundy-dice", 0).await;
    let why = |query: &str| format!("/api/tables/{table}/why?{query}");
    // Naming a space that is not a castle is closer to legal than passing before there is a castle.
    let told = ann.get(&why("action=pass&action=castle%20r1c1&action=nonsense")).await["why"].clone();
    assert_eq!(told["word"], "not-a-castle");
    assert_eq!(told["clause"], "burgundy-dice.setup.castle");
    assert_eq!(told["values"], json!({"hex": "r1c1", "area": "river"}));
    assert_eq!(told["text"], "r1c1 is a river, not a castle");
    assert_eq!(told["action"], "castle r1c1");
    // Legal actions have no reason, and neither do unreadable ones.
    assert!(ann.get(&why("action=castle+r3c2&action=castle+r1c1")).await["why"].is_null());
    assert!(ann.get(&why("action=nonsense")).await["why"].is_null());
    // Trying the action gives the same reason.
    let act =
        ann.ask("POST", &format!("/api/tables/{table}/act"), Some(json!({"action": "castle r1c1"}))).await;
    assert_eq!(act.json()["why"], told);
    // Questions that make no sense are refused.
    assert_eq!(ann.refused("GET", &why("acton=pass"), json!({})).await, (400, "request".into()));
    assert_eq!(ann.refused("GET", &why(""), json!({})).await, (400, "request".into()));
    let eve = Client::guest(server.addr, "Eve").await;
    assert_eq!(eve.refused("GET", &why("action=pass"), json!({})).await, (403, "forbidden".into()));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_position_shows_what_everybody_would_score() {
    let server = Running::boxes(Store::in_memory().await.unwrap(), boxes::BOXES).await;
    let ann = Client::guest(server.addr, "Ann").await;
    let table = open(&ann, "burgundy", 1).await;
    let position = ann.get(&format!("/api/tables/{table}/snapshot?seat=spectator")).await["position"].clone();
    let projected = position["projected"].as_array().unwrap();
    assert_eq!(projected.len(), 2);
    for (seat, player) in projected.iter().zip(position["view"]["players"].as_array().unwrap()) {
        assert_eq!(seat["seat"], player["seat"]);
        let sources = seat["sources"].as_array().unwrap();
        let to_come: i64 = sources.iter().map(|source| source["points"].as_i64().unwrap()).sum();
        assert_eq!(seat["points"].as_i64().unwrap(), player["points"].as_i64().unwrap() + to_come);
        // Everybody begins with three goods and a silver. The bot may have sold some already.
        let goods = sources.iter().any(|source| source["source"] == "goods" && source["points"] == 3);
        assert!(goods || seat["seat"] != "p1");
    }
    let dice = open(&ann, "burgundy-dice", 1).await;
    let position = ann.get(&format!("/api/tables/{dice}/snapshot")).await["position"].clone();
    assert!(position["projected"].is_null(), "the Dice Game scores every point immediately");
}
