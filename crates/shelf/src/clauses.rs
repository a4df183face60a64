//! Reads a box's `RULES.md` and its translations `RULES.<language>.md`.

/// The language of `RULES.md`.
pub(crate) const ORIGINAL: &str = "en";

/// One rule with an id, in our own words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clause<'a> {
    /// Such as `burgundy.sell.income`.
    pub id: &'a str,
    /// Edition, modules, standing and pages, as written after the id: `2019, module inns · printed · 2019 p. 12`.
    pub source: &'a str,
    /// The heading above it.
    pub chapter: &'a str,
    /// Its text. Lines are joined by line breaks.
    pub text: &'a str,
}

impl Clause<'_> {
    /// How we know it: `printed`, `inferred`, `reconstructed`; empty if not given.
    pub fn standing(&self) -> &str {
        self.source.split('·').nth(1).map_or("", str::trim)
    }

    /// Whether the printed text is lost, so that it may not be the author's rule.
    pub fn is_reconstructed(&self) -> bool {
        self.standing() == "reconstructed"
    }
}

/// A box's rules in one language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rulebook<'a> {
    /// `en`, `de`, `fr`.
    pub language: &'a str,
    /// In rulebook order.
    pub clauses: Vec<Clause<'a>>,
    /// Everyday words, each with the word that the rules use: (`pig`, `livestock`).
    pub words: Vec<(&'a str, &'a str)>,
}

impl<'a> Rulebook<'a> {
    /// Reads a rules text.
    ///
    /// A clause is a line `r[id]  source`, then its text up to a blank line, a heading or the next clause. In a block
    /// fenced by ```` ```words ````, a line `pig, cow: livestock` lists everyday words for a word in the rules.
    pub(crate) fn read(language: &'a str, rules_text: &'a str) -> Rulebook<'a> {
        let mut book = Rulebook { language, clauses: Vec::new(), words: Vec::new() };
        let (mut rest, mut chapter, mut in_words) = (rules_text, "", false);
        while !rest.is_empty() {
            let (line, after) = split_line(rest);
            rest = after;
            if line.starts_with("```") {
                in_words = line.trim_end() == "```words";
            } else if in_words {
                let (words, meant) = line.split_once(':').unwrap_or((line, line));
                book.words.extend(words.split(',').map(|word| (word.trim(), meant.trim())));
            } else if let Some(heading) = line.strip_prefix("## ") {
                chapter = heading.trim();
            } else if let Some((id, source)) = line.strip_prefix("r[").and_then(|line| line.split_once(']')) {
                let text = first_paragraph(rest);
                rest = &rest[text.len()..];
                book.clauses.push(Clause { id, source: source.trim(), chapter, text: text.trim_end() });
            }
        }
        book
    }

    /// These rules in another language. Clauses without a translation stay as they are.
    pub(crate) fn translated(mut self, translation: Rulebook<'a>) -> Rulebook<'a> {
        for clause in &mut self.clauses {
            if let Some(found) = translation.clauses.iter().find(|found| found.id == clause.id) {
                (clause.chapter, clause.text) = (found.chapter, found.text);
            }
        }
        Rulebook { language: translation.language, clauses: self.clauses, words: translation.words }
    }
}

/// The text up to a blank line, a heading or the next clause.
fn first_paragraph(text: &str) -> &str {
    let mut rest = text;
    while !rest.is_empty() {
        let (line, after) = split_line(rest);
        if line.trim().is_empty() || line.starts_with("r[") || line.starts_with('#') {
            break;
        }
        rest = after;
    }
    &text[..text.len() - rest.len()]
}

fn split_line(text: &str) -> (&str, &str) {
    text.split_once('\n').unwrap_or((text, ""))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "# Rules\n\n## Selling\n\nProse.\n\nr[toy.sell]  2019 · printed · p. 6\nA sale takes\n\
                        the whole pile.\n\nr[toy.end]\nThe end.\n\n## Words\n\n```words\ncash, money: silver\n```";
    const GERMAN: &str = "# Regeln\n\n## Verkauf\n\nr[toy.sell]  00000000\nVerkauft wird der ganze Stapel.\n\n\
                          ## Wörter\n\n```words\nGeld: Silber\n```\n";

    #[test]
    fn clauses_are_read_with_source_chapter_and_text() {
        let book = Rulebook::read("en", TEXT);
        let clause = |id, source, text| Clause { id, source, chapter: "Selling", text };
        let sell = clause("toy.sell", "2019 · printed · p. 6", "A sale takes\nthe whole pile.");
        assert_eq!(book.clauses, [sell, clause("toy.end", "", "The end.")]);
        assert_eq!(book.words, [("cash", "silver"), ("money", "silver")]);
    }

    #[test]
    fn a_translation_has_its_own_words_and_keeps_the_source() {
        let book = Rulebook::read("en", TEXT).translated(Rulebook::read("de", GERMAN));
        assert_eq!((book.language, book.words), ("de", vec![("Geld", "Silber")]));
        let sell = book.clauses[0];
        assert_eq!((sell.source, sell.chapter), ("2019 · printed · p. 6", "Verkauf"));
        assert_eq!(sell.text, "Verkauft wird der ganze Stapel.");
        assert_eq!(book.clauses[1].text, "The end.", "untranslated text stays as it is");
    }
}
