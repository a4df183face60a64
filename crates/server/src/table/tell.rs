//! Sending sockets what they may know.

use engine::Viewer;
use keeper::wire;
use protocol::{ChatLine, FromServer, Problem, Snapshot, Status};
use shelf::Stop;
use tokio::sync::mpsc;
use tokio_tungstenite::tungstenite::Utf8Bytes;

use super::{
    Connected, Farewell, Live, Out, Seen, Who,
    out::{Client, gone},
    snapshot::Eyes,
};
use crate::{
    refusal::Refusal,
    store::ChatRow,
    work::{Aside, Kind},
};

/// How many lines of chat new arrivals see.
const CHAT: usize = 50;

impl Live {
    pub(super) async fn connect(
        &mut self,
        who: Who,
        since: u32,
        seen: Option<Box<Seen>>,
        out: mpsc::Sender<Out>,
    ) -> Result<Connected, Refusal> {
        self.catch_up_with_others().await?;
        if who.key.is_some() {
            self.own_seat(&who)?;
        }
        let viewer = self.viewer_of(&who);
        // If something has happened since they looked, they look again.
        let seen = seen.filter(|seen| seen.viewer == viewer && seen.snapshot.position.at == self.version);
        if seen.is_none()
            && let Some(look) = self.copy_for(&who, None, None, since).await?
        {
            return Ok(Connected::Look(Box::new(look)));
        }
        let number = self.next_client;
        self.next_client += 1;
        self.clients.push(Client { number, who: who.clone(), viewer, out });
        let text = match self.written_snapshot(&who, since, seen).await {
            Ok(text) => text,
            Err(refusal) => {
                self.clients.retain(|client| client.number != number);
                return Err(refusal);
            }
        };
        self.send_text(number, &text);
        if viewer != Viewer::Spectator || self.is_small() {
            self.tell_table_but(Some(number));
        }
        Ok(Connected::Client(number))
    }

    /// The position and how it came about. In a long game, writing that takes a while too.
    async fn written_snapshot(
        &mut self,
        who: &Who,
        since: u32,
        seen: Option<Box<Seen>>,
    ) -> Result<Utf8Bytes, Refusal> {
        let snapshot = match seen {
            Some(seen) => Snapshot { table: self.info(who), ..seen.snapshot },
            None => self.snapshot(who, None, None, since).await?,
        };
        let owner = self.owner();
        let write = move |_: &Aside, _: &Stop| written(&FromServer::Snapshot(snapshot));
        self.shared.work.run(Kind::Table, &owner, &self.id, write).await
    }

    pub(super) fn disconnect(&mut self, number: u64) {
        let Some(place) = self.clients.iter().position(|client| client.number == number) else { return };
        let gone = self.clients.swap_remove(place);
        self.clients.shrink_to_fit();
        if gone.viewer != Viewer::Spectator || self.is_small() {
            self.tell_table();
        }
    }

    /// Whether there are so few people that everybody gets a message for every spectator who comes or goes.
    /// (In a crowd that would be too many messages.)
    fn is_small(&self) -> bool {
        self.clients.len() <= 20
    }

    /// Sends something to one socket.
    pub(super) fn send(&mut self, number: u64, message: &FromServer) {
        self.send_text(number, &written(message));
    }

    fn send_text(&mut self, number: u64, text: &Utf8Bytes) {
        deliver(&mut self.clients, &self.shared.metrics, |client| {
            (client.number == number).then(|| text.clone())
        });
    }

    /// Sends everybody what is new to them.
    pub(super) fn tell_news(&mut self) {
        // The message has the clocks of the new question.
        self.start_clocks();
        let viewers = self.viewers();
        let messages: Vec<(Viewer, Utf8Bytes)> = viewers
            .into_iter()
            .filter_map(|viewer| {
                let game = self.game.as_ref()?;
                let (record, events) = game.news(viewer);
                let view = game.table.view_json(viewer);
                let text = wire::update(&self.bare_position(viewer)?, view, &events, &record);
                Some((viewer, text.into()))
            })
            .collect();
        if let Some(game) = &mut self.game {
            game.told();
        }
        deliver(&mut self.clients, &self.shared.metrics, |client| for_viewer(&messages, client.viewer));
    }

    /// Sends everybody the whole position, because entries from `since` on were taken back.
    pub(super) fn tell_snapshot(&mut self, since: u32) {
        let (watching, happened) = (self.watching(), self.happened(since));
        let texts = self.one_text_each(|live, eyes| {
            let snapshot = live.snapshot_now(eyes, since, &happened, watching)?;
            Some(written(&FromServer::Snapshot(snapshot)))
        });
        if let Some(game) = &mut self.game {
            game.told();
        }
        self.deliver_each(texts);
    }

    /// Sends everybody who sits where and the table's status.
    pub(super) fn tell_table(&mut self) {
        self.tell_table_but(None);
    }

    fn tell_table_but(&mut self, but: Option<u64>) {
        let watching = self.watching();
        let mut texts = self.one_text_each(|live, eyes| {
            Some(written(&FromServer::Table { table: live.info_for(eyes, watching) }))
        });
        for (client, text) in self.clients.iter().zip(&mut texts) {
            if Some(client.number) == but {
                *text = None;
            }
        }
        self.deliver_each(texts);
    }

    /// A text for every client, in order. It is written once for all who see the same.
    fn one_text_each(&self, write: impl Fn(&Live, Eyes) -> Option<Utf8Bytes>) -> Vec<Option<Utf8Bytes>> {
        let mut texts: Vec<(Eyes, Option<Utf8Bytes>)> = Vec::new();
        let text = |client: &Client| {
            let eyes = self.eyes_of(&client.who);
            if let Some((_, text)) = texts.iter().find(|(other, _)| *other == eyes) {
                return text.clone();
            }
            let text = write(self, eyes);
            texts.push((eyes, text.clone()));
            text
        };
        self.clients.iter().map(text).collect()
    }

    fn deliver_each(&mut self, texts: Vec<Option<Utf8Bytes>>) {
        let mut texts = texts.into_iter();
        deliver(&mut self.clients, &self.shared.metrics, |_| texts.next().flatten());
    }

    pub(super) fn tell_chat(&mut self, n: u32) {
        let Some(line) = self.chat.iter().find(|line| line.n == n) else { return };
        let text = written(&FromServer::Chat(line.clone()));
        deliver(&mut self.clients, &self.shared.metrics, |_| Some(text.clone()));
    }

    pub(super) fn remember_chat(&mut self, rows: Vec<ChatRow>) {
        self.chat.extend(rows.into_iter().map(|row| ChatLine {
            n: row.n as u32,
            at: row.at,
            name: row.name,
            seat: row.seat,
            text: row.text,
        }));
        while self.chat.len() > CHAT {
            self.chat.pop_front();
        }
    }

    /// Seats changed hands: from now on everybody sees their new seat's view, and sockets whose key no longer
    /// works are closed.
    pub(super) async fn seats_changed(&mut self) {
        let mut clients = std::mem::take(&mut self.clients);
        let is_out = |client: &mut Client| {
            client.who.key.is_some() && self.viewer_of(&client.who) == Viewer::Spectator
        };
        let mut expelled: Vec<Client> = clients.extract_if(.., is_out).collect();
        let mut moved = Vec::new();
        for client in &mut clients {
            let viewer = self.viewer_of(&client.who);
            if viewer != client.viewer {
                client.viewer = viewer;
                moved.push((client.number, client.who.clone()));
            }
        }
        self.clients = clients;
        gone(&mut expelled, Farewell::Seat);
        for (number, who) in moved {
            if let Ok(text) = self.written_snapshot(&who, 0, None).await {
                self.send_text(number, &text);
            }
        }
    }

    /// Closes the sockets of sessions that have ended.
    pub(super) fn sign_out(&mut self, is_over: impl Fn(&str, &str) -> bool) {
        let over = |client: &mut Client| match (&client.who.person, &client.who.session) {
            (Some(person), Some(session)) => is_over(&person.id, session),
            _ => false,
        };
        let mut expelled: Vec<Client> = self.clients.extract_if(.., over).collect();
        if !expelled.is_empty() {
            gone(&mut expelled, Farewell::SignedOut);
            self.tell_table();
        }
    }

    /// Closes the sockets of sessions that ended without our knowing.
    pub(super) async fn check_sessions(&mut self) {
        let mut over = Vec::new();
        for session in self.clients.iter().filter_map(|client| client.who.session.clone()) {
            if matches!(self.shared.store.has_session(&session).await, Ok(false)) {
                over.push(session);
            }
        }
        self.sign_out(|_, session| over.iter().any(|ended| ended == session));
    }

    /// The different viewers of the table.
    fn viewers(&self) -> Vec<Viewer> {
        let mut viewers: Vec<Viewer> = Vec::new();
        for client in &self.clients {
            if !viewers.contains(&client.viewer) {
                viewers.push(client.viewer);
            }
        }
        viewers
    }

    /// Whether anybody can act at the table.
    pub(super) fn is_live(&self) -> bool {
        self.status == Status::Playing
    }
}

fn for_viewer(messages: &[(Viewer, Utf8Bytes)], viewer: Viewer) -> Option<Utf8Bytes> {
    messages.iter().find(|(other, _)| *other == viewer).map(|(_, text)| text.clone())
}

/// Passes messages to sockets. A socket that does not read is dropped: nothing waits for a slow reader.
fn deliver(
    clients: &mut Vec<Client>,
    metrics: &crate::metrics::Metrics,
    mut message: impl FnMut(&Client) -> Option<Utf8Bytes>,
) {
    clients.retain(|client| {
        let Some(text) = message(client) else { return true };
        let kept = client.out.try_send(Out::Text(text)).is_ok();
        if !kept {
            metrics.slow.add(1);
        }
        kept
    });
}

pub(crate) fn refused(id: String, refusal: Refusal) -> FromServer {
    let Problem { code, message, details: _, reason, values, why, number } = refusal.problem;
    FromServer::Refused { id, code, message, reason, values, why, number }
}

pub(crate) fn written(message: &FromServer) -> Utf8Bytes {
    serde_json::to_string(message).expect("messages are plain data").into()
}
