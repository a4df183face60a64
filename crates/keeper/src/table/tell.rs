//! Sending sockets what they may know.

use engine::Viewer;
use protocol::{ChatLine, FromServer, Problem, Snapshot};

use super::{
    Keeper,
    look::{Look, Seen},
    out::{Client, Farewell},
    request::Who,
    snapshot::Eyes,
};
use crate::{Host, Refusal, wire};

/// How many lines of chat new arrivals see.
const CHAT: usize = 50;

/// Whether somebody hears what happens from now on.
pub enum Joined {
    Yes,
    /// Somebody who does not play here looks for themselves first, and then joins with what they saw.
    Look(Box<Look>),
}

impl<H: Host> Keeper<H> {
    /// Somebody wants to hear what happens, from an entry on. The host gives them a number of their own. Somebody who does
    /// not play here comes with what they have seen already.
    pub async fn join(
        &mut self,
        number: u64,
        who: Who,
        since: u32,
        seen: Option<Box<Seen>>,
    ) -> Result<Joined, Refusal> {
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
            return Ok(Joined::Look(Box::new(look)));
        }
        self.clients.push(Client { number, who: who.clone(), viewer });
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
        Ok(Joined::Yes)
    }

    /// The position and how it came about. In a long game, writing that takes a while too.
    async fn written_snapshot(
        &mut self,
        who: &Who,
        since: u32,
        seen: Option<Box<Seen>>,
    ) -> Result<H::Text, Refusal> {
        let snapshot = match seen {
            Some(seen) => Snapshot { table: self.info(who), ..seen.snapshot },
            None => self.snapshot(who, None, None, since).await?,
        };
        let write = move |_: &crate::Aside| written(&FromServer::Snapshot(snapshot));
        let json = self.host.aside(&self.doc.host.id, write).await?;
        Ok(self.host.text(json))
    }

    /// Somebody hears no more.
    pub fn part(&mut self, number: u64) {
        let Some(place) = self.clients.iter().position(|client| client.number == number) else { return };
        let gone = self.clients.swap_remove(place);
        self.clients.shrink_to_fit();
        if gone.viewer != Viewer::Spectator || self.is_small() {
            self.tell_table();
        }
    }

    /// These clients hear no more, because of something that the host knows.
    pub fn expel(&mut self, numbers: &[u64], why: Farewell) {
        let expelled = self.clients.extract_if(.., |client| numbers.contains(&client.number)).count();
        if expelled > 0 {
            for &number in numbers {
                self.host.close(number, why);
            }
            self.tell_table();
        }
    }

    /// Nobody hears anything more.
    pub fn close_all(&mut self, why: Farewell) {
        for client in self.clients.drain(..) {
            self.host.close(client.number, why);
        }
    }

    /// Whether anybody listens.
    pub fn has_clients(&self) -> bool {
        !self.clients.is_empty()
    }

    /// Whether there are so few people that everybody gets a message for every spectator who comes or goes.
    /// (In a crowd that would be too many messages.)
    fn is_small(&self) -> bool {
        self.clients.len() <= 20
    }

    /// Sends something to one socket.
    pub(super) fn send(&mut self, number: u64, message: &FromServer) {
        let text = self.host.text(written(message));
        self.send_text(number, &text);
    }

    fn send_text(&mut self, number: u64, text: &H::Text) {
        self.deliver(|client| (client.number == number).then(|| text.clone()));
    }

    /// Sends everybody what is new to them.
    pub(super) fn tell_news(&mut self) {
        // The message has the clocks of the new question.
        self.start_clocks();
        let viewers = self.viewers();
        let messages: Vec<(Viewer, H::Text)> = viewers
            .into_iter()
            .filter_map(|viewer| {
                let game = self.game.as_ref()?;
                let (record, events) = game.news(viewer);
                let view = game.table.view_json(viewer);
                let text = wire::update(&self.bare_position(viewer)?, view, &events, &record);
                Some((viewer, self.host.text(text)))
            })
            .collect();
        if let Some(game) = &mut self.game {
            game.told();
        }
        self.deliver(|client| for_viewer(&messages, client.viewer));
    }

    /// Sends everybody the whole position, because entries from `since` on were taken back.
    pub(super) fn tell_snapshot(&mut self, since: u32) {
        let (watching, happened) = (self.watching(), self.happened(since));
        let texts = self.one_text_each(|live, eyes| {
            let snapshot = live.snapshot_now(eyes, since, &happened, watching)?;
            Some(live.host.text(written(&FromServer::Snapshot(snapshot))))
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
            Some(live.host.text(written(&FromServer::Table { table: live.info_for(eyes, watching) })))
        });
        for (client, text) in self.clients.iter().zip(&mut texts) {
            if Some(client.number) == but {
                *text = None;
            }
        }
        self.deliver_each(texts);
    }

    /// A text for every client, in order. It is written once for all who see the same.
    fn one_text_each(&self, write: impl Fn(&Self, Eyes) -> Option<H::Text>) -> Vec<Option<H::Text>> {
        let mut texts: Vec<(Eyes, Option<H::Text>)> = Vec::new();
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

    /// Passes messages on. Who does not read them is dropped: nothing waits for a slow reader.
    fn deliver(&mut self, mut message: impl FnMut(&Client) -> Option<H::Text>) {
        let host = &mut self.host;
        self.clients.retain(|client| message(client).is_none_or(|text| host.tell(client.number, &text)));
    }

    fn deliver_each(&mut self, texts: Vec<Option<H::Text>>) {
        let mut texts = texts.into_iter();
        self.deliver(|_| texts.next().flatten());
    }

    pub(super) fn tell_chat(&mut self, n: u32) {
        let Some(line) = self.chat.iter().find(|line| line.n == n) else { return };
        let text = self.host.text(written(&FromServer::Chat(line.clone())));
        self.deliver(|_| Some(text.clone()));
    }

    pub(super) fn remember_chat(&mut self, lines: Vec<ChatLine>) {
        self.chat.extend(lines);
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
        let expelled: Vec<Client> = clients.extract_if(.., is_out).collect();
        let mut moved = Vec::new();
        for client in &mut clients {
            let viewer = self.viewer_of(&client.who);
            if viewer != client.viewer {
                client.viewer = viewer;
                moved.push((client.number, client.who.clone()));
            }
        }
        self.clients = clients;
        for client in expelled {
            self.host.close(client.number, Farewell::Seat);
        }
        for (number, who) in moved {
            if let Ok(text) = self.written_snapshot(&who, 0, None).await {
                self.send_text(number, &text);
            }
        }
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
}

fn for_viewer<T: Clone>(messages: &[(Viewer, T)], viewer: Viewer) -> Option<T> {
    messages.iter().find(|(other, _)| *other == viewer).map(|(_, text)| text.clone())
}

pub fn refused(id: String, refusal: Refusal) -> FromServer {
    let Problem { code, message, details: _, reason, values, why, number } = refusal.problem;
    FromServer::Refused { id, code, message, reason, values, why, number }
}

pub fn written(message: &FromServer) -> String {
    serde_json::to_string(message).expect("messages are plain data")
}
