//! The interface between boxes and programs that know no particular game.
//!
//! A box says about itself what [`BoxSpec`] asks, and [`GameBox::of`] makes a box of it whose rules nobody needs to know:
//! it opens tables and records, runs scenarios, lets bots play and describes itself. A [`Shelf`] is a list of boxes.
//! Programs are given one. [`Subject`] and [`Position`] are what a study asks about a game.
#![warn(missing_docs)]

mod about;
mod apart;
mod archive;
mod arena;
mod assumed;
mod bot_table;
mod bots;
mod classroom;
mod clauses;
mod compose;
mod face;
mod face_of;
mod forecast;
mod gamebox;
mod ladder;
mod level;
mod levels;
mod list;
mod lucky;
mod mirror;
mod position;
mod problem;
mod school;
mod seated;
mod seeds;
mod spec;
mod studied;
mod subject;
mod table;
mod tried;
mod tuning;
mod witness;
mod words;

pub use about::{About, Provenance};
pub use apart::{Apart, Fork};
pub use archive::{Archive, Part};
pub use arena::{Arena, Played, SearchWork, Thinking};
pub use assumed::{Assumed, Assumptions};
pub use bots::{BotKind, BotRow, BotSetup, BotSpec};
pub use clauses::{Clause, Rulebook};
pub use engine::{Edition, Module, OverlayRow};
pub use gamebox::{GameBox, HouseValue};
pub use ladder::Measured;
pub use level::{Level, Way, thinking};
pub use levels::level_bot;
pub use list::Shelf;
pub use mirror::BoxMirror;
pub use problem::RecordProblem;
pub use school::{Ahead, Classroom, Contest, Lesson, School};
pub use search::{Budget, Stop};
pub use seeds::mix;
pub use spec::BoxSpec;
pub use subject::{
    Ask, Candidate, Contender, Judgement, Outline, PlayedNote, Position, Subject, Tried, Weighed,
};
pub use table::{BoxTable, InForce};
pub use tried::event_info;
pub use tuning::{MakeBot, Tuning};
pub use witness::Witness;
pub use words::{column_of, nearest, unknown};
