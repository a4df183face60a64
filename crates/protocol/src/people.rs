use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{Rank, TableSummary};

/// Somebody who can sit down.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct PersonInfo {
    /// Never changes, even when a guest becomes an account.
    pub id: String,
    /// How others see them. Account names are unique, guest names are not.
    pub name: String,
    /// Whether they have no password. Then the session is all they have.
    pub guest: bool,
}

/// Whose session this is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Me {
    /// Null if nobody is signed in.
    pub person: Option<PersonInfo>,
    /// How many tables are waiting for this person.
    pub your_turn: u32,
    /// The protocol version that the server speaks.
    pub protocol: u16,
}

/// One of a person's sessions, to list and to end.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct SessionInfo {
    /// Identifies the session. It is not its secret.
    pub id: String,
    /// Whether this is the session that sent the request.
    pub current: bool,
    /// What the browser called itself when the session began.
    pub agent: String,
    /// When it began.
    pub created_at: i64,
    /// When it was last used, to the hour.
    pub seen_at: i64,
}

/// What a person has played.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct PersonPage {
    /// Who.
    pub person: PersonInfo,
    /// One line for each box and number of seats.
    pub standings: Vec<Standing>,
    /// The last finished games, newest first.
    pub finished: Vec<Finished>,
}

/// How a person did in one box with one number of seats.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Standing {
    /// The box.
    #[serde(rename = "box")]
    #[schema(rename = "box")]
    pub box_id: String,
    /// How many people sat at those tables.
    pub seats: u8,
    /// How many games they finished.
    pub games: u32,
    /// How many of them they finished in first place, shared or not.
    pub won: u32,
    /// The highest score.
    pub best: Option<i32>,
    /// The mean score.
    pub mean: Option<f64>,
}

/// One of a person's finished games.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Finished {
    /// The table.
    pub table: TableSummary,
    /// Where the person sat.
    pub seat: String,
    /// How they did.
    pub rank: Option<Rank>,
}
