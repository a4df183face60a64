use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::GameResult;

/// A table's status.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Status {
    /// People are sitting down.
    Open,
    /// It is being played, perhaps over weeks.
    Playing,
    /// It is over, or it is an imported record.
    Over,
    /// A bug in the rules stopped it, or what is stored of it cannot be read. Nothing is deleted.
    Frozen,
}

/// Everything about a table except the position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct TableInfo {
    /// Identifies the table in paths. Nobody can guess it, so the link is the invitation. Empty for a puzzle.
    pub id: String,
    /// Which box.
    #[serde(rename = "box")]
    #[schema(rename = "box")]
    pub box_id: String,
    /// The box's name for people.
    pub title: String,
    /// What the host calls the table; may be empty.
    pub name: String,
    /// The edition.
    pub edition: Option<String>,
    /// Expansions and variants.
    pub modules: Vec<String>,
    /// Options that differ from the box's defaults.
    pub options: BTreeMap<String, String>,
    /// Whether strangers can find it in the list.
    pub public: bool,
    /// Its status.
    pub status: Status,
    /// Why it is frozen, if it is.
    pub frozen: Option<String>,
    /// Who opened it.
    pub host: String,
    /// Whether you opened it.
    pub you_host: bool,
    /// The seats from p1 on.
    pub seats: Vec<SeatInfo>,
    /// Your seat. It stays yours if you run out of time and a bot plays for you.
    pub you: Option<String>,
    /// The seat that you left and may have back. If somebody asks for it, you have a say.
    pub left: Option<String>,
    /// How many people watch without a seat.
    pub watching: u32,
    /// Which bot plays on for players who leave or resign; null if none. It also plays for players who ran out of
    /// time, if somebody does.
    pub takeover: Option<String>,
    /// The clock rule, if there is a clock.
    pub clock: Option<ClockRule>,
    /// What happens when somebody runs out of time.
    pub out_of_time: OutOfTime,
    /// Whether players may ask for hints.
    pub hints: bool,
    /// What proves the luck.
    pub luck: LuckInfo,
    /// The open take-back request, if there is one.
    pub takeback: Option<TakebackInfo>,
    /// Who asks for a seat that its player left, if somebody does.
    pub wanted: Option<WantedInfo>,
    /// How it ended, once it has.
    pub result: Option<GameResult>,
    /// Where it comes from, if it is a rematch, a fork or an import.
    pub origin: Option<Origin>,
    /// The rematch's table, once somebody has opened one.
    pub rematch: Option<String>,
    /// Who resigned, ran out of time, left, sat down or asked for a hint during the game, in order.
    pub notes: Vec<NoteInfo>,
    /// The last lines of chat.
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
pub struct TableSummary {
    /// The table.
    pub id: String,
    /// Which box.
    #[serde(rename = "box")]
    #[schema(rename = "box")]
    pub box_id: String,
    /// The box's name for people.
    pub title: String,
    /// What the host calls the table.
    pub name: String,
    /// The edition.
    pub edition: Option<String>,
    /// Expansions and variants.
    pub modules: Vec<String>,
    /// Options that differ from the box's defaults.
    pub options: BTreeMap<String, String>,
    /// Its status.
    pub status: Status,
    /// Who opened it.
    pub host: String,
    /// The seats from p1 on.
    pub seats: Vec<SeatInfo>,
    /// Your seat, even if you ran out of time and a bot plays for you. Once the game is over, also the seat that you
    /// left to a bot.
    pub you: Option<String>,
    /// Whether the table is waiting for you.
    pub your_turn: bool,
    /// How many entries its record has.
    pub entries: u32,
    /// When something last happened.
    pub updated_at: i64,
    /// How it ended, once it has.
    pub result: Option<GameResult>,
    /// Where it comes from, if it is a rematch, a fork or an import.
    pub origin: Option<Origin>,
    /// Whether it is a lesson.
    pub lesson: bool,
    /// The clock rule, if there is a clock.
    pub clock: Option<ClockRule>,
    /// What happens when somebody runs out of time.
    pub out_of_time: OutOfTime,
    /// Which bot plays on for players who leave or resign; null if none. It also plays for players who ran out of
    /// time, if somebody does.
    pub takeover: Option<String>,
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[expect(clippy::struct_excessive_bools, reason = "six plain facts about a seat, each shown on its own")]
pub struct SeatInfo {
    /// `p1` to `p5`.
    pub seat: String,
    /// Nobody yet, a person or a bot.
    pub kind: SeatKind,
    /// The person's name, even if a bot plays on for them, or the bot's name; empty for an open seat.
    pub name: String,
    /// The bot's level, if a bot sits here.
    pub bot: Option<String>,
    /// Whether the seat has to act.
    pub waiting: bool,
    /// Whether its person has a socket open.
    pub connected: bool,
    /// Whether its person resigned.
    pub resigned: bool,
    /// Whether its person ran out of time and has not returned. If that is so for everybody who could play, the
    /// table pauses until the first of them takes the seat back.
    pub timed_out: bool,
    /// Whether a bot plays on for a person who left or ran out of time. They may sit down again.
    pub taken_over: bool,
    /// Whether its player left an open seat that has seen secrets. They may sit down again. Anybody else has to ask.
    pub kept: bool,
    /// Whether the bot here had less time than it wanted when it last acted, because the server was busy.
    #[serde(default)]
    pub hurried: bool,
}

/// Something that happened at a table but is not an entry in its record.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct NoteInfo {
    /// How many entries the record had at that moment.
    pub entries: u32,
    /// When.
    pub at: i64,
    /// Whose seat.
    pub seat: String,
    /// What.
    pub what: NoteKind,
}

/// What happened to a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum NoteKind {
    /// Its person resigned.
    Resigned,
    /// Its person ran out of time.
    Time,
    /// Its person left it.
    Left,
    /// Somebody took it.
    Sat,
    /// Its person asked for a hint.
    Hint,
}

/// What sits on a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
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
pub struct LuckInfo {
    /// The kind of luck: 2, or 1 at older tables. The protocol says what each kind binds.
    pub version: u16,
    /// A hash in hex, published when the table is opened. It covers the secret, everything that was agreed
    /// on, and the entries before `from`.
    pub commit: String,
    /// The secret in hex, once the game is over.
    pub secret: Option<String>,
    /// What the seats contributed, in hex; shown once the game has begun.
    pub entropy: Vec<SeatLuck>,
    /// The entry from which the luck is this table's own: later than 0 for forks and imports.
    pub from: u32,
    /// The digest over the whole record, once the game is over.
    pub digest: Option<String>,
}

/// What one seat contributed to the luck.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct SeatLuck {
    /// Who.
    pub seat: String,
    /// Hex digits.
    pub entropy: String,
}

/// A clock: an allowance for every decision, and a reserve for decisions that take longer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ClockRule {
    /// Seconds for every decision.
    pub per_move_s: u32,
    /// Extra seconds for the whole game.
    pub reserve_s: u32,
}

/// What happens when somebody runs out of time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum OutOfTime {
    /// A bot plays on for them until they sit down again.
    Bot,
    /// The game ends, and they come last. At a table of three or more, that happens only once the others are gone:
    /// until then, the table says `bot`.
    End,
}

/// The clocks now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ClockInfo {
    /// The server's time when it sent this.
    pub now: i64,
    /// One for each seat.
    pub seats: Vec<ClockSeat>,
}

/// One seat's clock.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ClockSeat {
    /// Whose.
    pub seat: String,
    /// What was left of the reserve when the current decision began.
    pub reserve_ms: i64,
    /// When the seat runs out of time, if its clock is running.
    pub deadline: Option<i64>,
}

/// A request to take back more than undo allows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct TakebackInfo {
    /// Who asks.
    pub seat: String,
    /// How many entries the record would keep.
    pub to: u32,
    /// Who has agreed. Bots that were seated as bots always do. A bot that plays for somebody agrees to nothing.
    pub agreed: Vec<String>,
    /// Who still has to answer, even if a bot plays for them at the moment.
    pub missing: Vec<String>,
}

/// A request for a seat that its player left.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct WantedInfo {
    /// Which seat.
    pub seat: String,
    /// Who asks.
    pub name: String,
    /// Whether you are the one who asks.
    pub yours: bool,
    /// The seats whose people have agreed.
    pub agreed: Vec<String>,
    /// The seats whose people still have to answer.
    pub missing: Vec<String>,
}

/// Where a table comes from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Origin {
    /// How.
    pub kind: OriginKind,
    /// The other table, if there is one.
    pub table: Option<String>,
    /// How many entries came with it.
    pub entries: u32,
}

/// How a table came about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum OriginKind {
    /// The same game again.
    Rematch,
    /// A different continuation from a position.
    Fork,
    /// A record from elsewhere.
    Import,
}

/// The answer when you sit down.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Sat {
    /// The table as it is now.
    pub table: TableInfo,
    /// Your seat.
    pub seat: String,
    /// The seat's key. A program that sends `Authorization: Bearer KEY` acts for this seat without the
    /// person's session. It is shown only here and stops working when the seat changes hands.
    pub key: String,
}

/// The answer to a completed request. It is stored.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Acknowledged {
    /// The table's version afterwards.
    pub at: u32,
    /// How many entries the record has now.
    pub entries: u32,
}

/// A line of chat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ChatLine {
    /// Its number at this table, from 1.
    pub n: u32,
    /// When.
    pub at: i64,
    /// Who.
    pub name: String,
    /// Their seat, if they have one.
    pub seat: Option<String>,
    /// What.
    pub text: String,
}
