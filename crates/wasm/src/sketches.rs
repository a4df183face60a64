//! Answers of several lines that a seat is making.

use play::SketchNote;
use protocol::{EngineAnswer, SketchInfo};

pub(crate) fn answer(sketch: Option<SketchNote>) -> EngineAnswer {
    let info = |SketchNote { lines, refused, more, last, done, view }: SketchNote| SketchInfo {
        lines,
        refused,
        more,
        last,
        done,
        view,
    };
    EngineAnswer::Sketch { sketch: sketch.map(info).map(Box::new) }
}
