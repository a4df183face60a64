//! A server as the host of a table.

use std::{collections::BTreeMap, sync::Arc};

use engine::Seat;
use keeper::{Commit, Farewell, Fresh, Host, Job, Kept, Later, New, Refusal, Row, Saved, check_bots};
use protocol::ChatLine;
use shelf::GameBox;
use tokio::{
    sync::{mpsc, watch},
    task::AbortHandle,
};
use tokio_tungstenite::tungstenite::Utf8Bytes;

use super::{Msg, Out, Shared, Who, add, bots};
use crate::{
    random::System,
    store::{self, ChatRow, Committed, DocChange, Part, TableRow},
    time::{now, tick},
    work::{Kind, Owner},
};

/// Where a table's rows are stored, who listens, and who computes for it.
pub(super) struct Here {
    pub(super) id: String,
    pub(super) shared: Arc<Shared>,
    pub(super) inbox: mpsc::WeakSender<Box<Msg>>,
    pub(super) news: watch::Sender<u32>,
    /// Who sent the message that the table deals with.
    pub(super) sender: Option<Owner>,
    pub(super) sockets: BTreeMap<u64, Socket>,
    /// The bots that are thinking.
    pub(super) thinking: [Option<Thinking>; Seat::MAX as usize],
}

pub(super) struct Socket {
    pub(super) who: Who,
    pub(super) out: mpsc::Sender<Out>,
}

/// A bot that is thinking for a seat. It is asked to stop when this is dropped.
pub(super) struct Thinking(AbortHandle);

impl Drop for Thinking {
    fn drop(&mut self) {
        self.0.abort();
    }
}

impl Here {
    /// What the store has of the table, with the chat after a line.
    pub(super) async fn saved_as(&self, row: &TableRow, chat: u32) -> Result<Saved, Refusal> {
        let store = &self.shared.store;
        let lines = store.chat(&self.id, i64::from(chat)).await;
        let lines = lines.map_err(|error| store.failed(&self.id, error))?;
        let line = |row: ChatRow| ChatLine {
            n: row.n as u32,
            at: row.at,
            name: row.name,
            seat: row.seat,
            text: row.text,
        };
        Ok(Saved {
            status: row.status(),
            revision: row.revision,
            version: row.version as u32,
            entries: row.entries as u32,
            waiting: row.waiting.split_whitespace().filter_map(|seat| seat.parse().ok()).collect(),
            created_at: row.created_at,
            doc: store.read(row).map(|(doc, _)| doc).map_err(Refusal::from),
            chat: lines.into_iter().map(line).collect(),
        })
    }
}

impl Fresh for Here {
    fn bytes(&mut self) -> [u8; 32] {
        System.bytes()
    }
}

impl Host for Here {
    type Text = Utf8Bytes;

    fn text(&self, json: String) -> Utf8Bytes {
        json.into()
    }

    fn now(&self) -> i64 {
        now()
    }

    fn tick(&self) -> i64 {
        tick()
    }

    fn store(&mut self, commit: Commit) -> Later<'_, Result<Kept, Refusal>> {
        Box::pin(async move {
            let lines = commit.rows.len() as u64;
            let waiting: Vec<String> = commit.waiting.iter().map(ToString::to_string).collect();
            let commit = store::Commit {
                table: self.id.clone(),
                version: i64::from(commit.version),
                revision: commit.revision,
                rows: commit.rows,
                entries: i64::from(commit.entries),
                waiting: waiting.join(" "),
                doc: commit.doc.map(|(status, doc)| DocChange::new(status, &doc)),
            };
            match self.shared.store.commit(commit).await? {
                Committed::Done => {
                    self.shared.metrics.entries.add(lines);
                    Ok(Kept::Done)
                }
                Committed::Late => Ok(Kept::Late),
            }
        })
    }

    fn say<'a>(&'a mut self, line: &'a ChatLine) -> Later<'a, Result<Kept, Refusal>> {
        Box::pin(async move {
            let ChatLine { n, at, name, seat, text } = line.clone();
            let row = ChatRow { n: i64::from(n), at, name, seat, text };
            let stored =
                self.shared.store.say(&self.id, &row).await.map_err(crate::refusal::Refusal::from)?;
            Ok(if stored { Kept::Done } else { Kept::Late })
        })
    }

    fn log(&mut self) -> Later<'_, Result<Vec<Row>, Refusal>> {
        Box::pin(async move {
            let store = &self.shared.store;
            Ok(store.log(&self.id, 0).await.map_err(|error| store.failed(&self.id, error))?)
        })
    }

    fn saved(&mut self, chat: u32) -> Later<'_, Result<Option<Saved>, Refusal>> {
        Box::pin(async move {
            let row = self.shared.store.table(&self.id).await.map_err(crate::refusal::Refusal::from)?;
            match row {
                Some(row) => self.saved_as(&row, chat).await.map(Some),
                None => Ok(None),
            }
        })
    }

    fn others_came(&mut self, version: u32, revision: i64) -> Later<'_, Result<bool, Refusal>> {
        Box::pin(async move {
            if !self.shared.store.is_shared() {
                return Ok(false);
            }
            let there = self.shared.store.version(&self.id).await.map_err(crate::refusal::Refusal::from)?;
            Ok(there != Some((i64::from(version), revision)))
        })
    }

    fn aside<'a, T: Send + 'static>(
        &'a mut self,
        opener: &'a str,
        work: impl FnOnce(&keeper::Aside) -> T + Send + 'static,
    ) -> Later<'a, Result<T, Refusal>> {
        Box::pin(async move {
            let owner = self.sender.clone().unwrap_or_else(|| self.shared.work.owner(opener));
            let done = self.shared.work.run(Kind::Table, &owner, &self.id, move |aside, _| work(aside));
            Ok(done.await?)
        })
    }

    fn open(&mut self, new: New) -> Later<'_, Result<String, Refusal>> {
        Box::pin(async move {
            let boxes = &self.shared.boxes;
            let game_box = boxes.find(&new.doc.box_id).map_err(|problem| Refusal::internal(&problem))?;
            Ok(add(&self.shared.store, game_box, new).await?)
        })
    }

    fn has_table<'a>(&'a mut self, id: &'a str) -> Later<'a, Result<bool, Refusal>> {
        Box::pin(async move {
            let version = self.shared.store.version(id).await.map_err(crate::refusal::Refusal::from)?;
            Ok(version.is_some())
        })
    }

    fn handed_over<'a>(&'a mut self, to: Option<&'a str>) -> Later<'a, ()> {
        Box::pin(async move {
            let _ = self.shared.store.handed_over(&self.id, to).await;
        })
    }

    fn bot_problems(&self, game_box: &GameBox, names: &[&str]) -> Vec<String> {
        check_bots(game_box, names.iter().copied(), self.shared.settings.bot_budget)
    }

    fn tell(&mut self, client: u64, text: &Utf8Bytes) -> bool {
        let Some(socket) = self.sockets.get(&client) else { return false };
        let kept = socket.out.try_send(Out::Text(text.clone())).is_ok();
        if !kept {
            self.shared.metrics.slow.add(1);
            self.sockets.remove(&client);
        }
        kept
    }

    fn close(&mut self, client: u64, why: Farewell) {
        if let Some(socket) = self.sockets.remove(&client) {
            let _ = socket.out.try_send(Out::Gone(why));
        }
    }

    fn think(&mut self, job: Job) {
        let seat = job.seat.index();
        let task = bots::answer(Arc::clone(&self.shared), self.id.clone(), job, self.inbox.clone());
        self.thinking[seat] = Some(Thinking(task));
    }

    fn stop(&mut self, seat: Seat) {
        self.thinking[seat.index()] = None;
    }

    fn moved_on(&mut self, version: u32) {
        self.news.send_replace(version);
    }

    fn damaged(&mut self, problem: &str) -> Refusal {
        self.shared.store.damaged(&self.id, Part::Log, problem).into()
    }

    fn sound(&mut self) {
        self.shared.store.sound(&self.id, Part::Log);
    }

    fn froze(&mut self, why: &str) {
        tracing::error!(table = self.id, why, "a table is frozen");
        self.shared.metrics.frozen.add(1);
    }

    fn remarked(&mut self, what: &str, problem: &str) {
        tracing::info!(table = self.id, problem, "{what}");
    }
}
