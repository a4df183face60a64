use super::Finding;
use crate::tree::{File, Tree};

/// Which of our crates each may depend on. The rest of the project knows no rules, no bots and no list of boxes.
const MAY: &[(&str, &[&str])] = &[
    ("engine", &[]),
    ("words", &["engine"]),
    ("play", &["engine", "words"]),
    ("scenario", &["engine", "play", "words"]),
    ("search", &["engine"]),
    ("protocol", &["engine"]),
    ("testkit", &["engine", "play", "scenario", "search", "words"]),
    ("shelf", &["engine", "play", "protocol", "scenario", "search"]),
    ("study", &["engine", "play", "protocol", "search", "shelf"]),
    ("keeper", &["engine", "play", "protocol", "shelf", "words"]),
    ("server", &["engine", "keeper", "play", "protocol", "shelf", "study", "words"]),
    (
        "terminal",
        &["engine", "keeper", "play", "protocol", "scenario", "search", "server", "shelf", "study", "words"],
    ),
    ("wasm", &["engine", "keeper", "play", "protocol", "search", "shelf"]),
    ("loire", &["boxes", "terminal"]),
    ("xtask", &[]),
];
/// What the rules of a box may know, and its bots besides the rules of their own box.
const RULES: &[&str] = &["engine"];
const MINDS: &[&str] = &["engine", "protocol", "search", "shelf"];

/// Dependencies point one way: rules know no programs, bots only their own box, and only the program itself joins the list
/// of boxes with everything else. Tests may depend on anything.
pub(super) fn arrows_point_one_way(tree: &Tree) -> Vec<Finding> {
    let manifests = || tree.files.iter().filter_map(|file| Some((folder(&file.path)?, file)));
    let ours: Vec<String> = manifests().map(|(folder, _)| name(folder)).collect();
    let judge = |(folder, file): (&str, &File)| -> Vec<Finding> {
        let found = dependencies(&file.text).filter(|(_, other)| ours.iter().any(|one| one == other));
        let wrong = found.filter(|(_, other)| !may(tree, &name(folder), other));
        let what = |other: &str| format!("{} may not depend on {other}: see ARCHITECTURE.md", name(folder));
        wrong.map(|(line, other)| Finding::error(&file.path, line, what(other))).collect()
    };
    manifests().flat_map(judge).collect()
}

/// The folder of a crate, by its manifest.
fn folder(path: &str) -> Option<&str> {
    let folder = path.strip_suffix("/Cargo.toml")?;
    (folder.starts_with("crates/") || folder == "xtask").then_some(folder)
}

/// A crate's name: that of its folder, and for the bots of a box with `-mind`.
fn name(folder: &str) -> String {
    let last = folder.rsplit('/').next().unwrap_or(folder);
    if folder.starts_with("crates/minds/") { format!("{last}-mind") } else { last.to_owned() }
}

fn may(tree: &Tree, from: &str, to: &str) -> bool {
    let box_of = |mind: &str| mind.strip_suffix("-mind").is_some_and(|id| tree.boxes().contains(id));
    match from {
        "boxes" => to == "shelf" || box_of(to),
        // It feeds all readers.
        "fuzz" => true,
        // Each module holds one box.
        "wasm" if box_of(to) => true,
        _ if tree.boxes().contains(from) => RULES.contains(&to),
        _ if box_of(from) => MINDS.contains(&to) || from.strip_suffix("-mind") == Some(to),
        _ => MAY.iter().any(|(name, others)| *name == from && others.contains(&to)),
    }
}

/// What a crate depends on outside of tests, on any machine and when it is built, each name with its line.
fn dependencies(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut counts = false;
    (1..).zip(text.lines()).filter_map(move |(number, line)| {
        let Some(section) = line.strip_prefix('[') else {
            return counts.then_some((number, line.split(['.', ' ', '=']).next()?));
        };
        let section = section.trim_end_matches(']');
        let after = |kind: &str| {
            let (before, rest) = section.split_once(kind)?;
            (before.is_empty() || before.ends_with('.')).then_some(rest)
        };
        let rest = after("dependencies").or_else(|| after("build-dependencies"));
        counts = rest == Some("");
        Some((number, rest?.strip_prefix('.')?))
    })
}

#[cfg(test)]
mod tests {
    use super::{super::places, *};

    #[test]
    fn only_what_is_used_outside_of_tests_counts() {
        let found = |dependencies: &str| {
            let manifest = format!("[package]\nname = \"server\"\n\n{dependencies}");
            let tree = Tree::of(&[
                ("crates/server/Cargo.toml", &manifest),
                ("crates/boxes/Cargo.toml", ""),
                ("crates/shelf/Cargo.toml", ""),
            ]);
            places(&arrows_point_one_way(&tree)).iter().map(|(_, line, _)| *line).collect::<Vec<_>>()
        };
        assert_eq!(found("[dependencies]\nshelf.workspace = true\nboxes.workspace = true\n"), [6]);
        assert_eq!(
            found("[dependencies]\nserde = \"1\"\n[dev-dependencies]\nboxes.workspace = true\n"),
            [0; 0]
        );
        assert_eq!(found("[target.'cfg(unix)'.dependencies]\nboxes.workspace = true\n"), [5]);
        assert_eq!(found("[build-dependencies]\nboxes.workspace = true\n"), [5]);
        assert_eq!(found("[target.'cfg(unix)'.dev-dependencies]\nboxes.workspace = true\n"), [0; 0]);
        assert_eq!(found("[target.'cfg(unix)'.build-dependencies.boxes]\nworkspace = true\n"), [4]);
        assert_eq!(found("[dependencies.boxes]\nworkspace = true\n"), [4]);
    }
}
