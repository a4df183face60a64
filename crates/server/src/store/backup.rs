//! Copies of the SQLite file, made while the server runs.

use std::{fs, path::Path};

use anyhow::{Context as _, bail};
use sqlx::{Connection as _, SqliteConnection, sqlite::SqliteConnectOptions};

use super::FILE;

/// Writes a whole and consistent copy of a data directory's database into a new file.
pub async fn backup(folder: &Path, copy: &Path) -> anyhow::Result<()> {
    let path = folder.join(FILE);
    if !path.exists() {
        bail!("{} is no data directory: it has no {FILE}", folder.display());
    }
    if copy.exists() {
        bail!("{} exists already; nothing was written", copy.display());
    }
    let options = SqliteConnectOptions::new()
        .filename(&path)
        .create_if_missing(false)
        .busy_timeout(std::time::Duration::from_secs(30));
    let mut connection = SqliteConnection::connect_with(&options).await?;
    // One read transaction: the server goes on writing beside it.
    let target = copy.to_str().context("the name of the copy must be UTF-8")?;
    sqlx::query("VACUUM INTO $1").bind(target).execute(&mut connection).await?;
    connection.close().await?;
    check(copy).await
}

/// Puts a copy in the place of a data directory's database. What was there is kept beside it.
///
/// The server of that directory must not run: it would go on with the file it has open.
pub async fn restore(copy: &Path, folder: &Path) -> anyhow::Result<Option<std::path::PathBuf>> {
    check(copy).await?;
    let _lock = crate::lock::take(folder)?;
    let path = folder.join(FILE);
    let mut kept = None;
    if path.exists() {
        let beside = folder.join(format!("{FILE}.before-{}", crate::time::now()));
        for end in ["", "-wal", "-shm"] {
            let from = folder.join(format!("{FILE}{end}"));
            if from.exists() {
                let mut to = beside.clone().into_os_string();
                to.push(end);
                fs::rename(&from, &to).with_context(|| format!("cannot move {}", from.display()))?;
            }
        }
        kept = Some(beside);
    }
    fs::copy(copy, &path).with_context(|| format!("cannot write {}", path.display()))?;
    Ok(kept)
}

/// Refuses a file that is no whole database of ours.
async fn check(file: &Path) -> anyhow::Result<()> {
    let what = || format!("{} is no backup of a Loire server", file.display());
    let options = SqliteConnectOptions::new().filename(file).create_if_missing(false).read_only(true);
    let mut connection = SqliteConnection::connect_with(&options).await.with_context(what)?;
    let (answer,): (String,) =
        sqlx::query_as("PRAGMA integrity_check").fetch_one(&mut connection).await.with_context(what)?;
    if answer != "ok" {
        bail!("{} is damaged: {answer}", file.display());
    }
    sqlx::query("SELECT COUNT(*) FROM log").execute(&mut connection).await.with_context(what)?;
    connection.close().await?;
    Ok(())
}
