use std::collections::BTreeMap;

use super::Finding;
use crate::{clauses::Book, tree::Tree};

/// Every clause cited in scenarios, documents and code exists.
pub(super) fn citations_are_known(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for book in Book::all(tree) {
        for citation in book.code.iter().chain(&book.others) {
            if !book.knows(&citation.id) {
                let what = format!(
                    "clause `{}` is not in games/{}/RULES.md; correct the id or write the clause",
                    citation.id, book.name
                );
                findings.push(Finding::error(&citation.at.file, citation.at.line, what));
            }
        }
    }
    findings
}

/// An id names exactly one clause and begins with its box.
pub(super) fn clauses_are_unique(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for book in Book::all(tree) {
        let mut first = BTreeMap::new();
        for clause in &book.clauses {
            let error = |what| Finding::error(&clause.at.file, clause.at.line, what);
            if !clause.id.starts_with(&format!("{}.", book.name)) {
                let name = &book.name;
                findings.push(error(format!("clause `{}` should begin with `{name}.`", clause.id)));
            }
            if let Some(line) = first.insert(&clause.id, clause.at.line) {
                findings.push(error(format!(
                    "clause `{}` is already on line {line}; give one of them another id",
                    clause.id
                )));
            }
        }
    }
    findings
}

/// A heading that cites several clauses has a line for each of them.
pub(super) fn headings_are_proved(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for book in Book::all(tree) {
        for scenario in &book.scenarios {
            for id in scenario.cites.iter().filter(|id| !scenario.is_about(id)) {
                let what = format!(
                    "no line of this scenario proves `{id}`; cite it at the end of the line that does, or remove it from the heading"
                );
                findings.push(Finding::error(&scenario.at.file, scenario.at.line, what));
            }
        }
    }
    findings
}

/// Every clause is proved by a line of a scenario.
pub(super) fn clauses_have_scenarios(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for book in Book::all(tree) {
        let proofs = book.proofs();
        for clause in book.clauses.iter().filter(|clause| !proofs.contains_key(clause.id.as_str())) {
            let what = format!(
                "no line of a scenario proves clause `{}`; cite it at the end of a line that would fail without the rule, in \
                 games/{}/scenarios/*.md",
                clause.id, book.name
            );
            findings.push(Finding::error(&clause.at.file, clause.at.line, what));
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::places;

    const SCENARIO: &str = "## x — r[b.one]\n```then\nevent: r[b.nine]\np1 silver 3  r[b.one]\n```\n";

    #[test]
    fn unknown_ids_are_found_in_scenarios_and_code() {
        let tree = Tree::of(&[
            ("games/b/RULES.md", "r[b.one]  both\n"),
            ("games/b/scenarios/a.md", SCENARIO),
            ("crates/b/src/a.rs", "// r[b.one]\nx(\"b.two\")\n"),
        ]);
        let findings = citations_are_known(&tree);
        assert_eq!(places(&findings), [("crates/b/src/a.rs", 2, true), ("games/b/scenarios/a.md", 3, true)]);
    }

    #[test]
    fn an_id_may_be_used_once_and_only_in_its_box() {
        let tree = Tree::of(&[("games/b/RULES.md", "r[b.one]  both\nr[b.one]  both\nr[c.one]  both\n")]);
        let findings = clauses_are_unique(&tree);
        assert_eq!(places(&findings), [("games/b/RULES.md", 2, true), ("games/b/RULES.md", 3, true)]);
    }

    #[test]
    fn a_heading_that_promises_too_much_is_found() {
        let text = "## x — r[b.one] r[b.two]\n```then\np1 silver 3  r[b.one]\n# r[b.two]\n```\n";
        let tree = Tree::of(&[
            ("games/b/RULES.md", "r[b.one]  both\n\nr[b.two]  both\n"),
            ("games/b/scenarios/a.md", text),
        ]);
        assert_eq!(places(&headings_are_proved(&tree)), [("games/b/scenarios/a.md", 1, true)]);
        assert_eq!(places(&clauses_have_scenarios(&tree)), [("games/b/RULES.md", 3, true)]);
    }

    #[test]
    fn a_heading_alone_does_not_prove_its_clause() {
        let tree = Tree::of(&[
            ("games/b/RULES.md", "r[b.one]  both\n"),
            ("games/b/scenarios/a.md", "## x — r[b.one]\n```then\np1 silver 3\n```\n"),
        ]);
        assert!(headings_are_proved(&tree).is_empty());
        assert_eq!(places(&clauses_have_scenarios(&tree)), [("games/b/RULES.md", 1, true)]);
    }

    #[test]
    fn a_clause_without_a_scenario_is_found() {
        let tree = Tree::of(&[
            ("games/b/RULES.md", "r[b.one]  both\n\nr[b.two]  both\n"),
            ("games/b/scenarios/a.md", SCENARIO),
        ]);
        assert_eq!(places(&clauses_have_scenarios(&tree)), [("games/b/RULES.md", 3, true)]);
    }
}
