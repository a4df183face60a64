//! Checks whether some words can begin an action at all, so that a typing error never counts as "impossible".

use engine::{Actor, Seat, Stage, counted};

/// Examples of what a seat or chance can do.
fn examples<R: Stage>(rules: &R, actor: Actor) -> Vec<Vec<&'static str>> {
    let all = rules.examples().iter().map(|example| example.split_whitespace().collect::<Vec<_>>());
    all.filter_map(|words| match (actor, words.as_slice()) {
        (Actor::Chance, ["*", rest @ ..]) => Some(rest.to_vec()),
        (Actor::Chance, _) | (Actor::Seat(_), ["*", ..]) => None,
        (Actor::Seat(_), words) => Some(words.to_vec()),
    })
    .collect()
}

/// Whether any of the box's actions begins with these words. If not, says which word is wrong, and what would be
/// right.
pub fn can_begin<R: Stage>(rules: &R, actor: Actor, start: &[&str]) -> Result<(), (usize, String)> {
    let examples = examples(rules, actor);
    let absent = |word: &&str| word.parse::<Seat>().is_ok_and(|seat| seat.0 >= rules.seats());
    if let Some(index) = start.iter().position(absent) {
        let seats = counted(rules.seats().into(), "seat");
        return Err((index, format!("there is no `{}` at this table; it has {seats}", start[index])));
    }
    for length in 1..=start.len() {
        if !reads::<R>(&examples, &start[..length]) {
            return Err((length - 1, misread::<R>(&examples, actor, &start[..length])));
        }
    }
    Ok(())
}

/// Whether the words become an action when we add the last words of an example.
fn reads<R: Stage>(examples: &[Vec<&str>], start: &[&str]) -> bool {
    completed(examples, start).any(|text| text.parse::<R::Action>().is_ok())
}

fn completed<'a>(examples: &'a [Vec<&str>], start: &'a [&str]) -> impl Iterator<Item = String> + 'a {
    let longer = examples.iter().filter(|example| example[0] == start[0] && example.len() >= start.len());
    longer.map(move |example| [start, &example[start.len()..]].concat().join(" "))
}

/// Why the last of some words cannot follow the others.
fn misread<R: Stage>(examples: &[Vec<&str>], actor: Actor, start: &[&str]) -> String {
    let (last, before) = start.split_last().expect("at least one word was read");
    let whose = match actor {
        Actor::Chance => "chance",
        Actor::Seat(_) => "a seat",
    };
    if before.is_empty() {
        let mut verbs: Vec<&str> = examples.iter().filter_map(|example| example.first().copied()).collect();
        verbs.dedup();
        return format!("no action by {whose} begins with `{last}`; actions begin with {}", verbs.join(", "));
    }
    let unreadable = completed(examples, start).find_map(|text| text.parse::<R::Action>().err());
    match unreadable {
        Some(error) if error.text == *last => error.to_string(),
        _ => {
            let alike = examples.iter().filter(|example| example[0] == start[0]);
            let known: Vec<String> = alike.map(|example| format!("`{}`", example.join(" "))).collect();
            format!("`{last}` does not fit there; write an action like {}", known.join(" or "))
        }
    }
}
