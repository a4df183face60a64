use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

/// How far the review of a game has got.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "state", rename_all = "lowercase")]
pub enum ReviewState {
    /// Nobody has asked for it, or nobody is interested any more.
    None {
        /// How many turns there are to judge.
        turns: u32,
        /// About how many seconds that takes once it has begun.
        seconds: u32,
    },
    /// Other games come first. Keep asking: a review that nobody has asked about for half a minute is dropped.
    Queued {
        /// 1 if it is the next one.
        place: u32,
    },
    /// It is being made. The same applies.
    Running {
        /// How many turns are done.
        turn: u32,
        /// Of how many.
        turns: u32,
        /// About how many seconds are left.
        seconds: u32,
    },
    /// It is ready.
    Done {
        /// The same as `loire analyze --json` prints.
        #[schema(value_type = Object)]
        review: Value,
    },
    /// It cannot be made.
    Failed {
        /// Why.
        reason: String,
    },
}

/// What you could do now, the best turn first.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct HintInfo {
    /// The table's version that it applies to.
    pub at: u32,
    /// The best turns, in the same form as the turns of a review.
    #[schema(value_type = Object)]
    pub hint: Value,
}

/// Whether a hint has to wait.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct HintQueue {
    /// Its place among everything that waits to be thought about, 1 for the next; none if it does not wait.
    pub place: Option<u32>,
}

/// Look at what would have happened in a finished game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Try {
    /// The position after this many entries.
    pub at: u32,
    /// Who acts.
    pub by: String,
    /// What they do: 1 to 64 actions in notation.
    pub actions: Vec<String>,
}
