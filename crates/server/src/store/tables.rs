//! Tables, their logs and their chat.

use keeper::{Doc, Row, unhex};
use protocol::Status;
use tokio::task::yield_now;

use super::{Store, from_row, on};
use crate::time::now;

/// How many lines of a log are read at a time.
const PIECE: usize = 500;

/// A table as stored.
#[derive(Clone, Debug)]
pub(crate) struct TableRow {
    pub(crate) id: String,
    pub(crate) box_id: String,
    status: String,
    pub(crate) revision: i64,
    doc: String,
    secret: String,
    pub(crate) version: i64,
    pub(crate) entries: i64,
    pub(crate) waiting: String,
    pub(crate) created_at: i64,
    pub(crate) updated_at: i64,
    pub(crate) lesson: bool,
    /// The person's seat, in lists of one person's tables.
    pub(crate) seat: Option<String>,
    pub(crate) place: Option<i64>,
    pub(crate) score: Option<i64>,
    /// Why the row cannot be read, if it cannot. Its other fields then mean nothing.
    problem: Option<String>,
}

from_row!(TableRow {
    id, box_id = "box", status, revision, doc, secret, version, entries, waiting, created_at, updated_at, lesson
} or nothing { seat, place, score } or broken(TableRow::broken));

impl TableRow {
    /// One damaged row must not hide all others, so it becomes a frozen table.
    fn broken(id: String, problem: &sqlx::Error) -> TableRow {
        TableRow {
            id,
            box_id: String::new(),
            status: written(Status::Frozen).to_owned(),
            revision: 0,
            doc: String::new(),
            secret: String::new(),
            version: 0,
            entries: 0,
            waiting: String::new(),
            created_at: 0,
            updated_at: 0,
            lesson: false,
            seat: None,
            place: None,
            score: None,
            problem: Some(problem.to_string()),
        }
    }

    pub(crate) fn status(&self) -> Status {
        match self.status.as_str() {
            "open" => Status::Open,
            "playing" => Status::Playing,
            "over" => Status::Over,
            _ => Status::Frozen,
        }
    }

    /// The table's document and its secret, or why they cannot be read. While a server runs, use
    /// [`Store::read`].
    pub(crate) fn read(&self) -> Result<(Doc, [u8; 32]), String> {
        if let Some(problem) = &self.problem {
            return Err(problem.clone());
        }
        let doc = serde_json::from_str(&self.doc).map_err(|error| error.to_string())?;
        let secret = unhex(&self.secret).ok_or("its secret does not have 64 hex digits")?;
        Ok((doc, secret))
    }
}

/// How a status is stored.
pub(super) fn written(status: Status) -> &'static str {
    match status {
        Status::Open => "open",
        Status::Playing => "playing",
        Status::Over => "over",
        Status::Frozen => "frozen",
    }
}

/// A line of chat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct ChatRow {
    pub(crate) n: i64,
    pub(crate) at: i64,
    pub(crate) name: String,
    pub(crate) seat: Option<String>,
    pub(crate) text: String,
}

from_row!(ChatRow { n, at, name, seat, text });

impl Store {
    pub(crate) async fn table(&self, id: &str) -> sqlx::Result<Option<TableRow>> {
        on!(&self.db, pool => sqlx::query_as("SELECT * FROM tables WHERE id = $1")
            .bind(id).fetch_optional(pool).await)
    }

    /// A table's version and revision.
    pub(crate) async fn version(&self, id: &str) -> sqlx::Result<Option<(i64, i64)>> {
        on!(&self.db, pool => sqlx::query_as("SELECT version, revision FROM tables WHERE id = $1")
            .bind(id).fetch_optional(pool).await)
    }

    /// A table's log after line number `after`. It is read in pieces, so that a long one keeps nobody else waiting.
    pub(crate) async fn log(&self, table: &str, after: i64) -> sqlx::Result<Vec<Row>> {
        let mut log: Vec<Row> = Vec::new();
        loop {
            let last = log.last().map_or(after, |row| row.n);
            let rows: Vec<(i64, i64, String, String, i64)> = on!(&self.db, pool => sqlx::query_as(
                "SELECT n, at, actor, text, spent FROM log WHERE table_id = $1 AND n > $2 ORDER BY n LIMIT $3")
                .bind(table).bind(last).bind(PIECE as i64).fetch_all(pool).await)?;
            let is_last = rows.len() < PIECE;
            log.extend(rows.into_iter().map(|(n, at, actor, text, spent)| Row { n, at, actor, text, spent }));
            if is_last {
                return Ok(log);
            }
            yield_now().await;
        }
    }

    /// Public tables whose game is over, newest first.
    pub(crate) async fn finished_tables(&self) -> sqlx::Result<Vec<TableRow>> {
        on!(&self.db, pool => sqlx::query_as(
            "SELECT * FROM tables WHERE public AND status = 'over' ORDER BY updated_at DESC LIMIT 30")
            .fetch_all(pool).await)
    }

    /// The tables where a person sits, running games first. Abandoned lessons are left out. A lesson that was
    /// played to the end has a score and stays as a record.
    pub(crate) async fn tables_of(&self, person: &str) -> sqlx::Result<Vec<TableRow>> {
        on!(&self.db, pool => sqlx::query_as(
            "SELECT t.*, s.seat AS seat FROM seats s JOIN tables t ON t.id = s.table_id WHERE s.person = $1 \
             AND NOT (t.lesson AND t.status = 'over' AND s.score IS NULL) \
             ORDER BY CASE t.status WHEN 'playing' THEN 0 WHEN 'open' THEN 1 ELSE 2 END, t.updated_at DESC \
             LIMIT 200")
            .bind(person).fetch_all(pool).await)
    }

    /// The records that a person imported, newest first.
    pub(crate) async fn imports_of(&self, person: &str) -> sqlx::Result<Vec<TableRow>> {
        on!(&self.db, pool => sqlx::query_as(
            "SELECT * FROM tables WHERE importer = $1 ORDER BY created_at DESC LIMIT 50")
            .bind(person).fetch_all(pool).await)
    }

    /// All tables, for checks.
    pub(crate) async fn table_ids(&self) -> sqlx::Result<Vec<String>> {
        let rows: Vec<(String,)> = on!(&self.db, pool => sqlx::query_as("SELECT id FROM tables ORDER BY id")
            .fetch_all(pool).await)?;
        Ok(rows.into_iter().map(|(id,)| id).collect())
    }

    /// Running games, whose clocks must be watched even if nobody is connected.
    pub(crate) async fn tables_in_play(&self) -> sqlx::Result<Vec<TableRow>> {
        on!(&self.db, pool => sqlx::query_as("SELECT * FROM tables WHERE status = 'playing'")
            .fetch_all(pool).await)
    }

    pub(crate) async fn chat(&self, table: &str, after: i64) -> sqlx::Result<Vec<ChatRow>> {
        on!(&self.db, pool => sqlx::query_as(
            "SELECT n, at, name, seat, text FROM chat WHERE table_id = $1 AND n > $2 ORDER BY n")
            .bind(table).bind(after).fetch_all(pool).await)
    }

    /// Stores a line of chat; false if its number is taken.
    pub(crate) async fn say(&self, table: &str, line: &ChatRow) -> sqlx::Result<bool> {
        let rows = on!(&self.db, pool => sqlx::query(
            "INSERT INTO chat (table_id, n, at, name, seat, text) VALUES ($1, $2, $3, $4, $5, $6) \
             ON CONFLICT DO NOTHING")
            .bind(table).bind(line.n).bind(line.at).bind(&line.name).bind(&line.seat).bind(&line.text)
            .execute(pool).await.map(|done| done.rows_affected()))?;
        self.tell(table).await?;
        Ok(rows == 1)
    }

    /// Adds a table with everything that belongs to it.
    pub(crate) async fn add_table(
        &self,
        id: &str,
        secret: &str,
        status: Status,
        doc: &Doc,
    ) -> sqlx::Result<()> {
        let text = serde_json::to_string(doc).expect("a doc is plain data");
        on!(&self.db, pool => {
            sqlx::query(
                "INSERT INTO tables (id, box, status, public, revision, doc, secret, version, entries, waiting, \
                 created_at, updated_at, seen_at, importer, lesson, keeper, host) \
                 VALUES ($1, $2, $3, $4, 0, $5, $6, 0, 0, '', $7, $7, $7, $8, $9, $10, $11)")
                .bind(id).bind(&doc.box_id).bind(written(status)).bind(doc.public).bind(&text).bind(secret)
                .bind(now()).bind(doc.importer()).bind(doc.lesson).bind(&self.process)
                .bind(&doc.host.id).execute(pool).await.map(drop)
        })
    }
}
