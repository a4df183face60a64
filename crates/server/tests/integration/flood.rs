//! Ten thousand sockets from one address.

use std::time::Duration;

use serde_json::json;
use server::{Settings, Store};
use tokio::{io::AsyncReadExt as _, net::TcpStream};

use crate::client::{Client, Running, two};

/// How many sockets the test tries to open, and how many one address may have.
fn numbers() -> (usize, u32) {
    if std::env::var_os("RUN_SLOW_TESTS").is_some() { (10_000, 4096) } else { (300, 100) }
}

#[tokio::test(flavor = "multi_thread")]
async fn sockets_beyond_an_addresss_limit_are_refused_and_nobody_else_notices() {
    let (tried, limit) = numbers();
    let settings = Settings {
        sockets_per_address: limit,
        requests_per_second: 100_000,
        proxies: 1,
        ..Settings::default()
    };
    let server = Running::with(Store::in_memory().await.unwrap(), settings).await;
    let (ann, _ben, table) = two(server.addr, json!({})).await;
    let flooder = Client { headers: "X-Forwarded-For: 192.0.2.1\r\n".to_owned(), ..Client::new(server.addr) };
    let (mut open, mut refused) = (Vec::new(), 0);
    for _ in 0..tried {
        match flooder.try_socket(&table, 0).await {
            Ok(socket) => open.push(socket),
            Err(error) => {
                assert!(error.contains("429"), "{error}");
                refused += 1;
            }
        }
    }
    assert_eq!((open.len(), refused), (limit as usize, tried - limit as usize));
    let reply = flooder.ask("GET", &format!("/api/tables/{table}/wait"), None).await;
    assert_eq!((reply.status, reply.json()["code"].clone()), (429, json!("slow-down")), "{}", reply.text);
    // Somebody at another address plays on undisturbed.
    let mut socket = ann.socket(&table, 0).await;
    socket.hear_type("snapshot").await;
    socket.say(json!({"type": "act", "action": "bid 1", "id": "a"})).await;
    socket.hear_type("done").await;
    // Once some are closed, others can be opened.
    drop(open);
    for _ in 0..500 {
        if flooder.try_socket(&table, 0).await.is_ok() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("closed sockets are still counted");
}

#[tokio::test(flavor = "multi_thread")]
async fn silent_connections_are_limited_too() {
    let (tried, limit) = numbers();
    let settings = Settings { connections_per_address: limit, ..Settings::default() };
    let server = Running::with(Store::in_memory().await.unwrap(), settings).await;
    let mut silent = Vec::new();
    for _ in 0..tried {
        silent.push(TcpStream::connect(server.addr).await.unwrap());
    }
    // The last one gets the reason, whatever it is about to send.
    let mut answer = String::new();
    silent.pop().unwrap().read_to_string(&mut answer).await.unwrap();
    assert!(answer.starts_with("HTTP/1.1 429 "), "{answer}");
    assert!(answer.contains("\"code\":\"slow-down\""), "{answer}");
    drop(silent);
    for _ in 0..500 {
        let healthy = Client::new(server.addr).try_send("GET", "/healthz", b"").await;
        if healthy.is_ok_and(|reply| reply.status == 200) {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("closed connections are still counted");
}
