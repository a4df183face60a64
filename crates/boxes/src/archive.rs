//! The rules texts, puzzles and nets of `games/` that are in the program. `build.rs` packs them into one archive of several
//! parts. Each part is unpacked when it is first needed.

use std::{io::Read as _, ops::Range, sync::OnceLock};

use flate2::read::DeflateDecoder;

use crate::clauses::ORIGINAL;

/// Files that are packed together.
struct Part {
    /// The box and what it is: `orleans/rules`, `orleans/puzzles`, `orleans/net.bin`.
    name: &'static str,
    /// Where it is in the archive.
    packed: Range<usize>,
    /// Its files, and where each is once the part is unpacked.
    files: &'static [(&'static str, Range<usize>)],
    /// Its texts, once somebody has needed them.
    text: OnceLock<String>,
}

static ARCHIVE: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/games.bin"));
// `static PARTS: [Part; …] = […];`
include!(concat!(env!("OUT_DIR"), "/games.rs"));

impl Part {
    fn find(name: &str) -> Option<&'static Part> {
        PARTS.iter().find(|part| part.name == name)
    }

    fn unpack(&self) -> Vec<u8> {
        let length = self.files.last().map_or(0, |(_, place)| place.end);
        let mut bytes = Vec::with_capacity(length);
        let read = DeflateDecoder::new(&ARCHIVE[self.packed.clone()]).read_to_end(&mut bytes);
        assert_eq!(read.ok(), Some(length), "the build has packed all of {}", self.name);
        bytes
    }

    fn file(&'static self, name: &str) -> &'static str {
        let (_, place) = self.files.iter().find(|(file, _)| *file == name).expect("the box has the file");
        let text = || String::from_utf8(self.unpack()).expect("rules and puzzles are text");
        &self.text.get_or_init(text)[place.clone()]
    }
}

/// The file with the rules in a language. They were written in `en`.
fn rules_file(language: &str) -> String {
    if language == ORIGINAL { "RULES.md".to_owned() } else { format!("RULES.{language}.md") }
}

/// The rules of a box in a language that it has.
pub(crate) fn rules(id: &str, language: &str) -> &'static str {
    Part::find(&format!("{id}/rules")).expect("every box has rules").file(&rules_file(language))
}

/// How many puzzles a box has.
pub(crate) fn puzzles(id: &str) -> usize {
    Part::find(&format!("{id}/puzzles")).map_or(0, |part| part.files.len() / 2)
}

/// The record and the answer of a puzzle, counted from 1, if the box has so many.
pub(crate) fn puzzle(id: &str, number: usize) -> Option<(&'static str, &'static str)> {
    let part = Part::find(&format!("{id}/puzzles"))?;
    let [(record, _), (answer, _)] = part.files.chunks_exact(2).nth(number.checked_sub(1)?)? else {
        return None;
    };
    Some((part.file(record), part.file(answer)))
}

/// A box's net, by the name of its file. Nobody reads a net twice, so its bytes are not kept.
pub(crate) fn net(id: &str, name: &str) -> Vec<u8> {
    Part::find(&format!("{id}/{name}")).expect("build.rs lists the nets").unpack()
}

#[cfg(test)]
mod tests {
    use std::{fs, path::Path};

    use super::*;
    use crate::BOXES;

    /// The names of a folder's files that the program needs.
    fn names(folder: &Path, is_needed: fn(&str) -> bool) -> Vec<String> {
        let files =
            fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
        let mut names: Vec<String> = files.filter(|name| is_needed(name)).collect();
        names.sort();
        names
    }

    #[test]
    fn every_file_is_in_the_archive_as_it_is_in_the_repository() {
        for game in BOXES {
            let id = game.id;
            let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games").join(id);
            let read = |name: &str| fs::read(folder.join(name)).unwrap();
            let mut rules: Vec<String> =
                [&ORIGINAL].into_iter().chain(game.translations).map(|code| rules_file(code)).collect();
            for language in [&ORIGINAL].into_iter().chain(game.translations) {
                assert!(
                    super::rules(id, language).as_bytes() == read(&rules_file(language)),
                    "{id} in {language}"
                );
            }
            rules.sort();
            assert_eq!(
                names(&folder, |name| name.starts_with("RULES")),
                rules,
                "{id}: build.rs lists the languages"
            );
            let nets = names(&folder, |name| Path::new(name).extension().is_some_and(|end| end == "bin"));
            for name in &nets {
                assert!(net(id, name) == read(name), "{id}: {name}");
            }
            let parts = PARTS.iter().filter(|part| part.name.split('/').next() == Some(id)).count();
            assert_eq!(parts, nets.len() + 2, "{id}: build.rs lists the nets");
            let puzzles = names(&folder.join("puzzles"), |_| true);
            assert_eq!(puzzles.len(), 2 * super::puzzles(id), "{id}");
            for (pair, number) in puzzles.chunks(2).zip(1..) {
                let files = pair.iter().map(|name| read(&format!("puzzles/{name}")));
                let (record, answer) = puzzle(id, number).unwrap();
                assert!(files.eq([record.as_bytes(), answer.as_bytes()]), "{id}: {pair:?}");
            }
            for other in [0, puzzles.len() / 2 + 1, usize::MAX] {
                assert_eq!(puzzle(id, other), None, "{id}");
            }
        }
    }
}
