//! Manual pages and completions, written by the parser of the command line.

use std::{io::Write, path::PathBuf, process::ExitCode};

use anyhow::Context as _;
use clap::CommandFactory as _;
use clap_complete::Shell;

use crate::Cli;

#[derive(clap::Args)]
pub(crate) struct CompletionsArgs {
    /// The shell
    #[arg(value_name = "SHELL")]
    shell: Shell,
}

#[derive(clap::Args)]
pub(crate) struct ManualArgs {
    /// An existing folder
    #[arg(value_name = "DIR")]
    folder: PathBuf,
}

pub(crate) fn completions(args: &CompletionsArgs, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Cli::command(), "loire", &mut script);
    out.write_all(&script)?;
    Ok(ExitCode::SUCCESS)
}

/// One page for the program and one for each command: `loire.1`, `loire-play.1`, ….
pub(crate) fn write(args: &ManualArgs) -> anyhow::Result<ExitCode> {
    // They name the version without the commit, since pages of one version should not differ.
    clap_mangen::generate_to(Cli::command(), &args.folder)
        .with_context(|| format!("cannot write the manual to {}", args.folder.display()))?;
    Ok(ExitCode::SUCCESS)
}
