//! Tables on a host whose store fails, comes late, or dies after writing.

use std::{
    collections::BTreeSet,
    pin::pin,
    sync::{Arc, Mutex},
    task::{Context, Poll, Waker},
};

use engine::{Rng, Seat};
use protocol::{Acknowledged, Act, ChatLine, FromServer, Reason, Sit, Status, Takeback, Undo};
use serde_json::Value;
use shelf::GameBox;

use super::{back, keeper::Keeper, request::Trouble, *};
use crate::{
    Aside, Chair, Commit, Doc, Fresh, Host, Kept, Later, PersonRef, Refusal, Row, Saved, Sitter,
    doc::tests::table_of, luck::Kind,
};

const SECRET: [u8; 32] = [7; 32];

/// What is on disk. Several hosts may have it.
#[derive(Default)]
struct Disk {
    rows: Vec<Row>,
    status: Option<Status>,
    doc: Option<Doc>,
    revision: i64,
    entries: u32,
    /// What has been sent, with the version on disk at that moment.
    told: Vec<(u64, u32, String)>,
    /// How often the store was moody.
    moods: [u32; 3],
}

/// A host for tests. All it does is done at once.
struct Alone {
    disk: Arc<Mutex<Disk>>,
    /// Decides when the store is moody, if it ever is.
    luck: Option<Rng>,
    time: i64,
    jobs: Vec<Job>,
}

impl Alone {
    fn mood(&mut self) -> u64 {
        self.luck.as_mut().map_or(99, |luck| u64::from(luck.below(40)))
    }
}

impl Fresh for Alone {
    fn bytes(&mut self) -> [u8; 32] {
        self.time += 1;
        [self.time as u8; 32]
    }
}

fn at_once<'a, T: Send + 'a>(done: T) -> Later<'a, T> {
    Box::pin(std::future::ready(done))
}

fn outage() -> Refusal {
    Refusal::new(Reason::Outage, "the disk is full")
}

impl Host for Alone {
    type Text = String;

    fn text(&self, json: String) -> String {
        json
    }

    fn now(&self) -> i64 {
        self.time
    }

    fn tick(&self) -> i64 {
        self.time
    }

    fn store(&mut self, commit: Commit) -> Later<'_, Result<Kept, Refusal>> {
        let mood = self.mood();
        let mut disk = self.disk.lock().expect("nobody panicked");
        if mood == 0 {
            disk.moods[0] += 1;
            return at_once(Err(outage()));
        }
        if (commit.version, commit.revision) != (disk.rows.len() as u32, disk.revision) {
            disk.moods[1] += 1;
            return at_once(Ok(Kept::Late));
        }
        disk.rows.extend(commit.rows);
        disk.entries = commit.entries;
        if let Some((status, doc)) = commit.doc {
            (disk.status, disk.doc) = (Some(status), Some(doc));
            disk.revision += 1;
        }
        if mood == 1 {
            // It is stored, but nobody hears of it.
            disk.moods[2] += 1;
            return at_once(Err(outage()));
        }
        at_once(Ok(Kept::Done))
    }

    fn say<'a>(&'a mut self, _: &'a ChatLine) -> Later<'a, Result<Kept, Refusal>> {
        at_once(Ok(Kept::Done))
    }

    fn log(&mut self) -> Later<'_, Result<Vec<Row>, Refusal>> {
        at_once(Ok(self.disk.lock().expect("nobody panicked").rows.clone()))
    }

    fn saved(&mut self, _: u32) -> Later<'_, Result<Option<Saved>, Refusal>> {
        at_once(Ok(Some(saved(&self.disk))))
    }

    fn others_came(&mut self, version: u32, revision: i64) -> Later<'_, Result<bool, Refusal>> {
        let disk = self.disk.lock().expect("nobody panicked");
        at_once(Ok((version, revision) != (disk.rows.len() as u32, disk.revision)))
    }

    fn aside<'a, T: Send + 'static>(
        &'a mut self,
        _: &'a str,
        work: impl FnOnce(&Aside) -> T + Send + 'static,
    ) -> Later<'a, Result<T, Refusal>> {
        at_once(Ok(work(&Aside::here())))
    }

    fn open(&mut self, _: New) -> Later<'_, Result<String, Refusal>> {
        at_once(Ok("another".to_owned()))
    }

    fn has_table<'a>(&'a mut self, _: &'a str) -> Later<'a, Result<bool, Refusal>> {
        at_once(Ok(false))
    }

    fn handed_over<'a>(&'a mut self, _: Option<&'a str>) -> Later<'a, ()> {
        at_once(())
    }

    fn bot_problems(&self, _: &GameBox, _: &[&str]) -> Vec<String> {
        Vec::new()
    }

    fn tell(&mut self, client: u64, text: &String) -> bool {
        let mut disk = self.disk.lock().expect("nobody panicked");
        let version = disk.rows.len() as u32;
        disk.told.push((client, version, text.clone()));
        true
    }

    fn close(&mut self, _: u64, _: Farewell) {}

    fn think(&mut self, job: Job) {
        self.jobs.push(job);
    }

    fn stop(&mut self, _: Seat) {}

    fn moved_on(&mut self, _: u32) {}

    fn damaged(&mut self, problem: &str) -> Refusal {
        Refusal::new(Reason::Damaged, problem)
    }

    fn sound(&mut self) {}

    fn froze(&mut self, why: &str) {
        panic!("a table froze: {why}");
    }

    fn remarked(&mut self, _: &str, _: &str) {}
}

fn saved(disk: &Mutex<Disk>) -> Saved {
    let disk = disk.lock().expect("nobody panicked");
    Saved {
        status: disk.status.expect("it was opened"),
        revision: disk.revision,
        version: disk.rows.len() as u32,
        entries: disk.entries,
        waiting: Vec::new(),
        created_at: 0,
        doc: Ok(disk.doc.clone().expect("it was opened")),
        chat: Vec::new(),
    }
}

/// Runs what never has to wait.
fn now<T>(task: impl Future<Output = T>) -> T {
    match pin!(task).poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(done) => done,
        Poll::Pending => panic!("this host makes nobody wait"),
    }
}

/// An open table of a box with these chairs.
fn opened(game_box: &str, chairs: Vec<Chair>) -> Arc<Mutex<Disk>> {
    let found = boxes::BOXES.find(game_box).expect("it is known");
    let mut doc = Doc { luck: Kind::NEW.version(), version: Some(found.version), ..table_of(game_box, 0) };
    doc.chairs = chairs;
    doc.commit = doc.kind().commit(&SECRET, &doc.kind().start(&doc.header(found), 0));
    let disk = Disk { status: Some(Status::Open), doc: Some(doc), ..Disk::default() };
    Arc::new(Mutex::new(disk))
}

fn people(seats: usize) -> Vec<Chair> {
    table_of("natick", seats).chairs
}

fn keeper(disk: &Arc<Mutex<Disk>>, luck: Option<Rng>) -> Keeper<Alone> {
    let doc = disk.lock().expect("nobody panicked").doc.clone().expect("it was opened");
    let game_box = boxes::BOXES.find(&doc.box_id).expect("it is known");
    let host = Alone { disk: Arc::clone(disk), luck, time: 1, jobs: Vec::new() };
    Keeper::read(host, "t", game_box, SECRET, saved(disk)).expect("it can be read")
}

fn who(id: &str) -> Who {
    Who { person: Some(PersonRef { id: id.to_owned(), name: id.to_owned() }), key: None }
}

/// Something that somebody at the table might ask for.
fn any_ask(keeper: &Keeper<Alone>, seat: Seat, rng: &mut Rng) -> Ask {
    let legal = keeper.game_in_memory().map_or_else(Vec::new, |game| game.table.legal(seat));
    match rng.below(24) {
        0 => Ask::Undo(Undo { at: None, to: None }),
        1 => Ask::Takeback(Takeback { to: Some(keeper.entries.saturating_sub(3)), answer: None }),
        2 => Ask::Takeback(Takeback { to: None, answer: Some(protocol::Answer::Agree) }),
        3 => Ask::Takeback(Takeback { to: None, answer: Some(protocol::Answer::Decline) }),
        4 => Ask::Leave,
        5 | 6 => Ask::Sit(Sit { seat: None, entropy: None }),
        7 => Ask::Key,
        8 => Ask::Info,
        9 => Ask::Snapshot { at: None, seat: None, since: 0 },
        10 if rng.below(20) == 0 => Ask::Resign,
        _ if legal.is_empty() => Ask::Previews,
        _ => Ask::Act(Act { action: rng.pick(&legal).clone(), at: None }),
    }
}

/// Whatever a message says of the table must be on disk when it is sent.
fn nothing_is_told_too_early(disk: &Mutex<Disk>) -> usize {
    let told = std::mem::take(&mut disk.lock().expect("nobody panicked").told);
    for (_, stored, text) in &told {
        let message: Value = serde_json::from_str(text).expect("messages are JSON");
        let at = message["position"]["at"].as_u64().or_else(|| message["at"].as_u64());
        assert!(at.is_none_or(|at| at <= u64::from(*stored)), "told before it was stored: {text}");
    }
    told.len()
}

#[test]
fn a_moody_store_loses_nothing_that_was_acknowledged() {
    let mut rng = Rng::new(5);
    let (mut told, mut done, mut restarts, mut over) = (0, 0, 0, 0);
    let mut moods = [0; 3];
    for table in 0..6_u64 {
        let (name, seats) = [("natick", 2), ("burgundy-dice", 2), ("orleans", 3)][table as usize % 3];
        let disk = opened(name, people(seats));
        // Two hosts share the store, as two servers or two windows of a browser do.
        let mut hosts = [0, 1].map(|host| keeper(&disk, Some(Rng::new(table * 2 + host))));
        while now(hosts[0].ask(&who("host"), Ask::Start)).is_err() {}
        for step in 0..900 {
            let host = rng.below(2) as usize;
            if rng.below(60) == 0 {
                hosts[host] = keeper(&disk, Some(Rng::new(rng.next_u64())));
                restarts += 1;
            }
            let seat = rng.below(seats as u32) as usize;
            if rng.below(30) == 0 {
                let number = step + 1;
                let _ = now(hosts[host].join(number, who(&format!("person-{seat}")), 0, None));
            }
            let asked = any_ask(&hosts[host], Seat(seat as u8), &mut rng);
            let answer = now(hosts[host].ask(&who(&format!("person-{seat}")), asked));
            let stored = disk.lock().expect("nobody panicked").rows.len() as u32;
            if let Ok(Answer::Done(Acknowledged { at, .. })) = answer {
                assert!(at <= stored, "acknowledged, but not on disk");
                done += 1;
            }
            told += nothing_is_told_too_early(&disk);
            if saved(&disk).status == Status::Over {
                over += 1;
                break;
            }
        }
        // What is on disk replays to the same table, whoever reads it.
        for host in &mut hosts {
            host.host.luck = None;
            let _ = now(host.ask(&who("person-0"), Ask::Info));
        }
        let mut afresh = keeper(&disk, None);
        let records: BTreeSet<String> = hosts
            .iter_mut()
            .chain([&mut afresh])
            .map(|host| match now(host.ask(&who("person-0"), Ask::Record)) {
                Ok(Answer::Record(text)) => text,
                Ok(_) => panic!("this is no record"),
                Err(refusal) => panic!("{}", refusal.problem.message),
            })
            .collect();
        assert_eq!(records.len(), 1, "the hosts have different records");
        let disk = disk.lock().expect("nobody panicked");
        assert!(disk.rows.iter().map(|row| row.n).eq(1..=disk.rows.len() as i64), "a line is missing");
        for (sum, often) in moods.iter_mut().zip(disk.moods) {
            *sum += often;
        }
    }
    // A law that meets no trouble proves nothing.
    assert!(moods.iter().all(|&often| often > 10), "{moods:?}");
    assert!(told > 500 && done > 200 && restarts > 20 && over > 0, "{told} {done} {restarts} {over}");
}

#[test]
fn a_bot_answers_the_question_that_it_was_asked() {
    let mut chairs = people(2);
    chairs[1] = Chair::new(Sitter::Bot("random".to_owned()));
    let disk = opened("natick", chairs);
    let mut table = keeper(&disk, None);
    now(table.ask(&who("host"), Ask::Start)).map_err(|refusal| refusal.problem).expect("it begins");
    let (mut answers, mut late) = (0, 0);
    for _ in 0..400 {
        if let Some(job) = table.host.jobs.pop() {
            let turn = job.turn(&Aside::here(), &shelf::Stop::default(), || false).expect("it can play");
            let thought = Thought { turn: Ok(turn), hurried: false };
            // An answer to another question counts for nothing.
            let before = table.version;
            now(table.thought(job.seat, job.at + 1, Thought { turn: thought.turn.clone(), hurried: false }));
            assert_eq!(table.version, before);
            late += 1;
            now(table.thought(job.seat, job.at, thought));
            assert!(table.version > before || table.status == Status::Over, "the bot has acted");
            answers += 1;
        } else if table.status != Status::Playing {
            break;
        } else {
            let legal = table.game_in_memory().expect("it is played").table.legal(Seat(0));
            let act = Act { action: legal[0].clone(), at: None };
            now(table.ask(&who("person-0"), Ask::Act(act))).map_err(|no| no.problem).expect("it is legal");
        }
    }
    assert!(answers > 10 && late > 10, "{answers} {late}");
}

#[test]
fn a_table_that_goes_back_and_forth_without_end_is_told_to_play_on() {
    let disk = opened("burgundy", people(2));
    let mut table = keeper(&disk, None);
    now(table.ask(&who("host"), Ask::Start)).map_err(|refusal| refusal.problem).expect("it begins");
    let most = back::MOST_LINES + back::LINES_FOR_EACH * table.entries;
    for (version, refused) in [(most, false), (most + 1, true)] {
        table.version = version;
        for ask in
            [Ask::Undo(Undo { at: None, to: None }), Ask::Takeback(Takeback { to: Some(0), answer: None })]
        {
            // The store has another version, so whatever is allowed comes late, and the game is read again.
            let answer = now(table.try_ask(&who("person-0"), &ask));
            let told = matches!(answer, Err(Trouble::No(refusal)) if refusal.problem.message.contains("taken back too much"));
            assert_eq!(told, refused, "{ask:?} at {version}");
        }
    }
}

#[test]
fn whoever_belongs_to_an_open_table_keeps_it_open() {
    // The host does not play, person-0 has a seat, and eve only watches.
    let mut chairs = people(1);
    chairs.push(Chair::new(Sitter::Open));
    for (name, keeps) in [("host", true), ("person-0", true), ("eve", false)] {
        let disk = opened("burgundy", chairs.clone());
        let mut table = keeper(&disk, None);
        assert!(!table.is_visited());
        let mut joined =
            now(table.join(1, who(name), 0, None)).map_err(|no| no.problem).expect("anybody may look");
        if let Joined::Look(look) = joined {
            let seen = look.see(&Aside::here()).map_err(|no| no.problem).expect("it can be seen");
            joined = now(table.join(1, who(name), 0, Some(Box::new(seen))))
                .map_err(|no| no.problem)
                .expect("it joins");
        }
        assert!(matches!(joined, Joined::Yes));
        assert_eq!(table.is_visited(), keeps, "{name}");
        table.part(1);
        assert!(!table.is_visited());
    }
}

#[test]
fn what_a_client_says_is_answered_after_what_it_led_to() {
    let disk = opened("natick", people(2));
    let mut table = keeper(&disk, None);
    now(table.ask(&who("host"), Ask::Start)).map_err(|refusal| refusal.problem).expect("it begins");
    let seat = table.waiting[0];
    let name = format!("person-{}", seat.0);
    now(table.join(4, who(&name), 0, None)).map_err(|no| no.problem).expect("anybody may look");
    let action = table.game_in_memory().expect("it is played").table.legal(seat)[0].clone();
    disk.lock().expect("nobody panicked").told.clear();
    now(table.said(4, protocol::FromClient::Act { action, at: None, id: "mine".to_owned() }));
    let disk = disk.lock().expect("nobody panicked");
    let kinds: Vec<FromServer> =
        disk.told.iter().map(|(_, _, text)| serde_json::from_str(text).expect("it is a message")).collect();
    assert!(matches!(kinds[0], FromServer::Update { .. }), "{kinds:?}");
    assert!(matches!(&kinds[kinds.len() - 1], FromServer::Done { id, .. } if id == "mine"), "{kinds:?}");
}
