//! Plain text: paper width, columns, paragraphs, numbers in words.

use std::{
    io::{IsTerminal, stdout},
    ops::RangeInclusive,
};

pub(crate) use engine::counted;
use engine::{Ink, Paper, Seat, width_of};
use protocol::EventInfo;

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

/// A number with its sign, with a minus sign and not a hyphen.
pub(crate) fn signed(number: i32) -> String {
    match number {
        0 => "0".to_owned(),
        1.. => format!("+{number}"),
        _ => format!("−{}", number.unsigned_abs()),
    }
}

const MINUS: char = '\u{2212}';

/// A number with its sign, rounded.
pub(crate) fn signed_part(value: f32, digits: usize) -> String {
    let text = format!("{:.digits$}", value.abs());
    let is_zero = text.chars().all(|digit| matches!(digit, '0' | '.'));
    let sign = if is_zero { String::new() } else { if value < 0.0 { MINUS } else { '+' }.to_string() };
    sign + &text
}

/// What a seat gains or loses, such as `+1 worker` or `−2 workers`. `what` is the plural, as games use it.
pub(crate) fn change(by: i32, what: &str) -> String {
    format!("{} {}", signed(by), if by.abs() == 1 { one_of(what) } else { what.to_owned() })
}

/// The singular. Most goods have only one form.
fn one_of(many: &str) -> String {
    match (many.strip_suffix("ies"), many.strip_suffix('s')) {
        // There is one coat of arms, but no arm.
        _ if many == "arms" => many.to_owned(),
        (Some(stem), _) => format!("{stem}y"),
        (None, Some(one)) => one.to_owned(),
        (None, None) => many.to_owned(),
    }
}

/// What a turn changes straight away for its seat, with the clauses.
pub(crate) fn at_once(events: &[EventInfo], seat: Seat) -> Vec<String> {
    let seat = seat.to_string();
    let mut sums: Vec<(&str, &str, i32)> = Vec::new();
    for event in events {
        let Some(change) = event.change.as_ref().filter(|change| change.seat == seat) else { continue };
        match sums.iter_mut().find(|(what, clause, _)| *what == change.what && *clause == event.clause) {
            Some((_, _, sum)) => *sum += change.by,
            None => sums.push((&change.what, &event.clause, change.by)),
        }
    }
    let told = sums.into_iter().filter(|(_, _, by)| *by != 0);
    told.map(|(what, clause, by)| format!("{} ({clause})", change(by, what))).collect()
}

/// A share as whole per cent.
pub(crate) fn percent(share: f32) -> String {
    format!("{:.0} %", 100.0 * share)
}

/// How fast games were played, with as many digits as a slow run needs.
pub(crate) fn games_a_second(speed: f64) -> String {
    let zeros = -speed.max(1e-6).log10().floor();
    let digits = if speed >= 9.95 { 0 } else { zeros.max(1.0) as usize };
    format!("{speed:.digits$} games a second")
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
    fn numbers_have_a_sign_unless_they_are_nothing() {
        assert_eq!(
            [2.04, -0.6, 0.04, -0.0].map(|value| signed_part(value, 1)),
            ["+2.0", "\u{2212}0.6", "0.0", "0.0"]
        );
    }

    #[test]
    fn one_of_something_is_singular() {
        let changes = [(1, "workers"), (-1, "workers"), (2, "workers"), (0, "coins"), (-1, "commodities")];
        assert_eq!(
            changes.map(|(by, what)| change(by, what)),
            ["+1 worker", "−1 worker", "+2 workers", "0 coins", "−1 commodity"]
        );
        let changes = [(1, "silver"), (-1, "wine"), (1, "development"), (1, "arms"), (-12, "points")];
        assert_eq!(
            changes.map(|(by, what)| change(by, what)),
            ["+1 silver", "−1 wine", "+1 development", "+1 arms", "−12 points"]
        );
    }

    #[test]
    fn a_slow_run_is_not_told_as_no_games() {
        let told = [1234.5, 10.0, 9.96, 9.94, 1.0, 0.42, 0.042, 0.004].map(games_a_second);
        let told = told.each_ref().map(|text| text.strip_suffix(" games a second").unwrap_or(text));
        assert_eq!(told, ["1234", "10", "10", "9.9", "1.0", "0.4", "0.04", "0.004"]);
    }

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
