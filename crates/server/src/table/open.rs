//! New tables.

use play::Entry;
use protocol::{Origin, Status};

use super::{Chair, Doc, PersonRef};
use crate::{
    random,
    refusal::Refusal,
    store::{Commit, Committed, DocChange, LogRow, Store},
    time::now,
};

/// A table that is not there yet.
pub(crate) struct New {
    pub(crate) doc: Doc,
    pub(crate) status: Status,
    /// The entries it begins with: forks and imports.
    pub(crate) entries: Vec<Entry>,
}

impl New {
    /// The same game with other people.
    pub(crate) fn like(doc: &Doc, host: PersonRef, chairs: Vec<Chair>, origin: Origin) -> New {
        let doc = Doc {
            host,
            chairs,
            takeback: None,
            origin: Some(origin),
            rematch: None,
            frozen: None,
            result: None,
            started_at: None,
            ended_at: None,
            luck_from: 0,
            digest: None,
            names: Vec::new(),
            lesson: false,
            notes: Vec::new(),
            ..doc.clone()
        };
        New { doc, status: Status::Open, entries: Vec::new() }
    }
}

/// Stores a new table with a secret of its own; answers with its id.
pub(crate) async fn add(store: &Store, new: New) -> Result<String, Refusal> {
    let id = random::name();
    let secret = random::hex(&random::bytes::<32>());
    store.add_table(&id, &secret, Status::Open, &new.doc).await?;
    let at = now();
    let rows = new.entries.iter().zip(1..).map(|(entry, n)| LogRow {
        n,
        at,
        actor: entry.actor.to_string(),
        text: entry.text.clone(),
        spent: 0,
    });
    // Long records go in pieces: a statement takes only so many values.
    let rows: Vec<LogRow> = rows.collect();
    let mut version = 0;
    for piece in rows.chunks(500) {
        let commit = commit(&id, version, 0, piece.to_vec(), None);
        version += piece.len() as i64;
        done(store, commit).await?;
    }
    let change = DocChange {
        status: new.status,
        text: serde_json::to_string(&new.doc).expect("a doc is plain data"),
        seats: new.doc.seat_rows(),
    };
    done(store, commit(&id, version, 0, Vec::new(), Some(change))).await?;
    Ok(id)
}

fn commit(id: &str, version: i64, revision: i64, rows: Vec<LogRow>, doc: Option<DocChange>) -> Commit {
    let entries = version + rows.len() as i64;
    Commit { table: id.to_owned(), version, revision, rows, entries, waiting: String::new(), doc }
}

async fn done(store: &Store, commit: Commit) -> Result<(), Refusal> {
    let table = commit.table.clone();
    match store.commit(commit).await {
        Ok(Committed::Done) => Ok(()),
        Ok(Committed::Late) => Err(Refusal::internal(&"a new table was changed by somebody else")),
        Err(problem) => {
            tracing::error!(table, problem, "a new table could not be stored");
            Err(Refusal::outage())
        }
    }
}
