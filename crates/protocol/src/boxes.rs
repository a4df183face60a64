use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A box that can be played here.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct BoxInfo {
    /// How requests and records name it.
    pub id: String,
    /// Its name for people.
    pub title: String,
    /// The version of its rules.
    pub version: u16,
    /// How many people can play.
    pub seats: SeatRange,
    /// Its editions, the default first.
    pub editions: Vec<EditionInfo>,
    /// Expansions and variants that a table may add.
    pub modules: Vec<ModuleInfo>,
    /// What a table may decide.
    pub options: Vec<OptionInfo>,
    /// The values that an overlay may replace.
    pub overlay: Vec<OverlayInfo>,
    /// The bots that you can play against, the weakest first. A seat may also name a bot that is not listed here: the
    /// box's yardsticks, such as `greedy`, still work.
    pub bots: Vec<BotInfo>,
    /// The bot to suggest if nobody has chosen one.
    pub usual_bot: String,
    /// Where its content comes from. Only on the page of one box, and empty in the list.
    pub provenance: Vec<ProvenanceInfo>,
}

/// The smallest and the largest number of seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct SeatRange {
    /// The fewest.
    pub least: u8,
    /// The most.
    pub most: u8,
}

/// One printing of a box.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct EditionInfo {
    /// How requests name it.
    pub id: String,
    /// What it is, in one sentence.
    pub about: String,
}

/// An expansion or variant of a box.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ModuleInfo {
    /// How requests name it.
    pub id: String,
    /// Its name for people.
    pub title: String,
    /// What it adds, in one sentence.
    pub about: String,
    /// The clause that introduces it.
    pub clause: String,
    /// The editions that have it. If empty, all of them do.
    pub editions: Vec<String>,
    /// How many people can play with it, if that differs from the box.
    pub seats: Option<SeatRange>,
    /// Modules without which it cannot be used.
    pub needs: Vec<String>,
    /// Modules that cannot be used with it. They exclude it too.
    pub excludes: Vec<String>,
    /// The clause that excludes them. Empty if it excludes none.
    pub excludes_clause: String,
    /// What a table may decide if it uses this module.
    pub options: Vec<OptionInfo>,
    /// Options of the box that have another default with this module.
    pub defaults: Vec<DefaultInfo>,
}

/// What an option of the box is with a module, if the table does not choose.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct DefaultInfo {
    /// The option.
    pub option: String,
    /// How many seats the table has.
    pub seats: u8,
    /// Its value.
    pub value: String,
}

/// A question the rules leave to the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct OptionInfo {
    /// How requests name it.
    pub id: String,
    /// The accepted values, the default first. If empty, free text that the box checks.
    pub values: Vec<String>,
    /// What is decided, in one sentence.
    pub about: String,
    /// The clause that leaves it open.
    pub clause: String,
}

/// A bot you can play against at any time.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct BotInfo {
    /// How requests name it: its level.
    pub name: String,
    /// How it plays, in one sentence.
    pub about: String,
    /// If it plays at first sight: how many decisions in a hundred it makes at random.
    pub random_percent: Option<u32>,
    /// How many simulated games it plays before a turn. If none, it only judges positions.
    pub simulations: u32,
    /// How strong and how fast it is.
    pub measured: BotMeasured,
}

/// What we measured of a bot in games for two with the box's usual rules. What nobody has measured is null.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct BotMeasured {
    /// Its rating on the Elo scale, above the bot `greedy`.
    pub rating: Option<i16>,
    /// Its mean score.
    pub score: Option<u16>,
    /// How often it wins against the level below, in per cent.
    pub beats_below: Option<u8>,
    /// How long it thinks about a turn, or about a round if everybody acts at the same time, in milliseconds.
    pub turn_ms: Option<u32>,
}

/// Where one row or table of content comes from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ProvenanceInfo {
    /// The table it belongs to.
    pub table: String,
    /// The row, or what the rows have in common.
    pub row: String,
    /// How sure it is.
    pub standing: String,
    /// The source.
    pub source: String,
    /// Whether we had no printed copy to check it against, so that it may be wrong.
    pub reconstructed: bool,
    /// The key with which an overlay can replace it, if there is one.
    pub overlay: Option<String>,
}

/// A value that an overlay may replace. The option `overlay.` and the key carries it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct OverlayInfo {
    /// What it is called in an overlay file.
    pub key: String,
    /// The option that carries it.
    pub option: OptionInfo,
    /// The value in the box.
    pub printed: String,
    /// How sure that value is.
    pub standing: String,
    /// Where it comes from.
    pub source: String,
    /// The editions that have it. If empty, all of them do.
    pub editions: Vec<String>,
    /// The clauses whose text it changes.
    pub clauses: Vec<String>,
}

/// An overlay file to check, and the table it is for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ReadOverlay {
    /// The text of the file, one `key value` on each line.
    pub text: String,
    /// The edition; the box's default if left out.
    #[serde(default)]
    pub edition: Option<String>,
}

/// What an overlay file says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct OverlayAnswer {
    /// The options to open a table with. Empty if there are problems.
    pub options: BTreeMap<String, String>,
    /// Everything that is wrong with the file, in the order of its lines.
    pub problems: Vec<OverlayFault>,
}

/// A mistake in an overlay file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct OverlayFault {
    /// The line it is on, from 1.
    pub line: u32,
    /// What is wrong, and what would be right.
    pub message: String,
}

/// The rules of a box in one language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct RulesInfo {
    /// The language of the chapters, texts and words: the one you asked for, or `en`.
    pub language: String,
    /// In rulebook order.
    pub clauses: Vec<ClauseInfo>,
    /// Everyday words, each with the word that the rules use: for `pig` it is `livestock`.
    pub words: BTreeMap<String, String>,
}

/// One rule with an id.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ClauseInfo {
    /// What events cite.
    pub id: String,
    /// The editions it applies to, as written: `both`, `2019`.
    pub edition: String,
    /// How it is known: `printed`, `example`, `inferred`, `ambiguous`, `reconstructed` or `one source`.
    pub standing: String,
    /// Pages, where known.
    pub pages: String,
    /// The heading above it.
    pub chapter: String,
    /// What it says, in our own words.
    pub text: String,
}
