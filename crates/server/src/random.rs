//! Secrets and names that nobody can guess.

use sha2::{Digest as _, Sha256};

/// Bytes from the system's random source.
pub(crate) fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system gives entropy");
    bytes
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

/// What is stored for a token, so that nobody who reads the store can use it.
pub(crate) fn digest(token: &str) -> String {
    hex(&Sha256::digest(token.as_bytes()))
}

pub(crate) fn hex(bytes: &[u8]) -> String {
    use std::fmt::Write as _;
    bytes.iter().fold(String::with_capacity(bytes.len() * 2), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// 32 bytes from 64 hex digits.
pub(crate) fn unhex(text: &str) -> Option<[u8; 32]> {
    let mut bytes = [0; 32];
    if text.len() != 64 || !text.is_ascii() {
        return None;
    }
    for (place, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&text[place * 2..place * 2 + 2], 16).ok()?;
    }
    Some(bytes)
}
