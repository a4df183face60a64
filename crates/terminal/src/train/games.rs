//! Many games on several threads, with results in order.

use std::{
    collections::BTreeMap,
    sync::{
        atomic::{AtomicU64, Ordering},
        mpsc,
    },
    thread,
    time::Duration,
};

use indicatif::{ProgressBar, ProgressStyle};

/// Does `count` pieces of work on some threads, and takes their results in the order of their numbers. So nothing
/// depends on which thread was faster.
pub(super) fn in_order<T: Send>(
    jobs: usize,
    count: u64,
    what: &str,
    work: impl Fn(u64) -> T + Sync,
    mut take: impl FnMut(T),
) {
    let bar = progress(count, what);
    let next = AtomicU64::new(0);
    let (send, receive) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..jobs {
            let (send, next, work) = (send.clone(), &next, &work);
            scope.spawn(move || {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= count || send.send((number, work(number))).is_err() {
                        return;
                    }
                }
            });
        }
        drop(send);
        let (mut waiting, mut wanted) = (BTreeMap::new(), 0);
        for (number, result) in receive {
            waiting.insert(number, result);
            while let Some(result) = waiting.remove(&wanted) {
                take(result);
                wanted += 1;
                bar.inc(1);
            }
        }
    });
    bar.finish_and_clear();
}

/// A progress bar on standard error. It is hidden if that is not a terminal.
pub(super) fn progress(count: u64, what: &str) -> ProgressBar {
    let bar = ProgressBar::new(count).with_message(what.to_owned());
    if bar.is_hidden() {
        return bar;
    }
    if let Ok(style) = ProgressStyle::with_template("{msg} {bar:40} {pos}/{len}, {eta} left") {
        bar.set_style(style);
    }
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_come_in_order_whatever_thread_was_faster() {
        let mut results = Vec::new();
        let slow_first = |number: u64| {
            thread::sleep(Duration::from_micros(200 - number));
            number
        };
        in_order(4, 200, "numbers", slow_first, |number| results.push(number));
        assert_eq!(results, (0..200).collect::<Vec<_>>());
    }
}
