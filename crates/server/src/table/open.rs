//! New tables.

use keeper::{
    Chair, Doc, PersonRef, Row, hex,
    luck::{Kind, link},
};
use play::Entry;
use protocol::{Origin, Status};
use shelf::GameBox;
use tokio::task::yield_now;

use crate::{
    random,
    refusal::Refusal,
    store::{Commit, Committed, DocChange, Store},
    time::now,
};

/// A table that does not exist yet.
pub(crate) struct New {
    pub(crate) doc: Doc,
    pub(crate) status: Status,
    /// The entries it begins with, for forks and imports.
    pub(crate) entries: Vec<Entry>,
}

impl New {
    /// The same game with other people.
    pub(crate) fn like(
        doc: &Doc,
        game_box: &GameBox,
        host: PersonRef,
        chairs: Vec<Chair>,
        origin: Origin,
    ) -> New {
        let doc = Doc {
            options: game_box.complete(&doc.config()).options,
            version: Some(game_box.version),
            luck: Kind::NEW.version(),
            commit: String::new(),
            began: Vec::new(),
            takebacks: Vec::new(),
            substitutes: Vec::new(),
            host,
            chairs,
            takeback: None,
            wanted: None,
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

/// Long records are read and written in pieces. A statement takes a limited number of values.
const PIECE: usize = 500;

/// Stores a new table with its own secret, and commits to it before anybody can contribute to the luck.
/// Returns the table's id.
pub(crate) async fn add(store: &Store, game_box: &GameBox, mut new: New) -> Result<String, Refusal> {
    let id = random::name();
    let secret = random::secret();
    let (kind, from) = (new.doc.kind(), new.doc.luck_from as usize);
    let mut chain = kind.start(&new.doc.header(game_box), from);
    for piece in new.entries[..from.min(new.entries.len())].chunks(PIECE) {
        chain = piece.iter().fold(chain, |chain, entry| link(&chain, entry));
        // A long record keeps nobody else waiting.
        yield_now().await;
    }
    new.doc.commit = kind.commit(&secret, &chain);
    let secret = hex(&secret);
    store.add_table(&id, &secret, Status::Open, &new.doc).await?;
    let at = now();
    let mut version = 0;
    for piece in new.entries.chunks(PIECE) {
        let row = |(n, entry): (i64, &Entry)| Row {
            n,
            at,
            actor: entry.actor.to_string(),
            text: entry.text.clone(),
            spent: 0,
        };
        let rows = (version + 1..).zip(piece).map(row).collect();
        done(store, commit(&id, version, 0, rows, None)).await?;
        version += piece.len() as i64;
    }
    let change = DocChange {
        status: new.status,
        text: serde_json::to_string(&new.doc).expect("a doc is plain data"),
        seats: new.doc.seat_rows(),
    };
    done(store, commit(&id, version, 0, Vec::new(), Some(change))).await?;
    Ok(id)
}

/// The log of a table that begins with these entries.
pub(crate) fn first_rows(entries: &[Entry]) -> Vec<Row> {
    let at = now();
    let row = |(entry, n): (&Entry, i64)| Row {
        n,
        at,
        actor: entry.actor.to_string(),
        text: entry.text.clone(),
        spent: 0,
    };
    entries.iter().zip(1..).map(row).collect()
}

fn commit(id: &str, version: i64, revision: i64, rows: Vec<Row>, doc: Option<DocChange>) -> Commit {
    let entries = version + rows.len() as i64;
    Commit { table: id.to_owned(), version, revision, rows, entries, waiting: String::new(), doc }
}

async fn done(store: &Store, commit: Commit) -> Result<(), Refusal> {
    match store.commit(commit).await? {
        Committed::Done => Ok(()),
        Committed::Late => Err(Refusal::internal(&"a new table was changed by somebody else")),
    }
}
