//! Answers of several lines that a seat is making.

use engine::{Rules, Sketch, Viewer};
use serde::Serialize;
use serde_json::Value;

use crate::Answers;

/// A [`Sketch`] for programs that know nothing about particular games.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SketchNote {
    /// What the seat would send, without the last word.
    pub lines: Vec<String>,
    /// The wishes that do not fit with the others, or are no actions.
    pub refused: Vec<String>,
    /// What else could be wished.
    pub more: Vec<String>,
    /// The last word, sent after the lines.
    pub last: Option<String>,
    /// Whether the lines and the last word would be accepted now.
    pub done: bool,
    /// What the seat would see with the lines on the table.
    pub view: Value,
}

impl<R: Rules> Answers<'_, R> {
    /// The answer of several lines that the seat is making, with its wishes. `None` if it is not being asked for one.
    pub fn sketch(&self, wishes: &[R::Action]) -> Option<Sketch<R::State, R::Action>> {
        self.is_asked().then(|| self.rules.sketch(self.state, self.seat, wishes))?
    }

    /// What the seat may see of the picture of a sketch.
    pub fn view_of(&self, look: &R::State) -> R::View {
        self.rules.view(look, Viewer::Seat(self.seat))
    }

    /// The same in notation.
    pub fn sketch_note(&self, wishes: &[&str]) -> Option<SketchNote> {
        let read: Vec<R::Action> = wishes.iter().filter_map(|text| text.parse().ok()).collect();
        let sketch = self.sketch(&read)?;
        let texts = |actions: Vec<R::Action>| actions.iter().map(ToString::to_string).collect();
        let mut refused: Vec<String> = texts(sketch.refused);
        let unread = wishes.iter().filter(|text| text.parse::<R::Action>().is_err());
        refused.extend(unread.map(|&text| text.to_owned()));
        let view = self.view_of(&sketch.look);
        Some(SketchNote {
            lines: texts(sketch.lines),
            refused,
            more: texts(sketch.more),
            last: sketch.last.map(|last| last.to_string()),
            done: sketch.done,
            view: serde_json::to_value(view).expect("a view is plain data with named fields"),
        })
    }
}
