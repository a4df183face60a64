use std::collections::BTreeMap;

use anyhow::{Result, bail};

use crate::{
    rust::Source,
    shell::Shell,
    tree::{File, Tree},
};

/// One box's clauses, with everything that refers to them.
pub(crate) struct Book {
    pub name: String,
    /// In the order of `RULES.md`, including repeated ids.
    pub clauses: Vec<Clause>,
    pub scenarios: Vec<Scenario>,
    /// Citations in the box's code: in comments and string literals.
    pub code: Vec<Citation>,
    /// Citations everywhere else: in `then` lines, documents and tests.
    pub others: Vec<Citation>,
}

/// A rule with an id.
#[derive(Debug, PartialEq)]
pub(crate) struct Clause {
    pub id: String,
    /// Edition, standing and pages, as written after the id.
    pub source: String,
    pub at: Place,
}

/// A place where a clause is cited.
#[derive(Debug, PartialEq)]
pub(crate) struct Citation {
    pub id: String,
    pub at: Place,
}

/// A heading with something below it that gets checked.
#[derive(Debug, PartialEq)]
pub(crate) struct Scenario {
    /// The clauses in the heading.
    pub cites: Vec<String>,
    /// The clauses at the end of lines that check something.
    pub named: Vec<String>,
    pub at: Place,
}

impl Scenario {
    /// Whether the scenario proves a clause: a line that checks something cites it. A heading alone proves nothing.
    pub(crate) fn proves(&self, id: &str) -> bool {
        self.named.iter().any(|named| named == id)
    }

    /// Whether the scenario is about a clause: it proves it, or the heading cites nothing else.
    pub(crate) fn is_about(&self, id: &str) -> bool {
        self.proves(id) || self.cites == [id]
    }
}

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Place {
    pub file: String,
    pub line: usize,
}

impl Place {
    fn new(file: &File, line: usize) -> Place {
        Place { file: file.path.clone(), line }
    }
}

impl Book {
    /// One book for each box that has a `RULES.md`.
    pub(crate) fn all(tree: &Tree) -> Vec<Book> {
        tree.boxes().into_iter().filter_map(|name| Book::read(tree, name)).collect()
    }

    fn read(tree: &Tree, name: &str) -> Option<Book> {
        let rules = tree.files.iter().find(|file| file.path == format!("games/{name}/RULES.md"))?;
        let mut book = Book {
            name: name.to_owned(),
            clauses: clauses(rules),
            scenarios: Vec::new(),
            code: Vec::new(),
            others: Vec::new(),
        };
        for file in tree.below(&format!("games/{name}/scenarios/"), ".md") {
            book.scenarios.extend(scenarios(file));
        }
        for file in tree.below(&format!("crates/{name}/"), ".rs") {
            let (tests, code): (Vec<_>, Vec<_>) =
                code_citations(file, name).into_iter().partition(|(_, is_test)| *is_test);
            book.code.extend(code.into_iter().map(|(citation, _)| citation));
            book.others.extend(tests.into_iter().map(|(citation, _)| citation));
        }
        // The change log may mention clauses that no longer exist.
        for file in tree.below("", ".md").filter(|file| file.path != "CHANGELOG.md") {
            for (line, text) in file.lines() {
                let ids = cited(text).filter(|id| belongs(id, name));
                book.others.extend(ids.map(|id| Citation { id: id.to_owned(), at: Place::new(file, line) }));
            }
        }
        Some(book)
    }

    pub(crate) fn knows(&self, id: &str) -> bool {
        self.clauses.iter().any(|clause| clause.id == id)
    }

    /// Each clause id with the scenarios that prove it.
    pub(crate) fn proofs(&self) -> BTreeMap<&str, Vec<&Place>> {
        let mut proofs: BTreeMap<&str, Vec<&Place>> = BTreeMap::new();
        for scenario in &self.scenarios {
            for id in &scenario.named {
                let places = proofs.entry(id).or_default();
                if places.last() != Some(&&scenario.at) {
                    places.push(&scenario.at);
                }
            }
        }
        proofs
    }

    /// Each clause id with the places in the code that carry it out.
    fn places(&self) -> BTreeMap<&str, Vec<&Place>> {
        let mut places: BTreeMap<&str, Vec<&Place>> = BTreeMap::new();
        for citation in &self.code {
            places.entry(&citation.id).or_default().push(&citation.at);
        }
        places
    }

    /// `burgundy: 214 clauses, 214 with a scenario, 160 cited in code, 230 scenarios`
    pub(crate) fn coverage(&self) -> String {
        let (proofs, places) = (self.proofs(), self.places());
        let count = |known: &BTreeMap<&str, Vec<&Place>>| {
            self.clauses.iter().filter(|clause| known.contains_key(clause.id.as_str())).count()
        };
        format!(
            "{}: {} clauses, {} with a scenario, {} cited in code, {} scenarios",
            self.name,
            self.clauses.len(),
            count(&proofs),
            count(&places),
            self.scenarios.len()
        )
    }
}

/// `cargo xtask clauses [BOX]`: the whole table, clause by clause.
pub(crate) fn run(shell: &Shell, args: &[String]) -> Result<()> {
    let tree = Tree::load(shell)?;
    let mut books = Book::all(&tree);
    if let Some(wanted) = args.first() {
        let names: Vec<String> = books.iter().map(|book| book.name.clone()).collect();
        books.retain(|book| book.name == *wanted);
        if books.is_empty() {
            bail!("there is no box `{wanted}` with a RULES.md; choose {}", names.join(", "));
        }
    }
    for book in &books {
        let (proofs, places) = (book.proofs(), book.places());
        for clause in &book.clauses {
            println!("{}  {}", clause.id, clause.source);
            for (word, table) in [("scenario", &proofs), ("code", &places)] {
                for place in table.get(clause.id.as_str()).into_iter().flatten() {
                    println!("    {word:<8}  {}:{}", place.file, place.line);
                }
            }
        }
        println!("{}", book.coverage());
    }
    Ok(())
}

/// `r[id]  edition · standing · pages` at the start of a line.
fn clauses(rules: &File) -> Vec<Clause> {
    let mut found = Vec::new();
    for (line, text) in rules.lines() {
        if let Some((id, source)) = text.strip_prefix("r[").and_then(|rest| rest.split_once(']')) {
            let (id, source) = (id.to_owned(), source.trim().to_owned());
            found.push(Clause { id, source, at: Place::new(rules, line) });
        }
    }
    found
}

/// A heading of level 2 or deeper is a scenario if something below it gets checked: a line of a `then` or
/// `refused` block, or a refusal in a `play` block.
fn scenarios(file: &File) -> Vec<Scenario> {
    let mut found: Vec<Scenario> = Vec::new();
    let mut heading: Option<Scenario> = None;
    let mut fence: Option<(&str, &str)> = None;
    for (line, text) in file.lines() {
        let ticks = &text[..text.len() - text.trim_start_matches('`').len()];
        if let Some((open, kind)) = fence {
            let refusal = || text.starts_with("refuse:") || text.starts_with("unreadable:");
            if ticks.len() >= open.len() && text.trim_end() == ticks {
                fence = None;
            } else if (kind == "then" || kind == "refused" || refusal()) && !text.trim().is_empty() {
                found.extend(heading.take());
                if let Some(scenario) = found.last_mut() {
                    scenario.named.extend(cited(without_comment(text)).map(str::to_owned));
                }
            }
        } else if ticks.len() >= 3 {
            fence = Some((ticks, text[ticks.len()..].trim()));
        } else if text.starts_with("##") {
            let cites = cited(text).map(str::to_owned).collect();
            heading = Some(Scenario { cites, named: Vec::new(), at: Place::new(file, line) });
        }
    }
    found
}

fn without_comment(text: &str) -> &str {
    if text.starts_with('#') { "" } else { text.split(" #").next().unwrap_or_default() }
}

/// Citations in a source file, each with whether it is in a test.
fn code_citations(file: &File, name: &str) -> Vec<(Citation, bool)> {
    let in_tests = file.path.starts_with(&format!("crates/{name}/tests/"));
    let source = Source::read(&file.text);
    let comments =
        source.comments.iter().flat_map(|piece| cited(&piece.text).map(move |id| (piece.line, id)));
    let strings = source.strings.iter().map(|piece| (piece.line, piece.text.as_str()));
    comments
        .chain(strings.filter(|(_, text)| is_id(text)))
        .filter(|(_, id)| belongs(id, name))
        .map(|(line, id)| {
            let citation = Citation { id: id.to_owned(), at: Place::new(file, line) };
            (citation, in_tests || source.is_test(line))
        })
        .collect()
}

/// Every id written as `r[id]` in a text.
fn cited(text: &str) -> impl Iterator<Item = &str> {
    let starts = text.match_indices("r[").filter(|&(at, _)| {
        // `for[` or `attr[0]` is something else.
        !text[..at].chars().next_back().is_some_and(|before| before.is_alphanumeric() || before == '_')
    });
    starts.filter_map(|(at, _)| text[at + 2..].split_once(']')).map(|(id, _)| id).filter(|id| is_id(id))
}

/// `burgundy.sell.all`: a box and at least one more part, in small letters, digits and dashes.
fn is_id(text: &str) -> bool {
    let is_part = |part: &str| {
        !part.is_empty() && part.chars().all(|letter| matches!(letter, 'a'..='z' | '0'..='9' | '-'))
    };
    text.contains('.') && text.split('.').all(is_part)
}

fn belongs(id: &str, name: &str) -> bool {
    id.strip_prefix(name).is_some_and(|rest| rest.starts_with('.'))
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: &str = "# Rules\n\nr[b.sell]  both · printed · p. 6\nAll at once; see r[b.turn].\n\
                         r[b.turn]  2019 · inferred · p. 2\n";
    const SCENARIOS: &str = "# Selling\n\n## All at once — r[b.sell] r[b.turn]\n```given\n## no heading\n\
                             ```\n```then\np1 silver +1  r[b.sell]\n```\n## Just words — r[b.turn]\n\
                             ### Refused — r[b.sell]\n```play\nrefuse: p1 end\n```\n";
    const CODE: &str = "// r[b.sell] why\nconst C: &str = \"b.turn\";\nlet s = \"b.\"; let t = \"c.turn\";\n\
                        #[cfg(test)]\nmod tests { x(\"b.gone\") }\n";

    fn book() -> Book {
        let tree = Tree::of(&[
            ("games/b/RULES.md", RULES),
            ("games/b/scenarios/sell.md", SCENARIOS),
            ("crates/b/src/sell.rs", CODE),
            ("docs/x.md", "see r[b.gone] and r[clause.id]"),
        ]);
        Book::all(&tree).remove(0)
    }

    #[test]
    fn a_clause_begins_its_line() {
        let clauses = book().clauses;
        let read: Vec<_> = clauses.iter().map(|c| (c.id.as_str(), c.source.as_str(), c.at.line)).collect();
        assert_eq!(read, [("b.sell", "both · printed · p. 6", 3), ("b.turn", "2019 · inferred · p. 2", 5)]);
    }

    #[test]
    fn a_heading_is_a_scenario_only_if_something_below_it_is_checked() {
        let scenarios = book().scenarios;
        let read: Vec<_> = scenarios.iter().map(|s| (s.at.line, s.cites.join(" "))).collect();
        assert_eq!(read, [(3, "b.sell b.turn".to_owned()), (11, "b.sell".to_owned())]);
    }

    #[test]
    fn a_clause_is_proved_only_by_a_line_that_cites_it() {
        let book = book();
        let [first, second] = &book.scenarios[..] else { panic!("two scenarios") };
        assert!(first.proves("b.sell") && !first.proves("b.turn") && !first.is_about("b.turn"));
        assert!(!second.proves("b.sell") && second.is_about("b.sell"), "the heading cites nothing else");
        let proofs = book.proofs();
        assert_eq!(proofs["b.sell"], [&first.at]);
        assert!(!proofs.contains_key("b.turn"));
    }

    #[test]
    fn code_cites_in_comments_and_in_literals() {
        let code = book().code;
        let read: Vec<_> = code.iter().map(|c| (c.id.as_str(), c.at.line)).collect();
        assert_eq!(read, [("b.sell", 1), ("b.turn", 2)]);
        assert!(
            book().others.iter().any(|c| c.id == "b.gone" && c.at.line == 5),
            "tests do not carry out rules"
        );
    }

    #[test]
    fn coverage_counts_clauses_not_citations() {
        assert_eq!(book().coverage(), "b: 2 clauses, 1 with a scenario, 2 cited in code, 2 scenarios");
    }

    #[test]
    fn documents_are_searched_for_citations_too() {
        assert!(book().others.iter().any(|c| c.id == "b.gone" && c.at.file == "docs/x.md"));
        assert!(!book().knows("b.gone"));
    }
}
