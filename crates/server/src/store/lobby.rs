//! Lists of public tables, open tables that nobody needs any more, and games that look like another.

use sqlx::QueryBuilder;

use super::{Store, TableRow, on};
use crate::time::now;

/// How many tables one page of a list has.
pub(crate) const PAGE: usize = 50;
/// Somebody who was at an open table this recently is probably still there.
const FRESH: i64 = 15 * 60_000;
const HOUR: i64 = 3_600_000;

/// How long an open table that nobody visits lasts, in milliseconds.
struct Patience {
    /// A guest opened it, and nobody came.
    alone: i64,
    /// Everybody can find it.
    public: i64,
    /// Only those who have the link can.
    private: i64,
}

const PATIENCE: Patience = Patience { alone: 2 * HOUR, public: 24 * HOUR, private: 14 * 24 * HOUR };

/// How many of a game's first lines distinguish it from others.
const FIRST: usize = 12;

/// Where a page of a list begins: after a table with these values.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Cursor {
    /// Tables that somebody has visited since then come first. It stays the same from page to page.
    fresh: i64,
    place: i64,
    updated_at: i64,
    id: String,
}

impl Cursor {
    /// The beginning of the list.
    pub(crate) fn first() -> Cursor {
        Cursor { fresh: now() - FRESH, place: -1, updated_at: 0, id: String::new() }
    }

    /// After a table of a page that began at this cursor.
    pub(crate) fn behind(&self, row: &TableRow) -> Cursor {
        let place = row.place.unwrap_or(i64::MAX);
        Cursor { fresh: self.fresh, place, updated_at: row.updated_at, id: row.id.clone() }
    }
}

impl std::fmt::Display for Cursor {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}.{}.{}.{}", self.fresh, self.place, self.updated_at, self.id)
    }
}

impl std::str::FromStr for Cursor {
    type Err = ();

    fn from_str(text: &str) -> Result<Cursor, ()> {
        let parts: Vec<&str> = text.splitn(4, '.').collect();
        let [fresh, place, updated_at, id] = parts[..] else { return Err(()) };
        let number = |text: &str| text.parse::<i64>().map_err(drop);
        Ok(Cursor {
            fresh: number(fresh)?,
            place: number(place)?,
            updated_at: number(updated_at)?,
            id: id.to_owned(),
        })
    }
}

impl Store {
    /// A page of public tables, with one more if there is another page: open ones with people, games between people, open
    /// ones without, other games. The newest come first.
    pub(crate) async fn public_tables(
        &self,
        open: bool,
        playing: bool,
        from: &Cursor,
    ) -> sqlx::Result<Vec<TableRow>> {
        let status = |wanted: bool, name: &'static str| if wanted { name } else { "" };
        on!(&self.db, pool => sqlx::query_as(
            "SELECT * FROM (SELECT t.*, CAST(CASE WHEN t.status = 'open' AND t.seen_at >= $1 THEN 0 \
             WHEN t.status = 'playing' AND (SELECT COUNT(*) FROM seats s WHERE s.table_id = t.id AND s.person <> '') > 1 \
             THEN 1 WHEN t.status = 'open' THEN 2 ELSE 3 END AS BIGINT) AS place FROM tables t \
             WHERE t.public AND (t.status = $2 OR t.status = $3) AND (t.status = 'playing' OR t.seen_at > 0)) listed \
             WHERE place > $4 OR (place = $4 AND (updated_at < $5 OR (updated_at = $5 AND id > $6))) \
             ORDER BY place, updated_at DESC, id LIMIT $7")
            .bind(from.fresh).bind(status(open, "open")).bind(status(playing, "playing"))
            .bind(from.place).bind(from.updated_at).bind(&from.id).bind(PAGE as i64 + 1)
            .fetch_all(pool).await)
    }

    /// How many open tables a person has.
    pub(crate) async fn open_tables_of(&self, host: &str) -> sqlx::Result<i64> {
        let (count,): (i64,) = on!(&self.db, pool => sqlx::query_as(
            "SELECT COUNT(*) FROM tables WHERE status = 'open' AND host = $1 AND NOT lesson AND seen_at > 0")
            .bind(host).fetch_one(pool).await)?;
        Ok(count)
    }

    /// Those of some tables that are still open and in the list.
    pub(crate) async fn still_open(&self, ids: &[String]) -> sqlx::Result<Vec<String>> {
        if ids.is_empty() {
            return Ok(Vec::new());
        }
        let rows: Vec<(String,)> = on!(&self.db, pool => {
            let mut query =
                QueryBuilder::new("SELECT id FROM tables WHERE status = 'open' AND public AND seen_at > 0 AND id IN (");
            let mut list = query.separated(", ");
            for id in ids {
                list.push_bind(id);
            }
            query.push(")");
            query.build_query_as().fetch_all(pool).await
        })?;
        Ok(rows.into_iter().map(|(id,)| id).collect())
    }

    /// Somebody who belongs to an open table is there.
    pub(crate) async fn visited(&self, table: &str) -> sqlx::Result<()> {
        on!(&self.db, pool => sqlx::query("UPDATE tables SET seen_at = $2 WHERE id = $1 AND status = 'open'")
            .bind(table).bind(now()).execute(pool).await.map(drop))
    }

    /// An open table has another host, or nobody at all.
    pub(crate) async fn handed_over(&self, table: &str, host: Option<&str>) -> sqlx::Result<()> {
        let seen = if host.is_some() { now() } else { 0 };
        on!(&self.db, pool => sqlx::query(
            "UPDATE tables SET host = $2, seen_at = $3 WHERE id = $1 AND status = 'open'")
            .bind(table).bind(host.unwrap_or_default()).bind(seen).execute(pool).await.map(drop))
    }

    /// Removes the open tables at which nobody has been for long enough by `now`, and returns their ids. Nothing has
    /// been played there.
    pub(crate) async fn expire(&self, now: i64) -> sqlx::Result<Vec<String>> {
        let rows: Vec<(String, i64)> = on!(&self.db, pool => sqlx::query_as(
            "SELECT id, seen_at FROM tables t WHERE status = 'open' AND (seen_at < $1 OR (public AND seen_at < $2) \
             OR (public AND seen_at < $3 AND EXISTS (SELECT 1 FROM people p WHERE p.id = t.host AND p.account IS NULL) \
             AND (SELECT COUNT(*) FROM seats s WHERE s.table_id = t.id AND s.person <> '') <= 1)) LIMIT 500")
            .bind(now - PATIENCE.private).bind(now - PATIENCE.public).bind(now - PATIENCE.alone)
            .fetch_all(pool).await)?;
        let mut gone = Vec::new();
        for (id, seen_at) in rows {
            if self.remove_open(&id, seen_at).await? {
                gone.push(id);
            }
        }
        Ok(gone)
    }

    /// Removes an open table unless somebody has been there in the meantime.
    async fn remove_open(&self, id: &str, seen_at: i64) -> sqlx::Result<bool> {
        on!(&self.db, pool => {
            let mut step = pool.begin().await?;
            let marked = sqlx::query("UPDATE tables SET status = 'gone' WHERE id = $1 AND status = 'open' AND seen_at = $2")
                .bind(id).bind(seen_at).execute(&mut *step).await?.rows_affected();
            if marked == 0 {
                return Ok(false);
            }
            for statement in ["DELETE FROM seats WHERE table_id = $1", "DELETE FROM chat WHERE table_id = $1",
                "DELETE FROM log WHERE table_id = $1", "DELETE FROM tables WHERE id = $1"] {
                sqlx::query(statement).bind(id).execute(&mut *step).await?;
            }
            step.commit().await?;
            Ok(true)
        })
    }

    /// Games in play that begin like a record, those with the longest match first, and any with its commitment.
    pub(crate) async fn games_like(
        &self,
        box_id: &str,
        lines: &[String],
        commit: &str,
    ) -> sqlx::Result<Vec<String>> {
        let line = |number: usize| lines.get(number).cloned().unwrap_or_default();
        let rows: Vec<(String, i64)> = on!(&self.db, pool => {
            let mut query = QueryBuilder::new(
                "SELECT l.table_id, COUNT(*) FROM log l JOIN tables t ON t.id = l.table_id \
                 WHERE t.status = 'playing' AND t.box = ");
            query.push_bind(box_id).push(" AND (");
            for number in 0..FIRST {
                query.push(if number > 0 { " OR " } else { "" }).push("(l.n = ").push_bind(number as i64 + 1);
                query.push(" AND l.actor <> '!' AND l.text = ").push_bind(line(number)).push(")");
            }
            query.push(") GROUP BY l.table_id ORDER BY COUNT(*) DESC, l.table_id LIMIT 4");
            query.build_query_as().fetch_all(pool).await
        })?;
        let mut found: Vec<String> = rows.into_iter().map(|(id, _)| id).collect();
        if !commit.is_empty() && commit.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            let same: Vec<(String,)> = on!(&self.db, pool => sqlx::query_as(
                "SELECT id FROM tables WHERE status = 'playing' AND doc LIKE $1 LIMIT 1")
                .bind(format!("%\"commit\":\"{commit}\"%")).fetch_all(pool).await)?;
            found.extend(same.into_iter().map(|(id,)| id));
        }
        Ok(found)
    }
}

#[cfg(test)]
mod tests {
    use axum::Router;
    use serde_json::{Value, json};

    use super::*;
    use crate::{
        Server, Settings,
        asking::{ask, guest},
    };

    /// An open table, and when it was opened.
    async fn open(router: &Router, cookie: &str, public: bool) -> (String, i64) {
        let seats = json!([{"kind": "me"}, {"kind": "open"}]);
        let create = json!({"box": "burgundy", "seats": seats, "public": public});
        let (_, _, sat) = ask(router, cookie, "POST", "/api/tables", create).await;
        let table = &sat["table"];
        (table["id"].as_str().expect("an id").to_owned(), table["created_at"].as_i64().expect("a time"))
    }

    #[tokio::test]
    async fn open_tables_without_people_expire() {
        let store = Store::in_memory().await.expect("memory");
        let router = Server::new(store.clone(), boxes::BOXES, Settings::default()).router();
        let (ann, ben) = (guest(&router, "Ann").await, guest(&router, "Ben").await);
        let account = json!({"name": "Cid", "password": "correct horse"});
        let cid = guest(&router, "Cid").await;
        let cid = ask(&router, &cid, "POST", "/api/account", account).await.1;
        let (alone, at) = open(&router, &ann, true).await;
        let (joined, _) = open(&router, &ann, true).await;
        ask(&router, &ben, "POST", &format!("/api/tables/{joined}/sit"), json!({})).await;
        let (private, _) = open(&router, &ann, false).await;
        let (known, _) = open(&router, &cid, true).await;
        let gone = async |after: i64| {
            let mut gone = store.expire(at + after).await.expect("the store works");
            gone.sort();
            gone
        };
        let (hour, minute) = (3_600_000, 60_000);
        assert_eq!(gone(2 * hour - minute).await, [""; 0]);
        assert_eq!(gone(2 * hour + minute).await, [alone.as_str()], "a guest's table to which nobody came");
        assert_eq!(gone(24 * hour - minute).await, [""; 0]);
        let mut both = [joined, known];
        both.sort();
        assert_eq!(gone(24 * hour + minute).await, both);
        assert_eq!(gone(14 * 24 * hour - minute).await, [""; 0], "an invitation lasts longer");
        assert_eq!(gone(14 * 24 * hour + minute).await, [private.as_str()]);
    }

    #[tokio::test]
    async fn a_visit_keeps_a_table_open_and_a_game_never_expires() {
        let store = Store::in_memory().await.expect("memory");
        let router = Server::new(store.clone(), boxes::BOXES, Settings::default()).router();
        let (ann, ben) = (guest(&router, "Ann").await, guest(&router, "Ben").await);
        let (open_table, at) = open(&router, &ann, true).await;
        let (played, _) = open(&router, &ann, true).await;
        ask(&router, &ben, "POST", &format!("/api/tables/{played}/sit"), json!({})).await;
        ask(&router, &ann, "POST", &format!("/api/tables/{played}/start"), json!({})).await;
        store.visited(&open_table).await.expect("the store works");
        assert_eq!(store.expire(at + 100 * 24 * 3_600_000).await.expect("the store works"), [open_table]);
        // If somebody opens a table and abandons it, it does not stay in the list.
        let (left, at) = open(&router, &ann, true).await;
        ask(&router, &ann, "POST", &format!("/api/tables/{left}/leave"), json!({})).await;
        let (_, _, list) = ask(&router, "", "GET", "/api/tables?status=open", Value::Null).await;
        assert_eq!(list, json!([]));
        assert_eq!(store.expire(at).await.expect("the store works"), [left]);
    }

    #[tokio::test]
    async fn whoever_comes_just_before_a_table_would_go_keeps_it() {
        let store = Store::in_memory().await.expect("memory");
        let router = Server::new(store.clone(), boxes::BOXES, Settings::default()).router();
        let ann = guest(&router, "Ann").await;
        let (table, at) = open(&router, &ann, true).await;
        // Since the list of old tables was made, somebody has been there.
        assert!(!store.remove_open(&table, at - 1).await.expect("the store works"));
        let path = format!("/api/tables/{table}");
        assert_eq!(ask(&router, &ann, "GET", &path, Value::Null).await.0, 200);
        assert_eq!(store.expire(at + 100 * 24 * HOUR).await.expect("the store works"), [table]);
    }
}
