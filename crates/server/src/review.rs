//! Reviews of finished games: one at a time, and never before the tables.
//!
//! A review needs seconds of a processor. The scheduler makes them one by one, in turns by address and person, and lets
//! the bots of the tables go first between two turns. A review that nobody asks about any more is dropped. It is lost
//! when the server stops, and anybody who still wants it asks again.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use play::Record;
use protocol::{REVIEW_VERSION, ReviewState};
use shelf::{BoxTable, Budget, GameBox, Stop};
use tokio::{runtime::Handle, task::AbortHandle};

use crate::{
    refusal::{Reason, Refusal},
    table::Shared,
    work::{Aside, Kind, Owner, Waiting},
};

/// About how long a simulated game takes, before a review of its box has shown how long here.
const EACH_TAKES: Duration = Duration::from_millis(1);
/// A review that nobody has asked about for this long is dropped.
const LAPSE: Duration = Duration::from_secs(30);
/// How many failures are remembered.
const FAILED: usize = 100;

/// How long a simulated game of each box took in its last review on this machine, with all waiting for the tables.
#[derive(Default)]
struct Speeds(HashMap<&'static str, Duration>);

impl Speeds {
    fn note(&mut self, game_box: &'static str, games: usize, took: Duration) {
        self.0.insert(game_box, took / games.max(1) as u32);
    }

    /// About how many seconds a review with so many games of usual length takes.
    fn seconds(&self, game_box: &str, games: usize) -> u32 {
        let each = self.0.get(game_box).copied().unwrap_or(EACH_TAKES);
        (each * games as u32).as_secs_f32().ceil() as u32
    }
}

/// The games that wait, and the one that is being reviewed.
#[derive(Default)]
pub(crate) struct Reviews {
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    games: Vec<Game>,
    failed: HashMap<String, String>,
    speeds: Speeds,
}

/// Who waits for a review, and when each of them last asked.
type Interest = HashMap<String, Instant>;

/// A game that somebody wants reviewed.
struct Game {
    table: String,
    interest: Interest,
    /// Its number in the scheduler's queue.
    number: u64,
    /// How far it is, once it has begun.
    progress: Option<Progress>,
    task: AbortHandle,
}

struct Progress {
    turn: usize,
    turns: usize,
    /// About how many seconds it takes, before its own speed is known.
    guess: u32,
    begun: Instant,
}

impl Progress {
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
        shared: &Arc<Shared>,
        table: &str,
        who: &Owner,
        game_box: &'static GameBox,
        record: String,
    ) -> Result<(), Refusal> {
        let mut state = shared.reviews.state();
        state.failed.remove(table);
        state.drop_unwanted();
        if state.touch(table, &who.person) {
            return Ok(());
        }
        let waiting = shared.work.join(Kind::Review, who, table)?;
        let number = waiting.number();
        let wanted = Wanted { table: table.to_owned(), owner: who.clone(), game_box, record };
        let task = tokio::spawn(review_one(Arc::clone(shared), waiting, wanted)).abort_handle();
        let interest = Interest::from([(who.person.clone(), Instant::now())]);
        state.games.push(Game { table: table.to_owned(), interest, number, progress: None, task });
        Ok(())
    }

    /// Where a game is, if it is waiting, being reviewed or has failed. Asking counts as being
    /// interested.
    pub(crate) fn look(shared: &Shared, table: &str, who: &Owner) -> Option<ReviewState> {
        let mut state = shared.reviews.state();
        state.touch(table, &who.person);
        let Some(game) = state.games.iter().find(|game| game.table == table) else {
            return state.failed.get(table).map(|reason| ReviewState::Failed { reason: reason.clone() });
        };
        Some(match &game.progress {
            Some(progress) => ReviewState::Running {
                turn: progress.turn as u32,
                turns: progress.turns as u32,
                seconds: progress.seconds(),
            },
            None => {
                ReviewState::Queued { place: shared.work.place_in(Kind::Review, game.number).unwrap_or(1) }
            }
        })
    }

    /// Somebody is no longer interested.
    pub(crate) fn withdraw(&self, table: &str, who: &Owner) {
        let mut state = self.state();
        for game in state.games.iter_mut().filter(|game| game.table == table) {
            game.interest.remove(&who.person);
        }
        state.drop_unwanted();
    }
}

impl State {
    /// Notes that somebody is interested in a game; false if it is neither waiting nor running.
    fn touch(&mut self, table: &str, person: &str) -> bool {
        let Some(game) = self.games.iter_mut().find(|game| game.table == table) else { return false };
        game.interest.insert(person.to_owned(), Instant::now());
        true
    }

    /// Drops what nobody wants any more, and stops a review that has begun.
    fn drop_unwanted(&mut self) {
        self.games.retain(|game| {
            let is_wanted = is_wanted(&game.interest);
            if !is_wanted {
                game.task.abort();
            }
            is_wanted
        });
    }

    fn progress(&mut self, number: u64) -> Option<&mut Option<Progress>> {
        self.games.iter_mut().find(|game| game.number == number).map(|game| &mut game.progress)
    }
}

/// About how long the review of a game would take.
pub(crate) fn cost(
    shared: &Shared,
    aside: &Aside,
    game_box: &GameBox,
    record: &str,
) -> Result<ReviewState, String> {
    let cost = aside.cost(&*open(aside, game_box, record)?);
    let seconds = shared.reviews.state().speeds.seconds(game_box.id, cost.usual_games());
    Ok(ReviewState::None { turns: cost.turns as u32, seconds })
}

fn open(aside: &Aside, game_box: &GameBox, record: &str) -> Result<Box<dyn BoxTable>, String> {
    let read = Record::parse(record).map_err(|error| error.to_string())?;
    aside.open(game_box, &read, record).map_err(|problem| problem.to_string())
}

/// What to review, and who asked first.
struct Wanted {
    table: String,
    owner: Owner,
    game_box: &'static GameBox,
    record: String,
}

/// Waits for the game's turn, reviews it and stores the review.
async fn review_one(shared: Arc<Shared>, waiting: Waiting, wanted: Wanted) {
    let number = waiting.number();
    let table = wanted.table.clone();
    let made = match waiting.place().await {
        Ok(ticket) => {
            if let Some(progress) = shared.reviews.state().progress(number) {
                *progress = Some(Progress { turn: 0, turns: 0, guess: 0, begun: Instant::now() });
            }
            let worker = Arc::clone(&shared);
            let task = move |aside: &Aside, stop: &Stop| make(&worker, aside, &wanted, number, stop);
            shared.work.run_in(ticket, task).await
        }
        Err(refusal) => Err(refusal),
    };
    let failed = match made {
        Ok(Ok(Some(review))) => {
            let kept = shared.store.keep_review(&table, REVIEW_VERSION, &review).await;
            kept.err().map(|error| format!("the review could not be stored: {error}"))
        }
        Ok(Ok(None)) => None,
        Ok(Err(problem)) => Some(problem),
        Err(refusal) if refusal.problem.reason == Reason::ShuttingDown => None,
        Err(refusal) => Some(refusal.problem.message),
    };
    let mut state = shared.reviews.state();
    state.games.retain(|game| game.number != number);
    if let Some(problem) = failed {
        tracing::warn!(table, problem, "a review failed");
        if state.failed.len() >= FAILED {
            state.failed.clear();
        }
        state.failed.insert(table, problem);
    }
}

/// Makes a review; none if it was stopped. Each turn takes its own place among the jobs that think.
fn make(
    shared: &Arc<Shared>,
    aside: &Aside,
    wanted: &Wanted,
    number: u64,
    stop: &Stop,
) -> Result<Option<String>, String> {
    let runtime = Handle::current();
    let wait = || runtime.block_on(shared.work.place(Kind::Turn, &wanted.owner, &wanted.table)).ok();
    let mut place = wait();
    let table = open(aside, wanted.game_box, &wanted.record)?;
    let cost = aside.cost(&*table);
    let budget = Budget::Simulations(cost.simulations());
    let guess = shared.reviews.state().speeds.seconds(wanted.game_box.id, cost.usual_games());
    let begun = Instant::now();
    let mut told = |turn: usize, turns: usize| {
        let mut state = shared.reviews.state();
        if let Some(Some(progress)) = state.progress(number) {
            (progress.turn, progress.turns, progress.guess) = (turn, turns, guess);
        }
        state.drop_unwanted();
        drop(state);
        if turn == turns || stop.is_asked() {
            return;
        }
        drop(place.take());
        place = wait();
        if place.is_none() {
            stop.now();
        }
    };
    let review = aside.review(&*table, budget, stop, &mut told);
    if review.turns.is_empty() && !review.unfinished {
        return Err("nobody decided anything in this game, so there is nothing to review".to_owned());
    }
    if !review.unfinished {
        shared.reviews.state().speeds.note(wanted.game_box.id, cost.usual_games(), begun.elapsed());
    }
    let text = serde_json::to_string(&review).map_err(|error| error.to_string())?;
    Ok((!review.unfinished).then_some(text))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_guess_goes_by_the_last_review_of_the_same_box() {
        let mut speeds = Speeds::default();
        assert_eq!(speeds.seconds("orleans", 106_000), 106);
        speeds.note("orleans", 50_000, Duration::from_mins(3));
        assert_eq!(speeds.seconds("orleans", 106_000), 382);
        assert_eq!(speeds.seconds("natick", 2_500), 3, "other boxes have their own speed");
        speeds.note("orleans", 50_000, Duration::from_secs(25));
        assert_eq!(speeds.seconds("orleans", 106_000), 53, "the newest one counts");
        speeds.note("natick", 0, Duration::from_secs(1));
        assert_eq!(speeds.seconds("natick", 2), 2);
    }
}
