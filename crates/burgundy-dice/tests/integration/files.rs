//! Where the box's files are, and how to get the rules for a record.

use std::path::PathBuf;

use burgundy_dice::{BurgundyDice, RULES_VERSION};
use play::Header;

/// A folder of `games/burgundy-dice`.
pub(crate) fn folder(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../games/burgundy-dice").join(name)
}

/// `LOIRE_BLESS=1` rewrites files instead of checking them.
pub(crate) fn blessing() -> bool {
    std::env::var_os("LOIRE_BLESS").is_some_and(|value| value == "1")
}

pub(crate) fn open(header: &Header) -> Result<BurgundyDice, String> {
    if header.box_id != "burgundy-dice" || header.version != RULES_VERSION {
        return Err(format!("this is a game of {} {}", header.box_id, header.version));
    }
    BurgundyDice::new(&header.config).map_err(|errors| errors.to_string())
}
