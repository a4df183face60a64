//! The licences of everything in the binary, in `target/notices.json`. The web client takes the file in.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, bail};
use serde_json::json;
use spdx::{Expression, LicenseReq, Licensee, ParseMode};

use crate::{
    dependencies::Policy,
    packages::{self, Package},
    shell::{self, Shell},
};

pub(crate) const FILE: &str = "target/notices.json";

/// A text shorter than this, in bytes, is not a licence.
const SHORTEST: u64 = 80;

/// What is under a licence with this name and this text.
type Notices = BTreeMap<(String, String), BTreeSet<String>>;

/// Writes the file if it would change.
pub(crate) fn write(shell: &Shell) -> Result<()> {
    let policy = Policy::load(shell)?;
    let mut notices = Notices::new();
    let mut problems = Vec::new();
    for package in packages::linked(shell)?.iter().chain(&packages::bundled(shell)?) {
        match texts(package, &policy) {
            Ok(texts) => texts.into_iter().for_each(|(licence, text)| {
                let part = format!("{} {}", package.name, package.version);
                notices.entry((licence, text)).or_default().insert(part);
            }),
            Err(error) => problems.push(format!("{} {}: {error:#}", package.name, package.version)),
        }
    }
    if !problems.is_empty() {
        bail!("the licences of some packages are not known:\n  {}", problems.join("\n  "));
    }
    add_standard_library(shell, &mut notices)?;
    add_vite(shell, &mut notices)?;
    let rows: Vec<_> = notices
        .iter()
        .map(|((licence, text), parts)| json!({ "licence": licence, "parts": parts, "text": text }))
        .collect();
    let text = json!({ "notices": rows }).to_string();
    let path = shell.root.join(FILE);
    if fs::read_to_string(&path).is_ok_and(|before| before == text) {
        return Ok(());
    }
    fs::create_dir_all(path.parent().expect("target/ is a folder"))?;
    fs::write(&path, text).with_context(|| format!("cannot write {FILE}"))
}

/// Rust's own library is in every binary and in no list of crates.
fn add_standard_library(shell: &Shell, notices: &mut Notices) -> Result<()> {
    let rustc = shell::output(&mut shell.program("rustc", &["--version"])).context("cannot ask rustc")?;
    let version = rustc.split(' ').nth(1).unwrap_or_default();
    let text = licence_text("MIT", "The Rust Project Contributors").context("MIT is a licence")?;
    let part = format!("Rust standard library {version}");
    notices.entry(("MIT".to_owned(), text)).or_default().insert(part);
    Ok(())
}

/// Vite builds the client and adds a few of its own lines, which load a page's files. The rest of its licence
/// file is about its own dependencies.
fn add_vite(shell: &Shell, notices: &mut Notices) -> Result<()> {
    let lock = packages::npm_lock(shell)?;
    let (folder, entry) =
        lock.iter().find(|(folder, _)| folder == "node_modules/vite").context("the client needs Vite")?;
    let vite = packages::npm_package(shell, folder, entry);
    let text = fs::read_to_string(vite.folder.join("LICENSE.md")).context("Vite has no licence file")?;
    let own = text.split("# Licenses of bundled").next().unwrap_or_default();
    let part = format!("vite {}", vite.version);
    notices.entry((vite.licence, tidied(own))).or_default().insert(part);
    Ok(())
}

/// The licences under which we use a package, each with its text.
fn texts(package: &Package, policy: &Policy) -> Result<Vec<(String, String)>> {
    let chosen = chosen(&package.licence, policy)?;
    let name = chosen.iter().map(ToString::to_string).collect::<Vec<_>>().join(" AND ");
    let mut files = licence_files(&package.folder)?;
    // A link to a file outside the package is packed as a line with its path.
    files.retain(|path| fs::metadata(path).is_ok_and(|about| about.len() > SHORTEST));
    let wanted = files.iter().filter(|path| {
        // A file further down belongs to something else that the package contains.
        let is_own = path.parent() == Some(&package.folder);
        let about = about(path);
        !is_own || about.is_none_or(|about| chosen.iter().any(|one| one.to_string().starts_with(about)))
    });
    let mut texts = Vec::new();
    for path in wanted {
        let bytes = fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
        texts.push((name.clone(), tidied(&String::from_utf8_lossy(&bytes))));
    }
    if !files.iter().any(|path| path.parent() == Some(&package.folder)) {
        let holders = if package.authors.is_empty() {
            format!("the authors of {}", package.name)
        } else {
            package.authors.join(", ")
        };
        for one in &chosen {
            let text = licence_text(&one.to_string(), &holders);
            let text = text.with_context(|| format!("there is no licence file, and `{one}` is not known"))?;
            texts.push((one.to_string(), text));
        }
    }
    Ok(texts)
}

/// Which of a package's licences we use: the first that `deny.toml` allows.
fn chosen(licence: &str, policy: &Policy) -> Result<Vec<LicenseReq>> {
    let expression = Expression::parse_mode(licence, ParseMode::LAX)
        .map_err(|_| anyhow::anyhow!("its licence, `{licence}`, cannot be read"))?;
    let accepted: Vec<Licensee> = policy.licensees()?;
    expression
        .minimized_requirements(&accepted)
        .map_err(|_| anyhow::anyhow!("deny.toml does not allow its licence, `{licence}`"))
}

/// A licence's own text, for packages that name it and do not include it.
fn licence_text(name: &str, holders: &str) -> Option<String> {
    let text = spdx::license_id(name)?.text();
    let text = text.replace("<year> <copyright holders>", holders).replace("<copyright holders>", holders);
    Some(tidied(&text))
}

/// Files that hold a licence, at most three folders down: C libraries lie inside the crates that wrap them.
fn licence_files(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    collect(folder, 3, &mut found).with_context(|| format!("cannot list {}", folder.display()))?;
    found.sort();
    Ok(found)
}

fn collect(folder: &Path, depth: u8, found: &mut Vec<PathBuf>) -> Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().map(|name| name.to_string_lossy().to_uppercase()).unwrap_or_default();
        if path.is_dir() {
            let is_aside = matches!(name.as_str(), "TESTS" | "EXAMPLES" | "BENCHES" | "NODE_MODULES");
            if depth > 0 && !is_aside {
                collect(&path, depth - 1, found)?;
            }
        } else if is_licence(&name) {
            found.push(path);
        }
    }
    Ok(())
}

/// Whether a file of this name, in capitals, holds a licence.
fn is_licence(name: &str) -> bool {
    let begins = ["LICENSE", "LICENCE", "COPYING", "COPYRIGHT", "NOTICE", "UNLICENSE"];
    let code = [".RS", ".JS", ".TS", ".PY", ".C", ".H", ".JSON", ".TOML", ".HTML", ".YML"];
    begins.iter().any(|begin| name.starts_with(begin)) && !code.iter().any(|end| name.ends_with(end))
}

/// The licence that a file's name promises: `LICENSE-MIT`.
fn about(path: &Path) -> Option<&'static str> {
    let name = path.file_name()?.to_string_lossy().to_uppercase();
    let known = [
        ("UNLICENSE", "Unlicense"),
        ("MIT", "MIT"),
        ("APACHE", "Apache-2.0"),
        ("ZLIB", "Zlib"),
        ("BSD", "BSD"),
        ("BOOST", "BSL-1.0"),
        ("BSL", "BSL-1.0"),
        ("CC0", "CC0-1.0"),
        ("ISC", "ISC"),
    ];
    known.iter().find(|(word, _)| name.contains(word)).map(|&(_, licence)| licence)
}

/// The same text however it was stored, so that equal texts are listed once.
fn tidied(text: &str) -> String {
    let lines: Vec<&str> = text.trim_start_matches('\u{feff}').lines().map(str::trim_end).collect();
    lines.join("\n").trim_matches('\n').to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn policy() -> Policy {
        Policy::read("[licenses]\nallow = [\"MIT\", \"Apache-2.0\", \"Zlib\"]\n").expect("a policy")
    }

    /// A package with these files.
    fn package(name: &str, licence: &str, files: &[(&str, &str)]) -> Package {
        let folder = std::env::temp_dir().join(format!("loire-notices-{}-{name}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(folder.join("vendor/c")).expect("a folder for the test");
        for (path, text) in files {
            fs::write(folder.join(path), format!("{text}{}", " ".repeat(SHORTEST as usize)))
                .expect("a file for the test");
        }
        Package { name: name.to_owned(), licence: licence.to_owned(), folder, ..Package::default() }
    }

    fn texts_of(package: &Package) -> Result<Vec<(String, String)>, String> {
        let texts = texts(package, &policy()).map_err(|error| format!("{error:#}"));
        fs::remove_dir_all(&package.folder).expect("the folder is there");
        texts
    }

    #[test]
    fn of_several_licences_the_first_that_is_allowed_is_used() {
        let files = [("LICENSE-APACHE", "apache"), ("LICENSE-MIT", "mit \r\n"), ("src.rs", "")];
        let package = package("either", "Apache-2.0/MIT", &files);
        assert_eq!(texts_of(&package), Ok(vec![("MIT".to_owned(), "mit".to_owned())]));
    }

    #[test]
    fn what_a_crate_wraps_has_its_licence_listed_too() {
        let package = package("wraps", "MIT", &[("COPYING", "own"), ("vendor/c/LICENSE.txt", "theirs")]);
        let texts: Vec<String> =
            texts_of(&package).expect("known").into_iter().map(|(_, text)| text).collect();
        assert_eq!(texts, ["own", "theirs"]);
    }

    #[test]
    fn a_link_that_leads_out_of_the_package_is_not_a_licence() {
        let package = package("linked", "MIT", &[]);
        fs::write(package.folder.join("LICENSE-MIT"), "../LICENSE-MIT").expect("a file for the test");
        let texts = texts_of(&package).expect("known");
        assert!(texts[0].1.contains("Permission is hereby granted"), "{}", texts[0].1);
    }

    #[test]
    fn without_a_file_the_known_text_names_the_authors() {
        let package = package("bare", "Zlib OR MIT", &[]);
        let texts = texts_of(&package).expect("known");
        assert_eq!(texts[0].0, "MIT");
        assert!(texts[0].1.contains("the authors of bare"), "{}", texts[0].1);
    }

    #[test]
    fn a_licence_that_is_unknown_or_not_allowed_is_an_error() {
        let package = |licence| package("wrong", licence, &[("LICENSE", "x")]);
        assert!(texts_of(&package("GPL-3.0-only")).is_err_and(|error| error.contains("does not allow")));
        assert!(texts_of(&package("")).is_err_and(|error| error.contains("cannot be read")));
    }
}
