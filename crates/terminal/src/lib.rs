//! The commands of the program: `loire play`, `serve`, `sim` and the others.
//!
//! They do not know any game. Everything about games comes through `shelf`.

#![expect(clippy::cast_precision_loss, reason = "counts of games are far below 2^52")]

mod about;
mod analyze;
mod arena;
mod bench;
mod boxes_list;
mod check;
mod files;
mod flags;
mod given;
mod licences;
mod manual;
mod perft;
mod play;
mod puzzle;
mod replay;
mod serve;
mod sim;
mod text;
mod train;
mod tune;
mod waiting;
mod words;

use std::{
    env,
    error::Error as _,
    io::{self, Write},
    process::ExitCode,
};

use clap::{
    CommandFactory as _, FromArgMatches as _, Parser, Subcommand, ValueEnum,
    error::{ContextKind, ErrorKind},
};
use shelf::Shelf;

/// Strategy games with exact rules: play them, study them, let bots play them.
#[derive(Parser)]
#[command(name = "loire", version, max_term_width = 100)]
struct Cli {
    #[command(subcommand)]
    command: Command,
    /// When to use colours; auto means if standard output is a terminal and `NO_COLOR` is not set
    #[arg(long, alias = "colour", global = true, value_name = "WHEN", default_value = "auto")]
    color: Colours,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Colours {
    Auto,
    Always,
    Never,
}

#[derive(Subcommand)]
enum Command {
    /// List the boxes
    Boxes,
    /// Describe a box: its editions, options and bots, and where its content comes from
    About(about::Args),
    /// Play in the terminal, against bots or with others at one keyboard
    Play(play::Args),
    /// Let bots play many games and summarise the results
    Sim(sim::Args),
    /// Let bots play each other with the same luck, and rate them
    Arena(arena::Args),
    /// Check a game record and show the table at any of its entries
    Replay(replay::Args),
    /// Review a game: what was better, where it was decided, and what was luck
    Analyze(analyze::Args),
    /// Solve a puzzle: find the best turn in a position
    Puzzle(puzzle::Args),
    /// Make new puzzles from games between bots
    #[command(hide = true)]
    Puzzles(puzzle::make::Args),
    /// Run scenario files
    Check(check::Args),
    /// Count the games of a given length that can follow a position
    Perft(perft::Args),
    /// Measure speed
    Bench(bench::Args),
    /// Train a box's net by self-play
    Train(train::Args),
    /// Look for better numbers for a box's bots
    Tune(tune::Args),
    /// Serve tables over HTTP, for people and bots to play in the browser
    Serve(serve::Args),
    /// Check that the luck in a finished game was not manipulated
    Verify(serve::verify::Args),
    /// Copy a server's database while it runs
    Backup(serve::keep::BackupArgs),
    /// Restore a copy of a server's database
    Restore(serve::keep::RestoreArgs),
    /// Check everything a server has stored: every record must replay, every score must match
    Doctor(serve::keep::DoctorArgs),
    /// Measure a server under load
    BenchServer(serve::bench::Args),
    /// Check a translation
    Words(words::Args),
    /// The licences of Loire and of everything in this program
    Licences,
    /// Write completions for your shell
    Completions(manual::CompletionsArgs),
    /// Write the manual pages into a folder
    #[command(hide = true)]
    Manual(manual::ManualArgs),
}

/// Carries out the command line with these boxes. `version` is what `--version` prints.
pub fn main(version: &'static str, boxes: Shelf) -> ExitCode {
    given::give(boxes);
    let cli = match read(version) {
        Ok(cli) => cli,
        Err(error) => return refuse(&error),
    };
    let paper = text::paper(cli.color);
    let mut out = io::stdout().lock();
    let done = match cli.command {
        Command::Boxes => boxes_list::run(paper, &mut out),
        Command::About(args) => about::run(&args, paper, &mut out),
        Command::Play(args) => play::run(&args, paper, &mut out),
        Command::Sim(args) => sim::run(&args, paper, &mut out),
        Command::Arena(args) => arena::run(&args, paper, &mut out),
        Command::Replay(args) => replay::run(&args, paper, &mut out),
        Command::Analyze(args) => analyze::run(&args, paper, &mut out),
        Command::Puzzle(args) => puzzle::run(&args, paper, &mut out),
        Command::Puzzles(args) => puzzle::make::run(&args, &mut out),
        Command::Check(args) => check::run(&args, paper, &mut out),
        Command::Perft(args) => perft::run(&args, &mut out),
        Command::Bench(args) => bench::run(&args, &mut out),
        Command::Train(args) => train::run(&args, &mut out),
        Command::Tune(args) => tune::run(&args, &mut out),
        Command::Serve(args) => serve::run(&args, &mut out),
        Command::Verify(args) => serve::verify::run(&args, paper, &mut out),
        Command::Backup(args) => serve::keep::backup(&args, &mut out),
        Command::Restore(args) => serve::keep::restore(&args, &mut out),
        Command::Doctor(args) => serve::keep::doctor(&args, &mut out),
        Command::BenchServer(args) => serve::bench::run(&args, &mut out),
        Command::Words(args) => words::run(&args, &mut out),
        Command::Licences => licences::run(&mut out),
        Command::Completions(args) => manual::completions(&args, &mut out),
        Command::Manual(args) => manual::write(&args),
    };
    match done.and_then(|code| out.flush().map(|()| code).map_err(Into::into)) {
        Ok(code) => code,
        // The reader of our output has seen enough (`loire sim | head`).
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            // If even that cannot be written, there is nothing left to do.
            let _ = writeln!(io::stderr(), "loire: {error:#}");
            ExitCode::from(2)
        }
    }
}

/// Reads the command line.
fn read(version: &'static str) -> Result<Cli, clap::Error> {
    let mut command = Cli::command().version(version);
    let mut found = command.try_get_matches_from_mut(env::args_os())?;
    Cli::from_arg_matches_mut(&mut found).map_err(|error| error.format(&mut command))
}

/// Refuses the command line. A value that cannot be read gets our words, everything else the parser's.
fn refuse(error: &clap::Error) -> ExitCode {
    let named = |kind| error.get(kind).map(ToString::to_string);
    let value = (named(ContextKind::InvalidArg), named(ContextKind::InvalidValue), error.source());
    if let (ErrorKind::ValueValidation, (Some(flag), Some(value), Some(why))) = (error.kind(), value) {
        let flag = flag.split(' ').next().unwrap_or_default();
        let _ = writeln!(io::stderr(), "loire: {flag} `{value}`: {why}");
        return ExitCode::from(2);
    }
    error.exit()
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}
