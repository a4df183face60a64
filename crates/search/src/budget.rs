//! How long a bot may think.

use std::{
    fmt,
    str::FromStr,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use engine::Unreadable;

use crate::time::Instant;

/// How much a bot may think about one turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// This many simulated games. The same seed gives the same turn, on every machine.
    Simulations(u32),
    /// This much time. How far a bot gets depends on the machine.
    Time(Duration),
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Budget::Simulations(count) => write!(f, "{count}"),
            Budget::Time(time) => write!(f, "{}ms", time.as_millis()),
        }
    }
}

/// The longest time that a budget may name.
const LONGEST: Duration = Duration::from_hours(1);

impl FromStr for Budget {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Budget, Unreadable> {
        let expected = "write a number of simulations or a time: 400, 50ms, 1s";
        let unreadable = || Unreadable::new(text, expected);
        let number = |digits: &str| digits.parse::<u32>().ok().filter(|&number| number > 0);
        let budget = if let Some(digits) = text.strip_suffix("ms") {
            Budget::Time(Duration::from_millis(number(digits).ok_or_else(unreadable)?.into()))
        } else if let Some(digits) = text.strip_suffix('s') {
            Budget::Time(Duration::from_secs(number(digits).ok_or_else(unreadable)?.into()))
        } else {
            Budget::Simulations(number(text).ok_or_else(unreadable)?)
        };
        match budget {
            Budget::Time(time) if time > LONGEST => Err(Unreadable::new(text, "an hour is the longest time")),
            budget => Ok(budget),
        }
    }
}

/// What a caller may ask of a bot while it thinks: to stop and give the best it has found so far, and to use no more
/// than some number of threads.
#[derive(Clone, Debug)]
pub struct Stop {
    asked: Arc<AtomicBool>,
    threads: u16,
}

impl Default for Stop {
    fn default() -> Stop {
        Stop { asked: Arc::default(), threads: 1 }
    }
}

impl Stop {
    /// Lets a bot use this many threads. It does so only if its budget is a time: a number of simulations must give the
    /// same turn everywhere, and simulated games depend on those before them.
    #[must_use]
    pub fn with_threads(self, threads: u16) -> Stop {
        Stop { threads: threads.max(1), ..self }
    }

    /// Asks the bot to stop.
    pub fn now(&self) {
        self.asked.store(true, Ordering::Relaxed);
    }

    /// Whether somebody asked it to stop.
    pub fn is_asked(&self) -> bool {
        self.asked.load(Ordering::Relaxed)
    }
}

/// One turn's budget while it is being used.
#[derive(Clone, Debug)]
pub struct Clock {
    simulations: u32,
    deadline: Option<Instant>,
    stop: Stop,
    explains: bool,
}

impl Clock {
    /// Starts a budget.
    pub fn new(budget: Budget, stop: &Stop) -> Clock {
        let (simulations, deadline) = match budget {
            Budget::Simulations(count) => (count, None),
            Budget::Time(time) => (u32::MAX, Some(Instant::now() + time)),
        };
        Clock { simulations, deadline, stop: stop.clone(), explains: false }
    }

    /// The same for thoughts that are shown to people, who also want to know the chances of winning.
    #[must_use]
    pub fn explaining(self) -> Clock {
        Clock { explains: true, ..self }
    }

    /// Whether the thoughts are shown to people.
    pub fn explains(&self) -> bool {
        self.explains
    }

    /// The most simulations it allows.
    pub fn simulations(&self) -> u32 {
        self.simulations
    }

    /// Whether a time limits it.
    pub fn is_timed(&self) -> bool {
        self.deadline.is_some()
    }

    /// How many threads may simulate games. One, unless a time limits it.
    pub fn threads(&self) -> u16 {
        if self.is_timed() { self.stop.threads } else { 1 }
    }

    /// The share of the time that has passed; 0 if no time limits it.
    pub fn passed(&self, since: Instant) -> f32 {
        let Some(deadline) = self.deadline else { return 0.0 };
        let whole = deadline.saturating_duration_since(since).as_secs_f32();
        if whole <= 0.0 { 1.0 } else { since.elapsed().as_secs_f32() / whole }
    }

    /// Whether to stop now.
    pub fn is_over(&self) -> bool {
        self.stop.is_asked() || self.deadline.is_some_and(|deadline| Instant::now() >= deadline)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn budgets_are_numbers_or_times() {
        assert_eq!("400".parse(), Ok(Budget::Simulations(400)));
        assert_eq!("50ms".parse(), Ok(Budget::Time(Duration::from_millis(50))));
        assert_eq!("2s".parse(), Ok(Budget::Time(Duration::from_secs(2))));
        for text in ["", "0", "0s", "1m", "-1", "1.5s", "4000s", "99999999999"] {
            assert!(text.parse::<Budget>().is_err(), "{text}");
        }
        for text in ["400", "50ms", "2000ms"] {
            assert_eq!(text.parse::<Budget>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn a_clock_is_over_when_somebody_asks() {
        let stop = Stop::default();
        let clock = Clock::new(Budget::Simulations(5), &stop);
        assert!(!clock.is_over());
        stop.now();
        assert!(clock.is_over());
    }

    #[test]
    fn only_a_time_may_be_spent_on_several_threads() {
        let stop = Stop::default().with_threads(4);
        let threads = |text: &str| Clock::new(text.parse().unwrap(), &stop).threads();
        assert_eq!([threads("50ms"), threads("400")], [4, 1]);
        assert_eq!(Clock::new("50ms".parse().unwrap(), &Stop::default()).threads(), 1);
    }
}
