//! The file of numbers, and the page next to it that says how they were found.

use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail};
use search::numbers::{Form, Sheet, print};
use shelf::GameBox;

use crate::files;

/// Where both are.
pub(super) struct Pages {
    file: PathBuf,
    page: PathBuf,
}

/// The line of the page that names the print of the file begins like this.
const PRINT: &str = "The print of `weights.txt` is ";
/// The table of the page begins like this.
const TABLE: &str = "| date | loire | rules | number | from | to | games | score | command |\n|---|---|---|---|---|---|---|---|---|\n";

impl Pages {
    pub(super) fn new(game: &GameBox, file: Option<&Path>) -> Pages {
        let usual = || Path::new("games").join(game.id).join("weights.txt");
        let file = file.map_or_else(usual, Path::to_owned);
        Pages { page: file.with_extension("md"), file }
    }

    /// The numbers in the file.
    pub(super) fn read(&self, form: &Form) -> anyhow::Result<Sheet> {
        let help = || "name the file with --file, or run this where `games` is";
        let text = files::read(&self.file).with_context(help)?;
        match Sheet::read(form, &text) {
            Ok(sheet) => Ok(sheet),
            Err(problems) => {
                let problems: Vec<String> = problems.iter().map(ToString::to_string).collect();
                bail!("{}:\n  {}", self.file.display(), problems.join("\n  "))
            }
        }
    }

    /// Writes the numbers, and a row about what was found.
    pub(super) fn keep(&self, form: &Form, sheet: &Sheet, row: &str) -> anyhow::Result<()> {
        let text = sheet.text(form);
        let page = if self.page.exists() { files::read(&self.page)? } else { new_page(form) };
        files::replace(&self.file, &text)?;
        files::replace(&self.page, &with_row(&page, &print(&text), row))
    }

    /// What does not fit.
    pub(super) fn problems(&self, game: &GameBox, form: &Form) -> anyhow::Result<Vec<String>> {
        let sheet = self.read(form)?;
        let (text, file) = (files::read(&self.file)?, self.file.display());
        let mut problems = Vec::new();
        if sheet.rules != game.version {
            let found = sheet.rules;
            problems.push(format!(
                "{file} is for version {found} of the rules, and the program plays version {}",
                game.version
            ));
        }
        let differs = |other: &str| {
            let pairs = (1..).zip(text.lines().chain([""]).zip(other.lines().chain([""])));
            pairs.into_iter().find(|(_, (one, other))| one != other).map_or(1, |(line, _)| line)
        };
        let written = sheet.text(form);
        if text != written {
            let line = differs(&written);
            problems.push(format!("{file}, line {line}: the program would write this differently"));
        } else if text != form.text {
            let line = differs(form.text);
            problems.push(format!("{file}, line {line}: the program has other numbers: build it again"));
        }
        let wanted = format!("{PRINT}`{}`", print(&text));
        if !files::read(&self.page)?.contains(&wanted) {
            problems.push(format!("{} does not say: {wanted}", self.page.display()));
        }
        Ok(problems)
    }

    /// The file in one line.
    pub(super) fn line(&self, form: &Form) -> anyhow::Result<String> {
        let (sheet, text) = (self.read(form)?, files::read(&self.file)?);
        let numbers = text.lines().filter(|line| line.contains('.') && !line.starts_with('#')).count();
        Ok(format!(
            "{}: {numbers} numbers for version {} of the rules, print {}",
            self.file.display(),
            sheet.rules,
            print(&text)
        ))
    }
}

fn new_page(form: &Form) -> String {
    format!("# The numbers of `{}`\n\n{PRINT}``.\n\n{TABLE}", form.id)
}

/// The page with the new print and one more row.
fn with_row(page: &str, print: &str, row: &str) -> String {
    let mut lines: Vec<String> = page.lines().map(str::to_owned).collect();
    let named = lines.iter_mut().find(|line| line.starts_with(PRINT));
    match named {
        Some(line) => *line = format!("{PRINT}`{print}`."),
        None => lines.extend([String::new(), format!("{PRINT}`{print}`.")]),
    }
    let head = TABLE.lines().next().unwrap_or_default();
    if lines.iter().all(|line| line != head) {
        lines.push(String::new());
        lines.extend(TABLE.lines().map(str::to_owned));
    }
    lines.push(row.to_owned());
    lines.join("\n") + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_names_the_print_and_gains_rows() {
        let page = "# Numbers\n\nThe print of `weights.txt` is `1`.\n\nFound by hand.\n";
        let once = with_row(page, "2", "| a |");
        assert_eq!(once, format!("# Numbers\n\n{PRINT}`2`.\n\nFound by hand.\n\n{TABLE}| a |\n"));
        assert_eq!(with_row(&once, "3", "| b |"), once.replace("`2`", "`3`") + "| b |\n");
    }
}
