//! Makes a release: an archive with everything that somebody needs to run Loire, and proves that it works.

mod proof;

use std::{
    env, fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, bail};

use crate::{
    packages,
    shell::{self, Shell},
    wasm, web,
};

/// Files of the repository that go into the archive, and their names there. The container file is at the top,
/// so that the unpacked archive is a container's context.
const FILES: &[(&str, &str)] = &[
    ("CHANGELOG.md", "CHANGELOG.md"),
    ("RIGHTS.md", "RIGHTS.md"),
    ("LICENSE-MIT", "LICENSE-MIT"),
    ("LICENSE-APACHE", "LICENSE-APACHE"),
    ("deploy/release.Containerfile", "Containerfile"),
    ("deploy/loire.service", "deploy/loire.service"),
    ("deploy/nginx.conf", "deploy/nginx.conf"),
    ("deploy/Caddyfile", "deploy/Caddyfile"),
];

/// The README of the archive, with a place for the C library that the program needs.
const README: &str = "deploy/release.README.md";
/// The C library of the container's system.
const CONTAINER_GLIBC: (u32, u32) = (2, 36);

pub(crate) fn run(shell: &Shell, args: &[String]) -> Result<()> {
    let profile = match args {
        [] => "dist",
        [flag, profile] if flag == "--profile" => profile,
        _ => bail!("cannot read `{}`: the only flag is --profile NAME", args.join(" ")),
    };
    let host = packages::host(shell)?;
    println!("[1 of 4] Building the web client");
    wasm::for_client(shell)?;
    web::build(shell)?;
    println!(
        "[2 of 4] Building the program (a quarter of an hour on two processors; cargo shows what is left)"
    );
    let places = Places::find(shell)?;
    let binary = build(shell, &places, profile, &host)?;
    let bytes = fs::read(&binary)?;
    let found = places.named_in(&bytes);
    if !found.is_empty() {
        bail!("the program names folders of this machine: {}", found.join(", "));
    }
    let glibc = glibc(&bytes).context("the program does not say which glibc it needs")?;
    if glibc > CONTAINER_GLIBC {
        let ((major, minor), (most, least)) = (glibc, CONTAINER_GLIBC);
        bail!(
            "the program needs glibc {major}.{minor}, but the container has {most}.{least}: build it on an older system"
        );
    }
    println!("[3 of 4] Packing");
    let name = format!("loire-{}-{}", env!("CARGO_PKG_VERSION"), platform(&host));
    let dist = shell.root.join("target/dist");
    let folder = dist.join(&name);
    fill(shell, &binary, &folder)?;
    let readme =
        fs::read_to_string(shell.root.join(README)).with_context(|| format!("cannot read {README}"))?;
    let (major, minor) = glibc;
    fs::write(folder.join("README.md"), readme.replace("GLIBC", &format!("{major}.{minor}")))?;
    let archive = pack(shell, &dist, &name)?;
    println!("[4 of 4] Unpacking it and trying it out");
    proof::run(shell, &archive, &name)?;
    println!("{} is ready, with its checksum beside it", archive.display());
    println!("{} is also a container's context: `podman build -t loire {name}`", folder.display());
    Ok(())
}

/// `x86_64-unknown-linux-gnu` becomes `x86_64-linux`.
fn platform(host: &str) -> String {
    let processor = host.split('-').next().unwrap_or(host);
    let system = ["linux", "darwin", "windows", "freebsd"].into_iter().find(|system| host.contains(system));
    format!("{processor}-{}", system.unwrap_or("unknown"))
}

/// Folders of this machine that compilers would write into the program, and what they write instead.
struct Places(Vec<(String, &'static str)>);

impl Places {
    fn find(shell: &Shell) -> Result<Places> {
        let home = env::var("HOME").unwrap_or_default();
        let cargo = env::var("CARGO_HOME").unwrap_or_else(|_| format!("{home}/.cargo"));
        let sysroot = shell::output(&mut shell.program("rustc", &["--print", "sysroot"]));
        let sysroot = sysroot.context("cannot ask rustc where it is")?;
        let root = shell.root.canonicalize()?.display().to_string();
        // If several match, rustc takes the last.
        Ok(Places(vec![
            (format!("{sysroot}/lib/rustlib/src/rust"), "/rust"),
            (sysroot, "/rust"),
            (cargo, "/cargo"),
            (format!("{home}/"), "/person/"),
            (root, "/loire"),
        ]))
    }

    fn rust_flags(&self) -> String {
        let flags = self.0.iter().map(|(from, to)| format!("--remap-path-prefix={from}={to}"));
        flags.collect::<Vec<_>>().join("\u{1f}")
    }

    fn c_flags(&self) -> String {
        let flags = self.0.iter().map(|(from, to)| format!("-ffile-prefix-map={from}={to}"));
        flags.collect::<Vec<_>>().join(" ")
    }

    /// Which of them are in these bytes.
    fn named_in(&self, bytes: &[u8]) -> Vec<&str> {
        let mut found: Vec<&str> = self.0.iter().map(|(from, _)| from.as_str()).collect();
        found.retain(|from| bytes.windows(from.len()).any(|part| part == from.as_bytes()));
        found
    }
}

/// The newest version of the C library that a program asks for, from the names of its symbols' versions.
fn glibc(program: &[u8]) -> Option<(u32, u32)> {
    const NAME: &[u8] = b"GLIBC_";
    let after = |at: usize| program.get(at + NAME.len()..(at + NAME.len() + 8).min(program.len()));
    let names = program.windows(NAME.len()).enumerate().filter(|(_, part)| *part == NAME);
    names.filter_map(|(at, _)| version(after(at)?)).max()
}

/// `2.34` at the beginning of some bytes.
fn version(bytes: &[u8]) -> Option<(u32, u32)> {
    let is_part = |byte: &&u8| byte.is_ascii_digit() || **byte == b'.';
    let text = String::from_utf8(bytes.iter().take_while(is_part).copied().collect()).ok()?;
    let mut numbers = text.split('.').map(str::parse);
    Some((numbers.next()?.ok()?, numbers.next()?.ok()?))
}

/// Builds the program in a separate folder, because its flags differ from those of every other build.
fn build(shell: &Shell, places: &Places, profile: &str, host: &str) -> Result<PathBuf> {
    let (rust, c) = (places.rust_flags(), places.c_flags());
    let c_name = format!("CFLAGS_{}", host.replace('-', "_"));
    let commit = commit(shell);
    let mut environment = vec![("CARGO_ENCODED_RUSTFLAGS", rust.as_str()), (c_name.as_str(), c.as_str())];
    environment.extend(commit.as_deref().map(|commit| ("LOIRE_COMMIT", commit)));
    let what = ["--locked", "-p", "loire", "--profile", profile, "--target", host];
    shell.run_build(&[&what[..], &["--target-dir", "target/dist-build"]].concat(), &environment)
}

/// The commit, marked if there are changes that are not in it.
fn commit(shell: &Shell) -> Option<String> {
    let commit = shell::output(&mut shell.program("git", &["rev-parse", "--short=12", "HEAD"]))?;
    let changes = shell::output(&mut shell.program("git", &["status", "--porcelain"]))?;
    Some(if changes.is_empty() { commit } else { format!("{commit}, changed") })
}

/// Fills the folder that becomes the archive.
fn fill(shell: &Shell, binary: &Path, folder: &Path) -> Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder)?;
    }
    for below in ["deploy", "man", "completions"] {
        fs::create_dir_all(folder.join(below))?;
    }
    let program = folder.join("loire");
    fs::copy(binary, &program)?;
    for (from, to) in FILES {
        fs::copy(shell.root.join(from), folder.join(to)).with_context(|| format!("cannot copy {from}"))?;
    }
    shell::run(shell.program(&program, &["manual"]).arg(folder.join("man")))?;
    for (shell_name, file) in [("bash", "loire.bash"), ("zsh", "_loire"), ("fish", "loire.fish")] {
        let script = say(shell, &program, &["completions", shell_name])?;
        fs::write(folder.join("completions").join(file), script)?;
    }
    fs::write(folder.join("NOTICES.txt"), say(shell, &program, &["licences"])?)?;
    Ok(())
}

/// What the program answers.
fn say(shell: &Shell, program: &Path, args: &[&str]) -> Result<String> {
    let output = shell.program(program, args).output().context("cannot start the program")?;
    if !output.status.success() {
        bail!("`loire {}` failed: {}", args.join(" "), String::from_utf8_lossy(&output.stderr));
    }
    Ok(String::from_utf8(output.stdout)?)
}

/// Packs a folder in `dist` so that the same files always give the same archive, and writes its checksum.
fn pack(shell: &Shell, dist: &Path, name: &str) -> Result<PathBuf> {
    let date = shell::output(&mut shell.program("git", &["log", "-1", "--format=%ct"]));
    let date = env::var("SOURCE_DATE_EPOCH").ok().or(date).unwrap_or_else(|| "0".to_owned());
    let archive = format!("{name}.tar.gz");
    let mut tar = shell.program("tar", &["--sort=name", "--owner=0", "--group=0", "--numeric-owner"]);
    tar.args(["--mode=u=rwX,go=rX", "--use-compress-program=gzip -9n", &format!("--mtime=@{date}")]);
    shell::run(tar.args(["-cf", &archive, name]).current_dir(dist)).context("you need GNU tar and gzip")?;
    let mut sum = shell.program("sha256sum", &[&archive]);
    let sum = shell::output(sum.current_dir(dist)).context("you need sha256sum")?;
    fs::write(dist.join(format!("{archive}.sha256")), sum + "\n")?;
    Ok(dist.join(archive))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_archive_is_named_by_processor_and_system() {
        assert_eq!(platform("x86_64-unknown-linux-gnu"), "x86_64-linux");
        assert_eq!(platform("aarch64-apple-darwin"), "aarch64-darwin");
    }

    #[test]
    fn the_newest_c_library_that_is_asked_for_counts() {
        assert_eq!(glibc(b"\0GLIBC_2.9\0GLIBC_2.34\0GLIBC_2.3.4\0GLIBC_PRIVATE\0"), Some((2, 34)));
        assert_eq!(glibc(b"nothing"), None);
        assert_eq!(glibc(b"GLIBC_2"), None);
    }

    #[test]
    fn a_folder_of_this_machine_is_found_in_a_program() {
        let places = Places(vec![("/a/b".to_owned(), "/x"), ("/c".to_owned(), "/y")]);
        assert_eq!(places.named_in(b"\0\0/a/b/lib.rs\0"), ["/a/b"]);
        assert!(places.named_in(b"/x/lib.rs\0/a").is_empty());
        assert_eq!(places.rust_flags(), "--remap-path-prefix=/a/b=/x\u{1f}--remap-path-prefix=/c=/y");
    }
}
