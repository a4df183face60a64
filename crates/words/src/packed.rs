//! The texts of the boxes, as the program carries them.

use std::{collections::BTreeMap, io::Read as _};

use flate2::read::DeflateDecoder;

/// The files of a box in a language, by name.
pub(crate) type Files = BTreeMap<String, String>;

/// All files of a box in a language.
pub(crate) struct Part {
    pub(crate) language: &'static str,
    pub(crate) game: &'static str,
    packed: &'static [u8],
}

include!(concat!(env!("OUT_DIR"), "/parts.rs"));

impl Part {
    pub(crate) fn files(&self) -> Files {
        let mut text = String::new();
        DeflateDecoder::new(self.packed).read_to_string(&mut text).expect("our build packed it");
        let files = text.split_terminator('\0').map(|file| file.split_once('\n').expect("a name and a text"));
        files.map(|(name, text)| (name.to_owned(), text.to_owned())).collect()
    }
}

/// The languages that the program carries besides English.
pub fn languages() -> Vec<&'static str> {
    let mut all: Vec<&str> = PARTS.iter().map(|part| part.language).filter(|name| *name != "en").collect();
    all.dedup();
    all
}
