use engine::{How, Seat};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// One thing that went differently after the better turn and after the one that was played.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct TurnReason {
    /// In what way it matters.
    #[schema(value_type = String)]
    pub how: How,
    /// The clause behind it.
    pub clause: String,
    /// Whose doing or whose fate it is; null if it is everybody's.
    #[schema(value_type = Option<String>)]
    pub seat: Option<Seat>,
    /// The piece that it is about.
    pub piece: Option<ReasonName>,
    /// Where it is.
    pub place: Option<ReasonName>,
    /// How much more it is after the better turn. Where this counts in the score, it is a part of what was lost.
    pub by: f32,
    /// What `by` counts: `points`, `coins`.
    pub unit: String,
    /// If `by` is a product: how much more one factor is, and the other factor.
    pub times: Option<[f32; 2]>,
    /// When it happens first, on average.
    pub when: ReasonTime,
    /// In what share of the games it happens: after the better turn, and after what was played.
    pub share: [f32; 2],
    /// The share of the loss that it explains, from 0 to 1.
    pub explains: f32,
}

/// Something printed: `tile`, `inn`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ReasonName {
    /// What it is: `tile`, `town`.
    pub kind: String,
    /// Which one, in notation.
    pub id: String,
}

/// When something happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "when", rename_all = "kebab-case")]
pub enum ReasonTime {
    /// In the turn itself.
    AtOnce,
    /// Later.
    Later {
        /// How many rounds later, in whole rounds. 0 is the same round.
        rounds: u32,
    },
    /// When the game is over.
    End,
}
