//! What the search found in the position of a puzzle.
//!
//! A puzzle is two files in `games/<box>/puzzles/`: `07.game`, an ordinary record that ends where somebody has to decide,
//! and `07.json`, what the search found there.

use engine::Seat;
use protocol::PuzzleLine;
use serde::{Deserialize, Serialize};

/// The version of the `.json` format.
pub const PUZZLE_VERSION: u16 = 1;

/// What the search found in a position.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// See [`PUZZLE_VERSION`].
    pub version: u16,
    /// Who has to decide, such as `p1`.
    pub seat: String,
    /// Whether what a turn loses is points. Otherwise it is per cent of the chance of winning.
    pub points: bool,
    /// How it was made: the command, and which game it comes from.
    pub made: String,
    /// How many simulated games each turn was tried in.
    pub games: u32,
    /// The turns that were compared, the best first.
    pub turns: Vec<PuzzleLine>,
    /// Which of them looks best at first sight.
    pub obvious: usize,
}

impl Puzzle {
    /// Reads a `.json` file, or says what is wrong with it.
    pub fn parse(text: &str) -> Result<Puzzle, String> {
        let puzzle: Puzzle = serde_json::from_str(text).map_err(|error| error.to_string())?;
        if puzzle.version != PUZZLE_VERSION {
            return Err(format!(
                "version {} of puzzles is unknown; this program knows version {PUZZLE_VERSION}",
                puzzle.version
            ));
        }
        if puzzle.seat.parse::<Seat>().is_err() {
            return Err(format!("seat `{}`: write p1, p2 and so on", engine::short(&puzzle.seat)));
        }
        if puzzle.turns.len() < 2 {
            return Err("turns: a puzzle needs at least two turns to compare".to_owned());
        }
        if puzzle.obvious == 0 || puzzle.obvious >= puzzle.turns.len() {
            return Err(format!(
                "obvious: write the place of a turn other than the best, 1 to {}",
                puzzle.turns.len() - 1
            ));
        }
        Ok(puzzle)
    }

    /// The text of its `.json` file.
    pub fn to_text(&self) -> String {
        // One turn a line is short enough to read and long enough to compare.
        let line = |line: &PuzzleLine| serde_json::to_string(line).expect("a turn is plain data");
        let turns: Vec<String> = self.turns.iter().map(line).collect();
        let made = serde_json::to_string(&self.made).expect("a text is plain data");
        format!(
            "{{\n\"version\": {}, \"seat\": \"{}\", \"points\": {}, \"games\": {}, \"obvious\": {},\n\"made\": {made},\n\
             \"turns\": [\n{}\n]\n}}\n",
            self.version,
            self.seat,
            self.points,
            self.games,
            self.obvious,
            turns.join(",\n")
        )
    }

    /// Who has to decide.
    pub fn seat(&self) -> Seat {
        self.seat.parse().unwrap_or(Seat(0))
    }

    /// The best turn.
    pub fn best(&self) -> &PuzzleLine {
        &self.turns[0]
    }

    /// The turn that looks best at first sight.
    pub fn obvious(&self) -> &PuzzleLine {
        &self.turns[self.obvious]
    }

    /// By how much the best turn leads, with the standard error.
    pub fn lead(&self) -> (f32, f32) {
        (self.turns[1].lost, self.turns[1].error)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(lost: f32) -> PuzzleLine {
        let sources = vec![("goods".to_owned(), 2.5)];
        PuzzleLine { actions: vec!["end".to_owned()], lost, error: 0.25, expected: 9.0, chance: 0.5, sources }
    }

    fn puzzle() -> Puzzle {
        Puzzle {
            version: PUZZLE_VERSION,
            seat: "p2".to_owned(),
            points: true,
            made: "by \"hand\"".to_owned(),
            games: 400,
            turns: vec![line(0.0), line(2.0)],
            obvious: 1,
        }
    }

    #[test]
    fn a_puzzle_is_read_as_it_was_written() {
        assert_eq!(Puzzle::parse(&puzzle().to_text()), Ok(puzzle()));
    }

    #[test]
    fn a_broken_file_gets_a_clear_message() {
        let problem = |text: &str| Puzzle::parse(text).expect_err("it is broken");
        let text = puzzle().to_text();
        assert!(problem("{").contains("line 1"), "{}", problem("{"));
        assert!(problem(&text.replace("\"version\": 1", "\"version\": 9")).contains("version 9"));
        assert!(problem(&text.replace("\"obvious\": 1", "\"obvious\": 0")).contains("other than the best"));
        assert!(problem(&text.replace("\"p2\"", "\"x\"")).contains("seat `x`"));
        assert!(problem(&text.replace("\"lost\"", "\"last\"")).contains("unknown field `last`"));
    }
}
