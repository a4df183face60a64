//! The text that belongs below a checkpoint of a record.

use std::fmt::Write as _;

use engine::{Outcome, Seat};

/// The label of the checkpoint at the end of a game.
pub const END: &str = "end";

/// What belongs below a checkpoint: the view of everything as text. At the end of a game, the outcome comes before
/// it, one line for each seat with its place among the seats.
pub fn checkpoint_text(label: &str, seats: u8, outcome: Option<&Outcome>, view: &str) -> String {
    let mut text = String::new();
    if let Some(outcome) = outcome.filter(|_| label == END) {
        for seat in Seat::all(seats) {
            let (rank, score) = (outcome.order(seats, seat), outcome.scores[seat]);
            let _ = writeln!(text, "{seat} rank {rank} score {score}");
        }
    }
    text.push_str(view);
    text
}

/// The lines in which two texts differ: `-` before lines only in the first, `+` before those only in the
/// second. Spaces at line ends do not count.
pub fn difference(one: &str, other: &str) -> String {
    let lines = |text: &str| text.lines().map(|line| line.trim_end().to_owned()).collect::<Vec<_>>();
    let (one, other) = (lines(one), lines(other));
    // How many lines the remaining texts have in common, in order.
    let mut common = vec![vec![0_usize; other.len() + 1]; one.len() + 1];
    for i in (0..one.len()).rev() {
        for j in (0..other.len()).rev() {
            common[i][j] = if one[i] == other[j] {
                common[i + 1][j + 1] + 1
            } else {
                common[i + 1][j].max(common[i][j + 1])
            };
        }
    }
    let (mut i, mut j) = (0, 0);
    let mut changed = Vec::new();
    while i < one.len() || j < other.len() {
        if i < one.len() && j < other.len() && one[i] == other[j] {
            i += 1;
            j += 1;
        } else if j == other.len() || (i < one.len() && common[i + 1][j] >= common[i][j + 1]) {
            changed.push(format!("- {}", one[i]));
            i += 1;
        } else {
            changed.push(format!("+ {}", other[j]));
            j += 1;
        }
    }
    changed.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_difference_lists_only_what_changed() {
        assert_eq!(difference("a\nb\nc", "a\nx\nc\nd  "), "- b\n+ x\n+ d");
        assert_eq!(difference("a\n", "a  "), "");
    }
}
