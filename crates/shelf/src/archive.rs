//! The rules texts, puzzles and nets of a box that are in the program. `crates/minds/build.rs` packs them in several parts.
//! Each part is unpacked when it is first needed.

use std::{io::Read as _, ops::Range, sync::OnceLock};

use flate2::read::DeflateDecoder;

use crate::{assumed::Assumptions, clauses::ORIGINAL};

/// The file with what studies assume.
const STUDY: &str = "study.txt";

/// Files that are packed together.
pub struct Part {
    /// What it is: `rules`, `puzzles`, or the name of the only file.
    name: &'static str,
    /// Where it is in the archive.
    packed: Range<usize>,
    /// Its files, and where each is once the part is unpacked.
    files: &'static [(&'static str, Range<usize>)],
    /// Its texts, once somebody has needed them.
    text: OnceLock<String>,
}

impl Part {
    /// Some files, and where they are in the archive.
    pub const fn new(
        name: &'static str,
        packed: Range<usize>,
        files: &'static [(&'static str, Range<usize>)],
    ) -> Part {
        Part { name, packed, files, text: OnceLock::new() }
    }
}

/// What a box brings along.
pub enum Archive {
    /// Packed by the build.
    Packed(&'static [u8], &'static [Part]),
    /// For boxes of tests: their rules, by language, and `study.txt`.
    Rules(&'static [(&'static str, &'static str)]),
}

impl Archive {
    /// What the build has packed.
    pub const fn new(packed: &'static [u8], parts: &'static [Part]) -> Archive {
        Archive::Packed(packed, parts)
    }

    fn part(&self, name: &str) -> Option<&'static Part> {
        match self {
            Archive::Packed(_, parts) => parts.iter().find(|part| part.name == name),
            Archive::Rules(_) => None,
        }
    }

    fn unpack(&self, part: &Part) -> Vec<u8> {
        let Archive::Packed(packed, _) = self else { return Vec::new() };
        let length = part.files.last().map_or(0, |(_, place)| place.end);
        let mut bytes = Vec::with_capacity(length);
        let read = DeflateDecoder::new(&packed[part.packed.clone()]).read_to_end(&mut bytes);
        assert_eq!(read.ok(), Some(length), "the build has packed all of {}", part.name);
        bytes
    }

    fn file(&self, part: &'static Part, name: &str) -> &'static str {
        let (_, place) = part.files.iter().find(|(file, _)| *file == name).expect("the box has the file");
        let text = || String::from_utf8(self.unpack(part)).expect("rules and puzzles are text");
        &part.text.get_or_init(text)[place.clone()]
    }

    /// The rules in a language that the box has.
    pub fn rules(&self, language: &str) -> &'static str {
        match self {
            Archive::Packed(..) => {
                let file = if language == ORIGINAL { "RULES.md" } else { &format!("RULES.{language}.md") };
                self.file(self.part("rules").expect("every box has rules"), file)
            }
            Archive::Rules(all) => {
                let known = all.iter().find(|(code, _)| *code == language);
                known.map_or("", |(_, text)| text)
            }
        }
    }

    /// What studies of the box assume.
    pub fn assumptions(&self) -> Assumptions {
        let text = match self {
            Archive::Packed(..) => self.file(self.part(STUDY).expect("every box has some"), STUDY),
            Archive::Rules(_) => self.rules(STUDY),
        };
        Assumptions::read(text).unwrap_or_else(|wrong| panic!("{STUDY}: {wrong}"))
    }

    /// How many puzzles there are.
    pub fn puzzles(&self) -> usize {
        self.part("puzzles").map_or(0, |part| part.files.len() / 2)
    }

    /// The record and the answer of a puzzle, counted from 1, if there are so many.
    pub fn puzzle(&self, number: usize) -> Option<(&'static str, &'static str)> {
        let part = self.part("puzzles")?;
        let [(record, _), (answer, _)] = part.files.chunks_exact(2).nth(number.checked_sub(1)?)? else {
            return None;
        };
        Some((self.file(part, record), self.file(part, answer)))
    }

    /// The names of the nets.
    pub fn nets(&self) -> Vec<&'static str> {
        match self {
            Archive::Packed(_, parts) => {
                let is_net = |name: &&str| !["rules", "puzzles", STUDY].contains(name);
                parts.iter().map(|part| part.name).filter(is_net).collect()
            }
            Archive::Rules(_) => Vec::new(),
        }
    }

    /// A net, by the name of its file. Nobody reads a net twice, so its bytes are not kept.
    pub fn net(&self, name: &str) -> Vec<u8> {
        self.unpack(self.part(name).expect("the build packs every net"))
    }
}
