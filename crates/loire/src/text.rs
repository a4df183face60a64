//! Plain text: paper width, columns, paragraphs.

use std::{
    io::{IsTerminal, stdout},
    ops::RangeInclusive,
};

pub(crate) use engine::counted;
use engine::{Ink, Paper, width_of};

use crate::Colours;

/// Lines longer than this are hard to read, however wide the terminal is.
const WIDEST: usize = 120;

/// Standard output as paper: as wide as the terminal, or 80 columns.
pub(crate) fn paper(colours: Colours) -> Paper {
    let terminal = stdout().is_terminal();
    let width = terminal_size::terminal_size_of(stdout()).map_or(0, |(width, _)| usize::from(width.0));
    // A terminal that reports no width, or too small a one, gets 80 columns.
    let width = if width < Paper::PLAIN.width { Paper::PLAIN.width } else { width.min(WIDEST) };
    let set = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    let colours = match colours {
        Colours::Always => true,
        Colours::Never => false,
        Colours::Auto => {
            terminal && !set("NO_COLOR") && std::env::var_os("TERM").is_none_or(|name| name != "dumb")
        }
    };
    Paper { width, colours }
}

/// Owned words, for a grid's rows.
pub(crate) fn words(row: &[&str]) -> Vec<String> {
    row.iter().map(|&word| word.to_owned()).collect()
}

/// `2 seats`, `2 to 4 seats`.
pub(crate) fn seats(range: &RangeInclusive<u8>) -> String {
    let (least, most) = (range.start(), range.end());
    if least == most { counted(usize::from(*least), "seat") } else { format!("{least} to {most} seats") }
}

/// Rows as aligned columns: the first `left` columns aligned left, the others right.
pub(crate) fn grid(rows: &[Vec<String>], left: usize) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| {
        rows.iter().filter_map(|row| row.get(column)).map(|cell| width_of(cell)).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let mut text = String::new();
    for row in rows {
        let mut line = String::new();
        for (column, cell) in row.iter().enumerate() {
            let pad = " ".repeat(widths[column] - width_of(cell));
            let gap = if column == 0 { "" } else { "  " };
            line.push_str(gap);
            if column < left {
                line.push_str(cell);
                line.push_str(&pad);
            } else {
                line.push_str(&pad);
                line.push_str(cell);
            }
        }
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}

/// Text broken into lines, each after `indent`.
pub(crate) fn wrap(paper: Paper, indent: &str, text: &str) -> String {
    let mut lines = paper.wrap(indent, text).join("\n");
    lines.push('\n');
    lines
}

/// Text whose lines are all short enough: a line that is too long is broken between words, with its indent.
pub(crate) fn fold(paper: Paper, text: &str) -> String {
    let mut folded = String::new();
    for line in text.lines() {
        if width_of(line) <= paper.width {
            folded.push_str(line);
            folded.push('\n');
        } else {
            let words = line.trim_start();
            folded.push_str(&wrap(paper, &line[..line.len() - words.len()], words));
        }
    }
    folded
}

/// Signs with their meanings, the meanings aligned.
pub(crate) fn meanings(paper: Paper, rows: &[(String, String)]) -> String {
    let widest = rows.iter().map(|(sign, _)| width_of(sign)).max().unwrap_or(0);
    let mut text = String::new();
    for (sign, meaning) in rows {
        let pad = " ".repeat(widest - width_of(sign));
        text.push_str(&wrap(paper, &format!("  {}{pad}  ", paper.ink(Ink::Cyan, sign)), meaning));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_grid_aligns_its_columns() {
        let rows = [words(&["seat", "score"]), words(&["p1", "7"])];
        assert_eq!(grid(&rows, 1), "seat  score\np1        7\n");
    }

    #[test]
    fn long_text_is_wrapped_and_indented() {
        let wrapped = wrap(Paper::PLAIN, "  ", &"word ".repeat(30));
        assert!(wrapped.lines().all(|line| line.starts_with("  ") && line.len() <= 80));
        assert_eq!(wrapped.split_whitespace().count(), 30);
    }

    #[test]
    fn only_lines_that_are_too_long_are_folded() {
        let drawing = "  a   b\n\n c";
        let long = format!("{drawing}\n  {}", "word ".repeat(30));
        let folded = fold(Paper::PLAIN, &long);
        assert!(folded.starts_with(&format!("{drawing}\n  word word")), "{folded}");
        assert!(folded.lines().all(|line| line.len() <= 80), "{folded}");
        assert_eq!(folded.lines().count(), 5);
        assert!(folded.lines().skip(3).all(|line| line.starts_with("  word")), "{folded}");
    }

    #[test]
    fn meanings_are_aligned() {
        let rows = [("L6".to_owned(), "a space".to_owned()), ("[cas]".to_owned(), "a tile".to_owned())];
        assert_eq!(meanings(Paper::PLAIN, &rows), "  L6     a space\n  [cas]  a tile\n");
    }
}
