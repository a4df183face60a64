use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::View;

/// An answer that consists of several lines, while a seat is making it. Lines may be wished for in any order. All of them are
/// sent together, with the last word after them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct SketchInfo {
    /// What to send, in the order of the rules, without the last word. Where nobody wished for anything, it is what leaves
    /// everything as it is.
    pub lines: Vec<String>,
    /// The wishes that do not fit with the others, or are no actions.
    pub refused: Vec<String>,
    /// What else could be wished. With any one of these, some whole list would still exist.
    pub more: Vec<String>,
    /// The last word: `ready`, `propose`. Null if the lines alone are the whole answer.
    pub last: Option<String>,
    /// Whether the lines and the last word would be accepted now.
    pub done: bool,
    /// What the seat would see with the lines on the table.
    #[schema(value_type = Object)]
    pub view: View,
}
