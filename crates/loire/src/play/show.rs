//! What a person sees: legal actions, events, the log, scores.

use std::{fmt::Write as _, io::Write};

use boxes::BoxTable;
use engine::Seat;
use play::{EventNote, Preview, Record};

use crate::text::{Paint, WIDTH, grid, wrap};

/// A legal action with what it would change at once.
pub(super) struct Choice {
    pub(super) action: String,
    /// Costs and gains, such as `-2 workers`; empty if nothing changes.
    hint: String,
}

impl Choice {
    /// As it is listed.
    fn text(&self) -> String {
        if self.hint.is_empty() { self.action.clone() } else { format!("{} ({})", self.action, self.hint) }
    }
}

/// What a seat may do, actions with the same first word next to each other, groups in the order of
/// the rules. The number of an action is its place in this list.
pub(super) fn choices(table: &dyn BoxTable, seat: Seat) -> Vec<Choice> {
    let choice = |preview: Preview| Choice { hint: hint(&preview), action: preview.action };
    grouped(table.previews(seat).into_iter().map(choice).collect())
}

/// What an action costs and gives, one number for each quantity.
fn hint(preview: &Preview) -> String {
    let mut sums: Vec<(&str, i32)> = Vec::new();
    for part in &preview.parts {
        match sums.iter_mut().find(|(what, _)| *what == part.what) {
            Some((_, sum)) => *sum += part.by,
            None => sums.push((&part.what, part.by)),
        }
    }
    let sums: Vec<String> = sums.iter().map(|(what, by)| format!("{by:+} {what}")).collect();
    sums.join(", ")
}

fn grouped(mut choices: Vec<Choice>) -> Vec<Choice> {
    let mut verbs: Vec<String> = Vec::new();
    for choice in &choices {
        let verb = verb(&choice.action);
        if !verbs.iter().any(|known| known == verb) {
            verbs.push(verb.to_owned());
        }
    }
    choices.sort_by_key(|choice| verbs.iter().position(|known| known == verb(&choice.action)));
    choices
}

fn verb(action: &str) -> &str {
    action.split_whitespace().next().unwrap_or("")
}

/// The legal actions that begin with `prefix`, numbered, in columns, one block for each verb.
pub(super) fn legal(
    choices: &[Choice],
    prefix: &str,
    paint: Paint,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let wanted = |action: &str| {
        let mut words = action.split_whitespace();
        prefix.split_whitespace().all(|word| words.next().is_some_and(|other| other.starts_with(word)))
    };
    let chosen: Vec<(usize, String)> = (1..)
        .zip(choices)
        .filter(|(_, choice)| wanted(&choice.action))
        .map(|(number, choice)| (number, choice.text()))
        .collect();
    if chosen.is_empty() {
        let what = if prefix.is_empty() { String::new() } else { format!(" that begins with `{prefix}`") };
        writeln!(out, "  nothing may be done{what}")?;
    }
    let digits = choices.len().to_string().len();
    for block in chosen.chunk_by(|(_, a), (_, b)| verb(a) == verb(b)) {
        let widest = block.iter().map(|(_, action)| action.chars().count()).max().unwrap_or(0);
        let cell = digits + 1 + widest + 3;
        let columns = ((WIDTH - 1) / cell).max(1);
        // Read down the columns, as in a dictionary.
        let rows = block.len().div_ceil(columns);
        for row in 0..rows {
            let mut line = String::from(" ");
            for (number, action) in block.iter().skip(row).step_by(rows) {
                let number = paint.number(&format!("{number:>digits$}"));
                let _ = write!(line, " {number} {action:<widest$} ");
            }
            writeln!(out, "{}", line.trim_end())?;
        }
    }
    Ok(())
}

/// What happened, a sentence a line; what chance did one after the other is one paragraph.
pub(super) fn events(notes: &[EventNote], paint: Paint, out: &mut impl Write) -> anyhow::Result<()> {
    if notes.is_empty() {
        return Ok(());
    }
    writeln!(out)?;
    let by_chance = |note: &EventNote| note.seat.is_none() && note.change.is_none();
    for run in notes.chunk_by(|a, b| by_chance(a) && by_chance(b)) {
        let texts: Vec<&str> = run.iter().map(|note| note.text.as_str()).collect();
        let text = wrap(&texts.join("; "), "  ");
        let text = text.trim_end();
        writeln!(out, "{}", if run.iter().all(by_chance) { paint.dim(text) } else { text.to_owned() })?;
    }
    Ok(())
}

/// The last entries of a record.
pub(super) fn log(record: &Record, count: &str, out: &mut impl Write) -> anyhow::Result<()> {
    let count = if count.is_empty() { Ok(20) } else { count.parse::<usize>() };
    let Ok(count) = count else {
        writeln!(out, "log takes a number, such as log 50")?;
        return Ok(());
    };
    let skip = record.len().saturating_sub(count);
    for (number, entry) in (1..).zip(record.entries()).skip(skip) {
        writeln!(out, "{number:>5}  {entry}")?;
    }
    Ok(())
}

/// Final scores by source, one column for each seat.
pub(crate) fn scores(table: &dyn BoxTable) -> String {
    let seats: Vec<Seat> = Seat::all(table.seats()).collect();
    let by_source: Vec<_> = seats.iter().map(|&seat| table.points_by_source(seat)).collect();
    let mut head = vec!["points".to_owned()];
    head.extend(seats.iter().map(Seat::to_string));
    let mut rows = vec![head];
    for (index, (source, _)) in by_source.first().into_iter().flatten().enumerate() {
        let mut row = vec![(*source).to_owned()];
        row.extend(by_source.iter().map(|points| points[index].1.to_string()));
        rows.push(row);
    }
    if let Some(outcome) = table.outcome() {
        let mut total = vec!["total".to_owned()];
        total.extend(seats.iter().map(|&seat| outcome.scores[seat].to_string()));
        rows.push(total);
        let mut rank = vec!["place".to_owned()];
        rank.extend(seats.iter().map(|&seat| outcome.ranks[seat].to_string()));
        rows.push(rank);
    }
    grid(&rows, 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn actions_with_the_same_verb_stand_together_in_the_order_of_the_rules() {
        let choice = |action: &str| Choice { action: action.to_owned(), hint: "-1 silver".to_owned() };
        let grouped = grouped(["take a", "place b", "take c", "end"].map(choice).into());
        let texts: Vec<String> = grouped.iter().map(Choice::text).collect();
        assert_eq!(texts[..2], ["take a (-1 silver)", "take c (-1 silver)"]);
        assert_eq!(grouped[2].action, "place b");
    }
}
