//! Facts about a position and how they changed.

use engine::{Fact, Happening as _, Seat, Stage};

use crate::{
    notes::{Notes, Reading},
    position::{Position, Wrong, told},
    words::Words,
};

/// A fact: the words that name it, its value, and its clauses.
pub(crate) fn fact<R: Stage>(
    position: &Position<R>,
    words: &Words,
    clauses: &[String],
    notes: &mut Notes,
) -> Result<(), Wrong> {
    let stated = words.all();
    let end = stated.len();
    let inspect = |state| {
        let read = position.rules.inspect(state, &stated);
        read.map_err(|message| (words.blamed(0, &message), message))
    };
    let (taken, found) = inspect(&position.state)?;
    if taken > end {
        return Err((0, "this fact has no value; write one at the end of the line".to_owned()));
    }
    let value = &stated[taken..];
    if let (Fact::Number(now), [change]) = (&found, value)
        && change.starts_with(['+', '-'])
        && *change != "-"
    {
        let by: i32 =
            change.parse().map_err(|_| (taken, format!("`{change}` is not a change such as +2")))?;
        let (_, Fact::Number(before)) = inspect(&position.before)? else {
            return Err((taken, "this was not a number before, so it cannot change by one".to_owned()));
        };
        let whole = now - before;
        let Some(told) = told_by(position, &stated[..taken], clauses) else {
            // No event reports this quantity, or no clause is named, so the line means the whole change.
            if whole == by {
                return Ok(());
            }
            let events = told(&position.events);
            let message =
                format!("expected {by:+}, found {whole:+} ({before} to {now}); what happened:\n{events}");
            return Err((taken, message));
        };
        return caused(position, &told, by, clauses, notes).map_err(|message| (end, message));
    }
    let text = written(&found);
    if let (Fact::Number(_), ["+" | "-", by]) = (&found, value) {
        let message = format!("write a change as one word, such as {}{by}", stated[taken]);
        return Err((taken, message));
    }
    if let (Fact::Number(_), []) = (&found, value) {
        return Err((taken, format!("write a number here; it is {text}")));
    }
    let value: Vec<String> = value.iter().map(|word| position.rules.canonical(word)).collect();
    let value: Vec<&str> = value.iter().map(String::as_str).collect();
    let compared = compare(&found, &value);
    let (span, right) = (words.span(taken, end), compared.is_ok());
    if !words.filled() {
        notes.readings.push(Reading { line: words.number, span, value: text.clone(), right });
    }
    compared.map_err(|expected| (taken, format!("expected {expected}, found {text}")))
}

/// Whether a value is what the line states. If not, the error says what the line states.
fn compare(found: &Fact, value: &[&str]) -> Result<(), String> {
    let words = |value: &[&str]| -> Vec<String> {
        if value == ["-"] { Vec::new() } else { value.iter().map(|&word| word.to_owned()).collect() }
    };
    let same = match found {
        Fact::Number(now) => match value {
            [number] => number.strip_prefix('=').unwrap_or(number).parse() == Ok(*now),
            _ => return Err("one number".to_owned()),
        },
        Fact::List(list) => *list == words(value),
        Fact::Bag(bag) => {
            let (mut bag, mut expected) = (bag.clone(), words(value));
            bag.sort_unstable();
            expected.sort_unstable();
            bag == expected
        }
    };
    if same { Ok(()) } else { Err(if value.is_empty() { "-".to_owned() } else { value.join(" ") }) }
}

/// A value as it is written in a line.
fn written(fact: &Fact) -> String {
    match fact {
        Fact::Number(number) if *number < 0 => format!("={number}"),
        Fact::Number(number) => number.to_string(),
        Fact::List(words) | Fact::Bag(words) if words.is_empty() => "-".to_owned(),
        Fact::List(words) => words.join(" "),
        Fact::Bag(words) => {
            let mut words = words.clone();
            words.sort_unstable();
            words.join(" ")
        }
    }
}

/// How much the events of each clause changed a quantity. `None` if no event reports it, or if no
/// clause was named.
fn told_by<R: Stage>(
    position: &Position<R>,
    name: &[&str],
    clauses: &[String],
) -> Option<Vec<(&'static str, i32)>> {
    let (who, quantity) = name.split_first()?;
    let seat = who.parse::<Seat>().ok().filter(|_| !clauses.is_empty())?;
    let joined = quantity.join(" ");
    let changes: Vec<(&str, i32)> = position
        .events
        .iter()
        .filter_map(|event| event.change().map(|change| (event.clause(), change)))
        .filter(|(_, change)| change.seat == seat)
        .filter(|(_, change)| change.what == joined || quantity.first() == Some(&change.what))
        .map(|(clause, change)| (clause, change.by))
        .collect();
    (!changes.is_empty()).then_some(changes)
}

/// Whether each cited clause has an event that changed this, and together they add up to the change.
fn caused<R: Stage>(
    position: &Position<R>,
    changes: &[(&'static str, i32)],
    by: i32,
    clauses: &[String],
    notes: &mut Notes,
) -> Result<(), String> {
    for cited in clauses {
        // A change of 0 needs no event, because the clause explains why nothing happens.
        if by != 0 && !changes.iter().any(|(clause, _)| clause == cited) {
            let events = told(&position.events);
            return Err(format!("no event of r[{cited}] changed this; what happened:\n{events}"));
        }
    }
    let named = |clause: &&str| clauses.iter().any(|cited| cited == clause);
    let sum: i32 = changes.iter().filter(|(clause, _)| named(clause)).map(|(_, by)| by).sum();
    if sum != by {
        let events = told(&position.events);
        return Err(format!(
            "the cited clauses changed this by {sum:+}, not {by:+}; what happened:\n{events}"
        ));
    }
    notes.observed.extend(changes.iter().filter(|(clause, _)| named(clause)).map(|&(clause, _)| clause));
    Ok(())
}
