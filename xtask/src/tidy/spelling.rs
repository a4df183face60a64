use super::Finding;
use crate::tree::Tree;

/// This file has to name the words it refuses.
const SELF: &str = "xtask/src/tidy/spelling.rs";

/// American spellings that slip in, and ours.
const BRITISH: &[(&str, &str)] = &[
    ("color", "colour"),
    ("behavior", "behaviour"),
    ("neighbor", "neighbour"),
    ("favor", "favour"),
    ("honor", "honour"),
    ("canceled", "cancelled"),
    ("labeled", "labelled"),
    ("recognize", "recognise"),
    ("organize", "organise"),
    ("normalize", "normalise"),
    ("optimize", "optimise"),
    ("summarize", "summarise"),
    ("initialize", "initialise"),
    ("finalizer", "finaliser"),
    ("randomize", "randomise"),
];

/// Prose is British, in comments and in Markdown outside code. We don't check names and notation, because
/// libraries, style sheets and rulebooks have their own spelling.
pub(super) fn prose_is_british(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for file in tree.files.iter().filter(|file| file.path != SELF) {
        let (_, kind) = file.path.rsplit_once('.').unwrap_or_default();
        let is_markdown = kind == "md";
        let has_comments = ["rs", "ts", "tsx", "mjs"].contains(&kind);
        let mut in_code = false;
        for (number, line) in file.lines() {
            if is_markdown && line.trim_start().starts_with("```") {
                in_code = !in_code;
            }
            let prose = if is_markdown && !in_code {
                line
            } else if has_comments {
                comment(line)
            } else {
                continue;
            };
            let plain = without_code(prose).to_lowercase();
            for (american, british) in BRITISH.iter().filter(|(word, _)| begins_a_word(&plain, word)) {
                let what = format!("`{american}` is American; write `{british}`");
                findings.push(Finding::error(&file.path, number, what));
            }
        }
    }
    findings
}

/// The comment in a line: what follows `//`, or a line that begins with `*`.
fn comment(line: &str) -> &str {
    let line = line.trim_start();
    if line.starts_with("* ") || line.starts_with("/*") {
        return line;
    }
    let mut marks = line.match_indices("//").filter(|(at, _)| !line[..*at].ends_with(':'));
    marks.next().map_or("", |(at, _)| &line[at..])
}

/// The line without what is between back quotes.
fn without_code(line: &str) -> String {
    line.split('`').step_by(2).collect::<Vec<_>>().join(" ")
}

fn begins_a_word(text: &str, word: &str) -> bool {
    text.match_indices(word).any(|(at, _)| {
        !text[..at]
            .chars()
            .next_back()
            .is_some_and(|before| before.is_alphanumeric() || "-_./".contains(before))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::places;

    #[test]
    fn american_spelling_is_found_in_prose_and_not_in_code() {
        let markdown = "The color.\nThe `color`.\n```\ncolor: red\n```\nColours.\n";
        let rust =
            "let color = 1;\n// The color.\nlet x = 1; // favorite\n/// `color` is the flag.\n//! Colors.\n";
        let tree = Tree::of(&[("a.md", markdown), ("b.rs", rust)]);
        assert_eq!(
            places(&prose_is_british(&tree)),
            [("a.md", 1, true), ("b.rs", 2, true), ("b.rs", 3, true), ("b.rs", 5, true)]
        );
    }
}
