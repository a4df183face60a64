//! One server per data directory.

use std::{
    fs::{self, File},
    path::Path,
};

use anyhow::{Context as _, bail};

/// Holds the directory until it is dropped; refuses if another process holds it.
///
/// The system lets go of it when the process dies, however it dies.
pub fn take(folder: &Path) -> anyhow::Result<File> {
    fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
    let path = folder.join("lock");
    let file = File::create(&path).with_context(|| format!("cannot write {}", path.display()))?;
    if file.try_lock().is_err() {
        bail!(
            "another server uses {}; stop it first, or give this one a directory of its own (--data)",
            folder.display()
        );
    }
    Ok(file)
}
