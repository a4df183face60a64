//! Checks that the clauses cited in scenarios exist.

use crate::{
    Failure,
    parse::Scenario,
    words::{Words, clause},
};

/// The ids of the clauses in a rules text, written `r[id]` at the start of a line.
pub(crate) fn ids(rules: &str) -> Vec<&str> {
    rules.lines().filter_map(|line| Some(line.strip_prefix("r[")?.split_once(']')?.0)).collect()
}

/// Every citation of a clause that is not in the rules, with the line of the heading above it.
pub(crate) fn unknown_clauses(file: &str, scenarios: &[Scenario], rules: &str) -> Vec<(usize, Failure)> {
    let known = ids(rules);
    let mut failures = Vec::new();
    for scenario in scenarios {
        let heading = &scenario.heading;
        let mut tell = |line: usize, column: usize, id: &str| {
            if known.contains(&id) {
                return;
            }
            let message = match nearest(id, &known) {
                Some(near) => format!("there is no clause `{id}`; did you mean `{near}`?"),
                None => format!("there is no clause `{id}`; see the box's rules for the list"),
            };
            let (file, scenario) = (file.to_owned(), heading.title.clone());
            failures.push((heading.line, Failure { file, line, column, scenario, message }));
        };
        for id in &heading.clauses {
            tell(heading.line, 1, id);
        }
        for words in scenario.blocks.iter().flat_map(|block| &block.lines) {
            cited_in(words, &mut tell);
        }
    }
    failures
}

fn cited_in(words: &Words, tell: &mut impl FnMut(usize, usize, &str)) {
    for (index, word) in words.all().into_iter().enumerate() {
        if let Some(id) = clause(word) {
            tell(words.number, words.column(index), id);
        }
    }
}

/// The known id whose beginning and end match an unknown one best.
fn nearest<'a>(id: &str, known: &[&'a str]) -> Option<&'a str> {
    // The name of the box is the same in every id, so it does not help.
    let own = |id: &'_ str| id.split_once('.').map_or(0, |(name, _)| name.len() + 1);
    let id = &id[own(id)..];
    let shared = |other: &str| {
        let other = &other[own(other)..];
        let start = id.bytes().zip(other.bytes()).take_while(|(one, two)| one == two).count();
        let end = id.bytes().rev().zip(other.bytes().rev()).take_while(|(one, two)| one == two).count();
        (start + end).min(id.len().min(other.len()))
    };
    let best = known.iter().copied().max_by_key(|other| (shared(other), usize::MAX - other.len()))?;
    (2 * shared(best) >= id.len()).then_some(best)
}
