//! What every box is tested with.
//!
//! [`conform`] holds a box to the laws every box obeys; [`scenario`]s say in Markdown what the
//! clauses of its rules mean; [`golden`] games and [`perft`] counts show any change of behaviour.
//! [`toy`] is the small game on which these tools, and `play`, are tested themselves.
#![warn(missing_docs)]

use std::{
    fs, io,
    path::{Path, PathBuf},
};

mod borrowed;
mod compare;
mod conform;
pub mod golden;
mod laws;
pub mod perft;
mod reasons;
pub mod scenario;
pub mod toy;
pub mod typescript;

pub use conform::{Broken, Law, Report, check, conform};
pub use reasons::{Heard, check_reasons};
pub use scenario::Failure;

/// Turns the header of a record into rules, or says why not (another box, another version).
pub type Open<'a, R> = &'a dyn Fn(&play::Header) -> Result<R, String>;

/// The files of a folder with an ending, in the order of their names.
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
