//! `loire backup`, `restore` and `doctor`.

use std::{io::Write, path::PathBuf, process::ExitCode};

use engine::counted;
use server::{Store, doctor};

use crate::{
    given,
    waiting::{many_threads, wait},
};

#[derive(clap::Args)]
pub(crate) struct BackupArgs {
    /// The server's data directory
    #[arg(long, value_name = "DIR", default_value = "data", env = "LOIRE_DATA")]
    data: PathBuf,
    /// The copy, which must not exist yet
    #[arg(value_name = "FILE")]
    copy: PathBuf,
}

pub(crate) fn backup(args: &BackupArgs, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    wait(&many_threads()?, server::backup(&args.data, &args.copy))?;
    writeln!(out, "{} has everything that was acknowledged before the copy began", args.copy.display())?;
    Ok(ExitCode::SUCCESS)
}

#[derive(clap::Args)]
pub(crate) struct RestoreArgs {
    /// A copy made by `loire backup`
    #[arg(value_name = "FILE")]
    copy: PathBuf,
    /// The data directory to restore
    #[arg(long, value_name = "DIR", default_value = "data", env = "LOIRE_DATA")]
    data: PathBuf,
}

pub(crate) fn restore(args: &RestoreArgs, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let kept = wait(&many_threads()?, server::restore(&args.copy, &args.data))?;
    writeln!(out, "{} was restored to {}", args.copy.display(), args.data.display())?;
    if let Some(kept) = kept {
        writeln!(out, "the old database is now {}", kept.display())?;
    }
    Ok(ExitCode::SUCCESS)
}

#[derive(clap::Args)]
pub(crate) struct DoctorArgs {
    /// The server's data directory
    #[arg(long, value_name = "DIR", default_value = "data", env = "LOIRE_DATA")]
    data: PathBuf,
    /// Or its PostgreSQL database
    #[arg(long, value_name = "URL", env = "LOIRE_DATABASE_URL", hide_env_values = true)]
    database_url: Option<String>,
}

pub(crate) fn doctor(args: &DoctorArgs, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let found = wait(&many_threads()?, async {
        let store = match &args.database_url {
            Some(url) => Store::postgres(url).await?,
            None => Store::existing(&args.data).await?,
        };
        doctor::check(&store, given::boxes()).await
    })?;
    for problem in &found.problems {
        writeln!(out, "{problem}")?;
    }
    writeln!(
        out,
        "{}, {} replayed, {} reproduced, {}",
        counted(found.tables, "table"),
        counted(found.entries, "entry"),
        counted(found.results, "final score"),
        counted(found.problems.len(), "problem")
    )?;
    Ok(ExitCode::from(u8::from(!found.problems.is_empty())))
}
