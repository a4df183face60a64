//! Feeds damaged input to every reader of outside input, for as long as you like.

use std::{env, fs, path::PathBuf, process::Command, time::Duration};

use anyhow::{Context, Result, bail};

use crate::shell::{self, Shell};

/// How the compiler counts which edges a run takes. libFuzzer reads the counters.
const COVERAGE: &[&str] = &[
    "-Cpasses=sancov-module",
    "-Cllvm-args=-sanitizer-coverage-level=4",
    "-Cllvm-args=-sanitizer-coverage-inline-8bit-counters",
    "-Cllvm-args=-sanitizer-coverage-pc-table",
    "-Cllvm-args=-sanitizer-coverage-trace-compares",
    "-Ccodegen-units=1",
];
/// Wrong sums and broken assertions must not pass unnoticed.
const CHECKED: &[&str] = &[
    "--config",
    "profile.release.debug-assertions=true",
    "--config",
    "profile.release.overflow-checks=true",
];
/// How long each target runs by default.
const USUAL: Duration = Duration::from_mins(1);

struct Wish {
    targets: Vec<String>,
    time: Duration,
}

pub(crate) fn run(shell: &Shell, args: &[String]) -> Result<()> {
    let wish = read(args)?;
    let known = targets(shell)?;
    if let Some(name) = wish.targets.iter().find(|name| !known.contains(name)) {
        bail!("there is no target `{name}`; the targets are {}", known.join(", "));
    }
    let chosen = if wish.targets.is_empty() { &known } else { &wish.targets };
    let guided = build(shell, true);
    let (binary, is_guided) = match guided {
        Ok(binary) => (binary, true),
        Err(error) => {
            println!("cannot build libFuzzer, so inputs are chosen without looking at coverage: {error:#}");
            (build(shell, false)?, false)
        }
    };
    let mut failed = Vec::new();
    for name in chosen {
        println!("=== {name}, {} s", wish.time.as_secs());
        if shell::run(&mut command(shell, &binary, is_guided, name, wish.time)?).is_err() {
            failed.push(name.as_str());
        }
    }
    if failed.is_empty() {
        return Ok(());
    }
    bail!("failed: {}; the inputs are in target/fuzz/failed", failed.join(", "))
}

fn read(args: &[String]) -> Result<Wish> {
    let mut wish = Wish { targets: Vec::new(), time: USUAL };
    let mut args = args.iter();
    while let Some(arg) = args.next() {
        let unit = match arg.as_str() {
            "--seconds" => 1,
            "--minutes" => 60,
            flag if flag.starts_with('-') => bail!("cannot read `{flag}`: write --seconds N or --minutes N"),
            name => {
                wish.targets.push(name.to_owned());
                continue;
            }
        };
        let number = args.next().and_then(|number| number.parse::<u64>().ok()).filter(|&number| number > 0);
        let number = number.with_context(|| format!("{arg} needs a whole number above 0"))?;
        wish.time = Duration::from_secs(number * unit);
    }
    Ok(wish)
}

/// The names of the targets, from the rows of the table that has them.
fn targets(shell: &Shell) -> Result<Vec<String>> {
    let path = shell.root.join("crates/fuzz/src/target.rs");
    let text = fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
    let name =
        |line: &str| Some(line.trim().strip_prefix("Target { name: \"")?.split_once('"')?.0.to_owned());
    Ok(text.lines().filter_map(name).collect())
}

fn build(shell: &Shell, guided: bool) -> Result<PathBuf> {
    let folder = shell.root.join("target/fuzz").display().to_string();
    let mut args = vec!["--release", "-p", "fuzz", "--target-dir", &folder];
    args.extend(CHECKED);
    let host;
    let flags;
    let mut environment = vec![("LOIRE_WITHOUT_CLIENT", "1")];
    if guided {
        host = host_of(shell)?;
        flags = COVERAGE.join(" ");
        // With a target, build scripts and macros are built without the counters.
        args.extend(["--features", "guided", "--target", &host]);
        environment.push(("RUSTFLAGS", &flags));
    }
    shell.run_build(&args, &environment)
}

fn host_of(shell: &Shell) -> Result<String> {
    let about = shell::output(&mut shell.program("rustc", &["-vV"])).context("cannot ask rustc")?;
    let host = about.lines().find_map(|line| line.strip_prefix("host: "));
    Ok(host.context("rustc does not say for which machine it builds")?.to_owned())
}

fn command(shell: &Shell, binary: &PathBuf, guided: bool, name: &str, time: Duration) -> Result<Command> {
    let failed = shell.root.join("target/fuzz/failed");
    fs::create_dir_all(&failed)?;
    let seconds = time.as_secs().to_string();
    if !guided {
        let mut command = shell.program(binary, &[name, &seconds]);
        command.current_dir(failed);
        return Ok(command);
    }
    let found = shell.root.join("target/fuzz/found").join(name);
    let good = shell.root.join("target/fuzz/seeds").join(name);
    fs::create_dir_all(&found)?;
    fs::create_dir_all(&good)?;
    let mut command = shell.program(binary, &[&found, &good]);
    command.args([
        format!("-max_total_time={seconds}"),
        format!("-artifact_prefix={}/{name}-", failed.display()),
        "-max_len=32768".to_owned(),
        "-timeout=30".to_owned(),
        "-rss_limit_mb=4096".to_owned(),
        "-print_final_stats=1".to_owned(),
        "-verbosity=0".to_owned(),
    ]);
    command.env("LOIRE_FUZZ", name).env("LOIRE_FUZZ_SEEDS", &good);
    if let Some(seed) = env::var_os("LOIRE_FUZZ_SEED") {
        command.arg(format!("-seed={}", seed.to_string_lossy()));
    }
    Ok(command)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wish(text: &str) -> Result<Wish> {
        read(&text.split_whitespace().map(str::to_owned).collect::<Vec<_>>())
    }

    #[test]
    fn targets_and_times_are_read() {
        let both = wish("record --minutes 30 net").unwrap();
        assert_eq!((both.targets, both.time.as_secs()), (vec!["record".to_owned(), "net".to_owned()], 1800));
        assert_eq!(wish("").unwrap().time, USUAL);
        for wrong in ["--minutes", "--minutes soon", "--seconds 0", "--hours 1"] {
            assert!(wish(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn the_targets_are_found_in_the_source() {
        let found = targets(&Shell::new()).unwrap();
        assert!(found.len() > 5 && found.contains(&"verify".to_owned()), "{found:?}");
    }
}
