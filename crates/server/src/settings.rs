//! What the operator decides.

use std::{sync::Arc, time::Duration};

use crate::polls::Polls;

/// The operator's settings.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Whether browsers connect over https, so that cookies are marked `Secure`.
    pub secure: bool,
    /// How many of the operator's own proxies are in front and pass on the browser's address
    /// (`X-Forwarded-For`).
    pub proxies: u8,
    /// How many sockets one address may have open.
    pub sockets_per_address: u32,
    /// How many connections of any kind one address may have open, unless all come through a proxy.
    pub connections_per_address: u32,
    /// How many requests one address may make in a second, on average.
    pub requests_per_second: u32,
    /// How many guests one address may create in a minute, on average. Bursts of ten minutes' worth are
    /// allowed.
    pub guests_per_minute: u32,
    /// How many open tables one person may have, and how many public ones an address.
    pub open_tables_per_person: u32,
    pub open_tables_per_address: u32,
    /// Whether everybody may read `/metrics`, and not only programs on this machine.
    pub open_metrics: bool,
    /// How long a request's head may take to arrive, and then its body, and how long a connection may read nothing of
    /// an answer.
    pub read_patience: Duration,
    /// How many bots may think at the same time.
    pub bots_at_once: usize,
    /// How long a bot may think.
    pub bot_budget: Duration,
    /// Measures how long tasks keep the threads that serve everybody.
    pub polls: Arc<Polls>,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            secure: false,
            proxies: 0,
            sockets_per_address: 4096,
            connections_per_address: 6144,
            requests_per_second: 1000,
            guests_per_minute: 300,
            open_tables_per_person: 5,
            open_tables_per_address: 40,
            open_metrics: false,
            read_patience: Duration::from_secs(30),
            bots_at_once: std::thread::available_parallelism().map_or(2, usize::from),
            bot_budget: Duration::from_secs(20),
            polls: Arc::default(),
        }
    }
}
