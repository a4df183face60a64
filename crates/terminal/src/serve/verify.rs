//! `loire verify`: was the luck in a finished game manipulated?

use std::{io::Write, path::PathBuf, process::ExitCode};

use engine::Paper;
use keeper::luck::{self, Verdict};

use crate::{files, given, text::fold};

/// Exits with 0 if all of it is proven, with 1 if something is wrong, and with 3 if it is not proven: the commitment or
/// the digest was not given, or some luck could not be checked.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The record of a finished game, as downloaded from the server
    #[arg(value_name = "FILE.game")]
    file: PathBuf,
    /// What the table showed as `luck.commit` before the game
    #[arg(long, value_name = "HEX", value_parser = hash)]
    commit: Option<String>,
    /// What the table shows as `luck.digest` after the game
    #[arg(long, value_name = "HEX", value_parser = hash)]
    digest: Option<String>,
    /// Only print what chance could answer at each of its entries, for a verifier that does not know the
    /// rules
    #[arg(long, conflicts_with_all = ["commit", "digest"])]
    outcomes: bool,
}

const NOT_CHECKED: u8 = 3;

/// A hash as the table shows it, in upper or lower case.
fn hash(text: &str) -> Result<String, String> {
    if text.len() == 64 && text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return Ok(text.to_ascii_lowercase());
    }
    Err("a hash has 64 hex digits; copy it from the table".to_owned())
}

pub(crate) fn run(args: &Args, paper: Paper, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let text = files::read(&args.file)?;
    let name = args.file.display();
    if args.outcomes {
        let told =
            luck::outcomes(given::boxes(), &text).map_err(|problem| anyhow::anyhow!("{name}: {problem}"))?;
        write!(out, "{told}")?;
        return Ok(ExitCode::SUCCESS);
    }
    let found = match luck::verify(given::boxes(), &text) {
        Ok(found) => found,
        Err(problem) => {
            write!(out, "{name}: NOT PROVEN\n{}", fold(paper, &format!("  {problem}")))?;
            return Ok(ExitCode::FAILURE);
        }
    };
    let report = found.report(args.commit.as_deref(), args.digest.as_deref());
    let report_text = report.to_string();
    let (verdict, reasons) = report_text.split_once('\n').unwrap_or((&report_text, ""));
    writeln!(out, "{name}: {verdict}")?;
    write!(out, "{}", fold(paper, reasons))?;
    writeln!(out, "commitment {}\ndigest     {}", found.commit, found.digest)?;
    Ok(match report.verdict {
        Verdict::Proven => ExitCode::SUCCESS,
        Verdict::LuckProven | Verdict::Consistent | Verdict::Unproven => ExitCode::from(NOT_CHECKED),
        Verdict::Refuted => ExitCode::FAILURE,
    })
}
