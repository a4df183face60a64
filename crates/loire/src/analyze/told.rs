//! A review in words, with a graph of the chances.

use std::fmt::Write as _;

use boxes::{ChancesOf, Choice, Gain, GameBox, Grade, POSITION, RIVALS, Review, StrokeNote, TurnReview};
use engine::{Paper, Seat};

use crate::text::{change, grid, percent, signed_part, words, wrap};

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

/// When a turn was played, to follow the number of its entry.
fn when(turn: &TurnReview) -> String {
    if turn.when.is_empty() { String::new() } else { format!(", {}", turn.when) }
}

/// What a review is told with.
pub(super) struct Told<'a> {
    pub(super) game: &'a GameBox,
    pub(super) names: &'a [String],
    pub(super) review: &'a Review,
    /// The entries of the record in notation.
    pub(super) entries: Vec<String>,
}

/// The first turn from which on the game is decided: somebody wins almost surely until the end.
pub(super) fn decided_from(review: &Review) -> usize {
    let is_open = |turn: &TurnReview| turn.before.iter().all(|chance| *chance < DECIDED);
    let all_lose = |turn: &TurnReview| turn.before.iter().all(|chance| *chance <= 1.0 - DECIDED);
    let open = review.turns.iter().rposition(|turn| is_open(turn) && !all_lose(turn));
    open.map_or(0, |last| last + 1)
}

/// From this chance on, a game is decided.
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
    let (when, sign) = (when(turn), turn.grade.sign());
    let title = format!("Entry {first}{when}, {}: {} {sign}", names[turn.seat.index()], played.join(", "));
    title.trim_end().to_owned()
}

/// What a turn lost.
fn losses(turn: &TurnReview, review: &Review) -> String {
    let (lost, error) = (turn.lost, turn.error);
    match (turn.fewer, review.counts) {
        _ if review.points => format!("{lost:.1} ± {error:.1} points"),
        (Some([by, error]), Some(counts)) => format!("{by:.1} ± {error:.1} {}", noun(counts)),
        _ => format!("{lost:.1} ± {error:.1} % of the chance"),
    }
}

/// A turn, what was better, and what that would have brought.
pub(super) fn turn(told: &Told, turn: &TurnReview) -> Vec<String> {
    let &Told { game, names, review, .. } = told;
    let at = turn.seat.index();
    let played = game.told_steps(&turn.played.actions);
    let mut lines = vec![title(names, turn, &played)];
    let luck: Vec<String> = turn.luck.iter().filter_map(|stroke| told_stroke(told, stroke, at)).collect();
    if !luck.is_empty() {
        lines.push(format!("  Luck before it for {}: {}.", names[at], luck.join("; ")));
    }
    if turn.rest[at].abs() >= LARGE {
        lines.push(format!(
            "  Unforeseen change: {} % for {}.",
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
    if !turn.at_once.is_empty() {
        let list: Vec<String> = turn.at_once.iter().map(gain).collect();
        lines.push(format!("  Compared with what was played, it brings at once: {}.", list.join(", ")));
    }
    if !turn.goes_on.is_empty() {
        let events: Vec<&str> = turn.goes_on.iter().map(|event| event.text.as_str()).collect();
        lines.push(format!("  For example, in the same round: {}.", events.join("; ")));
    }
    lines.extend(by_the_end(turn, review, if review.points { 0.5 } else { 0.1 }));
    if let Some(more) = turn.left_to_rival {
        let rival = match names.len() {
            2 => names[1 - turn.seat.index()].as_str(),
            _ => "the strongest rival",
        };
        lines.push(format!("  This turn gives {rival} {more:.1} more points than the better one."));
    }
    if lines.is_empty() && turn.fall.is_none() {
        lines.push("  Simulated games show no clear reason.".to_owned());
    }
    if let Some(fall) = &turn.fall {
        let (played, better) = (percent(fall.played), percent(fall.better));
        let (title, clause) = (fall.title, fall.clause);
        lines.push(format!(
            "  {title} ({clause}): simulated players cannot pay it in {played} of their games, and in {better} after the better \
             turn."
        ));
    }
    lines
}

/// Entries with their numbers and what came up: `entry 31 (event summoning)`, `entries 31 to 40`.
fn entries_of(told: &Told, stroke: &StrokeNote) -> String {
    let word = if stroke.entries.len() == 1 { "entry" } else { "entries" };
    let came: Vec<&str> =
        stroke.entries.iter().filter_map(|&entry| told.entries.get(entry)).map(String::as_str).collect();
    let came = if came.len() > MANY { String::new() } else { format!(" ({})", came.join(", ")) };
    format!("{word} {}{came}", entries(&stroke.entries))
}

/// More entries of luck than this are only numbered.
const MANY: usize = 6;

/// What a stroke of luck did for a seat: `entry 31 +7 %, +1.2 points`. None if it hardly did anything.
fn told_stroke(told: &Told, stroke: &StrokeNote, at: usize) -> Option<String> {
    let (chance, points) = (stroke.chances[at], stroke.points.get(at).copied());
    if chance.abs() < 0.01 && points.is_none_or(|points| points.abs() < 0.5) {
        return None;
    }
    let points = points.map(|points| format!(", {} points", signed_part(points, 1))).unwrap_or_default();
    Some(format!("{} {} %{points}", entries_of(told, stroke), signed_part(100.0 * chance, 0)))
}

/// From so many steps on, a turn is told by how it differs from what was played, if it differs by few steps.
const LONG: usize = 5;
const FEW: usize = 3;

/// A turn beside the one that was played.
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

/// By how much another turn differs from what was played: in the seat's own points, or in what the score counts.
fn differs(choice: &Choice, played: &Choice, review: &Review) -> String {
    let more = |by: f32, what: &str| {
        let word = if by < 0.0 { "fewer" } else { "more" };
        if by.abs() < 0.05 { String::new() } else { format!(", {:.1} {word} {what}", by.abs()) }
    };
    match (choice.score.zip(played.score), review.counts) {
        _ if review.points => more(choice.expected - played.expected, "points"),
        (Some((score, played)), Some(counts)) => more(score - played, noun(counts)),
        _ => String::new(),
    }
}

fn expects(choice: &Choice, review: &Review) -> String {
    match (choice.score, review.counts) {
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

/// By which sources the better turn is ahead at the end, and by which it is behind. Small ones are put together.
fn by_the_end(turn: &TurnReview, review: &Review, least: f32) -> Option<String> {
    let unclear = |name: &str| review.points && name == POSITION;
    let (unclear, mut all): (Vec<_>, Vec<_>) =
        turn.lost_by_source.iter().copied().partition(|(name, _)| unclear(name));
    let unclear: f32 = unclear.iter().map(|(_, by)| by).sum();
    all.sort_by(|a, b| b.1.abs().total_cmp(&a.1.abs()));
    let (large, small): (Vec<_>, Vec<_>) = all.into_iter().partition(|(_, by)| by.abs() >= least);
    let small: f32 = small.iter().map(|(_, by)| by).sum();
    let told = |(name, by): &(&str, f32)| {
        let (title, clause) = (title_of(review, name), clause(review, name));
        match review.counts {
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
        let _ = write!(text, ", {} in small parts", signed_part(small, 1));
    }
    // A list that explains less than half of a loss explains nothing.
    let unclear = unclear.abs() >= 0.5 * turn.lost.max(least);
    let what = review.counts.map_or(String::new(), |counts| format!(", {counts}"));
    (!text.is_empty() && !unclear).then(|| format!("  By the end of the game{what}: {text}."))
}

/// What people call a source or a goal.
fn title_of<'a>(review: &Review, name: &'a str) -> &'a str {
    if name == POSITION {
        return "no known source";
    }
    review.parts.iter().find(|part| part.part == name).map_or(name, |part| part.title)
}

/// Its clause, in brackets.
fn clause(review: &Review, name: &str) -> String {
    let clause = review.parts.iter().find(|part| part.part == name).and_then(|part| part.clause);
    clause.map_or(String::new(), |clause| format!(" ({clause})"))
}

/// How many columns a graph has at most.
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
    let Some(counts) = review.counts.or(alone) else { return text };
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

/// How many of the largest changes to list, and from which size on.
const CHANGES: usize = 5;
const LARGE: f32 = 0.05;

/// What changed the chances of winning most, by a turn, by luck or without any reason that the review knows of, in the order in which it
/// happened.
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
    let most = |luck: &[f32]| (0..luck.len()).max_by(|&a, &b| luck[a].abs().total_cmp(&luck[b].abs()));
    for stroke in review.turns.iter().flat_map(|turn| &turn.luck).chain(&review.last_luck) {
        if let Some(seat) = most(&stroke.chances) {
            let first = stroke.entries.first().copied().unwrap_or(0);
            note(stroke.chances[seat], first, format!("Luck, {}: {}", entries_of(told, stroke), whose(seat)));
        }
    }
    for turn in &review.turns {
        let (first, at) = (turn.entries.first().copied().unwrap_or(0), turn.seat.index());
        if let Some(seat) = most(&turn.rest) {
            note(
                turn.rest[seat],
                first,
                format!("Unforeseen change before entry {}: {}", first + 1, whose(seat)),
            );
        }
        let text = format!("Entry {}{}: {} {}", first + 1, when(turn), names[at], turn.grade.sign());
        note(turn.after[at] - turn.before[at], first, text);
    }
    if let Some(seat) = most(&review.last_rest) {
        note(
            review.last_rest[seat],
            usize::MAX,
            format!("Unforeseen change after the last turn: {}", whose(seat)),
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

/// Shares of the whole as a line of blocks. The last one shows the end.
fn steps(shares: &[f32], room: usize) -> String {
    let columns = shares.len().min(room);
    let step = |column: usize| {
        let place = (column + 1) * shares.len() / columns - 1;
        STEPS[((shares[place].clamp(0.0, 1.0) * 8.0) as usize).min(7)]
    };
    (0..columns).map(step).collect()
}

/// Whose chances these are, and how far to trust them.
fn whose_chances(review: &Review) -> &'static str {
    match review.chances {
        ChancesOf::Simulated => {
            "Simulated players decide quickly and play fairly well, so the chances are only rough."
        }
        ChancesOf::Experts if review.counts.is_none() => {
            "These are the chances if experts take over for both players at this point."
        }
        ChancesOf::Experts => {
            "These are the chances if experts take over for both players at this point. The expected scores are those of \
             simulated players, who do not play as well."
        }
        ChancesOf::ExpertAgainstGame => {
            "Here you play against the game itself. These are the chances if an expert takes over at this point. The expected \
             scores are those of simulated players, who do not play as well."
        }
    }
}

/// For each seat: what luck, its own choices and those of others did to its chances, and how good its turns were.
pub(super) fn summary(paper: Paper, names: &[String], review: &Review) -> String {
    let alone = review.seats == 1;
    let mut heads = words(&["seat", "start", "luck", "own"]);
    heads.extend((!alone).then(|| "others".to_owned()));
    heads.extend(words(&["rest", "end"]));
    if review.points {
        heads.extend(words(&["points by luck", "points lost"]));
    }
    heads.extend(
        [Grade::Find, Grade::Slip, Grade::Mistake, Grade::Blunder].map(|grade| grade.sign().to_owned()),
    );
    let mut rows = vec![heads];
    let moved = |share: f32| format!("{} %", signed_part(100.0 * share, 0));
    for one in &review.summary {
        let end = one.start + one.luck + one.own + one.others + one.rest;
        let mut row =
            vec![names[one.seat.index()].clone(), percent(one.start), moved(one.luck), moved(one.own)];
        row.extend((!alone).then(|| moved(one.others)));
        row.extend([moved(one.rest), percent(end.clamp(0.0, 1.0))]);
        row.extend(one.luck_in_points.map(|points| signed_part(points, 1)));
        row.extend(review.points.then(|| format!("{:.1}", one.lost)));
        let grades = &one.grades;
        row.extend([grades.find, grades.slip, grades.mistake, grades.blunder].map(|count| count.to_string()));
        rows.push(row);
    }
    let mut text = grid(&rows, 1);
    let others = if alone { "" } else { ", by those of the others" };
    let note = format!(
        "The chance of winning at the start, changed by luck, by a player's own turns{others} and by the rest, is the chance at the \
         end. Each of them adds up many ups and downs, so it can be more than 100 %. To measure luck, the review compares what was \
         rolled or drawn with everything that could have come up. The rest is everything else: what the review failed to predict or \
         could not tell from noise. ! marks a good turn that was hard to see, ?! a slip, ? a mistake and ?? a blunder."
    );
    text += &wrap(paper, "", &note);
    if review.points && !alone {
        let note =
            "A turn is graded by the points that it loses, or by the chance of winning if that says more.";
        text += &wrap(paper, "", note);
    }
    text += &wrap(paper, "", whose_chances(review));
    text += &review.head_start.map_or(String::new(), |why| wrap(paper, "", why.told()));
    if review.points && review.seats > 1 {
        let note = "A loss in points also counts a part of what the turn gives to the strongest rival. Expected points are those of \
                    simulated players, so points by luck and points lost do not add up to the score.";
        text += &wrap(paper, "", note);
    }
    if review.turns.iter().any(|turn| turn.lasts < 1.0) {
        let note =
            "Good players make up for part of a loss, so only the share that usually lasts is counted.";
        text += &wrap(paper, "", note);
    }
    for one in &review.summary {
        let name = &names[one.seat.index()];
        let counts = |sum: f32| sum >= if review.points { 0.5 } else { 0.1 };
        let list = |sign: f32| -> Vec<String> {
            let told = one.lost_by_source.iter().filter(|(_, sum)| counts(sign * sum));
            // Goals are missed again and again, so adding up would say that more was lost than there is.
            let sum = |sum: f32| if review.points { format!(" {:.1}", sum.abs()) } else { String::new() };
            told.map(|(name, by)| format!("{}{}", title_of(review, name), sum(*by))).collect()
        };
        let (lost, gained) = (list(1.0), list(-1.0));
        if !lost.is_empty() {
            text += &wrap(paper, "", &format!("{name} lost most from: {}.", lost.join(", ")));
        }
        // Where points are lost, all together add up.
        if review.points && !gained.is_empty() {
            text +=
                &wrap(paper, "", &format!("On the other hand, these turns gained: {}.", gained.join(", ")));
        }
    }
    let rivals =
        |turn: &TurnReview| turn.lost_by_source.iter().any(|&(name, by)| name == RIVALS && by >= 0.5);
    if review.turns.iter().any(rivals) {
        text +=
            &wrap(paper, "", "“Rivals” is what the points that a turn gives to the strongest of them count.");
    }
    text
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
        // The order, many steps or a short turn: everything is told.
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
