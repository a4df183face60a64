//! What a person sees: legal actions, events, the log, scores.

use std::{collections::BTreeSet, fmt::Write as _, io::Write};

use engine::{Actor, Ink, Paper, Seat, Verdict, Viewer};
use play::{Entry, EventNote, Preview, WITHHELD};
use serde_json::Value;
use shelf::BoxTable;

use crate::text::{grid, wrap};

/// A legal action with its immediate changes.
pub(crate) struct Choice {
    pub(crate) action: String,
    /// Costs and gains, such as `workers -2`; empty if nothing changes.
    hint: String,
}

/// What a seat may do. Actions of the same form are next to each other, forms in rulebook order. An action's
/// number is its place in this list.
pub(crate) fn choices(table: &dyn BoxTable, seat: Seat) -> Vec<Choice> {
    let choice = |preview: Preview| Choice { hint: hint(&preview), action: preview.action };
    let mut choices: Vec<Choice> = table.previews(seat).into_iter().map(choice).collect();
    if table.prompt(seat).is_some_and(|prompt| is_double(&prompt)) {
        once(&mut choices);
    }
    grouped(choices)
}

/// Whether the seat has two equal dice left.
fn is_double(prompt: &Value) -> bool {
    let dice = prompt.get("dice").and_then(Value::as_array).map(Vec::as_slice);
    matches!(dice, Some([one, other]) if one == other)
}

/// Lists what either of two equal dice can do once, with the first.
fn once(choices: &mut Vec<Choice>) {
    let with_first = |action: &str| {
        let words = action.split_whitespace().map(|word| if word == "d2" { "d1" } else { word });
        words.collect::<Vec<_>>().join(" ")
    };
    let actions: BTreeSet<String> = choices.iter().map(|choice| choice.action.clone()).collect();
    choices.retain(|choice| {
        let first = with_first(&choice.action);
        first == choice.action || !actions.contains(&first)
    });
}

/// What an action costs and gains, one number for each quantity.
fn hint(preview: &Preview) -> String {
    let mut sums: Vec<(&str, i32)> = Vec::new();
    for part in &preview.parts {
        match sums.iter_mut().find(|(what, _)| *what == part.what) {
            Some((_, sum)) => *sum += part.by,
            None => sums.push((&part.what, part.by)),
        }
    }
    sums.retain(|(_, by)| *by != 0);
    let sums: Vec<String> = sums.iter().map(|(what, by)| format!("{what} {by:+}")).collect();
    sums.join(", ")
}

fn grouped(mut choices: Vec<Choice>) -> Vec<Choice> {
    let mut forms: Vec<(String, usize)> = Vec::new();
    for choice in &choices {
        let (verb, length) = form(&choice.action);
        if !forms.iter().any(|known| known.0 == verb && known.1 == length) {
            forms.push((verb.to_owned(), length));
        }
    }
    // Keeps each verb together.
    let place = |action: &str| {
        let (verb, length) = form(action);
        let verb_at = forms.iter().position(|known| known.0 == verb);
        (verb_at, forms.iter().position(|known| known.0 == verb && known.1 == length))
    };
    choices.sort_by_key(|choice| place(&choice.action));
    choices
}

/// An action's verb and how many words it has, so that one mark and two marks are not listed together.
fn form(action: &str) -> (&str, usize) {
    let mut words = action.split_whitespace();
    (words.next().unwrap_or(""), words.count())
}

/// If there are more actions of one form, or more draws in a row, they are shortened.
const IN_FULL: usize = 12;

/// The legal actions that begin with `prefix`, numbered, in columns, one block for each form.
pub(crate) fn legal(
    choices: &[Choice],
    prefix: &str,
    paper: Paper,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let wanted = |action: &str| {
        let mut words = action.split_whitespace();
        prefix.split_whitespace().all(|word| words.next().is_some_and(|other| other.starts_with(word)))
    };
    let chosen: Vec<(usize, &Choice)> =
        (1..).zip(choices).filter(|(_, choice)| wanted(&choice.action)).collect();
    if chosen.is_empty() {
        let what = if prefix.is_empty() { String::new() } else { format!(" that begins with `{prefix}`") };
        writeln!(out, "  you have no legal action{what}")?;
    }
    let digits = choices.len().to_string().len();
    for block in chosen.chunk_by(|(_, a), (_, b)| form(&a.action) == form(&b.action)) {
        if block.len() > IN_FULL {
            in_short(block, digits, paper, out)?;
        } else {
            let texts: Vec<(usize, String)> = block
                .iter()
                .map(|&(number, choice)| (number, with_hint(&choice.action, &choice.hint)))
                .collect();
            columns(&texts, digits, paper, out)?;
        }
    }
    Ok(())
}

fn with_hint(action: &str, hint: &str) -> String {
    if hint.is_empty() { action.to_owned() } else { format!("{action} ({hint})") }
}

/// A long block. What all the actions share appears once, in a heading.
fn in_short(
    block: &[(usize, &Choice)],
    digits: usize,
    paper: Paper,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let first = block[0].1;
    let words: Vec<&str> = first.action.split_whitespace().collect();
    let shared = block.iter().map(|(_, choice)| {
        words.iter().zip(choice.action.split_whitespace()).take_while(|(one, other)| **one == *other).count()
    });
    // At least one word is left to choose.
    let shared = shared.min().unwrap_or(0).min(words.len() - 1);
    let alike = block.iter().all(|(_, choice)| choice.hint == first.hint);
    let each =
        if alike && !first.hint.is_empty() { format!(" (each {})", first.hint) } else { String::new() };
    let heading = format!("{} …{each}", words[..shared].join(" "));
    writeln!(out, "  {}", paper.ink(Ink::Bold, heading.trim_start()))?;
    let texts: Vec<(usize, String)> = block
        .iter()
        .map(|&(number, choice)| {
            let rest: Vec<&str> = choice.action.split_whitespace().skip(shared).collect();
            (number, with_hint(&rest.join(" "), if alike { "" } else { &choice.hint }))
        })
        .collect();
    columns(&texts, digits, paper, out)
}

/// Numbered texts in as many columns as fit, read down the columns, as in a dictionary.
fn columns(
    texts: &[(usize, String)],
    digits: usize,
    paper: Paper,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let widest = texts.iter().map(|(_, text)| text.chars().count()).max().unwrap_or(0);
    // Two spaces before every number.
    let cell = 2 + digits + 1 + widest;
    let across = (paper.width / cell).max(1);
    let rows = texts.len().div_ceil(across);
    for row in 0..rows {
        let mut line = String::new();
        for (number, text) in texts.iter().skip(row).step_by(rows) {
            let number = paper.ink(Ink::Cyan, &format!("{number:>digits$}"));
            let _ = write!(line, "  {number} {text:<widest$}");
        }
        writeln!(out, "{}", line.trim_end())?;
    }
    Ok(())
}

/// Longer values are not repeated under every drawing.
const BRIEF: usize = 60;

/// The options that are not the default at this table; empty if all are.
pub(crate) fn changed(table: &dyn BoxTable, paper: Paper) -> String {
    let changed: Vec<String> = (table.in_force().iter().filter(|here| here.is_changed()))
        .map(|here| match here.value.len() {
            ..=BRIEF => format!("{} = {} (default {})", here.option.id, here.value, here.usual),
            // A whole board. It is already in the drawing of the table, and the banner and `rules`
            // quote it.
            _ => format!("{} (house value)", here.option.id),
        })
        .collect();
    if changed.is_empty() { String::new() } else { wrap(paper, "not the default: ", &changed.join("; ")) }
}

/// What happened, one sentence a line. Consecutive chance events share one paragraph.
pub(crate) fn events(notes: &[EventNote], paper: Paper, out: &mut impl Write) -> anyhow::Result<()> {
    if notes.is_empty() {
        return Ok(());
    }
    writeln!(out)?;
    let by_chance = |note: &EventNote| note.seat.is_none() && note.change.is_none();
    for run in notes.chunk_by(|a, b| by_chance(a) && by_chance(b)) {
        let mut texts: Vec<&str> = run.iter().map(|note| note.text.as_str()).collect();
        // A whole set-up is easier to read from the table.
        if texts.len() > IN_FULL && run.iter().all(by_chance) {
            texts.drain(..texts.len() - IN_FULL / 2);
            texts.insert(0, "…");
        }
        for line in paper.wrap("  ", &texts.join("; ")) {
            let line = if run.iter().all(by_chance) { paper.ink(Ink::Dim, &line) } else { line };
            writeln!(out, "{line}")?;
        }
    }
    Ok(())
}

/// A line of the log: an entry, or a seat's whole plan.
struct Line {
    /// The number of the first entry, counted from 1.
    number: usize,
    actor: Actor,
    texts: Vec<String>,
    is_plan: bool,
}

/// A record's entries in lines. What a seat did in secret is one line, even if others' secret entries lie between.
fn folded(entries: impl Iterator<Item = (Entry, bool)>) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    for (number, (entry, was_withheld)) in (1..).zip(entries) {
        let is_plan = was_withheld && entry.actor != Actor::Chance;
        let mut plans = lines.iter_mut().rev().take_while(|line| is_plan && line.is_plan);
        match plans.find(|line| line.actor == entry.actor) {
            Some(line) => line.texts.push(entry.text),
            None => lines.push(Line { number, actor: entry.actor, texts: vec![entry.text], is_plan }),
        }
    }
    lines
}

/// The last lines of a record, as a viewer may see it.
pub(super) fn log(
    table: &dyn BoxTable,
    viewer: Viewer,
    count: &str,
    paper: Paper,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let count = if count.is_empty() { Ok(20) } else { count.parse::<usize>() };
    let Ok(count) = count else {
        writeln!(out, "`log` takes a number, such as `log 50`")?;
        return Ok(());
    };
    let record = table.record(viewer);
    let lines = folded(record.entries().cloned().zip((0..).map(|number| table.was_withheld(number))));
    for Line { number, actor, texts, .. } in lines.iter().skip(lines.len().saturating_sub(count)) {
        let hidden = texts.iter().filter(|text| *text == WITHHELD).count();
        let text = match hidden {
            2.. if hidden == texts.len() => format!("{WITHHELD} ({hidden} entries)"),
            _ => texts.join("; "),
        };
        for line in paper.wrap(&format!("{number:>5}  {actor} "), &text) {
            writeln!(out, "{line}")?;
        }
    }
    Ok(())
}

/// Final scores by source, one column for each seat, with places or the result against the box.
pub(crate) fn scores(table: &dyn BoxTable) -> String {
    let seats: Vec<Seat> = Seat::all(table.seats()).collect();
    let by_source: Vec<_> = seats.iter().map(|&seat| table.points_by_source(seat)).collect();
    let mut rows = vec![row("points", &seats)];
    for (index, (source, _)) in by_source.first().into_iter().flatten().enumerate() {
        rows.push(row(source, by_source.iter().map(|points| points[index].1)));
    }
    if let Some(outcome) = table.outcome() {
        if let Some(name) = table.score_name() {
            let sums = by_source.iter().map(|points| points.iter().map(|(_, points)| points).sum::<i32>());
            if by_source.iter().any(|points| !points.is_empty()) {
                rows.push(row("total", sums));
            }
            rows.push(row(name, seats.iter().map(|&seat| outcome.scores[seat])));
        } else {
            rows.push(row("total", seats.iter().map(|&seat| outcome.scores[seat])));
        }
        if seats.iter().any(|&seat| table.side(seat) != seat) {
            rows.push(row("together", seats.iter().map(|&seat| outcome.side_scores[seat])));
        }
        if outcome.verdict == Verdict::Ranked {
            rows.push(row("place", seats.iter().map(|&seat| outcome.ranks[seat])));
        }
        return format!(
            "{}{}",
            grid(&rows, 1),
            verdict(&table.grades(), outcome.scores[Seat(0)], outcome.verdict)
        );
    }
    grid(&rows, 1)
}

/// A row of a table: its name and a value for each seat.
fn row(name: &str, values: impl IntoIterator<Item = impl ToString>) -> Vec<String> {
    let values = values.into_iter().map(|value| value.to_string());
    std::iter::once(name.to_owned()).chain(values).collect()
}

/// The result of a game against the box, by its grades if it has any.
fn verdict(grades: &[(i16, &'static str)], score: i16, verdict: Verdict) -> String {
    let grade = grades.iter().rfind(|&&(least, _)| score >= least);
    match (verdict, grade, grades.first()) {
        (Verdict::Ranked, ..) => String::new(),
        (Verdict::Won, Some((_, grade)), _) => format!("Won: {grade}.\n"),
        (Verdict::Won, None, _) => "Won.\n".to_owned(),
        (Verdict::Lost, _, Some((least, grade))) => {
            format!("Not won: the first grade, {grade}, needs {least} points.\n")
        }
        (Verdict::Lost, _, None) => "Lost.\n".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn choice(action: &str) -> Choice {
        Choice { action: action.to_owned(), hint: "silver -1".to_owned() }
    }

    /// A menu as it is listed.
    fn listed(actions: Vec<Choice>, prefix: &str) -> String {
        let mut out = Vec::new();
        legal(&grouped(actions), prefix, Paper::PLAIN, &mut out).expect("a vector takes everything");
        String::from_utf8(out).expect("text")
    }

    #[test]
    fn actions_of_one_form_are_together_in_rulebook_order() {
        let actions = ["take a", "place b", "take c d", "take e", "end"].map(choice);
        let grouped: Vec<String> = grouped(actions.into()).into_iter().map(|choice| choice.action).collect();
        assert_eq!(grouped, ["take a", "take e", "take c d", "place b", "end"]);
    }

    #[test]
    fn with_a_double_each_action_is_listed_once() {
        let dice = |dice: &[u8]| serde_json::json!({ "ask": "turn", "dice": dice });
        assert!(is_double(&dice(&[3, 3])));
        assert!(![dice(&[3, 4]), dice(&[3]), Value::Null].iter().any(is_double));
        let mut choices: Vec<Choice> = ["take d1 a", "take d2 a", "place d2 b", "end"].map(choice).into();
        once(&mut choices);
        let left: Vec<&str> = choices.iter().map(|choice| choice.action.as_str()).collect();
        assert_eq!(left, ["take d1 a", "place d2 b", "end"]);
    }

    #[test]
    fn a_short_menu_is_listed_in_full() {
        let menu = listed(["take a", "place b"].map(choice).into(), "");
        assert_eq!(menu, "  1 take a (silver -1)\n  2 place b (silver -1)\n");
        assert_eq!(
            listed(["take a"].map(choice).into(), "x"),
            "  you have no legal action that begins with `x`\n"
        );
    }

    #[test]
    fn a_long_menu_says_once_what_its_actions_have_in_common() {
        let actions =
            (1..=7).flat_map(|a| (1..=7).map(move |b| choice(&format!("mark silver r1c{a} 2 r2c{b} 4"))));
        let menu = listed(actions.collect(), "");
        assert!(menu.starts_with("  mark silver … (each silver -1)\n   1 r1c1 2 r2c1 4"), "{menu}");
        assert!(menu.lines().count() <= 14 && menu.lines().all(|line| line.chars().count() <= 80), "{menu}");
    }

    #[test]
    fn a_plan_is_one_line_of_the_log() {
        let entries = [("p1 a", true), ("p2 ?", true), ("p1 b", true), ("p2 ?", true), ("* reveal", false)];
        let read = |(line, was_withheld): (&str, bool)| {
            let (actor, text) = line.split_once(' ').expect("an actor and a text");
            let actor =
                if actor == "*" { Actor::Chance } else { Actor::Seat(actor.parse().expect("a seat")) };
            (Entry { actor, text: text.to_owned() }, was_withheld)
        };
        let next = [("p1 c", false), ("p1 d", false), ("* ?", true), ("* ?", true), ("p1 e", true)];
        let lines = folded(entries.into_iter().chain(next).map(read));
        let told: Vec<_> = lines
            .iter()
            .map(|line| format!("{} {} {}", line.number, line.actor, line.texts.join("; ")))
            .collect();
        let expected =
            ["1 p1 a; b", "2 p2 ?; ?", "5 * reveal", "6 p1 c", "7 p1 d", "8 * ?", "9 * ?", "10 p1 e"];
        assert_eq!(told, expected);
    }

    #[test]
    fn a_game_against_the_box_is_reported_by_its_grade() {
        let grades = [(51, "well-done"), (61, "excellent")];
        assert_eq!(
            verdict(&grades, 33, Verdict::Lost),
            "Not won: the first grade, well-done, needs 51 points.\n"
        );
        assert_eq!(verdict(&grades, 60, Verdict::Won), "Won: well-done.\n");
        assert_eq!(verdict(&[], 3, Verdict::Ranked), "");
    }
}
