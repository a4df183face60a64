//! The tools that test every box.
//!
//! [`conform`] checks the laws that every box obeys, [`check_secrets`] only those about secrets, for the many tables of
//! [`pairwise`]. [`known`] compares who knows what with the clauses. [`scenarios`] runs folders of scenarios. [`golden`] games
//! and [`mod@perft`] counts show any change in behaviour. [`toy`] is a small game with which we test these tools,
//! `play`, `scenario` and `search`.
#![warn(missing_docs)]

use std::{
    fs, io,
    path::{Path, PathBuf},
};

mod borrowed;
mod compare;
mod conform;
pub mod declared;
pub mod golden;
pub mod known;
mod law;
mod laws;
pub mod perft;
pub mod printed;
mod reasons;
pub mod scenarios;
mod tables;
pub mod toy;

pub use conform::{check, check_picking, check_secrets, conform, conform_picking};
pub use law::{Broken, Law, Report};
pub use reasons::{Heard, check_reasons};
pub use scenario::{self, Failure};
pub use tables::pairwise;

/// Turns the header of a record into rules, or says why it cannot (another box, another version).
pub type Open<'a, R> = &'a dyn Fn(&play::Header) -> Result<R, String>;

/// The files in a folder that have this extension, in order of name.
pub fn files(folder: &Path, ending: &str) -> io::Result<Vec<PathBuf>> {
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == ending) {
            paths.push(path);
        }
    }
    paths.sort();
    Ok(paths)
}
