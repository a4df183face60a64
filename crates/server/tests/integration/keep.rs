//! What is kept, and programs of others.

use std::process::Command;

use serde_json::{Value, json};
use server::Store;
use sqlx::{Connection as _, SqliteConnection, sqlite::SqliteConnectOptions};

use crate::client::{Client, Running, open_table};

#[tokio::test]
async fn a_database_of_a_newer_program_is_refused_and_left_alone() {
    let folder = std::env::temp_dir().join(format!("loire-newer-{}", std::process::id()));
    Store::sqlite(&folder).await.unwrap().close().await;
    let options = SqliteConnectOptions::new().filename(folder.join("loire.sqlite3"));
    let mut connection = SqliteConnection::connect_with(&options).await.unwrap();
    let newer = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
        VALUES (9999, 'later', TRUE, x'00', 0)";
    sqlx::query(newer).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    let error = format!("{:#}", Store::sqlite(&folder).await.err().expect("it is refused"));
    assert!(error.contains("schema version 9999, which is newer than this program knows"), "{error}");
    std::fs::remove_dir_all(folder).unwrap();
}

#[tokio::test]
async fn one_data_directory_has_one_server() {
    let folder = std::env::temp_dir().join(format!("loire-lock-{}", std::process::id()));
    let held = server::lock::take(&folder).unwrap();
    assert!(server::lock::take(&folder).unwrap_err().to_string().contains("another server uses"));
    drop(held);
    server::lock::take(&folder).unwrap();
    std::fs::remove_dir_all(folder).unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_example_bot_plays_a_whole_game() {
    let server = Running::memory().await;
    let ann = Client::guest(server.addr, "Ann").await;
    let seats = json!([{"kind": "open"}, {"kind": "bot", "bot": "random"}]);
    let table = open_table(&ann, json!({"seats": seats, "start_when_full": true})).await;
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/bot.py");
    let address = format!("http://{}", server.addr);
    let played = tokio::task::spawn_blocking(move || {
        Command::new("python3").args([script, &address, &table, "Snake"]).output()
    });
    // A machine without Python is no reason to fail.
    let Ok(output) = played.await.unwrap() else { return };
    let result: Value = serde_json::from_slice(&output.stdout).unwrap_or_default();
    assert_eq!(result["ending"], "rules", "{}", String::from_utf8_lossy(&output.stderr));
}
