use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{ChatLine, GameResult};

/// Where a table stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Status {
    /// People sit down.
    Open,
    /// It is played, perhaps over weeks.
    Playing,
    /// It is over, or it is an imported record.
    Over,
    /// The rules broke down; its record is kept and can still be read.
    Frozen,
}

/// Everything about a table that is not the position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TableInfo {
    /// Names the table in paths; unguessable, so that the link is the invitation.
    pub id: String,
    /// Which box.
    #[serde(rename = "box")]
    #[cfg_attr(test, ts(rename = "box"))]
    #[schema(rename = "box")]
    pub box_id: String,
    /// The box's name for people.
    pub title: String,
    /// What the host calls the table; empty if nothing.
    pub name: String,
    /// The edition.
    pub edition: Option<String>,
    /// Expansions and variants.
    pub modules: Vec<String>,
    /// Options that were set.
    pub options: BTreeMap<String, String>,
    /// Whether strangers find it in the list.
    pub public: bool,
    /// Where it stands.
    pub status: Status,
    /// Why it is frozen, if it is.
    pub frozen: Option<String>,
    /// Who opened it.
    pub host: String,
    /// Whether the one who asks opened it.
    pub you_host: bool,
    /// The seats from p1 on.
    pub seats: Vec<SeatInfo>,
    /// The seat of the one who asks.
    pub you: Option<String>,
    /// How many watch without a seat.
    pub watching: u32,
    /// Which bot plays on for a seat that left, resigned or ran out of time; nobody if none.
    pub takeover: Option<String>,
    /// The clock rule, if there is a clock.
    pub clock: Option<ClockRule>,
    /// What proves the luck.
    pub luck: LuckInfo,
    /// A request to take back, if one is open.
    pub takeback: Option<TakebackInfo>,
    /// How it ended, once it has.
    pub result: Option<GameResult>,
    /// Where it comes from, if it is a rematch, a fork or an import.
    pub origin: Option<Origin>,
    /// The table of the rematch, once somebody opened one.
    pub rematch: Option<String>,
    /// The last lines that were said.
    pub chat: Vec<ChatLine>,
    /// When it was opened.
    pub created_at: i64,
    /// When it began.
    pub started_at: Option<i64>,
    /// When it ended.
    pub ended_at: Option<i64>,
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TableSummary {
    /// The table.
    pub id: String,
    /// Which box.
    #[serde(rename = "box")]
    #[cfg_attr(test, ts(rename = "box"))]
    #[schema(rename = "box")]
    pub box_id: String,
    /// The box's name for people.
    pub title: String,
    /// What the host calls the table.
    pub name: String,
    /// The edition.
    pub edition: Option<String>,
    /// Where it stands.
    pub status: Status,
    /// Who opened it.
    pub host: String,
    /// The seats from p1 on.
    pub seats: Vec<SeatInfo>,
    /// The seat of the one who asks.
    pub you: Option<String>,
    /// Whether the table waits for the one who asks.
    pub your_turn: bool,
    /// How many entries its record has.
    pub entries: u32,
    /// When something last happened.
    pub updated_at: i64,
    /// How it ended, once it has.
    pub result: Option<GameResult>,
    /// Where it comes from, if it is a rematch, a fork or an import.
    pub origin: Option<Origin>,
    /// Whether somebody learns the game here.
    pub lesson: bool,
    /// The clock rule, if there is a clock.
    pub clock: Option<ClockRule>,
    /// Which bot plays on for a seat that left, resigned or ran out of time; nobody if none.
    pub takeover: Option<String>,
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[expect(clippy::struct_excessive_bools, reason = "four plain facts about a seat, each shown on its own")]
pub struct SeatInfo {
    /// `p1` to `p5`.
    pub seat: String,
    /// Nobody yet, a person or a bot.
    pub kind: SeatKind,
    /// The person's name, also where a bot plays on for them, or the bot's; empty for an open seat.
    pub name: String,
    /// The bot's level, if a bot sits here.
    pub bot: Option<String>,
    /// Whether the seat has to act.
    pub waiting: bool,
    /// Whether its person has a socket open.
    pub connected: bool,
    /// Whether its person gave up.
    pub resigned: bool,
    /// Whether a bot plays on for a person who left; they may sit down again.
    pub taken_over: bool,
}

/// What sits on a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum SeatKind {
    /// Nobody: anyone may sit down.
    Open,
    /// Somebody with a session.
    Person,
    /// A bot of the box.
    Bot,
}

/// What proves that nobody chose the luck.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LuckInfo {
    /// SHA-256 of the table's secret, in hex: published before the first entry.
    pub commit: String,
    /// The secret in hex, once the game is over.
    pub secret: Option<String>,
    /// What the seats contributed, in hex; shown once the game has begun.
    pub entropy: Vec<SeatLuck>,
    /// From which entry on the luck is this table's own: later than 0 for forks and imports.
    pub from: u32,
    /// The digest over the whole record, once the game is over.
    pub digest: Option<String>,
}

/// What one seat contributed to the luck.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SeatLuck {
    /// Who.
    pub seat: String,
    /// Hex digits.
    pub entropy: String,
}

/// A clock: so much for every decision, and a reserve for all that take longer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ClockRule {
    /// Seconds for every decision.
    pub per_move_s: u32,
    /// Seconds on top for the whole game.
    pub reserve_s: u32,
}

/// The clock now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ClockInfo {
    /// The server's time when it said this.
    pub now: i64,
    /// One for each seat.
    pub seats: Vec<ClockSeat>,
}

/// The clock of one seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ClockSeat {
    /// Whose.
    pub seat: String,
    /// What is left of the reserve when the current decision began.
    pub reserve_ms: i64,
    /// When the seat runs out of time, if its clock runs.
    pub deadline: Option<i64>,
}

/// A request to take back beyond what the rules of undo allow.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TakebackInfo {
    /// Who asks.
    pub seat: String,
    /// How many entries the record would keep.
    pub to: u32,
    /// Who has agreed; bots always do.
    pub agreed: Vec<String>,
    /// Whose answer is missing.
    pub missing: Vec<String>,
}

/// Where a table comes from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Origin {
    /// How.
    pub kind: OriginKind,
    /// The other table, if there is one.
    pub table: Option<String>,
    /// How many entries were taken along.
    pub entries: u32,
}

/// How a table came from another.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum OriginKind {
    /// The same once more.
    Rematch,
    /// Another way to go on from a position.
    Fork,
    /// A record from elsewhere.
    Import,
}

/// The answer to sitting down.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Sat {
    /// The table as it is now.
    pub table: TableInfo,
    /// Where.
    pub seat: String,
    /// The seat's key. A program that sends `Authorization: Bearer KEY` acts for this seat without the
    /// person's session. It is shown only here and is void when the seat changes hands.
    pub key: String,
}

/// The answer to something that was done: it is stored.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Acknowledged {
    /// The table's version after it.
    pub at: u32,
    /// How many entries the record has after it.
    pub entries: u32,
}
