//! Incoming connections: not too many from one address, and none that stays silent or reads nothing for ever.

use std::{
    io,
    net::SocketAddr,
    pin::Pin,
    sync::Arc,
    task::{Context, Poll},
    time::Duration,
};

use axum::{Router, extract::ConnectInfo};
use hyper::{Request, body::Incoming, server::conn::http1, service::Service};
use hyper_util::{
    rt::{TokioIo, TokioTimer},
    service::TowerToHyperService,
};
use tokio::{
    io::{AsyncRead, AsyncWrite, AsyncWriteExt as _, ReadBuf},
    net::{TcpListener, TcpStream},
    sync::watch,
    time::{Instant, Sleep, timeout_at},
};

use super::limits::{Open, OpenGuard};
use crate::polls::{Polls, Task};

/// The answer to somebody who has too many connections open.
const TOO_MANY: &str = "HTTP/1.1 429 Too Many Requests\r\nContent-Type: application/json\r\nConnection: close\r\n\
    Retry-After: 1\r\n\r\n{\"code\":\"slow-down\",\"message\":\"this address has too many connections open; close \
    some first\",\"details\":[]}";

/// Where connections come in.
///
/// `axum::serve` cannot limit how long a request's head may take.
pub(crate) struct Door {
    pub(crate) listener: TcpListener,
    /// `None` if all connections come through a proxy.
    pub(crate) open: Option<Arc<Open>>,
    /// How long a request's head may take, and how long a connection may read nothing of what it is sent.
    pub(crate) patience: Duration,
    pub(crate) polls: Arc<Polls>,
}

impl Door {
    /// Serves until `stopped` completes, then lets running requests finish until the time it says. Returns that time.
    pub(crate) async fn serve(self, router: Router, stopped: impl Future<Output = Instant>) -> Instant {
        let (stop, stops) = watch::channel(());
        let mut stopped = std::pin::pin!(stopped);
        let end = loop {
            let (stream, address) = tokio::select! {
                accepted = self.listener.accept() => match accepted {
                    Ok(accepted) => accepted,
                    Err(error) => tokio::select! {
                        () = rest_after(&error) => continue,
                        end = &mut stopped => break end,
                    },
                },
                end = &mut stopped => break end,
            };
            // A table's messages are small and somebody waits for each, so none is held back for the next.
            let _ = stream.set_nodelay(true);
            match self.open.as_ref().map(|open| open.count(address.ip())).transpose() {
                Ok(guard) => {
                    let stream = Connection { stream, patience: self.patience, stuck: None, _guard: guard };
                    let service =
                        WithPeer { inner: TowerToHyperService::new(router.clone()), peer: Peer(address) };
                    let welcome = welcome(stream, service, self.patience, stops.clone());
                    tokio::spawn(Arc::clone(&self.polls).watch(Task::Connection, welcome));
                }
                Err(_) => turn_away(stream).await,
            }
        };
        drop((self.listener, stops));
        stop.send_replace(());
        if timeout_at(end, stop.closed()).await.is_err() {
            tracing::warn!("some requests did not finish in time");
        }
        end
    }
}

/// Serves one connection until it is closed, fails or takes too long. When the server stops, it still answers
/// the running request.
async fn welcome(stream: Connection, service: WithPeer, patience: Duration, mut stops: watch::Receiver<()>) {
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(patience)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = std::pin::pin!(connection);
    tokio::select! {
        _ = connection.as_mut() => return,
        _ = stops.changed() => connection.as_mut().graceful_shutdown(),
    }
    let _ = connection.await;
}

/// The routes, with the peer's address added.
struct WithPeer {
    inner: TowerToHyperService<Router>,
    peer: Peer,
}

impl Service<Request<Incoming>> for WithPeer {
    type Response = <TowerToHyperService<Router> as Service<Request<Incoming>>>::Response;
    type Error = <TowerToHyperService<Router> as Service<Request<Incoming>>>::Error;
    type Future = <TowerToHyperService<Router> as Service<Request<Incoming>>>::Future;

    fn call(&self, mut request: Request<Incoming>) -> Self::Future {
        request.extensions_mut().insert(ConnectInfo(self.peer));
        self.inner.call(request)
    }
}

/// Gives the reason, if it fits into the new connection's buffer. Nothing waits for it.
async fn turn_away(mut stream: TcpStream) {
    let _ = stream.write_all(TOO_MANY.as_bytes()).await;
}

/// A lost connection does not matter. But if no file handles are left, others must close first.
async fn rest_after(error: &io::Error) {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    if !matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset) {
        tracing::error!(%error, "cannot accept connections; trying again");
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
}

/// A connection that is counted until it is dropped.
struct Connection {
    stream: TcpStream,
    patience: Duration,
    /// Runs while the other side reads nothing.
    stuck: Option<Pin<Box<Sleep>>>,
    _guard: Option<OpenGuard>,
}

impl Connection {
    /// Passes on the result of a write, or fails if nothing could be written for too long.
    fn unless_stuck<T>(&mut self, cx: &mut Context<'_>, written: Poll<io::Result<T>>) -> Poll<io::Result<T>> {
        if written.is_ready() {
            self.stuck = None;
            return written;
        }
        let patience = self.patience;
        let stuck = self.stuck.get_or_insert_with(|| Box::pin(tokio::time::sleep(patience)));
        match stuck.as_mut().poll(cx) {
            Poll::Ready(()) => Poll::Ready(Err(io::ErrorKind::TimedOut.into())),
            Poll::Pending => Poll::Pending,
        }
    }
}

impl AsyncRead for Connection {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        into: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(cx, into)
    }
}

impl AsyncWrite for Connection {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(cx, bytes);
        self.unless_stuck(cx, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(cx, parts);
        self.unless_stuck(cx, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}

/// Who is at the other end of a connection.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) SocketAddr);
