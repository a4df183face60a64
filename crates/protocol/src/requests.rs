use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{ClockRule, OutOfTime};

/// Start playing with just a name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Guest {
    /// 1 to 24 characters.
    pub name: String,
}

/// Turn this session's guest into an account.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Account {
    /// Unique regardless of case, 1 to 24 characters.
    pub name: String,
    /// 8 to 200 characters.
    pub password: String,
}

/// Sign in to an account.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Login {
    /// The account.
    pub name: String,
    /// Its password.
    pub password: String,
}

/// Change the password. All other sessions end.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Password {
    /// The current password.
    pub old: String,
    /// The new password.
    pub new: String,
}

/// Open a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Create {
    /// Which box.
    #[serde(rename = "box")]
    #[schema(rename = "box")]
    pub box_id: String,
    /// The edition; the box's default if left out.
    #[serde(default)]
    pub edition: Option<String>,
    /// Expansions and variants.
    #[serde(default)]
    pub modules: Option<Vec<String>>,
    /// Options, including the choice of boards.
    #[serde(default)]
    pub options: Option<BTreeMap<String, String>>,
    /// One for each seat, p1 first.
    pub seats: Vec<SeatPlan>,
    /// A name for the table, at most 60 characters.
    #[serde(default)]
    pub name: Option<String>,
    /// Whether strangers can find it in the list; yes if left out.
    #[serde(default)]
    pub public: Option<bool>,
    /// Which bot plays on for players who leave or resign; none if left out.
    #[serde(default)]
    pub takeover: Option<String>,
    /// A clock; none if left out.
    #[serde(default)]
    pub clock: Option<ClockRule>,
    /// What happens when somebody runs out of time. If left out, a bot plays on, unless you are the only person
    /// among bots and `takeover` names none: then the game ends.
    #[serde(default)]
    pub out_of_time: Option<OutOfTime>,
    /// Whether the game begins as soon as somebody takes the last open seat or, if no seat is open to begin
    /// with, when you contribute to the luck; no if left out. It never begins before you have seen the
    /// commitment.
    #[serde(default)]
    pub start_when_full: Option<bool>,
    /// Whether it is a lesson: never public, not counted in statistics, and removed from the lists if
    /// abandoned. You can have one lesson at a time: a new one ends the previous one. No if left out.
    #[serde(default)]
    pub lesson: Option<bool>,
    /// Whether players may ask for hints. If left out, only somebody who plays alone with bots may.
    #[serde(default)]
    pub hints: Option<bool>,
}

/// Who should sit on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
pub enum SeatPlan {
    /// The person who opens the table.
    Me {},
    /// Anyone who comes along.
    Open {},
    /// A bot of the box.
    Bot {
        /// Its name: its level.
        bot: String,
    },
}

impl SeatPlan {
    /// The bot that is to sit there.
    pub fn bot(&self) -> Option<&str> {
        match self {
            SeatPlan::Bot { bot } => Some(bot),
            SeatPlan::Me {} | SeatPlan::Open {} => None,
        }
    }
}

/// Sit down.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Sit {
    /// Which seat; the first open one if left out.
    #[serde(default)]
    pub seat: Option<String>,
    /// What the seat contributes to the luck: up to 64 hex digits.
    #[serde(default)]
    pub entropy: Option<String>,
}

/// Contribute to the luck, once you have seen the table's commitment.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Contribute {
    /// Up to 64 hex digits.
    pub entropy: String,
}

/// Take an action.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Act {
    /// One of the legal actions, in notation.
    pub action: String,
    /// The version you were looking at. With it, an action sent twice or too late is refused.
    #[serde(default)]
    pub at: Option<u32>,
}

/// Take several actions, one after another: all of them, or nothing. You must be asked again after each of them,
/// without chance or anybody else acting in between.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Acts {
    /// 1 to 64 actions in notation.
    pub actions: Vec<String>,
    /// The version you were looking at. With it, a list sent twice or too late is refused.
    #[serde(default)]
    pub at: Option<u32>,
}

/// Take back your last action, or everything from one of your entries on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Undo {
    /// The version you saw. The action is taken back only if nothing has happened since.
    #[serde(default)]
    pub at: Option<u32>,
    /// Take back everything you have done from this entry on (counted from 0); only your last action if left out.
    /// What others have done in secret in between stays. `Position.plan_from` takes back your whole plan.
    #[serde(default)]
    pub to: Option<u32>,
}

/// Ask for a take-back, answer such a request, or withdraw it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Takeback {
    /// To ask: how many entries the record should keep.
    #[serde(default)]
    pub to: Option<u32>,
    /// To answer: `agree` or `decline`. If you asked, declining withdraws your request.
    #[serde(default)]
    pub answer: Option<Answer>,
}

/// Ask for a seat that its player left, answer such a request, or withdraw it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct WantSeat {
    /// To ask: which seat.
    #[serde(default)]
    pub seat: Option<String>,
    /// To answer: `agree` or `decline`. If you asked, declining withdraws your request.
    #[serde(default)]
    pub answer: Option<Answer>,
}

/// The answer to a request.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Answer {
    /// Yes.
    Agree,
    /// No.
    Decline,
}

/// Say something.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Chat {
    /// 1 to 500 characters.
    pub text: String,
}

/// Continue differently from a position in a finished game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Fork {
    /// How many entries to keep.
    pub at: u32,
    /// One for each seat, p1 first.
    pub seats: Vec<SeatPlan>,
    /// Whether strangers can find it in the list; no if left out.
    #[serde(default)]
    pub public: Option<bool>,
}
