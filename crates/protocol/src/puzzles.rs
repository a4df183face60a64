use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use crate::{PreviewInfo, Snapshot};

/// The puzzles on this server.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct PuzzleList {
    /// The puzzle of the day; null if there are no puzzles.
    pub today: Option<PuzzleRef>,
    /// The day that this is about, such as `2026-11-16`. Days change at midnight UTC.
    pub day: String,
    /// All of them, box by box.
    pub puzzles: Vec<PuzzleInfo>,
}

/// Which puzzle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct PuzzleRef {
    /// Which box.
    #[serde(rename = "box")]
    #[schema(rename = "box")]
    pub box_id: String,
    /// Its number in the box, from 1.
    pub number: u32,
}

/// A puzzle in the list.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct PuzzleInfo {
    /// Which box.
    #[serde(rename = "box")]
    #[schema(rename = "box")]
    pub box_id: String,
    /// Its number in the box, from 1.
    pub number: u32,
    /// How many seats the table has.
    pub seats: u8,
    /// Your seat.
    pub seat: String,
    /// By how much the best turn leads.
    pub lead: f32,
    /// Whether that is points. Otherwise it is per cent of the chance of winning.
    pub points: bool,
}

/// An attempt at a puzzle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Attempt {
    /// What has been played: at most 64 actions in notation.
    pub actions: Vec<String>,
    /// Actions to ask about: why none of them is allowed. Only for that question.
    #[serde(default)]
    pub about: Vec<String>,
}

/// A puzzle's table after the actions tried so far.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct PuzzleBoard {
    /// The table, as the seat may see it.
    pub snapshot: Snapshot,
    /// What each legal action would cost and gain.
    pub previews: Vec<PreviewInfo>,
    /// Whether the turn is over, so that it can be judged.
    pub over: bool,
    /// By how much the best turn leads.
    pub lead: f32,
    /// Whether that is points. Otherwise it is per cent of the chance of winning.
    pub points: bool,
    /// How many puzzles the box has.
    pub puzzles: u32,
}

/// What there is to say about an attempt.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct PuzzleAnswer {
    /// How good it was, the best turn, the second and the obvious one, in the form of a review's turns.
    #[schema(value_type = Object)]
    pub answer: Value,
}
