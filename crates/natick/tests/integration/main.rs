//! Everything that checks the box: contract, scenarios, golden games, perft counts, a second scoring,
//! views, and whether playing allocates nothing.

mod allocation;
mod contract;
mod golden;
mod perft;
mod printed;
mod reasons;
mod scenarios;
mod scoring;
mod view;

use std::path::PathBuf;

use natick::Natick;

/// The box's folder in `games/`.
fn folder(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../games/natick").join(name)
}

/// Whether to rewrite files instead of checking them.
fn blessing() -> bool {
    std::env::var_os("LOIRE_BLESS").is_some()
}

/// The rules a record was played with.
fn open(header: &play::Header) -> Result<Natick, String> {
    if (header.box_id.as_str(), header.version) != ("natick", natick::RULES_VERSION) {
        return Err(format!("this is a record of {} {}, not of this box", header.box_id, header.version));
    }
    Natick::new(&header.config).map_err(|errors| errors.to_string())
}
