//! One server per data directory.

use std::{
    fs::{self, File},
    path::Path,
};

use anyhow::{Context as _, bail};

/// Makes the directory. The database in it holds the secrets of games under way: nobody else may look.
pub(crate) fn make_folder(folder: &Path) -> anyhow::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::DirBuilderExt as _;
        builder.mode(0o700);
    }
    builder.create(folder).with_context(|| format!("cannot make {}", folder.display()))
}

/// Holds the directory until it is dropped; refuses if another process holds it.
///
/// The system lets go of it when the process dies, however it dies.
pub fn take(folder: &Path) -> anyhow::Result<File> {
    make_folder(folder)?;
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
