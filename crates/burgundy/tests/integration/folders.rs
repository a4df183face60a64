use std::{env, path::PathBuf};

use burgundy::{Burgundy, RULES_VERSION};
use play::Header;

/// A folder of `games/burgundy`.
pub(crate) fn folder(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../games/burgundy").join(name)
}

/// Whether to rewrite files instead of checking them (`cargo xtask bless`).
pub(crate) fn blessing() -> bool {
    env::var_os("LOIRE_BLESS").is_some()
}

/// The rules a record was played with. A golden game of another version cannot be checked: it stays the
/// same only as long as the version does.
pub(crate) fn open(header: &Header) -> Result<Burgundy, String> {
    if (header.box_id.as_str(), header.version) != ("burgundy", RULES_VERSION) {
        return Err(format!("this is {} {}, not burgundy {RULES_VERSION}", header.box_id, header.version));
    }
    Burgundy::new(&header.config).map_err(|errors| errors.to_string())
}

/// Fails with a list of all failures.
#[track_caller]
pub(crate) fn expect_none(failures: &[testkit::Failure]) {
    let told: Vec<String> = failures.iter().map(ToString::to_string).collect();
    assert!(failures.is_empty(), "{} failures\n{}", failures.len(), told.join("\n"));
}
