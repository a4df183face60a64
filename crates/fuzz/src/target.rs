//! One function for each reader.

use std::{sync::OnceLock, time::Duration};

use boxes::BOXES;
use engine::{Config, Pending, Seat, Viewer};
use play::Record;
use search::{net::Net, numbers::Sheet};
use serde::{Serialize, de::DeserializeOwned};
use shelf::{BoxTable, Budget, GameBox};
use study::Posed;

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
    Target { name: "query", about: "what follows the question mark in an address", run: query },
    Target { name: "bot", about: "names of bots with budgets; the first byte chooses the box", run: bot },
    Target { name: "table", about: "new tables, with all checks of the server", run: table },
    Target { name: "import", about: "imported records, with all checks of the server", run: import },
    Target { name: "numbers", about: "files of numbers for bots; the first byte chooses the box", run: numbers },
    Target { name: "net", about: "nets for bots", run: net },
    Target { name: "puzzle", about: "puzzles: a record, a line with ----, and the answer", run: puzzle },
    Target { name: "verify", about: "records whose luck is to be proved", run: verify },
    Target { name: "mirror", about: "records as p1 was told them, with ? for what was withheld", run: mirror },
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
    let Ok((_, table)) = BOXES.open_record(text) else { return };
    let whole = table.record(Viewer::Everything).to_string();
    let (_, again) = BOXES.open_record(&whole).expect("a record that was written can be read");
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

fn mirror(bytes: &[u8]) {
    let Some(text) = text(bytes) else { return };
    let Ok(record) = Record::parse(text) else { return };
    let told: Vec<_> = record.entries().cloned().collect();
    for seat in (0..Seat::MAX).map(Seat) {
        let Ok(mut mirror) = BOXES.mirror(&record.header.opening(), seat) else { continue };
        let heard = mirror.hear(0, &told);
        assert_eq!(heard.is_ok(), mirror.answers().is_some(), "a mirror is lost exactly if it says so");
        let Some(answers) = mirror.answers() else { continue };
        let (legal, previews) = (answers.legal(), answers.previews());
        assert_eq!(legal.len(), previews.len(), "each legal action has a preview");
        let _ = (answers.view(), answers.prompt(), answers.finish(), answers.projections());
        assert!(answers.explain(&["nonsense"]).is_none(), "what is no action has no reason");
    }
}

fn scenario(bytes: &[u8]) {
    let Some(text) = text(bytes) else { return };
    let Ok(game) = BOXES.scenario_box(text) else { return };
    let report = game.check("fuzzed.md", text, &|_| true);
    let panicked = report.failures.iter().find(|failure| failure.message.contains("the rules panicked"));
    assert!(panicked.is_none(), "{}", panicked.expect("just found"));
}

/// The box that a byte chooses.
fn box_of(byte: u8) -> &'static GameBox {
    BOXES.0[usize::from(byte) % BOXES.0.len()]
}

fn overlay(bytes: &[u8]) {
    let Some((&first, rest)) = bytes.split_first() else { return };
    let Some(text) = text(rest) else { return };
    let game = box_of(first);
    // The upper bits choose a module, so that its rows can be used.
    let modules = game.menu.modules;
    let module = modules.get(usize::from(first) / BOXES.0.len() % (modules.len() + 1));
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

fn numbers(bytes: &[u8]) {
    let Some((&first, rest)) = bytes.split_first() else { return };
    let Some(text) = text(rest) else { return };
    let form = box_of(first).numbers().expect("every box has numbers");
    let Ok(sheet) = Sheet::read(form, text) else { return };
    let again = Sheet::read(form, &sheet.text(form));
    assert_eq!(again, Ok(sheet), "numbers read as they were written");
}

fn names(seats: u8) -> Vec<String> {
    (1..=seats).map(|seat| format!("p{seat}")).collect()
}

/// The records of some golden games.
fn games() -> &'static [(&'static GameBox, Record)] {
    static GAMES: OnceLock<Vec<(&'static GameBox, Record)>> = OnceLock::new();
    GAMES.get_or_init(|| {
        let texts = seeds::golden(3);
        let read = |text: &String| BOXES.read_record(text).expect("a golden game is a record");
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

/// A reader of one kind of message: whether it accepts some bytes.
type Reads = fn(&[u8]) -> bool;

/// Every kind of message.
#[rustfmt::skip]
pub(crate) const MESSAGES: &[(&str, Reads)] = &[
    ("FromClient", same_again::<protocol::FromClient>),
    ("Guest", same_again::<protocol::Guest>),
    ("Account", same_again::<protocol::Account>),
    ("Login", same_again::<protocol::Login>),
    ("Password", same_again::<protocol::Password>),
    ("Create", same_again::<protocol::Create>),
    ("SeatPlan", same_again::<protocol::SeatPlan>),
    ("Sit", same_again::<protocol::Sit>),
    ("WantSeat", same_again::<protocol::WantSeat>),
    ("Contribute", same_again::<protocol::Contribute>),
    ("Act", same_again::<protocol::Act>),
    ("Acts", same_again::<protocol::Acts>),
    ("Undo", same_again::<protocol::Undo>),
    ("Takeback", same_again::<protocol::Takeback>),
    ("Chat", same_again::<protocol::Chat>),
    ("Fork", same_again::<protocol::Fork>),
    ("Try", same_again::<protocol::Try>),
    ("Attempt", same_again::<protocol::Attempt>),
    ("ReadOverlay", same_again::<protocol::ReadOverlay>),
];

fn message(bytes: &[u8]) {
    for (_, reads) in MESSAGES {
        reads(bytes);
    }
}

/// A message that can be read means the same when it is written and read again.
fn same_again<T: DeserializeOwned + Serialize>(bytes: &[u8]) -> bool {
    let Ok(message) = serde_json::from_slice::<T>(bytes) else { return false };
    let written = serde_json::to_string(&message).expect("a message can be written");
    let again: T = serde_json::from_str(&written).expect("a message that was written can be read");
    assert_eq!(written, serde_json::to_string(&again).expect("a message can be written"));
    true
}

fn query(bytes: &[u8]) {
    if let Some(text) = text(bytes) {
        server::read_query(text);
    }
}

fn bot(bytes: &[u8]) {
    let Some((&first, rest)) = bytes.split_first() else { return };
    let (game, Some(name)) = (box_of(first), text(rest)) else { return };
    if !server::read_bot(game, name) {
        return;
    }
    assert!(game.check_bots([name]).is_empty(), "a seat takes a bot that the box does not know");
    let Some((_, budget)) = name.split_once('@') else { return };
    let within = match budget.parse().expect("a budget that was accepted") {
        Budget::Simulations(count) => count <= 20_000,
        Budget::Time(time) => time <= Duration::from_secs(20),
    };
    assert!(within, "a seat takes the budget {budget}");
}

fn table(bytes: &[u8]) {
    if bytes.len() <= LONGEST {
        server::read_table(BOXES, bytes);
    }
}

fn import(bytes: &[u8]) {
    if let Some(text) = text(bytes) {
        server::read_import(BOXES, text);
    }
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
    let Ok((game, _)) = BOXES.read_record(record) else { return };
    if let Ok(posed) = Posed::read(game, 1, record, answer) {
        let (_, lead) = (posed.answer(), posed.puzzle.lead());
        let _ = lead;
    }
}

fn verify(bytes: &[u8]) {
    let Some(text) = text(bytes) else { return };
    let _ = keeper::luck::verify(BOXES, text);
    let _ = keeper::luck::outcomes(BOXES, text);
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use super::*;

    /// The seeds of a target as texts, without the byte that chooses a box.
    fn texts(target: &str, skip: usize) -> Vec<String> {
        seeds(target).into_iter().map(|seed| String::from_utf8(seed[skip..].to_vec()).unwrap()).collect()
    }

    #[test]
    fn every_target_has_seeds_and_does_not_stumble_over_them() {
        let mut counts = BTreeMap::new();
        for target in TARGETS {
            for seed in seeds(target.name) {
                (target.run)(&seed);
                *counts.entry(target.name).or_insert(0) += 1;
            }
        }
        assert!(TARGETS.iter().all(|target| counts.get(target.name) >= Some(&2)), "{counts:?}");
    }

    #[test]
    fn every_kind_of_message_has_a_seed_that_is_accepted() {
        let seeds = seeds("message");
        for (name, reads) in MESSAGES {
            assert!(seeds.iter().any(|seed| reads(seed)), "no seed for {name}");
        }
        for seed in &seeds {
            let text = String::from_utf8_lossy(seed);
            assert!(MESSAGES.iter().any(|(_, reads)| reads(seed)), "nobody accepts {text}");
        }
    }

    #[test]
    fn every_seed_is_accepted() {
        let mut ways = BTreeSet::new();
        for text in texts("query", 0) {
            let accepted = server::read_query(&text);
            assert!(!accepted.is_empty(), "{text}");
            ways.extend(accepted);
        }
        assert_eq!(ways, BTreeSet::from(["list", "page", "snapshot", "wait", "socket", "rules", "why"]));
        for seed in seeds("bot") {
            let name = std::str::from_utf8(&seed[1..]).unwrap();
            assert!(server::read_bot(box_of(seed[0]), name), "{name}");
        }
        for seed in seeds("table") {
            assert!(server::read_table(BOXES, &seed), "{}", String::from_utf8_lossy(&seed));
        }
        for text in texts("import", 0) {
            assert!(server::read_import(BOXES, &text), "{text:.200}");
        }
        for text in texts("record", 0) {
            BOXES.open_record(&text).unwrap();
        }
        for (seed, text) in seeds("overlay").into_iter().zip(texts("overlay", 1)) {
            let game = box_of(seed[0]);
            game.overlay(&text, &Config::seats(2)).unwrap();
        }
        for (seed, text) in seeds("numbers").into_iter().zip(texts("numbers", 1)) {
            Sheet::read(box_of(seed[0]).numbers().unwrap(), &text).unwrap();
        }
        for seed in seeds("net") {
            Net::read(&seed).unwrap();
        }
        for text in texts("puzzle", 0) {
            let (record, answer) = text.split_once(BETWEEN).unwrap();
            let (game, _) = BOXES.read_record(record).unwrap();
            Posed::read(game, 1, record, answer).unwrap();
        }
        for text in texts("verify", 0) {
            keeper::luck::verify(BOXES, &text).unwrap();
        }
    }
}
