//! Whole games over sockets: somebody on every seat, and a spectator.

use engine::{Config, Rng};
use serde_json::{Value, json};

use crate::client::{Client, Running, Socket, contribute};

/// The people at a table: one on each seat, and a spectator.
pub(crate) struct People {
    pub(crate) all: Vec<Client>,
    pub(crate) seats: usize,
}

impl People {
    pub(crate) async fn come(server: &Running, seats: usize) -> People {
        let mut all = Vec::new();
        for seat in 0..=seats {
            all.push(Client::guest(server.addr, &format!("Guest{seat}")).await);
        }
        People { all, seats }
    }

    /// Opens a table of a box with these people. The game begins immediately.
    pub(crate) async fn open(&self, config: &Config, box_id: &str) -> String {
        let create = json!({"box": box_id, "edition": config.edition, "options": config.options,
            "modules": config.modules, "seats": self.plans(), "start_when_full": true});
        let sat = self.all[0].post("/api/tables", create).await;
        let table = sat["table"]["id"].as_str().unwrap().to_owned();
        contribute(&self.all[0], &table, "aa").await;
        self.sit(&table).await;
        table
    }

    /// The host has p1. The others join until the game starts.
    pub(crate) async fn sit(&self, table: &str) {
        for (seat, person) in self.all[..self.seats].iter().enumerate().skip(1) {
            let seat = format!("p{}", seat + 1);
            person.post(&format!("/api/tables/{table}/sit"), json!({ "seat": seat })).await;
        }
    }

    pub(crate) async fn connect(&self, table: &str) -> Vec<Socket> {
        let mut sockets = Vec::new();
        for person in &self.all {
            let mut socket = person.socket(table, 0).await;
            socket.hear_type("snapshot").await;
            sockets.push(socket);
        }
        for socket in &mut sockets {
            drain(socket).await;
        }
        sockets
    }

    pub(crate) fn plans(&self) -> Value {
        let plan = |seat| if seat == 0 { json!({"kind": "me"}) } else { json!({"kind": "open"}) };
        (0..self.seats).map(plan).collect()
    }
}

/// Listens until everything that was sent to a socket so far has arrived.
pub(crate) async fn drain(socket: &mut Socket) {
    socket.say(json!({"type": "ping"})).await;
    socket.hear_type("pong").await;
}

/// A secret answer that was given, and another one that was possible.
#[derive(Debug)]
pub(crate) struct Secret {
    pub(crate) entry: usize,
    pub(crate) seat: usize,
    pub(crate) answers: [String; 2],
}

/// The last position that a socket was sent.
pub(crate) fn position(socket: &Socket) -> &Value {
    let told = socket.heard.iter().rev().find(|message| message["position"].is_object());
    &told.expect("a snapshot came first")["position"]
}

/// Plays a random game to its end or for a number of actions. Returns what was secret when it was done.
pub(crate) async fn play_out(sockets: &mut [Socket], rng: &mut Rng, most: usize) -> Vec<Secret> {
    let mut secrets = Vec::new();
    for _ in 0..most {
        let asked: Vec<usize> = (0..sockets.len())
            .filter(|&seat| {
                position(&sockets[seat])["legal"].as_array().is_some_and(|legal| !legal.is_empty())
            })
            .collect();
        if asked.is_empty() {
            break;
        }
        let seat = *rng.pick(&asked);
        let now = position(&sockets[seat]).clone();
        let legal: Vec<String> = serde_json::from_value(now["legal"].clone()).unwrap();
        let action = rng.pick(&legal).clone();
        sockets[seat].say(json!({"type": "act", "action": action, "at": now["at"], "id": "a"})).await;
        for socket in sockets.iter_mut() {
            socket.hear_type("update").await;
        }
        let entry = now["entries"].as_u64().unwrap() as usize;
        let told = sockets.last().unwrap().heard.last().unwrap()["record"].as_array().unwrap().clone();
        let withheld = told.iter().any(|line| line["n"] == entry && line["text"] == "?");
        if withheld && let Some(other) = legal.iter().find(|other| **other != action) {
            secrets.push(Secret { entry, seat, answers: [action, other.clone()] });
        }
    }
    secrets
}
