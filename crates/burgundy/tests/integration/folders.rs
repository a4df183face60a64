use std::{env, path::PathBuf};

use burgundy::{Burgundy, MENU, RULES_VERSION};
use play::Header;

/// A folder of `games/burgundy`.
pub(crate) fn folder(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../games/burgundy").join(name)
}

/// Whether to rewrite files instead of checking them (`cargo xtask bless`).
pub(crate) fn blessing() -> bool {
    env::var_os("LOIRE_BLESS").is_some()
}

/// The rules that a record was played with, which may be those of an older version.
pub(crate) fn open(header: &Header) -> Result<Burgundy, String> {
    if header.box_id != "burgundy" || !(1..=RULES_VERSION).contains(&header.version) {
        return Err(format!("this is {} {}, not burgundy {RULES_VERSION}", header.box_id, header.version));
    }
    Burgundy::new(&MENU.as_of(header.version, &header.config)).map_err(|errors| errors.to_string())
}

/// Fails with a list of all failures.
#[track_caller]
pub(crate) fn expect_none(failures: &[testkit::Failure]) {
    let told: Vec<String> = failures.iter().map(ToString::to_string).collect();
    assert!(failures.is_empty(), "{} failures\n{}", failures.len(), told.join("\n"));
}
