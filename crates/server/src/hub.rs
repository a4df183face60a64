//! The live tables of this process.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use engine::Seat;
use keeper::{Look, Seen};
use tokio::{
    sync::{mpsc, oneshot, watch},
    time::{Instant, timeout_at},
};

use crate::{
    alarm::STORING,
    polls::Task,
    refusal::{Reason, Refusal},
    store::{BEAT, Ended, News, TableRow},
    table::{Answer, Ask, Connected, Live, Msg, Out, Shared, Who},
    time::now,
    work::{Gate, Kind, Turn},
};

/// Open tables that nobody needs are looked for once in this many beats.
const SWEEP: u32 = 60;
/// How many messages may wait at one table. If it is full, the sender waits.
const INBOX: usize = 64;
/// How many requests that only look at tables each address has under way, and how many more may wait.
const LOOKS: usize = 4;
const LOOKS_WAITING: usize = 256;

#[derive(Clone)]
struct Handle {
    /// Boxed, because a channel has room for 32 messages and most tables are silent.
    inbox: mpsc::Sender<Box<Msg>>,
    news: watch::Receiver<u32>,
}

pub(crate) struct Hub {
    pub(crate) shared: Arc<Shared>,
    /// `None` once the server stops.
    tables: Mutex<Option<HashMap<String, Handle>>>,
    /// Who looks at tables.
    looks: Arc<Gate>,
}

impl Hub {
    pub(crate) fn new(shared: Arc<Shared>) -> Arc<Hub> {
        let (tables, looks) = (Mutex::new(Some(HashMap::new())), Gate::new(LOOKS, LOOKS_WAITING));
        Arc::new(Hub { shared, tables, looks })
    }

    fn tables(&self) -> std::sync::MutexGuard<'_, Option<HashMap<String, Handle>>> {
        // The map is consistent between any two statements, even if a thread panicked.
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The table's task, started if necessary.
    fn handle(self: &Arc<Hub>, id: &str) -> Result<Handle, Refusal> {
        let mut tables = self.tables();
        let tables = tables.as_mut().ok_or_else(Refusal::shutting_down)?;
        if let Some(handle) = tables.get(id)
            && !handle.inbox.is_closed()
        {
            return Ok(handle.clone());
        }
        let (inbox, mut messages) = mpsc::channel(INBOX);
        let (sender, news) = watch::channel(0);
        let weak = inbox.downgrade();
        let handle = Handle { inbox, news };
        tables.insert(id.to_owned(), handle.clone());
        let (hub, id) = (Arc::clone(self), id.to_owned());
        let polls = Arc::clone(&self.shared.settings.polls);
        tokio::spawn(polls.watch(Task::Table, async move {
            hub.shared.metrics.live_tables.add(1);
            let ended = match Box::pin(Live::read(Arc::clone(&hub.shared), &id, weak, sender)).await {
                Ok(live) => live.run(&mut messages, |messages| hub.let_go(&id, messages)).await,
                Err(refusal) => Err(refusal),
            };
            if let Err(refusal) = ended {
                hub.refuse_all(&id, messages, &refusal).await;
            }
            hub.shared.metrics.live_tables.add(-1);
        }));
        Ok(handle)
    }

    /// The table cannot be read, or is gone. Everybody who asks gets the reason.
    async fn refuse_all(&self, id: &str, mut messages: mpsc::Receiver<Box<Msg>>, refusal: &Refusal) {
        while !self.let_go(id, &mut messages) {
            match messages.recv().await.map(|message| *message) {
                Some(Msg::Connect { reply, .. }) => drop(reply.send(Err(refusal.clone()))),
                Some(Msg::Ask { reply, .. }) => drop(reply.send(Err(refusal.clone()))),
                Some(Msg::Look { reply, .. }) => drop(reply.send(Err(refusal.clone()))),
                Some(_) => {}
                None => return,
            }
        }
    }

    /// Forgets a table unless somebody has sent it a message in the meantime.
    fn let_go(&self, id: &str, messages: &mut mpsc::Receiver<Box<Msg>>) -> bool {
        let mut tables = self.tables();
        if !messages.is_empty() {
            return false;
        }
        // Under the lock nobody can find the table any more, and anybody who already has will look it up
        // again.
        messages.close();
        if let Some(tables) = tables.as_mut() {
            tables.remove(id);
        }
        messages.is_empty()
    }

    /// Sends a message to a table, and tries again if the table was dropped just then.
    pub(crate) async fn send(self: &Arc<Hub>, id: &str, message: Msg) -> Result<(), Refusal> {
        let mut message = Box::new(message);
        loop {
            let handle = self.handle(id)?;
            match handle.inbox.send(message).await {
                Ok(()) => return Ok(()),
                Err(mpsc::error::SendError(back)) => message = back,
            }
            tokio::task::yield_now().await;
        }
    }

    /// Waits until somebody may look at a table. Those who play need not wait for those who look.
    async fn turn_to_look(&self, who: &Who) -> Result<Option<Turn>, Refusal> {
        match who.from {
            Some(address) => self.looks.turn(address).await.map(Some),
            None => Ok(None),
        }
    }

    /// Connects a socket. Returns its number.
    pub(crate) async fn connect(
        self: &Arc<Hub>,
        id: &str,
        who: &Who,
        since: u32,
        out: mpsc::Sender<Out>,
    ) -> Result<u64, Refusal> {
        let _turn = self.turn_to_look(who).await?;
        let mut seen = None;
        for _ in 0..8 {
            let (reply, answer) = oneshot::channel();
            let (asks, out) = (who.clone(), out.clone());
            self.send(id, Msg::Connect { who: asks, since, seen: seen.take(), out, reply }).await?;
            match answer.await.map_err(|_| Refusal::shutting_down())?? {
                Connected::Client(client) => return Ok(client),
                Connected::Look(look) => seen = Some(Box::new(self.see(who, *look).await?)),
            }
        }
        Err(Refusal::new(Reason::Busy, "too much is happening at this table at the same time; try again"))
    }

    pub(crate) async fn ask(self: &Arc<Hub>, id: &str, who: &Who, ask: Ask) -> Result<Answer, Refusal> {
        let _turn = if ask.is_look() { self.turn_to_look(who).await? } else { None };
        if let Ask::Snapshot { at, seat, since } = &ask
            && let Some(look) = self.look(id, who, (*at, seat.as_ref(), *since)).await?
        {
            return Ok(Answer::Snapshot(self.see(who, look).await?.snapshot));
        }
        self.ask_table(id, |reply| Msg::Ask { who: who.clone(), ask: ask.clone(), reply }).await
    }

    /// What somebody who does not play at a table sees of it, as a copy.
    async fn look(
        self: &Arc<Hub>,
        id: &str,
        who: &Who,
        (at, seat, since): (Option<u32>, Option<&String>, u32),
    ) -> Result<Option<Look>, Refusal> {
        self.ask_table(id, |reply| Msg::Look { who: who.clone(), at, seat: seat.cloned(), since, reply })
            .await
    }

    /// Works out what somebody sees, for whoever looks.
    async fn see(&self, who: &Who, look: Look) -> Result<Seen, Refusal> {
        let (work, table) = (&self.shared.work, look.table().to_owned());
        // The server itself looks for nobody in particular.
        let owner = who.owner().unwrap_or_else(|| work.owner(&table));
        Ok(work.run(Kind::Look, &owner, &table, move |aside, _| look.see(aside)).await??)
    }

    async fn ask_table<T>(
        self: &Arc<Hub>,
        id: &str,
        message: impl Fn(oneshot::Sender<Result<T, Refusal>>) -> Msg,
    ) -> Result<T, Refusal> {
        for _ in 0..3 {
            let (reply, answer) = oneshot::channel();
            self.send(id, message(reply)).await?;
            if let Ok(answer) = answer.await {
                return answer;
            }
        }
        Err(Refusal::new(Reason::Busy, "the table did not answer; try again"))
    }

    /// Waits until a table's version is above `version`.
    pub(crate) async fn wait(self: &Arc<Hub>, id: &str, version: u32) -> Result<(), Refusal> {
        let mut news = self.handle(id)?.news;
        // If the table is dropped in the meantime, the caller looks again.
        let _ = news.wait_for(|&at| at > version).await;
        Ok(())
    }

    /// Another process has sent something.
    pub(crate) fn heard(&self, news: News<'_>) {
        match news {
            News::Table(id) => {
                let handle = self.tables().as_ref().and_then(|tables| tables.get(id).cloned());
                if let Some(handle) = handle {
                    post(&handle, Msg::Changed);
                }
            }
            News::Ended(ended) => self.signed_out(&ended),
            News::Anything => self.post_all(|| Msg::Recheck),
        }
    }

    /// Sends a message to every live table.
    fn post_all(&self, message: impl Fn() -> Msg) {
        let handles: Vec<Handle> =
            self.tables().as_ref().map_or_else(Vec::new, |tables| tables.values().cloned().collect());
        for handle in handles {
            post(&handle, message());
        }
    }

    /// Wakes the tables that need no person to continue: this process's own, and orphans.
    pub(crate) async fn wake(self: &Arc<Hub>) -> anyhow::Result<()> {
        let store = &self.shared.store;
        store.fill_skeletons().await?;
        let rows = if store.is_shared() {
            store.beat().await.map_err(anyhow::Error::msg)?;
            store.adopt().await?
        } else {
            store.tables_in_play().await?
        };
        for row in &rows {
            self.wake_one(row);
        }
        Ok(())
    }

    /// Wakes a table if a bot has to act or a clock is running.
    fn wake_one(self: &Arc<Hub>, row: &TableRow) {
        // The log names a table that cannot be read. All others continue.
        let Ok((doc, _)) = self.shared.store.read(row) else { return };
        let mut waiting = row.waiting.split_whitespace().filter_map(|seat| seat.parse::<Seat>().ok());
        let is_bot = |seat: Seat| doc.chairs.get(seat.index()).is_some_and(|chair| chair.bot().is_some());
        if doc.clock.is_some() || waiting.any(is_bot) {
            let _ = self.handle(&row.id);
        }
    }

    /// Looks after the store while the server runs: reports that this process is alive, takes over the tables
    /// of dead processes, and checks that the file is still there.
    pub(crate) async fn look_after(self: Arc<Hub>) {
        let store = &self.shared.store;
        let mut beat = tokio::time::interval(BEAT);
        beat.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        for number in 0_u32.. {
            beat.tick().await;
            if number % SWEEP == 0 {
                self.expire(now()).await;
            }
            // While storing fails, each beat tries a write, so that the log can say when it works again.
            let tries = store.is_shared() || STORING.is_raised();
            let looked = if tries { store.beat().await } else { store.check().await };
            if looked.is_err() || !store.is_shared() {
                continue;
            }
            match store.adopt().await {
                Ok(rows) => {
                    for row in &rows {
                        tracing::info!(table = row.id, "took over a table from a dead process");
                        self.wake_one(row);
                    }
                }
                Err(error) => tracing::warn!(%error, "cannot look for tables of other processes"),
            }
        }
    }

    /// Removes open tables that nobody needs any more.
    pub(crate) async fn expire(&self, now: i64) {
        match self.shared.store.expire(now).await {
            Ok(gone) => {
                for id in &gone {
                    tracing::debug!(table = id, "an open table expired");
                    self.heard(News::Table(id));
                }
            }
            Err(error) => tracing::debug!(%error, "cannot look for open tables that have expired"),
        }
    }

    /// Closes the sockets of ended sessions: one session, or all of a person's except one.
    pub(crate) fn signed_out(&self, ended: &Ended) {
        self.post_all(|| Msg::SignedOut(ended.clone()));
    }

    /// Closes every socket and lets every table finish what it is doing, but not beyond `end`.
    pub(crate) async fn stop(&self, end: Instant) {
        let tables = self.tables().take().unwrap_or_default();
        let mut answers = Vec::new();
        for handle in tables.into_values() {
            let (reply, answer) = oneshot::channel();
            answers.push(async move {
                if handle.inbox.send(Box::new(Msg::Stop { reply })).await.is_ok() {
                    let _ = answer.await;
                }
            });
        }
        let all = async {
            for answer in answers {
                answer.await;
            }
        };
        if timeout_at(end, all).await.is_err() {
            tracing::warn!("some tables did not stop in time");
        }
    }

    /// Waits until every socket has got its last message and is closed, but not beyond `end`.
    pub(crate) async fn parted(&self, end: Instant) {
        let closed = async {
            while self.shared.metrics.sockets.get() > 0 {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        if timeout_at(end, closed).await.is_err() {
            tracing::warn!("some sockets did not close in time");
        }
    }
}

/// Puts a message into an inbox. If it is full, the message arrives a little later. Nothing may be lost here.
fn post(handle: &Handle, message: Msg) {
    if let Err(mpsc::error::TrySendError::Full(message)) = handle.inbox.try_send(Box::new(message)) {
        let inbox = handle.inbox.clone();
        tokio::spawn(async move { inbox.send(message).await });
    }
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;

    use futures_util::FutureExt as _;
    use serde_json::{Value, json};

    use super::*;
    use crate::{
        Server, Settings, Store,
        asking::{ask, guest},
        table::Farewell,
    };

    /// A server with an open table of Burgundy that everybody can see.
    async fn with_table() -> (Server, String) {
        let store = Store::in_memory().await.expect("memory");
        let server = Server::new(store, boxes::BOXES, Settings::default());
        let ann = guest(&server.router(), "Ann").await;
        let seats = json!([{"kind": "me"}, {"kind": "open"}]);
        let create = json!({"box": "burgundy", "seats": seats, "public": true});
        let (_, _, sat) = ask(&server.router(), &ann, "POST", "/api/tables", create).await;
        (server, sat["table"]["id"].as_str().expect("an id").to_owned())
    }

    /// Somebody who only looks.
    fn watcher() -> Who {
        Who { from: Some(IpAddr::from([192, 0, 2, 1])), ..Who::default() }
    }

    #[tokio::test]
    async fn an_open_table_that_expires_leaves_memory_and_closes_its_sockets() {
        let (server, table) = with_table().await;
        let (hub, path) = (&server.hub, format!("/api/tables/{table}"));
        let (out, mut sent) = mpsc::channel(8);
        hub.connect(&table, &watcher(), 0, out).await.expect("anybody may watch");
        assert_eq!(ask(&server.router(), "", "GET", &path, Value::Null).await.0, 200);
        hub.expire(now() + 1000 * 24 * 3_600_000).await;
        // Whoever keeps asking does not keep it.
        assert_eq!(ask(&server.router(), "", "GET", &path, Value::Null).await.0, 404);
        let mut last = None;
        while let Some(out) = sent.recv().await {
            last = Some(out);
        }
        assert!(matches!(last, Some(Out::Gone(Farewell::Missing))), "the socket is closed");
        assert!(hub.tables().as_ref().is_some_and(|tables| !tables.contains_key(&table)));
    }

    #[tokio::test]
    async fn sockets_of_watchers_wait_like_every_look_and_players_at_other_addresses_do_not() {
        let (server, table) = with_table().await;
        let (hub, eve) = (&server.hub, watcher());
        let address = eve.from.expect("an address");
        // Eve's address has asked for as much as it may.
        let mut asked: Vec<_> =
            (0..LOOKS + LOOKS_WAITING).map(|_| Box::pin(hub.looks.turn(address))).collect();
        let turns: Vec<_> = asked.iter_mut().map(|turn| turn.as_mut().now_or_never()).collect();
        assert_eq!(turns.iter().flatten().count(), LOOKS);
        let open = async |who: &Who| hub.connect(&table, who, 0, mpsc::channel(8).0).await.map(drop);
        let look = async |who: &Who| hub.ask(&table, who, Ask::Info).await.map(drop);
        for refused in [open(&eve).await, look(&eve).await] {
            assert_eq!(refused.map_err(|refusal| refusal.problem.reason), Err(Reason::TooMuchAtOnce));
        }
        let ann = Who { from: Some(IpAddr::from([192, 0, 2, 2])), ..Who::default() };
        assert_eq!([open(&ann).await, look(&ann).await], [Ok(()), Ok(())]);
        drop((turns, asked));
        assert_eq!([open(&eve).await, look(&eve).await], [Ok(()), Ok(())]);
    }
}
