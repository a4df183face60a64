use std::collections::{BTreeMap, BTreeSet};

use crate::{
    rust::{Source, find_word, is_word},
    tree::Tree,
};

/// The calls that make a row. The id comes first in each: `OptionSpec::one_of("tie.empty", …`.
const MODULE_ROWS: &[&str] = &["module(", "Module::new("];
const OPTION_ROWS: &[&str] = &["OptionSpec::one_of(", "OptionSpec::free("];

/// Files below `scenarios/` that know all scenarios: the names, the base game and the rows, the type of each, what is
/// printed and what a table settles.
pub(super) const HALL: &[&str] = &["mod", "base", "printed", "row", "scenario", "terms"];

/// Files of a box that hold something of every scenario: its state, steps, actions, events, questions and views.
const SPINE: &[&str] = &["state", "estate", "step", "action", "event", "prompt", "view", "catalog"];

/// Whether a file of a box is part of the spine, which may name scenarios.
pub(super) fn is_spine(path: &str) -> bool {
    let first = path.split('/').next().unwrap_or(path);
    SPINE.contains(&first.trim_end_matches(".rs"))
}

/// What a box calls its modules and options, read from their rows.
pub(super) struct Ids {
    pub modules: BTreeSet<String>,
    /// Those with a dot, because they cannot be mistaken for a word, each with the scenario that has its row.
    pub options: BTreeMap<String, Option<String>>,
}

impl Ids {
    pub(super) fn of(tree: &Tree, name: &str) -> Ids {
        let mut ids = Ids { modules: BTreeSet::new(), options: BTreeMap::new() };
        let src = format!("crates/{name}/src/");
        for file in tree.below(&src, ".rs") {
            let path = &file.path[src.len()..];
            if path.starts_with("tests/") || path.ends_with("/tests.rs") {
                continue;
            }
            let source = Source::read(&file.text);
            ids.modules.extend(rows(&source, MODULE_ROWS).map(str::to_owned));
            let dotted = rows(&source, OPTION_ROWS).filter(|id| id.contains('.'));
            ids.options.extend(dotted.map(|id| (id.to_owned(), home(path).map(str::to_owned))));
        }
        ids
    }

    /// Every name in a file of the box that is none of its business, and the lines on which it stands.
    pub(super) fn named_in(&self, path: &str, source: &Source) -> BTreeMap<String, Vec<usize>> {
        let mut found: BTreeMap<String, Vec<usize>> = BTreeMap::new();
        let home = home(path);
        if home.is_some_and(|home| HALL.contains(&home)) {
            return found;
        }
        for piece in source.strings.iter().filter(|piece| !source.is_test(piece.line)) {
            let is_module = self.modules.contains(&piece.text) && home != Some(&piece.text);
            let option = self.options.get(&piece.text);
            if is_module || option.is_some_and(|owner| owner.is_none() || owner.as_deref() != home) {
                found.entry(piece.text.clone()).or_default().push(piece.line);
            }
        }
        for (number, line) in source.lines().filter(|_| !is_spine(path)) {
            for id in scenarios(line).filter(|&id| home != Some(&id.to_lowercase())) {
                if self.modules.contains(&id.to_lowercase()) || (id == "Base" && !self.modules.is_empty()) {
                    found.entry(format!("Scenario::{id}")).or_default().push(number);
                }
            }
        }
        found
    }
}

/// The scenario that a file below `scenarios/` belongs to: `duel` for `scenarios/duel/play.rs`.
pub(super) fn home(path: &str) -> Option<&str> {
    let below = path.strip_prefix("scenarios/")?;
    Some(below.split('/').next().unwrap_or(below).trim_end_matches(".rs"))
}

/// The first argument of each of these calls, if it is a literal.
fn rows<'a>(source: &'a Source, calls: &'a [&str]) -> impl Iterator<Item = &'a str> {
    calls.iter().flat_map(|call| places(&source.code, call)).filter_map(|after| {
        let piece = source.strings.iter().find(|piece| piece.at >= after)?;
        let is_first = source.code[after..piece.at].trim().is_empty();
        (is_first && !source.is_test(piece.line)).then_some(piece.text.as_str())
    })
}

/// Where the code goes on after each of these words.
fn places<'a>(code: &'a str, word: &'a str) -> impl Iterator<Item = usize> {
    let mut from = 0;
    std::iter::from_fn(move || {
        from += find_word(&code[from..], word)? + word.len();
        Some(from)
    })
}

/// Every `Duel` of a `Scenario::Duel`.
fn scenarios(line: &str) -> impl Iterator<Item = &str> {
    places(line, "Scenario::").map(|at| &line[at..]).map(|rest| {
        let end = rest.find(|letter| !is_word(letter)).unwrap_or(rest.len());
        &rest[..end]
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::Shell;

    /// A law that knows no names finds nothing. Whoever adds a row changes its number here, unless its module has a folder.
    #[test]
    fn every_module_and_option_of_every_box_is_known() {
        let tree = Tree::load(&Shell::new()).expect("the repository");
        let count = |name| {
            let ids = Ids::of(&tree, name);
            (name, ids.modules.len(), ids.options.len())
        };
        let known: Vec<_> = tree.boxes().into_iter().map(count).collect();
        let folders = tree.below("crates/burgundy/src/modules/", "/mod.rs").count() - 1;
        assert_eq!(
            known,
            [("burgundy", folders, 22), ("burgundy-dice", 0, 5), ("natick", 0, 18), ("orleans", 6, 108)]
        );
    }

    #[test]
    fn ids_are_the_first_argument_of_a_row() {
        let text = "const A: X = super::module(\n    \"trade\",\n    \"Trade\");\nconst fn module(id: &str) {}\n\
                    OptionSpec::one_of(\"a.b\", \"c.d\")\nOptionSpec::free(\"places\", x)\n\
                    #[cfg(test)]\nmod tests { module(\"gone\") }";
        let tree = Tree::of(&[("crates/b/src/scenarios/trade/mod.rs", text)]);
        let ids = Ids::of(&tree, "b");
        assert_eq!(ids.modules.iter().collect::<Vec<_>>(), ["trade"]);
        assert_eq!(
            ids.options.into_iter().collect::<Vec<_>>(),
            [("a.b".to_owned(), Some("trade".to_owned()))]
        );
    }

    #[test]
    fn a_scenario_may_name_itself_and_no_other() {
        let ids = Ids {
            modules: ["duel", "trade"].map(str::to_owned).into(),
            options: [("duel.end".to_owned(), Some("duel".to_owned())), ("tie.empty".to_owned(), None)]
                .into(),
        };
        let text = "\"duel\" \"duel.end\" \"tie.empty\"\nScenario::Duel | Scenario::Trade\nScenario::Base\nScenario::COUNT";
        let found = |path| {
            let named = ids.named_in(path, &Source::read(text));
            named.into_keys().collect::<Vec<_>>().join(" ")
        };
        assert_eq!(found("scenarios/duel/play.rs"), "Scenario::Base Scenario::Trade tie.empty");
        assert_eq!(found("scenarios/trade.rs"), "Scenario::Base Scenario::Duel duel duel.end tie.empty");
        assert_eq!(found("scenarios/row.rs"), "");
        assert_eq!(
            found("scenarios/other.rs"),
            "Scenario::Base Scenario::Duel Scenario::Trade duel duel.end tie.empty"
        );
        assert_eq!(found("step.rs"), "duel duel.end tie.empty");
        assert_eq!(found("draw.rs"), "Scenario::Base Scenario::Duel Scenario::Trade duel duel.end tie.empty");
    }
}
