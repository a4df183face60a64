//! A server that is killed in the middle of everything.

use std::{
    io::{BufRead as _, BufReader},
    path::Path,
    process::{Child, Command, Stdio},
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use serde_json::json;
use server::{Server, Settings, Store};

use crate::{
    client::{Client, open_table},
    market::BOXES,
};

/// Not a test itself: the process that `kill_9_loses_nothing_that_was_acknowledged` starts and kills.
#[tokio::test(flavor = "multi_thread")]
#[expect(clippy::print_stdout, reason = "the parent reads where this process listens")]
async fn child_process_that_serves() {
    let store = match (std::env::var("LOIRE_TEST_DATA"), std::env::var("LOIRE_TEST_URL")) {
        (Ok(folder), _) => Store::sqlite(Path::new(&folder)).await.unwrap(),
        (_, Ok(url)) => Store::postgres(&url).await.unwrap(),
        _ => return,
    };
    tracing_subscriber::fmt()
        .with_max_level(tracing::Level::INFO)
        .with_ansi(false)
        .with_writer(std::io::stderr)
        .init();
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    println!("\nserving on {}", listener.local_addr().unwrap());
    let boxes = if std::env::var("LOIRE_TEST_BOXES").is_ok_and(|which| which == "all") {
        boxes::BOXES
    } else {
        BOXES
    };
    Server::new(store, boxes, Settings::default()).serve(listener, std::future::pending()).await.unwrap();
}

/// A server in its own process.
pub(crate) struct Process {
    child: Child,
    pub(crate) addr: std::net::SocketAddr,
}

impl Process {
    pub(crate) fn start(variable: &str, value: &str) -> Process {
        Process::logging(variable, value, Stdio::null())
    }

    /// The same, with its log.
    pub(crate) fn logging(variable: &str, value: &str, log: Stdio) -> Process {
        Process::with(&[(variable, value)], log)
    }

    /// With some variables.
    pub(crate) fn with(variables: &[(&str, &str)], log: Stdio) -> Process {
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["kill::child_process_that_serves", "--exact", "--nocapture"])
            .envs(variables.iter().copied())
            .stdout(Stdio::piped())
            .stderr(log)
            .spawn()
            .unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let addr = lines
            .map_while(Result::ok)
            .find_map(|line| line.strip_prefix("serving on ")?.parse().ok())
            .expect("the server says where it listens");
        Process { child, addr }
    }

    /// kill -9.
    pub(crate) fn kill(mut self) {
        self.end();
    }

    /// kill -9 of a process that another one may replace.
    pub(crate) fn end(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

/// A table of one person against a bot, and the last acknowledged version there.
struct Played {
    client: Client,
    table: String,
    acknowledged: u64,
}

/// Plays until the server is gone. Starts a new game whenever one is over.
async fn play_until_killed(mut played: Played, gone: Arc<AtomicBool>) -> Played {
    while !gone.load(Ordering::Relaxed) {
        let path = format!("/api/tables/{}/wait?at={}&seconds=2", played.table, played.acknowledged);
        let Ok(reply) = played.client.try_send("GET", &path, b"").await else { break };
        let snapshot = reply.json();
        if snapshot["table"]["status"] == "over" {
            break;
        }
        let Some(action) = snapshot["position"]["legal"].get(0) else { continue };
        let body = json!({"action": action, "at": snapshot["position"]["at"]}).to_string();
        let path = format!("/api/tables/{}/act", played.table);
        let Ok(reply) = played.client.try_send("POST", &path, body.as_bytes()).await else { break };
        if reply.status == 200 {
            played.acknowledged = reply.json()["at"].as_u64().unwrap();
        }
    }
    played
}

#[tokio::test(flavor = "multi_thread")]
async fn kill_9_loses_nothing_that_was_acknowledged() {
    let rounds = if std::env::var_os("RUN_SLOW_TESTS").is_some() { 20 } else { 3 };
    let folder = std::env::temp_dir().join(format!("loire-kill-{}", std::process::id()));
    let data = folder.to_str().unwrap();
    let mut games: Vec<Played> = Vec::new();
    let mut acknowledged = 0;
    for round in 0..rounds {
        let process = Process::start("LOIRE_TEST_DATA", data);
        for played in &mut games {
            played.client.addr = process.addr;
            let snapshot = played.client.get(&format!("/api/tables/{}/snapshot", played.table)).await;
            let at = snapshot["position"]["at"].as_u64().unwrap();
            assert!(
                at >= played.acknowledged,
                "round {round}: {} was acknowledged, {at} is there",
                played.acknowledged
            );
        }
        while games.len() < 8 {
            let client = Client::guest(process.addr, "Ann").await;
            let seats = json!([{"kind": "me"}, {"kind": "bot", "bot": "random"}]);
            let more = json!({"seats": seats, "edition": "long", "options": {"coins": "20"}, "start_when_full": true});
            let table = open_table(&client, more).await;
            games.push(Played { client, table, acknowledged: 0 });
        }
        let gone = Arc::new(AtomicBool::new(false));
        let playing: Vec<_> = games
            .drain(..)
            .map(|played| tokio::spawn(play_until_killed(played, Arc::clone(&gone))))
            .collect();
        tokio::time::sleep(Duration::from_millis(60 + 37 * (round % 7))).await;
        process.kill();
        gone.store(true, Ordering::Relaxed);
        let done = Mutex::new(Vec::new());
        for game in playing {
            let game = game.await.unwrap();
            acknowledged += game.acknowledged;
            done.lock().unwrap().push(game);
        }
        // Finished games make room for new ones. Half of the others go on through many kills.
        games = done.into_inner().unwrap();
        games.truncate(6);
    }
    assert!(acknowledged > 0);
    let store = Store::sqlite(&folder).await.unwrap();
    let found = server::doctor::check(&store, BOXES).await.unwrap();
    assert_eq!(found.problems, Vec::<String>::new());
    assert!(found.entries > 0);
    store.close().await;
    std::fs::remove_dir_all(folder).unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_of_a_running_server_is_complete_and_can_be_restored() {
    let folder = std::env::temp_dir().join(format!("loire-backup-{}", std::process::id()));
    let data = folder.join("data");
    let process = Process::start("LOIRE_TEST_DATA", data.to_str().unwrap());
    let client = Client::guest(process.addr, "Ann").await;
    let seats = json!([{"kind": "me"}, {"kind": "bot", "bot": "random"}]);
    let table = open_table(&client, json!({"seats": seats, "start_when_full": true})).await;
    client.post(&format!("/api/tables/{table}/act"), json!({"action": "bid 1"})).await;
    let copy = folder.join("copy");
    server::backup(&data, &copy).await.unwrap();
    assert!(server::backup(&data, &copy).await.is_err(), "a copy is never overwritten");
    process.kill();
    let other = folder.join("other");
    assert_eq!(server::restore(&copy, &other).await.unwrap(), None);
    let store = Store::existing(&other).await.unwrap();
    let found = server::doctor::check(&store, BOXES).await.unwrap();
    assert_eq!((found.tables, found.problems.len()), (1, 0));
    store.close().await;
    assert!(server::restore(&copy, &other).await.unwrap().is_some(), "the old database is kept");
    std::fs::write(folder.join("noise"), "noise").unwrap();
    assert!(server::restore(&folder.join("noise"), &other).await.is_err());
    std::fs::remove_dir_all(folder).unwrap();
}
