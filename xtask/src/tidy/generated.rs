//! What the browser knows of our types is what the source says.

use super::Finding;
use crate::{tree::Tree, types};

pub(super) fn generated_types_are_current(tree: &Tree) -> Vec<Finding> {
    let files = match types::files(tree) {
        Ok(files) => files,
        Err(error) => return vec![Finding::error("xtask/src/types.rs", 1, format!("{error:#}"))],
    };
    let stale = files.iter().filter(|(path, text)| tree.text(path) != Some(text.as_str()));
    stale.map(|(path, _)| Finding::error(path, 1, "is out of date: run `cargo xtask types`")).collect()
}
