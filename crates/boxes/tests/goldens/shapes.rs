//! What a study says has the shape that the web client expects, in every box. The reviews of golden games are compared too.

use boxes::BOXES;
use engine::{Pending, Seat};
use serde::Serialize;
use shelf::{Budget, GameBox, Stop};
use study::puzzle;
use testkit::declared::Declared;

use crate::golden;

/// Checks something that holds a box's events against a type of `web/src/generated/study.ts`.
pub(crate) fn check(game: &GameBox, name: &str, value: &impl Serialize) {
    let types = Declared::read(&format!(
        "import type {{ {name} }} from './study';\nimport type {{ Event }} from './{}';\n\
         export type Told = {name}<Event>;\n",
        game.id
    ));
    let checked = types.and_then(|types| types.check("Told", value));
    checked.unwrap_or_else(|problem| panic!("{}: {name}: {problem}", game.id));
}

#[test]
fn hints_have_the_declared_shape() {
    let middles = [
        ("burgundy", "2019-2-seats", 40),
        ("burgundy-dice", "two-a-by-points", 12),
        ("natick", "end-first-wins", 40),
        ("orleans", "seats-2", 90),
    ];
    assert_eq!(middles.map(|(id, ..)| id).to_vec(), BOXES.boxes().map(|game| game.id).collect::<Vec<_>>());
    for (game, (_, name, from)) in BOXES.boxes().zip(middles) {
        let whole = golden(game, name);
        let hint = (from..whole.len()).find_map(|entry| {
            let table = whole.back_at(entry).unwrap();
            let Pending::Seats(seats) = table.pending() else { return None };
            let seat = Seat::all(table.seats()).find(|&seat| seats.contains(seat))?;
            let hint = study::hint(&*table, seat, 1, Budget::Simulations(4), &Stop::default());
            (!hint.choices.is_empty()).then_some(hint)
        });
        check(game, "Hint", &hint.expect("somebody has a choice"));
    }
}

#[test]
fn answers_to_puzzles_have_the_declared_shape() {
    for game in BOXES.boxes() {
        check(game, "Solution", &puzzle(game, 1).unwrap().answer());
    }
}
