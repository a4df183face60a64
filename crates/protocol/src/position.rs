use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use crate::{ClockInfo, TableInfo};

/// What a viewer sees, in the box's own fields. Each box has its own views, prompts and events, and the protocol does not
/// know them. In TypeScript they are parameters of the types that hold them.
pub type View = Value;
/// What a viewer is asked, in the box's own fields.
pub type Prompt = Value;
/// What happened, in the box's own fields.
pub type What = Value;

/// The table as one viewer may see it, with everything that led there.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Snapshot {
    /// Who sits where, what the settings are, and what proves the luck.
    pub table: TableInfo,
    /// What is on the table and what the viewer may do.
    pub position: Position,
    /// What happened in the entries from number `since` on.
    pub events: Vec<EventInfo>,
    /// The entries from number `since` on. What the viewer may not know yet is written `?`.
    pub record: Vec<EntryInfo>,
    /// The number of the first entry in the lists; 0 if they hold everything.
    pub since: u32,
    /// What the rules are made from: the lines `box` to `option` of the record, with the version of the rules.
    pub opening: String,
}

/// What is on the table and what may be done, for one viewer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Position {
    /// The table's version: it grows with every entry and every take-back, and never falls. Send it back with
    /// an action.
    pub at: u32,
    /// How many entries the record has.
    pub entries: u32,
    /// Who is looking: a seat, `spectator`, or `all` for a finished game.
    pub viewer: String,
    /// The seats that have to act.
    pub waiting: Vec<String>,
    /// The box's own picture of the table.
    #[schema(value_type = Object)]
    pub view: View,
    /// What the viewer is asked, in the box's own fields; null if nothing.
    #[schema(value_type = Option<Object>)]
    pub prompt: Option<Prompt>,
    /// The same as one English sentence.
    pub prompt_text: Option<String>,
    /// Everything the viewer may do now, in notation.
    pub legal: Vec<String>,
    /// The legal action that says that the viewer is done: it ends the turn, or leaves an effect unused. Null
    /// if every answer is a choice.
    pub finish: Option<String>,
    /// Whether the viewer may take back their last action without asking.
    pub can_undo: bool,
    /// The first entry of the viewer's plan: what they have done lately that is still withheld from somebody. Send it
    /// with `undo` as `to` to take the whole plan back. Null if there is none, or if it cannot be taken back.
    #[serde(default)]
    pub plan_from: Option<u32>,
    /// The clock, if there is one.
    pub clock: Option<ClockInfo>,
    /// What each seat would have if the game ended now, p1 first. Null in boxes that score all points
    /// immediately.
    pub projected: Option<Vec<Projected>>,
    /// How the game ended by its rules, once it has.
    pub result: Option<GameResult>,
}

/// What a seat would have if the game ended now, from what everybody can see.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Projected {
    /// Who.
    pub seat: String,
    /// The points it would have in the end.
    pub points: i32,
    /// The points among them that are not scored yet.
    pub sources: Vec<ProjectedSource>,
}

/// Points that are not scored yet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ProjectedSource {
    /// Where they would come from, in the box's words, as in `SourcePoints`.
    pub source: String,
    /// How many.
    pub points: i32,
    /// The clause they come from.
    pub clause: String,
}

/// One entry of the record.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct EntryInfo {
    /// Its number, from 0.
    pub n: u32,
    /// A seat, or `*` for chance.
    pub actor: String,
    /// The action in notation, or `?` while it is withheld.
    pub text: String,
}

/// Something that happened, and why.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct EventInfo {
    /// The number of the entry that caused it, from 0.
    pub entry: u32,
    /// One English sentence.
    pub text: String,
    /// The clause behind it. `GET /api/boxes/{id}/rules` has its text.
    pub clause: String,
    /// Who acted; null if it was chance.
    pub seat: Option<String>,
    /// The quantity it changed.
    pub change: Option<ChangeInfo>,
    /// The event in the box's own fields.
    #[schema(value_type = Object)]
    pub json: What,
}

/// One of a seat's quantities, changed by an event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ChangeInfo {
    /// Whose.
    pub seat: String,
    /// What, in the game's words.
    pub what: String,
    /// By how much.
    pub by: i32,
}

/// What each of your seat's legal actions would do, as far as you can know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Previews {
    /// The table's version that they apply to.
    pub at: u32,
    /// One for each legal action, in the order of the position's list.
    pub previews: Vec<PreviewInfo>,
}

/// What one action would change for the seat that chooses it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct PreviewInfo {
    /// The action in notation.
    pub action: String,
    /// Costs and gains with their reasons, in the order in which they would happen.
    pub changes: Vec<PreviewChange>,
}

/// One cost or gain of an action.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct PreviewChange {
    /// What, in the game's words.
    pub what: String,
    /// By how much.
    pub by: i32,
    /// The clause behind it.
    pub clause: String,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct GameResult {
    /// By the rules, or before that.
    pub ending: Ending,
    /// Seats against each other, or the table against the box.
    pub verdict: Verdict,
    /// One for each seat, p1 first.
    pub ranks: Vec<Rank>,
    /// How often the table went back past luck. Such games do not count in the standings.
    #[serde(default)]
    pub takebacks: u32,
    /// How many hints players asked for. Nobody who asked, and no partner of theirs, wins such a game in the standings.
    /// It still counts for the others, and a loss remains a loss.
    #[serde(default)]
    pub hints: u32,
    /// The grade that a solo game reached, in the box's own word (`well-done`). Null below the first grade, and in
    /// games without grades.
    #[serde(default)]
    pub grade: Option<String>,
}

/// Why it ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Ending {
    /// The rules.
    Rules,
    /// Somebody resigned.
    Resigned,
    /// Somebody ran out of time.
    Time,
    /// An imported record that stops before the end.
    Unfinished,
}

/// Seats against each other, or the table against the box.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// The ranks decide.
    Ranked,
    /// Everyone won together.
    Won,
    /// Everyone lost together.
    Lost,
}

/// How one seat did.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Rank {
    /// Who.
    pub seat: String,
    /// 1 for the winner. Equal ranks share a place, and partners share theirs. Nobody has rank 1 at a table that
    /// lost together.
    pub rank: u8,
    /// The score, if the game ended by its rules.
    pub score: Option<i32>,
    /// The side this seat played on, if it had partners.
    #[serde(default)]
    pub side: Option<SideResult>,
}

/// What partners did together.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct SideResult {
    /// Its first seat. Partners have the same.
    pub of: String,
    /// What they scored together, if the game ended by its rules.
    pub score: Option<i32>,
}

/// Where the points of a finished game came from, and when. If the game counts something other than points, such
/// as objectives, the lists are empty.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ScoreSheet {
    /// The seats, in the order of the lists below.
    pub seats: Vec<String>,
    /// Points by source, one row for each source.
    pub sources: Vec<SourcePoints>,
    /// The scores after every entry: `over_time[entry][seat]`.
    pub over_time: Vec<Vec<i32>>,
    /// How it ended.
    pub result: Option<GameResult>,
}

/// Every seat's points from one source.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct SourcePoints {
    /// The source, in the box's words.
    pub source: String,
    /// One for each seat.
    pub points: Vec<i32>,
}
