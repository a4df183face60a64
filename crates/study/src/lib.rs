//! Reviews, hints and puzzles of any box: what a turn was worth, what was luck, and why.
//!
//! A study knows a game only by what [`shelf::Subject`] and [`shelf::Position`] say of it.
#![warn(missing_docs)]

mod chances;
mod choice;
mod cost;
mod draft;
mod explain;
mod grade;
mod hint;
mod luck;
mod puzzle;
mod reasons;
mod review;
mod summary;

/// What the tests assume.
#[cfg(test)]
fn assumed() -> shelf::Assumed {
    let file = include_str!("../../../games/burgundy/study.txt");
    shelf::Assumptions::read(file).expect("the file has no mistakes").at(&[])
}

pub use choice::{POSITION, RIVALS};
pub use cost::ReviewCost;
pub use hint::hint;
pub use puzzle::{
    Found, PUZZLE_VERSION, Posed, Puzzle, PuzzleProblem, Wanted, find, of_day, puzzle, puzzles,
};
pub use reasons::why;
pub use review::{review, review_from};
