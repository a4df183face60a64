//! Everything that computes, in one place: bots, hints, checks of puzzles, reviews, and replays of records.
//!
//! Each job waits in a queue until it has a place, and then runs on a blocking thread. Turns go round the addresses,
//! and round the people at each address, so that nobody can take more than their share by asking more often. A job ends
//! when nobody waits for it any more: its future is dropped, and it is asked to stop.

mod behind;
mod gate;
mod heavy;
mod queue;

use std::{
    any::Any,
    collections::HashMap,
    fmt::Write as _,
    marker::PhantomData,
    net::IpAddr,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

pub(crate) use gate::{Gate, Turn};
pub(crate) use heavy::Aside;
use keeper::guarded;
use queue::{Full, Lane, PATIENCE, Queue};
pub(crate) use queue::{Kind, Owner};
use shelf::Stop;
use tokio::{
    sync::{oneshot, watch},
    time::Instant,
};

use crate::refusal::{Reason, Refusal};

/// About how long a bot should have to wait for a place. The more bots somebody has waiting, the less each of them
/// thinks.
const WAIT: Duration = Duration::from_secs(1);
/// Every bot may think for this long, however many are waiting.
const LEAST: Duration = Duration::from_millis(100);
/// How many jobs are counted to give somebody their place.
const FAR: usize = 32;
/// How many people's addresses are remembered.
const HOMES: usize = 100_000;

/// The one scheduler of a server.
pub(crate) struct Work {
    queue: Mutex<Queue>,
    /// Signals whenever a job arrives, starts or ends; true once the server stops.
    changed: watch::Sender<bool>,
    /// Where each person was last seen, since tables do not know it.
    homes: Mutex<HashMap<String, IpAddr>>,
}

/// A job that waits, or has its place. Dropping it takes it out of the queue.
pub(crate) struct Ticket {
    work: Arc<Work>,
    number: u64,
    owner: Owner,
}

impl Drop for Ticket {
    fn drop(&mut self) {
        let mut queue = self.work.queue();
        queue.remove(self.number);
        queue.fill(Instant::now());
        drop(queue);
        self.work.changed.send_modify(|_| {});
    }
}

/// A job that has joined the queue.
pub(crate) struct Waiting {
    kind: Kind,
    ticket: Ticket,
    granted: oneshot::Receiver<()>,
}

impl Waiting {
    pub(crate) fn number(&self) -> u64 {
        self.ticket.number
    }

    /// Waits for its place.
    pub(crate) async fn place(mut self) -> Result<Ticket, Refusal> {
        let work = Arc::clone(&self.ticket.work);
        let mut stops = work.changed.subscribe();
        loop {
            tokio::select! {
                granted = &mut self.granted => {
                    return granted.map(|()| self.ticket).map_err(|_| Refusal::shutting_down());
                }
                _ = stops.wait_for(|stopped| *stopped) => return Err(Refusal::shutting_down()),
                // By now a turn of a review has waited long enough.
                () = tokio::time::sleep(PATIENCE), if self.kind == Kind::Turn => work.queue().fill(Instant::now()),
            }
        }
    }
}

/// Stops a computation as soon as nobody waits for its answer.
struct StopWhenDropped(Stop);

impl Drop for StopWhenDropped {
    fn drop(&mut self) {
        self.0.now();
    }
}

/// The answer of a job. Jobs of forty types pass through code that is compiled once.
type Answer = Box<dyn Any + Send>;
type Task = Box<dyn FnOnce(&Aside, &Stop) -> Answer + Send>;

/// A job that runs. It is asked to stop when this is dropped.
struct Job {
    work: Arc<Work>,
    owner: Owner,
    begun: Instant,
    stop: StopWhenDropped,
    answer: oneshot::Receiver<Result<Answer, String>>,
}

/// A job that runs and will answer with a `T`.
pub(crate) struct Running<T>(Job, PhantomData<fn() -> T>);

/// The result of a job with a time limit.
pub(crate) struct Outcome<T> {
    /// The answer; none if it did not come in time.
    pub(crate) answer: Option<Result<T, String>>,
    /// Whether it was asked to stop early because others wait.
    pub(crate) hurried: bool,
}

impl Work {
    pub(crate) fn new(at_once: usize) -> Arc<Work> {
        Arc::new(Work {
            queue: Mutex::new(Queue::new(at_once)),
            changed: watch::channel(false).0,
            homes: Mutex::default(),
        })
    }

    fn queue(&self) -> MutexGuard<'_, Queue> {
        // It is consistent between any two statements, even if a thread panicked.
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn homes(&self) -> MutexGuard<'_, HashMap<String, IpAddr>> {
        self.homes.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Somebody was seen at an address.
    pub(crate) fn seen(&self, person: &str, address: IpAddr) {
        let mut homes = self.homes();
        if homes.len() >= HOMES && !homes.contains_key(person) {
            homes.clear();
        }
        homes.insert(person.to_owned(), address);
    }

    /// A person as somebody to compute for, at the address where they were last seen.
    pub(crate) fn owner(&self, person: &str) -> Owner {
        let address = self.homes().get(person).map(ToString::to_string);
        Owner { person: person.to_owned(), address: address.unwrap_or_else(|| person.to_owned()) }
    }

    /// Joins the queue.
    pub(crate) fn join(self: &Arc<Work>, kind: Kind, owner: &Owner, about: &str) -> Result<Waiting, Refusal> {
        if self.has_stopped() {
            return Err(Refusal::shutting_down());
        }
        let (grant, granted) = oneshot::channel();
        let now = Instant::now();
        let mut queue = self.queue();
        let number = queue.add(kind, owner, about, now, grant).map_err(|full| refusal(kind, full))?;
        queue.fill(now);
        drop(queue);
        self.changed.send_modify(|_| {});
        let ticket = Ticket { work: Arc::clone(self), number, owner: owner.clone() };
        Ok(Waiting { kind, ticket, granted })
    }

    /// Waits for a place.
    pub(crate) async fn place(
        self: &Arc<Work>,
        kind: Kind,
        owner: &Owner,
        about: &str,
    ) -> Result<Ticket, Refusal> {
        self.join(kind, owner, about)?.place().await
    }

    /// Runs something that has its place on a blocking thread.
    pub(crate) fn start<T: Send + 'static>(
        self: &Arc<Work>,
        ticket: Ticket,
        task: impl FnOnce(&Aside, &Stop) -> T + Send + 'static,
    ) -> Running<T> {
        Running(self.begin(ticket, erased(task)), PhantomData)
    }

    fn begin(self: &Arc<Work>, ticket: Ticket, task: Task) -> Job {
        let stop = Stop::default();
        let (told, answer) = oneshot::channel();
        let (owner, asked, work) = (ticket.owner.clone(), stop.clone(), Arc::clone(self));
        // Nothing is missed between subscribing and looking, because a server that has stopped
        // stays stopped.
        if *self.changed.borrow() {
            stop.now();
        }
        tokio::task::spawn_blocking(move || {
            behind::stand_back();
            let done = Aside::within(|aside| guarded(|| task(aside, &asked)));
            // Perhaps nobody is waiting any more, and only now is the place free.
            let _ = told.send(done);
            drop(ticket);
        });
        Job { work, owner, begun: Instant::now(), stop: StopWhenDropped(stop), answer }
    }

    /// Computes something for somebody, who waits for it.
    pub(crate) async fn run<T: Send + 'static>(
        self: &Arc<Work>,
        kind: Kind,
        owner: &Owner,
        about: &str,
        task: impl FnOnce(&Aside, &Stop) -> T + Send + 'static,
    ) -> Result<T, Refusal> {
        let ticket = self.place(kind, owner, about).await?;
        self.run_in(ticket, task).await
    }

    /// Computes something in a place, for somebody who waits for it.
    pub(crate) async fn run_in<T: Send + 'static>(
        self: &Arc<Work>,
        ticket: Ticket,
        task: impl FnOnce(&Aside, &Stop) -> T + Send + 'static,
    ) -> Result<T, Refusal> {
        self.run_to_end(ticket, erased(task)).await.map(typed)
    }

    async fn run_to_end(self: &Arc<Work>, ticket: Ticket, task: Task) -> Result<Answer, Refusal> {
        let mut job = self.begin(ticket, task);
        let mut stops = self.changed.subscribe();
        let done = tokio::select! {
            done = &mut job.answer => done,
            _ = stops.wait_for(|stopped| *stopped) => return Err(Refusal::shutting_down()),
        };
        match done {
            Ok(Ok(done)) => Ok(done),
            Ok(Err(problem)) => Err(Refusal::internal(&problem)),
            Err(gone) => Err(Refusal::internal(&gone)),
        }
    }

    /// How long somebody's bot may think: the more of their bots wait, the less.
    fn patience(&self, owner: &Owner, most: Duration) -> Duration {
        let queue = self.queue();
        let places = queue.places(Lane::Thinking);
        let crowd = queue.crowd(owner);
        drop(queue);
        patience(places, crowd, most)
    }

    /// Where somebody's waiting job about a table is in its queue, from 1.
    pub(crate) fn place_of(&self, kind: Kind, owner: &Owner, about: &str) -> Option<u32> {
        let number = self.queue().find(kind, owner, about)?;
        self.place_in(kind, number)
    }

    /// Where a waiting job is in its queue, from 1. Far back in the queue, nobody needs the exact
    /// place.
    pub(crate) fn place_in(&self, kind: Kind, number: u64) -> Option<u32> {
        let queue = self.queue();
        if !queue.is_waiting(number) {
            return None;
        }
        let order = queue.order(kind.lane(), Instant::now(), FAR);
        Some(order.iter().position(|other| *other == number).unwrap_or(FAR) as u32 + 1)
    }

    /// Numbers for the server's operator, in Prometheus text format.
    pub(crate) fn metrics(&self) -> String {
        let queue = self.queue();
        let mut text = String::new();
        let mut list = |name: &str, about: &str, sort: &str, number: &dyn Fn(Kind) -> u64| {
            let _ = writeln!(text, "# HELP {name} {about}\n# TYPE {name} {sort}");
            for kind in Kind::ALL {
                let _ = writeln!(text, "{name}{{kind=\"{}\"}} {}", kind.name(), number(kind));
            }
        };
        let started = |kind: Kind| queue.started[kind as usize];
        list("loire_jobs_started_total", "Jobs that have begun.", "counter", &started);
        list("loire_jobs_waiting", "Jobs that wait for a place.", "gauge", &|kind| {
            queue.count(kind).0 as u64
        });
        list("loire_jobs_running", "Jobs that have a place.", "gauge", &|kind| queue.count(kind).1 as u64);
        text
    }

    /// The server stops: all jobs are asked to stop, and all waiting ends.
    pub(crate) fn stop(&self) {
        self.changed.send_replace(true);
        self.queue().clear();
    }

    /// Whether the server stops.
    pub(crate) fn has_stopped(&self) -> bool {
        *self.changed.borrow()
    }
}

impl<T: 'static> Running<T> {
    /// Waits for the answer. After `most` (or sooner, if others wait), the job is asked to stop, and it has until
    /// `end` to give what it has found.
    pub(crate) async fn within(self, most: Duration, end: Instant) -> Outcome<T> {
        let (answer, hurried) = self.0.within(most, end).await;
        Outcome { answer: answer.map(|answer| answer.map(typed)), hurried }
    }
}

impl Job {
    async fn within(mut self, most: Duration, end: Instant) -> (Option<Result<Answer, String>>, bool) {
        let told = |answer: Result<_, _>| Some(answer.unwrap_or_else(|_| Err("it crashed".to_owned())));
        let mut changes = self.work.changed.subscribe();
        let mut hurried = false;
        while !self.stop.0.is_asked() {
            if self.work.has_stopped() {
                self.stop.0.now();
                break;
            }
            let patience = self.work.patience(&self.owner, most);
            tokio::select! {
                answer = &mut self.answer => return (told(answer), false),
                () = tokio::time::sleep_until(self.begun + patience) => {
                    hurried = patience < most;
                    self.stop.0.now();
                }
                // More of them wait, or fewer.
                _ = changes.changed() => {}
            }
        }
        match tokio::time::timeout_at(end, &mut self.answer).await {
            Ok(answer) => (told(answer), hurried),
            Err(_) => (None, hurried),
        }
    }
}

fn erased<T: Send + 'static>(task: impl FnOnce(&Aside, &Stop) -> T + Send + 'static) -> Task {
    Box::new(|aside, stop| Box::new(task(aside, stop)))
}

fn typed<T: 'static>(answer: Answer) -> T {
    *answer.downcast().expect("a job answers with its own type")
}

/// How long a bot may think if this many like it share this many places.
fn patience(places: usize, crowd: usize, most: Duration) -> Duration {
    let few = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
    match few(crowd.saturating_sub(places)) {
        0 => most,
        waiting => (WAIT.saturating_mul(few(places)) / waiting).max(LEAST).min(most),
    }
}

fn refusal(kind: Kind, full: Full) -> Refusal {
    if kind == Kind::Review {
        let message = "too many games are waiting for their review; try again in a few minutes";
        return Refusal::new(Reason::TooManyReviews, message);
    }
    match full {
        _ if kind == Kind::Table => busy(),
        Full::Person => {
            let message = "you have asked for too much at once; wait until some of it has been answered";
            Refusal::new(Reason::TooMuchAtOnce, message)
        }
        Full::Address => {
            let message =
                "your address has asked for too much at once; wait until some of it has been answered";
            Refusal::new(Reason::TooMuchAtOnce, message)
        }
        Full::All => busy(),
    }
}

fn busy() -> Refusal {
    Refusal::new(Reason::Busy, "too many people are waiting; try again in a moment")
}

#[cfg(test)]
mod tests;
