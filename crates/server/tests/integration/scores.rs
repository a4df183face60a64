//! Where the points of a finished game came from.

use serde_json::json;
use server::Store;

use crate::client::{Client, Running};

/// Imports a golden game and asks for its sheet.
async fn sheet(game: &str) -> serde_json::Value {
    let server = Running::boxes(Store::in_memory().await.unwrap(), boxes::BOXES).await;
    let ann = Client::guest(server.addr, "Ann").await;
    let record = format!("{}/../../games/orleans/golden/{game}.game", env!("CARGO_MANIFEST_DIR"));
    let imported = ann.try_send("POST", "/api/records", &std::fs::read(record).unwrap()).await.unwrap();
    assert_eq!(imported.status, 201, "{}", imported.text);
    let id = imported.json()["id"].as_str().unwrap().to_owned();
    ann.get(&format!("/api/tables/{id}/scores")).await
}

#[tokio::test]
async fn a_duels_sheet_counts_no_points() {
    // What has been fulfilled decides a Duel, and points would look as if they did.
    for game in ["duel-won", "duel-both-fail"] {
        let sheet = sheet(game).await;
        assert_eq!((&sheet["sources"], &sheet["over_time"]), (&json!([]), &json!([])), "{game}: {sheet}");
        assert_eq!(sheet["seats"], json!(["p1", "p2"]));
        assert!(sheet["result"]["ranks"].as_array().unwrap().len() == 2, "{sheet}");
    }
}

#[tokio::test]
async fn an_ordinary_sheet_adds_up() {
    let sheet = sheet("events-abc").await;
    let sources = sheet["sources"].as_array().unwrap();
    for (seat, rank) in sheet["result"]["ranks"].as_array().unwrap().iter().enumerate() {
        let points: i64 = sources.iter().map(|source| source["points"][seat].as_i64().unwrap()).sum();
        assert_eq!(Some(points), rank["score"].as_i64(), "{sheet}");
    }
}
