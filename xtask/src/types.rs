//! The web client's types, written from the Rust types that reach it as JSON. What the source does not show, the rules
//! print themselves (`testkit::printed`): their tables, and the words of types that write themselves.

mod model;
mod reading;
mod writing;

use std::fs;

use anyhow::{Context, Result};

use self::{
    model::{Module, parameters},
    reading::{Reader, Source},
    writing::Writer,
};
use crate::{shell::Shell, tree::Tree};

/// What each box sends and prints.
const OF_A_BOX: [&str; 5] = ["View", "Prompt", "Event", "Catalog", "Tables"];

/// What is said to a module, and what it answers.
const TALK: [&str; 2] = ["EngineAsk", "EngineAnswer"];

/// The words of these types are also needed as lists.
const LISTS: [(&str, &str); 2] = [("Reason", "REASONS"), ("Grade", "GRADES")];

/// Writes every file that is out of date.
pub(crate) fn run(shell: &Shell, _: &[String]) -> Result<()> {
    let tree = Tree::load(shell)?;
    for (path, text) in files(&tree)? {
        if tree.text(&path) != Some(text.as_str()) {
            fs::write(shell.root.join(&path), text).with_context(|| path.clone())?;
            println!("{path}");
        }
    }
    Ok(())
}

/// The path and the text of every generated file.
pub(crate) fn files(tree: &Tree) -> Result<Vec<(String, String)>> {
    let engine = Source::read(tree.below("crates/engine/src/", ".rs"))?;
    let source = Source::read(tree.below("crates/protocol/src/", ".rs"))?;
    let is_study =
        |path: &str| ["/study.rs", "/reasons.rs", "/puzzles.rs"].iter().any(|end| path.ends_with(end));
    let studied = tree.below("crates/protocol/src/", ".rs").filter(|file| is_study(&file.path));
    let studied = Source::read(studied)?.names;
    let spoken: Vec<String> = source.names.iter().filter(|name| !studied.contains(name)).cloned().collect();

    let mut modules = vec![module("protocol", &spoken, &source, &engine, &[])?];
    let protocol = [("protocol".to_owned(), spoken)];
    modules.push(module("study", &studied, &source, &engine, &protocol)?);
    let mut written = written(&modules, "protocol");
    written.push(talk(&source, &engine)?);
    for name in tree.boxes() {
        let source = Source::read(tree.below(&format!("crates/{name}/src/"), ".rs"))?;
        let printed = format!("{name}.printed");
        let words = [(printed.clone(), printed_words(tree, &printed))];
        let module = module(name, &OF_A_BOX.map(str::to_owned), &source, &engine, &words)?;
        for (path, text) in self::written(&[module], name) {
            written.push((path, text.replacen("\n\n", &format!("\nexport * from './{printed}';\n\n"), 1)));
        }
    }
    Ok(written)
}

/// What a module and its host say to each other, for programs that have the folder `web/engine` and nothing else.
fn talk(source: &Source, engine: &Source) -> Result<(String, String)> {
    let module = module("engine", &TALK.map(str::to_owned), source, engine, &[])?;
    let text = Writer { open: parameters(std::slice::from_ref(&module)), lists: &[] }.file(&module);
    Ok(("web/engine/protocol.d.mts".to_owned(), head("protocol") + &text))
}

fn module(
    name: &str,
    roots: &[String],
    own: &Source,
    engine: &Source,
    others: &[(String, Vec<String>)],
) -> Result<Module> {
    let module = Module { name: name.to_owned(), ..Module::default() };
    let mut reader = Reader { own, engine, others, module };
    for root in roots {
        reader.declare(root).with_context(|| format!("crates/{name}"))?;
    }
    Ok(reader.module)
}

/// Files that belong together, from one crate.
fn written(modules: &[Module], from: &str) -> Vec<(String, String)> {
    let writer = Writer { open: parameters(modules), lists: &LISTS };
    let file = |module: &Module| {
        let path = format!("web/src/generated/{}.ts", module.name);
        (path, head(from) + &writer.file(module))
    };
    modules.iter().map(file).collect()
}

fn head(from: &str) -> String {
    format!("// Written by `cargo xtask types` from crates/{from}. Do not edit.\n")
}

/// The types whose words a box's rules print.
fn printed_words(tree: &Tree, file: &str) -> Vec<String> {
    let text = tree.text(&format!("web/src/generated/{file}.ts")).unwrap_or_default();
    let names = text.lines().filter_map(|line| line.strip_prefix("export type ")?.split_once(" = "));
    names.map(|(name, _)| name.to_owned()).collect()
}
