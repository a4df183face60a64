//! A clock that only goes forward.
//!
//! A page has none that Rust could read, so in WebAssembly the host gives one with `set_clock`. Until it has, no time passes.

#[cfg(not(target_family = "wasm"))]
pub use std::time::Instant;

#[cfg(target_family = "wasm")]
pub use given::{Instant, set_clock};

#[cfg(any(test, target_family = "wasm"))]
#[cfg_attr(not(target_family = "wasm"), expect(unreachable_pub, reason = "only a page uses it"))]
mod given {
    use std::{ops::Add, sync::OnceLock, time::Duration};

    static CLOCK: OnceLock<fn() -> f64> = OnceLock::new();

    /// Says how many milliseconds have passed since some moment. Only the first call counts.
    pub fn set_clock(clock: fn() -> f64) {
        let _ = CLOCK.set(clock);
    }

    /// A moment, like `std::time::Instant`.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
    pub struct Instant(Duration);

    impl Instant {
        /// This moment.
        pub fn now() -> Instant {
            let milliseconds = CLOCK.get().map_or(0.0, |clock| clock());
            Instant(Duration::try_from_secs_f64(milliseconds / 1000.0).unwrap_or_default())
        }

        /// How much time has passed since then.
        pub fn elapsed(&self) -> Duration {
            Instant::now().saturating_duration_since(*self)
        }

        /// How much time passed between two moments; none if `earlier` is later.
        pub fn saturating_duration_since(&self, earlier: Instant) -> Duration {
            self.0.saturating_sub(earlier.0)
        }
    }

    impl Add<Duration> for Instant {
        type Output = Instant;

        fn add(self, time: Duration) -> Instant {
            Instant(self.0 + time)
        }
    }
}

#[cfg(test)]
mod tests {
    use std::{
        sync::atomic::{AtomicU32, Ordering::Relaxed},
        time::Duration,
    };

    use super::given::{Instant, set_clock};

    #[test]
    fn a_given_clock_measures_what_its_host_says() {
        static NOW: AtomicU32 = AtomicU32::new(0);
        let before = Instant::now();
        set_clock(|| f64::from(NOW.load(Relaxed)) + 0.5);
        set_clock(|| -1.0);
        let begun = Instant::now();
        assert_eq!(begun.saturating_duration_since(before), Duration::from_micros(500));
        NOW.store(250, Relaxed);
        assert_eq!(begun.elapsed(), Duration::from_millis(250));
        assert!(Instant::now() == begun + Duration::from_millis(250));
        NOW.store(0, Relaxed);
        assert_eq!((begun + Duration::from_secs(1)).elapsed(), Duration::ZERO, "it never goes back");
    }
}
