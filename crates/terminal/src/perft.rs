use std::{io::Write, path::PathBuf, process::ExitCode, time::Instant};

use anyhow::bail;

use crate::{
    files,
    flags::{self, TableFlags},
    given,
};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The box
    #[arg(value_name = "BOX")]
    game: String,
    /// Count from the end of this record instead of from the start
    #[arg(value_name = "FILE")]
    record: Option<PathBuf>,
    /// How many actions, by seats and by chance
    #[arg(long, value_name = "N", value_parser = flags::number::<u32>)]
    depth: u32,
    #[command(flatten)]
    table: TableFlags,
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let game = flags::find(&args.game)?;
    let start = Instant::now();
    let counts: Vec<u64> = if let Some(path) = &args.record {
        if args.table.any() {
            bail!(
                "the record already defines the table; leave out --edition, --seats, --boards, --modules, --option and \
                 --overlay"
            );
        }
        let text = files::read(path)?;
        let (found, record) =
            given::boxes().read_record(&text).map_err(|problem| files::problem_in(path, &problem))?;
        if found.id != game.id {
            bail!("{} is a record of {}, not of {}", path.display(), found.id, game.id);
        }
        (1..=args.depth)
            .map(|depth| game.perft_record(&record, &text, depth))
            .collect::<Result<_, _>>()
            .map_err(|problem| files::problem_in(path, &problem))?
    } else {
        let mut problems = Vec::new();
        let config = args.table.config(game, &mut problems);
        flags::check_config(game, &config, &mut problems);
        flags::refuse(&problems)?;
        (1..=args.depth).map(|depth| game.perft(&config, depth)).collect::<Result<_, _>>()?
    };
    for (depth, count) in (1..).zip(&counts) {
        writeln!(out, "{depth} {count}")?;
    }
    writeln!(out, "{:.3} s", start.elapsed().as_secs_f64())?;
    Ok(ExitCode::SUCCESS)
}
