//! Measures speed in a way that is the same on a busy machine: callgrind counts the instructions executed.

use std::{fs, process::Stdio};

use anyhow::{Context, Result, bail};

use crate::shell::{self, Shell};

/// What we count, and the crate: its example `…-playouts` plays a fixed handful of random games. An example builds
/// without the server and its dependencies.
const COUNTED: [(&str, &str); 2] = [("burgundy-2p", "burgundy"), ("orleans-2p", "orleans")];
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

/// Whether valgrind can be run. Installs it first where it can.
pub(crate) fn find_valgrind(shell: &Shell) -> bool {
    let is_there = || shell::succeeds(&mut shell.program("valgrind", &["--version"]));
    is_there() || (shell.install("valgrind") && is_there())
}

pub(crate) fn check(shell: &Shell, bless: bool) -> Result<()> {
    let rustc = shell::output(&mut shell.program("rustc", &["--version"])).context("cannot ask rustc")?;
    let counts = COUNTED.iter().map(|&(name, package)| Ok((name.to_owned(), count(shell, package)?)));
    let counts: Vec<(String, u64)> = counts.collect::<Result<_>>()?;
    let path = shell.root.join(FILE);
    if bless {
        fs::create_dir_all(path.parent().expect("benches/ is a folder"))?;
        fs::write(&path, Baseline { rustc, counts: counts.clone() }.to_text())
            .with_context(|| format!("cannot write {FILE}"))?;
        for (name, count) in counts {
            println!("{name}: {count} instructions, written to {FILE}; commit it");
        }
        return Ok(());
    }
    let baseline = fs::read_to_string(&path).ok();
    for (name, count) in counts {
        let verdict = judge(baseline.as_deref(), &name, count, &rustc)?;
        println!("{name}: {count} instructions; {verdict}");
    }
    Ok(())
}

/// Instructions that a crate's random games take.
fn count(shell: &Shell, package: &str) -> Result<u64> {
    let example = format!("{package}-playouts");
    let binary = shell.release_example(package, &example)?;
    let mut valgrind = shell.program("valgrind", &["--tool=callgrind", "--callgrind-out-file=/dev/null"]);
    let output = valgrind.arg(binary).stdin(Stdio::null()).output().context("cannot start valgrind")?;
    let report = String::from_utf8_lossy(&output.stderr);
    if !output.status.success() {
        bail!("the example `{example}` failed under valgrind ({}):\n{report}", output.status);
    }
    collected(&report).with_context(|| format!("valgrind reported no count:\n{report}"))
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
    /// Each name with its count.
    counts: Vec<(String, u64)>,
}

impl Baseline {
    fn to_text(&self) -> String {
        let lines: Vec<String> = self.counts.iter().map(|(name, count)| format!("{name} {count}")).collect();
        format!(
            "# Instructions executed by the examples `…-playouts` of the box crates.\n\
             # Written by `cargo xtask bench-instructions --bless`.\n\
             # {}\n{}\n",
            self.rustc,
            lines.join("\n")
        )
    }

    fn parse(text: &str) -> Result<Baseline> {
        let rustc =
            text.lines().filter_map(|line| line.strip_prefix("# ")).find(|line| line.starts_with("rustc "));
        let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
        let counts = lines.map(|line| {
            let count =
                line.split_once(' ').and_then(|(name, count)| Some((name.to_owned(), count.parse().ok()?)));
            count.with_context(|| format!("{FILE}: `{line}` is not a name and a count"))
        });
        let counts = counts.collect::<Result<Vec<_>>>()?;
        Ok(Baseline { rustc: rustc.unwrap_or_default().to_owned(), counts })
    }
}

/// What the count means, in words. It is an error if the count is too high.
fn judge(baseline: Option<&str>, name: &str, count: u64, rustc: &str) -> Result<String> {
    const BLESS: &str = "`cargo xtask bench-instructions --bless`";
    let Some(text) = baseline else {
        return Ok(format!("no baseline in {FILE} yet: {BLESS} writes one"));
    };
    let baseline = Baseline::parse(text)?;
    let Some((_, before)) = baseline.counts.iter().find(|(counted, _)| counted == name) else {
        return Ok(format!("no baseline in {FILE} yet: {BLESS} writes one"));
    };
    let change = format!("{before} before");
    if baseline.rustc != rustc {
        return Ok(format!("{change}, but built by {}, not {rustc}: not compared", baseline.rustc));
    }
    if count * 100 > before * (100 + TOLERANCE_PERCENT) {
        let percent = (count - before) * 100 / before;
        bail!(
            "{name}: {count} instructions, {change}: {percent} % more, but the limit is {TOLERANCE_PERCENT} %. \
             Make it faster, or explain why it must cost more and run {BLESS}"
        );
    }
    if count * 100 < before * (100 - TOLERANCE_PERCENT) {
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

    fn baseline() -> String {
        let counts = vec![("one".to_owned(), 1000), ("other".to_owned(), 5)];
        Baseline { rustc: "rustc 1".to_owned(), counts }.to_text()
    }

    #[test]
    fn five_percent_either_way_is_accepted() {
        let text = baseline();
        let judge = |count| judge(Some(&text), "one", count, "rustc 1").map_err(|error| error.to_string());
        assert_eq!(judge(1050), Ok("1000 before: within 5 %".to_owned()));
        assert_eq!(judge(950), Ok("1000 before: within 5 %".to_owned()));
        assert!(judge(1060).is_err_and(|error| error.contains("1060 instructions, 1000 before: 6 % more")));
        assert!(judge(940).is_ok_and(|words| words.contains("faster; bless it")));
    }

    #[test]
    fn another_compiler_is_reported_and_not_judged() {
        let judged = judge(Some(&baseline()), "one", 9999, "rustc 2");
        assert!(judged.is_ok_and(|words| words.contains("not compared")));
    }

    #[test]
    fn without_a_baseline_the_figure_is_only_reported() {
        assert!(judge(None, "one", 1, "rustc 1").is_ok_and(|words| words.contains("no baseline")));
        assert!(
            judge(Some(&baseline()), "new", 1, "rustc 1").is_ok_and(|words| words.contains("no baseline"))
        );
        assert!(judge(Some("one\n"), "one", 1, "rustc 1").is_err());
    }
}
