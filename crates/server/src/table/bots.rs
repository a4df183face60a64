//! Bots: jobs on a bounded pool.
//!
//! A job gets the record and returns an action. The box shows its bots only what their seat may know, and the
//! action counts only if the question is still open.

use std::{sync::Arc, time::Duration};

use boxes::GameBox;
use engine::{Seat, Viewer};
use play::Record;
use protocol::Status;
use sha2::{Digest as _, Sha256};
use tokio::{
    sync::{OwnedSemaphorePermit, Semaphore},
    time::Instant,
};

use super::{
    Live, Msg,
    live::{RETRY, Trouble, guarded},
};

/// A pool in which this many bots can think at the same time.
pub(crate) struct BotPool {
    room: Arc<Semaphore>,
    budget: Duration,
}

impl BotPool {
    pub(crate) fn new(at_once: usize, budget: Duration) -> BotPool {
        BotPool { room: Arc::new(Semaphore::new(at_once.max(1))), budget }
    }

    /// A bot's choice, or a quick bot's choice if the bot is late or crashes.
    ///
    /// A thread cannot be stopped from outside. A bot that exceeds its budget keeps its place in the pool
    /// until it is done. So late bots can fill the pool but never start more threads. If a bot finds no place
    /// in time, the quick bot answers for it.
    async fn answer(&self, job: Job) -> Result<String, String> {
        let stand_in = Job { bot: job.stand_in(), ..job.clone() };
        let name = job.bot.clone();
        let room = Arc::clone(&self.room).acquire_owned();
        let thought = match tokio::time::timeout(self.budget, room).await {
            Ok(Ok(permit)) => tokio::time::timeout(self.budget, think_aside(job, Some(permit))).await,
            Ok(Err(_)) | Err(_) => Ok(Err("the pool had no free place in time".to_owned())),
        };
        let problem = match thought {
            Ok(Ok(action)) => return Ok(action),
            Ok(Err(problem)) => problem,
            Err(_) => "it took too long".to_owned(),
        };
        tracing::warn!(
            bot = name,
            problem,
            stand_in = stand_in.bot,
            "a bot failed; another one answers for it"
        );
        let quick = think_aside(stand_in, None);
        tokio::time::timeout(self.budget, quick).await.unwrap_or_else(|_| Err("it took too long".to_owned()))
    }
}

/// Thinks on a blocking thread. The permit is returned when the bot is done, however late.
async fn think_aside(job: Job, permit: Option<OwnedSemaphorePermit>) -> Result<String, String> {
    let thought = tokio::task::spawn_blocking(move || {
        let answer = job.run();
        drop(permit);
        answer
    });
    thought.await.unwrap_or_else(|_| Err("it crashed".to_owned()))
}

impl Live {
    /// Starts a bot for every bot seat that has to act.
    pub(super) fn think(&mut self) {
        if self.status != Status::Playing || self.doc.is_paused() {
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
            let (inbox, at) = (self.inbox.clone(), self.version);
            let shared = Arc::clone(&self.shared);
            tokio::spawn(async move {
                let action = shared.bots.answer(job).await;
                shared.metrics.bot_answers.add(1);
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
        let is_bot = self.doc.chairs[seat.index()].bot().is_some();
        if self.status != Status::Playing || self.doc.is_paused() || !is_bot {
            return;
        }
        let done = match action {
            Ok(action) => self.act_for(seat, &action, Some(at)).await,
            Err(problem) => Err(self.freeze(format!("no bot could answer: {problem}")).await),
        };
        match done {
            Ok(()) => {}
            Err(Trouble::Late) => self.read_again().await,
            Err(Trouble::No(refusal)) if refusal.status >= 500 => self.retry = Some(Instant::now() + RETRY),
            // The question has changed in the meantime.
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
    game_box: &'static GameBox,
    record: Record,
    bot: String,
    seat: Seat,
    seed: u64,
}

impl Job {
    /// The bot that answers for a failed one: the box's quick and sensible bot, unless that is the one that
    /// failed.
    fn stand_in(&self) -> String {
        let has_greedy = self.game_box.bots().iter().any(|(bot, _)| *bot == "greedy");
        let name = if has_greedy && self.bot != "greedy" { "greedy" } else { "random" };
        name.to_owned()
    }

    fn run(&self) -> Result<String, String> {
        let thought = guarded(|| {
            let table = self.game_box.open_record(&self.record, "").map_err(|problem| problem.to_string())?;
            table.think(&self.bot, self.seat, self.seed)
        });
        thought.and_then(|answer| answer)
    }
}

/// For the same table and record, bots play the same. Nobody can predict it before the secret is revealed.
fn bot_seed(secret: &[u8; 32]) -> u64 {
    let hash = Sha256::new_with_prefix(b"loire bots 1\n").chain_update(secret).finalize();
    u64::from_le_bytes(hash[..8].try_into().expect("a hash has more than 8 bytes"))
}
