//! What is kept: people, sessions, tables and their logs, in SQLite or PostgreSQL.
//!
//! Both speak the same SQL here; what differs is how a commit is made (`write`) and how other processes
//! learn of it (`notify`).

mod backup;
mod migrations;
mod notify;
mod people;
mod tables;
mod write;

use std::{path::Path, str::FromStr as _, time::Duration};

use anyhow::{Context as _, bail};
pub use backup::{backup, restore};
pub(crate) use notify::listen;
pub(crate) use people::Person;
use sqlx::{
    PgPool, SqlitePool,
    migrate::MigrateError,
    postgres::PgPoolOptions,
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous},
};
pub(crate) use tables::{ChatRow, LogRow, SeatRow, TableRow};
use tokio::sync::mpsc;
pub(crate) use write::{Commit, Committed, DocChange};

use crate::random;

/// Where the SQLite file stands in the data directory.
pub(crate) const FILE: &str = "loire.sqlite3";

/// One of the two databases.
#[derive(Clone)]
pub(crate) enum Db {
    Sqlite(SqlitePool),
    Pg(PgPool),
}

/// Runs the same statement on whichever database there is.
macro_rules! on {
    ($db:expr, $pool:ident => $body:expr) => {
        match $db {
            $crate::store::Db::Sqlite($pool) => $body,
            $crate::store::Db::Pg($pool) => $body,
        }
    };
}
pub(crate) use on;

/// Reads a row into a struct, column by column, from either database.
///
/// Written here because sqlx's derive would compile sqlx and SQLite a second time, for its macros.
macro_rules! from_row {
    ($name:ident { $($field:ident $(= $column:literal)?),* $(,)? } $(or nothing { $($default:ident),* $(,)? })?) => {
        from_row!(@ sqlx::sqlite::SqliteRow, $name { $($field $(= $column)?),* } { $($($default),*)? });
        from_row!(@ sqlx::postgres::PgRow, $name { $($field $(= $column)?),* } { $($($default),*)? });
    };
    (@ $row:ty, $name:ident { $($field:ident $(= $column:literal)?),* } { $($default:ident),* }) => {
        impl sqlx::FromRow<'_, $row> for $name {
            fn from_row(row: &$row) -> sqlx::Result<$name> {
                use sqlx::Row as _;
                Ok($name {
                    $($field: row.try_get(from_row!(# $field $($column)?))?,)*
                    $($default: match row.try_get(stringify!($default)) {
                        Err(sqlx::Error::ColumnNotFound(_)) => None,
                        found => found?,
                    },)*
                })
            }
        }
    };
    (# $field:ident) => { stringify!($field) };
    (# $field:ident $column:literal) => { $column };
}
pub(crate) use from_row;

/// Everything that is kept. Cheap to clone.
#[derive(Clone)]
pub struct Store {
    pub(crate) db: Db,
    /// SQLite has one writer, who puts many commits into one transaction and one flush.
    writer: Option<mpsc::Sender<write::Job>>,
    /// Names this process, so that it need not listen to itself.
    pub(crate) process: String,
}

impl Store {
    /// Opens the SQLite file in a data directory, or makes one.
    pub async fn sqlite(folder: &Path) -> anyhow::Result<Store> {
        std::fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
        let path = folder.join(FILE);
        let options = SqliteConnectOptions::new().filename(&path).create_if_missing(true);
        Store::with_sqlite(options, 4).await.with_context(|| format!("cannot open {}", path.display()))
    }

    /// Opens the SQLite file of a data directory that is there, perhaps while a server uses it.
    pub async fn existing(folder: &Path) -> anyhow::Result<Store> {
        if !folder.join(FILE).exists() {
            bail!("{} is no data directory: it has no {FILE}", folder.display());
        }
        Store::sqlite(folder).await
    }

    /// An SQLite database that vanishes with the process, for tests.
    pub async fn in_memory() -> anyhow::Result<Store> {
        // One connection: every connection to `:memory:` would be a database of its own.
        Store::with_sqlite(SqliteConnectOptions::from_str("sqlite::memory:")?, 1).await
    }

    async fn with_sqlite(options: SqliteConnectOptions, most: u32) -> anyhow::Result<Store> {
        let options = options
            .journal_mode(SqliteJournalMode::Wal)
            // An acknowledged entry outlives a power cut, not only a crash; commits are grouped to pay for it.
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(Duration::from_secs(10))
            .foreign_keys(true);
        let pool = SqlitePoolOptions::new()
            .max_connections(most)
            .idle_timeout(None)
            .max_lifetime(None)
            .connect_with(options)
            .await?;
        migrations::sqlite().run(&pool).await.map_err(too_new)?;
        let writer = write::start(pool.clone());
        Ok(Store { db: Db::Sqlite(pool), writer: Some(writer), process: random::name() })
    }

    /// Connects to PostgreSQL.
    pub async fn postgres(url: &str) -> anyhow::Result<Store> {
        if !url.starts_with("postgres://") && !url.starts_with("postgresql://") {
            bail!("the database URL begins with postgres://; for SQLite give --data DIR instead");
        }
        let pool = PgPoolOptions::new()
            .max_connections(16)
            .acquire_timeout(Duration::from_secs(20))
            .connect(url)
            .await
            .context("cannot reach the database")?;
        migrations::postgres().run(&pool).await.map_err(too_new)?;
        Ok(Store { db: Db::Pg(pool), writer: None, process: random::name() })
    }

    /// Whether other processes may write to it at the same time.
    pub(crate) fn is_shared(&self) -> bool {
        matches!(self.db, Db::Pg(_))
    }

    /// Whether the database answers.
    pub(crate) async fn is_well(&self) -> bool {
        on!(&self.db, pool => sqlx::query("SELECT 1").execute(pool).await.is_ok())
    }

    /// Waits for what is under way and closes all connections.
    pub async fn close(&self) {
        on!(&self.db, pool => pool.close().await);
    }
}

/// A database that a newer program has written is left alone.
fn too_new(error: MigrateError) -> anyhow::Error {
    match error {
        MigrateError::VersionMissing(version) | MigrateError::VersionTooNew(version, _) => anyhow::anyhow!(
            "the database has schema version {version}, which is newer than this program knows; start a newer \
             loire, or restore a backup made by this one"
        ),
        other => other.into(),
    }
}
