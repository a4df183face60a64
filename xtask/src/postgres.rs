//! Finds PostgreSQL for the tests that need their own cluster.

use std::{
    env, fs,
    path::{Path, PathBuf},
};

use crate::shell::{self, Shell};

/// Debian keeps the programs of each version in a folder below this one, which is not on the path.
const VERSIONS: &str = "/usr/lib/postgresql";

/// A path on which the tests find `initdb`. Installs PostgreSQL first where it can.
pub(crate) fn path(shell: &Shell) -> Option<String> {
    let found = || found(shell, Path::new(VERSIONS));
    found().or_else(|| if shell.install("postgresql") { found() } else { None })
}

fn found(shell: &Shell, versions: &Path) -> Option<String> {
    let path = env::var("PATH").unwrap_or_default();
    if shell::succeeds(&mut shell.program("initdb", &["--version"])) {
        return Some(path);
    }
    newest(versions).map(|folder| format!("{}:{path}", folder.display()))
}

/// The folder with the programs of the newest version.
fn newest(versions: &Path) -> Option<PathBuf> {
    let folders = fs::read_dir(versions).ok()?.filter_map(|entry| Some(entry.ok()?.path()));
    let version = |folder: &PathBuf| folder.file_name()?.to_str()?.parse::<u32>().ok();
    let mut folders: Vec<_> = folders.filter_map(|folder| Some((version(&folder)?, folder))).collect();
    folders.retain(|(_, folder)| folder.join("bin/initdb").exists());
    folders.into_iter().max().map(|(_, folder)| folder.join("bin"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_version_that_can_make_a_cluster_is_used() {
        let versions = env::temp_dir().join(format!("loire-postgres-{}", std::process::id()));
        for version in ["9", "15", "16"] {
            fs::create_dir_all(versions.join(version).join("bin")).expect("a folder");
        }
        assert_eq!(newest(&versions), None);
        for version in ["9", "15"] {
            fs::write(versions.join(version).join("bin/initdb"), "").expect("a file");
        }
        assert_eq!(newest(&versions), Some(versions.join("15/bin")));
        fs::remove_dir_all(&versions).expect("the folder is there");
    }
}
