//! The boxes as WebAssembly: one module each, with a compiler that has the target.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use anyhow::{Context, Result, bail};

use crate::shell::{self, Shell};

const TARGET: &str = "wasm32-unknown-unknown";
/// Where modules are put, and where the web client looks for them.
pub(crate) const FOLDER: &str = "web/engine/modules";
const WITHOUT: &str = "No compiler for WebAssembly is here, so pages will ask the server for previews. `rustup target add \
     wasm32-unknown-unknown` or `cargo xtask wasm` gets one";
/// Debian's own Rust for browsers comes with the sources of the standard library. rustup's comes with neither those nor the
/// target, and not every machine can fetch them.
const PACKAGES: [&str; 4] = ["rustc-web", "rust-web-src", "libstd-rust-web-dev", "libllvm"];

/// Finds a compiler, or says what is missing.
pub(crate) fn find(shell: &Shell) -> Result<()> {
    Compiler::find(shell).map(drop)
}

/// Builds the modules of these boxes, or of all.
pub(crate) fn run(shell: &Shell, args: &[String]) -> Result<()> {
    let all = boxes(shell)?;
    if let Some(unknown) = args.iter().find(|name| !all.contains(name)) {
        bail!("there is no box `{unknown}`; there are {}", all.join(", "));
    }
    let compiler = Compiler::find(shell)?;
    build(shell, &compiler, if args.is_empty() { &all } else { args })
}

/// Builds all modules for the web client, which takes in what it finds. It downloads nothing. Without a module, and with one
/// that is out of date, pages ask the server.
pub(crate) fn for_client(shell: &Shell) -> Result<()> {
    if let Some(compiler) = Compiler::at_hand(shell)? {
        return build(shell, &compiler, &boxes(shell)?);
    }
    println!("{WITHOUT}");
    Ok(())
}

fn build(shell: &Shell, compiler: &Compiler, names: &[String]) -> Result<()> {
    let folder = shell.root.join(FOLDER);
    fs::create_dir_all(&folder)?;
    for name in names {
        let made = compiler.build(shell, name)?;
        let bytes = fs::read(&made).with_context(|| made.display().to_string())?;
        let module = folder.join(format!("{name}.wasm"));
        // A module that stays the same stays as old as it is, so that the client is not built again.
        if fs::read(&module).ok().as_ref() != Some(&bytes) {
            fs::write(&module, &bytes)?;
        }
        println!("{FOLDER}/{name}.wasm: {} KB", bytes.len() / 1000);
    }
    Ok(())
}

/// The boxes, by their folders.
pub(crate) fn boxes(shell: &Shell) -> Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(shell.root.join("crates/minds"))? {
        let entry = entry?;
        if entry.file_type()?.is_dir() {
            names.push(entry.file_name().to_string_lossy().into_owned());
        }
    }
    names.sort();
    Ok(names)
}

/// What builds for the target: rustup's compiler if it has it, else Debian's.
enum Compiler {
    Own,
    Fetched { root: PathBuf, linker: PathBuf },
}

impl Compiler {
    /// The compiler that is here, or one that is fetched.
    fn find(shell: &Shell) -> Result<Compiler> {
        if let Some(compiler) = Compiler::at_hand(shell)? {
            return Ok(compiler);
        }
        let missing = "this Rust cannot build WebAssembly: run `rustup target add wasm32-unknown-unknown`";
        fetch(shell, &fetched(shell)).context(missing)?;
        Compiler::at_hand(shell)?.context(missing)
    }

    /// The compiler that is here, if there is one.
    fn at_hand(shell: &Shell) -> Result<Option<Compiler>> {
        let folder = text(Command::new("rustc").args(["--print", "target-libdir", "--target", TARGET]))?;
        if Path::new(folder.trim()).is_dir() {
            return Ok(Some(Compiler::Own));
        }
        let root = fetched(shell);
        if !root.join("ready").exists() {
            return Ok(None);
        }
        let sysroot = text(Command::new("rustc").args(["--print", "sysroot"]))?;
        let host = text(Command::new("rustc").arg("-vV"))?;
        let host = host.lines().find_map(|line| line.strip_prefix("host: ")).unwrap_or_default();
        let linker = Path::new(sysroot.trim()).join("lib/rustlib").join(host).join("bin/rust-lld");
        Ok(Some(Compiler::Fetched { root, linker }))
    }

    /// Builds the module of one box and says where it is.
    fn build(&self, shell: &Shell, name: &str) -> Result<PathBuf> {
        let made = "target/wasm/build";
        let mut build =
            shell.cargo(&["rustc", "--profile", "wasm", "-p", "wasm", "--lib", "--crate-type", "cdylib"]);
        build.args(["--target", TARGET, "--target-dir", made, "--features", name]);
        self.set(shell, &mut build);
        shell::run(&mut build)?;
        Ok(shell.root.join(made).join(TARGET).join("wasm/wasm.wasm"))
    }

    fn set(&self, shell: &Shell, build: &mut Command) {
        if let Compiler::Fetched { root, linker } = self {
            build.env("RUSTC", root.join("usr/bin/rustc")).env("LD_LIBRARY_PATH", libraries(root));
            build.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker);
        }
        build.env("CARGO_ENCODED_RUSTFLAGS", flags(shell, "-Ctarget-feature=+simd128"));
    }
}

/// Flags for the compiler, in cargo's encoding. Modules are sent to everybody, so they name no folders of this machine.
fn flags(shell: &Shell, first: &str) -> String {
    let home = env::var("HOME").unwrap_or_default();
    let cargo = env::var("CARGO_HOME").unwrap_or_else(|_| format!("{home}/.cargo"));
    let (root, compiler) = (shell.root.display().to_string(), fetched(shell).display().to_string());
    // If several match, rustc takes the last.
    let places = [(cargo, "/cargo"), (root, "/loire"), (compiler, "/rust")];
    let renamed = places.map(|(from, to)| format!("--remap-path-prefix={from}={to}"));
    format!("{first}\u{1f}{}", renamed.join("\u{1f}"))
}

/// Where the compiler is that was fetched.
fn fetched(shell: &Shell) -> PathBuf {
    shell.root.join("target/wasm/compiler")
}

fn libraries(root: &Path) -> PathBuf {
    root.join("usr/lib/x86_64-linux-gnu")
}

/// Downloads Debian's compiler without installing it, and builds the standard library for the target.
fn fetch(shell: &Shell, root: &Path) -> Result<()> {
    println!("Fetching a compiler for WebAssembly with apt-get (140 MB, two minutes, once)");
    let packages = root.join("packages");
    let _ = fs::remove_dir_all(root);
    fs::create_dir_all(&packages)?;
    if download(&packages).is_err() {
        // The lists are missing, or older than the packages.
        shell::run(Command::new("apt-get").args(["update", "-q"]))?;
        download(&packages)?;
    }
    for package in fs::read_dir(&packages)? {
        shell::run(Command::new("dpkg").arg("-x").arg(package?.path()).arg(root))?;
    }
    fs::remove_dir_all(&packages)?;
    let crate_root = root.join("std");
    fs::create_dir_all(crate_root.join("src"))?;
    fs::write(crate_root.join("src/lib.rs"), "")?;
    let manifest = "[package]\nname = \"std-for-wasm\"\nedition = \"2024\"\n[workspace]\n[profile.release]\npanic = \"abort\"\n";
    fs::write(crate_root.join("Cargo.toml"), manifest)?;
    let mut build = shell.cargo(&["build", "--release", "--target", TARGET, "-Zbuild-std=std,panic_abort"]);
    build.current_dir(&crate_root).env("RUSTC", root.join("usr/bin/rustc")).env("RUSTC_BOOTSTRAP", "1");
    build.env("LD_LIBRARY_PATH", libraries(root));
    build.env("CARGO_ENCODED_RUSTFLAGS", flags(shell, "-Cembed-bitcode=yes"));
    build.env("CARGO_TARGET_DIR", crate_root.join("target"));
    shell::run(&mut build)?;
    // From here on it is a compiler like any other.
    let library = root.join("usr/lib/rustlib").join(TARGET).join("lib");
    fs::create_dir_all(&library)?;
    for file in fs::read_dir(crate_root.join("target").join(TARGET).join("release/deps"))? {
        let path = file?.path();
        if path.extension().is_some_and(|end| end == "rlib") {
            fs::copy(&path, library.join(path.file_name().expect("a file has a name")))?;
        }
    }
    fs::remove_dir_all(&crate_root)?;
    fs::write(root.join("ready"), "")?;
    Ok(())
}

fn download(folder: &Path) -> Result<()> {
    let names = packages_now()?;
    shell::run(Command::new("apt-get").args(["download", "-q"]).args(&names).current_dir(folder))
}

/// The packages by the names they have today: two of them carry a version, which moves with security updates.
fn packages_now() -> Result<Vec<String>> {
    let mut names: Vec<String> = PACKAGES[..3].iter().map(|&name| name.to_owned()).collect();
    let depends = |name: &str| text(Command::new("apt-cache").args(["depends", name]));
    let standard = dependency(&depends("libstd-rust-web-dev")?, "libstd-rust-web-")?;
    names.push(dependency(&depends(&standard)?, PACKAGES[3])?);
    names.push(standard);
    Ok(names)
}

/// The first package that another depends on whose name begins like this.
fn dependency(depends: &str, begins: &str) -> Result<String> {
    let named = depends.lines().filter_map(|line| line.trim().strip_prefix("Depends: "));
    let found = named.into_iter().find(|name| name.starts_with(begins));
    found.map(str::to_owned).with_context(|| format!("no package `{begins}…` is known here"))
}

fn text(command: &mut Command) -> Result<String> {
    let output = command.stderr(Stdio::null()).output().context("cannot start it")?;
    if !output.status.success() {
        bail!("`{}` failed", command.get_program().to_string_lossy());
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn packages_are_found_by_what_depends_on_them() {
        let told = "libstd-rust-web-1.96\n  Depends: libc6\n  Depends: libllvm22\n  Suggests: libllvm19\n";
        assert_eq!(dependency(told, "libllvm").unwrap(), "libllvm22");
        assert!(dependency(told, "libstd-rust-web-").is_err(), "only what is depended on");
    }
}
