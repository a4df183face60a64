use super::Finding;
use crate::tree::{File, Tree};

/// Every link from a Markdown file to something in the repository has a target.
pub(super) fn links_lead_somewhere(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for file in tree.below("", ".md") {
        for (number, target) in links(file) {
            let path = resolve(&file.path, target);
            if !path.as_ref().is_some_and(|path| tree.exists(path)) {
                let what =
                    format!("the link to `{target}` leads nowhere; link to a file that is in the repository");
                findings.push(Finding::error(&file.path, number, what));
            }
        }
    }
    findings
}

/// Targets of `[text](target)` and `[text]: target` that are files. Blocks and `code` are skipped.
fn links(file: &File) -> Vec<(usize, &str)> {
    let mut found = Vec::new();
    let mut fenced = false;
    for (number, line) in file.lines() {
        if line.trim_start().starts_with("```") {
            fenced = !fenced;
        } else if !fenced {
            let inline = line.match_indices("](").filter(|&(at, _)| line[..at].matches('`').count() % 2 == 0);
            let inline = inline.filter_map(|(at, _)| line[at + 2..].split([')', ' ']).next());
            let defined = line.starts_with('[').then(|| line.split_once("]: ")).flatten();
            let targets = inline.chain(defined.map(|(_, target)| target.trim()));
            found.extend(targets.filter(|target| is_file(target)).map(|target| (number, target)));
        }
    }
    found
}

fn is_file(target: &str) -> bool {
    !target.contains("://") && !target.starts_with("mailto:") && !target.starts_with('#')
}

/// The path, from the root, that a link in `from` points to. `None` if it leaves the repository.
fn resolve(from: &str, target: &str) -> Option<String> {
    let target = target.split('#').next().unwrap_or_default();
    let mut parts: Vec<&str> = match target.strip_prefix('/') {
        Some(_) => Vec::new(),
        None => from.split('/').rev().skip(1).collect::<Vec<_>>().into_iter().rev().collect(),
    };
    for part in target.split('/') {
        match part {
            "" | "." => {}
            ".." => drop(parts.pop()?),
            _ => parts.push(part),
        }
    }
    Some(parts.join("/"))
}

/// A manifest says `test = false` or `doctest = false` only where there is nothing to test, so that nothing is compiled
/// once more for an empty list.
pub(super) fn tests_are_run(tree: &Tree) -> Vec<Finding> {
    let switches = [("test = false", first_test as fn(&File) -> _), ("doctest = false", first_example)];
    let mut findings = Vec::new();
    for manifest in tree.below("crates/", "Cargo.toml") {
        let src = manifest.path.replace("Cargo.toml", "src/");
        for (switch, first) in switches {
            let switched_off = manifest.lines().any(|(_, line)| line == switch);
            for file in tree.below(&src, ".rs").filter(|_| switched_off) {
                let what = || format!("nobody runs this test: take `{switch}` out of {}", manifest.path);
                findings.extend(first(file).map(|line| Finding::error(&file.path, line, what())));
            }
        }
    }
    findings
}

fn first_test(file: &File) -> Option<usize> {
    let is_test =
        |line: &str| ["#[test]", "#[tokio::test", "proptest!"].iter().any(|way| line.starts_with(way));
    file.lines().find(|(_, line)| is_test(line.trim_start())).map(|(number, _)| number)
}

/// The first example in documentation that rustdoc would compile.
fn first_example(file: &File) -> Option<usize> {
    let fence = |line: &str| {
        let line = line.trim_start();
        let text = line.strip_prefix("///").or_else(|| line.strip_prefix("//!"))?;
        text.trim().strip_prefix("```").map(str::to_owned)
    };
    let fences = file.lines().filter_map(|(number, line)| Some((number, fence(line)?)));
    // Every second one closes a block.
    let mut opening = fences.step_by(2);
    let compiled = ["", "rust", "should_panic", "no_run", "compile_fail"];
    opening.find(|(_, language)| compiled.contains(&language.as_str())).map(|(number, _)| number)
}

/// A path in `code` that begins with one of our folders must exist, so that recipes stay correct. Patterns
/// (`<box>`, `*`) are exempt. The change log and the decisions may mention files that no longer exist.
pub(super) fn named_files_exist(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for file in tree.below("", ".md") {
        if file.path == "CHANGELOG.md" || file.path.starts_with("docs/decisions/") {
            continue;
        }
        let mut fenced = false;
        for (number, line) in file.lines() {
            fenced ^= line.trim_start().starts_with("```");
            let spans = line.split('`').skip(1).step_by(2).filter(|_| !fenced);
            for path in spans.filter(|span| is_path(span)) {
                if !tree.exists(path.trim_end_matches('/')) {
                    let what = format!("`{path}` is not in the repository; name a file that is");
                    findings.push(Finding::error(&file.path, number, what));
                }
            }
        }
    }
    findings
}

fn is_path(span: &str) -> bool {
    ["crates/", "games/", "docs/", "xtask/"].iter().any(|folder| span.starts_with(folder))
        && span.chars().all(|letter| letter.is_ascii_alphanumeric() || "/._-".contains(letter))
}

/// A record begins with the name of its box: `box burgundy 1`.
pub(super) fn goldens_name_their_box(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for name in tree.boxes() {
        let folder = format!("games/{name}/golden/");
        for file in tree.below(&folder, ".game") {
            let mut lines =
                file.lines().filter(|(_, line)| !line.trim().is_empty() && !line.starts_with('#'));
            let words = lines.next().map(|(_, line)| line.split_whitespace().collect::<Vec<_>>());
            if !words.is_some_and(|words| words.len() >= 2 && words[0] == "box" && words[1] == name) {
                let what = format!("a golden game must begin with `box {name} <rules version>`");
                findings.push(Finding::error(&file.path, 1, what));
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
    fn links_are_followed_from_the_file_they_are_in() {
        let text = "[a](b.md) [c](../README.md#top) [d](https://x.org) [e](#here)\n\
                    `[f](gone.md)` [g](../src)\n```\n[h](gone.md)\n```\n[i](gone.md), [j](../../out.md)\n\
                    [k]: /docs/b.md\n[l]: gone.md\n";
        let tree = Tree::of(&[("docs/a.md", text), ("docs/b.md", ""), ("README.md", ""), ("src/lib.rs", "")]);
        let findings = links_lead_somewhere(&tree);
        assert_eq!(
            places(&findings),
            [("docs/a.md", 6, true), ("docs/a.md", 6, true), ("docs/a.md", 8, true)]
        );
    }

    #[test]
    fn a_golden_game_names_its_box() {
        let tree = Tree::of(&[
            ("games/b/golden/a.game", "# by bots\nbox b 1\nseats 2\n"),
            ("games/b/golden/b.game", "box c 1\n"),
            ("games/b/golden/c.game", ""),
        ]);
        let findings = goldens_name_their_box(&tree);
        assert_eq!(
            places(&findings),
            [("games/b/golden/b.game", 1, true), ("games/b/golden/c.game", 1, true)]
        );
    }

    #[test]
    fn paths_in_code_spans_must_exist() {
        let text = "`crates/b/src/a.rs` `crates/b/` `crates/<box>/x.rs`\n`docs/gone.md` and docs/gone.md\n\
                    ```\n`docs/gone.md`\n```\n`games/*/x.md`, `xtask/src`\n";
        let tree = Tree::of(&[
            ("README.md", text),
            ("crates/b/src/a.rs", ""),
            ("CHANGELOG.md", "`docs/gone.md`"),
            ("docs/decisions/1.md", "`docs/gone.md`"),
        ]);
        assert_eq!(places(&named_files_exist(&tree)), [("README.md", 2, true), ("README.md", 6, true)]);
    }
}
