use super::Finding;
use crate::{
    rust::{Piece, Source, find_word},
    tree::{File, Tree},
};

/// Modules, editions and options are decided once, at composition (`docs/decisions/0005`).
///
/// The exact rule: in `crates/<box>/src`, only `compose.rs` and `modules/` may contain:
///
/// - the types `Config` and `Edition`, paths into `modules::`, and comparisons of an edition;
/// - the id of a module or a dotted option id (`"tie.empty"`) as a string literal, where the ids are those
///   that `compose.rs` and `modules/` write as `id: "…"` or `option("…"`.
///
/// These are exempt: tests, `use` and `mod` lines in `lib.rs` (re-exports), and in `content/` editions, because a
/// row may say in which edition it is printed, and `modules::TILES`, because a module has its own rows.
pub(super) fn options_are_decided_at_composition(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for name in tree.boxes() {
        let src = format!("crates/{name}/src/");
        let (composing, playing): (Vec<&File>, Vec<&File>) =
            tree.below(&src, ".rs").partition(|file| composes(&file.path[src.len()..]));
        // What the tests of a composition choose are values, not rows.
        let rows = composing.iter().filter(|file| !file.path.ends_with("/tests.rs"));
        let ids: Vec<String> = rows.flat_map(|file| ids(file)).collect();
        for file in playing {
            findings.extend(names(file, &file.path[src.len()..], &ids));
        }
    }
    findings
}

fn composes(path: &str) -> bool {
    path == "compose.rs"
        || path.starts_with("compose/")
        || path == "modules.rs"
        || path.starts_with("modules/")
}

/// The ids of modules, and of those options whose ids have a dot and cannot be mistaken for a word.
fn ids(file: &File) -> Vec<String> {
    let source = Source::read(&file.text);
    let lines: Vec<&str> = source.code.split('\n').collect();
    let is_module = file.path.contains("/modules/");
    let in_row = |piece: &&Piece| {
        ["id:", "option("].iter().any(|word| find_word(lines[piece.line - 1], word).is_some())
    };
    let mut rows: Vec<&Piece> = source.strings.iter().filter(in_row).collect();
    // The id comes first in its row, before the description and the clause.
    rows.dedup_by_key(|piece| piece.line);
    let ids = rows.into_iter().map(|piece| piece.text.clone());
    ids.filter(|id| id != "base" && (is_module || id.contains('.'))).collect()
}

/// Words that make a difference between one table and another.
const DECIDING: &[&str] =
    &["Config", "Edition", "edition ==", "edition !=", "edition <", "edition >", "modules::"];

fn names(file: &File, path: &str, ids: &[String]) -> Vec<Finding> {
    if path.starts_with("tests/") {
        return Vec::new();
    }
    let source = Source::read(&file.text);
    let is_reexport = |line: &str| {
        let line = line.trim_start();
        path == "lib.rs"
            && ["pub use ", "use ", "pub mod ", "mod "].iter().any(|start| line.starts_with(start))
    };
    let mut findings = Vec::new();
    for (number, line) in source.lines().filter(|&(_, line)| !is_reexport(line)) {
        for word in DECIDING {
            if word.to_ascii_lowercase().starts_with("edition") && path.starts_with("content/") {
                continue;
            }
            if *word == "modules::"
                && path.starts_with("content/")
                && find_word(line, "modules::TILES").is_some()
            {
                continue;
            }
            if find_word(line, word).is_some() {
                let what = format!(
                    "`{word}` belongs in compose.rs and modules/; put what it decides into a row, a limit or \
                     a step of the rules and read that here"
                );
                findings.push(Finding::error(&file.path, number, what));
            }
        }
    }
    for piece in source.strings.iter().filter(|piece| !source.is_test(piece.line)) {
        if ids.contains(&piece.text) {
            let what = format!(
                "module or option `{}` is named here; only compose.rs and modules/ may do that, and turn it into a value",
                piece.text
            );
            findings.push(Finding::error(&file.path, piece.line, what));
        }
    }
    findings
}

/// A module does not know the others. What two of them do together follows from rows, powers and limits, so that
/// a new one needs no other file.
///
/// The exact rule: `crates/<box>/src/modules/<id>.rs` may not name the id of another file there, except in a line
/// that begins with `needs` or `excludes`, may not use a path into another, and may not ask which are in use.
pub(super) fn modules_do_not_know_each_other(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for name in tree.boxes() {
        let folder = format!("crates/{name}/src/modules/");
        let files: Vec<(&File, &str)> = tree
            .below(&folder, ".rs")
            .filter_map(|file| Some((file, file.path[folder.len()..].strip_suffix(".rs")?)))
            .filter(|&(_, id)| id != "mod")
            .collect();
        for &(file, own) in &files {
            let source = Source::read(&file.text);
            let lines: Vec<&str> = source.code.split('\n').collect();
            let is_row = |line: usize| {
                let line = lines[line - 1].trim_start();
                line.starts_with("needs:") || line.starts_with("excludes:")
            };
            for &(_, other) in files.iter().filter(|&&(_, other)| other != own) {
                let words = source.strings.iter().filter(|piece| piece.text == other);
                let named = words.filter(|piece| !source.is_test(piece.line) && !is_row(piece.line));
                let paths =
                    source.lines().filter(|(_, line)| find_word(line, &format!("{other}::")).is_some());
                for line in named.map(|piece| piece.line).chain(paths.map(|(number, _)| number)) {
                    let what = format!(
                        "module `{other}` is named in module `{own}`; let a row, a power or a limit say what they \
                         have to do with each other"
                    );
                    findings.push(Finding::error(&file.path, line, what));
                }
            }
            for (number, _) in source.lines().filter(|(_, line)| find_word(line, "uses(").is_some()) {
                let what =
                    "a module does not ask which modules are in use; change the draft, whatever else it has";
                findings.push(Finding::error(&file.path, number, what));
            }
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::places;

    #[test]
    fn only_composition_names_modules_and_options() {
        let tree = Tree::of(&[
            ("games/b/RULES.md", ""),
            (
                "crates/b/src/compose.rs",
                "fn new(config: &Config) { O { id: \"tie.empty\" }; \nO { id: \"boards\", c: \"b.boards\" };\noption(\"m6.pay\", \"b.clause\") }",
            ),
            ("crates/b/src/modules/trade.rs", "const T: Module = Module { id: \"trade\" };"),
            ("crates/b/src/lib.rs", "pub use compose::Config;\nfn f(c: &Config) {}"),
            ("crates/b/src/content/boards.rs", "row(Edition::Old)"),
            (
                "crates/b/src/legal/a.rs",
                "// Config\nif x == \"trade\" || y == \"boards\"\n|| z == \"tie.empty\" {}",
            ),
            (
                "crates/b/src/step.rs",
                "ok(\"b.boards\")\n#[cfg(test)]\nmod tests { use super::Config; }\nmodules::trade::x()\nif self.edition == 2019 && \"b.clause\" {}\n\"m6.pay\"",
            ),
            ("crates/c/src/a.rs", "Config"),
        ]);
        assert_eq!(
            places(&options_are_decided_at_composition(&tree)),
            [
                ("crates/b/src/lib.rs", 2, true),
                ("crates/b/src/legal/a.rs", 2, true),
                ("crates/b/src/legal/a.rs", 3, true),
                ("crates/b/src/step.rs", 4, true),
                ("crates/b/src/step.rs", 5, true),
                ("crates/b/src/step.rs", 6, true),
            ]
        );
    }

    #[test]
    fn a_module_names_another_only_in_its_row() {
        let trade = "Module {\n    excludes: &[\"inns\"],\n}\nif draft.uses(\"x\") {}\nsuper::inns::f();\nlet x = \"inns\";";
        let tree = Tree::of(&[
            ("games/b/RULES.md", ""),
            ("crates/b/src/modules/mod.rs", "modules! { inns, trade }"),
            ("crates/b/src/modules/inns.rs", "module(\"inns\")\n#[cfg(test)]\nmod tests { \"trade\" }"),
            ("crates/b/src/modules/trade.rs", trade),
        ]);
        let file = "crates/b/src/modules/trade.rs";
        let mut found = modules_do_not_know_each_other(&tree);
        found.sort();
        assert_eq!(places(&found), [(file, 4, true), (file, 5, true), (file, 6, true)]);
    }
}
