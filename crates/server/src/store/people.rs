//! People and their sessions.

use protocol::{PersonInfo, Rank, SessionInfo, Standing, Status};

use super::{Store, TableRow, from_row, on};
use crate::time::now;

/// Somebody who can sit down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Person {
    pub(crate) id: String,
    pub(crate) name: String,
    /// The name in lower case, if they have an account.
    pub(crate) account: Option<String>,
}

from_row!(Person { id, name, account });

impl Person {
    pub(crate) fn info(&self) -> PersonInfo {
        PersonInfo { id: self.id.clone(), name: self.name.clone(), guest: self.account.is_none() }
    }
}

/// What a name looks like: names that look the same have the same skeleton, whatever alphabet they are written in.
fn skeleton(name: &str) -> String {
    unicode_security::skeleton(name).collect::<String>().to_lowercase()
}

/// A session with its person.
#[derive(Clone, Debug)]
pub(crate) struct SessionRow {
    pub(crate) session: String,
    pub(crate) seen_at: i64,
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) account: Option<String>,
}

from_row!(SessionRow { session, seen_at, id, name, account });

/// A session that has not been used for this long has expired.
const SESSION_AGE: i64 = 90 * 24 * 3600 * 1000;

impl Store {
    pub(crate) async fn add_guest(&self, id: &str, name: &str) -> sqlx::Result<()> {
        on!(&self.db, pool => sqlx::query("INSERT INTO people (id, name, created_at) VALUES ($1, $2, $3)")
            .bind(id).bind(name).bind(now()).execute(pool).await.map(drop))
    }

    pub(crate) async fn rename(&self, id: &str, name: &str) -> sqlx::Result<()> {
        on!(&self.db, pool => sqlx::query("UPDATE people SET name = $2 WHERE id = $1")
            .bind(id).bind(name).execute(pool).await.map(drop))
    }

    /// Turns a guest into an account; false if the name is taken.
    pub(crate) async fn make_account(&self, id: &str, name: &str, password: &str) -> sqlx::Result<bool> {
        let done = on!(&self.db, pool => sqlx::query(
            "UPDATE people SET name = $2, account = $3, password = $4, skeleton = $5 WHERE id = $1 AND account IS NULL")
            .bind(id).bind(name).bind(name.to_lowercase()).bind(password).bind(skeleton(name)).execute(pool).await
            .map(|done| done.rows_affected()));
        match done {
            Ok(rows) => Ok(rows == 1),
            Err(sqlx::Error::Database(error)) if error.is_unique_violation() => Ok(false),
            Err(error) => Err(error),
        }
    }

    /// An account's person and stored password.
    pub(crate) async fn account(&self, name: &str) -> sqlx::Result<Option<(Person, String)>> {
        let row: Option<(String, String, Option<String>, Option<String>)> = on!(&self.db, pool => sqlx::query_as(
            "SELECT id, name, account, password FROM people WHERE account = $1")
            .bind(name.to_lowercase()).fetch_optional(pool).await)?;
        Ok(row.and_then(|(id, name, account, password)| Some((Person { id, name, account }, password?))))
    }

    /// The name of an account that looks like this name, if there is one.
    pub(crate) async fn looks_like(&self, name: &str) -> sqlx::Result<Option<String>> {
        let row: Option<(String,)> = on!(&self.db, pool => sqlx::query_as(
            "SELECT name FROM people WHERE account IS NOT NULL AND skeleton = $1 LIMIT 1")
            .bind(skeleton(name)).fetch_optional(pool).await)?;
        Ok(row.map(|(name,)| name))
    }

    /// Notes what the names of old accounts look like.
    pub(crate) async fn fill_skeletons(&self) -> sqlx::Result<()> {
        let rows: Vec<(String, String)> = on!(&self.db, pool => sqlx::query_as(
            "SELECT id, name FROM people WHERE account IS NOT NULL AND skeleton IS NULL").fetch_all(pool).await)?;
        for (id, name) in rows {
            on!(&self.db, pool => sqlx::query("UPDATE people SET skeleton = $2 WHERE id = $1")
                .bind(&id).bind(skeleton(&name)).execute(pool).await.map(drop))?;
        }
        Ok(())
    }

    pub(crate) async fn set_password(&self, person: &str, password: &str) -> sqlx::Result<()> {
        on!(&self.db, pool => sqlx::query("UPDATE people SET password = $2 WHERE id = $1")
            .bind(person).bind(password).execute(pool).await.map(drop))
    }

    /// An account by name, or anybody by id.
    pub(crate) async fn person(&self, name: &str) -> sqlx::Result<Option<Person>> {
        on!(&self.db, pool => sqlx::query_as(
            "SELECT id, name, account FROM people WHERE account = $1 OR id = $2")
            .bind(name.to_lowercase()).bind(name).fetch_optional(pool).await)
    }

    pub(crate) async fn add_session(
        &self,
        id: &str,
        token: &str,
        person: &str,
        agent: &str,
    ) -> sqlx::Result<()> {
        on!(&self.db, pool => sqlx::query(
            "INSERT INTO sessions (id, token, person, agent, created_at, seen_at) VALUES ($1, $2, $3, $4, $5, $5)")
            .bind(id).bind(token).bind(person).bind(agent).bind(now()).execute(pool).await.map(drop))
    }

    /// A token's session, by the token's digest.
    pub(crate) async fn session(&self, token: &str) -> sqlx::Result<Option<SessionRow>> {
        on!(&self.db, pool => sqlx::query_as(
            "SELECT s.id AS session, s.seen_at, p.id, p.name, p.account FROM sessions s \
             JOIN people p ON p.id = s.person WHERE s.token = $1 AND s.seen_at > $2")
            .bind(token).bind(now() - SESSION_AGE).fetch_optional(pool).await)
    }

    pub(crate) async fn seen(&self, session: &str) -> sqlx::Result<()> {
        on!(&self.db, pool => sqlx::query("UPDATE sessions SET seen_at = $2 WHERE id = $1")
            .bind(session).bind(now()).execute(pool).await.map(drop))
    }

    pub(crate) async fn sessions(&self, person: &str, current: &str) -> sqlx::Result<Vec<SessionInfo>> {
        let rows: Vec<(String, String, i64, i64)> = on!(&self.db, pool => sqlx::query_as(
            "SELECT id, agent, created_at, seen_at FROM sessions WHERE person = $1 AND seen_at > $2 \
             ORDER BY seen_at DESC")
            .bind(person).bind(now() - SESSION_AGE).fetch_all(pool).await)?;
        let info = |(id, agent, created_at, seen_at)| SessionInfo {
            current: id == current,
            id,
            agent,
            created_at,
            seen_at,
        };
        Ok(rows.into_iter().map(info).collect())
    }

    /// Whether a session still exists.
    pub(crate) async fn has_session(&self, session: &str) -> sqlx::Result<bool> {
        let found: Option<(i64,)> = on!(&self.db, pool => sqlx::query_as(
            "SELECT seen_at FROM sessions WHERE id = $1").bind(session).fetch_optional(pool).await)?;
        Ok(found.is_some())
    }

    /// Ends one of a person's sessions; false if it does not exist.
    pub(crate) async fn end_session(&self, person: &str, session: &str) -> sqlx::Result<bool> {
        on!(&self.db, pool => sqlx::query("DELETE FROM sessions WHERE person = $1 AND id = $2")
            .bind(person).bind(session).execute(pool).await.map(|done| done.rows_affected() == 1))
    }

    /// Ends all of a person's sessions except one.
    pub(crate) async fn end_other_sessions(&self, person: &str, session: &str) -> sqlx::Result<()> {
        on!(&self.db, pool => sqlx::query("DELETE FROM sessions WHERE person = $1 AND id <> $2")
            .bind(person).bind(session).execute(pool).await.map(drop))
    }

    /// How a person did, by box and number of seats.
    pub(crate) async fn standings(&self, person: &str) -> sqlx::Result<Vec<Standing>> {
        let rows: Vec<(String, i64, i64, i64, Option<i64>, Option<f64>)> = on!(&self.db, pool => sqlx::query_as(
            "SELECT t.box, (SELECT COUNT(*) FROM seats o WHERE o.table_id = t.id) AS many, COUNT(*), \
             CAST(SUM(CASE WHEN s.place = 1 THEN 1 ELSE 0 END) AS BIGINT), CAST(MAX(s.score) AS BIGINT), \
             CAST(AVG(s.score) AS DOUBLE PRECISION) \
             FROM seats s JOIN tables t ON t.id = s.table_id WHERE s.person = $1 AND s.place IS NOT NULL \
             AND NOT t.lesson \
             GROUP BY t.box, many ORDER BY t.box, many")
            .bind(person).fetch_all(pool).await)?;
        let standing =
            |(box_id, seats, games, won, best, mean): (String, i64, i64, i64, Option<i64>, _)| Standing {
                box_id,
                seats: seats as u8,
                games: games as u32,
                won: won as u32,
                best: best.map(|best| best as i32),
                mean,
            };
        Ok(rows.into_iter().map(standing).collect())
    }

    /// A person's last finished games: table, seat, rank.
    pub(crate) async fn finished(&self, person: &str) -> sqlx::Result<Vec<(TableRow, String, Option<Rank>)>> {
        let rows: Vec<TableRow> = on!(&self.db, pool => sqlx::query_as(
            "SELECT t.*, s.seat AS seat, s.place AS place, s.score AS score FROM seats s \
             JOIN tables t ON t.id = s.table_id \
             WHERE s.person = $1 AND t.status = 'over' AND NOT t.lesson ORDER BY t.updated_at DESC LIMIT 50")
            .bind(person).fetch_all(pool).await)?;
        debug_assert!(rows.iter().all(|row| row.status() == Status::Over));
        Ok(rows
            .into_iter()
            .map(|row| {
                let seat = row.seat.clone().unwrap_or_default();
                let rank = row.place.map(|place| Rank {
                    seat: seat.clone(),
                    rank: place as u8,
                    score: row.score.map(|score| score as i32),
                    side: None,
                });
                (row, seat, rank)
            })
            .collect())
    }
}
