//! What the operator and the people at a table learn when something in the store is damaged.

use std::{
    fs::File,
    path::{Path, PathBuf},
    process::Stdio,
};

use serde_json::{Value, json};
use server::Store;

use crate::{
    client::{Client, Running, play_on, two},
    kill::Process,
    outage::{SmallDisk, damage, until},
};

fn folder(name: &str) -> PathBuf {
    std::env::temp_dir().join(format!("loire-{name}-{}", std::process::id()))
}

/// A table's row in a list.
async fn row(client: &Client, list: &str, table: &str) -> Value {
    let rows = client.get(list).await;
    rows.as_array().unwrap().iter().find(|row| row["id"] == table).cloned().unwrap_or_default()
}

#[tokio::test]
async fn a_damaged_secret_freezes_one_table_and_the_message_says_what_to_do() {
    let folder = folder("secret");
    let server = Running::start(Store::sqlite(&folder).await.unwrap()).await;
    let (ann, ben, whole) = two(server.addr, json!({"name": "whole"})).await;
    let (eve, _, broken) = two(server.addr, json!({"name": "broken"})).await;
    server.stop().await;
    damage(&folder, "UPDATE tables SET secret = 'x' WHERE doc LIKE '%broken%'").await;
    let server = Running::start(Store::existing(&folder).await.unwrap()).await;
    let at = |client: &Client| Client { addr: server.addr, ..client.clone() };
    let (ann, ben, eve) = (at(&ann), at(&ben), at(&eve));
    for what in ["", "/snapshot", "/record"] {
        let reply = eve.ask("GET", &format!("/api/tables/{broken}{what}"), None).await;
        assert_eq!((reply.status, &reply.json()["reason"]), (409, &json!("damaged")), "{}", reply.text);
        assert_eq!(reply.json()["values"], json!({"table": broken}));
        let message = reply.json()["message"].as_str().unwrap().to_owned();
        for word in [broken.as_str(), "damaged", "backup", "delete"] {
            assert!(message.contains(word), "{message}");
        }
    }
    assert_eq!(row(&ann, "/api/tables", &broken).await["status"], "frozen");
    assert_eq!(row(&eve, "/api/tables/mine", &broken).await["status"], "frozen");
    assert_eq!(eve.get("/api/me").await["your_turn"], 0, "nobody can act there");
    play_on(&whole, &[&ann, &ben], 100).await;
    server.stop().await;
    std::fs::remove_dir_all(folder).unwrap();
}

#[tokio::test]
async fn a_wrong_secret_or_a_damaged_chat_freezes_a_table_in_plain_words_and_is_counted() {
    let folder = folder("wrong");
    let server = Running::start(Store::sqlite(&folder).await.unwrap()).await;
    let mut broken = Vec::new();
    for name in ["wrong-secret", "wrong-chat"] {
        let (ann, _, table) = two(server.addr, json!({ "name": name })).await;
        ann.post(&format!("/api/tables/{table}/chat"), json!({"text": "hello"})).await;
        broken.push((ann, table));
    }
    server.stop().await;
    damage(&folder, "UPDATE tables SET secret = printf('%064d', 0) WHERE doc LIKE '%wrong-secret%'").await;
    let chat =
        "UPDATE chat SET at = 'noon' WHERE table_id = (SELECT id FROM tables WHERE doc LIKE '%wrong-chat%')";
    damage(&folder, chat).await;
    let store = Store::existing(&folder).await.unwrap();
    let problems = server::doctor::check(&store, crate::market::BOXES).await.unwrap().problems.join("\n");
    for (_, table) in &broken {
        assert!(problems.contains(&format!("table {table}")), "{problems}");
    }
    assert!(problems.contains("its chat cannot be read"), "{problems}");
    let server = Running::start(store).await;
    for (ann, table) in &broken {
        let ann = Client { addr: server.addr, ..ann.clone() };
        let reply = ann.ask("GET", &format!("/api/tables/{table}/snapshot"), None).await;
        assert_eq!((reply.status, &reply.json()["reason"]), (409, &json!("damaged")), "{}", reply.text);
        assert!(!reply.text.contains("Rust") && !reply.text.contains("i64"), "{}", reply.text);
    }
    let metrics = Client::new(server.addr).ask("GET", "/metrics", None).await.text;
    assert!(metrics.contains("\nloire_frozen_tables_total 2\n"), "{metrics}");
    server.stop().await;
    std::fs::remove_dir_all(folder).unwrap();
}

#[tokio::test]
async fn a_damaged_log_freezes_one_table_wherever_it_is_shown_until_it_is_repaired() {
    let folder = folder("log");
    let server = Running::start(Store::sqlite(&folder).await.unwrap()).await;
    let mut broken = Vec::new();
    for name in ["garbage", "wrong-type", "missing"] {
        let (ann, ben, table) = two(server.addr, json!({ "name": name, "edition": "long" })).await;
        play_on(&table, &[&ann, &ben], 4).await;
        broken.push((ann, table));
    }
    server.stop().await;
    let line = "WHERE n = 2 AND table_id = (SELECT id FROM tables WHERE doc LIKE";
    let copy = "CREATE TABLE was AS SELECT * FROM log";
    let garble = format!("UPDATE log SET text = 'bid a lot' {line} '%garbage%')");
    let mistype = format!("UPDATE log SET spent = 'long' {line} '%wrong-type%')");
    let delete = format!("DELETE FROM log {line} '%missing%')");
    for sql in [copy, &garble, &mistype, &delete] {
        damage(&folder, sql).await;
    }
    let server = Running::start(Store::existing(&folder).await.unwrap()).await;
    let shown = async |client: &Client, table: &str| {
        let client = Client { addr: server.addr, ..client.clone() };
        let info = client.get(&format!("/api/tables/{table}")).await;
        let listed = row(&client, "/api/tables", table).await["status"].clone();
        let mine = row(&client, "/api/tables/mine", table).await["status"].clone();
        (info, [listed, mine])
    };
    for (ann, table) in &broken {
        let (info, listed) = shown(ann, table).await;
        assert_eq!((&info["status"], listed), (&json!("frozen"), [json!("frozen"), json!("frozen")]));
        let why = info["frozen"].as_str().unwrap();
        assert!(why.contains(table) && why.contains("backup"), "{why}");
        let ann = Client { addr: server.addr, ..ann.clone() };
        let path = |what: &str| format!("/api/tables/{table}/{what}");
        assert_eq!(ann.refused("GET", &path("snapshot"), json!({})).await, (409, "frozen".into()));
        // Nothing may be written, so that nothing stands in the way of a repair.
        for what in ["resign", "leave", "key"] {
            assert_eq!(ann.refused("POST", &path(what), json!({})).await, (409, "frozen".into()), "{what}");
        }
        assert_eq!(ann.get("/api/me").await["your_turn"], 0, "nobody can act there");
    }
    server.stop().await;
    damage(&folder, "INSERT OR REPLACE INTO log SELECT * FROM was").await;
    let server = Running::start(Store::existing(&folder).await.unwrap()).await;
    for (ann, table) in &broken {
        let ann = Client { addr: server.addr, ..ann.clone() };
        assert_eq!(ann.get(&format!("/api/tables/{table}")).await["status"], "playing");
        ann.get(&format!("/api/tables/{table}/snapshot")).await;
    }
    server.stop().await;
    std::fs::remove_dir_all(folder).unwrap();
}

/// The lines of a log file with all of these words.
fn lines(log: &Path, words: &[&str]) -> Vec<String> {
    let text = std::fs::read_to_string(log).unwrap();
    let has = |line: &&str| words.iter().all(|word| line.contains(word));
    text.lines().filter(has).map(str::to_owned).collect()
}

#[tokio::test]
async fn each_damaged_table_is_logged_once() {
    let folder = folder("once");
    let server = Running::start(Store::sqlite(&folder).await.unwrap()).await;
    let mut tables = Vec::new();
    for name in ["no-doc", "no-secret", "no-log"] {
        let (ann, ben, table) = two(server.addr, json!({ "name": name })).await;
        ann.post(&format!("/api/tables/{table}/act"), json!({"action": "bid 1"})).await;
        drop(ben);
        tables.push((ann, table));
    }
    server.stop().await;
    damage(
        &folder,
        "UPDATE log SET text = '?!' WHERE actor = 'p1' AND table_id = \
        (SELECT id FROM tables WHERE doc LIKE '%no-log%')",
    )
    .await;
    damage(&folder, "UPDATE tables SET secret = '' WHERE doc LIKE '%no-secret%'").await;
    damage(&folder, "UPDATE tables SET doc = '{}' WHERE doc LIKE '%no-doc%'").await;
    let log = folder.join("server.log");
    let process = Process::logging(
        "LOIRE_TEST_DATA",
        folder.to_str().unwrap(),
        Stdio::from(File::create(&log).unwrap()),
    );
    for (ann, table) in &tables {
        let ann = Client { addr: process.addr, ..ann.clone() };
        for _ in 0..3 {
            ann.get("/api/tables").await;
            ann.get("/api/tables/mine").await;
            ann.ask("GET", &format!("/api/tables/{table}"), None).await;
            assert_eq!(ann.ask("GET", &format!("/api/tables/{table}/snapshot"), None).await.status, 409);
        }
    }
    process.kill();
    for (_, table) in &tables {
        let lines = lines(&log, &["ERROR", table]);
        assert_eq!(lines.len(), 1, "{lines:#?}");
    }
    assert_eq!(lines(&log, &["ERROR"]).len(), 3, "and nothing else");
    std::fs::remove_dir_all(folder).unwrap();
}

#[tokio::test]
async fn a_full_disk_is_logged_when_it_begins_and_when_it_is_over() {
    let Some(disk) = SmallDisk::mount("logged", "3m") else { return };
    let log = folder("full").with_extension("log");
    let data = disk.0.join("data");
    let process =
        Process::logging("LOIRE_TEST_DATA", data.to_str().unwrap(), Stdio::from(File::create(&log).unwrap()));
    let (ann, _, table) = two(process.addr, json!({"options": {"coins": "20"}})).await;
    disk.fill();
    let act = format!("/api/tables/{table}/act");
    let create =
        json!({"box": "market", "name": "x".repeat(60), "seats": [{"kind": "me"}, {"kind": "open"}]});
    let mut refused = 0;
    for _ in 0..200 {
        refused += u32::from(ann.ask("POST", &act, Some(json!({"action": "bid 1"}))).await.status == 503);
        refused += u32::from(ann.ask("POST", "/api/tables", Some(create.clone())).await.status == 503);
        if refused >= 20 {
            break;
        }
    }
    assert!(refused >= 20, "a full disk accepts everything");
    let begins = lines(&log, &["ERROR"]);
    assert_eq!(begins.len(), 1, "{begins:#?}");
    assert!(begins[0].contains("full"), "{begins:#?}");
    disk.free();
    until("the log says that storing works again", || async {
        lines(&log, &["INFO", "can be used again"]).len() == 1
    })
    .await;
    process.kill();
    assert_eq!(lines(&log, &["ERROR"]).len(), 1);
    let over = lines(&log, &["failures="]);
    let failures: u32 = over[0].split("failures=").nth(1).unwrap().trim().parse().unwrap();
    assert!(failures >= refused, "{over:?}");
    std::fs::remove_file(log).unwrap();
}
