use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::ClockRule;

/// Play at once, with a name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Guest {
    /// 1 to 24 characters.
    pub name: String,
}

/// Make the guest of this session an account.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Account {
    /// Unique without regard to case, 1 to 24 characters.
    pub name: String,
    /// 8 to 200 characters.
    pub password: String,
}

/// Sign in to an account.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Login {
    /// The account.
    pub name: String,
    /// Its password.
    pub password: String,
}

/// Change the password; all other sessions end.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Password {
    /// The password until now.
    pub old: String,
    /// The password from now on.
    pub new: String,
}

/// Open a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Create {
    /// Which box.
    #[serde(rename = "box")]
    #[cfg_attr(test, ts(rename = "box"))]
    #[schema(rename = "box")]
    pub box_id: String,
    /// The edition; the box's default if left out.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub edition: Option<String>,
    /// Expansions and variants.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub modules: Option<Vec<String>>,
    /// Options, board choice among them.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub options: Option<BTreeMap<String, String>>,
    /// One for each seat, p1 first.
    pub seats: Vec<SeatPlan>,
    /// A name for the table, at most 60 characters.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub name: Option<String>,
    /// Whether strangers find it in the list; yes if left out.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub public: Option<bool>,
    /// Which bot plays on for a seat that leaves; none if left out.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub takeover: Option<String>,
    /// A clock; none if left out.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub clock: Option<ClockRule>,
    /// What your seat contributes to the luck: up to 64 hex digits.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub entropy: Option<String>,
    /// Whether the game begins as soon as no seat is open; no if left out.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub start_when_full: Option<bool>,
    /// Whether it is a lesson: never public, counted in no statistics, and gone from the lists when it is broken off. A
    /// person has one lesson at a time: a new one ends the one before. No if left out.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub lesson: Option<bool>,
}

/// Who shall sit on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
pub enum SeatPlan {
    /// Whoever opens the table.
    Me {},
    /// Anyone who comes.
    Open {},
    /// A bot of the box.
    Bot {
        /// Its name: its level.
        bot: String,
    },
}

/// Sit down.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Sit {
    /// Where; the first open seat if left out.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub seat: Option<String>,
    /// What the seat contributes to the luck: up to 64 hex digits.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub entropy: Option<String>,
}

/// Do something.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Act {
    /// One of the legal actions, in notation.
    pub action: String,
    /// The version the action answers to. With it, an action sent twice or too late is refused.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub at: Option<u32>,
}

/// Take the last action back.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Undo {
    /// The version that was seen; taken back only if nothing came in between.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub at: Option<u32>,
}

/// Ask to take back, answer such a request, or withdraw it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Takeback {
    /// Ask: how many entries the record shall keep.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub to: Option<u32>,
    /// Answer: `agree` or `decline`. The one who asked withdraws by declining.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub answer: Option<Answer>,
}

/// The answer to a request.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Answer {
    /// Yes.
    Agree,
    /// No.
    Decline,
}

/// Say something.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Chat {
    /// 1 to 500 characters.
    pub text: String,
}

/// Go on another way from a position of a finished game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Fork {
    /// How many entries are taken along.
    pub at: u32,
    /// One for each seat, p1 first.
    pub seats: Vec<SeatPlan>,
    /// Whether strangers find it in the list; no if left out.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub public: Option<bool>,
}
