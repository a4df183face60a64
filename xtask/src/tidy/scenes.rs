use std::collections::BTreeSet;

use super::{
    Finding,
    ids::{HALL, Ids, home, is_spine},
    paths::{Leaf, Modules, leaves},
};
use crate::{rust::Source, tree::Tree};

/// A round hands over to a scenario through its type (`docs/decisions/0032`), so nothing else needs what is in its folder.
///
/// The exact rule: in a box with scenarios, no file names anything in `scenarios/<id>` by a path that begins with
/// `crate`, `super` or `scenarios`, whichever file passes the name on, except the scenario itself, `compose/`, the
/// [spine](is_spine) and the files of `scenarios/` that [know all of them](HALL). Tests don't count.
pub(super) fn scenarios_keep_to_themselves(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for name in tree.boxes() {
        let src = format!("crates/{name}/src/");
        let ids = Ids::of(tree, name).modules;
        let sources: Vec<(&str, Source)> =
            tree.below(&src, ".rs").map(|file| (&file.path[src.len()..], Source::read(&file.text))).collect();
        let modules = Modules::new(&sources);
        for (path, source) in sources.iter().filter(|(path, _)| !may_name(path)) {
            let Some(own) = modules.of(path) else { continue };
            let mut named = BTreeSet::new();
            for Leaf { path: mut leaf, .. } in leaves(source, &["crate", "super", "scenarios"]) {
                if leaf[0] == "scenarios" {
                    leaf.insert(0, "crate".to_owned());
                }
                let scenario = modules.resolve(own, &leaf).and_then(home);
                named.extend(scenario.filter(|id| ids.contains(*id) && home(path) != Some(id)));
            }
            findings.extend(named.into_iter().map(|id| {
                let what = format!(
                    "names something of the scenario `{id}`; ask the row, or call a method of `Scene` that the \
                     scenario answers"
                );
                Finding::error(&format!("{src}{path}"), 1, what)
            }));
        }
    }
    findings
}

fn may_name(path: &str) -> bool {
    is_spine(path) || path.starts_with("compose/") || home(path).is_some_and(|home| HALL.contains(&home))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::places;

    #[test]
    fn only_the_spine_and_a_scenario_itself_name_what_is_in_its_folder() {
        let tree = |flow| {
            Tree::of(&[
                ("games/b/RULES.md", ""),
                ("crates/b/src/lib.rs", "mod flow;\nmod scenarios;\nmod state;"),
                ("crates/b/src/flow.rs", flow),
                ("crates/b/src/state.rs", "use crate::scenarios::duel::X;"),
                (
                    "crates/b/src/scenarios/mod.rs",
                    "mod duel;\nmod worth;\npub use duel::X as Y;\nuse super::Z;",
                ),
                ("crates/b/src/scenarios/duel/mod.rs", "mod play;\nmodule(\"duel\")\nuse super::worth;"),
                ("crates/b/src/scenarios/duel/play.rs", "use super::X;\nuse crate::scenarios::worth::W;"),
                ("crates/b/src/scenarios/worth.rs", "fn f() {}"),
            ])
        };
        let found = |flow| scenarios_keep_to_themselves(&tree(flow));
        assert_eq!(found("use crate::scenarios::{self, worth::W};"), []);
        assert_eq!(found("#[cfg(test)]\nmod tests { use crate::scenarios::duel::X; }"), []);
        for flow in ["use crate::{scenarios::duel};", "scenarios::duel::f();", "use super::scenarios::Y;"] {
            assert_eq!(places(&found(flow)), [("crates/b/src/flow.rs", 1, true)], "{flow}");
        }
    }
}
