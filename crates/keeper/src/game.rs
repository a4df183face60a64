//! A table's game: the result of replaying its log.
//!
//! The log is append-only. As well as the record's entries it has notes, marked `!`. `! undo p1` takes back
//! p1's last entry under the engine's undo rule, `! undo p1 7` takes back everything that p1 has done since
//! entry 7. `! back 12 p1` shortens the record to 12 entries because p1 asked for it. All other notes are
//! only for people to read.

use std::panic::{AssertUnwindSafe, catch_unwind};

use engine::{Actor, Pending, Seat, Viewer};
use play::{Entry, EventNote, Record, Refused, Table, TakenBack};
use protocol::{EntryInfo, EventInfo};
use shelf::{BoxTable, GameBox};

use crate::{
    Doc, NOTE, Row,
    lines::Lines,
    luck::{Chain, Kind, link},
    wire,
};

/// A set of viewers as bits: the seats and, last, spectators.
type Viewers = u8;
const SPECTATOR: Viewers = 1 << 7;

pub struct Game {
    pub table: Box<dyn BoxTable>,
    kind: Kind,
    seed: [u8; 32],
    /// The entry from which the luck is the table's own.
    from: usize,
    chain: Chain,
    /// How often the table went back past luck, and where.
    pub takebacks: Vec<TakenBack>,
    /// Who wrote each line of the log, to tell whether an answer comes too late.
    lines: Lines,
    /// The log line since which each seat has had to act, and when it was written.
    asked: [Option<(u32, i64)>; Seat::MAX as usize],
    /// How many lines `asked` covers.
    marked: usize,
    /// Entries since the last [`Game::told`], with what happened in them.
    fresh: Vec<(usize, Vec<EventNote>)>,
    /// Older entries that somebody may not see yet, with who may.
    withheld: Vec<Withheld>,
}

struct Withheld {
    entry: usize,
    notes: Vec<EventNote>,
    known: Viewers,
}

impl Game {
    /// A game in which nothing has happened yet.
    pub fn new(game_box: &GameBox, doc: &Doc, secret: &[u8; 32]) -> Result<Game, String> {
        let record = Record::new(doc.header(game_box));
        let table = game_box.open_record(&record, "").map_err(|problem| problem.to_string())?;
        let (kind, from) = (doc.kind(), doc.luck_from as usize);
        let takebacks =
            doc.takebacks.iter().map(|line| line.parse()).collect::<Result<Vec<TakenBack>, _>>()?;
        Ok(Game {
            kind,
            seed: kind.seed(secret, &record.header.names, &doc.entropy()),
            from,
            chain: kind.chain(&record, from, &takebacks),
            takebacks,
            table,
            lines: Lines::default(),
            asked: [None; Seat::MAX as usize],
            marked: 0,
            fresh: Vec::new(),
            withheld: Vec::new(),
        })
    }

    /// The game that a log describes.
    pub fn load(game_box: &GameBox, doc: &Doc, secret: &[u8; 32], log: &[Row]) -> Result<Game, String> {
        let mut game = Game::new(game_box, doc, secret)?;
        for row in log {
            game.repeat(game_box, row).map_err(|problem| format!("line {} of the log: {problem}", row.n))?;
        }
        game.told();
        Ok(game)
    }

    /// Replays one line of the log. Returns the entry from which on it took entries back, if it did.
    pub fn repeat(&mut self, game_box: &GameBox, row: &Row) -> Result<Option<usize>, String> {
        let mut since = None;
        match row.actor.as_str() {
            NOTE => {
                let words: Vec<&str> = row.text.split_whitespace().collect();
                match words[..] {
                    ["undo", seat] | ["undo", seat, _] => {
                        let seat: Seat = seat.parse().map_err(|_| format!("`{}`", row.text))?;
                        let to = words.get(2).map(|to| to.parse()).transpose();
                        let to = to.map_err(|_| format!("`{}`", row.text))?;
                        since = Some(self.undo(seat, to).map_err(|refused| refused.to_string())?);
                        self.taken_back(seat);
                    }
                    // Early logs did not say who asked.
                    ["back", entries] | ["back", entries, _] => {
                        let entries: usize = entries.parse().map_err(|_| format!("`{}`", row.text))?;
                        let seat = words.get(2).and_then(|seat| seat.parse().ok());
                        self.back(game_box, entries, seat)?;
                        since = Some(entries);
                        self.shortened();
                    }
                    _ => self.noted(&row.text),
                }
            }
            actor => {
                let actor = if actor == "*" {
                    Actor::Chance
                } else {
                    Actor::Seat(actor.parse().map_err(|_| format!("nobody is called `{actor}`"))?)
                };
                self.enter(actor, &row.text).map_err(|refused| refused.to_string())?;
            }
        }
        // Until chance has acted, nobody is asked anything new.
        if self.table.pending() != Pending::Chance {
            self.mark(row.at);
        }
        Ok(since)
    }

    /// Whether a secret is the one that the table committed to. The first kind of luck did not store what it
    /// published.
    pub fn has_committed_to(&self, secret: &[u8; 32], doc: &Doc) -> bool {
        let record = self.table.record(Viewer::Everything).first(self.from);
        let opening = self.kind.start(&record.header, self.from);
        let chain = record.entries().fold(opening, |chain, entry| link(&chain, entry));
        self.kind == Kind::One || self.kind.commit(secret, &chain) == doc.commit
    }

    /// How many lines the log has.
    pub fn version(&self) -> u32 {
        self.lines.len() as u32
    }

    /// A note was written because a seat took back what it had done.
    pub fn taken_back(&mut self, seat: Seat) {
        self.lines.undid(seat, &*self.table);
    }

    /// A take-back shortened the record for everybody.
    pub fn shortened(&mut self) {
        self.lines.went_back(&*self.table);
    }

    /// A note was written that changes nothing in the record.
    pub fn noted(&mut self, text: &str) {
        self.lines.noted(text);
    }

    /// Records since when each seat has had to act. `at` is when the newest lines were written.
    pub fn mark(&mut self, at: i64) {
        let version = self.version();
        let waiting = self.waiting();
        for seat in Seat::all(self.table.seats()) {
            let begins = self.lines.begins_after(self.marked, seat);
            let asked = &mut self.asked[seat.index()];
            *asked = match (waiting.contains(&seat), *asked) {
                (false, _) => None,
                (true, Some(since)) if !begins => Some(since),
                (true, _) => Some((version, at)),
            };
        }
        self.marked = self.lines.len();
    }

    /// The log line since which a seat has had to act, and when it was written.
    pub fn asked(&self, seat: Seat) -> Option<(u32, i64)> {
        self.asked[seat.index()]
    }

    /// Whether `seat` would answer a question that it is no longer asked.
    pub fn is_stale(&self, seat: Seat, at: u32) -> bool {
        self.lines.is_stale(seat, at)
    }

    /// A seat or chance acts.
    pub fn enter(&mut self, actor: Actor, text: &str) -> Result<Entry, Refused> {
        let number = self.table.len();
        let notes = self.table.enter(actor, text)?;
        Ok(self.entered(number, actor, notes))
    }

    /// A seat does several things: all of them, or nothing.
    pub fn enter_all(&mut self, seat: Seat, actions: &[String]) -> Result<Vec<Entry>, Refused> {
        let first = self.table.len();
        let notes = self.table.play_all(seat, actions)?;
        let of = |number| notes.iter().filter(move |note| note.entry == number).cloned().collect();
        let made = first..self.table.len();
        Ok(made.map(|number| self.entered(number, Actor::Seat(seat), of(number))).collect())
    }

    /// An entry was made.
    fn entered(&mut self, number: usize, actor: Actor, notes: Vec<EventNote>) -> Entry {
        let entry = self.table.entry(number).expect("the entry was just made");
        self.chain = self.kind.behind(link(&self.chain, &entry), number + 1, &self.takebacks);
        self.lines.entered(actor, &*self.table);
        self.fresh.push((number, notes));
        entry
    }

    /// Lets chance act until a seat must or the game is over.
    pub fn settle(&mut self) -> Result<Vec<Entry>, String> {
        let mut done = Vec::new();
        while self.table.pending() == Pending::Chance {
            let text = self.kind.answer(&self.seed, &self.chain, self.table.outcomes())?;
            done.push(self.enter(Actor::Chance, &text).map_err(|refused| refused.to_string())?);
        }
        Ok(done)
    }

    /// Whether an entry was made here. Entries from another game are bound by the commitment.
    pub fn is_own(&self, entry: usize) -> bool {
        entry >= self.from
    }

    /// The first entry that a seat would take back: its last one, or its first from number `to` on.
    pub fn first_taken(&self, seat: Seat, to: Option<usize>) -> Option<usize> {
        let own =
            |number: &usize| self.table.entry(*number).is_some_and(|entry| entry.actor == Actor::Seat(seat));
        match to {
            Some(to) => (to..self.table.len()).find(own),
            None => (0..self.table.len()).rev().find(own),
        }
    }

    /// Takes back a seat's last entry, or all from number `to` on. Returns the number of the first one.
    pub fn undo(&mut self, seat: Seat, to: Option<usize>) -> Result<usize, Refused> {
        let first = self.first_taken(seat, to).unwrap_or(self.table.len());
        self.table.undo_to(seat, first)?;
        self.forget(first);
        Ok(first)
    }

    /// Shortens the record because a seat asked and everyone agreed. If chance has acted since, the record
    /// says so.
    pub fn back(&mut self, game_box: &GameBox, entries: usize, seat: Option<Seat>) -> Result<(), String> {
        let from = self.table.len();
        let chance = |number| self.table.entry(number).is_some_and(|entry| entry.actor == Actor::Chance);
        if (entries..from).any(chance) {
            self.takebacks.push(TakenBack { from, to: entries, seat });
        }
        let record = self.table.record(Viewer::Everything).first(entries);
        self.table = game_box.open_record(&record, "").map_err(|problem| problem.to_string())?;
        // What was revealed after that is hidden again.
        self.forget(0);
        Ok(())
    }

    /// Recomputes what follows from the entries, of which those from `since` on have changed.
    fn forget(&mut self, since: usize) {
        self.chain = self.kind.chain(&self.table.record(Viewer::Everything), self.from, &self.takebacks);
        let everyone = self.everyone();
        let fresh = std::mem::take(&mut self.fresh).into_iter();
        let mut withheld = std::mem::take(&mut self.withheld);
        withheld.extend(fresh.map(|(entry, notes)| Withheld { entry, notes, known: 0 }));
        withheld.retain(|old| old.entry < since);
        let made = (since..self.table.len()).map(|entry| Withheld { entry, notes: Vec::new(), known: 0 });
        withheld.extend(made);
        for old in &mut withheld {
            old.known = self.known(old.entry);
        }
        withheld.retain(|old| old.known != everyone);
        self.withheld = withheld;
        let Some(first) = self.withheld.iter().map(|old| old.entry).find(|&entry| entry >= since) else {
            return;
        };
        // Events are replayed, so they are asked for only once.
        for note in recent_events(&*self.table, Viewer::Everything, first) {
            if let Some(withheld) = self.withheld.iter_mut().find(|withheld| withheld.entry == note.entry) {
                withheld.notes.push(note);
            }
        }
    }

    /// The seats that have to act.
    pub fn waiting(&self) -> Vec<Seat> {
        match self.table.pending() {
            Pending::Seats(seats) => seats.iter().collect(),
            Pending::Chance | Pending::Over => Vec::new(),
        }
    }

    /// What is new to a viewer since the last [`Game::told`]: entries and what happened in them.
    pub fn news(&self, viewer: Viewer) -> (Vec<EntryInfo>, Vec<EventInfo>) {
        let mut entries = Vec::new();
        let mut events = Vec::new();
        let bit = bit(viewer);
        for withheld in self.withheld.iter().filter(|withheld| withheld.known & bit == 0) {
            if self.table.knows(viewer, withheld.entry) {
                entries.extend(self.entry_for(viewer, withheld.entry));
                events.extend(withheld.notes.iter().map(wire::event));
            }
        }
        for (entry, notes) in &self.fresh {
            entries.extend(self.entry_for(viewer, *entry));
            if self.table.knows(viewer, *entry) {
                events.extend(notes.iter().map(wire::event));
            }
        }
        (entries, events)
    }

    /// Everybody has been sent what is new to them.
    pub fn told(&mut self) {
        let everyone = self.everyone();
        let mut withheld = std::mem::take(&mut self.withheld);
        for old in &mut withheld {
            old.known = self.known(old.entry);
        }
        for (entry, notes) in std::mem::take(&mut self.fresh) {
            withheld.push(Withheld { entry, notes, known: self.known(entry) });
        }
        withheld.retain(|withheld| withheld.known != everyone);
        self.withheld = withheld;
    }

    /// An entry as a viewer may see it.
    pub fn entry_for(&self, viewer: Viewer, number: usize) -> Option<EntryInfo> {
        entry_for(&*self.table, viewer, number)
    }

    /// Whether a seat knows, or knew before the newest entries, something that somebody else may not know.
    pub fn has_secrets(&self, seat: Seat) -> bool {
        let (everyone, bit) = (self.everyone(), bit(Viewer::Seat(seat)));
        let secret = |known: Viewers| known != everyone && known & bit != 0;
        self.withheld.iter().any(|old| old.known & bit != 0)
            || self.fresh.iter().any(|(entry, _)| secret(self.known(*entry)))
    }

    fn everyone(&self) -> Viewers {
        Seat::all(self.table.seats()).fold(SPECTATOR, |viewers, seat| viewers | 1 << seat.0)
    }

    fn known(&self, entry: usize) -> Viewers {
        let seats = Seat::all(self.table.seats()).map(Viewer::Seat);
        let viewers = seats.chain([Viewer::Spectator]);
        viewers.filter(|&viewer| self.table.knows(viewer, entry)).fold(0, |known, viewer| known | bit(viewer))
    }
}

fn bit(viewer: Viewer) -> Viewers {
    match viewer {
        Viewer::Seat(seat) => 1 << seat.0,
        Viewer::Spectator => SPECTATOR,
        Viewer::Everything => 0,
    }
}

/// Any table's entry as a viewer may see it.
pub fn entry_for(table: &dyn Table, viewer: Viewer, number: usize) -> Option<EntryInfo> {
    let entry = table.entry(number)?;
    let text = if table.knows(viewer, number) { entry.text } else { play::WITHHELD.to_owned() };
    Some(EntryInfo { n: number as u32, actor: entry.actor.to_string(), text })
}

/// What happened lately. A match keeps positions from a little while ago, so this replays only a few entries.
pub fn recent_events(table: &dyn BoxTable, viewer: Viewer, from: usize) -> Vec<EventNote> {
    table.events(viewer, from)
}

/// Runs rules. A panic in them is a bug in the box and must not stop the host.
pub fn guarded<T>(work: impl FnOnce() -> T) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(work)).map_err(|panic| {
        let text = panic.downcast_ref::<String>().map(String::as_str);
        let text = text.or_else(|| panic.downcast_ref::<&str>().copied());
        format!("a bug in the rules stopped this table: {}", text.unwrap_or("it left no message"))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{doc::tests::table_of, luck::Kind};

    /// A table of Orléans at which four people plan in secret.
    fn begun() -> Game {
        let doc = Doc { luck: Kind::NEW.version(), ..table_of("orleans", 4) };
        let game_box = boxes::BOXES.find("orleans").expect("it is known");
        Game::new(game_box, &doc, &[7; 32]).expect("it begins")
    }

    fn remembered(game: &Game) -> Vec<(usize, Viewers, Vec<EventNote>)> {
        game.withheld.iter().map(|old| (old.entry, old.known, old.notes.clone())).collect()
    }

    #[test]
    fn an_undo_forgets_nothing_that_older_secrets_will_tell() {
        let mut game = begun();
        let mut kept = 0;
        for number in 0..600 {
            game.settle().expect("chance acts");
            game.told();
            let Some(&seat) = game.waiting().get(number % game.waiting().len().max(1)) else { break };
            let legal = game.table.legal(seat);
            game.enter_all(seat, &[legal[number * 7 % legal.len()].clone()]).expect("it is legal");
            if number % 3 > 0 || game.undo(seat, None).is_err() {
                continue;
            }
            let after = remembered(&game);
            kept += usize::from(after.len() > 1);
            game.forget(0);
            assert_eq!(after, remembered(&game));
        }
        assert!(kept > 20, "only {kept} undos left other secrets alone");
    }

    #[test]
    fn a_panic_in_rules_becomes_a_sentence() {
        let told = guarded(|| panic!("the bag is {}", "empty"));
        assert_eq!(told, Err::<(), _>("a bug in the rules stopped this table: the bag is empty".to_owned()));
    }
}
