//! Numbers for the server's operator, in Prometheus text format.

use std::{
    fmt::Write as _,
    sync::atomic::{AtomicI64, AtomicU64, Ordering::Relaxed},
};

/// A number that only increases.
#[derive(Default)]
pub(crate) struct Counter(AtomicU64);

impl Counter {
    pub(crate) fn add(&self, by: u64) {
        self.0.fetch_add(by, Relaxed);
    }

    pub(crate) fn get(&self) -> u64 {
        self.0.load(Relaxed)
    }
}

/// A number that goes up and down.
#[derive(Default)]
pub(crate) struct Gauge(AtomicI64);

impl Gauge {
    pub(crate) fn add(&self, by: i64) -> i64 {
        self.0.fetch_add(by, Relaxed) + by
    }

    pub(crate) fn get(&self) -> i64 {
        self.0.load(Relaxed)
    }
}

/// The upper bounds of the buckets, in microseconds.
const BOUNDS: [u64; 9] = [500, 1_000, 2_500, 5_000, 10_000, 50_000, 100_000, 500_000, 1_000_000];

/// How long things took.
#[derive(Default)]
pub(crate) struct Times {
    buckets: [AtomicU64; BOUNDS.len() + 1],
    sum: AtomicU64,
}

impl Times {
    pub(crate) fn record(&self, took: std::time::Duration) {
        let micros = took.as_micros() as u64;
        let place = BOUNDS.iter().position(|&bound| micros <= bound).unwrap_or(BOUNDS.len());
        self.buckets[place].fetch_add(1, Relaxed);
        self.sum.fetch_add(micros, Relaxed);
    }
}

#[derive(Default)]
pub(crate) struct Metrics {
    /// Lines added to logs.
    pub(crate) entries: Counter,
    /// Tables that a bug in the rules stopped.
    pub(crate) frozen: Counter,
    pub(crate) bot_answers: Counter,
    /// Sockets that were closed because the client stopped reading.
    pub(crate) slow: Counter,
    /// Requests that were refused because there were too many.
    pub(crate) limited: Counter,
    pub(crate) requests: Times,
    pub(crate) live_tables: Gauge,
    pub(crate) sockets: Gauge,
}

impl Metrics {
    /// All numbers. The store knows how many tables are damaged.
    pub(crate) fn text(&self, damaged: u64) -> String {
        let mut text = String::new();
        let mut number = |name: &str, kind: &str, about: &str, value: i64| {
            let _ = writeln!(
                text,
                "# HELP loire_{name} {about}\n# TYPE loire_{name} {kind}\nloire_{name} {value}"
            );
        };
        let count = |counter: &Counter| counter.get() as i64;
        number("log_lines_total", "counter", "Lines added to the logs of tables.", count(&self.entries));
        number(
            "frozen_tables_total",
            "counter",
            "Tables stopped by a bug in the rules or because they are damaged.",
            count(&self.frozen) + damaged as i64,
        );
        number("bot_answers_total", "counter", "Actions chosen by bots.", count(&self.bot_answers));
        number(
            "slow_sockets_total",
            "counter",
            "Sockets closed because the client stopped reading.",
            count(&self.slow),
        );
        number(
            "limited_requests_total",
            "counter",
            "Requests refused because there were too many.",
            count(&self.limited),
        );
        number("live_tables", "gauge", "Tables with a task.", self.live_tables.0.load(Relaxed));
        number("sockets", "gauge", "Open sockets.", self.sockets.0.load(Relaxed));
        let name = "loire_request_seconds";
        let _ = writeln!(text, "# HELP {name} How long requests took.\n# TYPE {name} histogram");
        let mut below = 0;
        for (bucket, bound) in self.requests.buckets.iter().zip(BOUNDS) {
            below += bucket.load(Relaxed);
            let seconds = std::time::Duration::from_micros(bound).as_secs_f64();
            let _ = writeln!(text, "{name}_bucket{{le=\"{seconds}\"}} {below}");
        }
        below += self.requests.buckets[BOUNDS.len()].load(Relaxed);
        let sum = std::time::Duration::from_micros(self.requests.sum.load(Relaxed)).as_secs_f64();
        let _ =
            writeln!(text, "{name}_bucket{{le=\"+Inf\"}} {below}\n{name}_sum {sum}\n{name}_count {below}");
        text
    }
}
