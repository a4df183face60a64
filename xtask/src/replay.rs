use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, bail};

use crate::shell::{self, Shell};

/// Replays every record below a folder, to see what a new build would do to existing games.
pub(crate) fn run(shell: &Shell, args: &[String]) -> Result<()> {
    let [folder] = args else { bail!("name a folder: `cargo xtask replay games/burgundy/golden`") };
    let mut records = Vec::new();
    collect(Path::new(folder), &mut records)?;
    if records.is_empty() {
        bail!("there is no .game file below {folder}");
    }
    let binary = shell.release_binary()?;
    let here = std::env::current_dir()?;
    let mut failed = 0;
    for record in &records {
        let mut replay = shell.program(&binary, &["replay", "--quiet"]);
        if shell::run(replay.arg(here.join(record))).is_err() {
            println!("{}: does not replay", record.display());
            failed += 1;
        }
    }
    println!("{} records, {failed} did not replay", records.len());
    if failed > 0 {
        bail!("{failed} of {} records no longer replay", records.len());
    }
    Ok(())
}

fn collect(folder: &Path, records: &mut Vec<PathBuf>) -> Result<()> {
    let entries = fs::read_dir(folder).with_context(|| format!("cannot list {}", folder.display()))?;
    let mut paths = entries.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>>>()?;
    paths.sort();
    for path in paths {
        if path.is_dir() {
            collect(&path, records)?;
        } else if path.extension().is_some_and(|extension| extension == "game") {
            records.push(path);
        }
    }
    Ok(())
}
