use std::collections::BTreeSet;

use super::{Finding, ids::Ids};
use crate::{
    rust::{Source, find_word},
    tree::{File, Tree},
};

/// A file, the name of a module, an option or a scenario, and how often it stands there.
type Named = (&'static str, &'static str, usize);

/// Names that composition should have turned into a value, and has not. This list may only shrink: one name more breaks
/// the law, and so does one fewer, until its row is corrected.
#[rustfmt::skip]
const NAMED: &[Named] = &[
    // The same word for something else: the white die, a heap of shields, an event and a town.
    ("crates/burgundy/src/action/read.rs",     "white", 2),
    ("crates/burgundy/src/means.rs",           "white", 1),
    ("crates/burgundy/src/stage/arrange.rs",   "white", 1),
    ("crates/burgundy/src/stage/inspect.rs",   "white", 1),
    ("crates/burgundy/src/stage/possible.rs",  "white", 1),
    ("crates/burgundy/src/draw.rs",            "shields", 1),
    ("crates/orleans/src/content/hours.rs",    "invasion", 1),
    ("crates/orleans/src/content/map.rs",      "vierzon", 1),
];

/// Modules, editions and options are decided once, at composition (`docs/decisions/0005`).
///
/// The exact rule: in `crates/<box>/src`, only `compose.rs` and `modules/` may contain the types `Config` and `Edition`,
/// paths into `modules::`, and comparisons of an edition. The id of a module, a dotted option id (`"tie.empty"`) and a
/// scenario (`Scenario::Duel`, where the box has a module `duel`) may also stand in `scenarios/<id>`, whose rows they
/// are, and in the files of `scenarios/` that know them all; a scenario also in the files that hold something of each
/// (`state`, `estate`, `step`, `action`, `event`, `prompt`, `view`). The ids are those of the [rows](Ids). What else names one is in `NAMED`.
///
/// These are exempt: tests, `use` and `mod` lines in `lib.rs` (re-exports), and in `content/` editions, because a
/// row may say in which edition it is printed, and `modules::TILES`, because a module has its own rows.
pub(super) fn options_are_decided_at_composition(tree: &Tree) -> Vec<Finding> {
    decided(tree, NAMED)
}

fn decided(tree: &Tree, named: &[Named]) -> Vec<Finding> {
    let mut findings = Vec::new();
    for name in tree.boxes() {
        let src = format!("crates/{name}/src/");
        let ids = Ids::of(tree, name);
        for file in tree.below(&src, ".rs") {
            let path = &file.path[src.len()..];
            if !composes(path) && !path.starts_with("tests/") {
                let source = Source::read(&file.text);
                findings.extend(deciding(file, path, &source));
                findings.extend(names(file, path, &source, &ids, named));
            }
        }
        let gone = named.iter().filter(|(path, ..)| path.starts_with(&src) && !tree.exists(path));
        findings.extend(gone.map(|(path, id, _)| shrink(path, id, 0)));
    }
    findings
}

fn composes(path: &str) -> bool {
    path == "compose.rs" || path.starts_with("compose/") || path.starts_with("modules/")
}

/// Words that make a difference between one table and another.
const DECIDING: &[&str] =
    &["Config", "Edition", "edition ==", "edition !=", "edition <", "edition >", "modules::"];

fn deciding(file: &File, path: &str, source: &Source) -> Vec<Finding> {
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
    findings
}

/// Where a file names a module, an option or a scenario that is none of its business, more or less often than it is
/// listed.
fn names(file: &File, path: &str, source: &Source, ids: &Ids, named: &[Named]) -> Vec<Finding> {
    let mut findings = Vec::new();
    let mut found = ids.named_in(path, source);
    for &(_, id, times) in named.iter().filter(|&&(path, ..)| path == file.path) {
        let lines = found.remove(id).unwrap_or_default();
        if lines.len() < times {
            findings.push(shrink(&file.path, id, lines.len()));
        }
        found.insert(id.to_owned(), lines.into_iter().skip(times).collect());
    }
    for (id, lines) in &found {
        for &line in lines {
            let what = format!(
                "`{id}` is named here; only compose.rs and its module or scenario may do that, and turn it into a value"
            );
            findings.push(Finding::error(&file.path, line, what));
        }
    }
    findings
}

fn shrink(path: &str, id: &str, times: usize) -> Finding {
    let what = format!(
        "names `{id}` {times} times, fewer than NAMED in xtask/src/tidy/names.rs says: correct it there"
    );
    Finding::error(path, 1, what)
}

/// A module does not know the others. What two of them do together follows from rows, powers and limits, so that
/// a new one needs no other file.
///
/// The exact rule: a file in `crates/<box>/src/modules/<id>/` may not name the id of another folder there, except in a
/// line that begins with `needs` or `excludes`, may not use a path into another, and may not ask which are in use.
pub(super) fn modules_do_not_know_each_other(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for name in tree.boxes() {
        let folder = format!("crates/{name}/src/modules/");
        let files: Vec<(&File, &str)> = tree
            .below(&folder, ".rs")
            .filter_map(|file| Some((file, file.path[folder.len()..].split_once('/')?.0)))
            .collect();
        let ids: BTreeSet<&str> = files.iter().map(|&(_, id)| id).collect();
        for &(file, own) in &files {
            let source = Source::read(&file.text);
            let lines: Vec<&str> = source.code.split('\n').collect();
            let is_row = |line: usize| {
                let line = lines[line - 1].trim_start();
                line.starts_with("needs:") || line.starts_with("excludes:")
            };
            for &other in ids.iter().filter(|&&other| other != own) {
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
                "fn new(config: &Config) { OptionSpec::one_of(\"tie.empty\") }\nOptionSpec::free(\"boards\", \"b.boards\");\nOptionSpec::one_of(\"m6.pay\", \"b.clause\") }",
            ),
            ("crates/b/src/modules/trade/mod.rs", "const T: Module = super::module(\"trade\");"),
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
        let mut found = options_are_decided_at_composition(&tree);
        found.sort();
        assert_eq!(
            places(&found),
            [
                ("crates/b/src/legal/a.rs", 2, true),
                ("crates/b/src/legal/a.rs", 3, true),
                ("crates/b/src/lib.rs", 2, true),
                ("crates/b/src/step.rs", 4, true),
                ("crates/b/src/step.rs", 5, true),
                ("crates/b/src/step.rs", 6, true),
            ]
        );
    }

    #[test]
    fn listed_names_may_stay_and_must_leave_the_list_with_the_last_one() {
        let tree = Tree::of(&[
            ("games/b/RULES.md", ""),
            ("crates/b/src/modules/trade/mod.rs", "super::module(\"trade\")"),
            ("crates/b/src/a.rs", "\"trade\"\n\"trade\""),
        ]);
        let file = "crates/b/src/a.rs";
        assert_eq!(places(&decided(&tree, &[])), [(file, 1, true), (file, 2, true)]);
        assert_eq!(places(&decided(&tree, &[(file, "trade", 1)])), [(file, 2, true)]);
        assert_eq!(decided(&tree, &[(file, "trade", 2)]), []);
        assert_eq!(places(&decided(&tree, &[(file, "trade", 3)])), [(file, 1, true)]);
        assert_eq!(
            places(&decided(&tree, &[(file, "trade", 2), ("crates/b/src/gone.rs", "trade", 1)])),
            [("crates/b/src/gone.rs", 1, true)]
        );
    }

    #[test]
    fn a_module_names_another_only_in_its_row() {
        let trade = "Module {\n    excludes: &[\"inns\"],\n}\nif draft.uses(\"x\") {}\nsuper::inns::f();\nlet x = \"inns\";";
        let tree = Tree::of(&[
            ("games/b/RULES.md", ""),
            ("crates/b/src/modules/mod.rs", "modules! { inns, trade }"),
            ("crates/b/src/modules/inns/mod.rs", "module(\"inns\")\n#[cfg(test)]\nmod tests { \"trade\" }"),
            ("crates/b/src/modules/trade/mod.rs", trade),
        ]);
        let file = "crates/b/src/modules/trade/mod.rs";
        let mut found = modules_do_not_know_each_other(&tree);
        found.sort();
        assert_eq!(places(&found), [(file, 4, true), (file, 5, true), (file, 6, true)]);
    }
}
