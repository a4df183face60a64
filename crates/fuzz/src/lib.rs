//! Feeds damaged input to every reader of text or files from outside.
//!
//! A [`Target`] hands any bytes to one reader and panics if the reader panics or breaks a promise: any input it
//! accepts must mean the same when it is written and read again. [`seeds`] are the good inputs to start from, taken
//! from `games/`. `mutate.rs` damages them at random. `cargo xtask fuzz` lets libFuzzer do that, guided by coverage.

mod mutate;
mod seeds;
mod target;

pub use mutate::Mutations;
pub use seeds::seeds;
pub use target::{TARGETS, Target, find};
