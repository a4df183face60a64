//! A finished game, reviewed: where it was decided, and what was luck.

mod graph;
mod summary;
mod told;

use std::{io::Write, path::PathBuf, process::ExitCode, time::Duration};

use anyhow::bail;
use engine::{Paper, Seat, Viewer};
use indicatif::{ProgressBar, ProgressStyle};
use protocol::{FallenSeat, Grade, Review};
use search::{Budget, Stop};
use shelf::{BoxTable, GameBox};
use study::ReviewCost;

use crate::{
    files, given,
    play::scores,
    sim,
    text::{counted, wrap},
};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The record
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// How long to think about each turn: a number of simulated games, or a time (300, 50ms, 1s). By default 60 to 160 games, fewer in
    /// a long game, as on the server
    #[arg(long, value_name = "BUDGET")]
    think: Option<Budget>,
    /// How many threads may think about a turn, if --think is a time
    #[arg(long, default_value_t = 1, value_name = "N", value_parser = sim::jobs)]
    threads: u16,
    /// Show every turn, not only those that lost something
    #[arg(long)]
    all: bool,
    /// Print the review as JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, paper: Paper, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let text = files::read(&args.file)?;
    let (game, table) =
        given::boxes().open_record(&text).map_err(|problem| files::problem_in(&args.file, &problem))?;
    let names: Vec<String> = Seat::all(table.seats()).map(|seat| name(&*table, seat)).collect();
    let cost = ReviewCost::of(&*table);
    let think = args.think.unwrap_or(Budget::Simulations(cost.simulations()));
    let bar = progress();
    let mut told = |done: usize, all: usize| {
        bar.set_length(all as u64);
        bar.set_position(done as u64);
    };
    let review = study::review(&*table, think, &Stop::default().with_threads(args.threads), &mut told);
    bar.finish_and_clear();
    if review.turns.is_empty() {
        bail!("{}: nobody has decided anything yet, so there is nothing to review", args.file.display());
    }
    if args.json {
        writeln!(out, "{}", serde_json::to_string(&review)?)?;
        return Ok(ExitCode::SUCCESS);
    }
    let turns = counted(review.turns.len(), "turn");
    let how = how(think, &review, cost);
    write!(out, "{}", wrap(paper, "", &format!("{}: {turns}, {how}.", args.file.display())))?;
    if table.outcome().is_some() {
        writeln!(out, "\n{}", scores(&*table))?;
        write!(out, "{}", ending(paper, game, &names, &review))?;
        writeln!(out)?;
    } else {
        writeln!(out, "The game is not over, so this is about its beginning.\n")?;
    }
    write!(out, "{}", graph::graph(paper, &names, &review))?;
    let entries = table.record(Viewer::Everything).entries().map(|entry| entry.text.clone()).collect();
    let told = told::Told { game, names: &names, review: &review, entries };
    write!(out, "{}", graph::turning_points(paper, &told))?;
    let (decided, mut hidden) = (told::decided_from(&review), 0);
    for (number, turn) in review.turns.iter().enumerate() {
        let is_brief = number >= decided && !args.all;
        let is_told = match turn.grade {
            Grade::Best => false,
            // Turns teach little once the game is decided.
            Grade::Find | Grade::Slip => !is_brief,
            Grade::Mistake | Grade::Blunder => true,
        };
        if !args.all && !is_told {
            hidden += usize::from(turn.grade == Grade::Slip);
            continue;
        }
        writeln!(out)?;
        let lines = if is_brief { told::brief } else { told::turn }(&told, turn);
        for line in lines {
            write!(out, "{}", wrap(paper, if line.starts_with(' ') { "  " } else { "" }, line.trim_start()))?;
        }
    }
    writeln!(out)?;
    if hidden > 0 {
        let are = if hidden == 1 { "is" } else { "are" };
        let note = format!(
            "{} {are} not listed, because the game was already decided. --all shows every turn.",
            counted(hidden, "slip")
        );
        write!(out, "{}", wrap(paper, "", &note))?;
        writeln!(out)?;
    }
    write!(out, "{}", summary::summary(paper, &names, &review))?;
    Ok(ExitCode::SUCCESS)
}

/// How the turns were judged.
fn how(think: Budget, review: &Review, cost: ReviewCost) -> String {
    match think {
        _ if !review.ahead => format!("each compared by {}", thought(think)),
        Budget::Simulations(count) => {
            let thousands = cost.games(count).div_ceil(1000);
            format!(
                "each judged by the best turns after it, with about {thousands} thousand simulated games in all"
            )
        }
        Budget::Time(_) => "each judged by the best turns after it".to_owned(),
    }
}

/// Why the game ended, what wins, and who has reached what.
fn ending(paper: Paper, game: &GameBox, names: &[String], review: &Review) -> String {
    let Some(why) = &review.ending else { return String::new() };
    let why = unpaid(names, review).unwrap_or_else(|| why.to_owned());
    let text = format!("The game ended because {why}.{}", goal(game, review));
    wrap(paper, "", &text) + &summary::reached(paper, names, review)
}

/// Who lost the game outright, and what they could not pay.
fn unpaid(names: &[String], review: &Review) -> Option<String> {
    let FallenSeat { title, clause, .. } = review.fallen.first()?;
    let fallen: Vec<&str> = review.fallen.iter().map(|one| names[one.seat.index()].as_str()).collect();
    let all = fallen.len() > 1 && fallen.len() == names.len();
    let who = if all { "the players".to_owned() } else { fallen.join(" and ") };
    Some(format!("{who} could not pay: {title} ({clause})"))
}

/// What wins, where the score counts no points.
fn goal(game: &GameBox, review: &Review) -> String {
    let clause = review.goal.as_deref().and_then(|id| game.clause(id));
    clause.map_or(String::new(), |clause| format!(" {} ({})", clause.text, clause.id))
}

/// A seat, with the name of the player.
fn name(table: &dyn BoxTable, seat: Seat) -> String {
    let record = table.record(Viewer::Everything);
    match record.header.names.get(seat.index()).filter(|name| !name.is_empty()) {
        Some(name) => format!("{seat} {name}"),
        None => seat.to_string(),
    }
}

fn thought(budget: Budget) -> String {
    match budget {
        Budget::Simulations(count) => counted(count as usize, "simulated game"),
        Budget::Time(time) => format!("simulated games for {} ms", time.as_millis()),
    }
}

fn progress() -> ProgressBar {
    let bar = ProgressBar::new(0);
    if let Ok(style) = ProgressStyle::with_template("{bar:40} turn {pos} of {len}, {eta} left") {
        bar.set_style(style);
    }
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}
