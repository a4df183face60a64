//! Bulk games between bots.

mod report;
mod tally;

use std::{
    collections::BTreeMap,
    fs,
    io::Write,
    path::{Path, PathBuf},
    process::ExitCode,
    sync::{
        atomic::{AtomicU64, Ordering},
        mpsc,
    },
    thread,
    time::{Duration, Instant},
};

use anyhow::{Context as _, bail};
use engine::{Paper, counted};
use indicatif::{ProgressBar, ProgressStyle};
use play::Record;
use shelf::{Arena, mix};
use tally::Tally;

use crate::{
    files,
    flags::{self, TableFlags},
};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The box
    #[arg(value_name = "BOX")]
    game: Option<String>,
    #[command(flatten)]
    table: TableFlags,
    /// How many games
    #[arg(long, default_value_t = 1000, value_name = "N", value_parser = flags::number::<u64>)]
    games: u64,
    /// The same seed gives the same games, however many jobs play them
    #[arg(long, default_value_t = 1, value_parser = flags::number::<u64>)]
    seed: u64,
    /// How many threads
    #[arg(long, default_value_t = 1, value_parser = jobs)]
    jobs: u16,
    /// The bots: one for all seats, or one for each; one that thinks may have a budget, such as expert@50ms or
    /// expert@400 (simulated games)
    #[arg(long, value_delimiter = ',', default_value = "greedy", value_name = "BOT,…")]
    bots: Vec<String>,
    /// Print the summary as JSON
    #[arg(long)]
    json: bool,
    /// Write the record of every game into this new or empty folder
    #[arg(long, value_name = "DIR")]
    record: Option<PathBuf>,
}

pub(crate) fn jobs(text: &str) -> Result<u16, String> {
    let jobs = flags::number(text).ok().filter(|jobs| (1..=1024).contains(jobs));
    jobs.ok_or_else(|| "write a number of threads from 1 to 1024".to_owned())
}

/// How many games a thread takes at a time.
const CHUNK: u64 = 32;

pub(crate) fn run(args: &Args, paper: Paper, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let game = flags::named(args.game.as_deref())?;
    let mut problems = Vec::new();
    let mut table = args.table.clone();
    if table.seats.is_none() && args.bots.len() > 1 {
        table.seats = u8::try_from(args.bots.len()).ok();
    }
    if args.games == 0 {
        problems.push("--games must be at least 1".to_owned());
    }
    let config = table.config(game, &mut problems);
    problems.extend(game.check_bots(args.bots.iter().map(String::as_str)));
    let seats = flags::check_config(game, &config, &mut problems);
    let bots = match (args.bots.as_slice(), seats) {
        ([only], Some(seats)) => vec![only.clone(); seats as usize],
        (bots, Some(seats)) if bots.len() != seats as usize => {
            let (bots, seats) = (counted(bots.len(), "bot"), counted(seats.into(), "seat"));
            problems.push(format!("{bots} for {seats}: name one, or one for each seat"));
            Vec::new()
        }
        (bots, _) => bots.to_vec(),
    };
    flags::refuse(&problems)?;
    let arena = game.arena(&config, &bots)?;
    if let Some(folder) = &args.record {
        new_folder(folder)?;
    }

    let start = Instant::now();
    let tally = play_all(args, &*arena)?;
    let summary = report::Summary {
        game: game.id,
        edition: config.edition.as_deref().or(game.menu.editions.first().map(|edition| edition.id)),
        notice: game.reconstruction(),
        modules: &config.modules,
        options: &config.options,
        bots: &bots,
        seed: args.seed,
        jobs: args.jobs,
        tally: &tally,
        time: start.elapsed(),
    };
    if args.json {
        summary.json(out)?;
    } else {
        summary.text(paper, out)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// A thread's results: the sums over one chunk of games, and their records if they are kept.
struct Chunk {
    tally: Tally,
    records: Vec<Record>,
}

/// Plays every game. Threads take chunks of game numbers and add up their own results, so that little passes
/// between threads. Chunks are combined in order, so that no sum depends on which thread was faster.
fn play_all(args: &Args, arena: &dyn Arena) -> anyhow::Result<Tally> {
    let bar = progress(args.games);
    let next = AtomicU64::new(0);
    let chunks = args.games.div_ceil(CHUNK);
    let mut tally = Tally::new(arena);
    let (send, receive) = mpsc::channel::<(u64, Chunk)>();
    thread::scope(|scope| -> anyhow::Result<()> {
        for _ in 0..args.jobs {
            let (send, next) = (send.clone(), &next);
            scope.spawn(move || {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    // If a record could not be written, nobody is receiving any more.
                    if number >= chunks || send.send((number, play_chunk(args, arena, number))).is_err() {
                        return;
                    }
                }
            });
        }
        drop(send);
        let mut waiting = BTreeMap::new();
        let mut wanted = 0;
        for (number, chunk) in receive {
            waiting.insert(number, chunk);
            while let Some(chunk) = waiting.remove(&wanted) {
                if let Some(folder) = &args.record {
                    write_records(folder, wanted * CHUNK, &chunk.records)?;
                }
                tally.merge(&chunk.tally);
                bar.inc(chunk.tally.games);
                wanted += 1;
            }
        }
        Ok(())
    })?;
    bar.finish_and_clear();
    Ok(tally)
}

fn play_chunk(args: &Args, arena: &dyn Arena, number: u64) -> Chunk {
    let mut chunk = Chunk { tally: Tally::new(arena), records: Vec::new() };
    for game in number * CHUNK..args.games.min((number + 1) * CHUNK) {
        let mut played = arena.game(mix(args.seed, &[game]), args.record.is_some());
        chunk.tally.add(&played);
        chunk.records.extend(played.record.take());
    }
    chunk
}

/// Writes the records of a chunk whose first game has the number `first` (from 0).
fn write_records(folder: &Path, first: u64, records: &[Record]) -> anyhow::Result<()> {
    for (game, record) in (first + 1..).zip(records) {
        files::write_new(&folder.join(format!("{game:06}.game")), &record.to_string())?;
    }
    Ok(())
}

fn new_folder(folder: &Path) -> anyhow::Result<()> {
    if folder.exists() {
        let mut inside =
            fs::read_dir(folder).with_context(|| format!("cannot read the folder {}", folder.display()))?;
        if inside.next().is_some() {
            bail!("the folder {} is not empty; nothing was written", folder.display());
        }
    }
    fs::create_dir_all(folder).with_context(|| format!("cannot create the folder {}", folder.display()))
}

/// A progress bar on standard error. It is hidden if that is not a terminal.
pub(crate) fn progress(games: u64) -> ProgressBar {
    let bar = ProgressBar::new(games);
    if bar.is_hidden() {
        return bar;
    }
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {per_sec}, {eta} left") {
        bar.set_style(style);
    }
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}
