//! Writing found values into scenarios.

use engine::Stage;

use super::{Compose, run};

/// The text with every plain fact of its `then` blocks (no change, no legality) as it is found now.
///
/// A line that several editions would fill differently is left as it is.
pub fn bless<R: Stage>(text: &str, compose: Compose<R>) -> String {
    let readings = run::run("", text, compose).readings;
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    for reading in &readings {
        let mut same_line = readings.iter().filter(|other| other.line == reading.line);
        let first = same_line.next() == Some(reading);
        if reading.right || !first || !same_line.all(|other| other == reading) {
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
