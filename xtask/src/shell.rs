use std::{
    env,
    ffi::OsStr,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use anyhow::{Context, Result, bail};

/// Where the repository is and how to run its programs.
pub(crate) struct Shell {
    pub root: PathBuf,
}

impl Shell {
    pub(crate) fn new() -> Shell {
        // `cargo run` says where the manifest is now. The compiled-in path is for a bare binary.
        let manifest = env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
        let root = Path::new(&manifest).parent().expect("xtask/ is in the repository").to_owned();
        Shell { root }
    }

    /// The cargo that runs us, in the root of the repository.
    pub(crate) fn cargo<S: AsRef<OsStr>>(&self, args: &[S]) -> Command {
        let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        self.program(&cargo, args)
    }

    pub(crate) fn program<S: AsRef<OsStr>>(&self, program: impl AsRef<OsStr>, args: &[S]) -> Command {
        let mut command = Command::new(program);
        command.args(args).current_dir(&self.root);
        command
    }

    /// Builds the release binary and returns its path. Only benchmarks and replays need it, so it does not
    /// insist on the web client.
    pub(crate) fn release_binary(&self) -> Result<PathBuf> {
        if self.root.join("web/dist/index.html").exists() {
            self.binary("release")
        } else {
            self.run_build(&["--release", "-p", "loire"], &[("LOIRE_WITHOUT_CLIENT", "1")])
        }
    }

    /// Builds the binary with a profile and returns its path.
    pub(crate) fn binary(&self, profile: &str) -> Result<PathBuf> {
        self.build(&["--profile", profile, "-p", "loire"])
    }

    /// The same for an example in a package.
    pub(crate) fn release_example(&self, package: &str, example: &str) -> Result<PathBuf> {
        self.release(&["-p", package, "--example", example])
    }

    /// The same for an example that tests use.
    pub(crate) fn example(&self, package: &str, example: &str) -> Result<PathBuf> {
        self.build(&["-p", package, "--example", example])
    }

    /// Builds the binary that tests use.
    pub(crate) fn debug_binary(&self) -> Result<PathBuf> {
        self.build(&["-p", "loire", "--bin", "loire"])
    }

    fn release(&self, what: &[&str]) -> Result<PathBuf> {
        self.build(&[&["--release"], what].concat())
    }

    fn build(&self, what: &[&str]) -> Result<PathBuf> {
        self.run_build(what, &[])
    }

    pub(crate) fn run_build(&self, what: &[&str], environment: &[(&str, &str)]) -> Result<PathBuf> {
        let mut build = self.cargo(&["build", "--message-format=json-render-diagnostics"]);
        let output = build
            .args(what)
            .envs(environment.iter().copied())
            .stderr(Stdio::inherit())
            .output()
            .context("cannot start cargo")?;
        if !output.status.success() {
            bail!("`cargo build {}` failed", what.join(" "));
        }
        executable(&String::from_utf8_lossy(&output.stdout))
            .map(PathBuf::from)
            .with_context(|| format!("cargo built no executable for {}", what.join(" ")))
    }
}

impl Shell {
    /// Installs a package with apt-get. Only root may, as on a bare CI machine.
    pub(crate) fn install(&self, package: &str) -> bool {
        let is_root = output(&mut self.program("id", &["-u"])).is_some_and(|id| id == "0");
        if !(is_root && succeeds(&mut self.program("apt-get", &["--version"]))) {
            return false;
        }
        println!("{package} is missing; installing it with apt-get");
        let install = || {
            let mut command = self.program("apt-get", &["install", "-y", "--no-install-recommends", package]);
            succeeds(command.env("DEBIAN_FRONTEND", "noninteractive"))
        };
        // A bare machine may never have fetched its package lists.
        install() || (succeeds(&mut self.program("apt-get", &["update"])) && install())
    }
}

/// The last executable in cargo's messages.
fn executable(messages: &str) -> Option<&str> {
    let (_, after) = messages.rsplit_once("\"executable\":\"")?;
    after.split('"').next()
}

/// Runs a command in the terminal until it ends. An error says which command failed and how.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    let shown = show(command);
    let status = command.status().with_context(|| format!("cannot start `{shown}`"))?;
    if !status.success() {
        bail!("`{shown}` failed ({status})");
    }
    Ok(())
}

/// Whether the command can be started and succeeds. Its output is dropped.
pub(crate) fn succeeds(command: &mut Command) -> bool {
    command
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

/// The command's standard output, or `None` if it fails.
pub(crate) fn output(command: &mut Command) -> Option<String> {
    let output = command.stdin(Stdio::null()).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// Whether we run in CI rather than for a person.
pub(crate) fn in_ci() -> bool {
    env::var("CI").is_ok_and(|value| value == "true" || value == "1")
}

fn show(command: &Command) -> String {
    let name = Path::new(command.get_program()).file_name().unwrap_or(command.get_program());
    let mut text = name.to_string_lossy().into_owned();
    for arg in command.get_args() {
        text.push(' ');
        text += &arg.to_string_lossy();
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_executable_is_read_from_cargos_messages() {
        let messages = "{\"reason\":\"compiler-artifact\",\"executable\":null}\n\
                        {\"target\":{\"name\":\"loire\"},\"executable\":\"/t/release/loire\",\"fresh\":true}\n\
                        {\"reason\":\"build-finished\"}\n";
        assert_eq!(executable(messages), Some("/t/release/loire"));
        assert_eq!(executable("{\"executable\":null}"), None);
    }

    #[test]
    fn a_command_is_shown_as_it_would_be_typed() {
        assert_eq!(show(Command::new("/usr/bin/cargo").args(["fmt", "--all"])), "cargo fmt --all");
    }
}
