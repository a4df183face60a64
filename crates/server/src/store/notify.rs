//! How processes on one PostgreSQL database tell each other that a table has changed or that sessions have
//! ended.

use std::time::Duration;

use sqlx::postgres::PgListener;

use super::{Db, Store};
use crate::alarm::STORING;

/// The channel for changed tables: `<table> <process>`.
const TABLES: &str = "loire";
/// The channel for ended sessions: `<process> <person> one|but <session>`.
const SESSIONS: &str = "loire_sessions";

/// A person's sessions that have ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Ended {
    pub(crate) person: String,
    pub(crate) which: Which,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Which {
    /// This session.
    One(String),
    /// All except this session.
    AllBut(String),
}

impl Ended {
    /// Whether they include this session of this person.
    pub(crate) fn covers(&self, person: &str, session: &str) -> bool {
        self.person == person
            && match &self.which {
                Which::One(ended) => session == ended,
                Which::AllBut(kept) => session != kept,
            }
    }

    fn parse(text: &str) -> Option<Ended> {
        let [person, kind, session] = text.split(' ').collect::<Vec<_>>().try_into().ok()?;
        let which = match kind {
            "one" => Which::One(session.to_owned()),
            "but" => Which::AllBut(session.to_owned()),
            _ => return None,
        };
        Some(Ended { person: person.to_owned(), which })
    }
}

/// A message from another process.
pub(crate) enum News<'a> {
    /// A table changed.
    Table(&'a str),
    /// Sessions ended.
    Ended(Ended),
    /// The connection was lost: anything may have happened.
    Anything,
}

impl Store {
    /// Tells the other processes that there is new chat at a table. (Commits do this themselves.)
    pub(crate) async fn tell(&self, table: &str) -> sqlx::Result<()> {
        self.notify(TABLES, format!("{table} {}", self.process)).await
    }

    /// Tells the other processes that sessions have ended.
    pub(crate) async fn tell_ended(&self, ended: &Ended) -> sqlx::Result<()> {
        let (kind, session) = match &ended.which {
            Which::One(session) => ("one", session),
            Which::AllBut(session) => ("but", session),
        };
        self.notify(SESSIONS, format!("{} {} {kind} {session}", self.process, ended.person)).await
    }

    async fn notify(&self, channel: &str, text: String) -> sqlx::Result<()> {
        if let Db::Pg(pool) = &self.db {
            sqlx::query("SELECT pg_notify($1, $2)").bind(channel).bind(text).execute(pool).await?;
        }
        Ok(())
    }
}

/// Calls `heard` with every message from another process.
pub(crate) async fn listen(store: Store, heard: impl Fn(News<'_>)) {
    let Db::Pg(pool) = &store.db else { return };
    loop {
        if let Err(error) = listen_once(pool, &store.process, &heard).await {
            // While the whole database is down, the log says so elsewhere.
            if !STORING.is_raised() {
                tracing::warn!(%error, "lost the connection to the other processes; listening again");
            }
        }
        if pool.is_closed() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
}

async fn listen_once(pool: &sqlx::PgPool, process: &str, heard: &impl Fn(News<'_>)) -> sqlx::Result<()> {
    let mut listener = PgListener::connect_with(pool).await?;
    listener.listen_all([TABLES, SESSIONS]).await?;
    heard(News::Anything);
    while let Some(notice) = listener.try_recv().await? {
        match (notice.channel(), notice.payload().split_once(' ')) {
            (TABLES, Some((table, sender))) if sender != process => heard(News::Table(table)),
            (SESSIONS, Some((sender, text))) if sender != process => {
                if let Some(ended) = Ended::parse(text) {
                    heard(News::Ended(ended));
                }
            }
            _ => {}
        }
    }
    Ok(())
}
