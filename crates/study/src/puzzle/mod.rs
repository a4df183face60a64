//! Puzzles: positions in which one turn is clearly the best, and not the obvious one.

mod file;
mod find;
mod judge;
mod posed;
mod set;

pub use self::{
    file::{PUZZLE_VERSION, Puzzle},
    find::{Found, Wanted, find},
    posed::{Posed, PuzzleProblem},
    set::{of_day, puzzle, puzzles},
};
