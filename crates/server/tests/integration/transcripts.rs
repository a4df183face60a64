//! Transcripts: whatever a table answers, sends to each socket and stores, as text. The texts in `tests/transcripts` are
//! what it did when they were written. `LOIRE_BLESS=1` writes them again.

use std::{collections::BTreeMap, fmt::Write as _, path::Path, process::Stdio, time::Duration};

use engine::Rng;
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};
use sqlx::{Connection as _, Row as _, SqliteConnection, sqlite::SqliteConnectOptions};

use crate::{
    client::{Client, Socket},
    kill::Process,
    whole::drain,
};

/// What random names are made of: no long English word does without the others.
const LETTERS: &str = "abcdefghijkmnpqrstuvwxyz23456789";

/// How much of a message a transcript shows.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shows {
    /// All of it.
    Everything,
    /// Its type, its length and its digest.
    Digests,
}

struct Person {
    name: &'static str,
    client: Client,
    socket: Option<Socket>,
    /// How much of what the socket heard is in the transcript.
    written: usize,
}

/// A server of its own with known luck, some people, and what has happened.
struct Script {
    name: &'static str,
    folder: std::path::PathBuf,
    process: Process,
    people: Vec<Person>,
    table: String,
    shows: Shows,
    text: String,
    /// What stands for names that are different each time.
    known: BTreeMap<String, String>,
}

impl Script {
    async fn begin(name: &'static str, shows: Shows, people: &[&'static str]) -> Script {
        let folder = std::env::temp_dir().join(format!("loire-transcript-{name}-{}", std::process::id()));
        let data = folder.to_str().unwrap();
        let boxes = if shows == Shows::Digests { "all" } else { "market" };
        let more = [("LOIRE_TEST_DATA", data), ("LOIRE_TEST_LUCK", name), ("LOIRE_TEST_BOXES", boxes)];
        let process = Process::with(&more, Stdio::null());
        let mut all = Vec::new();
        for &name in people {
            let client = Client::guest(process.addr, name).await;
            all.push(Person { name, client, socket: None, written: 0 });
        }
        let (table, text, known) = (String::new(), String::new(), BTreeMap::new());
        Script { name, folder, process, people: all, table, shows, text, known }
    }

    fn person(&mut self, name: &str) -> &mut Person {
        self.people.iter_mut().find(|person| person.name == name).expect("they are in the script")
    }

    /// Opens the table of the script.
    async fn open(&mut self, who: &str, create: Value) {
        let sat = self.ask(who, "POST", "/api/tables", create).await;
        sat["table"]["id"].as_str().expect("it was opened").clone_into(&mut self.table);
    }

    /// A request about the table, or with a path that begins with `/api`.
    async fn ask(&mut self, who: &str, method: &str, path: &str, body: Value) -> Value {
        let whole = if path.starts_with("/api") {
            path.to_owned()
        } else {
            format!("/api/tables/{}{path}", self.table)
        };
        let sent = (!body.is_null()).then(|| body.clone());
        let reply = self.person(who).client.ask(method, &whole, sent).await;
        let (body, answer) = (self.steady(body, ""), reply.json());
        let told = if answer.is_null() { self.told_text(&reply.text) } else { self.told(answer.clone()) };
        let asked = if body.is_null() { String::new() } else { format!(" {body}") };
        let path = self.named(&whole);
        writeln!(self.text, "{who}: {method} {path}{asked}\n  {} {told}", reply.status).unwrap();
        self.settle().await;
        answer
    }

    /// A message on somebody's socket.
    async fn say(&mut self, who: &str, message: Value) {
        writeln!(self.text, "{who}: {message}").unwrap();
        self.person(who).socket.as_mut().expect("they have a socket").say(message).await;
        self.settle().await;
    }

    async fn connect(&mut self, who: &str, since: u32) {
        writeln!(self.text, "{who}: connects with {since}").unwrap();
        let table = self.table.clone();
        let person = self.person(who);
        (person.socket, person.written) = (Some(person.client.socket(&table, since).await), 0);
        self.settle().await;
    }

    async fn part(&mut self, who: &str) {
        writeln!(self.text, "{who}: closes the socket").unwrap();
        self.person(who).socket = None;
        for socket in self.people.iter_mut().filter_map(|person| person.socket.as_mut()) {
            socket.hear_type("table").await;
        }
        self.settle().await;
    }

    /// The server is killed and comes back.
    fn restart(&mut self) {
        writeln!(self.text, "-- the server is killed and starts again").unwrap();
        let data = self.folder.to_str().unwrap().to_owned();
        let boxes = if self.shows == Shows::Digests { "all" } else { "market" };
        let more =
            [("LOIRE_TEST_DATA", data.as_str()), ("LOIRE_TEST_LUCK", "again"), ("LOIRE_TEST_BOXES", boxes)];
        for person in &mut self.people {
            person.socket = None;
        }
        self.process.end();
        self.process = Process::with(&more, Stdio::null());
        for person in &mut self.people {
            person.client.addr = self.process.addr;
        }
    }

    /// Waits until no bot has to act, and writes down what everybody heard.
    async fn settle(&mut self) {
        while self.waits_for_a_bot().await {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        self.hear().await;
    }

    async fn waits_for_a_bot(&mut self) -> bool {
        if self.table.is_empty() {
            return false;
        }
        let path = format!("/api/tables/{}/snapshot", self.table);
        let now = self.people[0].client.ask("GET", &path, None).await.json();
        let seats = now["table"]["seats"].as_array();
        let is_bot = |seat: &Value| {
            let at: usize = seat.as_str().and_then(|seat| seat[1..].parse().ok()).unwrap_or(1);
            seats.is_some_and(|seats| seats[at - 1]["kind"] == "bot")
        };
        let waiting = now["position"]["waiting"].as_array();
        now["table"]["status"] == "playing" && waiting.is_some_and(|waiting| waiting.iter().any(is_bot))
    }

    async fn hear(&mut self) {
        let mut heard = Vec::new();
        for person in &mut self.people {
            let Some(socket) = &mut person.socket else { continue };
            drain(socket).await;
            let new = socket.heard[person.written..].iter().filter(|message| message["type"] != "pong");
            heard.extend(new.map(|message| (person.name, message.clone())));
            person.written = socket.heard.len();
        }
        for (name, message) in heard {
            let told = self.told(message);
            writeln!(self.text, "  > {name} {told}").unwrap();
        }
    }

    /// Waits until something is so at the table.
    async fn until(&mut self, what: &str, is_so: impl Fn(&Value) -> bool) {
        writeln!(self.text, "-- until {what}").unwrap();
        let path = format!("/api/tables/{}", self.table);
        while !is_so(&self.people[0].client.get(&path).await) {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        self.settle().await;
    }

    fn told(&mut self, value: Value) -> String {
        let kind = value["type"].as_str().map(str::to_owned);
        let text = self.steady(value, "").to_string();
        match kind {
            Some(kind) if self.shows == Shows::Digests => format!("{kind} {}", digest(&text)),
            None if self.shows == Shows::Digests => digest(&text),
            _ => text,
        }
    }

    fn told_text(&mut self, text: &str) -> String {
        let text = text.lines().map(|line| self.named(line.trim_end())).collect::<Vec<_>>().join("\n  ");
        if self.shows == Shows::Digests { digest(&text) } else { text }
    }

    /// The same value without what is different each time: names, keys, times.
    fn steady(&mut self, value: Value, key: &str) -> Value {
        match value {
            Value::Object(fields) => {
                fields.into_iter().map(|(key, value)| (key.clone(), self.steady(value, &key))).collect()
            }
            Value::Array(items) => items.into_iter().map(|item| self.steady(item, key)).collect(),
            Value::String(text) => Value::String(self.named(&text)),
            Value::Number(number) if number.as_i64().is_some_and(|number| number > 1_600_000_000_000) => {
                json!("time")
            }
            Value::Number(_) if ["left", "spent", "reserve"].contains(&key) => json!("milliseconds"),
            other => other,
        }
    }

    /// A text in which the first random name is `name-1`, and so on.
    fn named(&mut self, text: &str) -> String {
        let mut steady = String::new();
        for word in text.split_inclusive(|letter: char| !letter.is_ascii_alphanumeric()) {
            let end = word.trim_end_matches(|letter: char| !letter.is_ascii_alphanumeric()).len();
            let (word, rest) = word.split_at(end);
            let hex = word.len() == 64 && word.bytes().all(|letter| letter.is_ascii_hexdigit());
            let name = word.len() == 16 && word.chars().all(|letter| LETTERS.contains(letter));
            if hex || name {
                let number = self.known.len() + 1;
                let kind = if hex { "key" } else { "name" };
                steady += self.known.entry(word.to_owned()).or_insert_with(|| format!("{kind}-{number}"));
            } else {
                steady += word;
            }
            steady += rest;
        }
        steady
    }

    /// Writes down what is stored, and compares everything with the file.
    async fn end(mut self) {
        let options = SqliteConnectOptions::new().filename(self.folder.join("loire.sqlite3"));
        let mut connection = SqliteConnection::connect_with(&options).await.unwrap();
        let tables = sqlx::query(
            "SELECT id, status, version, revision, entries, waiting, doc FROM tables ORDER BY created_at",
        )
        .fetch_all(&mut connection)
        .await
        .unwrap();
        for row in tables {
            let id: String = row.get("id");
            let doc: Value = serde_json::from_str(row.get("doc")).unwrap();
            let numbers = ["version", "revision", "entries"].map(|column| row.get::<i64, _>(column));
            let (status, waiting): (String, String) = (row.get("status"), row.get("waiting"));
            let doc = self.told(doc);
            let id_told = self.named(&id);
            writeln!(self.text, "== {id_told}: {status}, {numbers:?}, waiting for `{waiting}`\n{doc}")
                .unwrap();
            let rows = sqlx::query("SELECT n, actor, text FROM log WHERE table_id = $1 ORDER BY n")
                .bind(&id)
                .fetch_all(&mut connection)
                .await
                .unwrap();
            let rows = rows.iter().map(|row| {
                let (n, actor, text): (i64, String, String) =
                    (row.get("n"), row.get("actor"), row.get("text"));
                format!("{n} {actor} {text}")
            });
            let rows = rows.collect::<Vec<_>>().join("\n");
            let rows = self.told_text(&rows);
            if !rows.is_empty() {
                writeln!(self.text, "  {rows}").unwrap();
            }
        }
        connection.close().await.unwrap();
        self.process.end();
        std::fs::remove_dir_all(&self.folder).unwrap();
        compare(self.name, &self.text);
    }
}

fn digest(text: &str) -> String {
    let digest = Sha256::digest(text.as_bytes());
    format!("{} {:02x}{:02x}{:02x}{:02x}", text.len(), digest[0], digest[1], digest[2], digest[3])
}

fn compare(name: &str, text: &str) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/transcripts/{name}.txt"));
    if std::env::var_os("LOIRE_BLESS").is_some() {
        std::fs::create_dir_all(file.parent().unwrap()).unwrap();
        std::fs::write(&file, text).unwrap();
    }
    let expected = std::fs::read_to_string(&file).unwrap_or_default();
    if let Some(n) = (0..).zip(text.lines().zip(expected.lines())).find(|(_, (new, old))| new != old) {
        let (line, (new, old)) = n;
        panic!("tests/transcripts/{name}.txt, line {}:\n  the file: {old}\n  now:      {new}", line + 1);
    }
    assert_eq!(
        text.lines().count(),
        expected.lines().count(),
        "tests/transcripts/{name}.txt has other lines"
    );
}

/// Two people at a started table, each with a socket, and somebody who watches.
async fn two(name: &'static str, more: Value) -> Script {
    let mut script = Script::begin(name, Shows::Everything, &["Ann", "Ben", "Eve"]).await;
    let mut create = json!({"box": "market", "seats": [{"kind": "me"}, {"kind": "open"}]});
    for (key, value) in more.as_object().unwrap() {
        create[key] = value.clone();
    }
    script.open("Ann", create).await;
    script.ask("Ann", "POST", "/entropy", json!({"entropy": "aa11"})).await;
    script.connect("Ann", 0).await;
    script.ask("Ben", "POST", "/sit", json!({"entropy": "bb22"})).await;
    script.connect("Ben", 0).await;
    script.connect("Eve", 0).await;
    script.ask("Ann", "POST", "/start", json!({})).await;
    script
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_with_undo_take_backs_chat_and_refusals() {
    let mut script = two("game", json!({"name": "Friday"})).await;
    script.say("Ann", json!({"type": "chat", "text": "good luck", "id": "1"})).await;
    script.say("Ann", json!({"type": "act", "action": "bid 4", "at": 0, "id": "2"})).await;
    script.say("Ann", json!({"type": "act", "action": "bid 4", "id": "3"})).await;
    script.say("Ann", json!({"type": "undo", "id": "4"})).await;
    script.ask("Ann", "POST", "/act", json!({"action": "bid 2"})).await;
    script.say("Eve", json!({"type": "act", "action": "bid 2", "id": "5"})).await;
    script.say("Ben", json!({"type": "act", "action": "bid 99", "id": "6"})).await;
    script.say("Ben", json!({"type": "act", "action": "bid 1", "id": "7"})).await;
    script.ask("Ann", "GET", "/previews", Value::Null).await;
    script.ask("Ben", "GET", "/why?action=pass", Value::Null).await;
    script.say("Ann", json!({"type": "act", "action": "pass", "id": "8"})).await;
    script.say("Ann", json!({"type": "takeback", "to": 0, "id": "9"})).await;
    script.say("Ben", json!({"type": "takeback", "answer": "decline", "id": "10"})).await;
    script.say("Ann", json!({"type": "takeback", "to": 0, "id": "11"})).await;
    script.say("Ben", json!({"type": "takeback", "answer": "agree", "id": "12"})).await;
    script.say("Ben", json!({"type": "act", "action": "bid 3", "id": "13"})).await;
    script.part("Ann").await;
    script.restart();
    for (who, since) in [("Ann", 0), ("Ben", 1)] {
        script.connect(who, since).await;
    }
    script.say("Ann", json!({"type": "act", "action": "bid 0", "id": "14"})).await;
    script.say("Ann", json!({"type": "resign", "id": "15"})).await;
    script.ask("Ben", "GET", "/scores", Value::Null).await;
    script.ask("Ben", "GET", "/record", Value::Null).await;
    script.ask("Ben", "POST", "/rematch", json!({})).await;
    script.ask("Ann", "POST", "/rematch", json!({})).await;
    script
        .ask(
            "Ann",
            "POST",
            "/fork",
            json!({"at": 3, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]}),
        )
        .await;
    script.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_hints_and_seats_that_change_hands() {
    let mut script = Script::begin("seats", Shows::Everything, &["Ann", "Ben", "Eve"]).await;
    let seats = json!([{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "greedy"}]);
    script.open("Ann", json!({"box": "market", "seats": seats, "takeover": "greedy", "public": true})).await;
    script.ask("Ann", "POST", "/start", json!({})).await;
    script.ask("Ann", "POST", "/entropy", json!({"entropy": "aa11"})).await;
    script.ask("Ben", "POST", "/sit", json!({"seat": "p1"})).await;
    script.ask("Ben", "POST", "/sit", json!({"seat": "p2"})).await;
    script.ask("Ann", "POST", "/start", json!({})).await;
    for who in ["Ann", "Ben", "Eve"] {
        script.connect(who, 0).await;
    }
    script.say("Ann", json!({"type": "act", "action": "bid 1", "id": "1"})).await;
    script.ask("Ben", "POST", "/leave", json!({})).await;
    script.ask("Eve", "POST", "/want", json!({"seat": "p2"})).await;
    script.ask("Ann", "POST", "/want", json!({"seat": "p2", "answer": "agree"})).await;
    script.ask("Ben", "POST", "/sit", json!({"seat": "p2"})).await;
    script.ask("Ann", "POST", "/hint", json!({})).await;
    script.say("Ben", json!({"type": "resign", "id": "2"})).await;
    script.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_runs_out_of_time() {
    let clock = json!({"per_move_s": 4, "reserve_s": 0});
    let mut script = two("time", json!({"clock": clock, "out_of_time": "end"})).await;
    script.say("Ann", json!({"type": "act", "action": "bid 1", "id": "1"})).await;
    script.until("the game is over", |info| info["status"] == "over").await;
    script.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_rules_break() {
    let mut script = two("freeze", json!({"modules": ["panics"]})).await;
    script.say("Ann", json!({"type": "act", "action": "bid 1", "id": "1"})).await;
    script.say("Ben", json!({"type": "act", "action": "bid 0", "id": "2"})).await;
    script.say("Ann", json!({"type": "act", "action": "take plum", "id": "3"})).await;
    script.say("Ann", json!({"type": "act", "action": "pass", "id": "4"})).await;
    script.end().await;
}

/// The beginning of a game in each real box, by digests.
#[tokio::test(flavor = "multi_thread")]
async fn the_boxes() {
    let mut script = Script::begin("boxes", Shows::Digests, &["Ann", "Ben", "Eve"]).await;
    for (box_id, modules) in [
        ("burgundy", json!([])),
        ("burgundy-dice", json!([])),
        ("natick", json!([])),
        ("orleans", json!([])),
        ("orleans", json!(["prosperity"])),
    ] {
        let seats = json!([{"kind": "me"}, {"kind": "open"}]);
        script.open("Ann", json!({"box": box_id, "modules": modules, "seats": seats})).await;
        script.ask("Ann", "POST", "/entropy", json!({"entropy": "aa11"})).await;
        script.ask("Ben", "POST", "/sit", json!({})).await;
        script.ask("Ann", "POST", "/start", json!({})).await;
        for who in ["Ann", "Ben", "Eve"] {
            script.connect(who, 0).await;
        }
        let mut rng = Rng::new(7);
        for _ in 0..25 {
            script.act_at_random(&mut rng).await;
        }
        script.say("Ann", json!({"type": "undo", "id": "undo"})).await;
    }
    script.end().await;
}

impl Script {
    async fn act_at_random(&mut self, rng: &mut Rng) {
        let path = format!("/api/tables/{}/snapshot", self.table);
        for who in ["Ann", "Ben"] {
            let now = self.person(who).client.get(&path).await["position"].clone();
            let legal = now["legal"].as_array().unwrap();
            if !legal.is_empty() {
                let action = rng.pick(legal).clone();
                self.say(who, json!({"type": "act", "action": action, "at": now["at"], "id": "act"})).await;
                return;
            }
        }
    }
}
