//! Everything that proves the box: contract, scenarios, golden games, perft, a second scoring,
//! what is seen, and that nothing is allocated in play.

mod allocation;
mod contract;
mod golden;
mod perft;
mod reasons;
mod scenarios;
mod scoring;
mod typescript;
mod view;

use std::path::PathBuf;

use natick::Natick;

/// The box's folder below `games/`.
fn folder(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../games/natick").join(name)
}

/// Whether files are to be written instead of compared.
fn blessing() -> bool {
    std::env::var_os("LOIRE_BLESS").is_some()
}

/// The rules a record was played with.
fn open(header: &play::Header) -> Result<Natick, String> {
    if (header.box_id.as_str(), header.version) != ("natick", natick::RULES_VERSION) {
        return Err(format!("a record of {} {} is not of this box", header.box_id, header.version));
    }
    Natick::new(&header.config).map_err(|errors| errors.to_string())
}
