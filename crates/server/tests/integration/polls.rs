//! Nothing keeps the threads that serve everybody for long: not the longest game, the largest overlay or a crowd.

#![cfg(unix)]

use std::{collections::BTreeMap, sync::Arc, time::Duration};

use engine::Config;
use serde_json::{Value, json};
use server::{Polls, Settings, Store, Task};
use shelf::GameBox;

use crate::client::{Client, Reply, Running, Socket, contribute};

/// How long one task may keep a thread, in yardsticks. Little of the server is optimised in tests: there it is about ten
/// milliseconds.
const MOST: f64 = 100.0;
/// How many people watch a game.
const CROWD: usize = 30;

/// The processor time that this thread has used. Other programs on the machine do not count.
fn processor_time() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec as u64, time.tv_nsec as u32)
}

/// How long this thread takes for a fixed piece of work right now. On a busy machine everything takes longer, also in processor
/// time, because programs share caches and cores.
fn yardstick() -> Duration {
    let text = format!("[{}]", vec![r#"{"n":1,"text":"p1"}"#; 40].join(","));
    let begun = processor_time();
    let read: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(read.to_string(), text);
    processor_time().saturating_sub(begun)
}

struct Watched {
    server: Running,
    polls: Arc<Polls>,
    ann: Client,
    /// The quickest that each thing has been done, in yardsticks. Some things are slow only the first time, or once by accident.
    best: BTreeMap<String, [f64; Task::ALL.len()]>,
}

impl Watched {
    async fn start() -> Watched {
        let polls = Arc::new(Polls::by(processor_time));
        let settings = Settings {
            polls: Arc::clone(&polls),
            open_tables_per_person: 1000,
            open_tables_per_address: 1000,
            ..Settings::default()
        };
        let store = Store::in_memory().await.unwrap();
        let server = Running::all(store, boxes::BOXES, settings).await;
        let ann = Client::guest(server.addr, "Ann").await;
        Watched { server, polls, ann, best: BTreeMap::new() }
    }

    /// Does something a few times.
    async fn again(&mut self, what: &str, mut work: impl AsyncFnMut(&Client)) {
        for _ in 0..3 {
            let ann = self.ann.clone();
            self.once(what, work(&ann)).await;
        }
    }

    /// Does something.
    async fn once<T>(&mut self, what: &str, work: impl Future<Output = T>) -> T {
        self.polls.forget();
        let done = work.await;
        let took = Task::ALL.map(|task| self.polls.longest(task));
        let yardstick = (0..3).map(|_| yardstick()).min().unwrap();
        let best = self.best.entry(what.to_owned()).or_insert([f64::INFINITY; Task::ALL.len()]);
        for (best, took) in best.iter_mut().zip(took) {
            *best = took.div_duration_f64(yardstick).min(*best);
        }
        done
    }

    async fn get(&mut self, path: &str) {
        let zipped =
            |client: &Client| Client { headers: "Accept-Encoding: gzip\r\n".to_owned(), ..client.clone() };
        self.again(path, async |ann| {
            let reply = zipped(ann).ask("GET", path, None).await;
            assert!(reply.status < 300, "{path}: {}", reply.text);
        })
        .await;
    }

    /// Asks a table for something that can be done only once.
    async fn ask(&mut self, game: &GameBox, table: &str, what: &str, body: Value) -> Reply {
        let (ann, path) = (self.ann.clone(), format!("/api/tables/{table}/{what}"));
        // Some of them can be done only once in a game.
        let name = if ["act", "undo"].contains(&what) { game.id } else { "any box" };
        self.once(&format!("{name} {what}"), ann.ask("POST", &path, Some(body))).await
    }

    async fn end(self) {
        self.server.stop().await;
        let slow = |(what, took): (&String, &[f64; Task::ALL.len()])| {
            let longest = took.iter().copied().fold(0.0, f64::max);
            (longest > MOST).then(|| format!("{what} took {longest:.1} yardsticks"))
        };
        let slow: Vec<String> = self.best.iter().filter_map(slow).collect();
        assert!(slow.is_empty(), "{slow:#?}");
    }
}

/// The longest golden game of a box with at most so many lines.
fn longest(game: &GameBox, most: usize) -> String {
    let folder = format!("{}/../../games/{}/golden", env!("CARGO_MANIFEST_DIR"), game.id);
    let files = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    let games = files.filter(|path| path.extension().is_some_and(|end| end == "game"));
    let texts = games.map(|path| std::fs::read_to_string(path).unwrap());
    texts.filter(|text| text.lines().count() <= most).max_by_key(|text| text.lines().count()).unwrap()
}

async fn import(ann: &Client, text: &str) -> Value {
    let reply = ann.try_send("POST", "/api/records", text.as_bytes()).await.unwrap();
    assert_eq!(reply.status, 201, "{}", reply.text);
    reply.json()
}

/// As many rows of the overlay as may be replaced together, each by something that is not printed.
fn whole_overlay(game: &GameBox) -> Value {
    let rows = game.menu.overlay.rows;
    let mut table = Config::seats(game.menu.usual_seats);
    for row in rows {
        let others = rows.iter().map(|other| other.option.default()).chain(row.option.values.iter().copied());
        let fits = |value: &&str| *value != row.option.default() && row.option.check(value).is_ok();
        let value = others.into_iter().find(fits).unwrap_or(row.option.default());
        let with = table.clone().option(row.option.id, value);
        if game.check_config(&with).is_ok() {
            table = with;
        }
    }
    json!(table.options)
}

#[tokio::test]
async fn no_page_keeps_a_thread_for_long() {
    let mut all = Watched::start().await;
    for game in boxes::BOXES.boxes() {
        for what in ["", "/rules", "/rules?lang=de", "/rules?lang=fr", "/catalog"] {
            all.get(&format!("/api/boxes/{}{what}", game.id)).await;
        }
        let text = longest(game, usize::MAX);
        let ann = all.ann.clone();
        let mut table = Value::Null;
        for _ in 0..3 {
            table = all.once(&format!("{} import", game.id), import(&ann, &text)).await;
        }
        let (id, entries) = (table["id"].as_str().unwrap(), table["origin"]["entries"].as_u64().unwrap());
        let path = |what: &str| format!("/api/tables/{id}{what}");
        let half = entries / 2;
        for what in ["", "/snapshot", "/wait", "/scores", "/record", "/review"] {
            all.get(&path(what)).await;
        }
        for what in [format!("at={half}"), format!("since={half}"), format!("at={half}&seat=all")] {
            all.get(&path(&format!("/snapshot?{what}"))).await;
        }
        let overlay = whole_overlay(game);
        let seats: Vec<Value> = (0..game.menu.usual_seats)
            .map(|seat| json!({"kind": if seat == 0 { "me" } else { "open" }}))
            .collect();
        let create = json!({"box": game.id, "seats": seats, "options": overlay});
        for _ in 0..15 {
            let create = ann.post("/api/tables", create.clone());
            all.once(&format!("{} create", game.id), create).await;
        }
        let nonsense: serde_json::Map<String, Value> =
            (0..5000).map(|number| (format!("o{number}"), json!("x"))).collect();
        let create = json!({"box": game.id, "seats": seats, "options": nonsense});
        all.again("nonsense", async |ann| {
            assert_eq!(ann.ask("POST", "/api/tables", Some(create.clone())).await.status, 400);
        })
        .await;
    }
    for path in ["/boxes", "/openapi.json", "/puzzles", "/tables", "/tables/mine", "/tables/finished", "/me"]
    {
        all.get(&format!("/api{path}")).await;
    }
    all.end().await;
}

/// A game of Ann against bots that begins late in a long golden game, with a crowd.
async fn late_game(all: &mut Watched, game: &GameBox) -> (String, Vec<Socket>) {
    let ann = all.ann.clone();
    let over = import(&ann, &longest(game, 1200)).await;
    let (id, entries) = (over["id"].as_str().unwrap(), over["origin"]["entries"].as_u64().unwrap());
    let seats: Vec<Value> = (0..over["seats"].as_array().unwrap().len())
        .map(|seat| if seat == 0 { json!({"kind": "me"}) } else { json!({"kind": "bot", "bot": "greedy"}) })
        .collect();
    let fork = json!({"at": entries * 3 / 4, "seats": seats, "public": true});
    let sat = all.once("any box fork", ann.post(&format!("/api/tables/{id}/fork"), fork)).await;
    let table = sat["table"]["id"].as_str().unwrap().to_owned();
    contribute(&ann, &table, "aa11").await;
    let mut crowd = vec![ann.socket(&table, 0).await];
    for _ in 0..CROWD {
        let what = format!("{} spectator", game.id);
        let since = entries as u32 * 3 / 4;
        crowd.push(all.once(&what, Client::new(ann.addr).socket(&table, since)).await);
    }
    (table, crowd)
}

#[tokio::test]
async fn nothing_at_a_table_keeps_a_thread_for_long() {
    let mut all = Watched::start().await;
    let mut undone = 0;
    for game in boxes::BOXES.boxes() {
        let (table, mut crowd) = late_game(&mut all, game).await;
        all.ask(game, &table, "start", json!({})).await;
        for _ in 0..6 {
            let wait = format!("/api/tables/{table}/wait?seconds=20&at=4000000000");
            let now = all.ann.get(&wait).await;
            let Some(action) = now["position"]["legal"].get(0) else { break };
            all.get(&format!("/api/tables/{table}/previews")).await;
            all.ask(game, &table, "act", json!({"action": action})).await;
            undone += u64::from(all.ask(game, &table, "undo", json!({})).await.status == 200);
            for socket in &mut crowd {
                while let Ok(Some(_)) = tokio::time::timeout(Duration::ZERO, socket.hear()).await {}
            }
        }
        all.ask(game, &table, "chat", json!({"text": "hello"})).await;
        for what in ["leave", "sit", "resign"] {
            all.ask(game, &table, what, json!({})).await;
        }
    }
    assert!(undone > 3, "only {undone} actions could be undone");
    all.end().await;
}
