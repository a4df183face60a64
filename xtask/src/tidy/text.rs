use super::Finding;
use crate::{
    rust::Source,
    tree::{File, Tree},
};

/// This file has to name the words it refuses.
const SELF: &str = "xtask/src/tidy/text.rs";

/// Split into parts, so that not even this file names one.
const REGISTRIES: &[&str] = &[
    concat!("index.", "crates", ".io"),
    concat!("static.", "crates", ".io"),
    concat!("registry.", "npmjs", ".org"),
    concat!("registry.", "yarnpkg", ".com"),
    concat!("pypi", ".org"),
    concat!("pythonhosted", ".org"),
    concat!("proxy.", "golang", ".org"),
];

/// Keys with which a tool's settings file would name a registry.
const REGISTRY_KEYS: &[(&str, &str)] = &[
    (".cargo/config.toml", "[source."),
    (".cargo/config.toml", "[registries"),
    (".cargo/config.toml", "replace-with"),
    (".npmrc", "registry"),
    ("pip.conf", "index-url"),
];

/// The way Cargo.lock names the public index without a host to connect to.
const PUBLIC_SOURCE: &str = "source = \"registry+https://github.com/rust-lang/crates.io-index\"";

const MACHINE_FOLDERS: &[&str] = &["/work/", "/root/", "/home/", "/Users/"];

const UNFINISHED: &[(&str, &str)] = &[
    ("todo!(", "write it, or leave it out"),
    ("unimplemented!(", "write it, or leave it out"),
    ("dbg!(", "remove it"),
    ("#[ignore", "assert what happens today, with a FIXME; slow tests ask for RUN_SLOW_TESTS=1"),
    ("#[should_panic", "test the function that returns the error"),
];

fn texts(tree: &Tree) -> impl Iterator<Item = &File> {
    tree.files.iter().filter(|file| !file.path.ends_with("Cargo.lock"))
}

pub(super) fn lines_end_cleanly(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for file in texts(tree) {
        for (number, line) in file.lines().filter(|(_, line)| line.ends_with([' ', '\t', '\r'])) {
            let end = if line.ends_with('\r') { "a carriage return" } else { "whitespace" };
            findings.push(Finding::error(&file.path, number, format!("the line ends with {end}; remove it")));
        }
        if !file.text.is_empty() && !file.text.ends_with('\n') {
            let last = file.lines().count();
            findings.push(Finding::error(&file.path, last, "the file should end with a line break"));
        }
    }
    findings
}

pub(super) fn nothing_is_unfinished(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for file in tree.below("", ".rs") {
        let source = Source::read(&file.text);
        for (index, line) in source.code.split('\n').enumerate() {
            for (word, instead) in UNFINISHED.iter().filter(|(word, _)| line.contains(word)) {
                findings.push(Finding::error(&file.path, index + 1, format!("`{word}`: {instead}")));
            }
        }
    }
    findings
}

/// Where packages come from is up to the machine and never to the repository.
pub(super) fn no_registry_is_named(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for file in tree.files.iter().filter(|file| file.path != SELF) {
        let keys: Vec<&str> = REGISTRY_KEYS
            .iter()
            .filter(|(path, _)| file.path.ends_with(path))
            .map(|&(_, key)| key)
            .chain(file.path.ends_with("package-lock.json").then_some("\"resolved\": \"http"))
            .chain(REGISTRIES.iter().copied())
            .collect();
        for (number, line) in file.lines() {
            let is_foreign = file.path.ends_with("Cargo.lock")
                && line.starts_with("source = \"registry+")
                && line != PUBLIC_SOURCE;
            if is_foreign || keys.iter().any(|key| line.contains(key)) {
                let what = "names a package registry; that belongs in the machine's settings";
                findings.push(Finding::error(&file.path, number, what));
            }
        }
    }
    findings
}

pub(super) fn no_machine_is_named(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for file in texts(tree).filter(|file| file.path != SELF) {
        for (number, line) in file.lines() {
            for folder in MACHINE_FOLDERS.iter().filter(|folder| is_absolute(line, folder)) {
                let what = format!(
                    "`{folder}…` is a folder on one machine; write the path from the repository's root"
                );
                findings.push(Finding::error(&file.path, number, what));
            }
        }
    }
    findings
}

/// Whether the folder is at the start of a path. `a/home/b` and `https://x.org/home/` do not count.
fn is_absolute(line: &str, folder: &str) -> bool {
    line.match_indices(folder).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        !before.is_some_and(|before| before.is_alphanumeric() || "./_-~}".contains(before))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::places;

    #[test]
    fn trailing_whitespace_and_a_missing_last_line_break_are_found() {
        let tree = Tree::of(&[("a.md", "x \ny\n"), ("b.rs", "x\r\ny"), ("c.txt", ""), ("d.md", "\tx\n")]);
        let findings = lines_end_cleanly(&tree);
        assert_eq!(places(&findings), [("a.md", 1, true), ("b.rs", 1, true), ("b.rs", 2, true)]);
    }

    #[test]
    fn unfinished_code_is_found_but_mentioning_it_is_fine() {
        let text = "// todo!( is not done here\nlet x = \"dbg!(\";\nfn f() { todo!() }\n#[ignore]\n";
        let tree = Tree::of(&[("crates/b/src/a.rs", text), ("b.md", "todo!(\n")]);
        let findings = nothing_is_unfinished(&tree);
        assert_eq!(places(&findings), [("crates/b/src/a.rs", 3, true), ("crates/b/src/a.rs", 4, true)]);
    }

    #[test]
    fn registries_are_not_named() {
        let lock = format!("{PUBLIC_SOURCE}\nsource = \"registry+https://mirror.example/index\"\n");
        let host = format!("See {}.\n", REGISTRIES[4]);
        let tree = Tree::of(&[
            ("Cargo.lock", &lock),
            ("web/package-lock.json", "\"resolved\": \"https://x\"\n"),
            (".cargo/config.toml", "[alias]\n[source.mirror]\n"),
            ("README.md", &host),
        ]);
        assert_eq!(
            places(&no_registry_is_named(&tree)),
            [
                ("Cargo.lock", 2, true),
                ("web/package-lock.json", 1, true),
                (".cargo/config.toml", 2, true),
                ("README.md", 1, true),
            ]
        );
    }

    #[test]
    fn paths_on_one_machine_are_found_and_others_are_not() {
        let text = "see /home/me/x\n`/work/y`\na/work/b\nhttps://x.org/home/\n\"/root/z\"\n";
        let tree = Tree::of(&[("a.md", text)]);
        assert_eq!(
            places(&no_machine_is_named(&tree)),
            [("a.md", 1, true), ("a.md", 2, true), ("a.md", 5, true)]
        );
    }
}
