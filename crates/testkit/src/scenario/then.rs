//! What a `then` line states, and whether it is so.

use std::fmt::{Debug, Write as _};

use engine::{Actor, Fact, Happening, Pending, Seat, SeatSet, Stage, Viewer};

use super::{
    parse::{Words, clause},
    position::{Position, Wrong, listed},
};

/// What a plain fact line read off the position: where its value stands, and what it should be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Reading {
    pub(super) line: usize,
    pub(super) span: (usize, usize),
    pub(super) value: String,
    /// Whether the line says so already.
    pub(super) right: bool,
}

/// Checks one line of a `then` block.
pub(super) fn check<R: Stage>(
    position: &Position<R>,
    words: &Words,
    readings: &mut Vec<Reading>,
) -> Result<(), Wrong> {
    match (words.word(0), words.word(1)) {
        ("legal:", _) => legality(position, words, true),
        ("illegal:", _) => legality(position, words, false),
        ("only:", _) => only(position, words),
        ("none:", _) => none(position, words),
        ("asked:", _) => asked(position, words),
        ("prompt:", _) => prompt(position, words),
        ("outcomes:", _) => outcomes(position, words),
        ("shown:", _) => shown(position, words, true),
        ("hidden:", _) => shown(position, words, false),
        ("rank", _) => result(position, words, |outcome, seat| outcome.ranks[seat].into()),
        ("score", _) => result(position, words, |outcome, seat| outcome.scores[seat].into()),
        ("event:", _) => event(position, words, 1, true),
        ("no", "event:") => event(position, words, 2, false),
        _ => fact(position, words, readings),
    }
}

fn legality<R: Stage>(position: &Position<R>, words: &Words, expected: bool) -> Result<(), Wrong> {
    let actor = position.actor(words.word(1), 1)?;
    // A misspelt action would be illegal for the wrong reason, so it must be readable.
    let action = Position::<R>::action(words, 2)?;
    let legal = position.possible(actor);
    match (legal.contains(&action), expected) {
        (true, false) => Err((2, format!("`{action}` should be illegal for {actor}, but is legal"))),
        (false, true) if legal.is_empty() => {
            Err((2, format!("`{action}` should be legal for {actor}, but {}", position.waiting())))
        }
        (false, true) => {
            Err((2, format!("`{action}` should be legal for {actor}; legal:\n{}", listed(&legal))))
        }
        _ => Ok(()),
    }
}

/// What may be done that begins with some words; short forms of the box count as their long ones.
fn beginning<R: Stage>(position: &Position<R>, actor: Actor, start: &[&str]) -> Vec<String> {
    let start: Vec<String> = start.iter().map(|word| position.rules.canonical(word)).collect();
    let texts = position.possible(actor).into_iter().map(|action| action.to_string());
    texts.filter(|text| text.split_whitespace().take(start.len()).eq(start.iter())).collect()
}

fn only<R: Stage>(position: &Position<R>, words: &Words) -> Result<(), Wrong> {
    let text = words.from(1);
    let Some((head, tail)) = text.split_once(':') else {
        return Err((1, "write `only: p1 WORDS: REST | REST`".to_owned()));
    };
    let head: Vec<&str> = head.split_whitespace().collect();
    let (who, start) = head.split_first().ok_or_else(|| (1, "a seat must follow".to_owned()))?;
    let actor = position.actor(who, 1)?;
    let mut expected: Vec<String> = Vec::new();
    for rest in tail.split('|') {
        let all: Vec<&str> = start.iter().copied().chain(rest.split_whitespace()).collect();
        let action: R::Action = all.join(" ").parse().map_err(|error| (1, format!("{error}")))?;
        expected.push(action.to_string());
    }
    let found = beginning(position, actor, start);
    compare_sets(&expected, &found).map_err(|message| (1, message))
}

/// Says what of two lists, in any order, is missing and what is too much.
fn compare_sets(expected: &[String], found: &[String]) -> Result<(), String> {
    let missing: Vec<&String> = expected.iter().filter(|text| !found.contains(text)).collect();
    let extra: Vec<&String> = found.iter().filter(|text| !expected.contains(text)).collect();
    if missing.is_empty() && extra.is_empty() {
        return Ok(());
    }
    let mut message = String::from("not exactly these are possible");
    if !missing.is_empty() {
        let _ = write!(message, "\nexpected but impossible:\n{}", listed(&missing));
    }
    if !extra.is_empty() {
        let _ = write!(message, "\npossible but not expected:\n{}", listed(&extra));
    }
    Err(message)
}

fn none<R: Stage>(position: &Position<R>, words: &Words) -> Result<(), Wrong> {
    let actor = position.actor(words.word(1), 1)?;
    let all = words.all();
    let found = beginning(position, actor, all.get(2..).unwrap_or_default());
    if found.is_empty() {
        return Ok(());
    }
    Err((2, format!("no such action should be legal for {actor}, but these are:\n{}", listed(&found))))
}

fn asked<R: Stage>(position: &Position<R>, words: &Words) -> Result<(), Wrong> {
    let expected = match words.word(1) {
        "*" if words.len() == 2 => Pending::Chance,
        "nobody" if words.len() == 2 => Pending::Over,
        _ => {
            let seats = (1..words.len().max(2)).map(|index| position.seat(words, index));
            Pending::Seats(seats.collect::<Result<SeatSet, Wrong>>()?)
        }
    };
    if position.rules.pending(&position.state) == expected {
        return Ok(());
    }
    Err((1, format!("somebody else is asked: {}", position.waiting())))
}

fn prompt<R: Stage>(position: &Position<R>, words: &Words) -> Result<(), Wrong> {
    let seat = position.seat(words, 1)?;
    let Some(prompt) = position.rules.prompt(&position.state, seat) else {
        return Err((1, format!("{seat} is not asked; {}", position.waiting())));
    };
    let json = serde_json::to_value(&prompt).unwrap_or_default();
    let tagged = json.get("ask").or(Some(&json)).and_then(|value| value.as_str());
    let name = tagged.map_or_else(|| first_name(&prompt), str::to_owned);
    if name.eq_ignore_ascii_case(words.word(2)) {
        return Ok(());
    }
    Err((2, format!("{seat} is asked `{name}` ({prompt})")))
}

/// Whether some text stands in what a seat, or a spectator, is shown.
fn shown<R: Stage>(position: &Position<R>, words: &Words, expected: bool) -> Result<(), Wrong> {
    let viewer = match words.word(1) {
        "spectator" => Viewer::Spectator,
        _ => Viewer::Seat(position.seat(words, 1)?),
    };
    let text = words.from(2);
    if text.is_empty() {
        return Err((2, "the text to look for must follow".to_owned()));
    }
    let view = position.rules.view(&position.state, viewer).to_string();
    // Spaces only lay the view out, so that they do not count.
    let squeeze = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    if squeeze(&view).contains(&squeeze(&text)) == expected {
        return Ok(());
    }
    let message = if expected { "this is not shown" } else { "this is shown" };
    Err((2, format!("{message}; the view is:\n{view}")))
}

/// The name of a variant, as `Debug` writes it.
fn first_name(value: &impl Debug) -> String {
    let text = format!("{value:?}");
    text.split(|letter: char| !letter.is_alphanumeric()).next().unwrap_or_default().to_owned()
}

fn outcomes<R: Stage>(position: &Position<R>, words: &Words) -> Result<(), Wrong> {
    let found = position.outcomes();
    if found.is_empty() {
        return Err((0, format!("chance has nothing to do; {}", position.waiting())));
    }
    let mut expected = Vec::new();
    for part in words.from(1).split('|').map(str::trim).filter(|part| !part.is_empty()) {
        let weighted =
            part.rsplit_once(" x").and_then(|(text, weight)| Some((text, weight.parse::<u32>().ok()?)));
        let text = weighted.map_or(part, |(text, _)| text).trim();
        expected.push(text.to_owned());
        let weight = found.iter().find(|(action, _)| action.to_string() == text).map(|&(_, weight)| weight);
        if let (Some((_, expected)), Some(weight)) = (weighted, weight)
            && expected != weight
        {
            return Err((1, format!("`{text}` should have weight {expected}, but has {weight}")));
        }
    }
    let found: Vec<String> = found.iter().map(|(action, _)| action.to_string()).collect();
    compare_sets(&expected, &found).map_err(|message| (1, message))
}

fn result<R: Stage>(
    position: &Position<R>,
    words: &Words,
    read: impl Fn(&engine::Outcome, Seat) -> i32,
) -> Result<(), Wrong> {
    let seat = position.seat(words, 1)?;
    let expected: i32 = words.word(2).parse().map_err(|_| (2, "a number must follow".to_owned()))?;
    let Some(outcome) = position.rules.outcome(&position.state) else {
        return Err((0, format!("the game is not over; {}", position.waiting())));
    };
    let found = read(&outcome, seat);
    if found == expected { Ok(()) } else { Err((2, format!("expected {expected}, found {found}"))) }
}

fn event<R: Stage>(position: &Position<R>, words: &Words, index: usize, expected: bool) -> Result<(), Wrong> {
    let Some(id) = clause(words.word(index)) else {
        return Err((index, "a clause must follow, written r[box.clause]".to_owned()));
    };
    let happened = position.events.iter().any(|event| event.clause() == id);
    if happened == expected {
        return Ok(());
    }
    let message = if expected { "no event has this clause" } else { "an event has this clause" };
    Err((index, format!("{message}; what happened:\n{}", told(&position.events))))
}

/// Events for a message, each with its clause.
fn told<E: Happening>(events: &[E]) -> String {
    let lines: Vec<String> = events.iter().map(|event| format!("{event} r[{}]", event.clause())).collect();
    listed(&lines)
}

/// A fact: the words that name it, its value, the clauses behind it.
fn fact<R: Stage>(position: &Position<R>, words: &Words, readings: &mut Vec<Reading>) -> Result<(), Wrong> {
    let all = words.all();
    let end = all.iter().position(|word| clause(word).is_some()).unwrap_or(all.len());
    let clauses: Vec<&str> = all[end..].iter().filter_map(|word| clause(word)).collect();
    if clauses.len() < all.len() - end {
        return Err((end, "only clauses may stand behind a clause".to_owned()));
    }
    let stated = &all[..end];
    let inspect = |state| position.rules.inspect(state, stated).map_err(|message| (0, message));
    let (taken, found) = inspect(&position.state)?;
    if taken > end {
        return Err((0, "the value of this fact is missing".to_owned()));
    }
    let value = &stated[taken..];
    if let (Fact::Number(now), [change]) = (&found, value)
        && change.starts_with(['+', '-'])
        && *change != "-"
    {
        let by: i32 = change.parse().map_err(|_| (taken, format!("`{change}` is no change")))?;
        let (_, Fact::Number(before)) = inspect(&position.before)? else {
            return Err((taken, "this was no number before".to_owned()));
        };
        // With clauses the line speaks of what they changed; without, of the whole change.
        if clauses.is_empty() && now - before != by {
            let events = told(&position.events);
            let message = format!(
                "expected {by:+}, found {:+} ({before} to {now}); what happened:\n{events}",
                now - before
            );
            return Err((taken, message));
        }
        return caused(position, &stated[..taken], by, &clauses).map_err(|message| (end, message));
    }
    let text = written(&found);
    let value: Vec<String> = value.iter().map(|word| position.rules.canonical(word)).collect();
    let value: Vec<&str> = value.iter().map(String::as_str).collect();
    let compared = compare(&found, &value);
    let (span, right) = (words.span(taken, end), compared.is_ok());
    readings.push(Reading { line: words.number, span, value: text.clone(), right });
    compared.map_err(|expected| (taken, format!("expected {expected}, found {text}")))
}

/// Whether a value is what a line states; otherwise what it states.
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

/// A value as a line states it.
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

/// Whether the events with the cited clauses made this change, each of them and together.
fn caused<R: Stage>(position: &Position<R>, name: &[&str], by: i32, clauses: &[&str]) -> Result<(), String> {
    let Some((who, quantity)) = name.split_first() else { return Ok(()) };
    let Ok(seat) = who.parse::<Seat>() else { return Ok(()) };
    if clauses.is_empty() {
        return Ok(());
    }
    let joined = quantity.join(" ");
    let changes: Vec<(&str, i32)> = position
        .events
        .iter()
        .filter_map(|event| event.change().map(|change| (event.clause(), change)))
        .filter(|(_, change)| change.seat == seat)
        .filter(|(_, change)| change.what == joined || quantity.first() == Some(&change.what))
        .map(|(clause, change)| (clause, change.by))
        .collect();
    for cited in clauses {
        // A change of nothing needs no event: the clause says why nothing happens.
        if by != 0 && !changes.iter().any(|(clause, _)| clause == cited) {
            let events = told(&position.events);
            return Err(format!("no event of r[{cited}] changed this; what happened:\n{events}"));
        }
    }
    let sum: i32 = changes.iter().filter(|(clause, _)| clauses.contains(clause)).map(|(_, by)| by).sum();
    if sum == by {
        return Ok(());
    }
    let events = told(&position.events);
    Err(format!("the cited clauses changed this by {sum:+}, not {by:+}; what happened:\n{events}"))
}
