//! Bots: jobs on a bounded pool.
//!
//! A job gets the record and answers with an action. The box hands its bots only what their seat may know,
//! and the answer counts only if its question is still open.

use std::{sync::Arc, time::Duration};

use boxes::GameBox;
use engine::{Seat, Viewer};
use play::Record;
use protocol::Status;
use sha2::{Digest as _, Sha256};
use tokio::sync::Semaphore;

use super::{
    Live, Msg,
    live::{Trouble, guarded},
};

/// Room for so many bots to think at once.
pub(crate) struct BotPool {
    room: Arc<Semaphore>,
    budget: Duration,
}

impl BotPool {
    pub(crate) fn new(at_once: usize, budget: Duration) -> BotPool {
        BotPool { room: Arc::new(Semaphore::new(at_once.max(1))), budget }
    }
}

impl Live {
    /// Lets a bot think for every seat of a bot that is asked.
    pub(super) fn think(&mut self) {
        if self.status != Status::Playing {
            return;
        }
        let Some(game) = &self.game else { return };
        for seat in self.waiting.clone() {
            let Some(bot) = self.doc.chairs[seat.index()].bot() else { continue };
            let under_way = self.thinking[seat.index()];
            if under_way.is_some_and(|at| !game.is_stale(seat, at)) {
                continue;
            }
            self.thinking[seat.index()] = Some(self.version);
            let job = Job {
                game_box: self.game_box,
                record: game.table.record(Viewer::Everything),
                bot: bot.to_owned(),
                seat,
                seed: bot_seed(&self.secret),
            };
            let (room, budget) = (Arc::clone(&self.shared.bots.room), self.shared.bots.budget);
            let (inbox, at) = (self.inbox.clone(), self.version);
            let shared = Arc::clone(&self.shared);
            tokio::spawn(async move {
                let Ok(permit) = room.acquire_owned().await else { return };
                let again = job.clone();
                // The permit goes along: a bot that overstays its budget still fills its place.
                let thought = tokio::task::spawn_blocking(move || {
                    let answer = job.run();
                    drop(permit);
                    answer
                });
                let action = match tokio::time::timeout(budget, thought).await {
                    Ok(Ok(answer)) => answer,
                    Ok(Err(_)) => Err("the bot broke down".to_owned()),
                    Err(_) => Err("the bot took too long".to_owned()),
                };
                shared.metrics.bot_answers.add(1);
                let action = action.or_else(|problem| {
                    tracing::warn!(
                        bot = again.bot,
                        problem,
                        "a bot failed; anything legal is played instead"
                    );
                    Job { bot: "random".to_owned(), ..again }.run()
                });
                if let Some(inbox) = inbox.upgrade() {
                    let _ = inbox.send(Box::new(Msg::BotAnswer { seat, at, action })).await;
                }
            });
        }
    }

    pub(super) async fn bot_answered(&mut self, seat: Seat, at: u32, action: Result<String, String>) {
        if self.thinking[seat.index()] != Some(at) {
            return;
        }
        self.thinking[seat.index()] = None;
        if self.status != Status::Playing || self.doc.chairs[seat.index()].bot().is_none() {
            return;
        }
        let done = match action {
            Ok(action) => self.act_for(seat, &action, Some(at)).await,
            Err(problem) => Err(self.freeze(format!("no bot could answer: {problem}")).await),
        };
        match done {
            Ok(()) => {}
            Err(Trouble::Late) => drop(self.reload().await),
            // The question is another one by now; or the store is busy, and the next change asks again.
            Err(Trouble::No(refusal)) => {
                tracing::debug!(table = self.id, message = refusal.problem.message, "a bot came too late");
                if self.load().await.is_ok() {
                    self.think();
                }
            }
        }
    }
}

#[derive(Clone)]
struct Job {
    game_box: &'static dyn GameBox,
    record: Record,
    bot: String,
    seat: Seat,
    seed: u64,
}

impl Job {
    fn run(&self) -> Result<String, String> {
        let thought = guarded(|| {
            let table = self.game_box.open_record(&self.record, "").map_err(|problem| problem.to_string())?;
            table.think(&self.bot, self.seat, self.seed)
        });
        thought.and_then(|answer| answer)
    }
}

/// Bots play the same for the same table and record; nobody can foresee it before the secret is out.
fn bot_seed(secret: &[u8; 32]) -> u64 {
    let hash = Sha256::new_with_prefix(b"loire bots 1\n").chain_update(secret).finalize();
    u64::from_le_bytes(hash[..8].try_into().expect("a hash has more than 8 bytes"))
}
