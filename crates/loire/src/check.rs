use std::{
    fs,
    io::Write,
    path::{Path, PathBuf},
    process::ExitCode,
};

use anyhow::{Context as _, bail};
use testkit::scenario::Report;

use crate::files;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Scenario files, or folders with .md files in them
    #[arg(value_name = "FILE", required = true)]
    paths: Vec<PathBuf>,
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    // Everything is read before anything runs, so that a mistyped path is noticed at once.
    let mut texts = Vec::new();
    for path in &args.paths {
        for file in scenario_files(path)? {
            let text = files::read(&file)?;
            texts.push((file, text));
        }
    }
    let mut report = Report::default();
    for (file, text) in &texts {
        let name = file.display().to_string();
        let game = boxes::scenario_box(text).map_err(|message| anyhow::anyhow!("{name}: {message}"))?;
        report.merge(game.check(&name, text, &|_| true));
    }
    for failure in &report.failures {
        writeln!(out, "{failure}\n")?;
    }
    writeln!(out, "{} passed, {} failed", report.passed, report.failed)?;
    Ok(ExitCode::from(u8::from(!report.is_ok())))
}

/// The file itself, or every `.md` below a folder in a fixed order.
fn scenario_files(path: &Path) -> anyhow::Result<Vec<PathBuf>> {
    if !path.is_dir() {
        return Ok(vec![path.to_owned()]);
    }
    let mut found = Vec::new();
    collect(path, &mut found)?;
    if found.is_empty() {
        bail!("the folder {} holds no .md file", path.display());
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
