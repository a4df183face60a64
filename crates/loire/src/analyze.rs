//! A finished game, reviewed: where it was decided, and what was luck.

use std::{io::Write, path::PathBuf, process::ExitCode, time::Duration};

use anyhow::bail;
use boxes::{BoxTable, Choice, Grade, Review, TurnReview};
use engine::{Paper, Seat, Viewer};
use indicatif::{ProgressBar, ProgressStyle};
use play::EventNote;
use search::{Budget, Stop};

use crate::{
    files, sim,
    text::{counted, grid, words, wrap},
};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The record
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// How long to think about each turn: a number of simulated games, or a time (300, 50ms, 1s)
    #[arg(long, default_value = "200", value_name = "BUDGET")]
    think: Budget,
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
    let (_, table) = boxes::open_record(&text).map_err(|problem| files::problem_in(&args.file, &problem))?;
    let names: Vec<String> = Seat::all(table.seats()).map(|seat| name(&*table, seat)).collect();
    let bar = progress();
    let mut told = |done: usize, all: usize| {
        bar.set_length(all as u64);
        bar.set_position(done as u64);
    };
    let review = table.review(args.think, &Stop::default().with_threads(args.threads), &mut told);
    bar.finish_and_clear();
    if review.turns.is_empty() {
        bail!("{}: nobody has decided anything yet, so there is nothing to review", args.file.display());
    }
    if args.json {
        writeln!(out, "{}", serde_json::to_string(&review)?)?;
        return Ok(ExitCode::SUCCESS);
    }
    let turns = counted(review.turns.len(), "turn");
    writeln!(out, "{}: {turns}, each compared by {}.", args.file.display(), thought(args.think))?;
    for turn in review.turns.iter().filter(|turn| args.all || turn.grade > Grade::Best) {
        writeln!(out)?;
        for line in turn_text(&names, turn, review.points) {
            write!(out, "{}", wrap(paper, if line.starts_with(' ') { "  " } else { "" }, line.trim_start()))?;
        }
    }
    writeln!(out)?;
    write!(out, "{}", summary(&names, &review))?;
    Ok(ExitCode::SUCCESS)
}

/// A seat, with the name of whoever sat there.
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

/// A turn, what was better, and what that would have brought.
fn turn_text(names: &[String], turn: &TurnReview, points: bool) -> Vec<String> {
    let unit = if points { "" } else { " %" };
    let first = turn.entries.first().map_or(0, |entry| entry + 1);
    let name = &names[turn.seat.index()];
    let played = turn.played.actions.join(", ");
    let mut lines =
        vec![format!("Entry {first}, {name}: {played} {}", turn.grade.sign()).trim_end().to_owned()];
    let chance = |choice: &Choice| format!("{:.0} %", 100.0 * choice.chance);
    if turn.grade > Grade::Best
        && let Some(better) = turn.others.first()
    {
        lines.push(format!(
            "  {}: lost {:.1} ± {:.1}{unit}. It wins {}, and the better turn {}.",
            turn.grade.name(),
            turn.lost,
            turn.error,
            chance(&turn.played),
            chance(better)
        ));
        lines.push(format!("  Better: {}", better.actions.join(", ")));
        let at_once = at_once(&better.events, turn.seat);
        if !at_once.is_empty() {
            lines.push(format!("  At once: {}.", at_once.join(", ")));
        }
        let gains = gains(turn);
        if !gains.is_empty() {
            lines.push(format!("  By the end it is better by {}.", gains.join(", ")));
        }
    } else {
        let (grade, expected) = (turn.grade.name(), turn.played.expected);
        lines.push(format!("  {grade}: expects {expected:.1}, wins {}.", chance(&turn.played)));
    }
    lines
}

/// What a turn changes for its seat, with the clauses.
pub(crate) fn at_once(events: &[EventNote], seat: Seat) -> Vec<String> {
    let mut sums: Vec<(&str, &str, i32)> = Vec::new();
    for event in events {
        let Some(change) = event.change.as_ref().filter(|change| change.seat == seat) else { continue };
        match sums.iter_mut().find(|(what, clause, _)| *what == change.what && *clause == event.clause) {
            Some((_, _, sum)) => *sum += change.by,
            None => sums.push((&change.what, &event.clause, change.by)),
        }
    }
    let told = sums.into_iter().filter(|(_, _, by)| *by != 0);
    told.map(|(what, clause, by)| format!("{by:+} {what} ({clause})")).collect()
}

/// The sources by which the better turn differs, the largest difference first.
fn gains(turn: &TurnReview) -> Vec<String> {
    let mut all: Vec<(&str, f32)> =
        turn.lost_by_source.iter().copied().filter(|(_, by)| by.abs() >= 0.5).collect();
    all.sort_by(|a, b| b.1.abs().total_cmp(&a.1.abs()));
    all.into_iter().take(4).map(|(name, by)| format!("{by:+.1} {name}")).collect()
}

/// For each seat: what luck, its own choices and those of others did to its chances, and how good its turns were.
fn summary(names: &[String], review: &Review) -> String {
    let mut rows =
        vec![words(&["seat", "luck", "choices", "others", "lost", "finds", "slips", "mistakes", "blunders"])];
    let percent = |share: f32| format!("{:+.0} %", 100.0 * share);
    for one in &review.summary {
        rows.push(vec![
            names[one.seat.index()].clone(),
            percent(one.luck),
            percent(one.own),
            percent(one.others),
            format!("{:.1}", one.lost),
            one.grades.find.to_string(),
            one.grades.slip.to_string(),
            one.grades.mistake.to_string(),
            one.grades.blunder.to_string(),
        ]);
    }
    let mut text = grid(&rows, 1);
    for one in &review.summary {
        let worst = one.lost_by_source.iter().filter(|(_, sum)| *sum >= 0.5);
        let list: Vec<String> = worst.map(|(name, sum)| format!("{name} {sum:.1}")).collect();
        if !list.is_empty() {
            text.extend([&names[one.seat.index()], " lost most from: ", &list.join(", "), "\n"]);
        }
    }
    text
}
