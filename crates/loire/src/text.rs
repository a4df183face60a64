//! Plain text: columns, wrapping, colours.

use std::io::{IsTerminal, stdout};

/// How wide text for people is.
pub(crate) const WIDTH: usize = 96;

/// Owned words, for rows of a grid.
pub(crate) fn words(row: &[&str]) -> Vec<String> {
    row.iter().map(|&word| word.to_owned()).collect()
}

/// Rows as aligned columns: the first `left` columns to the left, the others to the right.
pub(crate) fn grid(rows: &[Vec<String>], left: usize) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| {
        rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let mut text = String::new();
    for row in rows {
        let mut line = String::new();
        for (column, cell) in row.iter().enumerate() {
            let pad = " ".repeat(widths[column] - cell.chars().count());
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

/// Text broken into lines of at most [`WIDTH`], each behind `indent`.
pub(crate) fn wrap(text: &str, indent: &str) -> String {
    let mut wrapped = String::new();
    let mut column = 0;
    for word in text.split_whitespace() {
        let length = word.chars().count();
        if column > 0 && column + 1 + length > WIDTH {
            wrapped.push('\n');
            column = 0;
        }
        if column == 0 {
            wrapped.push_str(indent);
            column = indent.chars().count();
        } else {
            wrapped.push(' ');
            column += 1;
        }
        wrapped.push_str(word);
        column += length;
    }
    wrapped.push('\n');
    wrapped
}

/// Colours, if the reader is a terminal that wants them.
#[derive(Clone, Copy)]
pub(crate) struct Paint(bool);

impl Paint {
    /// Colours only where standard output is a terminal and `NO_COLOR` is not set.
    pub(crate) fn for_stdout() -> Paint {
        let unwanted = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        Paint(stdout().is_terminal() && !unwanted)
    }

    pub(crate) fn bold(self, text: &str) -> String {
        self.code(text, "1")
    }

    pub(crate) fn dim(self, text: &str) -> String {
        self.code(text, "2")
    }

    pub(crate) fn alarm(self, text: &str) -> String {
        self.code(text, "31")
    }

    pub(crate) fn number(self, text: &str) -> String {
        self.code(text, "36")
    }

    fn code(self, text: &str, code: &str) -> String {
        if self.0 { format!("\x1b[{code}m{text}\x1b[0m") } else { text.to_owned() }
    }
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
    fn long_text_is_wrapped_behind_its_indent() {
        let wrapped = wrap(&"word ".repeat(30), "  ");
        assert!(wrapped.lines().all(|line| line.starts_with("  ") && line.len() <= WIDTH));
        assert_eq!(wrapped.split_whitespace().count(), 30);
    }
}
