//! What reviews of finished games found.

use super::{Store, on};
use crate::time::now;

impl Store {
    /// The stored review of a table, if it has this version.
    pub(crate) async fn review(&self, table: &str, version: u16) -> sqlx::Result<Option<String>> {
        let row: Option<(String,)> = on!(&self.db, pool => sqlx::query_as(
            "SELECT review FROM reviews WHERE table_id = $1 AND version = $2")
            .bind(table).bind(i64::from(version)).fetch_optional(pool).await)?;
        Ok(row.map(|(review,)| review))
    }

    /// Stores a review, in place of an older one.
    pub(crate) async fn keep_review(&self, table: &str, version: u16, review: &str) -> sqlx::Result<()> {
        on!(&self.db, pool => sqlx::query(
            "INSERT INTO reviews (table_id, version, made_at, review) VALUES ($1, $2, $3, $4) \
             ON CONFLICT (table_id) DO UPDATE SET version = $2, made_at = $3, review = $4")
            .bind(table).bind(i64::from(version)).bind(now()).bind(review).execute(pool).await.map(drop))
    }
}
