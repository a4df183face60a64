//! A table's record as text that you can download and check.

use engine::{Seat, Viewer};
use play::{Proof, Record};

use crate::{Doc, Game, Sitter, hex, wire};

/// The record as a viewer may see it, with what the rules do not know: who resigned, who came later, what was
/// taken back.
pub fn told(doc: &Doc, game: &Game, viewer: Viewer) -> Record {
    let mut record = game.table.record(viewer);
    let header = &mut record.header;
    let now = doc.plain_names();
    if doc.began.is_empty() {
        header.names = now;
    } else {
        header.names.clone_from(&doc.began);
        let sits = |seat: Seat| doc.chairs[seat.index()].sitter != Sitter::Open;
        let later = Seat::all(now.len() as u8).zip(now).zip(&doc.began);
        let later = later.filter(|((seat, now), began)| now != *began && sits(*seat));
        header.substitutes = later.map(|(later, _)| later).collect();
    }
    let brought = doc.substitutes.iter().filter_map(|(seat, name)| Some((seat.parse().ok()?, name.clone())));
    header.substitutes.extend(brought);
    header.ended = doc.result.as_ref().and_then(wire::ended);
    header.takebacks.clone_from(&game.takebacks);
    record
}

/// The whole record with the proof of its luck: for everybody once the game is over, and for nobody before
/// that.
pub fn proven(doc: &Doc, game: &Game, secret: &[u8; 32]) -> Record {
    let mut record = told(doc, game, Viewer::Everything);
    record.header.proof = Some(Proof {
        version: doc.luck,
        commit: doc.published(secret),
        secret: hex(secret),
        entropy: doc.entropy(),
        from: doc.luck_from as usize,
        digest: doc.digest.clone().unwrap_or_default(),
    });
    record
}
