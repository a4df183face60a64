//! Limits on how much anybody may do.

use std::{
    collections::{HashMap, HashSet},
    net::IpAddr,
    num::NonZeroU32,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use tokio::sync::Semaphore;

use crate::{
    Settings,
    refusal::{Reason, Refusal},
};

/// What is counted, and for whom.
pub(crate) struct Limits {
    requests: DefaultKeyedRateLimiter<IpAddr>,
    guests: DefaultKeyedRateLimiter<IpAddr>,
    logins: DefaultKeyedRateLimiter<IpAddr>,
    /// Attempts to sign in to one account from addresses that never have.
    guesses: DefaultKeyedRateLimiter<String>,
    /// The addresses from which people have signed in to their accounts.
    known: Mutex<HashSet<(String, IpAddr)>>,
    chat: DefaultKeyedRateLimiter<String>,
    tables: DefaultKeyedRateLimiter<String>,
    sockets: Arc<Open>,
    /// Connections of any kind, from the first byte on.
    pub(crate) connections: Arc<Open>,
    /// Passwords are slow to check on purpose, so only a few at a time.
    pub(crate) passwords: Semaphore,
}

/// How many such addresses are remembered.
const KNOWN: usize = 100_000;

/// The account for a name. Names are short, so a longer text is not an account.
fn shortened(name: &str) -> String {
    name.to_lowercase().chars().take(64).collect()
}

fn most(number: u32) -> NonZeroU32 {
    NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN)
}

impl Limits {
    pub(crate) fn new(settings: &Settings) -> Limits {
        let requests = most(settings.requests_per_second);
        let guests = most(settings.guests_per_minute);
        let keyed = |quota: Quota| RateLimiter::keyed(quota);
        Limits {
            requests: keyed(Quota::per_second(requests).allow_burst(requests.saturating_mul(most(4)))),
            guests: keyed(Quota::per_minute(guests).allow_burst(guests.saturating_mul(most(10)))),
            logins: keyed(Quota::per_minute(most(20))),
            guesses: RateLimiter::keyed(Quota::per_minute(most(3)).allow_burst(most(10))),
            known: Mutex::default(),
            chat: RateLimiter::keyed(Quota::per_minute(most(40)).allow_burst(most(10))),
            tables: RateLimiter::keyed(Quota::per_minute(most(60)).allow_burst(most(120))),
            sockets: Open::at_most(settings.sockets_per_address),
            connections: Open::at_most(settings.connections_per_address),
            passwords: Semaphore::new(2),
        }
    }

    pub(crate) fn request(&self, from: IpAddr) -> Result<(), Refusal> {
        check(&self.requests, &block(from), Reason::SlowDown, "too many requests from your address")
    }

    pub(crate) fn guest(&self, from: IpAddr) -> Result<(), Refusal> {
        check(&self.guests, &block(from), Reason::SlowDown, "too many new guests from your address")
    }

    pub(crate) fn login(&self, from: IpAddr) -> Result<(), Refusal> {
        check(
            &self.logins,
            &block(from),
            Reason::TooManyLogins,
            "too many attempts to sign in from your address",
        )
    }

    /// An attempt to sign in to an account. For each account, unknown addresses share one small allowance,
    /// however many there are. They do not hold up people who have signed in before.
    pub(crate) fn guess(&self, account: &str, from: IpAddr) -> Result<(), Refusal> {
        let account = shortened(account);
        if self.known_list().contains(&(account.clone(), block(from))) {
            return Ok(());
        }
        check(&self.guesses, &account, Reason::TooManyLogins, "too many attempts to sign in to this account")
    }

    /// Somebody has proved who they are.
    pub(crate) fn known(&self, account: &str, from: IpAddr) {
        let mut known = self.known_list();
        if known.len() >= KNOWN {
            known.clear();
        }
        known.insert((shortened(account), block(from)));
    }

    fn known_list(&self) -> MutexGuard<'_, HashSet<(String, IpAddr)>> {
        // The set is consistent between any two statements, even if a thread panicked.
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn chat(&self, person: &str) -> Result<(), Refusal> {
        check(&self.chat, &person.to_owned(), Reason::TooMuchTalk, "too much chat")
    }

    pub(crate) fn table(&self, person: &str) -> Result<(), Refusal> {
        check(&self.tables, &person.to_owned(), Reason::TooManyTables, "too many new tables")
    }

    /// Counts a socket until the guard is dropped.
    pub(crate) fn socket(&self, from: IpAddr) -> Result<OpenGuard, Refusal> {
        self.sockets.count(from).map_err(|count| {
            let message = format!("this address has {count} sockets open; close some first");
            Refusal::new(Reason::SlowDown, message)
        })
    }
}

/// How many of something each address has open.
pub(crate) struct Open {
    counts: Mutex<HashMap<IpAddr, u32>>,
    most: u32,
}

impl Open {
    fn at_most(most: u32) -> Arc<Open> {
        Arc::new(Open { counts: Mutex::default(), most })
    }

    fn counts(&self) -> MutexGuard<'_, HashMap<IpAddr, u32>> {
        // The map is consistent between any two statements, even if a thread panicked.
        self.counts.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts one more until the guard is dropped, or returns how many there already are.
    pub(crate) fn count(self: &Arc<Open>, from: IpAddr) -> Result<OpenGuard, u32> {
        let from = block(from);
        let mut counts = self.counts();
        let count = counts.entry(from).or_default();
        if *count >= self.most {
            return Err(*count);
        }
        *count += 1;
        Ok(OpenGuard { open: Arc::clone(self), from })
    }
}

/// Something that an address has open.
pub(crate) struct OpenGuard {
    open: Arc<Open>,
    from: IpAddr,
}

impl Drop for OpenGuard {
    fn drop(&mut self) {
        let mut counts = self.open.counts();
        if let Some(count) = counts.get_mut(&self.from) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.from);
            }
        }
    }
}

fn check<K: std::hash::Hash + Eq + Clone>(
    limiter: &DefaultKeyedRateLimiter<K>,
    key: &K,
    reason: Reason,
    what: &str,
) -> Result<(), Refusal> {
    // Forgets addresses that have been quiet, before the list grows without end.
    if limiter.len() > 20_000 {
        limiter.retain_recent();
    }
    limiter.check_key(key).map_err(|_| Refusal::new(reason, format!("{what}; wait a moment")))
}

/// Anybody with one IPv6 address has the whole block.
pub(crate) fn block(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(address) => match address.to_ipv4_mapped() {
            Some(address) => IpAddr::V4(address),
            None => IpAddr::V6((u128::from(address) >> 64 << 64).into()),
        },
    }
}

/// How fast one socket may talk.
pub(crate) struct Pace {
    left: f64,
    since: Instant,
}

impl Pace {
    const PER_SECOND: f64 = 200.0;
    const AT_ONCE: f64 = 400.0;

    pub(crate) fn new() -> Pace {
        Pace { left: Pace::AT_ONCE, since: Instant::now() }
    }

    pub(crate) fn allows(&mut self) -> bool {
        let passed = self.since.elapsed();
        if passed > Duration::from_millis(5) {
            self.left = (self.left + passed.as_secs_f64() * Pace::PER_SECOND).min(Pace::AT_ONCE);
            self.since = Instant::now();
        }
        let allows = self.left >= 1.0;
        if allows {
            self.left -= 1.0;
        }
        allows
    }
}
