//! Connections as they come in: not too many from one address, whether they say anything or not.

use std::{
    io,
    net::SocketAddr,
    pin::Pin,
    sync::Arc,
    task::{Context, Poll},
};

use axum::{
    extract::connect_info::Connected,
    serve::{IncomingStream, Listener},
};
use tokio::{
    io::{AsyncRead, AsyncWrite, AsyncWriteExt as _, ReadBuf},
    net::{TcpListener, TcpStream},
};

use super::limits::{Open, OpenGuard};

/// What somebody is told who has too many connections open.
const TOO_MANY: &str = "HTTP/1.1 429 Too Many Requests\r\nContent-Type: application/json\r\nConnection: close\r\n\
    Retry-After: 1\r\n\r\n{\"code\":\"slow-down\",\"message\":\"this address has too many connections open; close \
    some first\",\"details\":[]}";

/// A listener that counts.
pub(crate) struct Counting {
    pub(crate) listener: TcpListener,
    /// Nothing if all connections come through one proxy.
    pub(crate) open: Option<Arc<Open>>,
}

impl Listener for Counting {
    type Io = Connection;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Connection, SocketAddr) {
        loop {
            let (mut stream, address) = Listener::accept(&mut self.listener).await;
            // A table's messages are small and each is waited for: none is kept back for the next.
            let _ = stream.set_nodelay(true);
            let counted = self.open.as_ref().map(|open| open.count(address.ip())).transpose();
            if let Ok(guard) = counted {
                return (Connection { stream, _guard: guard }, address);
            }
            // It fits into the buffer of a new connection, so nobody is waited for.
            let _ = stream.write_all(TOO_MANY.as_bytes()).await;
        }
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }
}

/// A connection that is counted until it is dropped.
pub(crate) struct Connection {
    stream: TcpStream,
    _guard: Option<OpenGuard>,
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
        Pin::new(&mut self.stream).poll_write(cx, bytes)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write_vectored(cx, parts)
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

impl Connected<IncomingStream<'_, Counting>> for Peer {
    fn connect_info(stream: IncomingStream<'_, Counting>) -> Peer {
        Peer(*stream.remote_addr())
    }
}
