//! A WebSocket that keeps no buffer of what it has sent.
//!
//! The library copies every message into a buffer that keeps the size of the largest one for as long as the
//! socket is open. Thousands of sockets are open and most are silent, so texts go to the network without a
//! copy. Reading, and everything small, is left to the library.

use std::{
    io::{Error, ErrorKind, IoSlice},
    time::Duration,
};

use axum::body::Bytes;
use futures_util::{SinkExt as _, StreamExt as _};
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use tokio::io::AsyncWriteExt as _;
use tokio_tungstenite::{
    WebSocketStream,
    tungstenite::{
        self, Message, Utf8Bytes,
        protocol::{
            CloseFrame, Role, WebSocketConfig,
            frame::{
                FrameHeader,
                coding::{CloseCode, Data, OpCode},
            },
        },
    },
};

/// The largest message from a browser.
const MESSAGE: usize = 16 * 1024;
/// How long sending a message may take.
const PATIENCE: Duration = Duration::from_secs(20);
/// How long the other side may take to close.
const PARTING: Duration = Duration::from_secs(1);

pub(super) struct Wire {
    pub(super) socket: WebSocketStream<TokioIo<Upgraded>>,
}

impl Wire {
    /// The socket, once the connection has been upgraded.
    pub(super) async fn over(upgrade: OnUpgrade) -> Option<Wire> {
        let io = TokioIo::new(upgrade.await.ok()?);
        let config = WebSocketConfig::default()
            .read_buffer_size(1024)
            .write_buffer_size(0)
            .max_write_buffer_size(64 * 1024)
            .max_message_size(Some(MESSAGE))
            .max_frame_size(Some(MESSAGE));
        Some(Wire { socket: WebSocketStream::from_raw_socket(io, Role::Server, Some(config)).await })
    }

    /// Sends a text. Returns whether it was sent in reasonable time.
    pub(super) async fn tell(&mut self, text: &str) -> bool {
        matches!(tokio::time::timeout(PATIENCE, self.write(text)).await, Ok(Ok(())))
    }

    async fn write(&mut self, text: &str) -> Result<(), Box<dyn std::error::Error + Send + Sync>> {
        // An answer to a ping may be on its way, and frames must not be mixed.
        self.socket.flush().await?;
        let header = FrameHeader { opcode: OpCode::Data(Data::Text), ..FrameHeader::default() };
        let mut frame = Vec::with_capacity(10);
        header.format(text.len() as u64, &mut frame)?;
        let io = self.socket.get_mut();
        let mut parts = [IoSlice::new(&frame), IoSlice::new(text.as_bytes())];
        let mut left = &mut parts[..];
        while !left.is_empty() {
            let written = io.write_vectored(left).await?;
            if written == 0 {
                return Err(Error::from(ErrorKind::WriteZero).into());
            }
            IoSlice::advance_slices(&mut left, written);
        }
        Ok(io.flush().await?)
    }

    /// Closes cleanly: sends a close frame and waits a moment for the other side's.
    pub(super) async fn close(&mut self, code: CloseCode) {
        let close = CloseFrame { code, reason: Utf8Bytes::default() };
        let parting = async {
            self.socket.send(Message::Close(Some(close))).await?;
            while self.socket.next().await.is_some_and(|message| message.is_ok()) {}
            Ok::<_, tungstenite::Error>(())
        };
        let _ = tokio::time::timeout(PARTING, parting).await;
    }

    pub(super) async fn ping(&mut self) -> bool {
        let ping = self.socket.send(Message::Ping(Bytes::new()));
        matches!(tokio::time::timeout(PATIENCE, ping).await, Ok(Ok(())))
    }
}
