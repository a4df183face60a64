//! A table's task.

use std::{collections::BTreeMap, sync::Arc, time::Duration};

use keeper::{Joined, Keeper, Seen};
use tokio::{
    sync::{mpsc, watch},
    time::Instant,
};

use super::{
    Connected, Farewell, Msg, Out, Shared, Who,
    host::{Here, Socket},
};
use crate::{
    refusal::{Reason, Refusal},
    time::tick,
    work::Owner,
};

pub(crate) struct Live {
    keeper: Keeper<Here>,
    next_client: u64,
    touched: Instant,
}

/// A table without sockets is dropped after this time, and an idle game leaves memory.
const REST: Duration = Duration::from_secs(20);

impl Live {
    /// Reads a table from the store.
    pub(crate) async fn read(
        shared: Arc<Shared>,
        id: &str,
        inbox: mpsc::WeakSender<Box<Msg>>,
        news: watch::Sender<u32>,
    ) -> Result<Live, Refusal> {
        let row = shared.store.table(id).await?.ok_or_else(no_such_table)?;
        let (_, secret) = shared.store.read(&row)?;
        let game_box = shared.boxes.boxes().find(|game| game.id == row.box_id).ok_or_else(|| {
            Refusal::missing(format!("this server does not have this table's box `{}`", row.box_id))
        })?;
        let here = Here {
            id: id.to_owned(),
            shared,
            inbox,
            news,
            sender: None,
            sockets: BTreeMap::new(),
            thinking: Default::default(),
        };
        let saved = here.saved_as(&row, 0).await?;
        let keeper = Keeper::read(here, id, game_box, secret, saved)?;
        Ok(Live { keeper, next_client: 1, touched: Instant::now() })
    }

    /// Handles messages until nobody needs the table any more and `let_go` has forgotten it. Says why if the table is
    /// gone.
    pub(crate) async fn run(
        mut self,
        messages: &mut mpsc::Receiver<Box<Msg>>,
        let_go: impl Fn(&mut mpsc::Receiver<Box<Msg>>) -> bool,
    ) -> Result<(), Refusal> {
        // Rare work is boxed while it runs, so that a silent table stays small.
        Box::pin(self.keeper.wake()).await;
        loop {
            let wake = self.next_wake();
            tokio::select! {
                message = messages.recv() => match message.map(|message| *message) {
                    None => return Ok(()),
                    Some(Msg::Stop { reply }) => {
                        self.keeper.close_all(Farewell::ShuttingDown);
                        let _ = reply.send(());
                        return Ok(());
                    }
                    Some(message) => Box::pin(self.take(message)).await,
                },
                () = tokio::time::sleep_until(wake) => {
                    Box::pin(self.keeper.rang()).await;
                    Box::pin(self.keep_open()).await;
                    if self.is_resting() {
                        self.keeper.rest();
                        if !self.keeper.has_clients() && let_go(messages) {
                            return Ok(());
                        }
                    }
                }
            }
            if self.keeper.is_gone() {
                return Err(no_such_table());
            }
        }
    }

    async fn take(&mut self, message: Msg) {
        self.touched = Instant::now();
        self.keeper.host.sender = self.sender(&message);
        match message {
            Msg::Connect { who, since, seen, out, reply } => {
                let answer = self.connect(who, since, seen, out).await;
                // Somebody who went away while connecting has no socket that could close.
                if let Err(Ok(Connected::Client(client))) = reply.send(answer) {
                    self.disconnect(client);
                }
            }
            Msg::Disconnect { client } => self.disconnect(client),
            Msg::Said { client, message } => self.keeper.said(client, message).await,
            Msg::Ask { who, ask, reply } => {
                let answer = self.keeper.ask(&who.asks(), ask).await;
                let _ = reply.send(answer.map_err(Refusal::from));
            }
            Msg::Look { who, at, seat, since, reply } => {
                let looked = self.keeper.look(&who.asks(), at, seat.as_deref(), since).await;
                let _ = reply.send(looked.map_err(Refusal::from));
            }
            Msg::BotAnswer { seat, at, thought } => self.keeper.thought(seat, at, thought).await,
            Msg::Changed => self.keeper.changed().await,
            Msg::Recheck => {
                self.keeper.changed().await;
                self.check_sessions().await;
            }
            Msg::SignedOut(ended) => self.sign_out(|person, session| ended.covers(person, session)),
            Msg::Stop { .. } => unreachable!("the loop takes it"),
        }
        self.keeper.host.sender = None;
    }

    /// Who has sent a message, and so has to wait their turn for what it takes. Nobody, if the table goes on by itself.
    fn sender(&self, message: &Msg) -> Option<Owner> {
        match message {
            Msg::Ask { who, .. } | Msg::Look { who, .. } | Msg::Connect { who, .. } => who.owner(),
            Msg::Said { client, .. } => self.keeper.host.sockets.get(client)?.who.owner(),
            _ => None,
        }
    }

    async fn connect(
        &mut self,
        who: Who,
        since: u32,
        seen: Option<Box<Seen>>,
        out: mpsc::Sender<Out>,
    ) -> Result<Connected, Refusal> {
        let number = self.next_client;
        let asks = who.asks();
        self.keeper.host.sockets.insert(number, Socket { who, out });
        match self.keeper.join(number, asks, since, seen).await {
            Ok(Joined::Yes) => {
                self.next_client += 1;
                Ok(Connected::Client(number))
            }
            Ok(Joined::Look(look)) => {
                self.keeper.host.sockets.remove(&number);
                Ok(Connected::Look(look))
            }
            Err(refusal) => {
                self.keeper.host.sockets.remove(&number);
                Err(refusal.into())
            }
        }
    }

    fn disconnect(&mut self, client: u64) {
        self.keeper.host.sockets.remove(&client);
        self.keeper.part(client);
    }

    fn next_wake(&self) -> Instant {
        let now = Instant::now();
        let rest = self.touched + REST;
        // A table that cannot rest yet, or already rests, is checked again later, not in a busy loop.
        let rest = if rest > now { rest } else { now + REST * 3 };
        let alarm = self.keeper.alarm().map(|at| now + Duration::from_millis((at - tick()).max(0) as u64));
        alarm.map_or(rest, |alarm| alarm.min(rest))
    }

    fn is_resting(&self) -> bool {
        self.touched.elapsed() >= REST && self.keeper.is_idle()
    }

    /// Notes that somebody who belongs to an open table is still there, so that it does not expire.
    async fn keep_open(&mut self) {
        if self.keeper.is_visited() {
            // If the store does not answer, there is time to try again.
            let _ = self.keeper.host.shared.store.visited(&self.keeper.host.id).await;
        }
    }

    /// Closes the sockets of sessions that have ended.
    fn sign_out(&mut self, is_over: impl Fn(&str, &str) -> bool) {
        let over = |(&number, socket): (&u64, &Socket)| match (&socket.who.person, &socket.who.session) {
            (Some(person), Some(session)) if is_over(&person.id, session) => Some(number),
            _ => None,
        };
        let over: Vec<u64> = self.keeper.host.sockets.iter().filter_map(over).collect();
        self.keeper.expel(&over, Farewell::SignedOut);
    }

    /// Closes the sockets of sessions that ended without our knowing.
    async fn check_sessions(&mut self) {
        let mut over = Vec::new();
        let sockets = self.keeper.host.sockets.values();
        for session in sockets.filter_map(|socket| socket.who.session.clone()).collect::<Vec<_>>() {
            if matches!(self.keeper.host.shared.store.has_session(&session).await, Ok(false)) {
                over.push(session);
            }
        }
        self.sign_out(|_, session| over.iter().any(|ended| ended == session));
    }
}

fn no_such_table() -> Refusal {
    Refusal::new(Reason::NoSuchTable, "there is no such table; check the link")
}

#[cfg(test)]
mod tests {
    use axum::Router;
    use serde_json::{Value, json};

    use super::*;
    use crate::{
        Server, Settings, Store,
        asking::{ask, guest},
        time,
    };

    /// A game of one person against a bot with this many seconds for each decision.
    async fn game(router: &Router, cookie: &str, seconds: u32) -> String {
        let create = json!({"box": "burgundy", "seats": [{"kind": "me"}, {"kind": "open"}],
            "clock": {"per_move_s": seconds, "reserve_s": 0}, "out_of_time": "end"});
        let (_, _, sat) = ask(router, cookie, "POST", "/api/tables", create).await;
        let table = sat["table"]["id"].as_str().expect("a table").to_owned();
        let other = guest(router, "Ben").await;
        ask(router, &other, "POST", &format!("/api/tables/{table}/sit"), json!({})).await;
        ask(router, cookie, "POST", &format!("/api/tables/{table}/start"), json!({})).await;
        table
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn changing_the_system_time_neither_ends_a_game_nor_saves_one() {
        let store = Store::in_memory().await.expect("memory");
        let router = Server::new(store, boxes::BOXES, Settings::default()).router();
        let cookie = guest(&router, "Ann").await;
        let (long, short) = (game(&router, &cookie, 3600).await, game(&router, &cookie, 2).await);
        let status = async |table: &str| {
            let (_, _, info) =
                ask(&router, &cookie, "GET", &format!("/api/tables/{table}"), Value::Null).await;
            info["status"].clone()
        };
        time::tests::jump(2 * 3_600_000);
        assert_eq!(status(&long).await, "playing");
        // The table checks its clock when it gets a message.
        let chat = json!({"text": "hello"});
        ask(&router, &cookie, "POST", &format!("/api/tables/{long}/chat"), chat.clone()).await;
        tokio::time::sleep(Duration::from_millis(300)).await;
        assert_eq!(status(&long).await, "playing");
        time::tests::jump(-4 * 3_600_000);
        ask(&router, &cookie, "POST", &format!("/api/tables/{short}/chat"), chat).await;
        for _ in 0..600 {
            if status(&short).await == "over" {
                return;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        panic!("the short clock never ran out");
    }
}
