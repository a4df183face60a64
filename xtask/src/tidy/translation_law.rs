use std::collections::{BTreeMap, BTreeSet};

use super::Finding;
use crate::tree::{File, Tree};

/// The languages that every `RULES.md` is translated into.
const LANGUAGES: &[&str] = &["de", "fr"];

/// Every clause has a translation that matches the current English text.
///
/// A translation `games/<box>/RULES.<language>.md` has the same headings and clauses in the same
/// order. Each id is followed by the [`print()`] of the English text it was translated from.
pub(super) fn translations_are_current(tree: &Tree) -> Vec<Finding> {
    let file = |path: String| tree.files.iter().find(|file| file.path == path);
    let mut findings = Vec::new();
    for name in tree.boxes() {
        let Some(rules) = file(format!("games/{name}/RULES.md")) else { continue };
        for language in LANGUAGES {
            let path = format!("games/{name}/RULES.{language}.md");
            match file(path.clone()) {
                Some(translation) => compare(rules, translation, &mut findings),
                None => findings.push(Finding::error(&path, 1, format!("translate {} here", rules.path))),
            }
        }
    }
    findings
}

fn compare(rules: &File, translation: &File, findings: &mut Vec<Finding>) {
    let (original, translated) = (pieces(rules), pieces(translation));
    let mut error = |line, what: String| findings.push(Finding::error(&translation.path, line, what));
    let known: BTreeMap<&str, &Piece> = original.iter().map(|piece| (piece.id, piece)).collect();
    let found: BTreeSet<&str> = translated.iter().map(|piece| piece.id).collect();
    let missing = original.iter().filter(|piece| !found.contains(piece.id)).count();
    if let Some(first) = original.iter().find(|piece| !found.contains(piece.id)) {
        error(1, format!("{missing} clauses are not translated; the first is `{}`", first.id));
    } else if translated.len() != original.len()
        || translated
            .iter()
            .zip(&original)
            .any(|(one, other)| (one.id, one.chapter) != (other.id, other.chapter))
    {
        error(1, format!("chapters and clauses should be in the same order as in {}", rules.path));
    }
    for Piece { id, print: stamp, line, text, .. } in &translated {
        let Some(english) = known.get(id) else {
            error(*line, format!("clause `{id}` is not in {}; delete its translation", rules.path));
            continue;
        };
        let wanted = print(&english.text);
        if *stamp != wanted {
            error(
                *line,
                format!("the English text has changed; update this one, then write `{wanted}` after the id"),
            );
        }
        if text.is_empty() {
            error(*line, "the translation is empty".to_owned());
        } else if *text == english.text || codes(text) != codes(&english.text) {
            error(*line, "translate the text, but keep everything in back-ticks as it is".to_owned());
        }
    }
}

/// A clause as this law sees it.
struct Piece<'a> {
    id: &'a str,
    /// The text after the id.
    print: &'a str,
    /// How many headings are above it.
    chapter: usize,
    line: usize,
    text: String,
}

fn pieces(file: &File) -> Vec<Piece<'_>> {
    let mut found: Vec<Piece<'_>> = Vec::new();
    let (mut chapter, mut inside) = (0, false);
    for (line, text) in file.lines() {
        if let Some((id, behind)) = text.strip_prefix("r[").and_then(|rest| rest.split_once(']')) {
            found.push(Piece { id, print: behind.trim(), chapter, line, text: String::new() });
            inside = true;
        } else if text.starts_with('#') {
            (chapter, inside) = (chapter + 1, false);
        } else if text.trim().is_empty() {
            inside = false;
        } else if inside && let Some(piece) = found.last_mut() {
            piece.text.push_str(text.trim());
            piece.text.push('\n');
        }
    }
    found
}

/// Everything in back-ticks, in any order. Names of options are the same in every language.
fn codes(text: &str) -> BTreeSet<&str> {
    text.split('`').skip(1).step_by(2).collect()
}

/// A fingerprint of a text, FNV-1a in hexadecimal, which is enough to notice a change.
fn print(text: &str) -> String {
    let mix = |hash: u32, byte: &u8| (hash ^ u32::from(*byte)).wrapping_mul(0x0100_0193);
    format!("{:08x}", text.trim_end().as_bytes().iter().fold(0x811c_9dc5, mix))
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENGLISH: &str = "# Rules\n\n## Selling\n\nr[b.one]  both\nSell `all`.\n\nr[b.two]  both\nStop.\n";
    const GERMAN: &str =
        "# Regeln\n\n## Verkauf\n\nr[b.one]  0c8e5c2e\nVerkaufe `all`.\n\nr[b.two]  04a898b1\nHör auf.\n";

    /// What the law finds in a German text. The French one is always right.
    fn said(german: &str) -> Vec<(usize, String)> {
        let french = GERMAN.replace("Hör auf", "Arrête");
        let tree = Tree::of(&[
            ("games/b/RULES.md", ENGLISH),
            ("games/b/RULES.de.md", german),
            ("games/b/RULES.fr.md", &french),
        ]);
        translations_are_current(&tree).into_iter().map(|finding| (finding.line, finding.what)).collect()
    }

    #[test]
    fn a_complete_translation_passes() {
        assert_eq!(said(GERMAN), []);
    }

    #[test]
    fn a_missing_file_is_found() {
        let tree = Tree::of(&[("games/b/RULES.md", ENGLISH), ("games/b/RULES.fr.md", GERMAN)]);
        let found = translations_are_current(&tree);
        assert_eq!(
            found.iter().map(|finding| finding.file.as_str()).collect::<Vec<_>>(),
            ["games/b/RULES.de.md"]
        );
    }

    #[test]
    fn missing_extra_and_empty_clauses_are_found() {
        let missing = said(GERMAN.split_once("r[b.two]").unwrap().0);
        assert_eq!(missing, [(1, "1 clauses are not translated; the first is `b.two`".to_owned())]);
        let surplus = said(&format!("{GERMAN}\nr[b.six]  04a898b1\nSechs.\n"));
        assert_eq!(surplus.iter().map(|(line, _)| *line).collect::<Vec<_>>(), [1, 11]);
        assert_eq!(said(&GERMAN.replace("Hör auf.\n", "")), [(8, "the translation is empty".to_owned())]);
    }

    #[test]
    fn a_clause_in_another_chapter_is_found() {
        let moved = GERMAN.replace("r[b.two]", "## Ende\n\nr[b.two]");
        assert_eq!(
            said(&moved),
            [(1, "chapters and clauses should be in the same order as in games/b/RULES.md".to_owned())]
        );
    }

    #[test]
    fn a_translation_of_an_older_text_is_found() {
        let [(line, what)] = &said(&GERMAN.replace("04a898b1", "00000000"))[..] else {
            panic!("one finding")
        };
        assert_eq!(*line, 8);
        assert!(what.contains("`04a898b1`"), "{what}");
    }

    #[test]
    fn a_lost_code_and_an_untranslated_text_are_found() {
        assert_eq!(said(&GERMAN.replace("`all`", "alles")).len(), 1);
        assert_eq!(said(&GERMAN.replace("Hör auf", "Stop")).len(), 1);
    }
}
