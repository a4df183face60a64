//! How long the release build takes and where, what is in the program, and how much source there is.

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Write as _,
    fs,
    path::Path,
};

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::{
    shell::{self, Shell},
    tidy,
    tree::Tree,
    web,
};

/// A folder of its own, so that nothing is compiled when the build begins.
const TARGET: &str = "target/times";
const PAGE: &str = "docs/building.md";
const BEGIN: &str = "<!-- times: written by `cargo xtask times --write` -->\n";
const END: &str = "<!-- end of times -->";

pub(crate) fn run(shell: &Shell, args: &[String]) -> Result<()> {
    let (mut build, mut write) = (false, false);
    for arg in args {
        match arg.as_str() {
            "--build" => build = true,
            "--write" => write = true,
            other => bail!("cannot read `{other}`: the flags are --build and --write"),
        }
    }
    let target = shell.root.join(TARGET);
    if build {
        web::build(shell)?;
        if target.exists() {
            fs::remove_dir_all(&target).with_context(|| format!("cannot empty {TARGET}"))?;
        }
        let mut cargo = shell.cargo(&["build", "--release", "-p", "loire", "--timings"]);
        shell::run(cargo.env("CARGO_TARGET_DIR", &target))?;
    }
    let tables = tables(&Tree::load(shell)?, &target)?;
    print!("{tables}");
    if !target.exists() {
        println!("\nThere is no build in {TARGET} yet: `cargo xtask times --build` makes one.");
    }
    if write {
        let page = shell.root.join(PAGE);
        let text = fs::read_to_string(&page).with_context(|| format!("cannot read {PAGE}"))?;
        fs::write(&page, replaced(&text, &tables)?).with_context(|| format!("cannot write {PAGE}"))?;
    }
    Ok(())
}

/// Seconds and bytes only if there is a build to measure.
fn tables(tree: &Tree, target: &Path) -> Result<String> {
    let mut tables = Vec::new();
    if let Ok(page) = fs::read_to_string(target.join("cargo-timings/cargo-timing.html")) {
        tables.push(crates(tree, &units(&page)?));
    }
    if let Ok(program) = fs::read(target.join("release/loire")) {
        tables.push(sections(&program)?);
    }
    tables.push(source(tree));
    Ok(tables.join("\n"))
}

/// What cargo compiled or ran: a crate, and from when to when, in seconds.
struct Unit {
    name: String,
    start: f64,
    seconds: f64,
}

/// The units in the page that `cargo build --timings` writes.
fn units(page: &str) -> Result<Vec<Unit>> {
    let (_, data) = page.split_once("const UNIT_DATA = ").context("cargo's page has no UNIT_DATA")?;
    let mut values = serde_json::Deserializer::from_str(data).into_iter::<Vec<Value>>();
    let units = values.next().context("UNIT_DATA is empty")??;
    let unit = |value: &Value| {
        Some(Unit {
            name: value["name"].as_str()?.to_owned(),
            start: value["start"].as_f64()?,
            seconds: value["duration"].as_f64()?,
        })
    };
    units.iter().map(|value| unit(value).context("cargo's page tells of units in another way")).collect()
}

fn crates(tree: &Tree, units: &[Unit]) -> String {
    let mut ours: BTreeMap<&str, f64> = BTreeMap::new();
    let (mut theirs, mut others) = (0.0, BTreeSet::new());
    for unit in units {
        let folder = unit.name.strip_suffix("-mind").map_or(unit.name.clone(), |id| format!("minds/{id}"));
        if tree.exists(&format!("crates/{folder}/Cargo.toml")) {
            *ours.entry(&unit.name).or_default() += unit.seconds;
        } else {
            theirs += unit.seconds;
            others.insert(&unit.name);
        }
    }
    let wall = units.iter().map(|unit| unit.start + unit.seconds).fold(0.0, f64::max);
    let mut rows: Vec<(String, f64)> =
        ours.into_iter().map(|(name, seconds)| (name.to_owned(), seconds)).collect();
    rows.sort_by(|a, b| b.1.total_cmp(&a.1));
    rows.push((format!("{} crates of others", others.len()), theirs));
    rows.push(("all of them, one after the other".to_owned(), units.iter().map(|unit| unit.seconds).sum()));
    let processors = std::thread::available_parallelism().map_or(1, usize::from);
    rows.push((format!("the build, on {processors} processors"), wall));
    let mut text = "| release build | seconds |\n|---|---:|\n".to_owned();
    for (name, seconds) in rows {
        let _ = writeln!(text, "| {name} | {seconds:.0} |");
    }
    text
}

/// What the parts of a program are for, by the beginning of a section's name.
const PARTS: &[(&str, &str)] = &[
    (".text", "code"),
    (".rodata", "read-only data"),
    (".eh_frame", "unwinding"),
    (".gcc_except_table", "unwinding"),
    (".rela", "relocations"),
    (".relr", "relocations"),
    (".data.rel.ro", "tables"),
];

fn sections(program: &[u8]) -> Result<String> {
    let mut parts: BTreeMap<&str, u64> = BTreeMap::new();
    for (name, size) in elf(program).context("the program is no 64-bit ELF file")? {
        let part = PARTS.iter().find(|(beginning, _)| name.starts_with(beginning));
        *parts.entry(part.map_or("the rest", |(_, part)| part)).or_default() += size;
    }
    let mut rows: Vec<_> = parts.into_iter().collect();
    rows.sort_by_key(|&(_, size)| std::cmp::Reverse(size));
    rows.push(("the file", program.len() as u64));
    let mut text = "| release binary | MB |\n|---|---:|\n".to_owned();
    for (name, size) in rows {
        let _ = writeln!(text, "| {name} | {}.{} |", size / 1_000_000, size / 100_000 % 10);
    }
    Ok(text)
}

/// The sections of a 64-bit little-endian ELF file with their sizes, without those that take no room in it.
fn elf(file: &[u8]) -> Option<Vec<(String, u64)>> {
    let number = |at: usize, bytes: usize| -> Option<u64> {
        let read = file.get(at..at + bytes)?;
        Some(read.iter().rev().fold(0, |number, &byte| number << 8 | u64::from(byte)))
    };
    let place = |at, bytes| usize::try_from(number(at, bytes)?).ok();
    if file.get(..6)? != b"\x7fELF\x02\x01" {
        return None;
    }
    let (table, each, count, names) = (place(0x28, 8)?, place(0x3a, 2)?, place(0x3c, 2)?, place(0x3e, 2)?);
    let names = place(table + names * each + 0x18, 8)?;
    let mut sections = Vec::new();
    for header in (0..count).map(|section| table + section * each) {
        const NO_BITS: u64 = 8;
        let name = file.get(names + place(header, 4)?..)?.split(|&byte| byte == 0).next()?;
        if number(header + 4, 4)? != NO_BITS {
            sections.push((String::from_utf8_lossy(name).into_owned(), number(header + 0x20, 8)?));
        }
    }
    Some(sections)
}

/// Languages by the ends of their files.
const LANGUAGES: &[(&str, &[&str])] = &[
    ("Rust", &[".rs"]),
    ("TypeScript", &[".ts", ".tsx"]),
    ("JavaScript, mostly browser tests", &[".mjs", ".js"]),
    ("CSS", &[".css"]),
    ("SQL", &[".sql"]),
    ("Markdown", &[".md"]),
];

fn source(tree: &Tree) -> String {
    let mut text = "| source | lines | files |\n|---|---:|---:|\n".to_owned();
    for (language, endings) in LANGUAGES {
        let is_one = |path: &str| endings.iter().any(|ending| path.ends_with(ending));
        let files: Vec<_> = tree.files.iter().filter(|file| is_one(&file.path)).collect();
        let lines: usize = files.iter().map(|file| file.text.lines().count()).sum();
        let _ = writeln!(text, "| {language} | {lines} | {} |", files.len());
    }
    let [files, functions] = tidy::long(tree);
    let _ = writeln!(text, "| Rust files over 400 lines without tests | | {files} |");
    let _ = writeln!(text, "| Rust functions over 70 lines | | {functions} |");
    text
}

/// The page with other tables between its marks.
fn replaced(page: &str, tables: &str) -> Result<String> {
    let marks = || format!("{PAGE} needs the marks {} and {END}", BEGIN.trim_end());
    let (before, rest) = page.split_once(BEGIN).with_context(marks)?;
    let (_, after) = rest.split_once(END).with_context(marks)?;
    Ok(format!("{before}{BEGIN}\n{tables}\n{END}{after}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seconds_are_summed_by_crate() {
        let page = "x\nconst UNIT_DATA = [{\"i\":0,\"name\":\"natick-mind\",\"start\":1.0,\"duration\":4.5},\n\
                    {\"i\":1,\"name\":\"serde\",\"start\":0.0,\"duration\":1.0},\n\
                    {\"i\":2,\"name\":\"serde\",\"start\":0.5,\"duration\":2.0}];\nconst CONCURRENCY_DATA = [];";
        let tree = Tree::of(&[("crates/minds/natick/Cargo.toml", "")]);
        let text = crates(&tree, &units(page).expect("it can be read"));
        let rows: Vec<&str> = text.lines().skip(2).collect();
        assert_eq!(
            rows[..3],
            ["| natick-mind | 4 |", "| 1 crates of others | 3 |", "| all of them, one after the other | 8 |"]
        );
        assert!(rows[3].starts_with("| the build, on ") && rows[3].ends_with(" | 6 |"), "{}", rows[3]);
        assert!(units("nothing").is_err());
    }

    /// Programs for other systems have another format.
    #[cfg(target_os = "linux")]
    #[test]
    fn this_program_has_code_and_data() {
        let program = fs::read(std::env::current_exe().expect("it has a path")).expect("it can be read");
        let sections = elf(&program).expect("it is an ELF file");
        let size =
            |wanted: &str| sections.iter().find(|(name, _)| name == wanted).map_or(0, |(_, size)| *size);
        assert!(size(".text") > 100_000 && size(".rodata") > 10_000, "{sections:?}");
        assert!(sections.iter().map(|(_, size)| size).sum::<u64>() <= program.len() as u64);
        assert!(elf(&program[..100]).is_none() && elf(b"#!/bin/sh").is_none());
    }

    #[test]
    fn only_what_is_between_the_marks_is_replaced() {
        let page = format!("a\n{BEGIN}old\n{END}\nb\n");
        assert_eq!(replaced(&page, "new\n").expect("it has marks"), format!("a\n{BEGIN}\nnew\n\n{END}\nb\n"));
        assert!(replaced("a\n", "new\n").is_err());
    }
}
