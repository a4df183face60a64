//! Follows the steps of `docs/translating.md`.

use std::{
    fs,
    path::{Path, PathBuf},
};

use words::{Texts, check, read};

const GUIDE: &str = include_str!("../../../docs/translating.md");
const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

/// A folder that is gone afterwards.
struct Folder(PathBuf);

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("it is our own folder");
    for entry in fs::read_dir(from).expect("it is there") {
        let path = entry.expect("it can be read").path();
        fs::copy(&path, to.join(path.file_name().expect("it has a name"))).expect("it can be copied");
    }
}

#[test]
fn a_new_language_begins_as_a_copy_of_english() {
    assert!(GUIDE.contains("1. Copy `words/en` to `words/nl`"));
    let folder = Folder(std::env::temp_dir().join(format!("loire-translating-{}", std::process::id())));
    let (root, here) = (Path::new(ROOT), folder.0.as_path());
    let boxes = fs::read_dir(root.join("games")).expect("the boxes are there");
    let boxes =
        boxes.map(|entry| Path::new("games").join(entry.expect("it can be read").file_name()).join("words"));
    let houses: Vec<PathBuf> = boxes.chain([PathBuf::from("words")]).collect();
    for house in &houses {
        for language in ["en", "nl"] {
            copy(&root.join(house).join("en"), &here.join(house).join(language));
        }
    }
    let mistakes = || -> Vec<String> {
        let found = check(here, "nl").expect("it can be read");
        found.into_iter().map(|one| format!("{}: {}", one.file.display(), one.what)).collect()
    };
    assert_eq!(mistakes(), [""; 0]);
    // What has not been translated yet may be left out.
    let why = here.join("games/natick/words/nl/why.ftl");
    let text = fs::read_to_string(&why).expect("it was copied");
    let text = text.replace(
        "no-room = You have no room for { SUIT($suit) }.",
        "no-room = Er is geen plaats voor { $suits }.",
    );
    let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with("no-pawn")).collect();
    fs::write(&why, lines.join("\n")).expect("it is our own file");
    fs::remove_file(here.join("words/nl/study.ftl")).expect("it was copied");
    assert_eq!(
        mistakes(),
        [
            "games/natick/words/nl/why.ftl: no-pawn: is missing",
            "games/natick/words/nl/why.ftl: no-room: English does not have $suits",
            "words/nl/study.ftl: is missing",
        ]
    );
}

#[test]
fn the_example_says_what_the_text_around_it_promises() {
    let example =
        GUIDE.split("```ftl\n").nth(1).and_then(|rest| rest.split("```").next()).expect("there is one");
    let texts = Texts::new("en", read(example, "en").expect("it can be read"));
    let say = |key: &str, params: &[(&str, &str)]| {
        let params: Vec<(&str, String)> =
            params.iter().map(|(name, value)| (*name, (*value).to_owned())).collect();
        texts.say(key, &params).expect("it is in the example")
    };
    assert_eq!(say("wait.for", &[("names", "Ann")]), "Waiting for Ann");
    assert_eq!(say("depot.full", &[("n", "1"), ("depot", "3")]), "1 tile in depot 3");
    assert_eq!(say("took", &[("tile", "inn")]), "took the inn");
    assert_eq!(say("took", &[("tile", "pig3")]), "took 3 pigs");
}
