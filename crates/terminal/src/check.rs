use std::{
    fs,
    io::Write,
    path::{Path, PathBuf},
    process::ExitCode,
};

use anyhow::{Context as _, bail};
use engine::Paper;
use scenario::{Heading, Report, Tried};
use serde_json::json;

use crate::{files, given, text::fold};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Scenario files, or folders with .md files in them
    #[arg(value_name = "FILE", required = true)]
    paths: Vec<PathBuf>,
    /// Only scenarios whose title, clauses or file contain this text
    #[arg(long, value_name = "TEXT")]
    filter: Option<String>,
    /// List the scenarios without running them
    #[arg(long)]
    list: bool,
    /// Print JSON: file, line, title and clauses of every scenario, and how it went
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, paper: Paper, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    // Reads everything before running anything, so that a mistyped path is noticed immediately.
    let mut texts = Vec::new();
    for path in &args.paths {
        for file in scenario_files(path)? {
            let text = files::read(&file)?;
            texts.push((file.display().to_string(), text));
        }
    }
    if args.list {
        return list(args, &texts, out);
    }
    let mut report = Report::default();
    for (name, text) in &texts {
        let game =
            given::boxes().scenario_box(text).map_err(|message| anyhow::anyhow!("{name}: {message}"))?;
        report.merge(game.check(name, text, &|heading| args.wants(name, heading)));
    }
    if report.tried.is_empty() {
        return args.nothing(out);
    }
    if args.json {
        let tried: Vec<serde_json::Value> = report.tried.iter().map(told).collect();
        writeln!(out, "{}", serde_json::to_string_pretty(&tried)?)?;
    } else {
        for failure in &report.failures {
            writeln!(out, "{}", fold(paper, &failure.to_string()))?;
        }
        writeln!(out, "{} passed, {} failed", report.passed, report.failed)?;
    }
    Ok(ExitCode::from(u8::from(!report.is_ok())))
}

impl Args {
    /// Whether a scenario matches the filter: by part of its title, of a clause or of the file's name.
    fn wants(&self, file: &str, heading: &Heading) -> bool {
        let Some(filter) = &self.filter else { return true };
        let text = filter.to_lowercase();
        // You may write a clause as it is in the heading.
        let clause = text.strip_prefix("r[").and_then(|id| id.strip_suffix(']')).unwrap_or(&text);
        file.to_lowercase().contains(&text)
            || heading.title.to_lowercase().contains(&text)
            || heading.clauses.iter().any(|id| id.contains(clause))
    }

    /// Nothing matches the filter. A typo in it must not look like success.
    fn nothing(&self, out: &mut impl Write) -> anyhow::Result<ExitCode> {
        if self.json {
            writeln!(out, "[]")?;
        }
        bail!(
            "no scenario matches `{}`: use part of a title, a clause or a file name",
            self.filter.as_deref().unwrap_or_default()
        )
    }
}

fn list(args: &Args, texts: &[(String, String)], out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let mut listed = Vec::new();
    for (name, text) in texts {
        let wanted = scenario::headings(text).into_iter().filter(|heading| args.wants(name, heading));
        listed.extend(wanted.map(|heading| (name, heading)));
    }
    if listed.is_empty() {
        return args.nothing(out);
    }
    if args.json {
        let all: Vec<serde_json::Value> = listed.iter().map(|(name, heading)| place(name, heading)).collect();
        writeln!(out, "{}", serde_json::to_string_pretty(&all)?)?;
        return Ok(ExitCode::SUCCESS);
    }
    for (name, heading) in listed {
        let clauses: Vec<String> = heading.clauses.iter().map(|id| format!("r[{id}]")).collect();
        let words = [heading.title.as_str()].into_iter().chain(clauses.iter().map(String::as_str));
        writeln!(out, "{name}:{}: {}", heading.line, words.collect::<Vec<_>>().join(" "))?;
    }
    Ok(ExitCode::SUCCESS)
}

fn place(file: &str, heading: &Heading) -> serde_json::Value {
    let Heading { line, title, clauses } = heading;
    json!({ "file": file, "line": line, "title": title, "clauses": clauses })
}

/// A scenario that was run, for `--json`.
fn told(tried: &Tried) -> serde_json::Value {
    let mut told = place(&tried.file, &tried.heading);
    let message: Vec<String> = tried.failures.iter().map(ToString::to_string).collect();
    told["result"] = json!(if message.is_empty() { "passed" } else { "failed" });
    told["message"] = json!(message.join("\n"));
    told["milliseconds"] = json!(tried.time.as_micros() as f64 / 1000.0);
    told
}

/// The file itself, or every `.md` file in a folder, in a fixed order.
fn scenario_files(path: &Path) -> anyhow::Result<Vec<PathBuf>> {
    if !path.is_dir() {
        return Ok(vec![path.to_owned()]);
    }
    let mut found = Vec::new();
    collect(path, &mut found)?;
    if found.is_empty() {
        bail!("the folder {} has no .md files", path.display());
    }
    found.sort();
    Ok(found)
}

fn collect(folder: &Path, found: &mut Vec<PathBuf>) -> anyhow::Result<()> {
    let cannot = || format!("cannot read the folder {}", folder.display());
    for entry in fs::read_dir(folder).with_context(cannot)? {
        let path = entry.with_context(cannot)?.path();
        if path.is_dir() {
            collect(&path, found)?;
        } else if path.extension().is_some_and(|extension| extension == "md") {
            found.push(path);
        }
    }
    Ok(())
}
