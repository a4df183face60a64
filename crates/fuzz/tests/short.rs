//! A short run of every target.

use std::panic::catch_unwind;

use fuzz::{Mutations, TARGETS};

/// Enough to notice a reader that stumbles over ordinary damage.
const INPUTS: usize = 300;

#[test]
fn no_reader_stumbles_over_damaged_input() {
    let seed = std::env::var("LOIRE_FUZZ_SEED").ok().and_then(|text| text.parse().ok()).unwrap_or(2);
    let mut failed = Vec::new();
    for target in TARGETS {
        for (number, input) in Mutations::new(fuzz::seeds(target.name), seed).take(INPUTS).enumerate() {
            if catch_unwind(|| (target.run)(&input)).is_err() {
                failed.push(format!("{}, input {number}:\n{}", target.name, String::from_utf8_lossy(&input)));
            }
        }
    }
    assert!(failed.is_empty(), "{}", failed.join("\n\n"));
}
