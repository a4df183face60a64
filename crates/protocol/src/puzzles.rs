use engine::Seat;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{EventInfo, Grade, PreviewInfo, Snapshot};

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
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct PuzzleAnswer {
    /// How good it was, the best turn, the second and the obvious one.
    pub answer: Solution,
}

/// How good an attempt was, and what would have been best.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct Solution {
    /// Who decides.
    #[schema(value_type = String)]
    pub seat: Seat,
    /// Whether what a turn loses is points. Otherwise it is per cent of the chance of winning.
    pub points: bool,
    /// How good the attempt is.
    pub verdict: AttemptVerdict,
    /// The same as a review would grade it.
    pub grade: Grade,
    /// The attempt; null if somebody only wants to see the answer.
    pub yours: Option<SolutionTurn>,
    /// The best turn.
    pub best: SolutionTurn,
    /// The second best, which says how clear it is.
    pub second: SolutionTurn,
    /// The turn that looks best at first sight.
    pub obvious: SolutionTurn,
    /// How much better the best turn is than the attempt, by source; if the attempt is the best turn, than the
    /// obvious one.
    pub by_source: Vec<(String, f32)>,
}

/// How good an attempt is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum AttemptVerdict {
    /// It leads to the same position as the best turn, or to one that is better still.
    Best,
    /// It loses so little that it might be chance.
    Close,
    /// It loses something.
    Worse,
}

/// A turn with what it does.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct SolutionTurn {
    /// The turn.
    #[serde(flatten)]
    pub line: PuzzleLine,
    /// What it does straight away, each event with its clause.
    pub events: Vec<EventInfo>,
}

/// One way to play the turn of a puzzle.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PuzzleLine {
    /// The actions in notation.
    pub actions: Vec<String>,
    /// What it loses against the best one.
    pub lost: f32,
    /// How far that may be off: its standard error.
    pub error: f32,
    /// What the seat can expect in the end.
    pub expected: f32,
    /// The seat's chance of winning, from 0 to 1.
    pub chance: f32,
    /// The seat's points by source where the simulated games stopped.
    pub sources: Vec<(String, f32)>,
}
