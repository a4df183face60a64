use std::collections::{BTreeMap, BTreeSet};

use super::{
    Finding,
    paths::{Leaf, Modules, leaves},
};
use crate::{
    rust::Source,
    tree::{File, Tree},
};

/// The circles that there are, by folder: how many files each has, the largest first. They may only shrink.
const CIRCLES: &[(&str, &[usize])] = &[];

/// Files that know each other can only be read and moved together, so no more than two do.
///
/// The exact rule: a file knows another if it names something there by a path that begins with `crate` or `super`,
/// whichever file passes the name on. In `web/src` it does if it imports more than types from it when it is loaded. Tests
/// don't count, and neither does a module that names its own parts. No circle has more than two files, except those in `CIRCLES`.
pub(super) fn circles_are_small(tree: &Tree) -> Vec<Finding> {
    found(tree, CIRCLES)
}

fn found(tree: &Tree, listed: &[(&str, &[usize])]) -> Vec<Finding> {
    let mut findings = Vec::new();
    let crates: BTreeSet<&str> = tree
        .files
        .iter()
        .filter_map(|file| file.path.find("/src/").map(|at| &file.path[..at + 5]))
        .filter(|src| src.starts_with("crates/") || src.starts_with("xtask/"))
        .collect();
    for src in crates {
        findings.extend(judged(src, &circles(&rust(tree, src)), listed));
    }
    findings.extend(judged("web/src/", &circles(&web(tree)), listed));
    findings
}

/// Who knows whom.
type Arrows = BTreeMap<String, BTreeSet<String>>;

fn judged(folder: &str, circles: &[Vec<String>], listed: &[(&str, &[usize])]) -> Vec<Finding> {
    let listed = listed.iter().find(|(name, _)| *name == folder).map_or(&[][..], |(_, sizes)| sizes);
    let mut findings = Vec::new();
    for (number, circle) in circles.iter().enumerate() {
        let allowed = listed.get(number).copied().unwrap_or(2);
        if circle.len() > allowed {
            let what = format!(
                "{} files know each other, and {allowed} may: {}. Move what they share into a file that knows none of them",
                circle.len(),
                circle.iter().map(|path| &path[folder.len()..]).collect::<Vec<_>>().join(", ")
            );
            findings.push(Finding::error(&circle[0], 1, what));
        }
    }
    let sizes: Vec<usize> = circles.iter().map(Vec::len).collect();
    let shrunk =
        listed.iter().enumerate().any(|(number, size)| sizes.get(number).is_none_or(|now| now < size));
    if shrunk && findings.is_empty() {
        let what = format!("its circles have {sizes:?} files now; write that in xtask/src/tidy/circles.rs");
        findings.push(Finding::error(folder, 1, what));
    }
    findings
}

/// The arrows between the files of a crate.
fn rust(tree: &Tree, src: &str) -> Arrows {
    let sources: Vec<(&str, Source)> =
        tree.below(src, ".rs").map(|file| (&file.path[src.len()..], Source::read(&file.text))).collect();
    let modules = Modules::new(&sources);
    let mut arrows = Arrows::new();
    for (path, source) in &sources {
        let Some(own) = modules.of(path) else { continue };
        let mut known = BTreeSet::new();
        for Leaf { path: named, .. } in leaves(source, &["crate", "super"]) {
            if let Some(file) = modules.resolve(own, &named)
                && file != *path
            {
                known.insert(format!("{src}{file}"));
            }
        }
        arrows.insert(format!("{src}{path}"), known);
    }
    arrows
}

/// The arrows between the files of the web client.
fn web(tree: &Tree) -> Arrows {
    let files: Vec<&File> = tree.below("web/src/", ".ts").chain(tree.below("web/src/", ".tsx")).collect();
    let paths: BTreeSet<&str> = files.iter().map(|file| file.path.as_str()).collect();
    let mut arrows = Arrows::new();
    for file in files {
        let named = imports(&file.text).filter_map(|target| {
            let path = beside(&file.path, target)?;
            let endings = ["", ".ts", ".tsx", "/index.ts", "/index.tsx"].iter();
            endings.map(|ending| format!("{path}{ending}")).find(|path| paths.contains(path.as_str()))
        });
        arrows.insert(file.path.clone(), named.filter(|path| *path != file.path).collect());
    }
    arrows
}

/// What a file of the client imports, apart from types.
fn imports(text: &str) -> impl Iterator<Item = &str> {
    const FROM: &str = " from '";
    text.match_indices(FROM).filter_map(|(at, _)| {
        let statement = text[..at].rfind("import ").max(text[..at].rfind("export "))?;
        let (target, _) = text[at + FROM.len()..].split_once('\'')?;
        (!text[statement + "import ".len()..].starts_with("type ")).then_some(target)
    })
}

/// The path of `../x` named in a file, from the root.
fn beside(file: &str, target: &str) -> Option<String> {
    if !target.starts_with('.') {
        return None;
    }
    let mut parts: Vec<&str> = file.split('/').collect();
    parts.pop();
    for part in target.split('/') {
        match part {
            "." => {}
            ".." => drop(parts.pop()?),
            _ => parts.push(part),
        }
    }
    Some(parts.join("/"))
}

/// The sets of more than two files that all know each other, perhaps through others: the largest first.
fn circles(arrows: &Arrows) -> Vec<Vec<String>> {
    let reach: BTreeMap<&str, BTreeSet<&str>> =
        arrows.keys().map(|from| (from.as_str(), reached(arrows, from))).collect();
    let mut circles: BTreeSet<Vec<String>> = BTreeSet::new();
    for (from, known) in &reach {
        let together = known.iter().filter(|to| reach.get(*to).is_some_and(|back| back.contains(from)));
        let circle: Vec<String> = together.map(|&path| path.to_owned()).collect();
        if circle.len() > 2 {
            circles.insert(circle);
        }
    }
    let mut circles: Vec<Vec<String>> = circles.into_iter().collect();
    circles.sort_by_key(|circle| std::cmp::Reverse(circle.len()));
    circles
}

fn reached<'a>(arrows: &'a Arrows, from: &str) -> BTreeSet<&'a str> {
    let mut seen = BTreeSet::new();
    let mut open: Vec<&str> = arrows[from].iter().map(String::as_str).collect();
    while let Some(path) = open.pop() {
        if seen.insert(path) {
            open.extend(arrows.get(path).into_iter().flatten().map(String::as_str));
        }
    }
    seen
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::places;

    fn tree(last: &str) -> Tree {
        Tree::of(&[
            ("crates/b/src/lib.rs", "mod a;\nmod f;\npub use f::Face;\n#[cfg(test)]\nmod t;"),
            ("crates/b/src/a.rs", "use crate::Face;\nfn f() {}"),
            ("crates/b/src/f/mod.rs", "mod one;\nmod two;\npub use self::one::Face;\nuse two::X;"),
            ("crates/b/src/f/one.rs", "use super::two::{X, y as z};\n// crate::a::f"),
            ("crates/b/src/f/two.rs", last),
            ("crates/b/src/t.rs", "use crate::{a, f};"),
        ])
    }

    #[test]
    fn three_files_in_a_circle_are_found() {
        assert_eq!(found(&tree("use super::Face;"), &[]), [], "two files may know each other");
        let tree = tree("fn f() { crate::a::f(); }\n#[cfg(test)]\nmod tests { use crate::a; }");
        assert_eq!(places(&found(&tree, &[])), [("crates/b/src/a.rs", 1, true)]);
        assert_eq!(found(&tree, &[("crates/b/src/", &[3])]), []);
        assert_eq!(places(&found(&tree, &[("crates/b/src/", &[4])])), [("crates/b/src/", 1, true)]);
        assert_eq!(places(&found(&tree, &[("crates/b/src/", &[3, 3])])), [("crates/b/src/", 1, true)]);
    }

    #[test]
    fn tests_make_no_circle() {
        let text = "#[cfg(test)]\nmod tests { use crate::a; }";
        assert_eq!(found(&tree(text), &[]), []);
    }

    #[test]
    fn imports_of_the_client_make_circles() {
        let tree = |last| {
            Tree::of(&[
                ("web/src/a.ts", "import { b } from './x/b';"),
                ("web/src/x/b.tsx", "import {\n  c,\n} from '../c.ts';"),
                ("web/src/c.ts", last),
            ])
        };
        assert_eq!(found(&tree("import type { A } from './a';\nimport x from 'preact';"), &[]), []);
        let tree = tree("import type { X } from './x/y';\nexport { a } from './a';");
        assert_eq!(places(&found(&tree, &[])), [("web/src/a.ts", 1, true)]);
        assert_eq!(found(&tree, &[("web/src/", &[3])]), []);
    }
}
