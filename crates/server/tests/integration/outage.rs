//! A full disk, a deleted folder, a damaged row: what is stored stays, and storing resumes by itself.

use std::{
    io::Write as _,
    path::{Path, PathBuf},
    process::Command,
    time::Duration,
};

use serde_json::json;
use server::Store;
use sqlx::{Connection as _, SqliteConnection, sqlite::SqliteConnectOptions};

use crate::{
    client::{Client, Reply, Running, open_table, two},
    market::BOXES,
};

/// A disk of a few megabytes. It is unmounted when dropped.
pub(crate) struct SmallDisk(pub(crate) PathBuf);

impl SmallDisk {
    /// `None` if we may not mount, unless `REQUIRE_MOUNT` is set.
    pub(crate) fn mount(name: &str, size: &str) -> Option<SmallDisk> {
        let folder = std::env::temp_dir().join(format!("loire-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let size = format!("size={size}");
        let mount = Command::new("mount").args(["-t", "tmpfs", "-o", &size, "tmpfs"]).arg(&folder).output();
        if !mount.is_ok_and(|done| done.status.success()) {
            assert!(std::env::var_os("REQUIRE_MOUNT").is_none(), "REQUIRE_MOUNT is set and mount fails");
            let _ = writeln!(std::io::stderr(), "skipped: a small disk cannot be mounted here");
            return None;
        }
        Some(SmallDisk(folder))
    }

    /// Fills the disk.
    pub(crate) fn fill(&self) {
        let mut file = std::fs::File::create(self.0.join("filler")).unwrap();
        while file.write_all(&[0; 4096]).is_ok() {}
        while file.write_all(&[0; 16]).is_ok() {}
    }

    pub(crate) fn free(&self) {
        std::fs::remove_file(self.0.join("filler")).unwrap();
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("-l").arg(&self.0).status();
        let _ = std::fs::remove_dir(&self.0);
    }
}

/// Asks again until the condition is true.
pub(crate) async fn until<F: Future<Output = bool>>(what: &str, mut is_so: impl FnMut() -> F) {
    for _ in 0..600 {
        if is_so().await {
            return;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("this never happened: {what}");
}

/// Somebody who has to act takes the first legal action.
async fn act<'a>(path: &str, clients: &[&'a Client]) -> (&'a Client, serde_json::Value, Reply) {
    for client in clients {
        let position = client.get(&format!("{path}snapshot")).await["position"].clone();
        if let Some(action) = position["legal"].get(0) {
            let reply = client.ask("POST", &format!("{path}act"), Some(json!({"action": action}))).await;
            return (client, action.clone(), reply);
        }
    }
    panic!("nobody has to act");
}

#[tokio::test(flavor = "multi_thread")]
async fn storing_resumes_by_itself_when_a_full_disk_has_room_again() {
    let Some(disk) = SmallDisk::mount("full", "3m") else { return };
    let data = disk.0.join("data");
    let server = Running::start(Store::sqlite(&data).await.unwrap()).await;
    let (ann, ben, table) = two(server.addr, json!({"edition": "long", "options": {"coins": "20"}})).await;
    let path = |what: &str| format!("/api/tables/{table}/{what}");
    let alone = json!({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}], "start_when_full": true});
    let with_bot = open_table(&ann, alone.clone()).await;
    assert_eq!(ann.ask("GET", "/healthz", None).await.status, 200);
    disk.fill();
    // What fits into the log's last page is still stored. After that nothing is, however often we try.
    let mut acknowledged = Vec::new();
    let refused = loop {
        let (client, action, reply) = act(&path(""), &[&ann, &ben]).await;
        match reply.status {
            200 => acknowledged.push(action),
            _ => break (client, action, reply),
        }
    };
    let (client, action, reply) = refused;
    assert_eq!((reply.status, &reply.json()["reason"]), (503, &json!("outage")), "{}", reply.text);
    for _ in 0..5 {
        let body = json!({"action": action});
        assert_eq!(client.refused("POST", &path("act"), body).await, (503, "busy".into()));
    }
    let create =
        json!({"box": "market", "name": "x".repeat(60), "seats": [{"kind": "me"}, {"kind": "open"}]});
    let mut created = 0;
    while ann.ask("POST", "/api/tables", Some(create.clone())).await.status != 503 {
        created += 1;
        assert!(created < 20, "a full disk accepts table after table");
    }
    tokio::time::sleep(Duration::from_millis(1100)).await;
    let health = ann.ask("GET", "/healthz", None).await;
    assert_eq!(health.status, 503, "{}", health.text);
    assert!(health.text.contains("full"), "{}", health.text);
    disk.free();
    let body = json!({"action": action});
    until("an action is stored", || async {
        client.ask("POST", &path("act"), Some(body.clone())).await.status == 200
    })
    .await;
    acknowledged.push(action);
    until("the server is healthy", || async { ann.ask("GET", "/healthz", None).await.status == 200 }).await;
    open_table(&ann, alone).await;
    // A bot that could not act in the meantime acts now.
    ann.post(&format!("/api/tables/{with_bot}/act"), json!({"action": "bid 0"})).await;
    until("the bot acts", || async {
        let snapshot = ann.get(&format!("/api/tables/{with_bot}/snapshot")).await;
        snapshot["record"].to_string().contains("reveal")
    })
    .await;
    let record = ann.get(&format!("{}?seat=spectator", path("snapshot"))).await["record"].clone();
    let entries = record.as_array().unwrap().iter().filter(|entry| entry["actor"] != "*").count();
    assert_eq!(entries, acknowledged.len(), "{record}");
    server.stop().await;
    let store = Store::existing(&data).await.unwrap();
    assert_eq!(server::doctor::check(&store, BOXES).await.unwrap().problems, Vec::<String>::new());
    store.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_data_directory_is_written_again_with_everything_in_it() {
    let folder = std::env::temp_dir().join(format!("loire-gone-{}", std::process::id()));
    let server = Running::start(Store::sqlite(&folder).await.unwrap()).await;
    let (ann, ben, table) = two(server.addr, json!({})).await;
    let act = format!("/api/tables/{table}/act");
    ann.post(&act, json!({"action": "bid 1"})).await;
    std::fs::remove_dir_all(&folder).unwrap();
    // On a busy machine the first attempt may come while the file is being written, and is refused.
    let bid = Some(json!({"action": "bid 0"}));
    until("Ben bids", || async { ben.ask("POST", &act, bid.clone()).await.status == 200 }).await;
    assert_eq!(ann.ask("GET", "/healthz", None).await.text, "ok\n");
    assert!(folder.join("loire.sqlite3").exists());
    let before = ann.get(&format!("/api/tables/{table}/snapshot")).await["record"].clone();
    server.stop().await;
    let server = Running::start(Store::existing(&folder).await.unwrap()).await;
    let ann = Client { addr: server.addr, ..ann };
    assert_eq!(ann.get(&format!("/api/tables/{table}/snapshot")).await["record"], before);
    // A different file in its place is never written to.
    std::fs::copy(folder.join("loire.sqlite3"), folder.join("other")).unwrap();
    std::fs::rename(folder.join("other"), folder.join("loire.sqlite3")).unwrap();
    let health = ann.ask("GET", "/healthz", None).await;
    assert_eq!(health.status, 503, "{}", health.text);
    assert!(health.text.contains("restart the server"), "{}", health.text);
    let create = json!({"box": "market", "seats": [{"kind": "me"}, {"kind": "open"}]});
    assert_eq!(ann.refused("POST", "/api/tables", create).await, (503, "busy".into()));
    server.stop().await;
    std::fs::remove_dir_all(folder).unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_database_file_is_written_again_although_the_server_holds_the_lock() {
    for ends in [&[""][..], &["", "-wal", "-shm"]] {
        let folder = std::env::temp_dir().join(format!("loire-file-{}-{}", std::process::id(), ends.len()));
        let lock = server::lock::take(&folder).unwrap();
        let server = Running::start(Store::sqlite(&folder).await.unwrap()).await;
        let (ann, ben, table) = two(server.addr, json!({"edition": "long"})).await;
        let act = format!("/api/tables/{table}/act");
        ann.post(&act, json!({"action": "bid 1"})).await;
        for _ in 0..2 {
            for end in ends {
                std::fs::remove_file(folder.join(format!("loire.sqlite3{end}"))).unwrap();
            }
            assert_eq!(ann.ask("GET", "/healthz", None).await.text, "ok\n", "{ends:?}");
            assert!(folder.join("loire.sqlite3").exists());
            ann.post(&format!("/api/tables/{table}/chat"), json!({"text": "still here"})).await;
            // The result of the last test write is kept for a second.
            tokio::time::sleep(Duration::from_millis(1100)).await;
        }
        ben.post(&act, json!({"action": "bid 0"})).await;
        assert!(server::lock::take(&folder).is_err(), "nobody else may use the folder");
        let before = ann.get(&format!("/api/tables/{table}/snapshot")).await;
        server.stop().await;
        let store = Store::existing(&folder).await.unwrap();
        assert_eq!(server::doctor::check(&store, BOXES).await.unwrap().problems, Vec::<String>::new());
        let server = Running::start(store).await;
        let ann = Client { addr: server.addr, ..ann };
        let after = ann.get(&format!("/api/tables/{table}/snapshot")).await;
        assert_eq!(after["record"], before["record"]);
        assert_eq!(after["table"]["chat"].as_array().unwrap().len(), 2);
        server.stop().await;
        drop(lock);
        std::fs::remove_dir_all(folder).unwrap();
    }
}

pub(crate) async fn damage(folder: &Path, sql: &str) {
    let options = SqliteConnectOptions::new().filename(folder.join("loire.sqlite3"));
    let mut connection = SqliteConnection::connect_with(&options).await.unwrap();
    sqlx::query(sqlx::AssertSqlSafe(sql)).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}

#[tokio::test]
async fn one_unreadable_row_freezes_one_table() {
    let folder = std::env::temp_dir().join(format!("loire-damaged-{}", std::process::id()));
    let server = Running::start(Store::sqlite(&folder).await.unwrap()).await;
    let (ann, ben, table) = two(server.addr, json!({"name": "whole"})).await;
    let (_, _, in_play) = two(server.addr, json!({"name": "no doc"})).await;
    let (eve, _, over) = two(server.addr, json!({"name": "no doc, over"})).await;
    eve.post(&format!("/api/tables/{over}/resign"), json!({})).await;
    let (_, _, no_number) = two(server.addr, json!({"name": "no version"})).await;
    server.stop().await;
    damage(&folder, "UPDATE tables SET doc = '{}' WHERE doc LIKE '%no doc%'").await;
    damage(&folder, "UPDATE tables SET version = 'many' WHERE doc LIKE '%no version%'").await;
    let server = Running::start(Store::existing(&folder).await.unwrap()).await;
    let at = |client: &Client| Client { addr: server.addr, ..client.clone() };
    let (ann, ben, eve) = (at(&ann), at(&ben), at(&eve));
    let list = ann.get("/api/tables").await;
    let status = |id: &str| {
        let row = list.as_array().unwrap().iter().find(|row| row["id"] == id);
        row.map(|row| row["status"].clone()).unwrap_or_default()
    };
    assert_eq!(status(&table), "playing");
    assert_eq!((status(&in_play), status(&no_number)), (json!("frozen"), json!("frozen")));
    assert_eq!(ann.get("/api/tables/finished").await[0]["status"], "frozen");
    assert_eq!(eve.get("/api/tables/mine").await[0]["status"], "frozen");
    let me = eve.get("/api/me").await;
    eve.get(&format!("/api/people/{}", me["person"]["id"].as_str().unwrap())).await;
    for id in [&in_play, &over, &no_number] {
        let path = format!("/api/tables/{id}/snapshot");
        assert_eq!(ann.refused("GET", &path, json!({})).await, (409, "frozen".into()));
    }
    crate::client::play_on(&table, &[&ann, &ben], 100).await;
    server.stop().await;
    let store = Store::existing(&folder).await.unwrap();
    let found = server::doctor::check(&store, BOXES).await.unwrap();
    assert_eq!((found.tables, found.problems.len()), (4, 3), "{:?}", found.problems);
    assert!(found.problems.iter().any(|problem| problem.contains(&in_play)));
    store.close().await;
    std::fs::remove_dir_all(folder).unwrap();
}
