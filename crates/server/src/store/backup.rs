//! Copies of the SQLite file, made while the server runs.

use std::{
    fs::{self, File},
    path::{Path, PathBuf},
};

use anyhow::{Context as _, bail, ensure};
use sqlx::{Connection as _, SqliteConnection, sqlite::SqliteConnectOptions};

use super::{
    FILE, Later, migrations,
    sqlite::{create_private, is_same_file},
};

/// Writes a complete and consistent copy of a data directory's database to a new file.
pub fn backup<'a>(folder: &'a Path, copy: &'a Path) -> Later<'a, ()> {
    Box::pin(back_up(folder, copy))
}

async fn back_up(folder: &Path, copy: &Path) -> anyhow::Result<()> {
    let path = folder.join(FILE);
    ensure!(path.exists(), "{} is not a data directory: it has no {FILE}", folder.display());
    ensure!(!copy.exists(), "{} already exists; nothing was written", copy.display());
    let mut connection =
        connect(&path, false).await.with_context(|| format!("cannot open {}", path.display()))?;
    write_copy(&mut connection, copy).await?;
    connection.close().await?;
    Ok(())
}

/// Replaces a data directory's database with a copy. The old database is kept next to it.
///
/// The directory's server must not be running, because it would go on using the file it has open. The old
/// database stays untouched until the last step, a rename, whatever fails.
pub fn restore<'a>(copy: &'a Path, folder: &'a Path) -> Later<'a, Option<PathBuf>> {
    Box::pin(put_back(copy, folder))
}

async fn put_back(copy: &Path, folder: &Path) -> anyhow::Result<Option<PathBuf>> {
    let path = folder.join(FILE);
    ensure!(
        !is_same_file(copy, &path),
        "{} is the database of {} itself; name a backup copy",
        copy.display(),
        folder.display()
    );
    check(copy).await?;
    let _lock = crate::lock::take(folder)?;
    let new = folder.join(format!("{FILE}.restoring"));
    let _ = fs::remove_file(&new);
    let mut connection =
        connect(copy, true).await.with_context(|| format!("cannot open {}", copy.display()))?;
    write_copy(&mut connection, &new).await?;
    connection.close().await?;
    let mut kept = None;
    if path.exists() {
        kept = Some(keep(folder, &path).await.inspect_err(|_| drop(fs::remove_file(&new)))?);
    }
    fs::rename(&new, &path).with_context(|| format!("cannot put {} in place", path.display()))?;
    // The rename is durable once its folder is. A system that cannot guarantee that still has the file.
    let _ = File::open(folder).and_then(|folder| folder.sync_all());
    Ok(kept)
}

/// Gives the current database a second name. It keeps its first name until another file takes it.
async fn keep(folder: &Path, path: &Path) -> anyhow::Result<PathBuf> {
    // Moves what is only in the log into the file. A damaged file cannot do that, so then the log is kept
    // with it.
    if let Ok(mut connection) = connect(path, false).await {
        let _ = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut connection).await;
        let _ = connection.close().await;
    }
    let beside = folder.join(format!("{FILE}.before-{}", crate::time::now()));
    fs::hard_link(path, &beside)
        .or_else(|_| fs::rename(path, &beside))
        .with_context(|| format!("cannot keep {}", path.display()))?;
    // A log that is left here would be read into the new database.
    for end in ["-wal", "-shm"] {
        let from = folder.join(format!("{FILE}{end}"));
        if from.exists() {
            let mut to = beside.clone().into_os_string();
            to.push(end);
            fs::rename(&from, &to).with_context(|| format!("cannot move {}", from.display()))?;
        }
    }
    Ok(beside)
}

/// Writes everything that a connection sees to a new file that only its owner may read, and checks it. If
/// that fails, no file is left.
pub(super) async fn write_copy(connection: &mut SqliteConnection, copy: &Path) -> anyhow::Result<()> {
    let target = copy.to_str().context("the copy's name must be UTF-8")?;
    create_private(copy).with_context(|| format!("cannot write {target}"))?;
    let written = async {
        // One read transaction, so the server can keep writing. SQLite accepts an empty file.
        sqlx::query("VACUUM INTO $1").bind(target).execute(connection).await?;
        File::open(copy)?.sync_all()?;
        check(copy).await
    };
    let written = written.await.with_context(|| format!("cannot write {target}"));
    if written.is_err() {
        let _ = fs::remove_file(copy);
    }
    written
}

async fn connect(file: &Path, read_only: bool) -> sqlx::Result<SqliteConnection> {
    let options = SqliteConnectOptions::new()
        .filename(file)
        .create_if_missing(false)
        .read_only(read_only)
        .busy_timeout(std::time::Duration::from_secs(30));
    SqliteConnection::connect_with(&options).await
}

/// Refuses a file that is not a complete Loire database, or that a newer version has written.
async fn check(file: &Path) -> anyhow::Result<()> {
    let name = file.display();
    ensure!(file.exists(), "there is no file {name}");
    ensure!(!file.is_dir(), "{name} is a folder; name the backup file");
    // The error's own text already says what caused it.
    let not_one = |error: sqlx::Error| anyhow::anyhow!("{name} is not a backup of a Loire server: {error}");
    let mut connection = connect(file, true).await.map_err(not_one)?;
    let (answer,): (String,) =
        sqlx::query_as("PRAGMA integrity_check").fetch_one(&mut connection).await.map_err(not_one)?;
    if answer != "ok" {
        bail!("{name} is damaged: {answer}");
    }
    sqlx::query("SELECT COUNT(*) FROM log").execute(&mut connection).await.map_err(not_one)?;
    let (version,): (Option<i64>,) = sqlx::query_as("SELECT MAX(version) FROM _sqlx_migrations")
        .fetch_one(&mut connection)
        .await
        .map_err(not_one)?;
    connection.close().await?;
    let version = version.with_context(|| format!("{name} is not a backup of a Loire server"))?;
    ensure!(version <= migrations::newest(), "{name}: {}", super::newer(version));
    Ok(())
}
