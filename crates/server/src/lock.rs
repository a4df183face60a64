//! One server per data directory.

use std::{
    fs::{self, File},
    path::{Path, PathBuf},
};

use anyhow::{Context as _, bail};

/// Creates the directory. Its database holds the secrets of running games, so only its owner may read it.
pub(crate) fn make_folder(folder: &Path) -> anyhow::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::DirBuilderExt as _;
        builder.mode(0o700);
    }
    builder.create(folder).with_context(|| format!("cannot create {}", folder.display()))
}

/// The file that is locked.
pub(crate) fn path(folder: &Path) -> PathBuf {
    folder.join("lock")
}

/// Locks the directory until dropped. Refuses if another process holds the lock.
///
/// The system releases the lock when the process dies, for whatever reason.
pub fn take(folder: &Path) -> anyhow::Result<File> {
    make_folder(folder)?;
    let path = path(folder);
    let file = File::create(&path).with_context(|| format!("cannot write {}", path.display()))?;
    if file.try_lock().is_err() {
        bail!(
            "another server uses {}; stop it first, or give this one its own directory (--data)",
            folder.display()
        );
    }
    Ok(file)
}
