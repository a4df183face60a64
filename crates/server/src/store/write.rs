//! Commits: everything that happens to a table in one step.

use keeper::{Doc, Row, SeatRow};
use protocol::Status;
use sqlx::{Connection as _, PgConnection, PgPool, QueryBuilder, SqliteConnection};
use tokio::sync::{mpsc, oneshot};

use super::{Db, Store, sqlite::Sqlite, tables::written};
use crate::{alarm::STORING, refusal::Refusal, time::now};

/// A change to a table. It is stored completely or not at all, and only if nobody else came first.
#[derive(Clone, Debug)]
pub(crate) struct Commit {
    pub(crate) table: String,
    /// The version and the revision that this was based on.
    pub(crate) version: i64,
    pub(crate) revision: i64,
    /// New lines of the log, numbered from `version + 1`.
    pub(crate) rows: Vec<Row>,
    /// How many entries the record has now.
    pub(crate) entries: i64,
    /// The seats that have to act now: `p1 p3`.
    pub(crate) waiting: String,
    /// What else changed.
    pub(crate) doc: Option<DocChange>,
}

#[derive(Clone, Debug)]
pub(crate) struct DocChange {
    pub(crate) status: Status,
    pub(crate) text: String,
    pub(crate) seats: Vec<SeatRow>,
}

impl DocChange {
    pub(crate) fn new(status: Status, doc: &Doc) -> DocChange {
        let text = serde_json::to_string(doc).expect("a doc is plain data");
        DocChange { status, text, seats: doc.seat_rows() }
    }
}

/// A commit's outcome.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Committed {
    /// It is on disk.
    Done,
    /// Somebody else came first; nothing was written.
    Late,
}

pub(super) struct Job {
    commit: Commit,
    reply: oneshot::Sender<Result<Committed, String>>,
}

/// How many commits may share one transaction, and how many may wait.
const BATCH: usize = 256;

impl Store {
    /// Stores a commit. When this returns `Done`, it is on disk.
    pub(crate) async fn commit(&self, commit: Commit) -> Result<Committed, Refusal> {
        self.try_commit(commit).await.map_err(|problem| {
            STORING.raise(&problem);
            Refusal::outage()
        })
    }

    async fn try_commit(&self, commit: Commit) -> Result<Committed, String> {
        match (&self.db, &self.writer) {
            (Db::Pg(pool), _) => {
                pg_commit(pool, &commit, &self.process).await.map_err(|error| error.to_string())
            }
            (Db::Sqlite(_), Some(writer)) => {
                let (reply, answer) = oneshot::channel();
                writer.send(Job { commit, reply }).await.map_err(|_| closed())?;
                answer.await.map_err(|_| closed())?
            }
            (Db::Sqlite(_), None) => Err(closed()),
        }
    }
}

fn closed() -> String {
    "the store is closed".to_owned()
}

/// Starts an SQLite file's only writer.
pub(super) fn start(file: Sqlite, process: String) -> mpsc::Sender<Job> {
    let (sender, mut jobs) = mpsc::channel::<Job>(BATCH);
    tokio::spawn(async move {
        let mut batch = Vec::new();
        while jobs.recv_many(&mut batch, BATCH).await > 0 {
            let (commits, replies): (Vec<_>, Vec<_>) =
                batch.drain(..).map(|job| (job.commit, job.reply)).unzip();
            match write(&file, &commits, &process).await {
                Ok(done) => {
                    for (reply, done) in replies.into_iter().zip(done) {
                        let _ = reply.send(Ok(done));
                    }
                }
                Err(error) => {
                    for reply in replies {
                        let _ = reply.send(Err(error.clone()));
                    }
                }
            }
        }
    });
    sender
}

/// Stores a batch completely or not at all.
async fn write(file: &Sqlite, commits: &[Commit], process: &str) -> Result<Vec<Committed>, String> {
    file.check().await?;
    let mut connection = file.pool().acquire().await.map_err(|error| error.to_string())?;
    let done = sqlite_batch(&mut connection, commits, process).await;
    if done.is_err() && file.is_file() {
        // SQLite may have ended the transaction itself, as it does on a full disk, while the library thinks
        // that it is still open. So nobody may use this connection again.
        connection.close_on_drop();
    }
    done.map_err(|error| error.to_string())
}

async fn sqlite_batch(
    connection: &mut SqliteConnection,
    commits: &[Commit],
    process: &str,
) -> sqlx::Result<Vec<Committed>> {
    // Takes the write lock first, because a transaction that starts by reading could be refused it later.
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let mut done = Vec::with_capacity(commits.len());
    for commit in commits {
        done.push(sqlite_one(&mut transaction, commit, process).await?);
    }
    transaction.commit().await?;
    Ok(done)
}

/// One commit's statements. The update comes first: if somebody else was faster, it changes nothing, and the
/// rest is not tried.
macro_rules! statements {
    ($connection:expr, $commit:expr, $process:expr) => {{
        let commit: &Commit = $commit;
        let version = commit.version + commit.rows.len() as i64;
        let update = match &commit.doc {
            None => sqlx::query(
                "UPDATE tables SET version = $4, entries = $5, waiting = $6, updated_at = $7, seen_at = $7, keeper = $8 \
                 WHERE id = $1 AND version = $2 AND revision = $3",
            ),
            Some(_) => sqlx::query(
                "UPDATE tables SET version = $4, entries = $5, waiting = $6, updated_at = $7, seen_at = $7, keeper = $8, \
                 doc = $9, status = $10, revision = revision + 1 WHERE id = $1 AND version = $2 AND revision = $3",
            ),
        };
        let update = update
            .bind(&commit.table)
            .bind(commit.version)
            .bind(commit.revision)
            .bind(version)
            .bind(commit.entries)
            .bind(&commit.waiting)
            .bind(now())
            .bind($process);
        let update = match &commit.doc {
            None => update,
            Some(doc) => update.bind(&doc.text).bind(written(doc.status)),
        };
        if update.execute(&mut *$connection).await?.rows_affected() == 0 {
            return Ok(Committed::Late);
        }
        if !commit.rows.is_empty() {
            let mut insert = QueryBuilder::new("INSERT INTO log (table_id, n, at, actor, text, spent) ");
            insert.push_values(&commit.rows, |mut values, row| {
                values
                    .push_bind(&commit.table)
                    .push_bind(row.n)
                    .push_bind(row.at)
                    .push_bind(&row.actor)
                    .push_bind(&row.text)
                    .push_bind(row.spent);
            });
            insert.build().execute(&mut *$connection).await?;
        }
        for seat in commit.doc.iter().flat_map(|doc| &doc.seats) {
            sqlx::query(
                "INSERT INTO seats (table_id, seat, person, place, score) VALUES ($1, $2, $3, $4, $5) \
                 ON CONFLICT (table_id, seat) DO UPDATE SET person = $3, place = $4, score = $5",
            )
            .bind(&commit.table)
            .bind(&seat.seat)
            .bind(&seat.person)
            .bind(seat.rank)
            .bind(seat.score)
            .execute(&mut *$connection)
            .await?;
        }
    }};
}

async fn sqlite_one(
    connection: &mut SqliteConnection,
    commit: &Commit,
    process: &str,
) -> sqlx::Result<Committed> {
    statements!(connection, commit, process);
    Ok(Committed::Done)
}

async fn pg_one(connection: &mut PgConnection, commit: &Commit, process: &str) -> sqlx::Result<Committed> {
    statements!(connection, commit, process);
    Ok(Committed::Done)
}

async fn pg_commit(pool: &PgPool, commit: &Commit, process: &str) -> sqlx::Result<Committed> {
    let mut transaction = pool.begin().await?;
    let done = pg_one(&mut transaction, commit, process).await?;
    if done == Committed::Done {
        sqlx::query("SELECT pg_notify('loire', $1)")
            .bind(format!("{} {process}", commit.table))
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
    }
    Ok(done)
}
