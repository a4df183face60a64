use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};

use crate::shell::{self, Shell};

/// The files in the repository as git sees them: those that are committed and those that could be.
pub(crate) struct Tree {
    pub files: Vec<File>,
}

/// One file, with `/` between folders.
pub(crate) struct File {
    pub path: String,
    /// Empty if the file is not text.
    pub text: String,
}

impl Tree {
    pub(crate) fn load(shell: &Shell) -> Result<Tree> {
        let mut files = Vec::new();
        for path in paths(shell)? {
            let place = shell.root.join(&path);
            // git still lists a deleted file until the deletion is committed, and a link is not our text.
            if !place.is_file() {
                continue;
            }
            let bytes = fs::read(&place).with_context(|| format!("cannot read {path}"))?;
            files.push(File { path, text: String::from_utf8(bytes).unwrap_or_default() });
        }
        Ok(Tree { files })
    }

    /// Whether a file or folder of this name is in the repository.
    pub(crate) fn exists(&self, path: &str) -> bool {
        let folder = format!("{path}/");
        path.is_empty() || self.files.iter().any(|file| file.path == path || file.path.starts_with(&folder))
    }

    /// The text of a file, if there is one.
    pub(crate) fn text(&self, path: &str) -> Option<&str> {
        self.files.iter().find(|file| file.path == path).map(|file| file.text.as_str())
    }

    /// Every box. Each has a folder below `games/`, and its rules are in the crate of the same name.
    pub(crate) fn boxes(&self) -> BTreeSet<&str> {
        let parts = self.files.iter().filter_map(|file| file.path.strip_prefix("games/")?.split_once('/'));
        parts.map(|(name, _)| name).collect()
    }

    /// The files below a folder (`crates/engine/src/`) whose names end with `ending` (`.rs`).
    pub(crate) fn below(&self, folder: &str, ending: &str) -> impl Iterator<Item = &File> {
        self.files.iter().filter(move |file| file.path.starts_with(folder) && file.path.ends_with(ending))
    }

    #[cfg(test)]
    pub(crate) fn of(files: &[(&str, &str)]) -> Tree {
        let file = |&(path, text): &(&str, &str)| File { path: path.to_owned(), text: text.to_owned() };
        Tree { files: files.iter().map(file).collect() }
    }
}

impl File {
    /// The lines, numbered from 1.
    pub(crate) fn lines(&self) -> impl Iterator<Item = (usize, &str)> {
        self.text.split('\n').enumerate().map(|(index, line)| (index + 1, line))
    }
}

fn paths(shell: &Shell) -> Result<Vec<String>> {
    let list = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
    if let Some(listing) = shell::output(&mut shell.program("git", &list)) {
        let unique: BTreeSet<_> = listing.split('\0').filter(|path| !path.is_empty()).collect();
        return Ok(unique.into_iter().map(str::to_owned).collect());
    }
    let mut found = Vec::new();
    walk(&shell.root, "", &mut found)?;
    found.sort();
    Ok(found)
}

/// Lists files without git: everything except folders with build output.
fn walk(root: &Path, below: &str, found: &mut Vec<String>) -> Result<()> {
    let folder: PathBuf = root.join(below);
    for entry in fs::read_dir(&folder).with_context(|| format!("cannot list {}", folder.display()))? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        let path = if below.is_empty() { name.clone() } else { format!("{below}/{name}") };
        if entry.file_type()?.is_dir() {
            if !matches!(name.as_str(), ".git" | "target" | "node_modules" | "out") {
                walk(root, &path, found)?;
            }
        } else {
            found.push(path);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boxes_are_the_folders_below_games() {
        let tree = Tree::of(&[("games/b/RULES.md", ""), ("games/a/x/y.md", ""), ("games/README.md", "")]);
        assert_eq!(tree.boxes().into_iter().collect::<Vec<_>>(), ["a", "b"]);
    }

    #[test]
    fn a_folder_exists_if_it_contains_a_file() {
        let tree = Tree::of(&[("docs/a.md", "")]);
        assert!(tree.exists("docs") && tree.exists("docs/a.md"));
        assert!(!tree.exists("doc") && !tree.exists("docs/b.md"));
    }
}
