//! Catching up with other hosts of the same table.

use std::sync::Arc;

use protocol::Status;

use super::{Keeper, keeper::no_such_table, out::Farewell};
use crate::{Host, Refusal, Row, guarded};

impl<H: Host> Keeper<H> {
    /// Reads what other processes did, if there are any. Returns whether they did anything.
    pub(super) async fn catch_up_with_others(&mut self) -> Result<bool, Refusal> {
        let changed = self.host.others_came(self.version, self.revision).await?;
        if changed {
            self.reload().await?;
        }
        Ok(changed)
    }

    /// Reads what other processes have done to this table, and informs everybody here.
    pub(super) async fn reload(&mut self) -> Result<(), Refusal> {
        let seen = self.chat.back().map_or(0, |line| line.n);
        let Some(saved) = self.host.saved(seen).await? else {
            self.gone = true;
            self.close_all(Farewell::Missing);
            return Err(no_such_table());
        };
        self.remember_chat(saved.chat);
        for line in self.chat.iter().filter(|line| line.n > seen).map(|line| line.n).collect::<Vec<_>>() {
            self.tell_chat(line);
        }
        if saved.revision == self.revision && saved.version == self.version {
            return Ok(());
        }
        let doc = saved.doc.map_err(|refusal| self.stop_if_damaged(refusal))?;
        let luck_changed = self.status == Status::Open;
        let doc_changed = saved.revision != self.revision;
        let entered = saved.version != self.version;
        self.revision = saved.revision;
        self.status = saved.status;
        self.doc = doc;
        self.damage = None;
        if luck_changed {
            // Until the game begins, people who sit down change the luck.
            self.game = None;
        }
        let mut log = self.stored_log().await?;
        log.truncate(saved.version as usize);
        let log: Arc<[Row]> = log.into();
        let since = self.catch_up(&log).await?;
        self.version = log.len() as u32;
        self.entries = self.game.as_ref().map_or(saved.entries, |game| game.table.len() as u32);
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
