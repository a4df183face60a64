//! Tables from before a value in a box changed.

use serde_json::json;
use server::Store;

use crate::{
    client::{Client, Running},
    outage::damage,
};

/// Invasion had other values in the first version of the rules of Orléans.
#[tokio::test]
async fn a_stored_table_is_played_with_the_values_of_its_version() {
    let folder = std::env::temp_dir().join(format!("loire-versions-{}", std::process::id()));
    let server = Running::boxes(Store::sqlite(&folder).await.unwrap(), boxes::BOXES).await;
    let ann = Client::guest(server.addr, "Ann").await;
    let golden =
        concat!(env!("CARGO_MANIFEST_DIR"), "/../../games/orleans/golden/invasion-characters-chosen.game");
    let record = std::fs::read(golden).unwrap();
    let imported = ann.try_send("POST", "/api/records", &record).await.unwrap();
    assert_eq!(imported.status, 201, "{}", imported.text);
    let table = format!("/api/tables/{}", imported.json()["id"].as_str().unwrap());
    server.stop().await;
    // The oldest tables did not store a version.
    for stored in ["1", "NULL"] {
        damage(&folder, &format!("UPDATE tables SET doc = json_set(doc, '$.version', {stored})")).await;
        let server = Running::boxes(Store::existing(&folder).await.unwrap(), boxes::BOXES).await;
        let ann = Client { addr: server.addr, ..ann.clone() };
        let options = ann.get(&table).await["options"].clone();
        assert_eq!(options["overlay.due.18"], "books 3", "{options}");
        assert_eq!(options["overlay.achievement.swordsmith"], "12", "{options}");
        let text = ann.ask("GET", &format!("{table}/record"), None).await.text;
        assert!(text.starts_with("box orleans 1\n") && !text.contains("overlay."), "{text:.300}");
        let sheet = ann.get(&format!("{table}/scores")).await;
        // Objectives decide, so the sheet lists no points that do not count.
        assert_eq!(sheet["result"]["ranks"][0]["score"], 0, "{sheet}");
        assert_eq!((&sheet["sources"], &sheet["over_time"]), (&json!([]), &json!([])));
        let whole = ann.get(&format!("{table}/snapshot?seat=all")).await;
        let at = whole["position"]["entries"].as_u64().unwrap() / 2;
        // Continuing it differently continues a game with the old values.
        let seats = json!([{"kind": "me"}, {"kind": "bot", "bot": "random"}]);
        let fork = ann.post(&format!("{table}/fork"), json!({"at": at, "seats": seats})).await;
        let fork = format!("/api/tables/{}", fork["table"]["id"].as_str().unwrap());
        ann.post(&format!("{fork}/start"), json!({})).await;
        let there = ann.get(&format!("{fork}/snapshot")).await;
        assert_eq!(there["record"][0], whole["record"][0]);
        assert_eq!(ann.get(&fork).await["options"], options);
        // A new table has today's values.
        let create = json!({"box": "orleans", "modules": ["invasion"], "seats": seats});
        let fresh = ann.post("/api/tables", create).await;
        assert_eq!(fresh["table"]["options"]["overlay.due.18"], json!(null));
        server.stop().await;
    }
    std::fs::remove_dir_all(folder).unwrap();
}
