//! Both seats of a table, and what the server has acknowledged to them.

use std::{net::SocketAddr, sync::Arc};

use anyhow::{Context as _, bail};
use futures_util::{SinkExt as _, StreamExt as _};
use serde::Deserialize;
use serde_json::json;
use tokio::sync::Semaphore;
use tokio_tungstenite::tungstenite::Message;

use super::visitor::{Socket, Visitor};

/// How many tables are opened or connected at the same time.
const AT_ONCE: usize = 16;

/// A table for two with both its players.
pub(super) struct Table {
    pub(super) id: String,
    pub(super) seats: [Player; 2],
}

/// Somebody on a seat.
pub(super) struct Player {
    visitor: Visitor,
    socket: Option<Socket>,
    /// The table's version that this player knows.
    pub(super) at: u64,
    pub(super) legal: Vec<String>,
    /// Every entry this player has been sent. The server has acknowledged it.
    pub(super) record: Vec<Entry>,
}

/// An entry of the record, as it was sent.
#[derive(Clone, PartialEq, Eq, Deserialize)]
pub(super) struct Entry {
    n: usize,
    actor: String,
    text: String,
}

/// The few fields of a message that a random player needs.
#[derive(Deserialize)]
struct Heard {
    #[serde(rename = "type")]
    kind: String,
    position: Option<Position>,
    #[serde(default)]
    record: Vec<Entry>,
    message: Option<String>,
}

#[derive(Deserialize)]
struct Position {
    at: u64,
    legal: Vec<String>,
}

/// Does something with many tables, a few at a time.
pub(super) async fn each<In, Out, Work>(
    all: impl IntoIterator<Item = In>,
    work: impl Fn(In) -> Work,
) -> anyhow::Result<Vec<Out>>
where
    Work: Future<Output = anyhow::Result<Out>> + Send + 'static,
    Out: Send + 'static,
{
    let room = Arc::new(Semaphore::new(AT_ONCE));
    let mut under_way = Vec::new();
    for one in all {
        let (room, work) = (Arc::clone(&room), work(one));
        under_way.push(tokio::spawn(async move {
            let _permit = room.acquire_owned().await?;
            work.await
        }));
    }
    let mut done = Vec::new();
    for work in under_way {
        done.push(work.await??);
    }
    Ok(done)
}

impl Table {
    /// Opens a table for two and connects both.
    pub(super) async fn open(addr: SocketAddr, game: String) -> anyhow::Result<Table> {
        Table::open_from(Visitor::new(addr), game).await
    }

    /// Opens a table for two people at one address, and connects both.
    pub(super) async fn open_from(visitor: Visitor, game: String) -> anyhow::Result<Table> {
        let (first, second) = (visitor.guest("First").await?, visitor.guest("Second").await?);
        let create =
            json!({"box": game, "seats": [{"kind": "me"}, {"kind": "open"}], "start_when_full": true});
        let id = first.open(&create).await?;
        second.post(&format!("/api/tables/{id}/sit"), &json!({})).await?;
        let player = |visitor| Player { visitor, socket: None, at: 0, legal: Vec::new(), record: Vec::new() };
        let mut table = Table { id, seats: [player(first), player(second)] };
        table.connect(visitor.addr).await?;
        Ok(table)
    }

    /// Connects both seats. What they knew is replaced by what the server sends.
    pub(super) async fn connect(&mut self, addr: SocketAddr) -> anyhow::Result<()> {
        for player in &mut self.seats {
            player.visitor.addr = addr;
            player.socket = Some(player.visitor.socket(&self.id).await?);
            player.record.clear();
            player.hear("snapshot").await?;
        }
        Ok(())
    }

    pub(super) fn disconnect(&mut self) {
        for player in &mut self.seats {
            player.socket = None;
        }
    }

    /// Its two sockets.
    pub(super) fn into_sockets(self) -> anyhow::Result<[Socket; 2]> {
        let [first, second] = self.seats.map(|player| player.socket.context("nobody is connected"));
        Ok([first?, second?])
    }

    /// Who has to act.
    pub(super) fn asked(&self) -> Option<usize> {
        self.seats.iter().position(|player| !player.legal.is_empty())
    }
}

impl Player {
    /// Plays any legal action.
    pub(super) async fn act(&mut self, rng: &mut engine::Rng) -> anyhow::Result<()> {
        let action = rng.pick(&self.legal);
        let act = json!({"type": "act", "action": action, "at": self.at, "id": "a"}).to_string();
        let socket = self.socket.as_mut().context("nobody is connected")?;
        Ok(socket.send(Message::text(act)).await?)
    }

    /// Listens until a message of a kind has arrived.
    pub(super) async fn hear(&mut self, wanted: &str) -> anyhow::Result<()> {
        let socket = self.socket.as_mut().context("nobody is connected")?;
        loop {
            let message = socket.next().await.context("the socket closed")??;
            let Message::Text(text) = message else { continue };
            let heard: Heard = serde_json::from_str(&text)?;
            if heard.kind == "refused" || heard.kind == "gone" {
                bail!("{}: {}", heard.kind, heard.message.unwrap_or_default());
            }
            if heard.kind != wanted {
                continue;
            }
            for entry in heard.record {
                // A withheld entry is sent again when it is revealed.
                let place = entry.n.min(self.record.len());
                self.record.splice(place..(place + 1).min(self.record.len()), [entry]);
            }
            let position = heard.position.context("a message without a position")?;
            (self.at, self.legal) = (position.at, position.legal);
            return Ok(());
        }
    }
}

/// The version and the legal actions in a message.
pub(super) fn look(text: &str) -> anyhow::Result<(u64, Vec<String>)> {
    let heard: Heard = serde_json::from_str(text)?;
    let position = heard.position.context("a message without a position")?;
    Ok((position.at, position.legal))
}

/// How many of the entries sent to somebody differ from what the server says now.
pub(super) fn lost(told: &[Entry], now: &[Entry]) -> usize {
    let kept = |old: &Entry, new: &Entry| {
        old.n == new.n && old.actor == new.actor && (old.text == new.text || old.text == play::WITHHELD)
    };
    let is_lost = |(number, old): &(usize, &Entry)| now.get(*number).is_none_or(|new| !kept(old, new));
    told.iter().enumerate().filter(is_lost).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(n: usize, text: &str) -> Entry {
        Entry { n, actor: "p1".to_owned(), text: text.to_owned() }
    }

    #[test]
    fn a_missing_or_different_entry_counts_as_lost() {
        let told = [entry(0, "bid 1"), entry(1, "?"), entry(2, "pass")];
        assert_eq!(lost(&told, &told), 0);
        assert_eq!(lost(&told, &[entry(0, "bid 1"), entry(1, "bid 2"), entry(2, "pass"), entry(3, "x")]), 0);
        assert_eq!(lost(&told, &told[..1]), 2);
        assert_eq!(lost(&told, &[entry(0, "bid 2"), entry(1, "?"), entry(2, "pass")]), 1);
    }
}
