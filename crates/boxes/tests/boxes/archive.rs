//! What boxes bring along.

use std::{fs, path::Path};

use boxes::BOXES;

/// The names of a folder's files that the program needs.
fn names(folder: &Path, is_needed: fn(&str) -> bool) -> Vec<String> {
    let Ok(files) = fs::read_dir(folder) else { return Vec::new() };
    let files = files.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let mut names: Vec<String> = files.filter(|name| is_needed(name)).collect();
    names.sort();
    names
}

#[test]
fn every_file_is_in_the_program_as_it_is_in_the_repository() {
    for game in BOXES.boxes() {
        let (id, files) = (game.id, game.files());
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games").join(id);
        let read = |name: &str| fs::read(folder.join(name)).unwrap();
        let mut rules = vec!["RULES.md".to_owned()];
        rules.extend(game.translations.iter().map(|code| format!("RULES.{code}.md")));
        for (language, name) in [&"en"].into_iter().chain(game.translations).zip(&rules) {
            assert!(files.rules(language).as_bytes() == read(name), "{id} in {language}");
        }
        rules.sort();
        assert_eq!(names(&folder, |name| name.starts_with("RULES")), rules, "{id}");
        let nets = names(&folder, |name| Path::new(name).extension().is_some_and(|end| end == "bin"));
        assert_eq!(files.nets(), nets, "{id}");
        for name in &nets {
            assert!(files.net(name) == read(name), "{id}: {name}");
        }
        let puzzles = names(&folder.join("puzzles"), |_| true);
        assert_eq!(puzzles.len(), 2 * files.puzzles(), "{id}");
        for (pair, number) in puzzles.chunks(2).zip(1..) {
            let written = pair.iter().map(|name| read(&format!("puzzles/{name}")));
            let (record, answer) = files.puzzle(number).unwrap();
            assert!(written.eq([record.as_bytes(), answer.as_bytes()]), "{id}: {pair:?}");
        }
        for other in [0, puzzles.len() / 2 + 1, usize::MAX] {
            assert_eq!(files.puzzle(other), None, "{id}");
        }
    }
}
