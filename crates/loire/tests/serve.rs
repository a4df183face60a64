//! The server as a program: what it prints where, and how it stops.

#![cfg(unix)]

use std::{
    io::{BufRead as _, BufReader, Read as _, Write as _},
    net::TcpStream,
    os::unix::fs::PermissionsExt as _,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use serde_json::{Value, json};

/// Starts a server with these flags in its own folder.
fn serve(name: &str, flags: &[&str]) -> (Child, PathBuf) {
    let data = std::env::temp_dir().join(format!("loire-serve-{name}-{}", std::process::id()));
    let child = Command::new(env!("CARGO_BIN_EXE_loire"))
        .args(["serve", "--addr", "127.0.0.1:0", "--data"])
        .arg(&data)
        .args(flags)
        .env("LOIRE_LOG", "debug")
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the server starts");
    (child, data)
}

/// Stops it cleanly. Returns what it wrote to standard output and standard error.
fn stop(mut child: Child, data: &Path) -> (String, String) {
    // It has created its database, so it handles signals or is about to.
    while !data.join("loire.sqlite3").exists() {
        thread::sleep(Duration::from_millis(50));
    }
    thread::sleep(Duration::from_secs(1));
    let mode = std::fs::metadata(data).expect("the folder is there").permissions().mode();
    assert_eq!(mode & 0o777, 0o700, "only the owner may read it");
    let killed = Command::new("kill").arg(child.id().to_string()).status().expect("kill runs");
    assert!(killed.success());
    let (mut out, mut log) = (String::new(), String::new());
    child.stdout.take().expect("piped").read_to_string(&mut out).expect("text");
    child.stderr.take().expect("piped").read_to_string(&mut log).expect("text");
    let status = child.wait().expect("it ends");
    assert!(status.success(), "{status}: {log}");
    std::fs::remove_dir_all(data).expect("the folder is there");
    (out, log)
}

#[test]
fn a_log_in_a_file_has_no_colours() {
    let (child, data) = serve("plain", &[]);
    let (out, log) = stop(child, &data);
    assert!(out.starts_with("Loire is running at http://127.0.0.1:"), "{out}");
    assert!(!log.is_empty() && !log.contains('\u{1b}'), "{log}");
}

#[test]
fn a_json_log_contains_only_json() {
    let (child, data) = serve("json", &["--log-json"]);
    // A second server is refused, in JSON too.
    while !data.join("loire.sqlite3").exists() {
        thread::sleep(Duration::from_millis(50));
    }
    let second = Command::new(env!("CARGO_BIN_EXE_loire"))
        .args(["serve", "--addr", "127.0.0.1:0", "--log-json", "--data"])
        .arg(&data)
        .output()
        .expect("it runs");
    assert_eq!(second.status.code(), Some(2));
    let (out, log) = stop(child, &data);
    let refused = String::from_utf8_lossy(&second.stderr).into_owned();
    assert!(refused.contains("another server uses"), "{refused}");
    let lines: Vec<&str> = out.lines().chain(log.lines()).chain(refused.lines()).collect();
    assert!(lines.iter().any(|line| line.contains("Loire is running")), "{log}");
    for line in lines {
        let read: Result<Value, _> = serde_json::from_str(line);
        assert!(read.is_ok(), "{line}");
    }
}

#[test]
fn a_log_level_that_does_not_exist_is_refused() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_loire"));
    let told = command.args(["serve", "--addr", "127.0.0.1:0"]).env("LOIRE_LOG", "server=loud").output();
    let told = told.expect("it runs");
    let words = String::from_utf8_lossy(&told.stderr);
    assert!(!told.status.success() && words.contains("LOIRE_LOG is `server=loud`"), "{words}");
}

/// A server that writes no log, and where it listens.
fn quiet(name: &str) -> (Child, PathBuf, String) {
    let data = std::env::temp_dir().join(format!("loire-serve-{name}-{}", std::process::id()));
    let mut child = Command::new(env!("CARGO_BIN_EXE_loire"))
        .args(["serve", "--addr", "127.0.0.1:0", "--data"])
        .arg(&data)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the server starts");
    let mut line = String::new();
    BufReader::new(child.stdout.as_mut().expect("piped")).read_line(&mut line).expect("text");
    let addr = line.trim().strip_prefix("Loire is running at http://").expect("an address").to_owned();
    (child, data, addr)
}

/// Somebody at a server.
#[derive(Clone)]
struct Guest {
    addr: String,
    cookie: String,
}

impl Guest {
    fn new(addr: &str) -> Guest {
        let nobody = Guest { addr: addr.to_owned(), cookie: String::new() };
        let (head, _) = nobody.ask("POST", "/api/guest", &json!({"name": "Ann"}).to_string());
        let line =
            head.lines().find(|line| line.to_lowercase().starts_with("set-cookie:")).expect("a cookie");
        let cookie = line[11..].trim().split(';').next().expect("a cookie").to_owned();
        Guest { cookie, ..nobody }
    }

    fn send(&self, method: &str, path: &str, more: &str, body: &str) -> TcpStream {
        let mut stream = TcpStream::connect(&self.addr).expect("it listens");
        let (addr, cookie, length) = (&self.addr, &self.cookie, body.len());
        let head = format!("{method} {path} HTTP/1.1\r\nHost: {addr}\r\nCookie: {cookie}\r\n{more}");
        let request = format!("{head}Content-Length: {length}\r\n\r\n{body}");
        stream.write_all(request.as_bytes()).expect("it reads");
        stream
    }

    fn ask(&self, method: &str, path: &str, body: &str) -> (String, String) {
        let mut text = String::new();
        let mut stream = self.send(method, path, "Connection: close\r\n", body);
        stream.read_to_string(&mut text).expect("an answer");
        let (head, body) = text.split_once("\r\n\r\n").expect("a head");
        (head.to_owned(), body.to_owned())
    }

    fn post(&self, path: &str, body: &str) -> Value {
        let (head, text) = self.ask("POST", path, body);
        assert!(head.starts_with("HTTP/1.1 20"), "POST {path}: {head} {text}");
        let from = text.find('{').unwrap_or_default();
        serde_json::from_str(&text[from..=text.rfind('}').unwrap_or(from)]).unwrap_or_default()
    }

    /// A game against a bot, who plays first if it is named first.
    fn game(&self, seats: &Value) -> String {
        let create = json!({"box": "burgundy", "seats": seats, "start_when_full": true, "hints": true});
        let sat = self.post("/api/tables", &create.to_string());
        let table = sat["table"]["id"].as_str().expect("a table").to_owned();
        self.post(&format!("/api/tables/{table}/entropy"), &json!({"entropy": "aa11"}).to_string());
        table
    }

    /// A socket that says much and reads nothing, until the server can write no more.
    fn deaf(&self, table: &str) -> TcpStream {
        let more = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
                    Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
        let mut stream = self.send("GET", &format!("/api/tables/{table}/ws"), more, "");
        stream.set_write_timeout(Some(Duration::from_millis(500))).expect("a timeout");
        // An empty binary message, masked. The server answers each with a sentence.
        let many = [0x82, 0x80, 0, 0, 0, 0].repeat(1000);
        for _ in 0..1000 {
            if stream.write_all(&many).is_err() {
                return stream;
            }
        }
        panic!("the server has room for a million answers");
    }
}

#[test]
fn a_polite_kill_ends_the_server_within_two_seconds_whatever_it_does() {
    let (mut child, data, addr) = quiet("busy");
    let ann = Guest::new(&addr);
    let bot = |name: &str| json!({"kind": "bot", "bot": name});
    let thinks = ann.game(&json!([bot("expert@20s"), {"kind": "me"}]));
    ann.game(&json!([bot("expert@20s"), {"kind": "me"}]));
    let hinted = ann.game(&json!([{"kind": "me"}, bot("greedy")]));
    let golden = concat!(env!("CARGO_MANIFEST_DIR"), "/../../games/orleans/golden/events-abc.game");
    let golden = std::fs::read_to_string(golden).expect("a golden game");
    let over = ann.post("/api/records", &golden)["id"].as_str().expect("a table").to_owned();
    ann.post(&format!("/api/tables/{over}/review"), "{}");
    let _deaf = ann.deaf(&thinks);
    let _hint = ann.send("POST", &format!("/api/tables/{hinted}/hint"), "", "{}");
    thread::sleep(Duration::from_millis(100));
    let killed = Instant::now();
    let status = Command::new("kill").arg(child.id().to_string()).status().expect("kill runs");
    assert!(status.success());
    let status = child.wait().expect("it ends");
    let took = killed.elapsed();
    std::fs::remove_dir_all(data).expect("the folder is there");
    assert!(status.success(), "{status}");
    assert!(took < Duration::from_secs(2), "it took {took:?}");
}
