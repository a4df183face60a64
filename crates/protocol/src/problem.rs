use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// Why something did not happen. Every answer with a status of 400 or more has this body.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Problem {
    /// A word for programs: `over`, `seat`, `turn`, `unreadable`, `illegal`, `undo`, `stale`, `status`,
    /// `frozen`, `missing`, `forbidden`, `signed-out`, `request`, `config`, `record`, `taken`, `origin`,
    /// `slow-down`, `too-large`, `busy`, `shutting-down`, `internal`.
    pub code: String,
    /// What is wrong and what would be right, for people.
    pub message: String,
    /// Further problems of the same request, or what would have been possible.
    pub details: Vec<String>,
}
