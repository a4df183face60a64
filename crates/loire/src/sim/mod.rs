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
use boxes::{Arena, Played, mix};
use indicatif::{ProgressBar, ProgressStyle};
use tally::Tally;

use crate::{
    files,
    flags::{self, TableFlags},
};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The box
    #[arg(value_name = "BOX", default_value = flags::first_box())]
    game: String,
    #[command(flatten)]
    table: TableFlags,
    /// How many games
    #[arg(long, default_value_t = 1000, value_name = "N")]
    games: u64,
    /// The same seed gives the same games, however many jobs play them
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    jobs: u16,
    /// The bots, one for each seat, or one for all
    #[arg(long, value_delimiter = ',', default_value = "greedy", value_name = "BOT,…")]
    bots: Vec<String>,
    /// Print the summary as JSON
    #[arg(long)]
    json: bool,
    /// Write the record of every game into this new or empty folder
    #[arg(long, value_name = "DIR")]
    record: Option<PathBuf>,
}

/// How many games a thread takes at once.
const CHUNK: u64 = 16;

pub(crate) fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let game = flags::find(&args.game)?;
    let mut problems = Vec::new();
    let mut table = args.table.clone();
    if table.seats.is_none() && args.bots.len() > 1 {
        table.seats = u8::try_from(args.bots.len()).ok();
    }
    let config = table.config(&mut problems);
    problems.extend(game.check_bots(args.bots.iter().map(String::as_str)));
    let seats = flags::check_config(game, &config, &mut problems);
    let bots = match (args.bots.as_slice(), seats) {
        ([only], Some(seats)) => vec![only.clone(); seats as usize],
        (bots, Some(seats)) if bots.len() != seats as usize => {
            problems.push(format!("{} bots for {seats} seats: name one, or one for each seat", bots.len()));
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
        game: game.id(),
        edition: config.edition.as_deref().or(game.editions().first().map(|edition| edition.id)),
        bots: &bots,
        seed: args.seed,
        jobs: args.jobs,
        tally: &tally,
        time: start.elapsed(),
    };
    if args.json {
        summary.json(out)?;
    } else {
        summary.text(out)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Plays every game. Threads take chunks of game numbers; results are added up in the order of
/// the games, so that no sum depends on who was faster.
fn play_all(args: &Args, arena: &dyn Arena) -> anyhow::Result<Tally> {
    let bar = progress(args.games);
    let next = AtomicU64::new(0);
    let mut tally = Tally::new(arena);
    let (send, receive) = mpsc::channel::<(u64, Vec<Played>)>();
    let chunks = args.games.div_ceil(CHUNK);
    thread::scope(|scope| -> anyhow::Result<()> {
        for _ in 0..args.jobs {
            let send = send.clone();
            let next = &next;
            scope.spawn(move || {
                loop {
                    let chunk = next.fetch_add(1, Ordering::Relaxed);
                    if chunk >= chunks {
                        return;
                    }
                    let games = chunk * CHUNK..args.games.min((chunk + 1) * CHUNK);
                    let keep = args.record.is_some();
                    let played = games.map(|game| arena.game(mix(args.seed, &[game]), keep)).collect();
                    if send.send((chunk, played)).is_err() {
                        return;
                    }
                }
            });
        }
        drop(send);
        let mut waiting = BTreeMap::new();
        let mut wanted = 0;
        for (chunk, played) in receive {
            waiting.insert(chunk, played);
            while let Some(played) = waiting.remove(&wanted) {
                for (game, played) in (wanted * CHUNK..).zip(&played) {
                    tally.add(played);
                    write_record(args.record.as_deref(), game, played)
                        // The threads stop by themselves soon after.
                        .inspect_err(|_| next.store(chunks, Ordering::Relaxed))?;
                }
                bar.inc(played.len() as u64);
                wanted += 1;
            }
        }
        Ok(())
    })?;
    bar.finish_and_clear();
    Ok(tally)
}

fn write_record(folder: Option<&Path>, game: u64, played: &Played) -> anyhow::Result<()> {
    let (Some(folder), Some(record)) = (folder, &played.record) else { return Ok(()) };
    files::write_new(&folder.join(format!("{:06}.game", game + 1)), &record.to_string())
}

fn new_folder(folder: &Path) -> anyhow::Result<()> {
    if folder.exists() {
        let mut inside =
            fs::read_dir(folder).with_context(|| format!("cannot read the folder {}", folder.display()))?;
        if inside.next().is_some() {
            bail!("the folder {} is not empty; nothing was written", folder.display());
        }
    }
    fs::create_dir_all(folder).with_context(|| format!("cannot make the folder {}", folder.display()))
}

/// A bar on standard error; it hides itself where that is no terminal.
fn progress(games: u64) -> ProgressBar {
    let bar = ProgressBar::new(games);
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {per_sec}, {eta} left") {
        bar.set_style(style);
    }
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}
