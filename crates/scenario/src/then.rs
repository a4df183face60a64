//! What a `then` line states, and whether it is true.

use std::fmt::Debug;

use engine::{Actor, Happening, Pending, Seat, SeatSet, Stage, Verdict, Viewer};
use play::EventNote;

use crate::{
    facts::fact,
    forms::can_begin,
    notes::Notes,
    odds,
    position::{Position, Wrong, compare_sets, listed, told},
    words::Words,
};

/// Checks one line of a `then` block. Clauses at its end say what it proves. After `event:`, and after a
/// change that events report, the clauses themselves are checked too.
pub(crate) fn check<R: Stage>(position: &Position<R>, words: &Words, notes: &mut Notes) -> Result<(), Wrong> {
    let (line, clauses) = words.without_clauses()?;
    let words = &line;
    match (words.word(0), words.word(1)) {
        ("legal:", _) => legality(position, words, true),
        ("illegal:", _) => legality(position, words, false),
        ("only:", _) => only(position, words),
        ("none:", _) => none(position, words),
        ("why:", _) => why(position, words, &clauses),
        ("cost:", _) => odds::price(position, words, -1),
        ("gain:", _) => odds::price(position, words, 1),
        ("asked:", _) => asked(position, words),
        ("prompt:", _) => prompt(position, words),
        ("outcomes:", _) => odds::outcomes(position, words),
        ("chance:", _) => odds::chance(position, words),
        ("shown:", _) => shown(position, words, true),
        ("hidden:", _) => shown(position, words, false),
        // The place among the seats, also at a table that lost together.
        ("rank", _) => {
            let seats = position.rules.seats();
            result(position, words, |outcome, seat| outcome.order(seats, seat).into())
        }
        ("verdict", _) => verdict(position, words),
        ("score", _) => result(position, words, |outcome, seat| outcome.scores[seat].into()),
        ("event:", _) => event(position, words, 1, &clauses, notes),
        ("events:", _) => events(position, words, &clauses, notes),
        ("no", "event:") => no_event(position, words, &clauses),
        (word, _) if word.ends_with(':') => Err((0, format!("there is no line `{word}`; {LINES}"))),
        _ => fact(position, words, &clauses, notes),
    }
}

const LINES: &str = "use legal:, illegal:, only:, none:, why:, cost:, gain:, asked:, prompt:, outcomes:, chance:, \
                     shown:, hidden:, event:, no event:, events:, or a fact without a colon";

fn legality<R: Stage>(position: &Position<R>, words: &Words, expected: bool) -> Result<(), Wrong> {
    let actor = position.actor(words.word(1), 1)?;
    let action = position.action(actor, words, 2)?;
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

/// Whether the box refuses an action and names this clause as its reason.
fn why<R: Stage>(position: &Position<R>, words: &Words, clauses: &[String]) -> Result<(), Wrong> {
    legality(position, words, false)?;
    let seat = position.seat(words, 1)?;
    let action = position.action(Actor::Seat(seat), words, 2)?;
    let [clause] = clauses else {
        return Err((words.len(), "write one clause here, as r[box.clause]".to_owned()));
    };
    match position.rules.explain(&position.state, seat, action) {
        Some(reason) if reason.clause == clause => Ok(()),
        Some(reason) => {
            let told = ::words::english(&reason);
            Err((words.len(), format!("r[{}] refuses it: {told}", reason.clause)))
        }
        None => Err((words.len(), "the box gives no reason".to_owned())),
    }
}

/// The legal actions that begin with some words. Short forms count as their long forms.
fn beginning<R: Stage>(position: &Position<R>, actor: Actor, start: &[&str]) -> Result<Vec<String>, Wrong> {
    can_begin(position.rules, actor, start).map_err(|(index, message)| (index + 2, message))?;
    let start: Vec<String> = start.iter().map(|word| position.rules.canonical(word)).collect();
    let texts = position.possible(actor).into_iter().map(|action| action.to_string());
    Ok(texts.filter(|text| text.split_whitespace().take(start.len()).eq(start.iter())).collect())
}

fn only<R: Stage>(position: &Position<R>, words: &Words) -> Result<(), Wrong> {
    let text = words.from(1);
    let Some((head, tail)) = text.split_once(':') else {
        return Err((1, "write `only: p1 WORDS: REST | REST`".to_owned()));
    };
    let head: Vec<&str> = head.split_whitespace().collect();
    let (who, start) = head.split_first().ok_or_else(|| (1, "write a seat here".to_owned()))?;
    let actor = position.actor(who, 1)?;
    let mut expected: Vec<String> = Vec::new();
    for (index, rest) in words.items(1, text.len() - tail.len()) {
        let all: Vec<&str> = start.iter().copied().chain(rest.split_whitespace()).collect();
        let action: R::Action = all.join(" ").parse().map_err(|error: engine::Unreadable| {
            let message = error.to_string();
            (words.blamed(1, &message), message)
        })?;
        let action = action.to_string();
        if expected.contains(&action) {
            return Err((index, format!("`{action}` appears twice; list every action once")));
        }
        expected.push(action);
    }
    let found = beginning(position, actor, start)?;
    compare_sets(&expected, &found).map_err(|message| (1, message))
}

fn none<R: Stage>(position: &Position<R>, words: &Words) -> Result<(), Wrong> {
    let actor = position.actor(words.word(1), 1)?;
    let all = words.all();
    let found = beginning(position, actor, all.get(2..).unwrap_or_default())?;
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
            let mut seats = SeatSet::default();
            for index in 1..words.len().max(2) {
                let seat = position.seat(words, index)?;
                if seats.contains(seat) {
                    return Err((index, format!("{seat} appears twice; name each seat once")));
                }
                seats.insert(seat);
            }
            Pending::Seats(seats)
        }
    };
    if position.rules.pending(&position.state) == expected {
        return Ok(());
    }
    Err((1, format!("that is not who must act: {}", position.waiting())))
}

/// Refuses extra words at the end of a line.
pub(crate) fn at_most(words: &Words, length: usize) -> Result<(), Wrong> {
    if words.len() > length {
        return Err((length, format!("`{}` is too much; the line should end before it", words.from(length))));
    }
    Ok(())
}

fn prompt<R: Stage>(position: &Position<R>, words: &Words) -> Result<(), Wrong> {
    at_most(words, 3)?;
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

/// Whether what a seat or a spectator is shown contains some text.
fn shown<R: Stage>(position: &Position<R>, words: &Words, expected: bool) -> Result<(), Wrong> {
    let viewer = match words.word(1) {
        "spectator" => Viewer::Spectator,
        _ => Viewer::Seat(position.seat(words, 1)?),
    };
    let text = words.from(2);
    if text.is_empty() {
        return Err((2, "write the text to look for here".to_owned()));
    }
    let view = position.rules.view(&position.state, viewer).to_string();
    // Spaces are only layout, so we ignore them.
    let squeeze = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    let stands = |view: &str| squeeze(view).contains(&squeeze(&text));
    if stands(&view) == expected {
        let all = position.rules.view(&position.state, Viewer::Everything).to_string();
        if !expected && !stands(&all) {
            let message =
                "nobody is shown this, so it is not hidden from anyone; this is all there is to see:\n";
            return Err((2, format!("{message}{all}")));
        }
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

fn result<R: Stage>(
    position: &Position<R>,
    words: &Words,
    read: impl Fn(&engine::Outcome, Seat) -> i32,
) -> Result<(), Wrong> {
    let seat = position.seat(words, 1)?;
    at_most(words, 3)?;
    let expected: i32 = words.word(2).parse().map_err(|_| (2, "write a number here".to_owned()))?;
    let Some(outcome) = position.rules.outcome(&position.state) else {
        return Err((0, format!("the game is not over; {}", position.waiting())));
    };
    let found = read(&outcome, seat);
    if found == expected { Ok(()) } else { Err((2, format!("expected {expected}, found {found}"))) }
}

/// Whether the table won or lost together, or the ranks decide.
fn verdict<R: Stage>(position: &Position<R>, words: &Words) -> Result<(), Wrong> {
    at_most(words, 2)?;
    let expected = match words.word(1) {
        "won" => Verdict::Won,
        "lost" => Verdict::Lost,
        "ranked" => Verdict::Ranked,
        _ => return Err((1, "a verdict is won, lost or ranked".to_owned())),
    };
    let Some(outcome) = position.rules.outcome(&position.state) else {
        return Err((0, format!("the game is not over; {}", position.waiting())));
    };
    let found = outcome.verdict;
    if found == expected { Ok(()) } else { Err((1, format!("expected {expected:?}, found {found:?}"))) }
}

/// Whether each clause has an event that happened.
fn event<R: Stage>(
    position: &Position<R>,
    words: &Words,
    index: usize,
    clauses: &[String],
    notes: &mut Notes,
) -> Result<(), Wrong> {
    only_clauses(words, index, clauses)?;
    for id in clauses {
        let Some(event) = position.events.iter().find(|event| event.clause() == id) else {
            let message = format!("no event has r[{id}]; what happened:\n{}", told(&position.events));
            return Err((index, message));
        };
        notes.observed.insert(event.clause());
    }
    Ok(())
}

fn no_event<R: Stage>(position: &Position<R>, words: &Words, clauses: &[String]) -> Result<(), Wrong> {
    only_clauses(words, 2, clauses)?;
    if let Some(id) = clauses.iter().enumerate().find_map(|(n, id)| clauses[..n].contains(id).then_some(id)) {
        return Err((2, format!("r[{id}] appears twice; name each clause once")));
    }
    let happened = |id: &&String| position.events.iter().any(|event| event.clause() == id.as_str());
    match clauses.iter().find(happened) {
        Some(id) => Err((2, format!("an event has r[{id}]; what happened:\n{}", told(&position.events)))),
        None => Ok(()),
    }
}

/// Whether every event that happened has one of these clauses, and each clause has an event.
fn events<R: Stage>(
    position: &Position<R>,
    words: &Words,
    clauses: &[String],
    notes: &mut Notes,
) -> Result<(), Wrong> {
    event(position, words, 1, clauses, notes)?;
    match position.events.iter().find(|event| !clauses.iter().any(|id| id == event.clause())) {
        Some(other) => {
            let note = EventNote::new(0, None, other);
            Err((1, format!("this also happened: {} r[{}]", note.text, note.clause)))
        }
        None => Ok(()),
    }
}

fn only_clauses(words: &Words, index: usize, clauses: &[String]) -> Result<(), Wrong> {
    if words.len() > index || clauses.is_empty() {
        return Err((index, "write clauses here, as r[box.clause]".to_owned()));
    }
    Ok(())
}
