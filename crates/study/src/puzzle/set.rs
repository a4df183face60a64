//! The puzzles that come with the program.

use shelf::{GameBox, Shelf, mix};

use super::posed::{Posed, PuzzleProblem};

/// How many puzzles a box has. They are numbered from 1.
pub fn puzzles(game: &GameBox) -> usize {
    game.files().puzzles()
}

/// A puzzle of a box.
pub fn puzzle(game: &'static GameBox, number: usize) -> Result<Posed, PuzzleProblem> {
    let (record, answer) = game.files().puzzle(number).ok_or_else(|| {
        PuzzleProblem::Missing(match puzzles(game) {
            0 => format!("{} has no puzzles yet", game.title),
            1 => format!("{} has no puzzle {number}; its only one is 1", game.title),
            all => format!("{} has no puzzle {number}; choose 1 to {all}", game.title),
        })
    })?;
    Posed::read(game, number, record, answer)
}

/// The puzzle of a day, counted from 1 January 1970: a box and a number. None if they have no puzzles. All
/// puzzles come once, in a new order, before the first one comes again.
pub fn of_day(shelf: Shelf, day: u64) -> Option<(&'static GameBox, usize)> {
    let one = |game: &'static GameBox| (1..=puzzles(game)).map(move |number| (game, number));
    let mut all: Vec<(&'static GameBox, usize)> = shelf.boxes().flat_map(one).collect();
    let count = all.len() as u64;
    let (cycle, place) = (day.checked_div(count)?, day % count);
    let name = |game: &GameBox| game.id.bytes().map(u64::from).collect::<Vec<_>>();
    all.sort_by_key(|(game, number)| mix(mix(cycle, &[*number as u64]), &name(game)));
    all.into_iter().nth(usize::try_from(place).ok()?)
}
