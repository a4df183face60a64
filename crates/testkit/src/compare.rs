//! Comparisons that the laws use.

use std::{
    fmt::{Debug, Display},
    str::FromStr,
};

use engine::{Rules, Sketch, Unreadable};
use play::WITHHELD;

use crate::law::{Found, Law};

/// Checks that no two actions are written the same way, and that each reads back as itself.
pub(crate) fn written_uniquely<A>(actions: &[A]) -> Found
where
    A: Copy + Eq + ToString + FromStr<Err = Unreadable>,
{
    let mut texts: Vec<String> = actions.iter().map(ToString::to_string).collect();
    for (action, text) in actions.iter().zip(&texts) {
        let plain = text.split_whitespace().collect::<Vec<_>>().join(" ");
        if plain != *text || text.is_empty() || text == WITHHELD || text.contains('#') {
            return Err((Law::Notation, format!("`{text}` should be words with single spaces between them")));
        }
        match text.parse::<A>() {
            Ok(read) if read == *action => {}
            Ok(_) => return Err((Law::Notation, format!("`{text}` reads back as another action"))),
            Err(error) => return Err((Law::Notation, format!("`{text}` does not read back: {error}"))),
        }
    }
    texts.sort_unstable();
    match texts.windows(2).find(|pair| pair[0] == pair[1]) {
        Some(pair) => Err((Law::Notation, format!("two actions are written `{}`", pair[0]))),
        None => Ok(()),
    }
}

pub(crate) fn same_set<A: PartialEq>(one: &[A], other: &[A]) -> bool {
    one.len() == other.len() && one.iter().all(|action| other.contains(action))
}

/// The actions that are in only one of two lists.
pub(crate) fn difference<A: PartialEq + ToString>(one: &[A], other: &[A]) -> String {
    let lost =
        one.iter().filter(|action| !other.contains(action)).map(|action| format!("- {}", action.to_string()));
    let new =
        other.iter().filter(|action| !one.contains(action)).map(|action| format!("+ {}", action.to_string()));
    lost.chain(new).take(20).collect::<Vec<_>>().join("\n")
}

/// The lines in which two views differ, or their `Debug` if the text does not show the difference.
pub(crate) fn changed_lines<V: Display + Debug>(one: &V, other: &V) -> String {
    let changed = play::difference(&one.to_string(), &other.to_string());
    if changed.is_empty() { format!("- {one:?}\n+ {other:?}") } else { changed }
}

/// Which part of a sketch is not the same, judging by what the seat may see of it.
pub(crate) fn sketches_alike<R: Rules>(
    one: Option<Sketch<R::State, R::Action>>,
    other: Option<Sketch<R::State, R::Action>>,
    wishes: &[R::Action],
    view: impl Fn(&R::State) -> R::View,
) -> Result<(), String> {
    let told = |what: &str| Err(format!("sketches {what} of {} in another way", said(wishes)));
    match (one, other) {
        (None, None) => Ok(()),
        (Some(a), Some(b)) => match () {
            () if (&a.lines, a.done, a.last) != (&b.lines, b.done, b.last) => told("the lines"),
            () if a.refused != b.refused => told("what is refused"),
            () if a.more != b.more => told("what else could be wished"),
            () if view(&a.look) != view(&b.look) => told("the picture"),
            () => Ok(()),
        },
        _ => told("something"),
    }
}

/// Some actions, as they are written.
pub(crate) fn said<A: ToString>(actions: &[A]) -> String {
    let texts: Vec<String> = actions.iter().map(|action| format!("`{}`", action.to_string())).collect();
    if texts.is_empty() { "nothing".to_owned() } else { texts.join(", ") }
}
