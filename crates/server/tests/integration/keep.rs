//! What is stored, and other people's programs.

use std::{
    hash::{DefaultHasher, Hash as _, Hasher as _},
    path::{Path, PathBuf},
    process::Command,
};

use serde_json::{Value, json};
use server::Store;
use sqlx::{Connection as _, SqliteConnection, sqlite::SqliteConnectOptions};

use crate::{
    client::{Client, Running, open_table},
    outage::SmallDisk,
};

#[tokio::test]
async fn a_database_from_a_newer_version_is_refused_and_left_alone() {
    let folder = std::env::temp_dir().join(format!("loire-newer-{}", std::process::id()));
    Store::sqlite(&folder).await.unwrap().close().await;
    make_newer(&folder).await;
    let error = format!("{:#}", Store::sqlite(&folder).await.err().expect("it is refused"));
    assert!(error.contains("schema version 9999, which is newer than this program supports"), "{error}");
    std::fs::remove_dir_all(folder).unwrap();
}

/// Makes a database look as if a newer version had written it.
async fn make_newer(folder: &Path) {
    let options = SqliteConnectOptions::new().filename(folder.join("loire.sqlite3"));
    let mut connection = SqliteConnection::connect_with(&options).await.unwrap();
    let newer = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
        VALUES (9999, 'later', TRUE, x'00', 0)";
    sqlx::query(newer).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}

/// The files in a folder, each with a digest, without the files that SQLite keeps open next to its database.
fn contents(folder: &Path) -> Vec<(PathBuf, u64)> {
    let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let files = files.filter(|path| !path.to_string_lossy().ends_with(['l', 'm']));
    let mut files: Vec<_> = files.map(|path| (path.clone(), digest(&path))).collect();
    files.sort();
    files
}

fn digest(file: &Path) -> u64 {
    let mut hasher = DefaultHasher::new();
    std::fs::read(file).unwrap().hash(&mut hasher);
    hasher.finish()
}

#[tokio::test]
async fn a_failed_restore_changes_nothing() {
    let folder = std::env::temp_dir().join(format!("loire-failed-restore-{}", std::process::id()));
    let (data, newer) = (folder.join("data"), folder.join("newer"));
    Store::sqlite(&data).await.unwrap().close().await;
    Store::sqlite(&newer).await.unwrap().close().await;
    server::backup(&data, &folder.join("copy")).await.unwrap();
    make_newer(&newer).await;
    drop(server::lock::take(&data).unwrap());
    let before = contents(&data);
    let database = data.join("loire.sqlite3");
    let itself = server::restore(&database, &data).await.unwrap_err().to_string();
    assert!(itself.contains("itself"), "{itself}");
    std::fs::hard_link(&database, folder.join("link")).unwrap();
    assert!(server::restore(&folder.join("link"), &data).await.is_err());
    let error = server::restore(&newer.join("loire.sqlite3"), &data).await.unwrap_err().to_string();
    assert!(error.contains("schema version 9999"), "{error}");
    assert_eq!(contents(&data), before);
    // A successful restore keeps the old database next to the new one, and nothing else.
    let kept = server::restore(&folder.join("copy"), &data).await.unwrap().unwrap();
    assert_eq!(digest(&kept), before.iter().find(|(path, _)| *path == database).unwrap().1);
    assert_eq!(contents(&data).len(), before.len() + 1);
    Store::existing(&data).await.unwrap().close().await;
    std::fs::remove_dir_all(folder).unwrap();
}

#[tokio::test]
async fn a_restore_says_what_is_wrong_with_the_copy_and_says_it_once() {
    let folder = std::env::temp_dir().join(format!("loire-copies-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(folder.join("notes"), "this is not a database, although it is long enough".repeat(40))
        .unwrap();
    let said = async |copy: &Path| {
        let error = server::restore(copy, &folder.join("data")).await.unwrap_err();
        format!("{error:#}")
    };
    let missing = said(&folder.join("missing")).await;
    assert!(missing.starts_with("there is no file"), "{missing}");
    let directory = said(&folder).await;
    assert!(directory.contains("is a folder"), "{directory}");
    let notes = said(&folder.join("notes")).await;
    assert!(notes.contains("is not a backup"), "{notes}");
    assert_eq!(notes.matches("file is not a database").count(), 1, "{notes}");
    assert!(!folder.join("data").exists());
    std::fs::remove_dir_all(folder).unwrap();
}

#[tokio::test]
async fn a_restore_or_a_backup_on_a_full_disk_leaves_no_partial_file() {
    let Some(disk) = SmallDisk::mount("restore", "2m") else { return };
    let data = disk.0.join("data");
    Store::sqlite(&data).await.unwrap().close().await;
    let copy = std::env::temp_dir().join(format!("loire-copy-{}", std::process::id()));
    server::backup(&data, &copy).await.unwrap();
    drop(server::lock::take(&data).unwrap());
    let before = contents(&data);
    disk.fill();
    assert!(server::restore(&copy, &data).await.is_err());
    assert!(server::backup(&data, &disk.0.join("backup")).await.is_err());
    assert!(!disk.0.join("backup").exists());
    assert_eq!(contents(&data), before);
    std::fs::remove_file(copy).unwrap();
}

#[tokio::test]
async fn an_empty_database_file_is_not_treated_as_new() {
    let folder = std::env::temp_dir().join(format!("loire-empty-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(folder.join("loire.sqlite3"), "").unwrap();
    let error = Store::sqlite(&folder).await.err().expect("it is refused").to_string();
    assert!(error.contains("is empty") && error.contains("loire restore"), "{error}");
    assert_eq!(std::fs::metadata(folder.join("loire.sqlite3")).unwrap().len(), 0);
    std::fs::remove_dir_all(folder).unwrap();
}

#[cfg(unix)]
#[tokio::test]
async fn only_the_owner_may_read_what_is_stored() {
    use std::os::unix::fs::PermissionsExt as _;
    let mode = |path: &Path| std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
    let folder = std::env::temp_dir().join(format!("loire-modes-{}", std::process::id()));
    let data = folder.join("data");
    let store = Store::sqlite(&data).await.unwrap();
    assert_eq!(mode(&data), 0o700);
    server::backup(&data, &folder.join("copy")).await.unwrap();
    for file in ["data/loire.sqlite3", "data/loire.sqlite3-wal", "data/loire.sqlite3-shm", "copy"] {
        assert_eq!(mode(&folder.join(file)), 0o600, "{file}");
    }
    store.close().await;
    server::restore(&folder.join("copy"), &data).await.unwrap();
    assert_eq!(mode(&data.join("loire.sqlite3")), 0o600);
    // Permissions of files from older versions are corrected.
    std::fs::set_permissions(data.join("loire.sqlite3"), std::fs::Permissions::from_mode(0o644)).unwrap();
    Store::sqlite(&data).await.unwrap().close().await;
    assert_eq!(mode(&data.join("loire.sqlite3")), 0o600);
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
    // Without Python the test is skipped, not failed.
    let Ok(output) = played.await.unwrap() else { return };
    let result: Value = serde_json::from_slice(&output.stdout).unwrap_or_default();
    assert_eq!(result["ending"], "rules", "{}", String::from_utf8_lossy(&output.stderr));
}
