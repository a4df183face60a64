//! The textual laws of the repository. Each law is a function from the tree to the places that break it.
//! We leave to the compiler and clippy what they can check. Each law has a row in `planted.rs`, which proves on the real
//! repository that it sees.

mod addresses;
mod arrows;
mod circles;
mod clause_law;
mod events;
mod files;
mod generated;
mod ids;
mod names;
mod paths;
#[cfg(test)]
mod planted;
mod purity;
mod scenes;
mod size;
mod spelling;
mod text;
mod translation_law;

use anyhow::{Result, bail};

use crate::{clauses, shell::Shell, tree::Tree};

/// A place where a law is broken.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Finding {
    pub file: String,
    pub line: usize,
    /// What is wrong and what would be right.
    pub what: String,
    /// Whether it is an error, which fails the build, or only a warning.
    pub grave: bool,
}

impl Finding {
    pub(crate) fn error(file: &str, line: usize, what: impl Into<String>) -> Finding {
        Finding { file: file.to_owned(), line, what: what.into(), grave: true }
    }

    pub(crate) fn warning(file: &str, line: usize, what: impl Into<String>) -> Finding {
        Finding { grave: false, ..Finding::error(file, line, what) }
    }
}

type Law = fn(&Tree) -> Vec<Finding>;

/// Names the laws after their functions.
macro_rules! laws {
    ($($module:ident::$law:ident),* $(,)?) => {
        const LAWS: &[(&str, Law)] = &[$((stringify!($law), $module::$law)),*];
    };
}

laws![
    clause_law::citations_are_known,
    clause_law::clauses_are_unique,
    clause_law::clauses_have_scenarios,
    clause_law::headings_are_proved,
    translation_law::translations_are_current,
    names::options_are_decided_at_composition,
    names::modules_do_not_know_each_other,
    scenes::scenarios_keep_to_themselves,
    purity::rules_are_pure,
    purity::the_keeper_is_hosted,
    purity::state_is_plain,
    purity::boxes_share_the_engines_lints,
    size::files_are_short,
    size::functions_are_short,
    arrows::arrows_point_one_way,
    size::web_sources_are_short,
    circles::circles_are_small,
    addresses::addresses_are_asked_for,
    spelling::prose_is_british,
    text::lines_end_cleanly,
    text::nothing_is_unfinished,
    text::no_registry_is_named,
    text::no_machine_is_named,
    files::links_lead_somewhere,
    files::named_files_exist,
    files::goldens_name_their_box,
    files::tests_are_run,
    generated::generated_types_are_current,
    events::events_are_worded,
];

pub(crate) fn run(shell: &Shell, _: &[String]) -> Result<()> {
    let tree = Tree::load(shell)?;
    let mut findings: Vec<Finding> = LAWS.iter().flat_map(|(_, law)| law(&tree)).collect();
    findings.sort();
    findings.dedup();
    for Finding { file, line, what, grave } in &findings {
        println!("{file}:{line}: {}{what}", if *grave { "" } else { "warning: " });
    }
    for book in clauses::Book::all(&tree) {
        println!("{}", book.coverage());
    }
    let grave = findings.iter().filter(|finding| finding.grave).count();
    println!("tidy: {} files, {grave} errors, {} warnings", tree.files.len(), findings.len() - grave);
    if grave > 0 {
        bail!("some laws of the repository are broken; each line above says what would be right");
    }
    Ok(())
}

/// How many files and functions are longer than they should be.
pub(crate) fn long(tree: &Tree) -> [usize; 2] {
    [size::files_are_short(tree).len(), size::functions_are_short(tree).len()]
}

/// The place of each finding and whether it is an error, for the tests of the laws.
#[cfg(test)]
fn places(findings: &[Finding]) -> Vec<(&str, usize, bool)> {
    findings.iter().map(|finding| (finding.file.as_str(), finding.line, finding.grave)).collect()
}
