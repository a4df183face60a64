use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{EntryInfo, EventInfo, Position, PreviewInfo, Problem, SketchInfo, Why};

/// What a program asks of a module (`web/engine`). Tables are numbered in the order in which they are opened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "ask", rename_all = "lowercase", deny_unknown_fields)]
pub enum EngineAsk {
    /// Which boxes are there?
    Boxes {},
    /// Open a table.
    Open {
        /// Which box.
        #[serde(rename = "box")]
        #[schema(rename = "box")]
        box_id: String,
        /// How many seats.
        seats: u8,
        /// The edition; the box's default if left out.
        #[serde(default)]
        edition: Option<String>,
        /// Expansions and variants.
        #[serde(default)]
        modules: Vec<String>,
        /// Options, and rows of an overlay.
        #[serde(default)]
        options: BTreeMap<String, String>,
        /// Decides all luck. Without it, you act for chance.
        #[serde(default)]
        seed: Option<u32>,
    },
    /// Open the table that a record leads to.
    Read {
        /// The record.
        record: String,
        /// Decides all luck from here on. Without it, you act for chance.
        #[serde(default)]
        seed: Option<u32>,
    },
    /// Make a mirror: the game as one seat knows it, from what the seat was told. It has the number of a table, and
    /// answers `preview`, `explain`, `check` and `close`.
    Mirror {
        /// What the rules are made from: `Snapshot::opening`.
        opening: String,
        /// The seat.
        seat: String,
    },
    /// The record as the mirror's seat may read it now is the first `from` entries that it has heard, and then these.
    Tell {
        /// The mirror.
        table: u32,
        /// How many entries have stayed as they were.
        from: u32,
        /// Those after them.
        entries: Vec<EntryInfo>,
    },
    /// Is the mirror's position what a server says it is?
    Check {
        /// The mirror.
        table: u32,
        /// What the server sent to the seat.
        position: Box<Position>,
    },
    /// The position.
    See {
        /// The table.
        table: u32,
        /// Who looks: a seat, `spectator` or `all`.
        viewer: String,
    },
    /// A seat does something, or several things: all of them, or nothing. Chance is `*`.
    Act {
        /// The table.
        table: u32,
        /// The seat, or `*`.
        actor: String,
        /// Actions in notation.
        actions: Vec<String>,
    },
    /// What each legal action would do, as far as the seat can know.
    Preview {
        /// The table.
        table: u32,
        /// The seat.
        seat: String,
    },
    /// Why a seat may not do any of these things now.
    Explain {
        /// The table.
        table: u32,
        /// The seat.
        seat: String,
        /// Actions in notation.
        actions: Vec<String>,
    },
    /// What chance can do now.
    Outcomes {
        /// The table.
        table: u32,
    },
    /// What a bot would do now, and in the rest of its turn as far as it has decided.
    Think {
        /// The table.
        table: u32,
        /// The seat.
        seat: String,
        /// The bot, with a budget if you like: `hard`, `expert@400`, `expert@2s`.
        bot: String,
        /// The same number gives the same turn, unless a time limits the bot.
        #[serde(default)]
        seed: u32,
    },
    /// The table goes back to its first entries.
    Back {
        /// The table.
        table: u32,
        /// How many entries to keep.
        entries: u32,
    },
    /// The record as text.
    Record {
        /// The table.
        table: u32,
        /// Whose knowledge: a seat, `spectator` or `all`.
        viewer: String,
    },
    /// The table is no longer needed.
    Close {
        /// The table.
        table: u32,
    },
    /// What an answer of several lines is with these wishes, which may be in any order.
    Sketch {
        /// The table.
        table: u32,
        /// The seat.
        seat: String,
        /// Actions in notation.
        wishes: Vec<String>,
    },
}

/// A box of a module.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct EngineBox {
    /// Its name in records.
    pub id: String,
    /// Its title.
    pub title: String,
    /// The version of its rules.
    pub version: u16,
    /// Its bots, the weakest first.
    pub bots: Vec<String>,
}

/// What a module answers.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "answer", rename_all = "lowercase")]
#[expect(clippy::large_enum_variant, reason = "an answer is created once and written out immediately")]
pub enum EngineAnswer {
    /// The boxes.
    Boxes {
        /// All of them.
        boxes: Vec<EngineBox>,
    },
    /// A table is open.
    Opened {
        /// Its number.
        table: u32,
        /// How many seats it has.
        seats: u8,
        /// How many entries its record has.
        entries: u32,
    },
    /// The position.
    Position {
        /// As the viewer may see it.
        position: Position,
    },
    /// Something was done.
    Done {
        /// How many entries there are now.
        entries: u32,
        /// The new entries, with what chance did after them.
        record: Vec<EntryInfo>,
        /// What happened in them.
        events: Vec<EventInfo>,
    },
    /// The mirror has heard it.
    Told {
        /// How many entries it has heard in all.
        entries: u32,
    },
    /// Whether a mirror shows what a server does.
    Checked {
        /// The first field of the position that differs, or `record` while no position fits what the mirror was told. Null
        /// if there is none. Prompt and actions count only if the server gave any, because a seat that a bot plays for is
        /// given none.
        differs: Option<String>,
    },
    /// Previews, in the order of the legal actions.
    Previews {
        /// All of them.
        previews: Vec<PreviewInfo>,
    },
    /// Why not.
    Why {
        /// The action that came closest to being legal, with the reason. Null if one of them is legal, or if the seat is
        /// not being asked anything.
        why: Option<Why>,
    },
    /// What chance can do.
    Outcomes {
        /// Actions in notation, with their weights.
        outcomes: Vec<(String, u32)>,
    },
    /// A bot's turn.
    Turn {
        /// Actions in notation.
        actions: Vec<String>,
    },
    /// A record.
    Record {
        /// Its text.
        text: String,
    },
    /// The table is closed.
    Closed {},
    /// A sketch.
    Sketch {
        /// What the answer is so far. Null if the seat is not being asked for several lines.
        sketch: Option<Box<SketchInfo>>,
    },
    /// It was refused. Nothing has changed.
    Refused {
        /// Why.
        problem: Problem,
    },
}
