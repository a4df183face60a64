//! One function for each reader.

use std::sync::OnceLock;

use boxes::{BOXES, BoxTable, GameBox, Posed};
use engine::{Config, Pending, Seat, Viewer};
use play::Record;
use search::net::Net;
use serde::{Serialize, de::DeserializeOwned};

use crate::seeds;

/// A reader of outside input.
pub struct Target {
    /// What people call it.
    pub name: &'static str,
    /// What it reads.
    pub about: &'static str,
    /// Hands it some bytes. Panics if the reader does or breaks a promise.
    pub run: fn(&[u8]),
}

/// Every reader of outside input.
#[rustfmt::skip]
pub const TARGETS: &[Target] = &[
    Target { name: "record", about: "records of games", run: record },
    Target { name: "scenario", about: "scenarios in Markdown", run: scenario },
    Target { name: "overlay", about: "overlays; the first byte chooses the box", run: overlay },
    Target { name: "notation", about: "actions, one a line, in the middle of a game; the first two bytes choose the position", run: notation },
    Target { name: "message", about: "what clients send to the server", run: message },
    Target { name: "net", about: "nets for bots", run: net },
    Target { name: "puzzle", about: "puzzles: a record, a line with ----, and the answer", run: puzzle },
    Target { name: "verify", about: "records whose luck is to be proved", run: verify },
];

/// The target called `name`.
pub fn find(name: &str) -> Option<&'static Target> {
    TARGETS.iter().find(|target| target.name == name)
}

/// Inputs as long as this are refused by the server, and their effects are only slow.
const LONGEST: usize = 64 * 1024;

/// The input as text. Readers of files and requests refuse anything else before they look at it.
fn text(bytes: &[u8]) -> Option<&str> {
    std::str::from_utf8(bytes).ok().filter(|text| text.len() <= LONGEST)
}

fn record(bytes: &[u8]) {
    let Some(text) = text(bytes) else { return };
    let Ok((_, table)) = boxes::open_record(text) else { return };
    let whole = table.record(Viewer::Everything).to_string();
    let (_, again) = boxes::open_record(&whole).expect("a record that was written can be read");
    assert_eq!(whole, again.record(Viewer::Everything).to_string(), "a record reads as it was written");
    look_at(&*table);
}

/// Everything that a program may ask about a table.
fn look_at(table: &dyn BoxTable) {
    let seats = (0..table.seats()).map(Seat);
    for viewer in seats.clone().map(Viewer::Seat).chain([Viewer::Spectator, Viewer::Everything]) {
        let _ = (table.view_json(viewer), table.view_text(viewer), table.record(viewer));
    }
    for seat in seats {
        let _ = (table.prompt_text(seat), table.previews(seat), table.points_by_source(seat));
    }
    let _ = (table.outcomes(), table.outcome(), table.projections());
}

fn scenario(bytes: &[u8]) {
    let Some(text) = text(bytes) else { return };
    let Ok(game) = boxes::scenario_box(text) else { return };
    let report = game.check("fuzzed.md", text, &|_| true);
    let panicked = report.failures.iter().find(|failure| failure.message.contains("the rules panicked"));
    assert!(panicked.is_none(), "{}", panicked.expect("just found"));
}

/// The box that a byte chooses.
fn box_of(byte: u8) -> &'static GameBox {
    BOXES[usize::from(byte) % BOXES.len()]
}

fn overlay(bytes: &[u8]) {
    let Some((&first, rest)) = bytes.split_first() else { return };
    let Some(text) = text(rest) else { return };
    let game = box_of(first);
    // The upper bits choose a module, so that its rows can be used.
    let modules = game.menu.modules;
    let module = modules.get(usize::from(first) / BOXES.len() % (modules.len() + 1));
    let seats = module.map_or(2, |module| module.seats.as_ref().map_or(2, |seats| *seats.start()));
    let mut table = Config::seats(seats);
    table.modules.extend(module.map(|module| module.id.to_owned()));
    if game.check_config(&table).is_err() {
        return;
    }
    let Ok(options) = game.overlay(text, &table) else { return };
    table.options.extend(options);
    if let Err(errors) = game.open(&table, &names(seats)) {
        panic!("an overlay was read, and the table refuses it: {errors}");
    }
}

fn names(seats: u8) -> Vec<String> {
    (1..=seats).map(|seat| format!("p{seat}")).collect()
}

/// The records of some golden games.
fn games() -> &'static [(&'static GameBox, Record)] {
    static GAMES: OnceLock<Vec<(&'static GameBox, Record)>> = OnceLock::new();
    GAMES.get_or_init(|| {
        let texts = seeds::golden(3);
        let read = |text: &String| boxes::read_record(text).expect("a golden game is a record");
        texts.iter().map(read).collect()
    })
}

fn notation(bytes: &[u8]) {
    let Some((&[which, part], rest)) = bytes.split_first_chunk() else { return };
    let Some(text) = text(rest) else { return };
    let (game, record) = &games()[usize::from(which) % games().len()];
    let entries = record.len() * usize::from(part) / 255;
    let mut table = game.open_record(&record.first(entries), "").expect("a golden game replays");
    for line in text.lines().take(20) {
        let Pending::Seats(asked) = table.pending() else { return };
        let seat = asked.iter().next().expect("somebody is asked");
        let legal = table.legal(seat);
        let before = table.len();
        match table.play(seat, line) {
            Ok(_) => {
                let entry = table.entry(before).expect("an action leaves an entry");
                assert!(legal.contains(&entry.text), "`{line}` became `{}`, which is not legal", entry.text);
            }
            Err(refused) => {
                assert!(!refused.to_string().is_empty(), "a refusal says why");
                assert_eq!(table.len(), before, "what is refused leaves no entry");
                let _ = table.explain(seat, &[line]);
            }
        }
    }
}

fn message(bytes: &[u8]) {
    same_again::<protocol::FromClient>(bytes);
    same_again::<protocol::Guest>(bytes);
    same_again::<protocol::Account>(bytes);
    same_again::<protocol::Login>(bytes);
    same_again::<protocol::Password>(bytes);
    same_again::<protocol::Create>(bytes);
    same_again::<protocol::SeatPlan>(bytes);
    same_again::<protocol::Sit>(bytes);
    same_again::<protocol::Contribute>(bytes);
    same_again::<protocol::Act>(bytes);
    same_again::<protocol::Acts>(bytes);
    same_again::<protocol::Undo>(bytes);
    same_again::<protocol::Takeback>(bytes);
    same_again::<protocol::Chat>(bytes);
    same_again::<protocol::Fork>(bytes);
    same_again::<protocol::Try>(bytes);
    same_again::<protocol::Attempt>(bytes);
    same_again::<protocol::ReadOverlay>(bytes);
}

/// A message that can be read means the same when it is written and read again.
fn same_again<T: DeserializeOwned + Serialize>(bytes: &[u8]) {
    let Ok(message) = serde_json::from_slice::<T>(bytes) else { return };
    let written = serde_json::to_string(&message).expect("a message can be written");
    let again: T = serde_json::from_str(&written).expect("a message that was written can be read");
    assert_eq!(written, serde_json::to_string(&again).expect("a message can be written"));
}

fn net(bytes: &[u8]) {
    let _ = Net::read(bytes);
    // Damage is noticed by the sum at the end. With the right sum, damage gets past it.
    let body = bytes.split_last_chunk::<8>().map_or(bytes, |(body, _)| body);
    let Ok(net) = Net::read(&search::net::sealed(body.to_vec())) else { return };
    assert!(net.inputs() > 0, "a net without inputs was read");
    let _ = net.rest(&[(0, 1.0), (1, -1.0)].into_iter().take(net.inputs()));
}

/// The line between the two files of a puzzle.
pub(crate) const BETWEEN: &str = "\n----\n";

fn puzzle(bytes: &[u8]) {
    let Some(text) = text(bytes) else { return };
    let (record, answer) = text.split_once(BETWEEN).unwrap_or(("", text));
    if let Ok(posed) = Posed::read(1, record, answer) {
        let (_, lead) = (posed.answer(), posed.puzzle.lead());
        let _ = lead;
    }
}

fn verify(bytes: &[u8]) {
    let Some(text) = text(bytes) else { return };
    let _ = server::verify(text);
    let _ = server::outcomes(text);
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    #[test]
    fn every_target_has_seeds_and_accepts_them() {
        let mut counts = BTreeMap::new();
        for target in TARGETS {
            for seed in seeds(target.name) {
                (target.run)(&seed);
                *counts.entry(target.name).or_insert(0) += 1;
            }
        }
        assert!(TARGETS.iter().all(|target| counts.get(target.name) >= Some(&2)), "{counts:?}");
    }
}
