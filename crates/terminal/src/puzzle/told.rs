//! What people read about their attempt.

use engine::Seat;
use protocol::{AttemptVerdict, Solution, SolutionTurn};
use shelf::GameBox;

use crate::text::{at_once, percent, signed_part};

/// Points or per cent, with how far they may be off.
pub(super) fn amount((by, error): (f32, f32), points: bool) -> String {
    if points {
        format!("{by:.1} ± {error:.1} points")
    } else {
        format!("{by:.0} ± {error:.0} wins in 100 games")
    }
}

/// An answer in paragraphs: how good the attempt was, the best turn and what makes it better, and the obvious one.
pub(super) fn answer(game: &GameBox, answer: &Solution) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some(yours) = &answer.yours {
        lines.push(judged(answer, yours));
    }
    let (best, obvious) = (&answer.best, &answer.obvious);
    lines.push(format!("Best: {}", game.told_steps(&best.line.actions).join(", ")));
    lines.push(format!(
        "It wins {}. The second best turn loses {}.",
        chance(best),
        loss(&answer.second, answer.points)
    ));
    let at_once = at_once(&best.events, answer.seat);
    if !at_once.is_empty() {
        lines.push(format!("Straight away: {}.", at_once.join(", ")));
    }
    let than = match &answer.yours {
        Some(_) if answer.verdict != AttemptVerdict::Best => "your turn",
        _ => "the obvious turn",
    };
    let parts: Vec<String> = answer
        .by_source
        .iter()
        .filter(|(_, by)| by.abs() >= if answer.points { 0.5 } else { 0.1 })
        .map(|(name, by)| format!("{} {name}", signed_part(*by, 1)))
        .collect();
    if !parts.is_empty() {
        let brings = if answer.points { "is better than" } else { "is ahead in the simulated games of" };
        lines.push(format!("It {brings} {than} by {}.", parts.join(", ")));
    }
    lines.push(format!(
        "Obvious: {}, which wins {} and loses {}.",
        game.told_steps(&obvious.line.actions).join(", "),
        chance(obvious),
        loss(obvious, answer.points)
    ));
    lines
}

fn judged(answer: &Solution, yours: &SolutionTurn) -> String {
    let loss = loss(yours, answer.points);
    match answer.verdict {
        AttemptVerdict::Best => "That is the best turn.".to_owned(),
        AttemptVerdict::Close => {
            format!("Nearly as good as the best turn: it loses {loss}, which may be chance.")
        }
        AttemptVerdict::Worse => format!("Worse than the best turn: it loses {loss}."),
    }
}

fn loss(told: &SolutionTurn, points: bool) -> String {
    amount((told.line.lost, told.line.error), points)
}

fn chance(told: &SolutionTurn) -> String {
    percent(told.line.chance)
}

/// Where to look, without saying what to do: what the best turn begins with.
pub(super) fn hint(game: &GameBox, answer: &Solution, step: usize, seat: Seat) -> String {
    let actions = game.told_steps(&answer.best.line.actions);
    let first = actions.first().map_or("", String::as_str);
    match step {
        0 => {
            let obvious = game.told_steps(&answer.obvious.line.actions).join(", ");
            format!("The obvious turn is not the best one: {obvious}.")
        }
        1 => {
            let verb = first.split_whitespace().next().unwrap_or_default();
            format!(
                "The best turn of {seat} has {} and begins with `{verb} …`.",
                engine::counted(actions.len(), "action")
            )
        }
        _ => format!("It begins with `{first}`. `show` gives the whole answer."),
    }
}
