//! The turns of a review in words.

use std::fmt::Write as _;

use protocol::{Choice, Gain, Grade, LuckNote, Review, TurnReview};
use shelf::GameBox;
use study::POSITION;

use crate::text::{change, percent, signed_part};

/// Entries, counted from 1: `31`, `31 to 33`, `31, 35`.
fn entries(numbers: &[usize]) -> String {
    let mut runs: Vec<(usize, usize)> = Vec::new();
    for &number in numbers {
        match runs.last_mut() {
            Some((_, last)) if *last + 1 == number => *last = number,
            _ => runs.push((number, number)),
        }
    }
    let run = |(first, last): (usize, usize)| match last - first {
        0 => (first + 1).to_string(),
        _ => format!("{} to {}", first + 1, last + 1),
    };
    runs.into_iter().map(run).collect::<Vec<_>>().join(", ")
}

/// The round of a turn, as a suffix to its entry number.
pub(super) fn when(turn: &TurnReview) -> String {
    if turn.when.is_empty() { String::new() } else { format!(", {}", turn.when) }
}

/// The sign that players write after a turn in notation.
pub(super) fn sign(grade: Grade) -> &'static str {
    match grade {
        Grade::Find => "!",
        Grade::Best => "",
        Grade::Slip => "?!",
        Grade::Mistake => "?",
        Grade::Blunder => "??",
    }
}

/// The smallest change of the chances that is worth a line.
pub(super) const LARGE: f32 = 0.05;

/// What it takes to put a review into words.
pub(super) struct Told<'a> {
    pub(super) game: &'a GameBox,
    pub(super) names: &'a [String],
    pub(super) review: &'a Review,
    /// The entries of the record in notation.
    pub(super) entries: Vec<String>,
}

/// The turn from which the game is decided: from there to the end, somebody is almost sure to win.
pub(super) fn decided_from(review: &Review) -> usize {
    let is_open = |turn: &TurnReview| turn.before.iter().all(|chance| *chance < DECIDED);
    let all_lose = |turn: &TurnReview| turn.before.iter().all(|chance| *chance <= 1.0 - DECIDED);
    let open = review.turns.iter().rposition(|turn| is_open(turn) && !all_lose(turn));
    open.map_or(0, |last| last + 1)
}

/// The chance of winning at which a game counts as decided.
const DECIDED: f32 = 0.99;

/// A turn in a game that is decided: what was better, and why.
pub(super) fn brief(told: &Told, turn: &TurnReview) -> Vec<String> {
    let played = told.game.told_steps(&turn.played.actions);
    let better = turn.others.first().map(|better| compared(&played, &told.game.told_steps(&better.actions)));
    let better = better.map(|better| format!(" Better: {better}.")).unwrap_or_default();
    let loss = losses(turn, told.review);
    let mut lines =
        vec![title(told.names, turn, &played), format!("  {}: loses {loss}.{better}", turn.grade.name())];
    lines.extend(reasons(told, turn));
    lines
}

/// Who played what, and when.
fn title(names: &[String], turn: &TurnReview, played: &[String]) -> String {
    let first = turn.entries.first().map_or(0, |entry| entry + 1);
    let (when, sign) = (when(turn), sign(turn.grade));
    let title = format!("Entry {first}{when}, {}: {} {sign}", names[turn.seat.index()], played.join(", "));
    title.trim_end().to_owned()
}

/// What a turn lost.
fn losses(turn: &TurnReview, review: &Review) -> String {
    let (lost, error) = (turn.lost, turn.error);
    match (turn.fewer, review.counts.as_deref()) {
        _ if review.points => format!("{lost:.1} ± {error:.1} points"),
        (Some([by, error]), Some(counts)) => format!("{by:.1} ± {error:.1} {}", noun(counts)),
        _ => format!("{lost:.1} ± {error:.1} percentage points"),
    }
}

/// A turn, what was better, and what that would have gained.
pub(super) fn turn(told: &Told, turn: &TurnReview) -> Vec<String> {
    let &Told { game, names, review, .. } = told;
    let at = turn.seat.index();
    let played = game.told_steps(&turn.played.actions);
    let mut lines = vec![title(names, turn, &played)];
    let luck: Vec<String> = turn.luck.iter().filter_map(|luck| told_luck(told, luck, at)).collect();
    if !luck.is_empty() {
        lines.push(format!("  Luck before it for {}: {}.", names[at], luck.join("; ")));
    }
    if turn.rest[at].abs() >= LARGE {
        lines.push(format!(
            "  Unexplained change: {} % for {}.",
            signed_part(100.0 * turn.rest[at], 0),
            names[at]
        ));
    }
    let (grade, before, after) = (turn.grade.name(), percent(turn.before[at]), percent(turn.after[at]));
    if turn.grade <= Grade::Best {
        lines.push(format!("  {grade}: chance of winning {after}{}.", expects(&turn.played, review)));
        lines.extend(turn.others.first().map(|next| {
            let what = compared(&played, &game.told_steps(&next.actions));
            let differs = differs(next, &turn.played, review);
            format!("  Next: {what} (chance {}{differs})", percent(next.chance))
        }));
        return lines;
    }
    let losses = losses(turn, review);
    lines.push(format!(
        "  {grade}: loses {losses}. Chance of winning {before} before, {after} after{}.",
        expects(&turn.played, review)
    ));
    for (choice, word) in turn.others.iter().zip(["Better", "Also", "Also"]) {
        let what = compared(&played, &game.told_steps(&choice.actions));
        lines.push(format!(
            "  {word}: {what} (chance {}{})",
            percent(choice.chance),
            differs(choice, &turn.played, review)
        ));
    }
    lines.extend(reasons(told, turn));
    lines
}

/// Why the better turn was better.
fn reasons(told: &Told, turn: &TurnReview) -> Vec<String> {
    let &Told { names, review, .. } = told;
    let mut lines = Vec::new();
    if let Some(clause) = &turn.target {
        lines.push(format!("  The better turn reaches the points that win the game ({clause})."));
    }
    let costs = !turn.at_once.is_empty() && turn.at_once.iter().all(|gain| gain.by < 0);
    if !turn.at_once.is_empty() {
        let list: Vec<String> = turn.at_once.iter().map(gain).collect();
        lines.push(format!(
            "  Straight away, it gains this compared with what was played: {}.",
            list.join(", ")
        ));
    }
    if !turn.goes_on.is_empty() {
        let events: Vec<&str> = turn.goes_on.iter().map(|event| event.text.as_str()).collect();
        lines.push(format!(
            "  For example, the better plan leads to this in the same round: {}.",
            events.join("; ")
        ));
    }
    lines.extend(by_the_end(turn, review, if review.points { 0.5 } else { 0.1 }));
    // In that case only its costs are known.
    if costs && lines.len() == 1 && turn.fall.is_none() && turn.left_to_rival.is_none() {
        lines.push(
            "  What it gains in return comes later. Simulated games do not show where from.".to_owned(),
        );
    }
    if let Some(more) = turn.left_to_rival {
        let rival = match names.len() {
            2 => names[1 - turn.seat.index()].as_str(),
            _ => "The strongest rival",
        };
        lines.push(format!("  {rival} gets {more:.1} more points than after the better turn."));
    }
    if lines.is_empty() && turn.fall.is_none() {
        lines.push("  Simulated games show no clear reason.".to_owned());
    }
    if let Some(fall) = &turn.fall {
        let (played, better) = (percent(fall.played), percent(fall.better));
        let (title, clause) = (&fall.title, &fall.clause);
        lines.push(format!(
            "  {title} ({clause}): simulated players cannot pay it in {played} of their games, and in {better} after the better \
             turn."
        ));
    }
    lines
}

/// Entries with their numbers and what came up: `entry 31 (event summoning)`, `entries 31 to 40`.
pub(super) fn entries_of(told: &Told, luck: &LuckNote) -> String {
    let word = if luck.entries.len() == 1 { "entry" } else { "entries" };
    let came: Vec<&str> =
        luck.entries.iter().filter_map(|&entry| told.entries.get(entry)).map(String::as_str).collect();
    let came = if came.len() > MANY { String::new() } else { format!(" ({})", came.join(", ")) };
    format!("{word} {}{came}", entries(&luck.entries))
}

/// If there are more entries of luck than this, only their numbers are given.
const MANY: usize = 6;

/// What luck did for a seat: `entry 31 +7 %, +1.2 points`. None if it hardly did anything.
fn told_luck(told: &Told, luck: &LuckNote, at: usize) -> Option<String> {
    let (chance, points) = (luck.chances[at], luck.points.get(at).copied());
    if chance.abs() < 0.01 && points.is_none_or(|points| points.abs() < 0.5) {
        return None;
    }
    let points = points.map(|points| format!(", {} points", signed_part(points, 1))).unwrap_or_default();
    Some(format!("{} {} %{points}", entries_of(told, luck), signed_part(100.0 * chance, 0)))
}

/// A turn with this many steps or more is described by how it differs from what was played, if few steps
/// differ.
const LONG: usize = 5;
const FEW: usize = 3;

/// A turn, described next to the one that was played.
fn compared(played: &[String], other: &[String]) -> String {
    let without = |all: &[String], gone: &[String]| {
        let mut left: Vec<String> = all.to_vec();
        for step in gone {
            if let Some(place) = left.iter().position(|one| one == step) {
                left.remove(place);
            }
        }
        left
    };
    let (more, less) = (without(other, played), without(played, other));
    if other.len() < LONG || more.len() > FEW || less.len() > FEW {
        return other.join(", ");
    }
    match (more.join(", "), less.join(", ")) {
        (more, less) if more.is_empty() && less.is_empty() => other.join(", "),
        (more, less) if less.is_empty() => format!("the same, and {more}"),
        (more, less) if more.is_empty() => format!("the same without {less}"),
        (more, less) => format!("the same, but {more} instead of {less}"),
    }
}

/// How far another turn differs from what was played, in the seat's own points or in what the score counts.
fn differs(choice: &Choice, played: &Choice, review: &Review) -> String {
    let more = |by: f32, what: &str| {
        let word = if by < 0.0 { "fewer" } else { "more" };
        if by.abs() < 0.05 { String::new() } else { format!(", {:.1} {word} {what}", by.abs()) }
    };
    match (choice.score.zip(played.score), review.counts.as_deref()) {
        _ if review.points => more(choice.expected - played.expected, "points"),
        (Some((score, played)), Some(counts)) => more(score - played, noun(counts)),
        _ => String::new(),
    }
}

fn expects(choice: &Choice, review: &Review) -> String {
    match (choice.score, review.counts.as_deref()) {
        // Among rivals, expected points are as rough as the players that simulate them.
        _ if review.points && review.seats > 1 => String::new(),
        _ if review.points => format!(", {:.1} points expected", choice.expected),
        (Some(score), Some(counts)) => format!(", {score:.1} {} expected", noun(counts)),
        _ => String::new(),
    }
}

/// What is counted: `objectives` of `objectives met`.
fn noun(counts: &str) -> &str {
    counts.split(' ').next().unwrap_or(counts)
}

fn gain(gain: &Gain) -> String {
    format!("{} ({})", change(gain.by, &gain.what), gain.clause)
}

/// The sources in which the better turn is ahead at the end, and those in which it is behind. Small ones are put
/// together.
fn by_the_end(turn: &TurnReview, review: &Review, least: f32) -> Option<String> {
    let mut all = turn.lost_by_source.clone();
    // Then no source explains it.
    if all.iter().any(|(name, _)| name == POSITION) {
        return None;
    }
    all.sort_by(|a, b| b.1.abs().total_cmp(&a.1.abs()));
    let (large, small): (Vec<_>, Vec<_>) = all.into_iter().partition(|(_, by)| by.abs() >= least);
    let small: f32 = small.iter().map(|(_, by)| by).sum();
    let told = |(name, by): &(String, f32)| {
        let (title, clause) = (title_of(review, name), clause(review, name));
        match &review.counts {
            Some(_) => format!("{title} {}{clause}", signed_part(*by, 1)),
            None => format!("{} {title}{clause}", signed_part(*by, 1)),
        }
    };
    let signed =
        |more: bool| large.iter().filter(|(_, by)| (*by > 0.0) == more).map(told).collect::<Vec<_>>();
    let (ahead, behind) = (signed(true).join(", "), signed(false).join(", "));
    let mut text = match (ahead.is_empty(), behind.is_empty()) {
        (true, true) => String::new(),
        (false, false) => format!("{ahead}, but {behind}"),
        _ => ahead + &behind,
    };
    if !text.is_empty() && small.abs() >= 0.05 {
        let _ = write!(text, ", and {} from smaller sources", signed_part(small, 1));
    }
    let what = review.counts.as_ref().map_or(String::new(), |counts| format!(", {counts}"));
    (!text.is_empty()).then(|| format!("  By the end of the game{what}: {text}."))
}

/// The name of a source or a goal, for people.
pub(super) fn title_of<'a>(review: &'a Review, name: &'a str) -> &'a str {
    if name == POSITION {
        return "no known source";
    }
    review.parts.iter().find(|part| part.part == name).map_or(name, |part| &part.title)
}

/// Its clause, in brackets.
fn clause(review: &Review, name: &str) -> String {
    let clause = review.parts.iter().find(|part| part.part == name).and_then(|part| part.clause.as_ref());
    clause.map_or(String::new(), |clause| format!(" ({clause})"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_turn_is_told_by_what_differs() {
        let turn = |steps: &str| steps.split(' ').map(str::to_owned).collect::<Vec<_>>();
        let told = |played: &str, other: &str| compared(&turn(played), &turn(other));
        assert_eq!(told("a b c d e", "a b x d e"), "the same, but x instead of c");
        assert_eq!(told("a b c d", "a b c d x x"), "the same, and x, x");
        assert_eq!(told("a a b c d e", "a b c d e"), "the same without a");
        // If the order differs, many steps differ, or the turn is short, all of it is described.
        assert_eq!(told("a b c d e", "b a c d e"), "b, a, c, d, e");
        assert_eq!(told("a b c d e", "v w x y e"), "v, w, x, y, e");
        assert_eq!(told("a b", "a c"), "a, c");
    }

    #[test]
    fn neighbouring_entries_are_put_together() {
        assert_eq!(entries(&[30, 31, 32, 35]), "31 to 33, 36");
        assert_eq!(entries(&[]), "");
    }
}
