//! Says which commit is built. Only this crate depends on it, so a commit rebuilds nothing else.

use std::{env, path::Path, process::Command};

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed=LOIRE_COMMIT");
    // An archive of the sources has no history, so a build from one has to be given the commit.
    let commit = env::var("LOIRE_COMMIT").ok().filter(|commit| !commit.is_empty()).or_else(head);
    let version = env::var("CARGO_PKG_VERSION").expect("cargo names the version");
    let version = commit.map_or_else(|| version.clone(), |commit| format!("{version} ({commit})"));
    println!("cargo::rustc-env=LOIRE_VERSION={version}");
}

/// The commit that is checked out, if this is a clone.
fn head() -> Option<String> {
    // The log of HEAD grows with every commit and every checkout. The others are for clones without one.
    let branch = git(&["symbolic-ref", "--quiet", "HEAD"]);
    let names = ["HEAD", "logs/HEAD", "packed-refs"].into_iter().chain(branch.as_deref());
    for path in names.filter_map(|name| git(&["rev-parse", "--git-path", name])) {
        // Cargo would run this each time for a file that does not exist.
        if Path::new(&path).exists() {
            println!("cargo::rerun-if-changed={path}");
        }
    }
    git(&["rev-parse", "--short=12", "HEAD"])
}

fn git(args: &[&str]) -> Option<String> {
    let output = Command::new("git").args(args).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    (output.status.success() && !text.trim().is_empty()).then(|| text.trim().to_owned())
}
