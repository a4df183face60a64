//! Looks for better numbers for a box's bots.
//!
//! One number after another is changed. Bots with the new number play bots with the old one, with the same luck in every line-up,
//! and a change stays if they win more, and again with other luck. Only what practice teaches changes: yardsticks do not.

mod climb;
mod pages;
#[cfg(test)]
mod tests;
mod trial;

use std::{
    fmt::Write as _,
    io::Write,
    path::PathBuf,
    process::ExitCode,
    time::{SystemTime, UNIX_EPOCH},
};

use anyhow::bail;
use search::numbers::Form;
use shelf::GameBox;

use self::{
    climb::{Change, climb},
    pages::Pages,
    trial::{Score, Shown, Table, trial},
};
use crate::{
    arena::{INTERRUPTED, rounds::Interrupt},
    flags::{self, TableFlags},
    sim,
};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The box
    #[arg(value_name = "BOX")]
    game: Option<String>,
    #[command(flatten)]
    table: TableFlags,
    /// The numbers to change, such as follower, or tile for all that begin with it; all if not given
    #[arg(long, value_delimiter = ',', value_name = "KEY,…")]
    only: Vec<String>,
    /// The most games of one test; a change that stays has passed two
    #[arg(long, default_value_t = 2000, value_name = "N", value_parser = flags::number::<u64>)]
    games: u64,
    /// How many threads
    #[arg(long, default_value_t = 1, value_name = "N", value_parser = sim::jobs)]
    jobs: u16,
    /// The same seed finds the same numbers, however many jobs there are
    #[arg(long, default_value_t = 1, value_parser = flags::number::<u64>)]
    seed: u64,
    /// The file with the numbers; games/BOX/weights.txt if not given
    #[arg(long, value_name = "FILE")]
    file: Option<PathBuf>,
    /// Only say whether the file fits the program
    #[arg(long, conflicts_with_all = ["only", "games", "jobs", "seed"])]
    check: bool,
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let game = flags::named(args.game.as_deref())?;
    let Some(form) = game.numbers() else { bail!("the bots of {} have no file of numbers", game.title) };
    let pages = Pages::new(game, args.file.as_deref());
    if args.check {
        flags::refuse(&pages.problems(game, form)?)?;
        writeln!(out, "{}", pages.line(form)?)?;
        return Ok(ExitCode::SUCCESS);
    }
    let mut problems = Vec::new();
    let config = args.table.config(game, &mut problems);
    flags::check_config(game, &config, &mut problems);
    if args.games == 0 {
        problems.push("--games must be at least 1".to_owned());
    }
    flags::refuse(&problems)?;
    let scope = game.scope(&config)?;
    let names = names(form, scope, &args.only)?;
    let mut sheet = pages.read(form)?;
    sheet.rules = game.version;
    let interrupt = Interrupt::expect();
    let (games, seed, jobs) = (args.games, args.seed, args.jobs);
    let table = Table { game, config, games, seed, jobs, interrupt };
    let command = command(args);
    let (mut trials, mut kept, mut interrupted) = (0, 0, false);
    let judge = |kept: &_, tried: &_| {
        trials += 1;
        trial(&table, trials, kept, tried)
    };
    climb(form, scope, &names, &mut sheet, judge, |change, sheet| {
        writeln!(out, "{}", told(change))?;
        out.flush()?;
        interrupted = change.shown == Shown::Nothing;
        if change.shown == Shown::Better {
            kept += 1;
            pages.keep(form, sheet, &row(game, change, &command))?;
        }
        Ok(())
    })?;
    let end = if interrupted { "stopped" } else { "done" };
    writeln!(out, "{end}: {} kept; {}", engine::counted(kept, "change"), pages.line(form)?)?;
    Ok(if interrupted { ExitCode::from(INTERRUPTED) } else { ExitCode::SUCCESS })
}

/// The numbers that somebody named, or all of a scope.
fn names(form: &Form, scope: usize, only: &[String]) -> anyhow::Result<Vec<usize>> {
    let all = || form.in_scope(scope);
    if only.is_empty() {
        return Ok(all().collect());
    }
    let means = |name: usize, wanted: &str| {
        let rest = form.names[name].key.strip_prefix(wanted);
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
    };
    let keys = || all().map(|name| &*form.names[name].key);
    let unknown = only.iter().filter(|wanted| !all().any(|name| means(name, wanted)));
    let problems: Vec<String> = unknown.map(|wanted| shelf::unknown("number", wanted, keys())).collect();
    flags::refuse(&problems)?;
    Ok(all().filter(|&name| only.iter().any(|wanted| means(name, wanted))).collect())
}

/// A change in one line.
fn told(change: &Change<'_>) -> String {
    let Change { key, from, to, score, .. } = change;
    let shown = match change.shown {
        Shown::Better => "kept",
        Shown::Lucky => "not better with other luck",
        Shown::NotBetter => "not better",
        Shown::Same => "makes no difference",
        Shown::Nothing => return format!("{key} {from} to {to}: stopped"),
    };
    format!(
        "{key} {from} to {to}: {shown}, {} in {}",
        share(score),
        engine::counted(score.games as usize, "game")
    )
}

/// The share won, with its 95 % interval.
fn share(score: &Score) -> String {
    let percent = |share: f64| 100.0 * share.clamp(0.0, 1.0);
    let (mean, error) = (score.share.mean(), 1.96 * score.share.error());
    format!("{:.1} % ({:.1}-{:.1})", percent(mean), percent(mean - error), percent(mean + error))
}

/// A row of the page.
fn row(game: &GameBox, change: &Change<'_>, command: &str) -> String {
    let Change { key, from, to, score, .. } = change;
    let seconds = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs());
    let date = server::date((seconds / 86_400) as i64);
    format!(
        "| {date} | {} | {} | `{key}` | {from} | {to} | {} | {} | `{command}` |",
        env!("CARGO_PKG_VERSION"),
        game.version,
        score.games,
        share(score)
    )
}

/// What somebody has to type to find the same.
fn command(args: &Args) -> String {
    let mut command = format!("loire tune {}", args.game.as_deref().unwrap_or_default());
    let mut add = |flag: &str, value: &str| {
        let _ = write!(command, " --{flag} {value}");
    };
    let table = &args.table;
    for (flag, text) in [("edition", &table.edition), ("boards", &table.boards)] {
        if let Some(text) = text {
            add(flag, &format!("\"{text}\""));
        }
    }
    table.seats.iter().for_each(|seats| add("seats", &seats.to_string()));
    table.options.iter().for_each(|option| add("option", &format!("\"{option}\"")));
    table.overlay.iter().for_each(|file| add("overlay", &file.display().to_string()));
    for (flag, list) in [("modules", &table.modules), ("only", &args.only)] {
        if !list.is_empty() {
            add(flag, &list.join(","));
        }
    }
    add("games", &args.games.to_string());
    add("seed", &args.seed.to_string());
    command
}
