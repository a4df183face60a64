//! The readers of requests by themselves, for programs that feed them damaged input (`crates/fuzz`).

use std::time::Duration;

use axum::{extract::Query, http::Uri};
use keeper::{Doc, New, PersonRef, check_bots, guarded, imported, planned};
use play::Record;
use protocol::Create;
use serde::de::DeserializeOwned;
use shelf::{GameBox, Shelf};

use super::{boxes::Reader, lists::Which, records, socket::Since};
use crate::{random::System, store::Cursor, time::now, work::Aside};

/// The budget of a server's bots.
const BUDGET: Duration = Duration::from_secs(20);
const SECRET: [u8; 32] = [7; 32];

/// Reads a query in every way in which a path of the server reads one. Returns the names of the ways that accept it.
pub fn read_query(text: &str) -> Vec<&'static str> {
    let Ok(uri) = format!("/?{text}").parse::<Uri>() else { return Vec::new() };
    let mut accepted = Vec::new();
    if let Some(Which { after, .. }) = query(&uri) {
        accepted.push("list");
        if let Some(Ok(cursor)) = after.map(|after: String| after.parse::<Cursor>()) {
            accepted.push("page");
            let again: Result<Cursor, ()> = cursor.to_string().parse();
            assert!(again == Ok(cursor), "a page reads as it was written");
        }
    }
    accepted.extend(query::<records::Look>(&uri).map(|_| "snapshot"));
    accepted.extend(query::<records::Patience>(&uri).map(|_| "wait"));
    accepted.extend(query::<Since>(&uri).map(|_| "socket"));
    accepted.extend(query::<Reader>(&uri).map(|_| "rules"));
    accepted.extend(query::<Vec<(String, String)>>(&uri).map(|_| "why"));
    accepted
}

fn query<T: DeserializeOwned>(uri: &Uri) -> Option<T> {
    Query::try_from_uri(uri).ok().map(|Query(read)| read)
}

/// Checks a bot's name as a seat does. Returns whether a seat takes it.
pub fn read_bot(game: &GameBox, name: &str) -> bool {
    check_bots(game, [name], BUDGET).is_empty()
}

/// Reads and checks a new table. What is accepted can be stored, and its game begins. Returns whether it was.
pub fn read_table(shelf: Shelf, bytes: &[u8]) -> bool {
    let Ok(create) = serde_json::from_slice::<Create>(bytes) else { return false };
    let Ok(game) = shelf.find(&create.box_id) else { return false };
    let Ok((doc, _, _)) = planned(game, create, nobody(), BUDGET, &mut System) else { return false };
    begins(game, &doc, &[]);
    true
}

/// Reads and checks an imported record. What is accepted can be stored and read again. Returns whether it was.
pub fn read_import(shelf: Shelf, text: &str) -> bool {
    let aside = Aside::offline();
    let Ok(record) = Record::parse(text) else { return false };
    let Ok(game) = shelf.find(&record.header.box_id) else { return false };
    let Ok(Ok(table)) = guarded(|| aside.open(game, &record, text)) else { return false };
    if records::check_names(&record.header).is_err() {
        return false;
    }
    let New { doc, entries, .. } = imported(&*table, &record.header, nobody(), now());
    begins(game, &doc, &entries);
    true
}

fn nobody() -> PersonRef {
    PersonRef { id: "nobody".to_owned(), name: "Nobody".to_owned() }
}

/// What is stored of a table means the same when it is read again, and its log replays.
fn begins(game: &GameBox, doc: &Doc, entries: &[play::Entry]) {
    let stored = serde_json::to_string(doc).expect("a doc is plain data");
    let again: Doc = serde_json::from_str(&stored).expect("a doc that was stored can be read");
    assert!(*doc == again, "a doc reads as it was stored");
    let log = keeper::first_rows(entries, now());
    let loaded = Aside::offline().load(game, doc, &SECRET, &log);
    if let Err(problem) = loaded.map(drop) {
        panic!("a table was accepted, but its game does not begin: {problem}");
    }
}
