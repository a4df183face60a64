//! Whether the store works, and which processes are alive.

use std::{
    sync::atomic::Ordering::Relaxed,
    time::{Duration, Instant},
};

use tokio::sync::Mutex;

use super::{Db, Store, TableRow, on};
use crate::{alarm::STORING, time::now};

/// How often a process reports that it is alive and looks for tables of dead processes.
pub(crate) const BEAT: Duration = Duration::from_secs(2);
/// A process that has been silent for this many milliseconds is dead.
const DEAD: i64 = 7_000;
/// A database that takes longer than this to answer is down.
const PATIENCE: Duration = Duration::from_secs(3);
/// Anybody may ask `/healthz`, so it writes no more often than this.
const FRESH: Duration = Duration::from_secs(1);

/// How the last test write went, and when.
#[derive(Default)]
pub(crate) struct Tested(Mutex<Option<(Instant, Result<(), String>)>>);

impl Store {
    /// Whether the database answered the last time. Asking it now could take seconds.
    pub(crate) fn answers(&self) -> bool {
        self.answers.load(Relaxed)
    }

    /// Writes something, and says what is wrong if that fails.
    pub(crate) async fn test_write(&self) -> Result<(), String> {
        let mut tested = self.tested.0.lock().await;
        if let Some((at, result)) = &*tested
            && at.elapsed() < FRESH
        {
            return result.clone();
        }
        let result = self.beat().await;
        *tested = Some((Instant::now(), result.clone()));
        result
    }

    /// Checks that the file is still there. A database server has no file to check.
    pub(crate) async fn check(&self) -> Result<(), String> {
        match &self.db {
            Db::Sqlite(file) => file.check().await,
            Db::Pg(_) => Ok(()),
        }
    }

    /// Reports that this process is alive. This write is always safe.
    pub(crate) async fn beat(&self) -> Result<(), String> {
        self.check().await.inspect_err(|problem| STORING.raise(problem))?;
        let beat = async {
            match &self.db {
                Db::Sqlite(file) => sqlx::query(
                    "INSERT INTO processes (id, seen_at, pad) VALUES ($1, $2, hex(randomblob(16384))) \
                     ON CONFLICT (id) DO UPDATE SET seen_at = EXCLUDED.seen_at, pad = EXCLUDED.pad",
                )
                .bind("sqlite")
                .bind(now())
                .execute(&file.pool())
                .await
                .map(drop),
                // By the database's clock, because the processes' clocks may differ.
                Db::Pg(pool) => sqlx::query(
                    "INSERT INTO processes (id, seen_at) \
                     VALUES ($1, (EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::BIGINT) \
                     ON CONFLICT (id) DO UPDATE SET seen_at = EXCLUDED.seen_at",
                )
                .bind(&self.process)
                .execute(pool)
                .await
                .map(drop),
            }
        };
        let done = match tokio::time::timeout(PATIENCE, beat).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(error)) => Err(format!("the database cannot be written: {error}")),
            Err(_) => Err("the database does not answer".to_owned()),
        };
        // A file that cannot be written can often still be read.
        self.answers.store(done.is_ok() || !self.is_shared(), Relaxed);
        match &done {
            Ok(()) => STORING.clear(),
            Err(problem) => STORING.raise(problem),
        }
        done
    }

    /// Takes over running games whose process is dead.
    pub(crate) async fn adopt(&self) -> sqlx::Result<Vec<TableRow>> {
        match &self.db {
            Db::Sqlite(_) => Ok(Vec::new()),
            Db::Pg(pool) => {
                let orphans: Vec<TableRow> = sqlx::query_as(
                    "UPDATE tables SET keeper = $1 WHERE status = 'playing' AND NOT EXISTS (SELECT 1 FROM \
                     processes p WHERE p.id = tables.keeper \
                     AND p.seen_at > (EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::BIGINT - $2) RETURNING *",
                )
                .bind(&self.process)
                .bind(DEAD)
                .fetch_all(pool)
                .await?;
                if !orphans.is_empty() {
                    // A process is forgotten an hour after it died. Its tables have long been taken over.
                    sqlx::query(
                        "DELETE FROM processes \
                         WHERE seen_at < (EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::BIGINT - 3600000",
                    )
                    .execute(pool)
                    .await?;
                }
                Ok(orphans)
            }
        }
    }

    /// Signs this process off, so that others can take over its tables immediately.
    pub(crate) async fn leave(&self) {
        let left = on!(&self.db, pool => sqlx::query("DELETE FROM processes WHERE id = $1")
            .bind(&self.process).execute(pool).await.map(drop));
        if let Err(error) = left {
            tracing::debug!(%error, "could not sign this process off");
        }
    }
}
