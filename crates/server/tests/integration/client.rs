//! A client written from the protocol alone, and a server to talk to.

use std::{net::SocketAddr, time::Duration};

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use server::{Server, Settings, Store};
use shelf::Shelf;
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::{TcpListener, TcpStream},
    sync::oneshot,
};
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async,
    tungstenite::{Message, client::IntoClientRequest as _},
};

use crate::market::BOXES;

/// A server on its own port. It stops when `stop` is called or dropped.
pub(crate) struct Running {
    pub(crate) addr: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    done: tokio::task::JoinHandle<()>,
}

impl Running {
    pub(crate) async fn start(store: Store) -> Running {
        Running::with(store, Settings::default()).await
    }

    pub(crate) async fn with(store: Store, settings: Settings) -> Running {
        Running::all(store, BOXES, settings).await
    }

    pub(crate) async fn boxes(store: Store, boxes: Shelf) -> Running {
        Running::all(store, boxes, Settings::default()).await
    }

    pub(crate) async fn all(store: Store, boxes: Shelf, settings: Settings) -> Running {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let addr = listener.local_addr().unwrap();
        let (stop, stopped) = oneshot::channel::<()>();
        let done = tokio::spawn(async move {
            let stopped = async { drop(stopped.await) };
            Server::new(store, boxes, settings).serve(listener, stopped).await.unwrap();
        });
        Running { addr, stop: Some(stop), done }
    }

    pub(crate) async fn memory() -> Running {
        Running::start(Store::in_memory().await.unwrap()).await
    }

    pub(crate) async fn stop(mut self) {
        drop(self.stop.take());
        self.done.await.unwrap();
    }
}

/// Somebody with a browser.
#[derive(Clone)]
pub(crate) struct Client {
    pub(crate) addr: SocketAddr,
    pub(crate) cookie: String,
    pub(crate) headers: String,
}

pub(crate) struct Reply {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) text: String,
}

impl Reply {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or(Value::Null)
    }
}

impl Client {
    pub(crate) fn new(addr: SocketAddr) -> Client {
        Client { addr, cookie: String::new(), headers: String::new() }
    }

    /// A guest with a name.
    pub(crate) async fn guest(addr: SocketAddr, name: &str) -> Client {
        let mut client = Client::new(addr);
        let reply = client.ask("POST", "/api/guest", Some(json!({ "name": name }))).await;
        assert_eq!(reply.status, 200, "{}", reply.text);
        client.keep_cookie(&reply);
        client
    }

    /// A guest who comes through the proxy from another address.
    pub(crate) async fn guest_at(addr: SocketAddr, name: &str, from: &str) -> Client {
        let mut client = Client::at(addr, from);
        let reply = client.ask("POST", "/api/guest", Some(json!({ "name": name }))).await;
        assert_eq!(reply.status, 200, "{}", reply.text);
        client.keep_cookie(&reply);
        client
    }

    /// Somebody without a session, from another address.
    pub(crate) fn at(addr: SocketAddr, from: &str) -> Client {
        Client { headers: format!("X-Forwarded-For: {from}\r\n"), ..Client::new(addr) }
    }

    /// The guest becomes an account, with a new session.
    pub(crate) async fn become_account(&mut self, name: &str) {
        let body = json!({"name": name, "password": "correct horse"});
        let reply = self.ask("POST", "/api/account", Some(body)).await;
        assert_eq!(reply.status, 200, "{}", reply.text);
        self.keep_cookie(&reply);
    }

    pub(crate) fn keep_cookie(&mut self, reply: &Reply) {
        let line = reply.head.lines().find(|line| line.to_lowercase().starts_with("set-cookie:"));
        if let Some(line) = line {
            line[11..].trim().split(';').next().unwrap().clone_into(&mut self.cookie);
        }
    }

    pub(crate) async fn try_send(&self, method: &str, path: &str, body: &[u8]) -> std::io::Result<Reply> {
        let mut stream = TcpStream::connect(self.addr).await?;
        let head = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nCookie: {}\r\n{}Content-Length: {}\r\n\r\n",
            self.addr,
            self.cookie,
            self.headers,
            body.len()
        );
        stream.write_all(head.as_bytes()).await?;
        // A server that refuses a large body may close before it has read it.
        let _ = stream.write_all(body).await;
        let mut bytes = Vec::new();
        let _ = stream.read_to_end(&mut bytes).await;
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let (head, body) = text.split_once("\r\n\r\n").ok_or(std::io::ErrorKind::UnexpectedEof)?;
        let status = head.split_whitespace().nth(1).and_then(|word| word.parse().ok()).unwrap_or(0);
        let body = if head.to_lowercase().contains("transfer-encoding: chunked") {
            unchunked(body)
        } else {
            body.to_owned()
        };
        Ok(Reply { status, head: head.to_owned(), text: body })
    }

    pub(crate) async fn ask(&self, method: &str, path: &str, body: Option<Value>) -> Reply {
        let body = body.map(|body| body.to_string()).unwrap_or_default();
        self.try_send(method, path, body.as_bytes()).await.unwrap()
    }

    pub(crate) async fn get(&self, path: &str) -> Value {
        let reply = self.ask("GET", path, None).await;
        assert!(reply.status < 300, "GET {path}: {} {}", reply.status, reply.text);
        reply.json()
    }

    pub(crate) async fn post(&self, path: &str, body: Value) -> Value {
        let reply = self.ask("POST", path, Some(body)).await;
        assert!(reply.status < 300, "POST {path}: {} {}", reply.status, reply.text);
        reply.json()
    }

    /// A refusal's code.
    pub(crate) async fn refused(&self, method: &str, path: &str, body: Value) -> (u16, String) {
        let reply = self.ask(method, path, Some(body)).await;
        assert!(reply.status >= 400, "{method} {path} was not refused: {}", reply.text);
        let problem = reply.json();
        assert!(!problem["message"].as_str().unwrap().is_empty());
        (reply.status, problem["code"].as_str().unwrap().to_owned())
    }

    pub(crate) async fn socket(&self, table: &str, since: u32) -> Socket {
        self.try_socket(table, since).await.expect("the socket opens")
    }

    pub(crate) async fn try_socket(&self, table: &str, since: u32) -> Result<Socket, String> {
        let url = format!("ws://{}/api/tables/{table}/ws?since={since}", self.addr);
        let mut request = url.into_client_request().unwrap();
        request.headers_mut().insert("cookie", self.cookie.parse().unwrap());
        for line in self.headers.lines() {
            let (name, value) = line.split_once(": ").unwrap();
            let name: tokio_tungstenite::tungstenite::http::HeaderName = name.parse().unwrap();
            request.headers_mut().insert(name, value.parse().unwrap());
        }
        let (stream, _) = connect_async(request).await.map_err(|error| error.to_string())?;
        Ok(Socket { stream, heard: Vec::new(), closed: None })
    }
}

fn unchunked(mut body: &str) -> String {
    let mut text = String::new();
    while let Some((size, rest)) = body.split_once("\r\n") {
        let size = usize::from_str_radix(size.trim(), 16).unwrap_or(0);
        // Compressed bytes are not text. Tests that ask for them look only at the head.
        let Some((piece, more)) = rest.split_at_checked(size).filter(|_| size > 0) else { break };
        text.push_str(piece);
        body = more.trim_start_matches("\r\n");
    }
    text
}

pub(crate) struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// Everything the server has ever sent here.
    pub(crate) heard: Vec<Value>,
    /// The code with which the server closed it.
    pub(crate) closed: Option<u16>,
}

impl Socket {
    pub(crate) async fn say(&mut self, message: Value) {
        self.stream.send(Message::text(message.to_string())).await.unwrap();
    }

    pub(crate) async fn say_text(&mut self, text: &str) {
        self.stream.send(Message::text(text)).await.unwrap();
    }

    /// The next message; `None` when the socket is closed.
    pub(crate) async fn hear(&mut self) -> Option<Value> {
        loop {
            let next = tokio::time::timeout(Duration::from_secs(20), self.stream.next());
            match next.await.expect("the server sends something in time")? {
                Ok(Message::Text(text)) => {
                    let value: Value = serde_json::from_str(&text).unwrap();
                    self.heard.push(value.clone());
                    return Some(value);
                }
                Ok(Message::Close(frame)) => {
                    self.closed = frame.map(|frame| frame.code.into());
                    return None;
                }
                Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    /// The next message of one type.
    pub(crate) async fn hear_type(&mut self, kind: &str) -> Value {
        loop {
            let message = self.hear().await.unwrap_or_else(|| panic!("closed before `{kind}`"));
            if message["type"] == kind {
                return message;
            }
        }
    }
}

/// A market table. The person who opens it gets p1.
pub(crate) async fn open_table(host: &Client, more: Value) -> String {
    let mut create = json!({ "box": "market", "seats": [{"kind": "me"}, {"kind": "open"}] });
    for (key, value) in more.as_object().unwrap() {
        create[key] = value.clone();
    }
    let sat = host.post("/api/tables", create).await;
    let table = sat["table"]["id"].as_str().unwrap().to_owned();
    if sat["seat"] != "" {
        contribute(host, &table, "aa11").await;
    }
    table
}

/// The second step of opening a table: once you have seen the commitment, you contribute to the luck.
pub(crate) async fn contribute(person: &Client, table: &str, entropy: &str) {
    person.post(&format!("/api/tables/{table}/entropy"), json!({ "entropy": entropy })).await;
}

/// Two guests at a started table.
pub(crate) async fn two(addr: SocketAddr, more: Value) -> (Client, Client, String) {
    let (ann, ben) = (Client::guest(addr, "Ann").await, Client::guest(addr, "Ben").await);
    let table = open_table(&ann, more).await;
    ben.post(&format!("/api/tables/{table}/sit"), json!({})).await;
    ann.post(&format!("/api/tables/{table}/start"), json!({})).await;
    (ann, ben, table)
}

/// Plays the first or last legal action for everybody who has to act, until the game is over or `most`
/// actions.
pub(crate) async fn play_on(table: &str, clients: &[&Client], most: usize) -> usize {
    for done in 0..most {
        let mut acted = false;
        for client in clients {
            let snapshot = client.get(&format!("/api/tables/{table}/snapshot")).await;
            if snapshot["table"]["status"] == "over" {
                return done;
            }
            let position = &snapshot["position"];
            let legal = position["legal"].as_array().unwrap();
            if legal.is_empty() {
                continue;
            }
            let action = &legal[done % legal.len()];
            client
                .post(&format!("/api/tables/{table}/act"), json!({ "action": action, "at": position["at"] }))
                .await;
            acted = true;
            break;
        }
        assert!(acted, "nobody has to act");
    }
    most
}
