//! A list of boxes.

use engine::Seat;

use crate::{gamebox::GameBox, mirror::BoxMirror, problem::RecordProblem, table::BoxTable, words::unknown};

/// The boxes that a program has.
#[derive(Clone, Copy)]
pub struct Shelf(pub &'static [&'static GameBox]);

impl Shelf {
    /// All of them, in order.
    pub fn boxes(self) -> impl ExactSizeIterator<Item = &'static GameBox> + Clone {
        self.0.iter().copied()
    }

    /// The box called `id`, or a message that lists the known ones.
    pub fn find(self, id: &str) -> Result<&'static GameBox, String> {
        self.boxes()
            .find(|game| game.id == id)
            .ok_or_else(|| unknown("box", id, self.boxes().map(|game| game.id)))
    }

    /// The table that a record describes, and its box.
    pub fn open_record(self, text: &str) -> Result<(&'static GameBox, Box<dyn BoxTable>), RecordProblem> {
        let (game, record) = self.read_record(text)?;
        let table = game.open_record(&record, text)?;
        Ok((game, table))
    }

    /// The game as a seat knows it, from the lines of a record's header as far as the options
    /// ([`play::Header::opening`]).
    pub fn mirror(self, opening: &str, seat: Seat) -> Result<Box<dyn BoxMirror>, RecordProblem> {
        let text = format!("{opening}\n---\n");
        let (game, record) = self.read_record(&text)?;
        game.mirror(&record, &text, seat)
    }

    /// Reads a record and finds its box, without replaying it.
    pub fn read_record(self, text: &str) -> Result<(&'static GameBox, play::Record), RecordProblem> {
        let record = play::Record::parse(text)?;
        let id = &record.header.box_id;
        let game = self.find(id).map_err(|message| RecordProblem::at_word(text, 1, id, message))?;
        Ok((game, record))
    }

    /// The box a scenario text is about: its `box:` line, or the first clause id in a heading.
    pub fn scenario_box(self, text: &str) -> Result<&'static GameBox, String> {
        // Some editors start a file with an invisible byte-order mark.
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let mut lines = (1..).zip(text.lines());
        if let Some((number, id)) = lines
            .find(|(_, line)| !line.trim().is_empty())
            .and_then(|(number, line)| Some((number, line.trim().strip_prefix("box:")?.trim())))
        {
            return self.find(id).map_err(|message| format!("line {number}, column 6: {message}"));
        }
        for (number, line) in (1..).zip(text.lines()).filter(|(_, line)| line.starts_with('#')) {
            let Some(at) = line.find("r[") else { continue };
            let id = line[at + 2..].split(['.', ']']).next().unwrap_or("");
            let column = line[..at + 2].chars().count() + 1;
            return self.find(id).map_err(|message| format!("line {number}, column {column}: {message}"));
        }
        let known: Vec<&str> = self.boxes().map(|game| game.id).collect();
        Err(format!(
            "line 1, column 1: no heading cites a clause (r[…]), so name the box: begin with `box: {}`",
            known.join("` or `box: ")
        ))
    }
}
