//! How processes on one PostgreSQL database tell each other that a table changed.

use std::time::Duration;

use sqlx::postgres::PgListener;

use super::{Db, Store};

impl Store {
    /// Tells the other processes that something was said at a table. (Commits tell it themselves.)
    pub(crate) async fn tell(&self, table: &str) -> sqlx::Result<()> {
        if let Db::Pg(pool) = &self.db {
            sqlx::query("SELECT pg_notify('loire', $1)")
                .bind(format!("{table} {}", self.process))
                .execute(pool)
                .await?;
        }
        Ok(())
    }
}

/// Calls `changed` with every table that another process changed. After a broken connection something may
/// have been missed: then it is called with nothing, which means every table.
pub(crate) async fn listen(store: Store, changed: impl Fn(Option<&str>)) {
    let Db::Pg(pool) = &store.db else { return };
    loop {
        if let Err(error) = listen_once(pool, &store.process, &changed).await {
            tracing::warn!(%error, "the line to the other processes broke; listening again");
        }
        if pool.is_closed() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
}

async fn listen_once(
    pool: &sqlx::PgPool,
    process: &str,
    changed: &impl Fn(Option<&str>),
) -> sqlx::Result<()> {
    let mut listener = PgListener::connect_with(pool).await?;
    listener.listen("loire").await?;
    changed(None);
    while let Some(notice) = listener.try_recv().await? {
        if let Some((table, sender)) = notice.payload().split_once(' ')
            && sender != process
        {
            changed(Some(table));
        }
    }
    Ok(())
}
