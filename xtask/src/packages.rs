//! What we build from: crates from cargo, packages from npm.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};
use serde_json::Value;

use crate::shell::{self, Shell};

/// A crate, an npm package or a font.
#[derive(Clone, Debug, Default)]
pub(crate) struct Package {
    pub name: String,
    pub version: String,
    /// The licence as its authors write it: `MIT OR Apache-2.0`. Empty if they say nothing.
    pub licence: String,
    pub authors: Vec<String>,
    /// The folder with its files.
    pub folder: PathBuf,
    /// Where cargo got it from. `None` for a crate of the workspace.
    pub source: Option<String>,
    /// What its manifest asks for: names and versions, without crates of the workspace.
    pub asks: Vec<(String, String)>,
}

/// Every crate that the workspace may use on this platform.
pub(crate) fn crates(shell: &Shell) -> Result<Vec<Package>> {
    let host = host(shell)?;
    let args = ["metadata", "--format-version=1", "--locked", "--filter-platform", &host];
    let text = shell::output(&mut shell.cargo(&args)).context("`cargo metadata` failed")?;
    let metadata: Value = serde_json::from_str(&text)?;
    Ok(list(&metadata, "packages").map(read_crate).collect())
}

fn read_crate(value: &Value) -> Package {
    let ask = |ask: &Value| ask["path"].is_null().then(|| (text(ask, "name"), text(ask, "req")));
    Package {
        name: text(value, "name"),
        version: text(value, "version"),
        licence: text(value, "license"),
        authors: list(value, "authors").filter_map(Value::as_str).map(str::to_owned).collect(),
        folder: Path::new(&text(value, "manifest_path")).parent().map(Path::to_owned).unwrap_or_default(),
        source: value["source"].as_str().map(str::to_owned),
        asks: list(value, "dependencies").filter_map(ask).collect(),
    }
}

/// The crates whose code is in the binary. Procedural macros and build scripts only help to make it.
pub(crate) fn linked(shell: &Shell) -> Result<Vec<Package>> {
    let host = host(shell)?;
    let args = ["tree", "--locked", "-p", "loire", "-e", "normal,no-proc-macro", "--prefix", "none"];
    let mut tree = shell.cargo(&args);
    let tree = shell::output(tree.args(["-f", "{p}", "--target", &host])).context("`cargo tree` failed")?;
    let names = names(&tree);
    let mut crates = crates(shell)?;
    crates.retain(|package| {
        package.source.is_some() && names.contains(&(package.name.as_str(), package.version.as_str()))
    });
    Ok(crates)
}

/// Names and versions in the lines of `cargo tree`: `serde v1.0.229 (*)`.
fn names(tree: &str) -> BTreeSet<(&str, &str)> {
    let read = |line| {
        let mut words = str::split_whitespace(line);
        Some((words.next()?, words.next()?.trim_start_matches('v')))
    };
    tree.lines().filter_map(read).collect()
}

/// The platform that cargo builds for: `x86_64-unknown-linux-gnu`.
pub(crate) fn host(shell: &Shell) -> Result<String> {
    let about = shell::output(&mut shell.program("rustc", &["-vV"])).context("cannot ask rustc")?;
    let host = about.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned).context("rustc does not name its platform")
}

/// The entries of npm's lock file: each package's folder and what the file says about it.
pub(crate) fn npm_lock(shell: &Shell) -> Result<Vec<(String, Value)>> {
    let path = shell.root.join("web/package-lock.json");
    let text = fs::read_to_string(&path).context("cannot read web/package-lock.json")?;
    let lock: Value = serde_json::from_str(&text).context("web/package-lock.json is not JSON")?;
    let packages = lock["packages"].as_object().context("web/package-lock.json lists no packages")?;
    Ok(packages.iter().map(|(folder, entry)| (folder.clone(), entry.clone())).collect())
}

/// The npm packages whose files are in the web client.
pub(crate) fn bundled(shell: &Shell) -> Result<Vec<Package>> {
    let lock = npm_lock(shell)?;
    let is_bundled = |entry: &Value| entry["dev"] != true;
    let packages = lock.iter().filter(|(folder, entry)| !folder.is_empty() && is_bundled(entry));
    Ok(packages.map(|(folder, entry)| npm_package(shell, folder, entry)).collect())
}

pub(crate) fn npm_package(shell: &Shell, folder: &str, entry: &Value) -> Package {
    let name = folder.rsplit("node_modules/").next().unwrap_or(folder);
    Package {
        name: name.to_owned(),
        version: text(entry, "version"),
        licence: text(entry, "license"),
        folder: shell.root.join("web").join(folder),
        ..Package::default()
    }
}

fn text(value: &Value, field: &str) -> String {
    value[field].as_str().unwrap_or_default().to_owned()
}

fn list<'a>(value: &'a Value, field: &str) -> impl Iterator<Item = &'a Value> {
    value[field].as_array().into_iter().flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_from_cargos_tree() {
        let tree = "loire v0.1.0 (/x/crates/loire)\nserde v1.0.2\nserde v1.0.2 (*)\nring v0.1.0-rc.1\n";
        let expected = [("loire", "0.1.0"), ("ring", "0.1.0-rc.1"), ("serde", "1.0.2")];
        assert_eq!(names(tree).into_iter().collect::<Vec<_>>(), expected);
    }

    #[test]
    fn a_crate_is_read_from_cargos_metadata() {
        let value = serde_json::json!({
            "name": "a", "version": "1.2.3", "license": null, "authors": ["A"], "source": "registry+x",
            "manifest_path": "/x/a/Cargo.toml",
            "dependencies": [{ "name": "b", "req": "*" }, { "name": "own", "req": "*", "path": "/x/own" }],
        });
        let package = read_crate(&value);
        assert_eq!(package.folder, Path::new("/x/a"));
        assert_eq!(package.asks, [("b".to_owned(), "*".to_owned())]);
        assert_eq!((package.licence.as_str(), package.source.as_deref()), ("", Some("registry+x")));
    }
}
