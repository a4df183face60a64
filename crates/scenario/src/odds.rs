//! Chances, costs and gains.

use engine::{Actor, Happening, Stage};

use crate::{
    forms::can_begin,
    position::{Position, Wrong, compare_sets, listed},
    words::Words,
};

/// Checks that chance may do exactly this, with these weights if there are any.
pub(crate) fn outcomes<R: Stage>(position: &Position<R>, words: &Words) -> Result<(), Wrong> {
    let found = position.outcomes();
    if found.is_empty() {
        return Err((0, format!("chance has nothing to do; {}", position.waiting())));
    }
    let mut expected = Vec::new();
    let mut weights = 0;
    for (index, part) in words.items(1, 0).into_iter().filter(|(_, part)| !part.is_empty()) {
        let weighted =
            part.rsplit_once(" x").and_then(|(text, weight)| Some((text, weight.parse::<u32>().ok()?)));
        let text = weighted.map_or(part.as_str(), |(text, _)| text).trim();
        if expected.iter().any(|other| other == text) {
            return Err((index, format!("`{text}` appears twice; list every outcome once")));
        }
        expected.push(text.to_owned());
        weights += usize::from(weighted.is_some());
        let weight = found.iter().find(|(action, _)| action.to_string() == text).map(|&(_, weight)| weight);
        if let (Some((_, expected)), Some(weight)) = (weighted, weight)
            && expected != weight
        {
            return Err((1, format!("`{text}` should have weight {expected}, but has {weight}")));
        }
    }
    if weights > 0 && weights < expected.len() {
        return Err((1, "write a weight after every outcome, or after none".to_owned()));
    }
    let found: Vec<String> = found.iter().map(|(action, _)| action.to_string()).collect();
    compare_sets(&expected, &found).map_err(|message| (1, message))
}

/// Checks how likely the outcomes are that begin with some words: `chance: roll p1 2 2 = 1/36`.
pub(crate) fn chance<R: Stage>(position: &Position<R>, words: &Words) -> Result<(), Wrong> {
    let (middle, all) = equation(words)?;
    let start = &all[1..middle];
    can_begin(position.rules, Actor::Chance, start).map_err(|(index, message)| (index + 1, message))?;
    let form = || (middle + 1, "a chance is written like 1/36, or 0".to_owned());
    let (part, whole) = match all[middle + 1..] {
        ["0"] => (0, 1),
        [written] => fraction(written).ok_or_else(form)?,
        _ => return Err(form()),
    };
    let found = position.outcomes();
    if found.is_empty() {
        return Err((0, format!("chance has nothing to do; {}", position.waiting())));
    }
    let start: Vec<String> = start.iter().map(|word| position.rules.canonical(word)).collect();
    let begins = |text: &str| text.split_whitespace().take(start.len()).eq(start.iter());
    let weight = |all: &[(R::Action, u32)]| all.iter().map(|&(_, weight)| u64::from(weight)).sum::<u64>();
    let chosen: Vec<_> = found.iter().copied().filter(|(action, _)| begins(&action.to_string())).collect();
    let (favourable, total) = (weight(&chosen), weight(&found));
    if favourable * whole == part * total {
        return Ok(());
    }
    let names: Vec<String> = chosen.iter().map(|(action, weight)| format!("{action} x{weight}")).collect();
    Err((middle + 1, format!("the chance is {favourable}/{total}:\n{}", listed(&names))))
}

/// Checks what a legal action costs (`sign` -1) or gains (1), according to the preview:
/// `cost: p1 place d1 bank r3c5 = 2 workers`.
pub(crate) fn price<R: Stage>(position: &Position<R>, words: &Words, sign: i32) -> Result<(), Wrong> {
    let (middle, all) = equation(words)?;
    let seat = position.seat(words, 1)?;
    let text = all[2..middle].join(" ");
    let action: R::Action = text.parse().map_err(|error: engine::Unreadable| {
        let message = error.to_string();
        (words.blamed(2, &message), message)
    })?;
    let legal = position.legal(seat);
    if !legal.contains(&action) {
        return Err((2, format!("`{action}` is not legal; legal:\n{}", listed(&legal))));
    }
    let expected = amounts(&all[middle + 1..])
        .ok_or_else(|| (middle + 1, "write amounts like `2 workers 1 silver`, or `nothing`".to_owned()))?;
    let mut events = Vec::new();
    position.rules.preview(&position.state, seat, action, &mut events);
    let mut found: Vec<(i32, String)> = Vec::new();
    let own = events.iter().filter_map(Happening::change).filter(|change| change.seat == seat);
    for change in own.filter(|change| change.by * sign > 0) {
        match found.iter_mut().find(|(_, what)| what == change.what) {
            Some((amount, _)) => *amount += change.by * sign,
            None => found.push((change.by * sign, change.what.to_owned())),
        }
    }
    found.sort_unstable_by(|one, other| one.1.cmp(&other.1));
    if found == expected {
        return Ok(());
    }
    // A quantity that no seat can have is a typing error, not a wrong price.
    for at in (middle + 2..all.len()).step_by(2) {
        if let Err(message) = position.rules.inspect(&position.state, &[all[1], all[at]])
            && !found.iter().any(|(_, what)| what == all[at])
        {
            return Err((at, format!("nobody pays or gains `{}`: {message}", all[at])));
        }
    }
    let told: Vec<String> = found.iter().map(|(amount, what)| format!("{amount} {what}")).collect();
    let told = if told.is_empty() { "nothing".to_owned() } else { told.join(" ") };
    Err((middle + 1, format!("it {} {told}", if sign < 0 { "costs" } else { "gains" })))
}

/// The place of the `=` in a line, and its words.
fn equation(words: &Words) -> Result<(usize, Vec<&str>), Wrong> {
    let all = words.all();
    match all.iter().position(|&word| word == "=") {
        Some(middle) if middle > 1 && middle + 1 < all.len() => Ok((middle, all)),
        _ => Err((1, "write the action or outcome, then ` = ` and the value".to_owned())),
    }
}

/// Pairs of number and name, sorted by name. The list is empty for `nothing`.
fn amounts(words: &[&str]) -> Option<Vec<(i32, String)>> {
    if words == ["nothing"] {
        return Some(Vec::new());
    }
    let pair = |pair: &[&str]| match *pair {
        [amount, what] => Some((amount.parse().ok().filter(|&amount| amount > 0)?, what.to_owned())),
        _ => None,
    };
    let mut amounts = words.chunks(2).map(pair).collect::<Option<Vec<(i32, String)>>>()?;
    amounts.sort_unstable_by(|one, other| one.1.cmp(&other.1));
    Some(amounts)
}

/// Reads `1/36` as two numbers. The lower one must not be 0.
fn fraction(text: &str) -> Option<(u64, u64)> {
    let (part, whole) = text.split_once('/')?;
    Some((part.parse().ok()?, whole.parse().ok().filter(|&whole| whole > 0)?))
}
