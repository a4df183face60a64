//! What bots choose and what reviews say, compared with files in `games/<box>/`. Code may move from one place to another, but these
//! do not change unless somebody means them to. `cargo xtask bless` writes them anew.
//!
//! Everything goes through what other programs use of this crate, and depends on neither the machine nor the number of
//! threads.

mod choices;
mod reviews;
mod shapes;
mod told;

use std::{fs, path::PathBuf};

use boxes::BOXES;
use shelf::{BoxTable, GameBox};

/// A file or folder of a box.
fn of(game: &GameBox, path: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../games").join(game.id).join(path)
}

/// A golden game at its end.
fn golden(game: &GameBox, name: &str) -> Box<dyn BoxTable> {
    let path = of(game, &format!("golden/{name}.game"));
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    BOXES.open_record(&text).unwrap_or_else(|problem| panic!("{name}: {problem:?}")).1
}

/// A short number for a text: FNV-1a, of which eight digits are enough to notice a change.
fn print(text: &str) -> String {
    let mix = |hash: u32, byte: &u8| (hash ^ u32::from(*byte)).wrapping_mul(0x0100_0193);
    format!("{:08x}", text.as_bytes().iter().fold(0x811c_9dc5, mix))
}

/// One line of a file, with what a reader wants to know if it is not as it was.
struct Line {
    text: String,
    about: String,
}

impl From<String> for Line {
    fn from(text: String) -> Line {
        Line { text, about: String::new() }
    }
}

/// Compares a box's file with what it should be, or writes it.
fn compare(game: &GameBox, path: &str, lines: &[Line]) {
    let file = of(game, path);
    if std::env::var_os("LOIRE_BLESS").is_some() {
        fs::create_dir_all(file.parent().expect("it is in a folder")).expect("the folder can be made");
        let text: String = lines.iter().flat_map(|line| [line.text.as_str(), "\n"]).collect();
        return fs::write(&file, text).expect("the file can be written");
    }
    let said = fs::read_to_string(&file).unwrap_or_default();
    let differences = differences(&said, lines);
    assert!(
        differences.is_empty(),
        "games/{}/{path}: {} lines differ. If that is meant, run `cargo xtask bless`.\n{}",
        game.id,
        differences.len(),
        differences[..differences.len().min(12)].concat()
    );
}

fn differences(said: &str, lines: &[Line]) -> Vec<String> {
    let old: Vec<&str> = said.lines().collect();
    let pairs = (0..old.len().max(lines.len())).map(|at| (at + 1, old.get(at), lines.get(at)));
    let differ = pairs.filter(|(_, old, new)| old.copied() != new.map(|line| line.text.as_str()));
    let told = differ.map(|(number, old, new)| {
        let (text, about) = new.map_or(("nothing", ""), |line| (&line.text, &line.about));
        format!("line {number}\n  was {}\n  is  {text}\n{about}", old.unwrap_or(&"nothing"))
    });
    told.collect()
}

#[test]
fn every_line_that_differs_is_told() {
    let lines = ["a", "b", "c"].map(|text| Line { text: text.to_owned(), about: format!("  {text}!\n") });
    assert!(differences("a\nb\nc\n", &lines).is_empty());
    assert_eq!(
        differences("a\nx\n", &lines),
        ["line 2\n  was x\n  is  b\n  b!\n", "line 3\n  was nothing\n  is  c\n  c!\n"]
    );
    assert_eq!(differences("a\nb\nc\nd\n", &lines), ["line 4\n  was d\n  is  nothing\n"]);
}
