//! What clients and the server say to each other: the wire types, and nothing else.
//!
//! Requests with unknown fields are refused, so that a typing error is reported and not ignored. Answers may
//! gain fields within one protocol version, and clients ignore fields they do not know. Seats are written
//! `p1` to `p5`, times are milliseconds since 1970 (UTC), actions are plain notation, and views and prompts
//! are the box's own JSON. `cargo xtask types` writes the TypeScript types from here. `docs/protocol.md`
//! explains how it all works.

mod boxes;
mod engine;
mod people;
mod position;
mod problem;
mod puzzles;
mod reasons;
mod requests;
mod sketches;
mod socket;
mod study;
mod tables;

pub use boxes::{
    BotInfo, BotMeasured, BoxInfo, ClauseInfo, DefaultInfo, EditionInfo, ModuleInfo, OptionInfo,
    OverlayAnswer, OverlayFault, OverlayInfo, ProvenanceInfo, ReadOverlay, RulesInfo, SeatRange,
};
pub use engine::{EngineAnswer, EngineAsk, EngineBox};
pub use people::{Finished, Me, PersonInfo, PersonPage, SessionInfo, Standing};
pub use position::{
    ChangeInfo, Ending, EntryInfo, EventInfo, GameResult, Position, PreviewChange, PreviewInfo, Previews,
    Projected, ProjectedSource, Prompt, Rank, ScoreSheet, SideResult, Snapshot, SourcePoints, Verdict, View,
    What,
};
pub use problem::{Problem, Reason, Why, WhyNot};
pub use puzzles::{
    Attempt, AttemptVerdict, PuzzleAnswer, PuzzleBoard, PuzzleInfo, PuzzleLine, PuzzleList, PuzzleRef,
    Solution, SolutionTurn,
};
pub use reasons::{ReasonName, ReasonTime, TurnReason};
pub use requests::{
    Account, Act, Acts, Answer, Chat, Contribute, Create, Fork, Guest, Login, Password, SeatPlan, Sit,
    Takeback, Undo, WantSeat,
};
pub use sketches::SketchInfo;
pub use socket::{FromClient, FromServer};
pub use study::{
    ChancesOf, Choice, FallRisk, FallenSeat, Gain, Grade, Grades, HeadStart, Hint, HintInfo, HintQueue,
    LuckNote, REVIEW_VERSION, Review, ReviewPart, ReviewState, SeatReview, Try, TurnReview,
};
pub use tables::{
    Acknowledged, ChatLine, ClockInfo, ClockRule, ClockSeat, LuckInfo, NoteInfo, NoteKind, Origin,
    OriginKind, OutOfTime, Sat, SeatInfo, SeatKind, SeatLuck, Status, TableInfo, TableSummary, TakebackInfo,
    WantedInfo,
};

/// The version of this protocol. It changes when an old client would misunderstand a new server.
pub const PROTOCOL_VERSION: u16 = 1;
