//! Puzzles.

use serde_json::json;
use server::Store;

use crate::client::{Client, Running};

#[tokio::test]
async fn anybody_can_solve_a_puzzle() {
    let server = Running::boxes(Store::in_memory().await.unwrap(), boxes::BOXES).await;
    let nobody = Client::new(server.addr);
    let list = nobody.get("/api/puzzles").await;
    let puzzles = list["puzzles"].as_array().unwrap();
    assert!(puzzles.len() > 3, "{list}");
    let today = (&list["today"]["box"], &list["today"]["number"]);
    assert!(puzzles.iter().any(|one| (&one["box"], &one["number"]) == today), "{list}");
    assert_eq!(list["day"].as_str().unwrap().len(), 10);

    let path = "/api/puzzles/burgundy/1";
    let board = nobody.post(path, json!({"actions": []})).await;
    let seat = board["snapshot"]["table"]["you"].as_str().unwrap();
    assert_eq!(board["snapshot"]["position"]["viewer"], seat, "nobody sees more than the seat does");
    assert_eq!((&board["over"], &board["snapshot"]["position"]["can_undo"]), (&json!(false), &json!(false)));
    assert!(!board["snapshot"]["position"]["legal"].as_array().unwrap().is_empty());
    assert!(board.to_string().find("\"lost\"").is_none(), "the answer is not sent with the question");

    // The answer, then the answer played.
    let check = format!("{path}/check");
    let answer = nobody.post(&check, json!({"actions": []})).await["answer"].clone();
    let best = answer["best"]["actions"].clone();
    let first = json!({"actions": [best[0]]});
    let begun = nobody.post(path, first.clone()).await;
    assert_eq!((&begun["over"], &begun["snapshot"]["position"]["can_undo"]), (&json!(false), &json!(true)));
    assert_eq!(nobody.refused("POST", &check, first).await, (400, "request".into()), "the turn goes on");
    let played = nobody.post(path, json!({"actions": best})).await;
    assert_eq!(played["over"], true);
    let judged = nobody.post(&check, json!({"actions": best})).await;
    assert_eq!(judged["answer"]["verdict"], "best");
    let obvious = nobody.post(&check, json!({"actions": answer["obvious"]["actions"]})).await;
    assert_ne!(obvious["answer"]["verdict"], "best");

    let illegal = json!({"actions": ["take d1 9 castle"]});
    assert_eq!(nobody.refused("POST", path, illegal).await.0, 409);
    assert_eq!(nobody.refused("POST", "/api/puzzles/burgundy/0", json!({"actions": []})).await.0, 404);
    assert_eq!(nobody.refused("POST", "/api/puzzles/chess/1", json!({"actions": []})).await.0, 404);
    let many = vec!["end"; 65];
    assert_eq!(nobody.refused("POST", path, json!({"actions": many})).await, (400, "request".into()));
    let why =
        nobody.post(&format!("{path}/why"), json!({"actions": [], "about": ["place d1 castle r1c1"]})).await;
    assert!(why["why"]["clause"].is_string(), "{why}");
}

#[tokio::test]
async fn a_server_poses_only_puzzles_of_its_own_boxes() {
    let server = Running::start(Store::in_memory().await.unwrap()).await;
    let list = Client::new(server.addr).get("/api/puzzles").await;
    assert_eq!((&list["today"], &list["puzzles"]), (&json!(null), &json!([])));
}
