//! How long the threads that serve everybody are kept by one task at a time. While a task computes, nobody else on its
//! thread is served, so whatever takes long is a job of the scheduler (`work`) instead.

use std::{
    fmt::Write as _,
    future::poll_fn,
    sync::{
        Arc, LazyLock,
        atomic::{AtomicU64, Ordering::Relaxed},
    },
    time::{Duration, Instant},
};

/// The tasks whose time is measured.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Task {
    /// An HTTP connection with its requests.
    Connection,
    /// A WebSocket.
    Socket,
    /// A table with everything that happens at it.
    Table,
    /// Waiting for a bot.
    Bot,
}

impl Task {
    pub const ALL: [Task; 4] = [Task::Connection, Task::Socket, Task::Table, Task::Bot];

    pub(crate) fn name(self) -> &'static str {
        match self {
            Task::Connection => "connection",
            Task::Socket => "socket",
            Task::Table => "table",
            Task::Bot => "bot",
        }
    }
}

/// The longest time that each kind of task has kept a thread.
#[derive(Debug)]
pub struct Polls {
    clock: fn() -> Duration,
    longest: [AtomicU64; Task::ALL.len()],
}

impl Default for Polls {
    fn default() -> Polls {
        static START: LazyLock<Instant> = LazyLock::new(Instant::now);
        Polls::by(|| START.elapsed())
    }
}

impl Polls {
    /// Measured by a clock that only needs to be right for the thread that asks. Tests take one that counts only the
    /// processor time of the thread.
    pub fn by(clock: fn() -> Duration) -> Polls {
        Polls { clock, longest: Default::default() }
    }

    /// The longest time of a kind of task, since the last [`Polls::forget`].
    pub fn longest(&self, task: Task) -> Duration {
        Duration::from_nanos(self.longest[task as usize].load(Relaxed))
    }

    /// Begins to measure anew.
    pub fn forget(&self) {
        for longest in &self.longest {
            longest.store(0, Relaxed);
        }
    }

    /// Numbers for the server's operator, in Prometheus text format.
    pub(crate) fn metrics(&self) -> String {
        let name = "loire_longest_poll_seconds";
        let about = "How long a task has kept a thread of those that serve everybody, at most.";
        let mut text = format!("# HELP {name} {about}\n# TYPE {name} gauge\n");
        for task in Task::ALL {
            let seconds = self.longest(task).as_secs_f64();
            let _ = writeln!(text, "{name}{{task=\"{}\"}} {seconds}", task.name());
        }
        text
    }

    /// The same task, measured.
    pub(crate) fn watch<T>(
        self: Arc<Polls>,
        kind: Task,
        task: impl Future<Output = T> + Send,
    ) -> impl Future<Output = T> + Send {
        let mut task = Box::pin(task);
        poll_fn(move |cx| {
            let begun = (self.clock)();
            let polled = task.as_mut().poll(cx);
            let took = (self.clock)().saturating_sub(begun);
            self.longest[kind as usize].fetch_max(took.as_nanos() as u64, Relaxed);
            polled
        })
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;

    thread_local!(static NOW: Cell<Duration> = const { Cell::new(Duration::ZERO) });

    #[tokio::test]
    async fn a_task_is_measured_from_one_pause_to_the_next() {
        let polls = Arc::new(Polls::by(|| NOW.get()));
        let works = |ms| NOW.set(NOW.get() + Duration::from_millis(ms));
        let task = async {
            works(3);
            tokio::task::yield_now().await;
            works(5);
        };
        Arc::clone(&polls).watch(Task::Table, task).await;
        assert_eq!(polls.longest(Task::Table), Duration::from_millis(5));
        assert_eq!(polls.longest(Task::Bot), Duration::ZERO);
        polls.forget();
        assert_eq!(polls.longest(Task::Table), Duration::ZERO);
    }
}
