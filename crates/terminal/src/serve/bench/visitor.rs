//! Somebody who sends requests to the server.

use std::net::{IpAddr, SocketAddr};

use anyhow::{Context as _, bail};
use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
};
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async_with_config,
    tungstenite::{client::IntoClientRequest as _, protocol::WebSocketConfig},
};

pub(super) type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// Somebody with a session, or without one.
#[derive(Clone)]
pub(super) struct Visitor {
    pub(super) addr: SocketAddr,
    /// The address that a proxy says they come from; none if there is no proxy.
    from: Option<IpAddr>,
    cookie: String,
}

/// What the server answered.
pub(super) struct Reply {
    pub(super) status: u16,
    pub(super) body: Value,
    cookie: String,
}

impl Visitor {
    pub(super) fn new(addr: SocketAddr) -> Visitor {
        Visitor { addr, from: None, cookie: String::new() }
    }

    /// Somebody who comes through the proxy.
    pub(super) fn at(addr: SocketAddr, from: impl Into<IpAddr>) -> Visitor {
        Visitor { from: Some(from.into()), ..Visitor::new(addr) }
    }

    /// A new guest at the same address.
    pub(super) async fn guest(&self, name: &str) -> anyhow::Result<Visitor> {
        let reply = self.send("POST", "/api/guest", &json!({ "name": name })).await?;
        Ok(Visitor { cookie: reply.cookie, ..self.clone() })
    }

    /// Opens a table. Returns its id.
    pub(super) async fn open(&self, create: &Value) -> anyhow::Result<String> {
        let sat = self.post("/api/tables", create).await?;
        let id = sat["table"]["id"].as_str().context("the table has an id")?.to_owned();
        Ok(id)
    }

    /// A request that must be granted.
    pub(super) async fn post(&self, path: &str, body: &Value) -> anyhow::Result<Value> {
        let reply = self.send("POST", path, body).await?;
        if reply.status >= 300 {
            bail!("{path}: {} {}", reply.status, reply.body);
        }
        Ok(reply.body)
    }

    /// A request on its own connection.
    pub(super) async fn send(&self, method: &str, path: &str, body: &Value) -> anyhow::Result<Reply> {
        let Visitor { addr, from, cookie } = self;
        let from = from.map_or_else(String::new, |from| format!("X-Forwarded-For: {from}\r\n"));
        let body = if body.is_null() { String::new() } else { body.to_string() };
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {addr}\r\nConnection: close\r\nCookie: {cookie}\r\n{from}\
             Content-Length: {}\r\n\r\n{body}",
            body.len()
        );
        let mut stream = TcpStream::connect(addr).await?;
        stream.write_all(request.as_bytes()).await?;
        let mut text = String::new();
        stream.read_to_string(&mut text).await?;
        let (head, body) = text.split_once("\r\n\r\n").context("the server sent no answer")?;
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok());
        let line = head.lines().find_map(|line| line.strip_prefix("set-cookie: "));
        Ok(Reply {
            status: status.context("the answer has a status")?,
            body: serde_json::from_str(body).unwrap_or(Value::Null),
            cookie: line.and_then(|line| line.split(';').next()).unwrap_or_default().to_owned(),
        })
    }

    /// A socket at a table.
    pub(super) async fn socket(&self, table: &str) -> anyhow::Result<Socket> {
        let mut request = format!("ws://{}/api/tables/{table}/ws", self.addr).into_client_request()?;
        let headers = request.headers_mut();
        headers.insert("cookie", self.cookie.parse()?);
        if let Some(from) = self.from {
            headers.insert("x-forwarded-for", from.to_string().parse()?);
        }
        let config = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0);
        let (socket, _) = connect_async_with_config(request, Some(config), true).await?;
        Ok(socket)
    }
}
