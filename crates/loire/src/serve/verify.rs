//! `loire verify`: was the luck of a finished game chosen by anybody?

use std::{io::Write, path::PathBuf, process::ExitCode};

use crate::files;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The record of a finished game, as the server gave it
    #[arg(value_name = "FILE.game")]
    file: PathBuf,
    /// What the table showed as `luck.commit` before the game
    #[arg(long, value_name = "HEX")]
    commit: Option<String>,
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let text = files::read(&args.file)?;
    let name = args.file.display();
    match server::verify(&text) {
        Ok(found) if args.commit.as_ref().is_some_and(|commit| *commit != found.commit) => {
            writeln!(out, "{name}: NOT PROVEN: the record names another commitment, {}", found.commit)?;
            Ok(ExitCode::FAILURE)
        }
        Ok(found) => {
            writeln!(
                out,
                "{name}: proven. {} entries replayed, {} of them luck, all of it from the secret.\n\
                 commitment {}\ndigest     {}",
                found.entries, found.chance, found.commit, found.digest
            )?;
            Ok(ExitCode::SUCCESS)
        }
        Err(problem) => {
            writeln!(out, "{name}: NOT PROVEN: {problem}")?;
            Ok(ExitCode::FAILURE)
        }
    }
}
