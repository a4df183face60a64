//! New tables.

use keeper::{New, Row, hex, luck::link};
use protocol::Status;
use shelf::GameBox;
use tokio::task::yield_now;

use crate::{
    random,
    refusal::Refusal,
    store::{Commit, Committed, DocChange, Store},
    time::now,
};

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
        let rows = (version + 1..).zip(piece).map(|(n, entry)| Row::of(entry, n, at)).collect();
        done(store, commit(&id, version, 0, rows, None)).await?;
        version += piece.len() as i64;
    }
    let change = DocChange::new(new.status, &new.doc);
    done(store, commit(&id, version, 0, Vec::new(), Some(change))).await?;
    Ok(id)
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
