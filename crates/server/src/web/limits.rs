//! Limits on how much anybody may do.

use std::{
    collections::{HashMap, HashSet},
    net::IpAddr,
    num::NonZeroU32,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use governor::{
    Quota, RateLimiter,
    clock::{Clock, DefaultClock},
    middleware::NoOpMiddleware,
    state::keyed::DashMapStateStore,
};
use tokio::sync::Semaphore;

use crate::{
    Settings,
    refusal::{Reason, Refusal},
    work::{Gate, Turn},
};

/// Counts what each key has done lately, by a clock.
type Keyed<K, C> = RateLimiter<K, DashMapStateStore<K>, C, NoOpMiddleware<<C as Clock>::Instant>>;

/// What is counted, and for whom.
pub(crate) struct Limits<C: Clock = DefaultClock> {
    requests: Keyed<IpAddr, C>,
    guests: Keyed<IpAddr, C>,
    logins: Keyed<IpAddr, C>,
    /// Attempts to sign in to one account from addresses that never have.
    guesses: Keyed<String, C>,
    /// The addresses from which people have signed in to their accounts.
    known: Mutex<HashSet<(String, IpAddr)>>,
    chat: Keyed<String, C>,
    tables: Keyed<String, C>,
    /// The tables that each address opened and that were open when it last opened one.
    opened: Mutex<HashMap<IpAddr, Vec<String>>>,
    /// Each address opens one table after the other, so that none is opened before the one before it counts.
    opening: Arc<Gate>,
    sockets: Arc<Open>,
    /// Connections of any kind, from the first byte on.
    pub(crate) connections: Arc<Open>,
    /// Passwords are slow to check on purpose, so only a few at a time.
    pub(crate) passwords: Semaphore,
}

/// How many such addresses are remembered.
const KNOWN: usize = 100_000;

/// How many tables an address may be about to open.
const OPENING: usize = 64;

/// The account for a name. Names are short, so a longer text is not an account.
fn shortened(name: &str) -> String {
    name.to_lowercase().chars().take(64).collect()
}

fn most(number: u32) -> NonZeroU32 {
    NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN)
}

impl Limits {
    pub(crate) fn new(settings: &Settings) -> Limits {
        Limits::by(&DefaultClock::default(), settings)
    }
}

impl<C: Clock + Clone> Limits<C> {
    /// Limits that are measured with a clock.
    fn by(clock: &C, settings: &Settings) -> Limits<C> {
        let requests = most(settings.requests_per_second);
        let guests = most(settings.guests_per_minute);
        let of_addresses = |quota: Quota| RateLimiter::dashmap_with_clock(quota, clock.clone());
        let of_people = |quota: Quota| RateLimiter::dashmap_with_clock(quota, clock.clone());
        Limits {
            requests: of_addresses(Quota::per_second(requests).allow_burst(requests.saturating_mul(most(4)))),
            guests: of_addresses(Quota::per_minute(guests).allow_burst(guests.saturating_mul(most(10)))),
            logins: of_addresses(Quota::per_minute(most(20))),
            guesses: of_people(Quota::per_minute(most(3)).allow_burst(most(10))),
            known: Mutex::default(),
            chat: of_people(Quota::per_minute(most(40)).allow_burst(most(10))),
            tables: of_people(Quota::per_minute(most(60)).allow_burst(most(120))),
            opened: Mutex::default(),
            opening: Gate::new(1, OPENING),
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

    fn opened_lists(&self) -> MutexGuard<'_, HashMap<IpAddr, Vec<String>>> {
        // The map is consistent between any two statements, even if a thread panicked.
        self.opened.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits until an address may open a table.
    pub(crate) async fn opening(&self, from: IpAddr) -> Result<Turn, Refusal> {
        self.opening.turn(block(from)).await
    }

    /// The tables that an address has opened and that may still be open.
    pub(crate) fn tables_of(&self, from: IpAddr) -> Vec<String> {
        self.opened_lists().get(&block(from)).cloned().unwrap_or_default()
    }

    /// An address opened a table.
    pub(crate) fn opened(&self, from: IpAddr, table: &str) {
        self.opened_lists().entry(block(from)).or_default().push(table.to_owned());
    }

    /// Only these of an address's tables are still open.
    pub(crate) fn still_open(&self, from: IpAddr, tables: Vec<String>) {
        let mut opened = self.opened_lists();
        if tables.is_empty() {
            opened.remove(&block(from));
        } else {
            opened.insert(block(from), tables);
        }
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

fn check<K: std::hash::Hash + Eq + Clone, C: Clock>(
    limiter: &Keyed<K, C>,
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
        self.allows_at(Instant::now())
    }

    fn allows_at(&mut self, now: Instant) -> bool {
        let passed = now.duration_since(self.since);
        if passed > Duration::from_millis(5) {
            self.left = (self.left + passed.as_secs_f64() * Pace::PER_SECOND).min(Pace::AT_ONCE);
            self.since = now;
        }
        let allows = self.left >= 1.0;
        if allows {
            self.left -= 1.0;
        }
        allows
    }
}

#[cfg(test)]
mod tests {
    use governor::clock::FakeRelativeClock;

    use super::*;

    /// Limits with a clock that stands still until a test moves it.
    fn limits(settings: &Settings) -> (FakeRelativeClock, Limits<FakeRelativeClock>) {
        let clock = FakeRelativeClock::default();
        let limits = Limits::by(&clock, settings);
        (clock, limits)
    }

    /// How many of these are allowed straight away, and how many more in each of the next two
    /// minutes.
    fn allowed(clock: &FakeRelativeClock, allows: impl Fn() -> bool) -> [usize; 3] {
        let count = || (0..1_000).take_while(|_| allows()).count();
        let at_once = count();
        let mut counts = [at_once, 0, 0];
        for counted in &mut counts[1..] {
            // Nobody saves up more than one burst, so the minute is counted second by second.
            for _ in 0..60 {
                clock.advance(Duration::from_secs(1));
                *counted += count();
            }
        }
        counts
    }

    #[test]
    fn a_person_says_forty_lines_and_opens_sixty_tables_a_minute() {
        let (clock, limits) = limits(&Settings::default());
        assert_eq!(allowed(&clock, || limits.chat("ann").is_ok()), [10, 40, 40]);
        assert_eq!(allowed(&clock, || limits.table("ann").is_ok()), [120, 60, 60]);
        assert!(
            limits.chat("ben").is_ok() && limits.table("ben").is_ok(),
            "everybody has their own allowance"
        );
    }

    #[test]
    fn an_address_has_the_allowances_that_the_operator_chose() {
        let settings = Settings { requests_per_second: 5, guests_per_minute: 3, ..Settings::default() };
        let (clock, limits) = limits(&settings);
        let from: IpAddr = [192, 0, 2, 1].into();
        assert_eq!(allowed(&clock, || limits.request(from).is_ok()), [20, 300, 300]);
        assert_eq!(allowed(&clock, || limits.guest(from).is_ok()), [30, 3, 3]);
        assert_eq!(allowed(&clock, || limits.login(from).is_ok()), [20, 20, 20]);
        assert_eq!(allowed(&clock, || limits.guess("Ann", from).is_ok()), [10, 3, 3]);
        limits.known("ANN", from);
        assert!((0..100).all(|_| limits.guess("ann", from).is_ok()), "she has signed in here");
    }

    #[test]
    fn a_whole_block_of_ipv6_has_one_allowance() {
        let (_, limits) = limits(&Settings { requests_per_second: 1, ..Settings::default() });
        let at = |text: &str| text.parse::<IpAddr>().expect("an address");
        let (first, same, next) = (at("2001:db8:0:1::1"), at("2001:db8:0:1:ffff::2"), at("2001:db8:0:2::1"));
        while limits.request(first).is_ok() {}
        assert!(limits.request(same).is_err(), "the last 64 bits are anybody's choice");
        assert!(limits.request(next).is_ok(), "the next block is somebody else");
        while limits.request(at("192.0.2.1")).is_ok() {}
        assert!(limits.request(at("::ffff:192.0.2.1")).is_err(), "the same machine, written differently");
        assert!(limits.request(at("192.0.2.2")).is_ok(), "an IPv4 address is one machine");
    }

    #[test]
    fn a_socket_sends_two_hundred_messages_a_second() {
        let mut pace = Pace::new();
        let begin = pace.since;
        let mut count = |now: Instant| (0..10_000).take_while(|_| pace.allows_at(now)).count();
        assert_eq!(count(begin), 400);
        let tenths = (1..=20).map(|tenth| count(begin + Duration::from_millis(100 * tenth)));
        assert_eq!(tenths.sum::<usize>(), 400, "two seconds");
        assert_eq!(count(begin + Duration::from_mins(1)), 400, "nobody saves up more");
    }
}
