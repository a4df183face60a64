//! The chances over a game, and what changed them most.

use std::fmt::Write as _;

use engine::{Paper, Seat};
use protocol::{ChancesOf, Review, TurnReview};

use super::told::{LARGE, Told, entries_of, sign, when};
use crate::text::{percent, signed_part, wrap};

/// The most columns a graph has.
const COLUMNS: usize = 64;
const STEPS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

/// The chances of winning over the game, a line for each seat.
pub(super) fn graph(paper: Paper, names: &[String], review: &Review) -> String {
    let widest = names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
    let room = paper.width.saturating_sub(widest + 20).clamp(8, COLUMNS);
    let mut text = "Chance of winning, from the first turn to the end:\n".to_owned();
    for (at, name) in names.iter().enumerate() {
        let mut chances: Vec<f32> = review.turns.iter().map(|turn| turn.before[at]).collect();
        let after = review.turns.last().map_or(0.0, |turn| turn.after[at]);
        let end = review.end_of(Seat(at as u8));
        chances.extend([after, end]);
        let line = steps(&chances, room);
        let (start, end) = (percent(chances[0]), percent(end));
        text.extend([format!("  {name:<widest$}  {start:>5} {line} {end}\n")]);
    }
    // Without rivals, the score says more than the chances.
    let alone = (review.points && review.seats == 1).then_some("points");
    let Some(counts) = review.counts.as_deref().or(alone) else { return text };
    let score =
        |turn: &TurnReview| if alone.is_some() { Some(turn.played.expected) } else { turn.played.score };
    let _ = writeln!(text, "Expected {counts}:");
    for (at, name) in names.iter().enumerate() {
        let own = review.turns.iter().filter(|turn| turn.seat.index() == at);
        let scores: Vec<f32> = own.filter_map(score).collect();
        let (Some(first), Some(last)) = (scores.first(), scores.last()) else { continue };
        let most = scores.iter().copied().fold(1.0, f32::max);
        let shares: Vec<f32> = scores.iter().map(|score| score / most).collect();
        let line = steps(&shares, room);
        let _ = writeln!(text, "  {name:<widest$}  {first:>5.1} {line} {last:.1}");
    }
    text
}

/// How many of the largest changes to list.
const CHANGES: usize = 5;

/// The largest changes to the chances of winning, in the order in which they happened: by a turn, by luck, or for no
/// reason that the review knows of.
pub(super) fn turning_points(paper: Paper, told: &Told) -> String {
    let &Told { names, review, .. } = told;
    let mut all: Vec<(f32, usize, String)> = Vec::new();
    let mut note = |by: f32, first: usize, text: String| {
        let by = if by.is_finite() { by } else { 0.0 };
        all.push((by.abs(), first, format!("{text} {} %", signed_part(100.0 * by, 0))));
    };
    // Partners against the game share their luck.
    let together = review.chances == ChancesOf::ExpertAgainstGame && review.seats > 1;
    let whose = |seat: usize| if together { "everybody" } else { names[seat].as_str() };
    // What helps one side harms the other, so one of them is enough.
    let most = |by: &[f32]| (0..by.len()).max_by(|&a, &b| by[a].abs().total_cmp(&by[b].abs()));
    for luck in review.turns.iter().flat_map(|turn| &turn.luck).chain(&review.last_luck) {
        if let Some(seat) = most(&luck.chances) {
            let first = luck.entries.first().copied().unwrap_or(0);
            note(luck.chances[seat], first, format!("Luck, {}: {}", entries_of(told, luck), whose(seat)));
        }
    }
    for turn in &review.turns {
        let (first, at) = (turn.entries.first().copied().unwrap_or(0), turn.seat.index());
        if let Some(seat) = most(&turn.rest) {
            note(
                turn.rest[seat],
                first,
                format!("Unexplained change before entry {}: {}", first + 1, whose(seat)),
            );
        }
        let text = format!("Entry {}{}: {} {}", first + 1, when(turn), names[at], sign(turn.grade));
        note(turn.after[at] - turn.before[at], first, text);
    }
    if let Some(seat) = most(&review.last_rest) {
        note(
            review.last_rest[seat],
            usize::MAX,
            format!("Unexplained change after the last turn: {}", whose(seat)),
        );
    }
    all.retain(|one| one.0 >= LARGE);
    all.sort_by(|a, b| b.0.total_cmp(&a.0));
    all.truncate(CHANGES);
    all.sort_by_key(|one| one.1);
    if all.is_empty() {
        return String::new();
    }
    let mut text = "\nWhat changed the chances most:\n".to_owned();
    for (_, _, line) in all {
        text += &wrap(paper, "  ", &line);
    }
    text
}

/// Shares of a whole as a line of blocks. The last one shows the end.
fn steps(shares: &[f32], room: usize) -> String {
    let columns = shares.len().min(room);
    let step = |column: usize| {
        let place = (column + 1) * shares.len() / columns - 1;
        STEPS[((shares[place].clamp(0.0, 1.0) * 8.0) as usize).min(7)]
    };
    (0..columns).map(step).collect()
}
