//! What the server stores: people, sessions, tables and their logs, in SQLite or PostgreSQL.
//!
//! Both use the same SQL here. They differ in how a commit is made (`write`) and in how other processes learn
//! about it (`notify`).

mod backup;
mod damage;
mod lobby;
mod migrations;
mod notify;
mod people;
mod pulse;
mod reviews;
mod sqlite;
mod tables;
mod write;

use std::{
    path::Path,
    sync::{Arc, atomic::AtomicBool},
    time::Duration,
};

use anyhow::{Context as _, bail};
pub use backup::{backup, restore};
pub(crate) use damage::Part;
pub(crate) use lobby::{Cursor, PAGE};
pub(crate) use notify::{Ended, News, Which, listen};

use futures_util::future::BoxFuture;
pub(crate) use people::Person;
pub(crate) use pulse::BEAT;
use sqlite::Sqlite;
use sqlx::{PgPool, migrate::MigrateError, postgres::PgPoolOptions};
pub(crate) use tables::{ChatRow, TableRow};
use tokio::sync::mpsc;
pub(crate) use write::{Commit, Committed, DocChange};

use crate::random;

/// The SQLite file's name in the data directory.
pub(crate) const FILE: &str = "loire.sqlite3";

/// One of the two databases.
#[derive(Clone)]
pub(crate) enum Db {
    Sqlite(Sqlite),
    Pg(PgPool),
}

/// Runs the same statement on either database.
macro_rules! on {
    ($db:expr, $pool:ident => $body:expr) => {
        match $db {
            $crate::store::Db::Sqlite(file) => {
                let $pool = &file.pool();
                $body
            }
            $crate::store::Db::Pg($pool) => $body,
        }
    };
}
pub(crate) use on;

/// Reads a row into a struct, column by column, from either database.
///
/// Written by hand, because sqlx's derive macros would compile sqlx and SQLite a second time.
macro_rules! from_row {
    ($name:ident { $($field:ident $(= $column:literal)?),* $(,)? }
     $(or nothing { $($default:ident),* $(,)? } or broken($broken:path))?) => {
        from_row!(@ sqlx::sqlite::SqliteRow, $name { $($field $(= $column)?),* } $({ $($default),* } $broken)?);
        from_row!(@ sqlx::postgres::PgRow, $name { $($field $(= $column)?),* } $({ $($default),* } $broken)?);
    };
    (@ $row:ty, $name:ident { $($field:ident $(= $column:literal)?),* }
     $({ $($default:ident),* } $broken:path)?) => {
        impl sqlx::FromRow<'_, $row> for $name {
            fn from_row(row: &$row) -> sqlx::Result<$name> {
                use sqlx::Row as _;
                let read = || -> sqlx::Result<$name> {
                    Ok($name {
                        $($field: row.try_get(from_row!(# $field $($column)?))?,)*
                        $($($default: match row.try_get(stringify!($default)) {
                            Err(sqlx::Error::ColumnNotFound(_)) => None,
                            found => found?,
                        },)*
                        problem: None,)?
                    })
                };
                $(if let Err(problem) = read() {
                    return Ok($broken(row.try_get("id")?, &problem));
                })?
                read()
            }
        }
    };
    (# $field:ident) => { stringify!($field) };
    (# $field:ident $column:literal) => { $column };
}
pub(crate) use from_row;

/// Something that takes its time. It is boxed, so that a crate that waits for it doesn't compile all of it once more.
pub(crate) type Later<'a, T> = BoxFuture<'a, anyhow::Result<T>>;

/// The store. Cheap to clone.
#[derive(Clone)]
pub struct Store {
    pub(crate) db: Db,
    /// SQLite has one writer, which puts many commits into one transaction and one flush.
    writer: Option<mpsc::Sender<write::Job>>,
    /// Identifies this process, so that it can ignore its own messages.
    pub(crate) process: String,
    /// Whether the database answered the last time.
    answers: Arc<AtomicBool>,
    /// How the last test write went, and when.
    tested: Arc<pulse::Tested>,
    /// Which tables cannot be read.
    damage: Arc<damage::Damage>,
}

impl Store {
    /// Opens the SQLite file in a data directory, or creates it.
    pub fn sqlite(folder: &Path) -> Later<'_, Store> {
        Box::pin(async move { Ok(Store::over(Db::Sqlite(Sqlite::open(folder).await?))) })
    }

    /// Opens the SQLite file of an existing data directory, perhaps while a server is using it.
    pub fn existing(folder: &Path) -> Later<'_, Store> {
        Box::pin(async move {
            if !folder.join(FILE).exists() {
                bail!("{} is not a data directory: it has no {FILE}", folder.display());
            }
            Store::sqlite(folder).await
        })
    }

    /// An SQLite database that disappears with the process, for tests.
    pub async fn in_memory() -> anyhow::Result<Store> {
        Ok(Store::over(Db::Sqlite(Sqlite::in_memory().await?)))
    }

    fn over(db: Db) -> Store {
        let process = random::name();
        let writer = match &db {
            Db::Sqlite(file) => Some(write::start(file.clone(), process.clone())),
            Db::Pg(_) => None,
        };
        let (answers, tested, damage) = (Arc::new(AtomicBool::new(true)), Arc::default(), Arc::default());
        Store { db, writer, process, answers, tested, damage }
    }

    /// Connects to PostgreSQL.
    pub fn postgres(url: &str) -> Later<'_, Store> {
        Box::pin(Store::connect(url))
    }

    async fn connect(url: &str) -> anyhow::Result<Store> {
        if !url.starts_with("postgres://") && !url.starts_with("postgresql://") {
            bail!("a database URL must begin with postgres://; for SQLite use --data DIR instead");
        }
        let pool = PgPoolOptions::new()
            .max_connections(16)
            // By then people have long since pressed the button again.
            .acquire_timeout(Duration::from_secs(2))
            .connect(url)
            .await
            .context("cannot reach the database")?;
        migrations::postgres().run(&pool).await.map_err(too_new)?;
        Ok(Store::over(Db::Pg(pool)))
    }

    /// Whether other processes may write to it at the same time.
    pub(crate) fn is_shared(&self) -> bool {
        matches!(self.db, Db::Pg(_))
    }

    /// Waits for running work and closes all connections.
    pub async fn close(&self) {
        on!(&self.db, pool => pool.close().await);
    }
}

/// Leaves alone a database that a newer version has written.
fn too_new(error: MigrateError) -> anyhow::Error {
    match error {
        MigrateError::VersionMissing(version) | MigrateError::VersionTooNew(version, _) => {
            anyhow::anyhow!("the database {}", newer(version))
        }
        other => other.into(),
    }
}

/// The message for a schema from the future.
fn newer(version: i64) -> String {
    format!(
        "has schema version {version}, which is newer than this program supports; use a newer loire, or a backup made \
         by this one"
    )
}

/// Whether an error means that the database cannot be reached or written at the moment: a full disk, a lost
/// connection, a missing file. All other errors are bugs on our side.
pub(crate) fn is_outage(error: &sqlx::Error) -> bool {
    use sqlx::Error;
    match error {
        Error::Io(_) | Error::Tls(_) | Error::PoolTimedOut | Error::PoolClosed | Error::WorkerCrashed => true,
        Error::Database(error) => {
            let code = error.code().unwrap_or_default();
            match code.parse::<u32>() {
                // SQLite: busy, locked, read-only, I/O, damaged, full, cannot open, not a database.
                Ok(code) if error.try_downcast_ref::<sqlx::sqlite::SqliteError>().is_some() => {
                    matches!(code & 0xff, 5 | 6 | 8 | 10 | 11 | 13 | 14 | 26)
                }
                // PostgreSQL: connection, read-only, no room, stopped, system.
                _ => ["08", "25", "53", "57", "58"].iter().any(|class| code.starts_with(class)),
            }
        }
        _ => false,
    }
}
