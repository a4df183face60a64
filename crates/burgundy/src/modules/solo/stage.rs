//! The counter, the target and lost goods in scenarios.

use engine::{Fact, Seat};

use crate::{
    apply::next_target,
    pieces::{At, Counter, Shown, Word},
    rules::{Burgundy, Goal},
    stage::goods_bag,
    state::State,
};

pub(super) const COUNTERS: &[Counter] = &[Counter {
    id: "counter",
    clause: "burgundy.solo.target",
    at: At::Seat,
    piece: None,
    most: 54,
    shown: Shown::Within,
    get: |state| state.counter,
    set: |state, number| state.counter = number,
}];

pub(super) const WORDS: &[Word] = &[
    Word::new("target", At::Seat, Some(target), |_, state, _, _| {
        Ok((1, Fact::Number(i32::from(state.target))))
    }),
    Word::new("gone", At::Table, None, |_, state, _, _| Ok((1, goods_bag(state.gone)))),
];

/// The first target, or one of those that follow it. r[burgundy.solo.target]
fn target(rules: &Burgundy, state: &mut State, _: Seat, words: &[&str]) -> Result<(), String> {
    let [_, word] = *words else { return Err("write `p1 target 45`".to_owned()) };
    let Goal::Fill { target: first } = rules.goal else {
        unreachable!("only games with a target read it")
    };
    let mut targets = vec![first];
    while targets.last().is_some_and(|&target| next_target(target) < target) {
        targets.extend(targets.last().copied().map(next_target));
    }
    let found = word.parse().ok().filter(|target| targets.contains(target));
    state.target = found.ok_or_else(|| {
        let targets: Vec<String> = targets.iter().map(u8::to_string).collect();
        format!("`{word}` is never the target in this game; it is {}", targets.join(", "))
    })?;
    Ok(())
}
