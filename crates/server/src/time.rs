//! The system time, for people and for what is stored, and a clock that only goes forward, to measure how long something
//! took.

use std::{
    sync::LazyLock,
    time::{Instant, SystemTime, UNIX_EPOCH},
};

/// Milliseconds since 1970.
pub(crate) fn now() -> i64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64);
    #[cfg(test)]
    let now = now + tests::JUMPED.load(std::sync::atomic::Ordering::Relaxed);
    now
}

/// Milliseconds since this process first asked.
pub(crate) fn tick() -> i64 {
    static BEGAN: LazyLock<Instant> = LazyLock::new(Instant::now);
    BEGAN.elapsed().as_millis() as i64
}

#[cfg(test)]
pub(crate) mod tests {
    use std::sync::atomic::{AtomicI64, Ordering::Relaxed};

    /// How far somebody has changed the system time.
    pub(super) static JUMPED: AtomicI64 = AtomicI64::new(0);

    pub(crate) fn jump(milliseconds: i64) {
        JUMPED.fetch_add(milliseconds, Relaxed);
    }
}
