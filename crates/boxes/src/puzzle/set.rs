//! The puzzles that come with the program.

use super::{Posed, PuzzleProblem};
use crate::{BOXES, GameBox, mix};

/// The two files of a puzzle.
type Files = (&'static str, &'static str);

/// The files of a box's puzzles, by their numbers.
macro_rules! files {
    ($id:literal: $($number:literal)*) => {
        ($id, &[$((
            include_str!(concat!("../../../../games/", $id, "/puzzles/", $number, ".game")),
            include_str!(concat!("../../../../games/", $id, "/puzzles/", $number, ".json")),
        )),*])
    };
}

static SETS: &[(&str, &[Files])] = &[
    files!("burgundy": "01" "02"),
    files!("burgundy-dice": "01"),
    files!("natick": "01" "02"),
    files!("orleans":),
];

fn set(game: &GameBox) -> &'static [Files] {
    SETS.iter().find(|(id, _)| *id == game.id).map_or(&[], |(_, files)| files)
}

/// How many puzzles a box has. They are numbered from 1.
pub fn puzzles(game: &GameBox) -> usize {
    set(game).len()
}

/// A puzzle of a box.
pub fn puzzle(game: &GameBox, number: usize) -> Result<Posed, PuzzleProblem> {
    let all = set(game);
    let found = number.checked_sub(1).and_then(|place| all.get(place));
    let (record, answer) = found.ok_or_else(|| {
        PuzzleProblem::Missing(match all.len() {
            0 => format!("{} has no puzzles yet", game.title),
            1 => format!("{} has no puzzle {number}; its only one is 1", game.title),
            all => format!("{} has no puzzle {number}; choose 1 to {all}", game.title),
        })
    })?;
    Posed::read(number, record, answer)
}

/// The puzzle of a day, counted from 1 January 1970: a box and a number. None if there are no puzzles. All puzzles come
/// once, in a new order, before the first one comes again.
pub fn of_day(day: u64) -> Option<(&'static GameBox, usize)> {
    let one = |game: &&'static GameBox| (1..=puzzles(game)).map(|number| (*game, number)).collect::<Vec<_>>();
    let mut all: Vec<(&'static GameBox, usize)> = BOXES.iter().flat_map(one).collect();
    let count = all.len() as u64;
    let (cycle, place) = (day.checked_div(count)?, day % count);
    let name = |game: &GameBox| game.id.bytes().map(u64::from).collect::<Vec<_>>();
    all.sort_by_key(|(game, number)| mix(mix(cycle, &[*number as u64]), &name(game)));
    all.into_iter().nth(usize::try_from(place).ok()?)
}
