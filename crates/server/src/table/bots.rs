//! Bots: jobs on a bounded pool.
//!
//! A job gets the record and returns an action, or a whole plan if nobody may see its parts yet. The box shows its
//! bots only what their seat may know, and the answer counts only if the question is still open.

use std::{
    collections::VecDeque,
    pin::pin,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};

use boxes::{BoxTable, Budget, GameBox, Hint, Stop};
use engine::{Pending, Seat, Viewer};
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
    play::MOST_ACTIONS,
};
use crate::refusal::{Reason, Refusal};

/// The share of its budget after which a bot is told to stop.
const ENOUGH: f32 = 0.8;

/// About how long a bot has to wait for a place at most. The more bots are waiting, the less each of them thinks.
const WAIT: Duration = Duration::from_secs(1);
/// Every bot may think for this long, however many are waiting.
const LEAST: Duration = Duration::from_millis(100);

/// A pool in which this many bots can think at the same time.
pub(crate) struct BotPool {
    room: Arc<Semaphore>,
    at_once: u32,
    budget: Duration,
    /// How many bots are thinking or waiting for a place.
    busy: AtomicUsize,
}

/// How long a hint may take.
pub(crate) const HINT: Duration = Duration::from_millis(500);

/// Tells whoever thinks to stop as soon as nobody waits for the answer.
struct StopWhenDropped(Stop);

impl Drop for StopWhenDropped {
    fn drop(&mut self) {
        self.0.now();
    }
}

impl BotPool {
    pub(crate) fn new(at_once: usize, budget: Duration) -> BotPool {
        let at_once = at_once.max(1);
        BotPool {
            room: Arc::new(Semaphore::new(at_once)),
            at_once: u32::try_from(at_once).unwrap_or(u32::MAX),
            budget,
            busy: AtomicUsize::new(0),
        }
    }

    /// How long a bot may think once it has a place.
    fn patience(&self) -> Duration {
        let most = self.budget.mul_f32(ENOUGH);
        let busy = u32::try_from(self.busy.load(Ordering::Relaxed)).unwrap_or(u32::MAX);
        match busy.saturating_sub(self.at_once) {
            0 => most,
            waiting => (WAIT.saturating_mul(self.at_once) / waiting).max(LEAST).min(most),
        }
    }

    /// Whether a bot is thinking or waiting for a place.
    pub(crate) fn is_busy(&self) -> bool {
        self.busy.load(Ordering::Relaxed) > 0
    }

    /// What a seat could do now. It stops thinking when the answer is not awaited any more.
    pub(crate) async fn hint(
        &self,
        game_box: &'static GameBox,
        record: Record,
        seat: Seat,
    ) -> Result<Hint, Refusal> {
        let hint = self.aside(move |stop| {
            let table = game_box.open_record(&record, "").map_err(|problem| problem.to_string())?;
            Ok(table.hint(seat, 0, Budget::Time(HINT), stop))
        });
        hint.await
    }

    /// Thinks about something for a person, in a bot's place. It is told to stop when the answer is not awaited any more.
    pub(crate) async fn aside<T: Send + 'static>(
        &self,
        think: impl FnOnce(&Stop) -> Result<T, String> + Send + 'static,
    ) -> Result<T, Refusal> {
        let stop = StopWhenDropped(Stop::default());
        let room = tokio::time::timeout(self.budget, Arc::clone(&self.room).acquire_owned()).await;
        let Ok(Ok(permit)) = room else {
            return Err(Refusal::new(Reason::Busy, "too many bots are thinking; try again in a moment"));
        };
        let asked = stop.0.clone();
        let thought = tokio::task::spawn_blocking(move || {
            let thought = guarded(|| think(&asked));
            drop(permit);
            thought.and_then(|thought| thought)
        });
        let thought = thought.await.map_err(|error| Refusal::internal(&error))?;
        thought.map_err(|problem| Refusal::internal(&problem))
    }

    /// A bot's choice, as [`BotPool::choose`] finds it.
    async fn answer(&self, job: Job) -> Result<Answer, String> {
        self.busy.fetch_add(1, Ordering::Relaxed);
        let answer = self.choose(job).await;
        self.busy.fetch_sub(1, Ordering::Relaxed);
        answer
    }

    /// A bot's choice, or a quick bot's choice if the bot is late or crashes.
    ///
    /// Shortly before its budget ends, or sooner if others are waiting, a bot is told to stop and gives the best it has
    /// found. A thread cannot be stopped from outside. A bot that does not listen keeps its place in the pool until it is
    /// done. So late bots can fill the pool but never start more threads. If a bot finds no place in time, the quick bot
    /// answers for it.
    async fn choose(&self, job: Job) -> Result<Answer, String> {
        if !job.decided.is_empty() {
            // The rest of a turn needs no thinking, and so no place in the pool.
            let rest = think_aside(Job { thinks: false, ..job.clone() }, None);
            if let Ok(Ok(answer)) = tokio::time::timeout(self.budget, rest).await {
                return Ok(answer);
            }
        }
        let stand_in = Job { bot: job.stand_in(), stop: Stop::default(), decided: Vec::new(), ..job.clone() };
        let name = job.bot.clone();
        let room = Arc::clone(&self.room).acquire_owned();
        let thought = match tokio::time::timeout(self.budget, room).await {
            Ok(Ok(permit)) => {
                let stop = job.stop.clone();
                let mut thought = pin!(think_aside(job, Some(permit)));
                let patience = self.patience();
                let in_time = tokio::time::timeout(patience, &mut thought).await;
                if in_time.is_ok() {
                    in_time
                } else {
                    stop.now();
                    tokio::time::timeout(self.budget.saturating_sub(patience), thought).await
                }
            }
            Ok(Err(_)) | Err(_) => Ok(Err("the pool had no free place in time".to_owned())),
        };
        let problem = match thought {
            Ok(Ok(answer)) => return Ok(answer),
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
async fn think_aside(job: Job, permit: Option<OwnedSemaphorePermit>) -> Result<Answer, String> {
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
                stop: Stop::default(),
                decided: self.decided[seat.index()].take_at(game.table.len()),
                thinks: true,
                enough: self.shared.bots.budget / 2,
            };
            let (inbox, at) = (self.inbox.clone(), self.version);
            let shared = Arc::clone(&self.shared);
            tokio::spawn(async move {
                let answer = shared.bots.answer(job).await;
                shared.metrics.bot_answers.add(1);
                if let Some(inbox) = inbox.upgrade() {
                    let _ = inbox.send(Box::new(Msg::BotAnswer { seat, at, answer })).await;
                }
            });
        }
    }

    pub(super) async fn bot_answered(&mut self, seat: Seat, at: u32, answer: Result<Answer, String>) {
        if self.thinking[seat.index()] != Some(at) {
            return;
        }
        self.thinking[seat.index()] = None;
        let is_bot = self.doc.chairs[seat.index()].bot().is_some();
        if self.status != Status::Playing || self.doc.is_paused() || !is_bot {
            return;
        }
        let done = match answer {
            Ok(answer) => {
                let entries = self.game.as_ref().map_or(0, |game| game.table.len());
                let done = self.act_for(seat, &answer.actions, Some(at)).await;
                self.decided[seat.index()] =
                    Decided { entries: entries + answer.actions.len(), rest: answer.rest };
                done
            }
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

/// What a bot answers.
pub(crate) struct Answer {
    /// What it does now.
    actions: Vec<String>,
    /// What it has decided to do after that, in the same turn.
    rest: Vec<String>,
}

/// The rest of a turn that a bot has decided on.
#[derive(Default)]
pub(crate) struct Decided {
    /// The number of entries at which it goes on. If others have acted in between, the bot thinks again.
    entries: usize,
    rest: Vec<String>,
}

impl Decided {
    /// The rest of the turn, if the record has so many entries.
    fn take_at(&mut self, entries: usize) -> Vec<String> {
        let rest = std::mem::take(&mut self.rest);
        if self.entries == entries { rest } else { Vec::new() }
    }
}

#[derive(Clone)]
struct Job {
    game_box: &'static GameBox,
    record: Record,
    bot: String,
    seat: Seat,
    seed: u64,
    /// Tells the bot to stop.
    stop: Stop,
    /// What the bot has decided to do next.
    decided: Vec<String>,
    /// Whether it may think about what comes after that.
    thinks: bool,
    /// After this time a bot goes no further with its plan for now.
    enough: Duration,
}

impl Job {
    /// The bot that answers for a failed one: a quick and sensible one, but not the one that failed. Only a box without
    /// such a bot plays a random action.
    fn stand_in(&self) -> String {
        let bots = self.game_box.bots();
        let offered = |name: &&str| *name != self.bot && bots.iter().any(|bot| bot.name == *name);
        ["greedy", "steady"].into_iter().find(offered).unwrap_or("random").to_owned()
    }

    fn run(&self) -> Result<Answer, String> {
        guarded(|| self.plan()).and_then(|answer| answer)
    }

    /// One action, or as many as nobody else may see yet: a secret plan is answered whole, so that the others are
    /// not told about each of its parts.
    fn plan(&self) -> Result<Answer, String> {
        let begun = Instant::now();
        let mut table = self.game_box.open_record(&self.record, "").map_err(|problem| problem.to_string())?;
        let mut decided = VecDeque::from(self.decided.clone());
        let mut actions = Vec::new();
        loop {
            let (entry, unknown) = (table.len(), unknown_to(&*table, self.seat));
            // What was decided may have become impossible. Then it thinks again.
            let next = decided.pop_front().filter(|action| table.play(self.seat, action).is_ok());
            let action = if let Some(action) = next {
                action
            } else if !self.thinks {
                if actions.is_empty() {
                    return Err("it has to think".to_owned());
                }
                return Ok(Answer { actions, rest: Vec::new() });
            } else {
                decided = table.think_until(&self.bot, self.seat, self.seed, &self.stop)?.into();
                let action = decided.pop_front().ok_or("the bot gave no answer")?;
                table.play(self.seat, &action).map_err(|refused| refused.to_string())?;
                action
            };
            actions.push(action);
            let is_secret = !table.knows(Viewer::Spectator, entry);
            // If it has learned something, it thinks again.
            let goes_on = is_secret && unknown_to(&*table, self.seat) == unknown;
            let is_asked = matches!(table.pending(), Pending::Seats(seats) if seats.contains(self.seat));
            if !goes_on || !is_asked || actions.len() == MOST_ACTIONS || begun.elapsed() >= self.enough {
                return Ok(Answer { actions, rest: decided.into() });
            }
        }
    }
}

/// How many entries a seat may not know yet.
fn unknown_to(table: &dyn BoxTable, seat: Seat) -> usize {
    (0..table.len()).filter(|&entry| !table.knows(Viewer::Seat(seat), entry)).count()
}

/// For the same table and record, bots play the same. Nobody can predict it before the secret is revealed.
fn bot_seed(secret: &[u8; 32]) -> u64 {
    let hash = Sha256::new_with_prefix(b"loire bots 1\n").chain_update(secret).finalize();
    u64::from_le_bytes(hash[..8].try_into().expect("a hash has more than 8 bytes"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_more_bots_wait_the_less_each_thinks() {
        let pool = BotPool::new(2, Duration::from_secs(20));
        let patience = |busy: usize| {
            pool.busy.store(busy, Ordering::Relaxed);
            pool.patience()
        };
        for alone in [1, 2] {
            assert_eq!(patience(alone), pool.budget.mul_f32(ENOUGH));
        }
        // If two think for two seconds each, a place becomes free every second.
        assert_eq!(patience(3), Duration::from_secs(2));
        assert_eq!(patience(18), Duration::from_millis(125));
        assert_eq!(patience(1000), LEAST);
        // A short budget is never exceeded.
        let hasty = BotPool::new(1, Duration::from_millis(50));
        hasty.busy.store(9, Ordering::Relaxed);
        assert_eq!(hasty.patience(), hasty.budget.mul_f32(ENOUGH));
    }

    #[tokio::test]
    async fn the_rest_of_a_turn_waits_for_no_place() {
        let game_box = boxes::find("burgundy-dice").unwrap();
        let table = game_box.open(&engine::Config::seats(1), &["Ann".to_owned()]).unwrap();
        let by = |bot, seed| table.think(bot, Seat(0), seed).unwrap();
        let greedy = by("greedy", 0);
        let other = (0..100).map(|seed| by("random", seed)).find(|action| *action != greedy).unwrap();
        let job = |decided: &[&str]| Job {
            game_box,
            record: table.record(Viewer::Everything),
            bot: "expert".to_owned(),
            seat: Seat(0),
            seed: 0,
            stop: Stop::default(),
            decided: decided.iter().map(|&action| action.to_owned()).collect(),
            thinks: true,
            enough: Duration::ZERO,
        };
        let pool = BotPool::new(1, Duration::from_millis(500));
        let _taken = Arc::clone(&pool.room).acquire_owned().await.unwrap();
        assert_eq!(pool.choose(job(&[&other])).await.unwrap().actions, [other]);
        // What is no longer possible has to be thought about, and there is no place for that.
        for decided in [&["nonsense"][..], &[]] {
            assert_eq!(pool.choose(job(decided)).await.unwrap().actions, [greedy.as_str()]);
        }
    }
}
