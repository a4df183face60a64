//! Tournaments between bots: ratings, win shares, scores and times.

mod chances;
mod chart;
mod fitted;
mod html;
pub(crate) mod lineups;
mod plan;
mod report;
pub(crate) mod rounds;
mod tally;
mod terminal;

use std::{io::Write, path::PathBuf, process::ExitCode, sync::Arc, time::Instant};

use chances::Chances;
pub(crate) use chart::escaped;
use engine::Paper;
use fitted::Fitted;
use plan::Plan;
use report::Made;
use rounds::{End, Interrupt, play_all};
use search::{Budget, sprt::Sprt};
use serde::Serialize;
use tally::Tally;

use crate::{
    files,
    flags::{self, TableFlags},
    sim,
};

/// What the program returns after Ctrl-C, as shells expect it.
pub(crate) const INTERRUPTED: u8 = 130;

#[derive(clap::Args)]
#[expect(clippy::struct_excessive_bools, reason = "each is a flag of its own")]
pub(crate) struct Args {
    /// The box
    #[arg(value_name = "BOX")]
    game: Option<String>,
    /// The bots; one bot alone plays against itself; all bots of the box if not given; one that thinks may have a
    /// budget, such as expert@50ms or expert@400 (simulated games)
    #[arg(long, value_delimiter = ',', value_name = "BOT,…")]
    bots: Vec<String>,
    #[command(flatten)]
    table: TableFlags,
    /// Give a table option a different value in every deal, such as boards=1,2,3; all its values if none are
    /// given
    #[arg(long, value_name = "ID=VALUE,…")]
    rotate: Option<String>,
    /// How many games in every match-up, rounded up until every bot has had every seat equally often
    #[arg(long, default_value_t = 100, value_name = "N", value_parser = flags::number::<u64>)]
    games: u64,
    /// Let every bot play only among copies of this one
    #[arg(long, value_name = "BOT", conflicts_with = "mixed")]
    one_among: Option<String>,
    /// Put all bots at one table instead of two at a time
    #[arg(long)]
    mixed: bool,
    /// The bot whose rating is 0; the first one if not given
    #[arg(long, value_name = "BOT")]
    anchor: Option<String>,
    /// Stop as soon as it is clear whether the first bot is LOW or HIGH Elo points above the second
    #[arg(long, value_name = "LOW,HIGH", value_parser = hypotheses, allow_hyphen_values = true)]
    sprt: Option<Hypotheses>,
    /// How often --sprt may be wrong
    #[arg(long, value_name = "SHARE", default_value_t = 0.05, value_parser = error_rate)]
    error: f64,
    /// The same seed gives the same games, however many jobs play them
    #[arg(long, default_value_t = 1, value_parser = flags::number::<u64>)]
    seed: u64,
    /// How many threads; times are only right if each has a processor core to itself
    #[arg(long, default_value_t = 1, value_parser = sim::jobs)]
    jobs: u16,
    /// How many threads a bot that thinks for a time may use; one that thinks for a number of games uses one
    #[arg(long, default_value_t = 1, value_name = "N", value_parser = sim::jobs)]
    threads: u16,
    /// Instead of comparing bots, show how often the chances of winning that they give come true
    #[arg(long, conflicts_with_all = ["sprt", "html", "anchor"])]
    chances: bool,
    /// With --chances: how long to think about each turn before giving them; not at all if not given
    #[arg(long, value_name = "BUDGET", requires = "chances")]
    think: Option<Budget>,
    /// With --chances, alone or together against the box: let expert take over at a random moment, and fit the chances to how
    /// often it wins from there
    #[arg(long, requires = "chances", conflicts_with = "think")]
    take_over: bool,
    /// Print the report as JSON
    #[arg(long)]
    json: bool,
    /// Write the report as a page with charts into this new file
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
}

/// Two differences in rating to decide between.
#[derive(Clone, Copy, Debug)]
struct Hypotheses {
    low: f64,
    high: f64,
}

fn hypotheses(text: &str) -> Result<Hypotheses, String> {
    let number = |text: &str| text.trim().parse().ok().filter(|number: &f64| number.abs() <= 2000.0);
    let both = text.split_once(',').and_then(|(low, high)| Some((number(low)?, number(high)?)));
    match both {
        Some((low, high)) if low < high => Ok(Hypotheses { low, high }),
        Some(_) => Err("write the smaller difference first, such as 0,20".to_owned()),
        None => Err("write two differences in Elo points from -2000 to 2000, such as 0,20".to_owned()),
    }
}

fn error_rate(text: &str) -> Result<f64, String> {
    let share = text.parse().ok().filter(|share| (0.001..=0.4).contains(share));
    share.ok_or_else(|| "write a share from 0.001 to 0.4, such as 0.05".to_owned())
}

/// An option that has a different value in every deal.
#[derive(Clone, Debug, Serialize)]
struct Rotation {
    option: String,
    values: Vec<String>,
}

pub(crate) fn run(args: &Args, paper: Paper, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let (plan, tournament) = Plan::new(args)?;
    if args.chances {
        let bar = sim::progress(tournament.games_a_deal().saturating_mul(tournament.deals));
        if args.take_over {
            let fitted = Fitted::new(&tournament, args.jobs, &bar);
            if args.json {
                writeln!(out, "{}", fitted.json())?;
            } else {
                fitted.text(paper, out)?;
            }
            return Ok(ExitCode::SUCCESS);
        }
        let chances = Chances::new(&tournament, args.think, &bar);
        if args.json {
            writeln!(out, "{:#}", chances.json())?;
        } else {
            chances.text(paper, out)?;
        }
        return Ok(ExitCode::SUCCESS);
    }
    let tournament = Arc::new(tournament);
    let start = Instant::now();
    let sprt = args.sprt.map(|asked| Sprt::new(asked.low, asked.high, args.error));
    let mut tally = Tally::new(plan.bots.len(), tournament.matchups.len(), sprt);
    let bar = sim::progress(tournament.games_a_deal().saturating_mul(tournament.deals));
    let end = play_all(&tournament, args.jobs, &bar, &Interrupt::expect(), |round| {
        tally.add(&round, &tournament.matchups, tournament.value(round.deal));
        !tally.is_decided()
    })?;
    let made = Made { args, plan: &plan, tournament: &tournament, tally: &tally, end, time: start.elapsed() };
    let report = made.report();
    if args.json {
        writeln!(out, "{}", serde_json::to_string_pretty(&report)?)?;
    } else {
        report.text(paper, out)?;
    }
    out.flush()?;
    if let Some(file) = &args.html {
        files::write_new(file, &report.html())?;
    }
    Ok(if end == End::Interrupted { ExitCode::from(INTERRUPTED) } else { ExitCode::SUCCESS })
}
