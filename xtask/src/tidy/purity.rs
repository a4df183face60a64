use super::Finding;
use crate::{
    rust::{Source, closing, find_word},
    tree::{File, Tree},
};

/// What rules may not use, and what to do instead.
const IMPURE: &[(&str, &str)] = &[
    ("HashMap", "its order differs from run to run; use an array indexed by a newtype, or BTreeMap"),
    ("HashSet", "its order differs from run to run; use a bit set, or BTreeSet"),
    ("f32", "floats differ between machines; use integers, because weights are exact"),
    ("f64", "floats differ between machines; use integers, because weights are exact"),
    ("std::time", "rules must not read the clock; time belongs to the server and to search"),
    ("Instant", "rules must not read the clock; time belongs to the server and to search"),
    ("SystemTime", "rules must not read the clock; time belongs to the server and to search"),
    (
        "rand::",
        "rules never draw; let the step wait for chance, or take `engine::Rng` in `redeal` and `sample`",
    ),
    ("std::thread", "rules run on their caller's thread"),
    ("std::fs", "rules read no files; content is a table in src/content"),
    ("std::net", "rules must not use the network"),
    ("std::env", "rules depend only on their config"),
    ("println!", "rules print nothing; emit an event"),
    ("eprintln!", "rules print nothing; emit an event"),
    ("print!", "rules print nothing; emit an event"),
    ("eprint!", "rules print nothing; emit an event"),
];

/// What a table's keeper may not use: its host gives it the time, random bytes and the log.
const HOSTED: &[&str] = &[
    "std::time",
    "Instant",
    "SystemTime",
    "std::thread",
    "std::fs",
    "std::net",
    "std::env",
    "println!",
    "eprintln!",
    "tokio",
    "sqlx",
    "getrandom",
    "futures",
    "spawn",
];

/// Types that own memory on the heap, which a state may not use.
const HEAP: &[&str] = &["Vec", "String", "Box", "Rc", "Arc", "BTreeMap", "BTreeSet", "VecDeque"];

/// The engine and the boxes use no IO, clocks, threads, floats, unordered maps or random numbers.
pub(super) fn rules_are_pure(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for name in tree.boxes().into_iter().chain(["engine"]) {
        for file in tree.below(&format!("crates/{name}/src/"), ".rs") {
            for (number, line) in Source::read(&file.text).lines() {
                for (word, instead) in IMPURE.iter().filter(|(word, _)| find_word(line, word).is_some()) {
                    let what = format!("`{word}` in rules: {instead}");
                    findings.push(Finding::error(&file.path, number, what));
                }
            }
        }
    }
    findings
}

/// What a table is needs no clock, threads, IO or random source, so that it works in a server, in a page and in a terminal.
pub(super) fn the_keeper_is_hosted(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for file in tree.below("crates/keeper/src/", ".rs") {
        for (number, line) in Source::read(&file.text).lines() {
            for word in HOSTED.iter().filter(|word| find_word(line, word).is_some()) {
                let what = format!("`{word}` in the keeper: its host gives it what it needs, as an argument");
                findings.push(Finding::error(&file.path, number, what));
            }
        }
    }
    findings
}

/// A state is plain data of fixed size. Every struct in a box's `state.rs` is part of it.
pub(super) fn state_is_plain(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for name in tree.boxes() {
        let path = format!("crates/{name}/src/state.rs");
        for file in tree.files.iter().filter(|file| file.path == path) {
            findings.extend(heap_fields(file));
        }
    }
    findings
}

fn heap_fields(file: &File) -> Vec<Finding> {
    let source = Source::read(&file.text);
    let mut findings = Vec::new();
    let mut from = 0;
    while let Some(found) = find_word(&source.code[from..], "struct") {
        let start = from + found;
        let Some(length) = source.code[start..].find(['{', ';']) else { break };
        let mut end = start + length;
        if source.code.as_bytes()[end] == b'{' {
            end = closing(&source.code, end);
        }
        let first = source.line_of(start);
        for (offset, line) in source.code[start..end].split('\n').enumerate() {
            for word in HEAP.iter().filter(|word| find_word(line, word).is_some()) {
                let what = format!(
                    "`{word}` in a state: a state is plain data of fixed size; use an array with a length"
                );
                findings.push(Finding::error(&file.path, first + offset, what));
            }
        }
        from = end;
    }
    findings
}

/// Clippy reads only the clippy.toml nearest to a crate, so every box has a copy of the engine's.
pub(super) fn boxes_share_the_engines_lints(tree: &Tree) -> Vec<Finding> {
    let engine = tree.text("crates/engine/clippy.toml");
    let mut findings = Vec::new();
    for name in tree.boxes().into_iter().filter(|name| tree.exists(&format!("crates/{name}"))) {
        let path = format!("crates/{name}/clippy.toml");
        if tree.text(&path) != engine {
            let what = "should be the same as crates/engine/clippy.toml: copy it";
            findings.push(Finding::error(&path, 1, what));
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::places;

    #[test]
    fn rules_use_no_floats_maps_clocks_or_printing() {
        let text = "// f64 is fine here\nuse std::collections::HashMap;\nlet x = \"f32\";\nlet y: f64;\n\
                    rand_xoshiro::x(); println!();\n#[cfg(test)]\nmod tests { use std::collections::HashSet; }";
        let tree = Tree::of(&[
            ("games/b/RULES.md", ""),
            ("crates/b/src/a.rs", text),
            ("crates/engine/src/b.rs", "let now = std::time::x();"),
            ("crates/search/src/c.rs", "let now: f64;"),
        ]);
        assert_eq!(
            places(&rules_are_pure(&tree)),
            [
                ("crates/b/src/a.rs", 2, true),
                ("crates/b/src/a.rs", 4, true),
                ("crates/b/src/a.rs", 5, true),
                ("crates/engine/src/b.rs", 1, true),
            ]
        );
    }

    #[test]
    fn a_keeper_has_no_clock_of_its_own() {
        let text = "/// tokio is fine here\nlet now = Instant::now();\nspawn(f);\nlet instant = 3;\n";
        let tree =
            Tree::of(&[("crates/keeper/src/a.rs", text), ("crates/server/src/b.rs", "use tokio::sync;")]);
        assert_eq!(
            places(&the_keeper_is_hosted(&tree)),
            [("crates/keeper/src/a.rs", 2, true), ("crates/keeper/src/a.rs", 3, true)]
        );
    }

    #[test]
    fn a_state_owns_no_memory_on_the_heap() {
        let text = "struct Goods([u8; 6]);\nstruct State {\n    players: Vec<Player>,\n    name: String,\n}\n\
                    fn f() -> Vec<u8> {}\nstruct Player { silver: u8, storage: [Tile; 3] }\n";
        let tree = Tree::of(&[
            ("games/b/RULES.md", ""),
            ("crates/b/src/state.rs", text),
            ("crates/b/src/view.rs", "struct View { players: Vec<PlayerView> }"),
        ]);
        assert_eq!(
            places(&state_is_plain(&tree)),
            [("crates/b/src/state.rs", 3, true), ("crates/b/src/state.rs", 4, true)]
        );
    }

    #[test]
    fn a_box_has_the_engines_lints() {
        let tree = Tree::of(&[
            ("crates/engine/clippy.toml", "x"),
            ("games/a/RULES.md", ""),
            ("crates/a/clippy.toml", "x"),
            ("games/b/RULES.md", ""),
            ("crates/b/src/lib.rs", ""),
        ]);
        assert_eq!(places(&boxes_share_the_engines_lints(&tree)), [("crates/b/clippy.toml", 1, true)]);
    }
}
