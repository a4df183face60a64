//! Whole games of every box, with a mirror of each seat beside them. A mirror is told only what the seat's own socket said,
//! by the module that a page runs. What it answers is what the server answers.

use engine::{Config, Rng};
use serde_json::{Value, json};
use server::Store;
use wasm::Desk;

use crate::{
    client::{Client, Running},
    whole::{People, drain},
};

/// How many actions that are not allowed are tried at each decision.
const TRIED: usize = 3;

/// A mirror that hears what one socket says.
struct Beside {
    seat: String,
    desk: Desk,
    /// Which mirror it is at the desk.
    table: Option<Value>,
    record: Vec<Value>,
    /// How many messages it has heard.
    heard: usize,
    position: Value,
    /// Every action that has been allowed so far.
    seen: Vec<String>,
    /// How many entries it could not read when it heard them, and how often it was told one again.
    hidden: usize,
    told_again: usize,
}

impl Beside {
    fn new(seat: usize) -> Beside {
        Beside {
            seat: format!("p{}", seat + 1),
            desk: Desk::new(&boxes::BOXES),
            table: None,
            record: Vec::new(),
            heard: 0,
            position: Value::Null,
            seen: Vec::new(),
            hidden: 0,
            told_again: 0,
        }
    }

    fn ask(&mut self, mut ask: Value) -> Value {
        if let Some(table) = &self.table {
            ask["table"] = table.clone();
        }
        let answer: Value = serde_json::from_str(&self.desk.ask(&ask.to_string())).unwrap();
        assert_ne!(answer["answer"], "refused", "{} {ask}: {answer}", self.seat);
        answer
    }

    /// Hears everything that has come since.
    fn hear(&mut self, messages: &[Value]) {
        for message in &messages[self.heard..] {
            match message["type"].as_str() {
                Some("snapshot") => self.snapshot(message),
                Some("update") => self.update(message),
                _ => {}
            }
        }
        self.heard = messages.len();
    }

    fn snapshot(&mut self, message: &Value) {
        if self.table.is_none() {
            let ask = json!({"ask": "mirror", "opening": message["opening"], "seat": self.seat});
            self.table = Some(self.ask(ask)["table"].clone());
        }
        let since = message["since"].as_u64().unwrap() as usize;
        self.record.truncate(since);
        self.record.extend(message["record"].as_array().unwrap().iter().cloned());
        self.follow(since, &message["position"]);
    }

    fn update(&mut self, message: &Value) {
        let mut from = self.record.len();
        for entry in message["record"].as_array().unwrap() {
            let n = entry["n"].as_u64().unwrap() as usize;
            self.hidden += usize::from(entry["text"] == "?");
            if let Some(known) = self.record.get_mut(n) {
                self.told_again += 1;
                *known = entry.clone();
            } else {
                assert_eq!(n, self.record.len(), "an entry is missing");
                self.record.push(entry.clone());
            }
            from = from.min(n);
        }
        self.follow(from, &message["position"]);
    }

    fn follow(&mut self, from: usize, position: &Value) {
        let entries = self.record[from..].to_vec();
        let told = self.ask(json!({"ask": "tell", "from": from, "entries": entries}));
        assert_eq!(told["entries"], position["entries"]);
        let checked = self.ask(json!({"ask": "check", "position": position}));
        assert_eq!(checked["differs"], Value::Null, "{} at {}", self.seat, position["at"]);
        self.position = position.clone();
    }

    /// Compares what it answers with what the server says to the same person. Returns an action to do.
    async fn decide(&mut self, person: &Client, table: &str, rng: &mut Rng) -> String {
        let mine = self.ask(json!({"ask": "preview", "seat": self.seat}));
        let told = person.get(&format!("/api/tables/{table}/previews")).await;
        assert_eq!(mine["previews"], told["previews"], "{} at {}", self.seat, self.position["at"]);
        let legal: Vec<String> = serde_json::from_value(self.position["legal"].clone()).unwrap();
        assert_eq!(told["previews"].as_array().unwrap().len(), legal.len());
        self.seen
            .extend(legal.iter().filter(|action| !self.seen.contains(action)).cloned().collect::<Vec<_>>());
        let mut tried = vec!["nonsense".to_owned()];
        for _ in 0..TRIED {
            let (one, other) = (rng.pick(&legal).clone(), rng.pick(&self.seen).clone());
            tried.push(if rng.below(2) == 0 { other } else { mixed(&one, &other, rng) });
        }
        tried.retain(|action| !legal.contains(action));
        let mine = self.ask(json!({"ask": "explain", "seat": self.seat, "actions": tried}));
        let query: Vec<String> =
            tried.iter().map(|action| format!("action={}", action.replace(' ', "+"))).collect();
        let told = person.get(&format!("/api/tables/{table}/why?{}", query.join("&"))).await;
        assert_eq!(mine["why"], told["why"], "{} at {}: {tried:?}", self.seat, self.position["at"]);
        rng.pick(&legal).clone()
    }
}

/// An action with one of its words from another.
fn mixed(one: &str, other: &str, rng: &mut Rng) -> String {
    let mut words: Vec<&str> = one.split(' ').collect();
    let others: Vec<&str> = other.split(' ').collect();
    let at = rng.below(words.len() as u32) as usize;
    words[at] = others[at.min(others.len() - 1)];
    words.join(" ")
}

/// How often entries were withheld from somebody, told again, and taken back.
#[derive(Debug, PartialEq)]
struct Happened {
    hidden: usize,
    told_again: usize,
    undone: usize,
}

/// Plays a game to its end, now and then taking something back.
async fn play(config: &Config, box_id: &str) -> Happened {
    let server = Running::boxes(Store::in_memory().await.unwrap(), boxes::BOXES).await;
    let seats = usize::from(config.seats);
    let people = People::come(&server, seats).await;
    let table = people.open(config, box_id).await;
    let mut sockets = people.connect(&table).await;
    let mut beside: Vec<Beside> = (0..seats).map(Beside::new).collect();
    let (mut rng, mut undone) = (Rng::new(seats as u64), 0);
    loop {
        for (mirror, socket) in beside.iter_mut().zip(&mut sockets) {
            drain(socket).await;
            mirror.hear(&socket.heard);
        }
        let asked =
            |mirror: &Beside| mirror.position["legal"].as_array().is_some_and(|legal| !legal.is_empty());
        let asked: Vec<usize> = (0..seats).filter(|&seat| asked(&beside[seat])).collect();
        let Some(&seat) = asked.get(rng.below(asked.len().max(1) as u32) as usize) else { break };
        let action = beside[seat].decide(&people.all[seat], &table, &mut rng).await;
        let at = beside[seat].position["at"].clone();
        let say = if rng.below(12) == 0 && beside[seat].position["can_undo"] == true {
            undone += 1;
            json!({"type": "undo", "at": at, "id": "a"})
        } else {
            json!({"type": "act", "action": action, "at": at, "id": "a"})
        };
        sockets[seat].say(say).await;
        sockets[seat].hear_type("done").await;
    }
    let info = people.all[0].get(&format!("/api/tables/{table}")).await;
    assert_eq!(info["status"], "over", "{box_id}");
    let sum = |count: fn(&Beside) -> usize| beside.iter().map(count).sum();
    Happened { hidden: sum(|one| one.hidden), told_again: sum(|one| one.told_again), undone }
}

fn table_of(seats: u8, options: &[(&str, &str)], modules: &[&str]) -> Config {
    let mut config = Config::seats(seats);
    config.options.extend(options.iter().map(|&(id, value)| (id.to_owned(), value.to_owned())));
    config.modules.extend(modules.iter().map(|&id| id.to_owned()));
    config
}

#[tokio::test(flavor = "multi_thread")]
async fn mirrors_answer_as_the_server_does_in_natick() {
    let happened = play(&table_of(2, &[], &[]), "natick").await;
    assert!(happened.undone > 0 && happened.hidden == 0, "nothing is secret there: {happened:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn mirrors_answer_as_the_server_does_in_burgundy() {
    let expert = table_of(2, &[("boards", "expert"), ("expert.reveal", "secret")], &[]);
    let happened = play(&expert, "burgundy").await;
    assert!(happened.hidden > 0 && happened.told_again > 0 && happened.undone > 0, "{happened:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn mirrors_answer_as_the_server_does_in_the_dice_game() {
    let happened = play(&table_of(3, &[], &[]), "burgundy-dice").await;
    assert!(happened.hidden > 0 && happened.told_again > 0, "{happened:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn mirrors_answer_as_the_server_does_in_orleans() {
    let happened = play(&table_of(2, &[("planning", "hidden")], &[]), "orleans").await;
    assert!(happened.hidden > 0 && happened.told_again > 0 && happened.undone > 0, "{happened:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn mirrors_answer_as_the_server_does_where_cards_stay_secret() {
    let happened = play(&table_of(2, &[], &["prosperity"]), "orleans").await;
    assert!(happened.hidden > 0 && happened.undone > 0, "{happened:?}");
}
