use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{Rank, TableSummary};

/// Somebody who can sit down.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PersonInfo {
    /// Never changes, also when a guest becomes an account.
    pub id: String,
    /// How the others see them. Names of accounts are unique, names of guests are not.
    pub name: String,
    /// Whether they have no password: the session is all they have.
    pub guest: bool,
}

/// Who this session is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Me {
    /// Nobody if the session is not signed in.
    pub person: Option<PersonInfo>,
    /// How many tables wait for this person.
    pub your_turn: u32,
    /// The version of the protocol the server speaks.
    pub protocol: u16,
}

/// One of a person's sessions, to be listed and ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SessionInfo {
    /// Names the session; it is not its secret.
    pub id: String,
    /// Whether it is the session that asks.
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
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PersonPage {
    /// Who.
    pub person: PersonInfo,
    /// One line for each box and number of seats.
    pub standings: Vec<Standing>,
    /// The last finished games, the newest first.
    pub finished: Vec<Finished>,
}

/// How a person did at one box with one number of seats.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Standing {
    /// The box.
    #[serde(rename = "box")]
    #[cfg_attr(test, ts(rename = "box"))]
    #[schema(rename = "box")]
    pub box_id: String,
    /// How many sat at those tables.
    pub seats: u8,
    /// How many games were finished.
    pub games: u32,
    /// How many of them with rank 1, shared or not.
    pub won: u32,
    /// The highest score.
    pub best: Option<i32>,
    /// The mean score.
    pub mean: Option<f64>,
}

/// One finished game of a person.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Finished {
    /// The table.
    pub table: TableSummary,
    /// Where the person sat.
    pub seat: String,
    /// How they did.
    pub rank: Option<Rank>,
}
