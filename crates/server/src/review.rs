//! Reviews of finished games: one at a time, and never before the tables.
//!
//! A review needs seconds of a processor. There is one worker, so any number of requests takes at most one core, and
//! between two turns it lets the bots of the tables go first. The queue is short, and a review that nobody asks about any
//! more is dropped. It is lost when the server stops: whoever still wants it asks again.

use std::{
    collections::{HashMap, VecDeque},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use boxes::{BoxTable, Budget, GameBox, REVIEW_VERSION, ReviewCost, Stop};
use play::Record;
use protocol::ReviewState;
use tokio::sync::Notify;

use crate::{
    refusal::{Reason, Refusal},
    table::{Shared, guarded},
};

/// About how long a simulated game takes. Once a review runs, its own speed says it better.
const EACH_TAKES: Duration = Duration::from_millis(1);
/// How many games may wait, and how many of them for one person.
const QUEUE: usize = 20;
const EACH: usize = 3;
/// A review that nobody has asked about for so long is dropped.
const LAPSE: Duration = Duration::from_secs(30);
/// How long the worker lets bots go first, for each turn. After that it goes on, so that it ends some day.
const PATIENCE: Duration = Duration::from_secs(2);
const NAP: Duration = Duration::from_millis(10);
/// How many failures are remembered.
const FAILED: usize = 100;

/// About how many seconds the review of a game takes.
fn seconds(cost: ReviewCost) -> u32 {
    let whole = EACH_TAKES * cost.usual_games() as u32;
    whole.as_secs_f32().ceil() as u32
}

/// The games that wait, and the one that is being reviewed.
#[derive(Default)]
pub(crate) struct Reviews {
    state: Mutex<State>,
    wake: Notify,
}

#[derive(Default)]
struct State {
    waiting: VecDeque<Job>,
    running: Option<Running>,
    failed: HashMap<String, String>,
}

/// Who waits for a review, and when each of them last asked.
type Interest = HashMap<String, Instant>;

struct Job {
    table: String,
    interest: Interest,
    game_box: &'static GameBox,
    record: String,
}

struct Running {
    table: String,
    interest: Interest,
    turn: usize,
    turns: usize,
    /// About how many seconds it takes, before its own speed is known.
    guess: u32,
    begun: Instant,
    stop: Stop,
}

impl Running {
    /// About how many seconds are left.
    fn seconds(&self) -> u32 {
        let left = self.turns.saturating_sub(self.turn) as u32;
        match self.turn as u32 {
            0 => self.guess,
            turn => (self.begun.elapsed() * left / turn).as_secs_f32().ceil() as u32,
        }
    }
}

/// Whether somebody asked a short time ago.
fn is_wanted(interest: &Interest) -> bool {
    interest.values().any(|asked| asked.elapsed() < LAPSE)
}

impl Reviews {
    fn state(&self) -> MutexGuard<'_, State> {
        // It is consistent between any two statements, even if a thread panicked.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Puts a game into the queue, unless it is already there.
    pub(crate) fn request(
        &self,
        table: &str,
        who: &str,
        game_box: &'static GameBox,
        record: String,
    ) -> Result<(), Refusal> {
        let mut state = self.state();
        state.failed.remove(table);
        state.waiting.retain(|job| is_wanted(&job.interest));
        if state.touch(table, who) {
            return Ok(());
        }
        let own = state.waiting.iter().filter(|job| job.interest.contains_key(who)).count();
        if state.waiting.len() >= QUEUE || own >= EACH {
            let message = "too many games are waiting for their review; try again in a few minutes";
            return Err(Refusal::new(Reason::TooManyReviews, message));
        }
        let interest = Interest::from([(who.to_owned(), Instant::now())]);
        state.waiting.push_back(Job { table: table.to_owned(), interest, game_box, record });
        drop(state);
        self.wake.notify_one();
        Ok(())
    }

    /// Where a game is, if it is waiting or being reviewed or has failed. Whoever asks is interested.
    pub(crate) fn look(&self, table: &str, who: &str) -> Option<ReviewState> {
        let mut state = self.state();
        state.touch(table, who);
        if let Some(running) = state.running.as_ref().filter(|running| running.table == table) {
            return Some(ReviewState::Running {
                turn: running.turn as u32,
                turns: running.turns as u32,
                seconds: running.seconds(),
            });
        }
        if let Some(place) = state.waiting.iter().position(|job| job.table == table) {
            let before = usize::from(state.running.is_some());
            return Some(ReviewState::Queued { place: (place + before.max(1)) as u32 });
        }
        state.failed.get(table).map(|reason| ReviewState::Failed { reason: reason.clone() })
    }

    /// Somebody is no longer interested.
    pub(crate) fn withdraw(&self, table: &str, who: &str) {
        let mut state = self.state();
        if let Some(running) = state.running.as_mut().filter(|running| running.table == table) {
            running.interest.remove(who);
            if running.interest.is_empty() {
                running.stop.now();
            }
        }
        for job in state.waiting.iter_mut().filter(|job| job.table == table) {
            job.interest.remove(who);
        }
        state.waiting.retain(|job| !job.interest.is_empty());
    }

    /// The server stops.
    pub(crate) fn stop(&self) {
        let mut state = self.state();
        state.waiting.clear();
        if let Some(running) = &state.running {
            running.stop.now();
        }
    }

    /// Reviews one game after another, for as long as the server runs.
    pub(crate) async fn work(shared: Arc<Shared>) {
        loop {
            let next = shared.reviews.state().waiting.pop_front();
            match next {
                Some(job) if is_wanted(&job.interest) => do_one(&shared, job).await,
                Some(_) => {}
                None => shared.reviews.wake.notified().await,
            }
        }
    }
}

impl State {
    /// Notes that somebody is interested in a game; false if it is neither waiting nor running.
    fn touch(&mut self, table: &str, who: &str) -> bool {
        let now = Instant::now();
        let waiting = self.waiting.iter_mut().filter(|job| job.table == table).map(|job| &mut job.interest);
        let running = self.running.iter_mut().filter(|running| running.table == table);
        // A review that was told to stop will not be finished.
        let running = running.filter(|running| !running.stop.is_asked()).map(|running| &mut running.interest);
        let Some(interest) = waiting.chain(running).next() else { return false };
        interest.insert(who.to_owned(), now);
        true
    }
}

/// About how long the review of a game would take.
pub(crate) fn cost(game_box: &GameBox, record: &str) -> Result<ReviewState, String> {
    let cost = ReviewCost::of(&*open(game_box, record)?);
    Ok(ReviewState::None { turns: cost.turns as u32, seconds: seconds(cost) })
}

fn open(game_box: &GameBox, record: &str) -> Result<Box<dyn BoxTable>, String> {
    let read = Record::parse(record).map_err(|error| error.to_string())?;
    game_box.open_record(&read, record).map_err(|problem| problem.to_string())
}

async fn do_one(shared: &Arc<Shared>, job: Job) {
    let Job { table, interest, game_box, record } = job;
    let stop = Stop::default();
    shared.reviews.state().running = Some(Running {
        table: table.clone(),
        interest,
        turn: 0,
        turns: 0,
        guess: 0,
        begun: Instant::now(),
        stop: stop.clone(),
    });
    let (worker, asked) = (Arc::clone(shared), stop.clone());
    let made = tokio::task::spawn_blocking(move || {
        guarded(|| make(&worker, game_box, &record, &asked)).and_then(|review| review)
    });
    let made = made.await.unwrap_or_else(|error| Err(error.to_string()));
    let failed = match made {
        Ok(Some(review)) => {
            let kept = shared.store.keep_review(&table, REVIEW_VERSION, &review).await;
            kept.err().map(|error| format!("the review could not be stored: {error}"))
        }
        Ok(None) => None,
        Err(problem) => Some(problem),
    };
    let mut state = shared.reviews.state();
    state.running = None;
    if let Some(problem) = failed {
        tracing::warn!(table, problem, "a review failed");
        if state.failed.len() >= FAILED {
            state.failed.clear();
        }
        state.failed.insert(table, problem);
    }
}

/// Makes a review; none if it was told to stop.
fn make(shared: &Shared, game_box: &GameBox, record: &str, stop: &Stop) -> Result<Option<String>, String> {
    let table = open(game_box, record)?;
    let cost = ReviewCost::of(&*table);
    let budget = Budget::Simulations(cost.simulations());
    let mut told = |turn: usize, turns: usize| {
        if let Some(running) = &mut shared.reviews.state().running {
            (running.turn, running.turns, running.guess) = (turn, turns, seconds(cost));
            if !is_wanted(&running.interest) {
                stop.now();
            }
        }
        let begun = Instant::now();
        while shared.bots.is_busy() && !stop.is_asked() && begun.elapsed() < PATIENCE {
            std::thread::sleep(NAP);
        }
    };
    let review = table.review(budget, stop, &mut told);
    if review.turns.is_empty() && !review.unfinished {
        return Err("nobody decided anything in this game, so there is nothing to review".to_owned());
    }
    let text = serde_json::to_string(&review).map_err(|error| error.to_string())?;
    Ok((!review.unfinished).then_some(text))
}
