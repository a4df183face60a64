//! Keeps a problem that lasts from filling the log: one line when it begins, at most one a minute while it
//! lasts, and one when it is over.

use std::{
    sync::{Mutex, PoisonError},
    time::{Duration, Instant},
};

/// Whether storing works. A process has one log, so it has one of these.
pub(crate) static STORING: Alarm = Alarm(Mutex::new(None));

/// How often a problem that lasts is mentioned.
const AGAIN: Duration = Duration::from_mins(1);
/// A full disk may still take a small commit now and then. So the problem is over only if nothing has failed
/// for this long.
const QUIET: Duration = Duration::from_secs(5);

pub(crate) struct Alarm(Mutex<Option<Ringing>>);

struct Ringing {
    /// When it was last mentioned.
    told: Instant,
    /// When something last failed.
    failed: Instant,
    /// How many failures there were since it was last mentioned, and altogether.
    suppressed: u64,
    all: u64,
}

impl Alarm {
    /// Something could not be stored or read.
    pub(crate) fn raise(&self, problem: &dyn std::fmt::Display) {
        if let Some(suppressed) = self.failed(Instant::now()) {
            tracing::error!(%problem, suppressed, "the database is unavailable; requests are refused until it recovers");
        }
    }

    /// A test write succeeded.
    pub(crate) fn clear(&self) {
        if let Some(failures) = self.worked(Instant::now()) {
            tracing::info!(failures, "the database can be used again");
        }
    }

    pub(crate) fn is_raised(&self) -> bool {
        self.ringing().is_some()
    }

    fn ringing(&self) -> std::sync::MutexGuard<'_, Option<Ringing>> {
        // The value is consistent between any two statements, even if a thread panicked.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts a failure. If it should be mentioned, returns how many were not mentioned before it.
    fn failed(&self, now: Instant) -> Option<u64> {
        let mut alarm = self.ringing();
        let Some(ringing) = &mut *alarm else {
            *alarm = Some(Ringing { told: now, failed: now, suppressed: 0, all: 1 });
            return Some(0);
        };
        ringing.all += 1;
        ringing.failed = now;
        if now.duration_since(ringing.told) < AGAIN {
            ringing.suppressed += 1;
            return None;
        }
        ringing.told = now;
        Some(std::mem::take(&mut ringing.suppressed))
    }

    /// Ends the alarm if nothing has failed for a while. Returns how many failures there were.
    fn worked(&self, now: Instant) -> Option<u64> {
        let over = |ringing: &mut Ringing| now.duration_since(ringing.failed) >= QUIET;
        self.ringing().take_if(over).map(|ringing| ringing.all)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_problem_is_mentioned_when_it_begins_once_a_minute_and_when_it_is_over() {
        let alarm = Alarm(Mutex::new(None));
        let begin = Instant::now();
        let at = |seconds| begin + Duration::from_secs(seconds);
        assert_eq!(alarm.worked(at(0)), None, "nothing was wrong");
        assert_eq!(alarm.failed(at(0)), Some(0));
        assert!((1..60).all(|second| alarm.failed(at(second)).is_none()));
        assert_eq!(alarm.failed(at(60)), Some(59));
        assert_eq!(alarm.failed(at(61)), None);
        assert_eq!(alarm.worked(at(62)), None, "it may fail again in a moment");
        assert!(alarm.is_raised());
        assert_eq!(alarm.failed(at(130)), Some(1));
        assert_eq!(alarm.worked(at(135)), Some(63));
        assert!(!alarm.is_raised());
        assert_eq!(alarm.failed(at(136)), Some(0), "a new problem");
    }
}
