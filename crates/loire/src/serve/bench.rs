//! `loire bench-server`.

use std::{io::Write, process::ExitCode};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// How many tables are played at once
    #[arg(long, value_name = "N", default_value_t = 1000)]
    tables: usize,
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    writeln!(out, "{}", args.tables)?;
    Ok(ExitCode::SUCCESS)
}
