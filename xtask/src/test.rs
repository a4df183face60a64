use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

use crate::{
    beside::Beside,
    dependencies, history, instructions, postgres,
    shell::{self, Shell},
    tidy, wasm, web,
};

/// One step of CI.
struct Step {
    name: &'static str,
    run: fn(&mut Bench) -> Result<Done>,
}

/// What the steps share.
struct Bench<'a> {
    shell: &'a Shell,
    /// The check of the web client. It runs alongside the lints, which leave a processor idle for
    /// minutes.
    client: Option<Beside>,
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
    Step { name: "format", run: |bench| format(bench.shell) },
    Step { name: "tidy", run: |bench| tidy(bench.shell) },
    Step { name: "dependencies", run: |bench| dependencies(bench.shell) },
    Step { name: "lints", run: lints },
    Step { name: "client", run: client },
    Step { name: "tests", run: |bench| tests(bench.shell) },
    Step { name: "modules", run: |bench| modules(bench.shell) },
    Step { name: "browser", run: |bench| browser(bench.shell) },
    Step { name: "docs", run: |bench| docs(bench.shell) },
    Step { name: "instructions", run: |bench| count(bench.shell) },
];

pub(crate) fn run(shell: &Shell, args: &[String]) -> Result<()> {
    let steps = chosen(args)?;
    let mut rows: Vec<(&str, Duration, String)> = Vec::new();
    let mut bench = Bench { shell, client: None };
    for (index, step) in steps.iter().enumerate() {
        println!("=== {} ({} of {})", step.name, index + 1, steps.len());
        let start = Instant::now();
        let (word, result) = judged((step.run)(&mut bench), shell::in_ci());
        let took = start.elapsed();
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

/// The steps that somebody names, or all of them.
fn chosen(names: &[String]) -> Result<Vec<&'static Step>> {
    let known = || STEPS.iter().map(|step| step.name).collect::<Vec<_>>().join(", ");
    if let Some(unknown) = names.iter().find(|name| STEPS.iter().all(|step| step.name != name.as_str())) {
        bail!("there is no step `{unknown}`; the steps are {}", known());
    }
    let is_chosen = |step: &&Step| names.is_empty() || names.iter().any(|name| name == step.name);
    Ok(STEPS.iter().filter(is_chosen).collect())
}

/// The result of a step, in words. People may continue without a tool that a step needs, but CI may not.
fn judged(result: Result<Done>, in_ci: bool) -> (String, Result<()>) {
    match result {
        Ok(Done::Passed) => ("passed".to_owned(), Ok(())),
        Ok(Done::PassedWith(what)) => (format!("passed: {what}"), Ok(())),
        Ok(Done::Skipped(why)) if in_ci => ("FAILED".to_owned(), Err(anyhow::anyhow!("skipped: {why}"))),
        Ok(Done::Skipped(why)) => (format!("skipped: {why}"), Ok(())),
        Err(error) => ("FAILED".to_owned(), Err(error)),
    }
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
    if let Some(skipped) = missing(shell, "fmt", "rustfmt") {
        return Ok(skipped);
    }
    shell::run(&mut shell.cargo(&["fmt", "--all", "--check"])).context("run `cargo fmt --all` to fix it")?;
    Ok(Done::Passed)
}

fn tidy(shell: &Shell) -> Result<Done> {
    tidy::run(shell, &[])?;
    match history::check(shell) {
        Ok(problems) if problems.is_empty() => Ok(Done::Passed),
        Ok(problems) => bail!("{}", problems.join("\n")),
        Err(why) => Ok(Done::PassedWith(why)),
    }
}

fn dependencies(shell: &Shell) -> Result<Done> {
    let remarks = dependencies::check(shell)?;
    Ok(if remarks.is_empty() { Done::Passed } else { Done::PassedWith(remarks.join("; ")) })
}

fn lints(bench: &mut Bench) -> Result<Done> {
    let shell = bench.shell;
    bench.client = Some(start_client(shell)?);
    if let Some(skipped) = missing(shell, "clippy", "clippy") {
        return Ok(skipped);
    }
    let args = ["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"];
    shell::run(&mut shell.cargo(&args))?;
    Ok(Done::Passed)
}

/// The check of the web client: `cargo xtask web`.
fn start_client(shell: &Shell) -> Result<Beside> {
    Beside::start_xtask(shell, &["web"], "target/web-check.txt")
}

fn client(bench: &mut Bench) -> Result<Done> {
    let started = match bench.client.take() {
        Some(started) => started,
        None => start_client(bench.shell)?,
    };
    started.finish()?;
    Ok(Done::Passed)
}

/// Plays the same games in WebAssembly and in an ordinary program. One module is like another, so CI builds the smallest.
fn modules(shell: &Shell) -> Result<Done> {
    let slow = std::env::var_os("RUN_SLOW_TESTS").is_some();
    if let Err(problem) = wasm::find(shell) {
        return Ok(Done::Skipped(format!("{problem:#}")));
    }
    let boxes = if slow { wasm::boxes(shell)? } else { vec!["natick".to_owned()] };
    wasm::run(shell, &boxes)?;
    let (program, games) = (shell.example("wasm", "lines")?, if slow { "100" } else { "20" });
    let mut test = shell.program("node", &["--test", "web/engine/"]);
    shell::run(test.env("LOIRE_LINES", program).env("MODULES", boxes.join(" ")).env("GAMES", games))?;
    Ok(Done::Passed)
}

fn missing(shell: &Shell, command: &str, component: &str) -> Option<Done> {
    if shell::succeeds(&mut shell.cargo(&[command, "--version"])) {
        return None;
    }
    Some(Done::Skipped(format!("{component} is not installed: `rustup component add {component}`")))
}

/// The tests see `RUN_SLOW_TESTS=1` if it is set in the environment.
fn tests(shell: &Shell) -> Result<Done> {
    let mut cargo = shell.cargo(&["test", "--workspace"]);
    let Some(path) = postgres::path(shell) else {
        shell::run(&mut cargo)?;
        let why = "there is no PostgreSQL, so the tests with several servers did not run: install it, for \
                   example with `apt-get install postgresql`";
        return Ok(Done::Skipped(why.to_owned()));
    };
    shell::run(cargo.env("PATH", path).env("REQUIRE_PG", "1"))?;
    Ok(Done::Passed)
}

fn browser(shell: &Shell) -> Result<Done> {
    if web::find_chromium(shell).is_none() {
        return Ok(Done::Skipped(
            "there is no Chromium and none could be installed: install it, for example with `apt-get install \
             chromium`"
                .to_owned(),
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
        let why = "valgrind is not installed: install it, for example with `apt-get install valgrind`";
        return Ok(Done::Skipped(why.to_owned()));
    }
    instructions::check(shell, false)?;
    Ok(Done::Passed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_can_be_chosen_by_name() {
        let names = |args: &[&str]| {
            let args: Vec<String> = args.iter().map(|&arg| arg.to_owned()).collect();
            chosen(&args).map(|steps| steps.iter().map(|step| step.name).collect::<Vec<_>>())
        };
        assert_eq!(names(&["docs", "tidy"]).ok(), Some(vec!["tidy", "docs"]));
        assert_eq!(names(&[]).map(|all| all.len()).ok(), Some(STEPS.len()));
        assert!(names(&["all"]).is_err_and(|error| error.to_string().contains("the steps are format, tidy")));
    }

    #[test]
    fn a_skipped_step_fails_in_ci_and_nowhere_else() {
        let skipped = || Ok(Done::Skipped("no browser".to_owned()));
        let (word, result) = judged(skipped(), true);
        assert_eq!(word, "FAILED");
        assert!(result.is_err_and(|error| error.to_string() == "skipped: no browser"));
        let (word, result) = judged(skipped(), false);
        assert_eq!(word, "skipped: no browser");
        assert!(result.is_ok());
        // A remark is not a failure.
        assert!(judged(Ok(Done::PassedWith("a word".to_owned())), true).1.is_ok());
        assert!(judged(Err(anyhow::anyhow!("broken")), false).1.is_err());
    }

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
