//! What strangers send: addresses, passwords, sessions, bytes that never arrive.

use std::time::Duration;

use serde_json::{Value, json};
use server::{Settings, Store};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
};

use crate::client::{Client, Running, open_table, two};

async fn account(addr: std::net::SocketAddr, name: &str) -> Client {
    let mut client = Client::guest(addr, name).await;
    client.become_account(name).await;
    client
}

async fn log_in(client: &Client, name: &str, password: &str) -> u16 {
    client.ask("POST", "/api/login", Some(json!({"name": name, "password": password}))).await.status
}

async fn signed_in(addr: std::net::SocketAddr, name: &str, password: &str) -> Client {
    let mut client = Client::new(addr);
    let body = json!({"name": name, "password": password});
    let reply = client.ask("POST", "/api/login", Some(body)).await;
    assert_eq!(reply.status, 200, "{}", reply.text);
    client.keep_cookie(&reply);
    client
}

#[tokio::test]
async fn an_address_written_by_the_browser_itself_is_not_trusted() {
    for proxies in [1, 2] {
        let settings = Settings { proxies, ..Settings::default() };
        let server = Running::with(Store::in_memory().await.unwrap(), settings).await;
        let mut refused = 0;
        for n in 0..40 {
            let forged = format!("X-Forwarded-For: 10.0.0.{n}\r\n");
            let seen = match proxies {
                1 => "X-Forwarded-For: 192.0.2.7\r\n",
                _ => "X-Forwarded-For: 192.0.2.7, 198.51.100.1\r\n",
            };
            let headers = format!("{forged}{seen}");
            let client = Client { headers, ..Client::new(server.addr) };
            refused += usize::from(log_in(&client, &format!("name {n}"), "wrong horse").await == 429);
        }
        assert!(refused >= 15, "{refused} of 40 with {proxies} proxies");
    }
}

#[tokio::test]
async fn many_addresses_get_few_guesses_at_one_account_and_its_owner_still_gets_in() {
    let settings = Settings { proxies: 1, ..Settings::default() };
    let server = Running::with(Store::in_memory().await.unwrap(), settings).await;
    let from = |address: &str| Client {
        headers: format!("X-Forwarded-For: {address}\r\n"),
        ..Client::new(server.addr)
    };
    let mut ann = from("192.0.2.1");
    let reply = ann.ask("POST", "/api/guest", Some(json!({"name": "Ann"}))).await;
    ann.keep_cookie(&reply);
    ann.post("/api/account", json!({"name": "Ann", "password": "correct horse"})).await;
    let mut tried = 0;
    for n in 0..40 {
        let stranger = from(&format!("198.51.100.{n}"));
        tried += usize::from(log_in(&stranger, "aNN", &format!("wrong horse {n}")).await == 401);
    }
    assert!(tried <= 13, "{tried} of 40 guesses were tried");
    assert_eq!(log_in(&from("192.0.2.1"), "Ann", "correct horse").await, 200);
}

#[tokio::test]
async fn a_socket_ends_with_its_session() {
    let server = Running::memory().await;
    let ann = account(server.addr, "Ann").await;
    let table = open_table(&ann, json!({})).await;
    let other = signed_in(server.addr, "Ann", "correct horse").await;
    let third = signed_in(server.addr, "Ann", "correct horse").await;
    let mut kept = ann.socket(&table, 0).await;
    // Signing out.
    let mut socket = other.socket(&table, 0).await;
    socket.hear_type("snapshot").await;
    other.ask("POST", "/api/logout", None).await;
    assert_eq!(socket.hear_type("gone").await["code"], "signed-out");
    assert_eq!((socket.hear().await, socket.closed), (None, Some(1008)));
    // A session that is ended from another one.
    let mut socket = third.socket(&table, 0).await;
    socket.hear_type("snapshot").await;
    let sessions = ann.get("/api/sessions").await;
    let listed = sessions.as_array().unwrap().iter().find(|session| session["current"] == false).unwrap();
    ann.ask("DELETE", &format!("/api/sessions/{}", listed["id"].as_str().unwrap()), None).await;
    assert_eq!(socket.hear_type("gone").await["code"], "signed-out");
    // A new password.
    let fourth = signed_in(server.addr, "Ann", "correct horse").await;
    let mut socket = fourth.socket(&table, 0).await;
    socket.hear_type("snapshot").await;
    let change = json!({"old": "correct horse", "new": "another horse"});
    assert_eq!(ann.ask("POST", "/api/password", Some(change)).await.status, 204);
    assert_eq!(socket.hear_type("gone").await["code"], "signed-out");
    // The session that asked for all this stays open.
    kept.say(json!({"type": "chat", "text": "still here", "id": "c"})).await;
    assert_eq!(kept.hear_type("chat").await["text"], "still here");
}

#[tokio::test]
async fn a_known_guest_token_does_not_open_the_account() {
    let server = Running::memory().await;
    let thief = Client::guest(server.addr, "Ann").await;
    let mut ann = thief.clone();
    let table = open_table(&ann, json!({})).await;
    let mut socket = thief.socket(&table, 0).await;
    socket.hear_type("snapshot").await;
    let body = json!({"name": "Ann", "password": "correct horse"});
    let reply = ann.ask("POST", "/api/account", Some(body)).await;
    ann.keep_cookie(&reply);
    assert_ne!(ann.cookie, thief.cookie);
    assert!(thief.get("/api/me").await["person"].is_null());
    assert_eq!(socket.hear_type("gone").await["code"], "signed-out");
    assert_eq!(ann.get("/api/tables/mine").await[0]["id"], table.as_str());
}

#[tokio::test]
async fn the_server_does_not_wait_for_ever_for_half_a_head_or_half_a_body() {
    let settings = Settings { read_patience: Duration::from_millis(300), ..Settings::default() };
    let server = Running::with(Store::in_memory().await.unwrap(), settings).await;
    let mut silent = TcpStream::connect(server.addr).await.unwrap();
    let mut head = TcpStream::connect(server.addr).await.unwrap();
    head.write_all(b"POST /api/guest HTTP/1.1\r\nHost: x\r\n").await.unwrap();
    let mut body = TcpStream::connect(server.addr).await.unwrap();
    let half =
        b"POST /api/guest HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 16\r\n\r\n{\"name\"";
    body.write_all(half).await.unwrap();
    let mut answer = String::new();
    let long = Duration::from_secs(30);
    tokio::time::timeout(long, body.read_to_string(&mut answer)).await.expect("it is closed").unwrap();
    assert!(answer.starts_with("HTTP/1.1 400 ") && answer.contains("took too long"), "{answer}");
    let mut bytes = Vec::new();
    let _ = tokio::time::timeout(long, head.read_to_end(&mut bytes)).await.expect("it is closed");
    let _ = tokio::time::timeout(long, silent.read_to_end(&mut bytes)).await.expect("it is closed");
    // A socket may be silent for as long as it likes.
    let (ann, _, table) = two(server.addr, json!({})).await;
    let mut socket = ann.socket(&table, 0).await;
    socket.hear_type("snapshot").await;
    tokio::time::sleep(Duration::from_millis(700)).await;
    socket.say(json!({"type": "ping"})).await;
    socket.hear_type("pong").await;
}

#[tokio::test]
async fn weak_passwords_lists_and_forged_hosts_are_refused() {
    let server = Running::memory().await;
    let ann = Client::guest(server.addr, "Annabella").await;
    for password in ["        ", "password", "PassWord", "12345678", "annabella", "short", "ababababab"] {
        let body = json!({"name": "Annabella", "password": password});
        assert_eq!(ann.refused("POST", "/api/account", body).await, (400, "request".into()), "{password}");
    }
    let reply = ann.try_send("POST", "/api/guest", b" [\"x\"]").await.unwrap();
    assert_eq!(reply.status, 400, "{}", reply.text);
    let mut forged = ann.clone();
    forged.headers = "Origin: https://evil.example\r\nX-Forwarded-Host: evil.example\r\n".to_owned();
    let create = json!({"box": "market", "seats": [{"kind": "me"}, {"kind": "open"}]});
    assert_eq!(forged.refused("POST", "/api/tables", create.clone()).await, (403, "origin".into()));
    let settings = Settings { proxies: 1, ..Settings::default() };
    let server = Running::with(Store::in_memory().await.unwrap(), settings).await;
    let mut ann = Client::guest(server.addr, "Ann").await;
    ann.headers = "Origin: https://loire.example\r\nX-Forwarded-Host: loire.example\r\n".to_owned();
    ann.post("/api/tables", create).await;
}

#[tokio::test]
async fn long_answers_are_compressed_for_clients_that_accept_it() {
    let server = Running::memory().await;
    let client = Client { headers: "Accept-Encoding: gzip, br\r\n".to_owned(), ..Client::new(server.addr) };
    let reply = client.ask("GET", "/api/openapi.json", None).await;
    assert!(reply.head.to_lowercase().contains("content-encoding: gzip"), "{}", reply.head);
    let plain = Client::new(server.addr).ask("GET", "/api/openapi.json", None).await;
    assert!(!plain.head.to_lowercase().contains("content-encoding"), "{}", plain.head);
    assert!(plain.json()["paths"].is_object());
    let short = client.ask("GET", "/api/me", None).await;
    assert!(!short.head.to_lowercase().contains("content-encoding"), "{}", short.head);
    // Whoever keeps answers for others keeps both forms apart.
    for client in [&client, &Client::new(server.addr)] {
        let rules = client.ask("GET", "/api/boxes/market/rules", None).await;
        assert!(rules.head.to_lowercase().contains("vary: accept-encoding"), "{}", rules.head);
    }
    let prompt = &plain.json()["components"]["schemas"]["Position"]["properties"]["prompt"];
    assert!(prompt.to_string().contains("null"), "a prompt may be null: {prompt}");
}

#[tokio::test]
async fn the_numbers_for_the_operator_are_for_this_machine() {
    let server = Running::memory().await;
    let mut client = Client::new(server.addr);
    assert_eq!(client.ask("GET", "/metrics", None).await.status, 200);
    // Somebody whose request a proxy on this machine passed on.
    client.headers = "X-Forwarded-For: 192.0.2.1\r\n".to_owned();
    assert_eq!(client.refused("GET", "/metrics", Value::Null).await, (403, "forbidden".into()));
    let open = Settings { open_metrics: true, ..Settings::default() };
    let server = Running::with(Store::in_memory().await.unwrap(), open).await;
    client.addr = server.addr;
    assert_eq!(client.ask("GET", "/metrics", None).await.status, 200);
}

#[cfg(unix)]
#[tokio::test]
async fn only_its_owner_may_read_the_lock() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = std::env::temp_dir().join(format!("loire-lock-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let file = folder.join("lock");
    // An older version made it readable.
    std::fs::write(&file, "").unwrap();
    std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o644)).unwrap();
    let lock = server::lock::take(&folder).unwrap();
    assert_eq!(std::fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o600);
    drop(lock);
    std::fs::remove_dir_all(folder).unwrap();
}
