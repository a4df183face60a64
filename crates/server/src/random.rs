//! Secrets and names that nobody can guess.

use keeper::{Fresh, hex};
#[cfg(debug_assertions)]
use sha2::{Digest as _, Sha256};

/// Bytes from the system's random source.
pub(crate) fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system gives entropy");
    bytes
}

/// The system's random source, for tables.
pub(crate) struct System;

impl Fresh for System {
    fn bytes(&mut self) -> [u8; 32] {
        bytes()
    }
}

/// A new table's secret. In a debug build, `LOIRE_TEST_LUCK` fixes the secrets of a process one after another, so
/// that a browser test meets the same deals each time. A release build does not know the variable.
pub(crate) fn secret() -> [u8; 32] {
    #[cfg(debug_assertions)]
    if let Some(luck) = std::env::var_os("LOIRE_TEST_LUCK") {
        use std::sync::atomic::{AtomicU64, Ordering};
        static TABLES: AtomicU64 = AtomicU64::new(0);
        let table = TABLES.fetch_add(1, Ordering::Relaxed);
        return Sha256::digest(format!("{} {table}", luck.display())).into();
    }
    bytes()
}

/// A name of 16 letters and digits: 80 bits, short enough to read aloud.
pub(crate) fn name() -> String {
    const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    bytes::<16>().iter().map(|byte| LETTERS[(byte & 31) as usize] as char).collect()
}

/// A 256-bit token.
pub(crate) fn token() -> String {
    hex(&bytes::<32>())
}
