use std::{
    io::Write,
    path::{Path, PathBuf},
    process::ExitCode,
};

use anyhow::bail;
use engine::{Paper, Pending, Seat, Viewer};
use play::{Ended, GaveUp, Record, RecordLine, checkpoint_text, difference};
use shelf::BoxTable;

use crate::{
    files,
    flags::number,
    given,
    play::{changed, scores},
    text::{counted, wrap},
};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The record
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Show the table after this many entries; at the end if not given
    #[arg(long, value_name = "N", value_parser = number::<usize>)]
    at: Option<usize>,
    /// Show it as this seat sees it (p1, p2, …); everything if not given
    #[arg(long, value_name = "SEAT")]
    seat: Option<String>,
    /// Only check the record
    #[arg(long)]
    quiet: bool,
}

pub(crate) fn run(args: &Args, paper: Paper, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let text = files::read(&args.file)?;
    let (game, record) =
        given::boxes().read_record(&text).map_err(|problem| files::problem_in(&args.file, &problem))?;
    let table =
        game.open_record(&record, &text).map_err(|problem| files::problem_in(&args.file, &problem))?;
    let viewer = viewer(args, &*table)?;
    let checkpoints = checkpoints(&args.file, &record, &*table)?;
    if let Some(at) = args.at
        && at > table.len()
    {
        bail!("--at {at}: {} has {}", args.file.display(), counted(table.len(), "entry"));
    }
    if !args.quiet {
        match args.at {
            Some(at) => show(&*table.back_at(at)?, viewer, paper, out)?,
            None => show(&*table, viewer, paper, out)?,
        }
    }
    let kept = match checkpoints {
        0 => String::new(),
        1 => ", 1 checkpoint matches".to_owned(),
        count => format!(", {count} checkpoints match"),
    };
    writeln!(out, "{}: {}, all legal{kept}.", args.file.display(), counted(table.len(), "entry"))?;
    if args.at.is_none() && table.outcome().is_some() {
        write!(out, "{}", scores(&*table))?;
    }
    if let Some(Ended { seat, how }) = record.header.ended.filter(|_| args.at.is_none()) {
        let what = match how {
            GaveUp::Resigned => "resigned",
            GaveUp::Time => "ran out of time",
        };
        writeln!(out, "{seat} {what}, which ended the game.")?;
    }
    Ok(ExitCode::SUCCESS)
}

fn viewer(args: &Args, table: &dyn BoxTable) -> anyhow::Result<Viewer> {
    let Some(text) = &args.seat else { return Ok(Viewer::Everything) };
    let seat: Seat = text.parse()?;
    let seats = table.seats();
    if seat.0 >= seats {
        bail!("there is no {seat} at this table; {}", Seat::at_table(seats));
    }
    Ok(Viewer::Seat(seat))
}

/// Compares the position at every checkpoint with the one written there.
fn checkpoints(file: &Path, record: &Record, table: &dyn BoxTable) -> anyhow::Result<usize> {
    let mut entries = 0;
    let mut count = 0;
    for (index, line) in record.lines().iter().enumerate() {
        let RecordLine::Checkpoint { label, text } = line else {
            entries += 1;
            continue;
        };
        if text.is_empty() {
            continue;
        }
        count += 1;
        let then = table.at(entries)?;
        let view = then.view_text(Viewer::Everything);
        let shown = checkpoint_text(label, then.seats(), then.outcome().as_ref(), &view);
        let changed = difference(&text.join("\n"), &shown);
        if !changed.is_empty() {
            bail!(
                "{}: line {}, column 1: the checkpoint `{label}` does not match (- written, + actual):\n{changed}",
                file.display(),
                record.place(index),
            );
        }
    }
    Ok(count)
}

fn show(table: &dyn BoxTable, viewer: Viewer, paper: Paper, out: &mut impl Write) -> anyhow::Result<()> {
    let last = table.len();
    if let Some(entry) = last.checked_sub(1) {
        if let Some(written) = table.record(viewer).entries().nth(entry) {
            writeln!(out, "{last}: {written}")?;
        }
        for note in table.events(viewer, entry) {
            write!(out, "{}", wrap(paper, "  ", &format!("{}  r[{}]", note.text, note.clause)))?;
        }
        writeln!(out)?;
    }
    writeln!(out, "{}", table.drawing(viewer, paper).trim_end())?;
    writeln!(out, "{}", changed(table, paper))?;
    match table.pending() {
        Pending::Seats(seats) => {
            for seat in seats.iter() {
                // What somebody else may do can depend on their secrets.
                if viewer != Viewer::Everything && viewer != Viewer::Seat(seat) {
                    writeln!(out, "{seat} is deciding.")?;
                    continue;
                }
                let prompt = table.prompt_text(seat).unwrap_or_default();
                let actions = counted(table.legal(seat).len(), "legal action");
                write!(out, "{}", wrap(paper, "", &format!("{seat}: {prompt} ({actions})")))?;
            }
        }
        Pending::Chance => writeln!(out, "Chance acts next.")?,
        Pending::Over => writeln!(out, "The game is over.")?,
    }
    writeln!(out)?;
    Ok(())
}
