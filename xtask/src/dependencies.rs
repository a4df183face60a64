//! What we may depend on, as `deny.toml` says. Reads the file itself, so that no further tool is needed.

use std::{collections::BTreeMap, fs};

use anyhow::{Context, Result, bail};
use serde_json::Value;
use spdx::{Expression, Licensee, ParseMode};
use toml::Table;

use crate::{
    packages::{self, Package},
    shell::{self, Shell},
};

/// The one registry that crates may come from, as Cargo.lock and `cargo metadata` name it.
const REGISTRY: &str = "registry+https://github.com/rust-lang/crates.io-index";

/// What `deny.toml` allows.
pub(crate) struct Policy {
    /// Licences, those we prefer first.
    allow: Vec<String>,
    /// Licences of fonts, which we only pass on.
    passed_on: Vec<String>,
}

impl Policy {
    pub(crate) fn load(shell: &Shell) -> Result<Policy> {
        let text = fs::read_to_string(shell.root.join("deny.toml")).context("cannot read deny.toml")?;
        Policy::read(&text).context("deny.toml")
    }

    pub(crate) fn read(text: &str) -> Result<Policy> {
        let table: Table = text.parse().context("it is not TOML")?;
        let allow = table.get("licenses").and_then(|licences| licences.get("allow")?.as_array());
        let allow = allow.context("it has no list `licenses.allow`")?;
        let allow = allow.iter().filter_map(|name| name.as_str()).map(str::to_owned).collect();
        // cargo deny knows nothing about fonts, so its file cannot list their licence.
        Ok(Policy { allow, passed_on: vec!["OFL-1.1".to_owned()] })
    }

    pub(crate) fn licensees(&self) -> Result<Vec<Licensee>> {
        let names = self.allow.iter().chain(&self.passed_on);
        let read = |name: &String| {
            Licensee::parse(name).map_err(|_| anyhow::anyhow!("deny.toml: `{name}` is not a licence"))
        };
        names.map(read).collect()
    }
}

/// Checks licences, sources and versions of everything we build from. Returns remarks.
pub(crate) fn check(shell: &Shell) -> Result<Vec<String>> {
    let accepted = Policy::load(shell)?.licensees()?;
    let crates = packages::crates(shell)?;
    let lock = packages::npm_lock(shell)?;
    let mut problems = crate_problems(&crates, &accepted);
    problems.extend(npm_problems(&lock));
    if !problems.is_empty() {
        bail!("{} problems with what we depend on:\n  {}", problems.len(), problems.join("\n  "));
    }
    let mut remarks = Vec::new();
    let doubled = doubled(&crates);
    if !doubled.is_empty() {
        remarks.push(format!("{} crates in several versions", doubled.len()));
        println!("in several versions: {}", doubled.join(", "));
    }
    if shell::succeeds(&mut shell.cargo(&["deny", "--version"])) {
        shell::run(&mut shell.cargo(&["deny", "--offline", "check", "licenses", "bans", "sources"]))?;
        remarks.extend(advisories(shell)?);
    } else {
        println!("cargo-deny is not installed; xtask has checked licences, bans and sources by itself");
    }
    remarks.extend(audit(shell)?);
    Ok(remarks)
}

fn crate_problems(crates: &[Package], accepted: &[Licensee]) -> Vec<String> {
    let mut problems = Vec::new();
    for package in crates {
        let Package { name, version, licence, source, asks, .. } = package;
        let Some(source) = source else {
            // Only our own manifests. What others ask for is their business, since Cargo.lock fixes
            // the versions.
            let open = asks.iter().filter(|(_, version)| version == "*");
            problems.extend(open.map(|(ask, _)| format!("{name} asks for any version of {ask}; name one")));
            continue;
        };
        if source != REGISTRY {
            problems.push(format!("{name} {version} comes from {source}; use the public registry"));
        }
        let allowed = Expression::parse_mode(licence, ParseMode::LAX).is_ok_and(|licence| {
            licence.evaluate(|one| accepted.iter().any(|licence| licence.satisfies(one)))
        });
        if !allowed {
            problems.push(format!("{name} {version}: deny.toml does not allow its licence, `{licence}`"));
        }
    }
    problems
}

/// Crates that are built in several versions.
fn doubled(crates: &[Package]) -> Vec<String> {
    let mut versions: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for package in crates {
        versions.entry(&package.name).or_default().push(&package.version);
    }
    versions.retain(|_, versions| versions.len() > 1);
    versions.iter().map(|(name, versions)| format!("{name} {}", versions.join(" and "))).collect()
}

/// Every entry has a checksum, except programs for platforms whose packages our registry lacks
/// (web/README.md).
fn npm_problems(lock: &[(String, Value)]) -> Vec<String> {
    let lacks = |(folder, entry): &&(String, Value)| {
        let is_elsewhere = entry["optional"] == true
            && entry["os"].as_array().is_some_and(|os| !os.contains(&Value::from("linux")));
        !folder.is_empty() && entry["integrity"].as_str().is_none() && !is_elsewhere
    };
    let lacking = lock.iter().filter(lacks);
    lacking.map(|(folder, _)| format!("web/package-lock.json: {folder} has no checksum")).collect()
}

/// Asks `cargo deny` for known weaknesses and withdrawn versions. Their list is on the network.
fn advisories(shell: &Shell) -> Result<Option<String>> {
    let mut deny = shell.cargo(&["deny", "check", "advisories"]);
    let output = deny.output().context("cannot start cargo deny")?;
    judge_advisories(output.status.success(), &String::from_utf8_lossy(&output.stderr))
}

fn judge_advisories(passed: bool, said: &str) -> Result<Option<String>> {
    if passed {
        return Ok(None);
    }
    if said.contains("failed to fetch advisory database") {
        return Ok(Some("cargo deny: the list of advisories cannot be fetched".to_owned()));
    }
    bail!("cargo deny found advisories or withdrawn versions:\n{said}")
}

/// Asks the registry for known weaknesses. Not every registry can answer.
fn audit(shell: &Shell) -> Result<Option<String>> {
    let mut npm = shell.program("npm", &["audit", "--json"]);
    let output = npm.current_dir(shell.root.join("web")).output().context("cannot start npm")?;
    let answer: Value = serde_json::from_slice(&output.stdout).unwrap_or_default();
    judge_audit(output.status.success(), &answer)
}

fn judge_audit(passed: bool, answer: &Value) -> Result<Option<String>> {
    if passed {
        return Ok(None);
    }
    // A report lists weaknesses. Anything else is a registry without them, or no connection.
    match answer["vulnerabilities"].as_object() {
        None => Ok(Some("npm audit: the registry cannot be asked".to_owned())),
        Some(found) => {
            let names: Vec<&str> = found.keys().map(String::as_str).collect();
            bail!("npm audit: {} have known weaknesses; `npm audit` in web/ says which", names.join(", "))
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn accepted() -> Vec<Licensee> {
        Policy::read("[licenses]\nallow = [\"MIT\", \"ISC\"]\n")
            .and_then(|policy| policy.licensees())
            .expect("a policy")
    }

    fn package(name: &str, licence: &str, source: Option<&str>) -> Package {
        let (name, licence, source) = (name.to_owned(), licence.to_owned(), source.map(str::to_owned));
        Package { name, version: "1.0.0".to_owned(), licence, source, ..Package::default() }
    }

    #[test]
    fn licences_sources_and_open_versions_are_refused() {
        let mut own = package("own", "", None);
        own.asks = vec![("open".to_owned(), "*".to_owned()), ("fixed".to_owned(), "^1".to_owned())];
        let crates = [
            package("fine", "Apache-2.0 OR MIT", Some(REGISTRY)),
            package("both", "GPL-3.0-only AND MIT", Some(REGISTRY)),
            package("silent", "", Some(REGISTRY)),
            package("far", "ISC", Some("git+https://example.org/far")),
            own,
        ];
        let problems = crate_problems(&crates, &accepted());
        let about =
            ["both 1.0.0: deny.toml", "silent 1.0.0: deny.toml", "far 1.0.0 comes from", "own asks for any"];
        assert_eq!(problems.len(), about.len(), "{problems:?}");
        for (problem, begin) in problems.iter().zip(about) {
            assert!(problem.starts_with(begin), "{problem}");
        }
    }

    #[test]
    fn crates_in_several_versions_are_named() {
        let mut newer = package("a", "MIT", None);
        newer.version = "2.0.0".to_owned();
        assert_eq!(
            doubled(&[package("a", "MIT", None), package("b", "MIT", None), newer]),
            ["a 1.0.0 and 2.0.0"]
        );
    }

    #[test]
    fn only_programs_for_other_platforms_may_lack_a_checksum() {
        let entry = |folder: &str, entry: Value| (folder.to_owned(), entry);
        let lock = [
            entry("", json!({ "name": "loire-web" })),
            entry("node_modules/a", json!({ "integrity": "sha512-x" })),
            entry("node_modules/b", json!({ "optional": true, "os": ["darwin"] })),
            entry("node_modules/c", json!({ "optional": true, "os": ["linux"] })),
            entry("node_modules/d", json!({ "os": ["darwin"] })),
        ];
        let problems = npm_problems(&lock);
        assert_eq!(problems.len(), 2, "{problems:?}");
        assert!(problems[0].contains("node_modules/c") && problems[1].contains("node_modules/d"));
    }

    #[test]
    fn advisories_fail_unless_their_list_cannot_be_fetched() {
        assert!(judge_advisories(true, "").is_ok_and(|remark| remark.is_none()));
        let offline = "error: failed to fetch advisory database x\nCould not resolve host";
        assert!(judge_advisories(false, offline).is_ok_and(|remark| remark.is_some()));
        let found = judge_advisories(false, "error[vulnerability]: left-pad");
        assert!(found.is_err_and(|error| error.to_string().contains("left-pad")));
    }

    #[test]
    fn an_audit_fails_only_if_something_was_found() {
        assert!(judge_audit(true, &json!({})).is_ok_and(|remark| remark.is_none()));
        assert!(judge_audit(false, &json!({ "message": "405" })).is_ok_and(|remark| remark.is_some()));
        let found = judge_audit(false, &json!({ "vulnerabilities": { "left-pad": {} } }));
        assert!(found.is_err_and(|error| error.to_string().contains("left-pad")));
    }
}
