//! A puzzle with its position.

use std::fmt;

use engine::{Pending, Seat};
use play::Refused;
use shelf::{BoxTable, GameBox};

use super::file::Puzzle;

/// A puzzle with its position.
pub struct Posed {
    /// The box.
    pub game: &'static GameBox,
    /// Its number in the box, from 1.
    pub number: usize,
    /// What the search found.
    pub puzzle: Puzzle,
    /// The position.
    pub table: Box<dyn BoxTable>,
}

/// Why a puzzle cannot be posed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PuzzleProblem {
    /// The box has no such puzzle.
    Missing(String),
    /// Its `.game` file is broken.
    Record(String),
    /// Its `.json` file is broken.
    Answer(String),
}

impl fmt::Display for PuzzleProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PuzzleProblem::Missing(message) => f.write_str(message),
            PuzzleProblem::Record(message) => write!(f, "the puzzle's record: {message}"),
            PuzzleProblem::Answer(message) => write!(f, "the puzzle's answer: {message}"),
        }
    }
}

impl std::error::Error for PuzzleProblem {}

impl Posed {
    /// Reads the two files of a puzzle, and checks that they fit together.
    pub fn read(
        game: &'static GameBox,
        number: usize,
        record: &str,
        answer: &str,
    ) -> Result<Posed, PuzzleProblem> {
        let puzzle = Puzzle::parse(answer).map_err(PuzzleProblem::Answer)?;
        let table = game.open_text(record).map_err(|problem| PuzzleProblem::Record(problem.to_string()))?;
        let posed = Posed { game, number, puzzle, table };
        posed.check().map_err(PuzzleProblem::Answer)?;
        Ok(posed)
    }

    /// Every turn must be legal, and the best must lead to another position than the obvious one.
    fn check(&self) -> Result<(), String> {
        let mut ends = Vec::new();
        for line in &self.puzzle.turns {
            let turn = line.actions.join(", ");
            let after = self.after(&line.actions).map_err(|refused| format!("`{turn}`: {refused}"))?;
            if !is_over(&*after, self.puzzle.seat()) {
                return Err(format!("`{turn}`: the turn goes on after that; write it to its end"));
            }
            ends.push(after.fingerprint());
        }
        if ends[0] == ends[self.puzzle.obvious] {
            return Err("the best turn and the obvious one lead to the same position".to_owned());
        }
        Ok(())
    }

    /// The table after a turn, or why the turn is not legal.
    pub fn after(&self, actions: &[String]) -> Result<Box<dyn BoxTable>, Refused> {
        let mut after = self.table.back_at(self.table.len()).expect("a table can be repeated");
        for action in actions {
            after.play(self.puzzle.seat(), action)?;
        }
        Ok(after)
    }

    /// Whether the turn is over after these actions.
    pub fn ends(&self, actions: &[String]) -> Result<bool, Refused> {
        Ok(is_over(&*self.after(actions)?, self.puzzle.seat()))
    }
}

/// Whether a seat has nothing more to do now.
fn is_over(table: &dyn BoxTable, seat: Seat) -> bool {
    !matches!(table.pending(), Pending::Seats(seats) if seats.contains(seat))
}
