//! Reviews of golden games: every box, its modules and scenarios. A file has a line for each turn with its grade, what it
//! lost and a print of all that is said about it, then the sums.

use std::collections::BTreeMap;

use boxes::BOXES;
use serde_json::Value;
use shelf::{Budget, GameBox, Stop};

use crate::{Line, compare, golden, of, print, shapes};

/// The games, and how many of their entries are reviewed: few, because a review takes long without optimisation.
const REVIEWED: &[(&str, &str, usize)] = &[
    ("burgundy", "2019-2-seats", 50),
    ("burgundy", "everything-3-seats", 60),
    ("burgundy", "solo-13a", 20),
    ("burgundy", "team", 30),
    ("burgundy", "white-castles", 30),
    ("burgundy-dice", "solo-b-well-done", 12),
    ("burgundy-dice", "two-a-by-points", 12),
    ("natick", "end-first-wins", 60),
    ("natick", "option-end-stall-4", usize::MAX),
    ("orleans", "dignitary-won", 60),
    ("orleans", "duel-one-fails", 70),
    ("orleans", "invasion-lost-demolition", 90),
    ("orleans", "prosperity-2", 70),
    ("orleans", "salesman-one-a-round", 100),
    ("orleans", "seats-2", 90),
    ("orleans", "vierzon-lost", 80),
];

/// How many simulated games each turn gets.
const SIMULATIONS: u32 = 8;

#[test]
fn reviews_of_burgundy_say_what_they_said() {
    check("burgundy");
}

#[test]
fn reviews_of_the_dice_game_say_what_they_said() {
    check("burgundy-dice");
}

#[test]
fn reviews_of_natick_say_what_they_said() {
    check("natick");
}

#[test]
fn reviews_of_orleans_say_what_they_said() {
    check("orleans");
}

#[test]
fn a_review_does_not_depend_on_threads() {
    let game = BOXES.find("natick").unwrap();
    let with = |threads| lines(game, "option-end-stall-4", 12, threads).into_iter().map(|line| line.text);
    assert!(with(1).eq(with(3)));
}

fn check(id: &str) {
    let game = BOXES.find(id).unwrap();
    let mine = || REVIEWED.iter().filter(|(other, ..)| *other == id);
    for &(_, name, entries) in mine() {
        compare(game, &format!("reviews/{name}.txt"), &lines(game, name, entries, 1));
    }
    let folder = std::fs::read_dir(of(game, "reviews")).unwrap();
    let known = |file: &str| mine().any(|(_, name, _)| file == format!("{name}.txt"));
    for file in folder.map(|entry| entry.unwrap().file_name().into_string().unwrap()) {
        assert!(known(&file), "nobody compares games/{id}/reviews/{file}: delete it");
    }
}

fn lines(game: &GameBox, name: &str, entries: usize, threads: u16) -> Vec<Line> {
    let whole = golden(game, name);
    let table = whole.back_at(entries.min(whole.len())).unwrap();
    let stop = Stop::default().with_threads(threads);
    let review = study::review(&*table, Budget::Simulations(SIMULATIONS), &stop, &mut |_, _| {});
    shapes::check(game, "Review", &review);
    let mut lines = vec![Line::from(format!(
        "golden/{name}.game, {} entries, {SIMULATIONS} simulated games a turn, version {}",
        table.len(),
        review.version
    ))];
    let mut all = serde_json::to_value(&review).unwrap();
    // Reasons have tests of their own, and so have the sentences of events.
    for turn in all["turns"].as_array_mut().unwrap() {
        turn.as_object_mut().unwrap().remove("reasons");
    }
    without_sentences(&mut all);
    for (turn, json) in review.turns.iter().zip(all["turns"].as_array().unwrap()) {
        let json = canonical(json);
        let first = turn.entries.first().copied().unwrap_or(0);
        let (seat, grade, lost) = (turn.seat, turn.grade.name(), turn.lost);
        let text = format!("{first} {seat} {grade} {lost:.2} {}", print(&json));
        lines.push(Line { text, about: format!("  {}: {}\n", turn.when, turn.played.actions.join("; ")) });
    }
    for one in &review.summary {
        let [start, luck, own, others, rest] = [one.start, one.luck, one.own, one.others, one.rest];
        let sum = format!("start {start:.3} luck {luck:.3} own {own:.3} others {others:.3} rest {rest:.3}");
        lines.push(Line::from(format!("{} {sum} lost {:.2}", one.seat, one.lost)));
    }
    lines.push(Line::from(format!("all {}", print(&canonical(&all)))));
    lines
}

/// Takes away what events say.
fn without_sentences(value: &mut Value) {
    match value {
        Value::Array(items) => items.iter_mut().for_each(without_sentences),
        Value::Object(fields) => {
            if fields.contains_key("clause") && fields.contains_key("json") {
                fields.remove("text");
            }
            fields.values_mut().for_each(without_sentences);
        }
        _ => {}
    }
}

/// JSON with its keys in order, whatever features `serde_json` was built with. Numbers are rounded, because logarithms of
/// another system's library may differ in the last bit.
fn canonical(value: &Value) -> String {
    match value {
        Value::Number(number) if number.is_f64() => format!("{:.6}", number.as_f64().unwrap()),
        Value::Array(items) => format!("[{}]", items.iter().map(canonical).collect::<Vec<_>>().join(",")),
        Value::Object(fields) => {
            let fields: BTreeMap<_, _> = fields.iter().collect();
            let field = |(name, value): (&String, &Value)| format!("{name:?}:{}", canonical(value));
            format!("{{{}}}", fields.into_iter().map(field).collect::<Vec<_>>().join(","))
        }
        plain => plain.to_string(),
    }
}
