//! Reads and writes files without ever destroying one.

use std::{
    fs::{self, OpenOptions},
    io::{self, Write as _},
    path::Path,
};

use anyhow::{Context as _, bail};

/// The text of a file, without the byte-order mark that some editors write.
pub(crate) fn read(path: &Path) -> anyhow::Result<String> {
    let bytes = fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
    match String::from_utf8(bytes) {
        Ok(text) => Ok(text.strip_prefix('\u{feff}').map(str::to_owned).unwrap_or(text)),
        Err(error) => {
            let good = error.utf8_error().valid_up_to();
            let before = String::from_utf8_lossy(&error.as_bytes()[..good]);
            let line = before.matches('\n').count() + 1;
            let column = before.rsplit('\n').next().unwrap_or("").chars().count() + 1;
            bail!("{}: line {line}, column {column}: this is not UTF-8 text", path.display())
        }
    }
}

/// Writes a new file. An existing file is left alone.
pub(crate) fn write_new(path: &Path, text: &str) -> anyhow::Result<()> {
    let mut file = match OpenOptions::new().write(true).create_new(true).open(path) {
        Ok(file) => file,
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
            bail!("{} already exists; nothing was written", path.display())
        }
        Err(error) => return Err(error).with_context(|| format!("cannot write {}", path.display())),
    };
    file.write_all(text.as_bytes()).with_context(|| format!("cannot write {}", path.display()))
}

/// Replaces a file. If anything fails, the old file stays intact.
pub(crate) fn replace(path: &Path, text: &str) -> anyhow::Result<()> {
    let cannot = || format!("cannot write {}", path.display());
    let mut beside = path.as_os_str().to_owned();
    beside.push(".new");
    let beside = Path::new(&beside);
    write_new(beside, text)?;
    fs::rename(beside, path).with_context(cannot)
}

/// The record in a file, or what is wrong with it.
pub(crate) fn problem_in(path: &Path, problem: &shelf::RecordProblem) -> anyhow::Error {
    anyhow::anyhow!("{}: {problem}", path.display())
}
