use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

use crate::{
    instructions,
    shell::{self, Shell},
    tidy, web,
};

/// One step of CI.
struct Step {
    name: &'static str,
    run: fn(&Shell) -> Result<Done>,
}

enum Done {
    Passed,
    /// Passed, with a remark.
    PassedWith(String),
    /// Not run, and why.
    Skipped(String),
}

/// Quick steps come first, and the only release build comes last.
const STEPS: &[Step] = &[
    Step { name: "format", run: format },
    Step { name: "lints", run: lints },
    Step { name: "tidy", run: |shell| tidy::run(shell, &[]).map(|()| Done::Passed) },
    Step { name: "web client", run: |shell| web::check(shell).map(|()| Done::Passed) },
    Step { name: "tests", run: tests },
    Step { name: "browser", run: browser },
    Step { name: "docs", run: docs },
    Step { name: "instructions", run: count },
];

pub(crate) fn run(shell: &Shell, _: &[String]) -> Result<()> {
    let mut rows: Vec<(&str, Duration, String)> = Vec::new();
    for (index, step) in STEPS.iter().enumerate() {
        println!("=== {} ({} of {})", step.name, index + 1, STEPS.len());
        let start = Instant::now();
        let result = (step.run)(shell);
        let took = start.elapsed();
        let word = match &result {
            Ok(Done::Passed) => "passed".to_owned(),
            Ok(Done::PassedWith(what)) => format!("passed: {what}"),
            Ok(Done::Skipped(why)) => format!("skipped: {why}"),
            Err(_) => "FAILED".to_owned(),
        };
        println!("=== {}: {word} in {:.1} s\n", step.name, took.as_secs_f64());
        rows.push((step.name, took, word));
        if let Err(error) = result {
            print!("{}", table(&rows));
            return Err(error.context(format!("step `{}` failed", step.name)));
        }
    }
    print!("{}", table(&rows));
    Ok(())
}

fn table(rows: &[(&str, Duration, String)]) -> String {
    let row = |(name, took, word): &(&str, Duration, String)| {
        format!("{name:<14}{:>9.1}  {word}\n", took.as_secs_f64())
    };
    let total = rows.iter().map(|(_, took, _)| *took).sum::<Duration>().as_secs_f64();
    let head = format!("{:<14}{:>9}\n", "step", "seconds");
    head + &rows.iter().map(row).collect::<String>() + &format!("{:<14}{total:>9.1}\n", "total")
}

fn format(shell: &Shell) -> Result<Done> {
    if let Some(skipped) = missing(shell, "fmt", "rustfmt")? {
        return Ok(skipped);
    }
    shell::run(&mut shell.cargo(&["fmt", "--all", "--check"])).context("run `cargo fmt --all` to fix it")?;
    Ok(Done::Passed)
}

fn lints(shell: &Shell) -> Result<Done> {
    if let Some(skipped) = missing(shell, "clippy", "clippy")? {
        return Ok(skipped);
    }
    let args = ["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"];
    shell::run(&mut shell.cargo(&args))?;
    Ok(Done::Passed)
}

/// People may continue without a component, but CI may not.
fn missing(shell: &Shell, command: &str, component: &str) -> Result<Option<Done>> {
    if shell::succeeds(&mut shell.cargo(&[command, "--version"])) {
        return Ok(None);
    }
    let why = format!("{component} is not installed: `rustup component add {component}`");
    if shell::in_ci() {
        bail!(why);
    }
    Ok(Some(Done::Skipped(why)))
}

/// The tests see `RUN_SLOW_TESTS=1` if it is set in the environment.
fn tests(shell: &Shell) -> Result<Done> {
    shell::run(&mut shell.cargo(&["test", "--workspace"]))?;
    Ok(Done::Passed)
}

/// People may continue without a browser, but CI may not.
fn browser(shell: &Shell) -> Result<Done> {
    if web::find_chromium(shell).is_none() && !shell::in_ci() {
        return Ok(Done::Skipped(
            "no Chromium was found: install it, for example with `apt-get install chromium`".to_owned(),
        ));
    }
    let repeated = web::browser_tests(shell)?;
    if repeated.is_empty() {
        return Ok(Done::Passed);
    }
    Ok(Done::PassedWith(format!("FLAKY, failed at first and passed when repeated: {}", repeated.join(", "))))
}

fn docs(shell: &Shell) -> Result<Done> {
    let mut doc = shell.cargo(&["doc", "--workspace", "--no-deps"]);
    shell::run(doc.env("RUSTDOCFLAGS", "-D warnings"))?;
    Ok(Done::Passed)
}

fn count(shell: &Shell) -> Result<Done> {
    if !instructions::find_valgrind(shell) {
        return Ok(Done::Skipped("valgrind is not installed".to_owned()));
    }
    instructions::check(shell, false)?;
    Ok(Done::Passed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_ends_with_the_total() {
        let rows = [
            ("format", Duration::from_millis(1500), "passed".to_owned()),
            ("lints", Duration::from_secs(2), "skipped: why".to_owned()),
        ];
        let text = table(&rows);
        assert_eq!(text.lines().last().map(str::trim_end), Some("total               3.5"));
        assert!(text.contains("lints               2.0  skipped: why"));
    }
}
