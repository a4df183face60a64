//! The live tables of this process.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use engine::Seat;
use tokio::sync::{mpsc, oneshot, watch};

use crate::{
    refusal::{Reason, Refusal},
    table::{Answer, Ask, Live, Msg, Shared, Who},
};

/// How many messages may wait at one table; whoever sends more waits themselves.
const INBOX: usize = 64;

#[derive(Clone)]
struct Handle {
    /// Boxed: a channel keeps room for 32 messages, and most tables are silent.
    inbox: mpsc::Sender<Box<Msg>>,
    news: watch::Receiver<u32>,
}

pub(crate) struct Hub {
    pub(crate) shared: Arc<Shared>,
    /// Nothing once the server stops.
    tables: Mutex<Option<HashMap<String, Handle>>>,
}

impl Hub {
    pub(crate) fn new(shared: Arc<Shared>) -> Arc<Hub> {
        Arc::new(Hub { shared, tables: Mutex::new(Some(HashMap::new())) })
    }

    fn tables(&self) -> std::sync::MutexGuard<'_, Option<HashMap<String, Handle>>> {
        // The map is whole between any two statements, whoever panicked.
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The table's task, started if need be.
    fn handle(self: &Arc<Hub>, id: &str) -> Result<Handle, Refusal> {
        let mut tables = self.tables();
        let tables = tables.as_mut().ok_or_else(Refusal::shutting_down)?;
        if let Some(handle) = tables.get(id)
            && !handle.inbox.is_closed()
        {
            return Ok(handle.clone());
        }
        let (inbox, messages) = mpsc::channel(INBOX);
        let (sender, news) = watch::channel(0);
        let weak = inbox.downgrade();
        let handle = Handle { inbox, news };
        tables.insert(id.to_owned(), handle.clone());
        let (hub, id) = (Arc::clone(self), id.to_owned());
        tokio::spawn(async move {
            hub.shared.metrics.live_tables.add(1);
            match Box::pin(Live::read(Arc::clone(&hub.shared), &id, weak, sender)).await {
                Ok(live) => live.run(messages, Arc::clone(&hub)).await,
                Err(refusal) => hub.refuse_all(&id, messages, &refusal).await,
            }
            hub.shared.metrics.live_tables.add(-1);
        });
        Ok(handle)
    }

    /// The table cannot be read: everybody who asks is told why.
    async fn refuse_all(&self, id: &str, mut messages: mpsc::Receiver<Box<Msg>>, refusal: &Refusal) {
        while !self.let_go(id, &mut messages) {
            match messages.recv().await.map(|message| *message) {
                Some(Msg::Connect { reply, .. }) => drop(reply.send(Err(refusal.clone()))),
                Some(Msg::Ask { reply, .. }) => drop(reply.send(Err(refusal.clone()))),
                Some(_) => {}
                None => return,
            }
        }
    }

    /// Forgets a table if nobody has written to it meanwhile.
    pub(crate) fn let_go(&self, id: &str, messages: &mut mpsc::Receiver<Box<Msg>>) -> bool {
        let mut tables = self.tables();
        if !messages.is_empty() {
            return false;
        }
        // Under the lock: nobody can find the table any more, and who has found it is told to look again.
        messages.close();
        if let Some(tables) = tables.as_mut() {
            tables.remove(id);
        }
        messages.is_empty()
    }

    /// Sends a message to a table; tries again if the table was let go in that moment.
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

    pub(crate) async fn ask(self: &Arc<Hub>, id: &str, who: &Who, ask: Ask) -> Result<Answer, Refusal> {
        for _ in 0..3 {
            let (reply, answer) = oneshot::channel();
            self.send(id, Msg::Ask { who: who.clone(), ask: ask.clone(), reply }).await?;
            if let Ok(answer) = answer.await {
                return answer;
            }
        }
        Err(Refusal::new(Reason::Busy, "the table did not answer; try again"))
    }

    /// Waits until the version of a table is above `version`.
    pub(crate) async fn wait(self: &Arc<Hub>, id: &str, version: u32) -> Result<(), Refusal> {
        let mut news = self.handle(id)?.news;
        // A table that is let go meanwhile has no news: whoever waits looks again.
        let _ = news.wait_for(|&at| at > version).await;
        Ok(())
    }

    /// Another process changed a table, or any of them.
    pub(crate) fn changed(self: &Arc<Hub>, table: Option<&str>) {
        let handles: Vec<Handle> = match (self.tables().as_ref(), table) {
            (None, _) => Vec::new(),
            (Some(tables), Some(id)) => tables.get(id).cloned().into_iter().collect(),
            (Some(tables), None) => tables.values().cloned().collect(),
        };
        for handle in handles {
            // If its inbox is full it is told a little later; nothing may be lost here.
            if let Err(mpsc::error::TrySendError::Full(message)) =
                handle.inbox.try_send(Box::new(Msg::Changed))
            {
                tokio::spawn(async move { handle.inbox.send(message).await });
            }
        }
    }

    /// Wakes the tables that go on without anybody: a bot must act or a clock runs.
    pub(crate) async fn wake(self: &Arc<Hub>) -> anyhow::Result<()> {
        for row in self.shared.store.tables_in_play().await? {
            let doc = row.doc()?;
            let mut waiting = row.waiting.split_whitespace().filter_map(|seat| seat.parse::<Seat>().ok());
            let is_bot = |seat: Seat| doc.chairs.get(seat.index()).is_some_and(|chair| chair.bot().is_some());
            if doc.clock.is_some() || waiting.any(is_bot) {
                let _ = self.handle(&row.id);
            }
        }
        Ok(())
    }

    /// Says good-bye to every socket and lets every table finish what it is doing.
    pub(crate) async fn stop(&self) {
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
        if tokio::time::timeout(Duration::from_secs(10), all).await.is_err() {
            tracing::warn!("some tables did not stop in time");
        }
    }
}
