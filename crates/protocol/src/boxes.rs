use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A box that can be played here.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct BoxInfo {
    /// How requests and records name it.
    pub id: String,
    /// Its name for people.
    pub title: String,
    /// The version of its rules.
    pub version: u16,
    /// How many can play.
    pub seats: SeatRange,
    /// Its editions, the default first.
    pub editions: Vec<EditionInfo>,
    /// Expansions and variants a table may add.
    pub modules: Vec<ModuleInfo>,
    /// What a table may decide.
    pub options: Vec<OptionInfo>,
    /// Its bots, the weakest first.
    pub bots: Vec<BotInfo>,
    /// Where its content comes from. Only in the page of one box; empty in the list.
    pub provenance: Vec<ProvenanceInfo>,
}

/// From how many to how many seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SeatRange {
    /// The fewest.
    pub least: u8,
    /// The most.
    pub most: u8,
}

/// One printing of a box.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct EditionInfo {
    /// How requests name it.
    pub id: String,
    /// What it is, in one sentence.
    pub about: String,
}

/// An expansion or variant of a box.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ModuleInfo {
    /// How requests name it.
    pub id: String,
    /// What it adds, in one sentence.
    pub about: String,
}

/// A question the rules leave to the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct OptionInfo {
    /// How requests name it.
    pub id: String,
    /// The accepted values, the default first. Empty: free text that the box checks.
    pub values: Vec<String>,
    /// What is decided, in one sentence.
    pub about: String,
    /// The clause that leaves it open.
    pub clause: String,
}

/// Somebody to play against at any hour.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct BotInfo {
    /// How requests name it: its level.
    pub name: String,
    /// How it plays, in one sentence.
    pub about: String,
}

/// Where one row or table of content comes from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ProvenanceInfo {
    /// The table it stands in.
    pub table: String,
    /// The row, or what the rows have in common.
    pub row: String,
    /// How sure it is.
    pub standing: String,
    /// The source.
    pub source: String,
    /// Whether the print was not available, so that it may be wrong.
    pub reconstructed: bool,
}

/// The rules of a box in one language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RulesInfo {
    /// The language of chapters, texts and words: the one that was asked for, or `en`.
    pub language: String,
    /// In the order of the rules.
    pub clauses: Vec<ClauseInfo>,
    /// Everyday words, each with the word that the rules use: `pig` is `livestock`.
    pub words: BTreeMap<String, String>,
}

/// One rule with an id.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ClauseInfo {
    /// What events cite.
    pub id: String,
    /// The editions it holds for, as written: `both`, `2019`.
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
