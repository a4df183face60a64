//! Repetition: runs a scenario once for each row of a table.

use engine::counted;

use crate::words::{Place, Words, is_name};

/// A `cases` block: column names and rows of values.
pub(crate) struct Cases {
    names: Vec<String>,
    rows: Vec<Vec<String>>,
}

impl Cases {
    /// The first line names the columns, and each further line is a case. Cells are separated by `|`.
    pub(crate) fn read(line: usize, lines: &[Words]) -> Result<Cases, Place> {
        let Some((head, rows)) = lines.split_first().filter(|(_, rows)| !rows.is_empty()) else {
            let message = "a cases block needs a first line with column names and at least one case below it";
            return Err((line, 1, message.to_owned()));
        };
        let names = cells(&head.text);
        for (number, name) in names.iter().enumerate() {
            if !is_name(name) || names[..number].contains(name) {
                let message =
                    format!("`{name}` cannot name this column; use different words, such as `die | space`");
                return Err((head.number, head.column(0), message));
            }
        }
        let mut cases = Cases { names, rows: Vec::new() };
        for row in rows {
            let values = cells(&row.text);
            if values.len() != cases.names.len() || values.iter().any(String::is_empty) {
                let message = format!(
                    "this case has {}; there {}: {}",
                    counted(values.iter().filter(|value| !value.is_empty()).count(), "value"),
                    match cases.names.len() {
                        1 => "is 1 column".to_owned(),
                        columns => format!("are {columns} columns"),
                    },
                    cases.names.join(" | ")
                );
                return Err((row.number, row.column(0), message));
            }
            if cases.rows.contains(&values) {
                return Err((row.number, row.column(0), "this case appears twice".to_owned()));
            }
            cases.rows.push(values);
        }
        Ok(cases)
    }

    /// The values of every case, by name.
    pub(crate) fn rows(&self) -> impl Iterator<Item = Vec<(&str, &str)>> {
        let name = |row| self.names.iter().map(String::as_str).zip(row).collect();
        self.rows.iter().map(move |row| name(row.iter().map(String::as_str).collect::<Vec<_>>()))
    }

    /// A column that nothing uses, so the scenario would just repeat itself.
    pub(crate) fn unused(&self, is_used: impl Fn(&str) -> bool) -> Option<&str> {
        self.names.iter().map(String::as_str).find(|name| !is_used(name))
    }
}

fn cells(text: &str) -> Vec<String> {
    text.split('|').map(|cell| cell.split_whitespace().collect::<Vec<_>>().join(" ")).collect()
}
