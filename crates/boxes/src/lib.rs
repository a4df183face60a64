//! The registry: every box, one line each.
//!
//! Applications find a box here and then need not know anything about its rules: [`GameBox`] opens tables and
//! records, runs scenarios, lets bots play and describes the box.
#![warn(missing_docs)]

mod archive;
mod arena;
mod bots;
mod burgundy;
mod burgundy_dice;
mod choice;
mod clauses;
mod draft;
mod fate;
mod forecast;
mod gamebox;
mod grade;
mod ladder;
mod levels;
#[cfg(test)]
mod menus;
mod natick;
mod orleans;
mod problem;
mod puzzle;
mod review;
mod school;
#[cfg(test)]
mod secrets;
mod shared;
mod spec;
mod summary;
mod table;
#[cfg(test)]
mod toy;
mod variant;
#[cfg(test)]
mod width;
mod words;

pub use arena::{Arena, Played, Thinking, Toil};
pub use bots::{BotKind, BotRow, BotSetup, BotSpec};
pub use choice::{POSITION, RIVALS, event_info};
pub use clauses::{Clause, Rulebook};
pub use engine::{Edition, Module, OverlayRow};
pub use gamebox::{GameBox, HouseValue};
pub use ladder::Measured;
pub use levels::{Level, Way};
pub use problem::RecordProblem;
pub use puzzle::{Found, PUZZLE_VERSION, Posed, Puzzle, PuzzleProblem, Wanted, of_day, puzzle, puzzles};
pub use review::ReviewCost;
pub use school::{Ahead, Classroom, Contest, Lesson, School};
pub use search::{Budget, Stop};
pub use spec::{Provenance, VariantSpec};
pub use table::{BoxTable, InForce, mix};
pub use variant::{Face, Variant};
pub use words::{column_of, nearest, unknown};

/// All boxes.
pub static BOXES: &[&GameBox] = &[&burgundy::BOX, &burgundy_dice::BOX, &natick::BOX, &orleans::BOX];

/// The box called `id`, or a message that lists the known ones.
pub fn find(id: &str) -> Result<&'static GameBox, String> {
    BOXES
        .iter()
        .copied()
        .find(|game| game.id == id)
        .ok_or_else(|| unknown("box", id, BOXES.iter().map(|game| game.id)))
}

/// The table that a record describes, and its box.
pub fn open_record(text: &str) -> Result<(&'static GameBox, Box<dyn BoxTable>), RecordProblem> {
    let (game, record) = read_record(text)?;
    let table = game.open_record(&record, text)?;
    Ok((game, table))
}

/// Reads a record and finds its box, without replaying it.
pub fn read_record(text: &str) -> Result<(&'static GameBox, play::Record), RecordProblem> {
    let record = play::Record::parse(text)?;
    let id = &record.header.box_id;
    let game = find(id).map_err(|message| RecordProblem::at_word(text, 1, id, message))?;
    Ok((game, record))
}

/// The box a scenario text is about: its `box:` line, or the first clause id in a heading.
pub fn scenario_box(text: &str) -> Result<&'static GameBox, String> {
    // Some editors start a file with an invisible byte-order mark.
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut lines = (1..).zip(text.lines());
    if let Some((number, id)) = lines
        .find(|(_, line)| !line.trim().is_empty())
        .and_then(|(number, line)| Some((number, line.trim().strip_prefix("box:")?.trim())))
    {
        return find(id).map_err(|message| format!("line {number}, column 6: {message}"));
    }
    for (number, line) in (1..).zip(text.lines()).filter(|(_, line)| line.starts_with('#')) {
        let Some(at) = line.find("r[") else { continue };
        let id = line[at + 2..].split(['.', ']']).next().unwrap_or("");
        let column = line[..at + 2].chars().count() + 1;
        return find(id).map_err(|message| format!("line {number}, column {column}: {message}"));
    }
    let known: Vec<&str> = BOXES.iter().map(|game| game.id).collect();
    Err(format!(
        "line 1, column 1: no heading cites a clause (r[…]), so name the box: begin with `box: {}`",
        known.join("` or `box: ")
    ))
}
