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

/// Opens the lock's file, which only its owner may read, like everything else in the directory.
fn private(path: &Path) -> std::io::Result<File> {
    let mut options = File::options();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::{OpenOptionsExt as _, PermissionsExt as _};
        let file = options.mode(0o600).open(path)?;
        // An older version may have made the file.
        file.set_permissions(fs::Permissions::from_mode(0o600))?;
        Ok(file)
    }
    #[cfg(not(unix))]
    options.open(path)
}

/// Locks the directory until dropped. Refuses if another process holds the lock.
///
/// The system releases the lock when the process dies for any reason.
pub fn take(folder: &Path) -> anyhow::Result<File> {
    make_folder(folder)?;
    let path = path(folder);
    let file = private(&path).with_context(|| format!("cannot write {}", path.display()))?;
    if file.try_lock().is_err() {
        bail!(
            "another server uses {}; stop it first, or give this one its own directory (--data)",
            folder.display()
        );
    }
    Ok(file)
}
