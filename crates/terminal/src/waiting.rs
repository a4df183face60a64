//! Waiting on this thread for something that takes its time.
//!
//! All waiting comes together here, so that its machinery is compiled once and not once for each thing that somebody
//! waits for.

use std::io;

use futures_util::future::LocalBoxFuture;
use tokio::runtime::{Builder, Runtime};

/// A runtime with as many threads as there are processors.
pub(crate) fn many_threads() -> io::Result<Runtime> {
    Runtime::new()
}

/// A runtime on this thread alone.
pub(crate) fn one_thread() -> io::Result<Runtime> {
    Builder::new_current_thread().enable_all().build()
}

/// Waits until something is done.
pub(crate) fn wait<T>(runtime: &Runtime, work: impl Future<Output = T>) -> T {
    let mut done = None;
    wait_for_end(runtime, Box::pin(async { done = Some(work.await) }));
    done.expect("it came to its end")
}

fn wait_for_end(runtime: &Runtime, work: LocalBoxFuture<'_, ()>) {
    runtime.block_on(work);
}
