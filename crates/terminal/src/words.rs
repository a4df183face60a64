//! For translators: what a language still lacks.

use std::{io::Write, path::PathBuf, process::ExitCode};

use anyhow::Context as _;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(clap::Subcommand)]
enum What {
    /// Compare a language with English: messages that are missing or that nothing uses, and wrong parameters
    Check {
        /// The name of its folders, such as nl
        #[arg(value_name = "LANGUAGE")]
        language: String,
        /// The folder with `words/` and `games/` in it
        #[arg(long, value_name = "FOLDER", default_value = ".")]
        root: PathBuf,
    },
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let What::Check { language, root } = &args.what;
    let mistakes = ::words::check(root, language)
        .with_context(|| format!("`{}` has no `words` and `games` that can be read", root.display()))?;
    for mistake in &mistakes {
        writeln!(out, "{}: {}", mistake.file.display(), mistake.what)?;
    }
    if mistakes.is_empty() {
        writeln!(out, "{language} says everything that English says.")?;
        return Ok(ExitCode::SUCCESS);
    }
    writeln!(out, "{language}: {} to mend", mistakes.len())?;
    Ok(ExitCode::FAILURE)
}
