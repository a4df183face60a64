//! Catching up with other processes.

use std::sync::Arc;

use keeper::{Row, guarded};
use protocol::Status;

use super::{
    Live,
    live::no_such_table,
    out::{self, Farewell},
};
use crate::refusal::Refusal;

impl Live {
    /// Reads what other processes did, if there are any. Returns whether they did anything.
    pub(super) async fn catch_up_with_others(&mut self) -> Result<bool, Refusal> {
        if !self.shared.store.is_shared() {
            return Ok(false);
        }
        let there = self.shared.store.version(&self.id).await?;
        let changed = there != Some((i64::from(self.version), self.revision));
        if changed {
            self.reload().await?;
        }
        Ok(changed)
    }

    /// Reads what other processes have done to this table, and informs everybody here.
    pub(super) async fn reload(&mut self) -> Result<(), Refusal> {
        let Some(row) = self.shared.store.table(&self.id).await? else {
            self.gone = true;
            out::gone(&mut self.clients, Farewell::Missing);
            return Err(no_such_table());
        };
        let seen = self.chat.back().map_or(0, |line| line.n);
        let lines = self.shared.store.chat(&self.id, i64::from(seen)).await?;
        self.remember_chat(lines);
        for line in self.chat.iter().filter(|line| line.n > seen).map(|line| line.n).collect::<Vec<_>>() {
            self.tell_chat(line);
        }
        if row.revision == self.revision && row.version == i64::from(self.version) {
            return Ok(());
        }
        let read = self.shared.store.read(&row);
        let (doc, _) = read.map_err(|refusal| self.stop_if_damaged(refusal))?;
        let luck_changed = self.status == Status::Open;
        let doc_changed = row.revision != self.revision;
        let entered = row.version != i64::from(self.version);
        self.revision = row.revision;
        self.status = row.status();
        self.doc = doc;
        self.damage = None;
        if luck_changed {
            // Until the game begins, people who sit down change the luck.
            self.game = None;
        }
        let mut log = self.stored_log().await?;
        log.truncate(row.version as usize);
        let log: Arc<[Row]> = log.into();
        let since = self.catch_up(&log).await?;
        self.version = log.len() as u32;
        self.entries = self.game.as_ref().map_or(row.entries as u32, |game| game.table.len() as u32);
        if let (Some(game), Status::Playing) = (&self.game, self.status) {
            self.waiting = game.waiting();
        } else {
            self.waiting.clear();
        }
        if doc_changed {
            self.seats_changed().await;
            self.tell_table();
        }
        match since {
            Some(since) => self.tell_snapshot(since as u32),
            None if entered || doc_changed => self.tell_news(),
            None => {}
        }
        self.after_change();
        Ok(())
    }

    /// Brings the game in memory up to the end of the log. Returns the entry from which on something was
    /// taken back.
    async fn catch_up(&mut self, log: &Arc<[Row]>) -> Result<Option<usize>, Refusal> {
        let old = (self.version as usize).min(log.len());
        if self.game.is_none() {
            self.load_from(log[..old].into()).await?;
        }
        let (game_box, rows) = (self.game_box, Arc::clone(log));
        let done = self.aside(move |aside, game| {
            guarded(|| {
                let mut since: Option<usize> = None;
                for row in &rows[old..] {
                    if let Some(from) = aside.repeat(game, game_box, row)? {
                        since = Some(since.map_or(from, |before| before.min(from)));
                    }
                }
                Ok::<_, String>(since)
            })
        });
        let done = done.await?.and_then(|done| done).map_err(|problem| self.damaged(&problem))?;
        self.clock.read(log);
        // Players who acted elsewhere have a new question now.
        self.start_clocks();
        Ok(done)
    }
}
