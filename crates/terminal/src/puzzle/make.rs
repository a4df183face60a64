//! Makes puzzles: bots play, and the search looks for positions in which one turn is clearly the best.

use std::{
    fs,
    io::Write,
    path::{Path, PathBuf},
    process::ExitCode,
    time::Duration,
};

use anyhow::{Context as _, bail};
use engine::counted;
use indicatif::{ProgressBar, ProgressStyle};
use play::Record;
use shelf::{GameBox, mix};
use study::{Found, Posed, Wanted};

use crate::{
    files,
    flags::{self, TableFlags},
};

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(clap::Subcommand)]
enum Command {
    /// Let bots play, and write the puzzles that are found in their games
    Make(MakeArgs),
}

#[derive(clap::Args)]
struct MakeArgs {
    /// The box
    #[arg(value_name = "BOX")]
    game: String,
    #[command(flatten)]
    table: TableFlags,
    /// How many games to look at
    #[arg(long, default_value_t = 10, value_name = "N", value_parser = flags::number::<u64>)]
    games: u64,
    /// The same seed finds the same puzzles
    #[arg(long, default_value_t = 1, value_parser = flags::number::<u64>)]
    seed: u64,
    /// The bot that plays on every seat; one that thinks may have a budget, such as expert@50ms
    #[arg(long, default_value = "hard", value_name = "BOT")]
    bot: String,
    /// How many simulated games each turn is tried in for the proof
    #[arg(long, default_value_t = 400, value_name = "N", value_parser = flags::number::<u32>)]
    simulations: u32,
    /// By how much the best turn must lead: points, or per cent of the chance of winning
    #[arg(long, default_value_t = 2.0, value_name = "BY")]
    margin: f32,
    /// The share of each game that is skipped at its beginning
    #[arg(long, default_value_t = 0.4, value_name = "SHARE")]
    skip: f32,
    /// How many puzzles to take from one game at most
    #[arg(long, default_value_t = 2, value_name = "N", value_parser = flags::number::<usize>)]
    each: usize,
    /// Write them into this folder, after those that are already there
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let Command::Make(args) = &args.command;
    let game = flags::find(&args.game)?;
    let mut problems = game.check_bots([args.bot.as_str()]);
    let config = args.table.config(game, &mut problems);
    let seats = flags::check_config(game, &config, &mut problems).unwrap_or(0);
    if !(0.0..1.0).contains(&args.skip) {
        problems.push(format!("--skip {}: write a share from 0 to below 1, such as 0.4", args.skip));
    }
    if args.simulations < 2 {
        problems.push("--simulations must be at least 2".to_owned());
    }
    flags::refuse(&problems)?;
    let arena = game.arena(&config, &vec![args.bot.clone(); seats.into()])?;
    fs::create_dir_all(&args.out).with_context(|| format!("cannot make {}", args.out.display()))?;
    let bar = progress(args.games);
    let (mut looked, mut found) = (0_u64, 0);
    for number in 0..args.games {
        let seed = mix(args.seed, &[number]);
        let played = arena.game(seed, true);
        let Some(record) = played.record else { bail!("the game has no record") };
        let table = game.open_record(&record, &record.to_string()).map_err(anyhow::Error::new)?;
        let wanted = Wanted {
            skip: args.skip,
            margin: args.margin,
            games: args.simulations,
            most: args.each,
            seed: mix(seed, &[1]),
        };
        for mut one in study::find(&*table, &wanted, &mut || looked += 1) {
            one.puzzle.made = made(args, number);
            let file = write(game, &args.out, &record, &one)?;
            found += 1;
            bar.suspend(|| writeln!(out, "{}", told(&file, &one)))?;
        }
        bar.inc(1);
    }
    bar.finish_and_clear();
    let (decisions, games) = (counted(looked as usize, "decision"), counted(args.games as usize, "game"));
    writeln!(out, "{} among {decisions} in {games}.", counted(found, "puzzle"))?;
    Ok(ExitCode::SUCCESS)
}

/// The command that finds a puzzle again.
fn made(args: &MakeArgs, number: u64) -> String {
    let MakeArgs { game, games, seed, bot, simulations, margin, skip, each, .. } = args;
    let mut table = String::new();
    if let Some(seats) = args.table.seats {
        table = format!(" --seats {seats}");
    }
    format!(
        "loire puzzles make {game}{table} --games {games} --seed {seed} --bot {bot} --simulations {simulations} --margin \
         {margin} --skip {skip} --each {each} (game {})",
        number + 1
    )
}

fn told(file: &str, found: &Found) -> String {
    let (by, error) = found.puzzle.lead();
    let best = found.puzzle.best().actions.join(", ");
    format!("{file}: {} {best}, better by {by:.1} ± {error:.1}", found.puzzle.seat)
}

/// Writes both files under the next free number, and reads them again to be sure.
fn write(game: &'static GameBox, folder: &Path, record: &Record, found: &Found) -> anyhow::Result<String> {
    let free = |number: &usize| !folder.join(format!("{number:02}.game")).exists();
    let number = (1..10_000).find(free).context("the folder is full")?;
    let (record, answer) = (record.first(found.entries).to_string(), found.puzzle.to_text());
    Posed::read(game, number, &record, &answer).context("this puzzle cannot be read again")?;
    files::write_new(&folder.join(format!("{number:02}.json")), &answer)?;
    files::write_new(&folder.join(format!("{number:02}.game")), &record)?;
    Ok(format!("{number:02}"))
}

fn progress(games: u64) -> ProgressBar {
    let bar = ProgressBar::new(games);
    if let Ok(style) = ProgressStyle::with_template("{bar:40} game {pos} of {len}, {eta} left") {
        bar.set_style(style);
    }
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}
