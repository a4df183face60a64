//! Writes the values we found into scenarios.

use crate::{Game, run};

/// The text with every plain fact in its `then` blocks (no changes, no legality) set to its present value.
///
/// A line stays as it is if the editions do not agree on its value.
pub fn bless(text: &str, game: &Game) -> String {
    let readings = run::run("", text, game, &|_| true).notes.readings;
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    for (number, reading) in readings.iter().enumerate() {
        // There is one reading for each edition. We write the line only if they all agree.
        let written = readings[..number].iter().any(|other| other.line == reading.line);
        let agreed = readings.iter().filter(|other| other.line == reading.line).all(|other| other == reading);
        if reading.right || written || !agreed {
            continue;
        }
        if let Some(line) = lines.get_mut(reading.line - 1) {
            let (start, end) = reading.span;
            let gap = if start == end { " " } else { "" };
            line.replace_range(start..end, &format!("{gap}{}", reading.value));
        }
    }
    let mut blessed = lines.join("\n");
    if text.ends_with('\n') {
        blessed.push('\n');
    }
    blessed
}
