//! The texts of the boxes, as the program carries them.

use std::{collections::BTreeMap, fs, io, path::Path};

/// The files of a box in a language, by name.
pub(crate) type Files = BTreeMap<String, String>;

#[cfg(from_disk)]
pub(crate) use from_disk::{Part, parts};
#[cfg(not(from_disk))]
pub(crate) use within::{Part, parts};

/// The languages that the program carries besides English.
pub fn languages() -> Vec<&'static str> {
    let mut all: Vec<&str> = parts().iter().map(|part| part.language).filter(|name| *name != "en").collect();
    all.sort_unstable();
    all.dedup();
    all
}

/// The files in a folder. A folder that does not exist has none.
pub(crate) fn files(folder: &Path) -> io::Result<Files> {
    let mut files = Files::new();
    if !folder.is_dir() {
        return Ok(files);
    }
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        files.insert(name, fs::read_to_string(&path)?);
    }
    Ok(files)
}

/// What the program has within.
#[cfg(not(from_disk))]
mod within {
    use std::io::Read as _;

    use flate2::read::DeflateDecoder;

    use super::Files;

    /// All files of a box in a language.
    pub(crate) struct Part {
        pub(crate) language: &'static str,
        pub(crate) game: &'static str,
        packed: &'static [u8],
    }

    include!(concat!(env!("OUT_DIR"), "/parts.rs"));

    pub(crate) fn parts() -> &'static [Part] {
        PARTS
    }

    impl Part {
        pub(crate) fn files(&self) -> Files {
            let mut text = String::new();
            DeflateDecoder::new(self.packed).read_to_string(&mut text).expect("our build packed it");
            let files =
                text.split_terminator('\0').map(|file| file.split_once('\n').expect("a name and a text"));
            files.map(|(name, text)| (name.to_owned(), text.to_owned())).collect()
        }
    }
}

/// What lies in the repository.
#[cfg(from_disk)]
mod from_disk {
    use std::{
        fs,
        path::{Path, PathBuf},
        sync::OnceLock,
    };

    use super::Files;

    /// All files of a box in a language.
    pub(crate) struct Part {
        pub(crate) language: &'static str,
        pub(crate) game: &'static str,
        folder: PathBuf,
    }

    const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

    /// Found once. The names live as long as the program.
    pub(crate) fn parts() -> &'static [Part] {
        static PARTS: OnceLock<Vec<Part>> = OnceLock::new();
        PARTS.get_or_init(|| {
            let root = Path::new(ROOT);
            let mut parts = Vec::new();
            for language in folders(&root.join("words")) {
                let language: &'static str = language.leak();
                for game in folders(&root.join("games")) {
                    let folder = root.join("games").join(&game).join("words").join(language);
                    parts.push(Part { language, game: game.leak(), folder });
                }
            }
            // A translator may not have come to every box yet.
            parts.retain(|part| part.folder.is_dir());
            parts
        })
    }

    /// The names of the folders in a folder. None if this is not where the program was built.
    fn folders(folder: &Path) -> Vec<String> {
        let entries = fs::read_dir(folder).into_iter().flatten().flatten();
        let folders = entries.filter(|entry| entry.path().is_dir());
        folders.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect()
    }

    impl Part {
        pub(crate) fn files(&self) -> Files {
            super::files(&self.folder).unwrap_or_default()
        }
    }
}
