use std::collections::{BTreeMap, BTreeSet};

use crate::rust::{Source, find_word, is_word};

/// A path as code names it, such as `["crate", "content", "Tile"]`, and what it is called there.
#[derive(Debug, PartialEq)]
pub(super) struct Leaf {
    pub path: Vec<String>,
    name: String,
}

/// The modules of a crate: which file each of them is, and what they pass on.
pub(super) struct Modules<'a> {
    files: BTreeMap<Vec<&'a str>, &'a str>,
    /// What `use` gives a name to, by file.
    passed: BTreeMap<&'a str, Vec<Leaf>>,
}

impl<'a> Modules<'a> {
    /// `sources` are files, with their paths from the crate's `src`.
    pub(super) fn new(sources: &'a [(&'a str, Source)]) -> Modules<'a> {
        let tests: BTreeSet<Vec<&str>> = sources
            .iter()
            .flat_map(|(path, source)| test_modules(source).map(|name| [module(path), vec![name]].concat()))
            .collect();
        let is_test = |module: &[&str]| (1..=module.len()).any(|length| tests.contains(&module[..length]));
        let mut modules = Modules { files: BTreeMap::new(), passed: BTreeMap::new() };
        for (path, source) in sources {
            let module = module(path);
            if !is_test(&module) {
                modules.files.insert(module, path);
                modules.passed.insert(path, uses(source));
            }
        }
        modules
    }

    /// The module that a file is. `None` if it belongs to tests.
    pub(super) fn of(&self, path: &str) -> Option<&[&'a str]> {
        self.files.iter().find(|(_, file)| **file == path).map(|(module, _)| module.as_slice())
    }

    /// The file in which the end of a path is defined. `None` if it is in another crate.
    pub(super) fn resolve(&self, from: &[&str], path: &[String]) -> Option<&'a str> {
        self.find(from, path, 0)
    }

    fn find(&self, from: &[&str], path: &[String], depth: usize) -> Option<&'a str> {
        let mut module: Vec<&str> = from.to_vec();
        let mut rest = path;
        match rest.first()?.as_str() {
            "crate" => module.clear(),
            "self" => {}
            "super" => drop(module.pop()),
            child => {
                module.push(child);
                self.files.get(&module)?;
            }
        }
        rest = &rest[1..];
        while let Some((name, after)) = rest.split_first() {
            if name == "super" {
                module.pop();
            } else {
                module.push(name);
                if !self.files.contains_key(&module) {
                    module.pop();
                    let file = self.files.get(&module)?;
                    let passed = self.passed[file].iter().find(|leaf| leaf.name == *name && depth < 8);
                    let beyond = passed.and_then(|leaf| {
                        let further = [leaf.path.as_slice(), after].concat();
                        self.find(&module, &further, depth + 1)
                    });
                    return beyond.or(Some(file));
                }
            }
            rest = after;
        }
        self.files.get(&module).copied()
    }
}

/// `["content", "tiles"]` for `content/tiles.rs`.
fn module(path: &str) -> Vec<&str> {
    let mut parts: Vec<&str> = path.trim_end_matches(".rs").split('/').collect();
    if matches!(parts[..], ["lib" | "main"] | [.., "mod"]) {
        parts.pop();
    }
    parts
}

/// The modules in files of their own that a source declares only for tests.
fn test_modules(source: &Source) -> impl Iterator<Item = &str> {
    let lines = source.code.split('\n').enumerate().filter(|&(index, _)| source.is_test(index + 1));
    lines.filter_map(|(_, line)| line.split_once("mod ")?.1.trim().strip_suffix(';'))
}

/// What a source's `use` lines give a name to.
fn uses(source: &Source) -> Vec<Leaf> {
    leaves_after(&shown(source), "use ")
}

/// Every path in the code of a source that begins with one of these words, in `use` lines and elsewhere.
pub(super) fn leaves(source: &Source, beginnings: &[&str]) -> Vec<Leaf> {
    let code = shown(source);
    let mut found = Vec::new();
    for beginning in beginnings {
        let mut from = 0;
        let word = format!("{beginning}::");
        while let Some(at) = find_word(&code[from..], &word) {
            let start = from + at;
            // `super::super::x` is one path.
            if !code[..start].ends_with("::") {
                tree(&code[start..], &mut Vec::new(), &mut found);
            }
            from = start + word.len();
        }
    }
    found
}

fn leaves_after(code: &str, word: &str) -> Vec<Leaf> {
    let (mut found, mut from) = (Vec::new(), 0);
    while let Some(at) = find_word(&code[from..], word) {
        from += at + word.len();
        tree(&code[from..], &mut Vec::new(), &mut found);
    }
    found
}

/// The code without that of tests.
fn shown(source: &Source) -> String {
    source.lines().map(|(_, line)| line).collect::<Vec<_>>().join("\n")
}

/// Reads `a::{b, c::D as E}` and returns how long it is.
fn tree(text: &str, path: &mut Vec<String>, found: &mut Vec<Leaf>) -> usize {
    let depth = path.len();
    let mut at = 0;
    loop {
        at += blank(&text[at..]);
        let word: String = text[at..].chars().take_while(|&letter| is_word(letter)).collect();
        if !word.is_empty() {
            at += word.len();
            // The `self` of `c::{self, D}` is `c`.
            if word != "self" || path.is_empty() {
                path.push(word);
            }
            if text[at..].starts_with("::") {
                at += 2;
                continue;
            }
            let name = alias(&text[at..]).or_else(|| path.last().cloned()).unwrap_or_default();
            found.push(Leaf { path: path.clone(), name });
        } else if text[at..].starts_with('{') {
            at += 1;
            while !text[at..].is_empty() && !text[at..].starts_with('}') {
                let length = tree(&text[at..], path, found);
                at += length;
                at += text[at..].find([',', '}']).unwrap_or(text.len() - at);
                at += usize::from(text[at..].starts_with(','));
                at += blank(&text[at..]);
            }
            at += usize::from(text[at..].starts_with('}'));
        } else if !path.is_empty() {
            // `*`, or the `<` of a type: what stands before it is known.
            found.push(Leaf { path: path.clone(), name: String::new() });
        }
        path.truncate(depth);
        return at;
    }
}

fn blank(text: &str) -> usize {
    text.len() - text.trim_start().len()
}

/// The `z` of ` as z`.
fn alias(text: &str) -> Option<String> {
    let rest = text.trim_start().strip_prefix("as ")?.trim_start();
    Some(rest.chars().take_while(|&letter| is_word(letter)).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_are_read_from_use_lines_and_code() {
        let text = "use crate::{\n    a::B,\n    c::{self, D as E, f::*},\n};\nuse std::fmt;\nlet x = super::super::g(crate::H::<u8>::new());\n#[cfg(test)]\nmod tests { use crate::z; }";
        let found = leaves(&Source::read(text), &["crate", "super"]);
        let paths: Vec<String> = found.iter().map(|leaf| leaf.path.join(" ")).collect();
        assert_eq!(paths, ["crate a B", "crate c", "crate c D", "crate c f", "crate H", "super super g"]);
        let names: Vec<String> = uses(&Source::read(text)).into_iter().map(|leaf| leaf.name).collect();
        assert_eq!(names, ["B", "c", "E", "", "fmt"]);
    }

    #[test]
    fn a_name_is_followed_to_where_it_is_defined() {
        let read = |(path, text): &(&'static str, &str)| (*path, Source::read(text));
        let sources: Vec<_> = [
            ("lib.rs", "mod a;\npub use a::b::Thing;\npub use a::Other as Another;\n#[cfg(test)]\nmod t;"),
            ("a/mod.rs", "pub mod b;\nmod c;\npub use c::Other;"),
            ("a/b.rs", "struct Thing;"),
            ("a/c.rs", "struct Other;"),
            ("t.rs", ""),
        ]
        .iter()
        .map(read)
        .collect();
        let modules = Modules::new(&sources);
        let found = |from: &[&str], path: &str| {
            modules.resolve(from, &path.split(' ').map(str::to_owned).collect::<Vec<_>>())
        };
        assert_eq!(found(&[], "crate Thing new"), Some("a/b.rs"));
        assert_eq!(found(&[], "crate Another"), Some("a/c.rs"));
        assert_eq!(found(&["a", "b"], "super Other"), Some("a/c.rs"));
        assert_eq!(found(&["a", "b"], "super super Plain"), Some("lib.rs"));
        assert_eq!(found(&["a", "b"], "super c"), Some("a/c.rs"));
        assert_eq!(found(&["a"], "std fmt"), None);
        assert_eq!(modules.of("t.rs"), None);
    }
}
