//! Measures speed in a way that is the same on a busy machine: callgrind counts the instructions executed.

use std::{fs, process::Stdio};

use anyhow::{Context, Result, bail};

use crate::shell::{self, Shell};

/// We count the box's example `playouts`, which plays a fixed handful of random games. An example builds
/// without the server and its dependencies.
const NAME: &str = "burgundy-2p";
const FILE: &str = "benches/instructions.txt";
/// How far the count may move before somebody must confirm that it is intended.
const TOLERANCE_PERCENT: u64 = 5;

pub(crate) fn run(shell: &Shell, args: &[String]) -> Result<()> {
    let bless = match args {
        [] => false,
        [flag] if flag == "--bless" => true,
        _ => bail!("cannot read `{}`: the only flag is --bless", args.join(" ")),
    };
    if !find_valgrind(shell) {
        bail!("valgrind is not installed: install it, for example with `apt-get install valgrind`");
    }
    check(shell, bless)
}

/// Whether valgrind can be run. On a bare CI machine, installs it first.
pub(crate) fn find_valgrind(shell: &Shell) -> bool {
    let is_there = || shell::succeeds(&mut shell.program("valgrind", &["--version"]));
    is_there() || (shell.install("valgrind") && is_there())
}

pub(crate) fn check(shell: &Shell, bless: bool) -> Result<()> {
    let binary = shell.release_example("burgundy", "playouts")?;
    let mut valgrind = shell.program("valgrind", &["--tool=callgrind", "--callgrind-out-file=/dev/null"]);
    let output = valgrind.arg(binary).stdin(Stdio::null()).output().context("cannot start valgrind")?;
    let report = String::from_utf8_lossy(&output.stderr);
    if !output.status.success() {
        bail!("the example `playouts` failed under valgrind ({}):\n{report}", output.status);
    }
    let count = collected(&report).with_context(|| format!("valgrind reported no count:\n{report}"))?;
    let rustc = shell::output(&mut shell.program("rustc", &["--version"])).context("cannot ask rustc")?;

    let path = shell.root.join(FILE);
    if bless {
        fs::create_dir_all(path.parent().expect("benches/ is a folder"))?;
        fs::write(&path, Baseline { rustc, count }.to_text())
            .with_context(|| format!("cannot write {FILE}"))?;
        println!("{NAME}: {count} instructions, written to {FILE}; commit it");
        return Ok(());
    }
    let baseline = fs::read_to_string(&path).ok();
    let verdict = judge(baseline.as_deref(), count, &rustc)?;
    println!("{NAME}: {count} instructions; {verdict}");
    Ok(())
}

/// The figure in callgrind's report: `Collected : 123` or `I   refs:      1,234`.
fn collected(report: &str) -> Option<u64> {
    report.lines().find_map(|line| {
        let (label, figure) = line.rsplit_once(':')?;
        let label = label.trim_end();
        let is_count = label.ends_with("Collected") || label.ends_with("refs");
        let digits: String = figure.chars().filter(char::is_ascii_digit).collect();
        if is_count { digits.parse().ok() } else { None }
    })
}

struct Baseline {
    /// The compiler that built it, as `rustc --version` reports it.
    rustc: String,
    count: u64,
}

impl Baseline {
    fn to_text(&self) -> String {
        format!(
            "# Instructions executed by the example `playouts` of crates/burgundy.\n\
             # Written by `cargo xtask bench-instructions --bless`.\n\
             # {}\n{NAME} {}\n",
            self.rustc, self.count
        )
    }

    fn parse(text: &str) -> Result<Baseline> {
        let rustc =
            text.lines().filter_map(|line| line.strip_prefix("# ")).find(|line| line.starts_with("rustc "));
        let count = text.lines().find_map(|line| line.strip_prefix(NAME)?.trim().parse().ok());
        let count = count.with_context(|| format!("{FILE}: a line `{NAME} <count>` is missing"))?;
        Ok(Baseline { rustc: rustc.unwrap_or_default().to_owned(), count })
    }
}

/// What the count means, in words. It is an error if the count is too high.
fn judge(baseline: Option<&str>, count: u64, rustc: &str) -> Result<String> {
    const BLESS: &str = "`cargo xtask bench-instructions --bless`";
    let Some(text) = baseline else {
        return Ok(format!("no baseline in {FILE} yet: {BLESS} writes one"));
    };
    let baseline = Baseline::parse(text)?;
    let change = format!("{} before", baseline.count);
    if baseline.rustc != rustc {
        return Ok(format!("{change}, but built by {}, not {rustc}: not compared", baseline.rustc));
    }
    if count * 100 > baseline.count * (100 + TOLERANCE_PERCENT) {
        let percent = (count - baseline.count) * 100 / baseline.count;
        bail!(
            "{NAME}: {count} instructions, {change}: {percent} % more, but the limit is {TOLERANCE_PERCENT} %. \
             Make it faster, or explain why it must cost more and run {BLESS}"
        );
    }
    if count * 100 < baseline.count * (100 - TOLERANCE_PERCENT) {
        return Ok(format!("{change}: faster; bless it with {BLESS}"));
    }
    Ok(format!("{change}: within {TOLERANCE_PERCENT} %"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_count_is_read_from_either_form_of_the_report() {
        assert_eq!(collected("==9== Events    : Ir\n==9== Collected : 123456\n==9==\n"), Some(123_456));
        assert_eq!(collected("==9== I   refs:      1,234,567\n"), Some(1_234_567));
        assert_eq!(collected("==9== Command: loire bench\n"), None);
    }

    #[test]
    fn five_percent_either_way_is_accepted() {
        let text = Baseline { rustc: "rustc 1".to_owned(), count: 1000 }.to_text();
        let judge = |count| judge(Some(&text), count, "rustc 1").map_err(|error| error.to_string());
        assert_eq!(judge(1050), Ok("1000 before: within 5 %".to_owned()));
        assert_eq!(judge(950), Ok("1000 before: within 5 %".to_owned()));
        assert!(judge(1060).is_err_and(|error| error.contains("1060 instructions, 1000 before: 6 % more")));
        assert!(judge(940).is_ok_and(|words| words.contains("faster; bless it")));
    }

    #[test]
    fn another_compiler_is_reported_and_not_judged() {
        let text = Baseline { rustc: "rustc 1".to_owned(), count: 1000 }.to_text();
        assert!(judge(Some(&text), 9999, "rustc 2").is_ok_and(|words| words.contains("not compared")));
    }

    #[test]
    fn without_a_baseline_the_figure_is_only_reported() {
        assert!(judge(None, 1, "rustc 1").is_ok_and(|words| words.contains("no baseline")));
        assert!(judge(Some("# empty\n"), 1, "rustc 1").is_err());
    }
}
