//! Checks the rules from outside.

mod contract;
mod scenarios;
mod typescript;

use std::path::PathBuf;

/// The box's folder in `games/`.
fn folder(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../games/orleans").join(name)
}
