//! A game in progress.
//!
//! [`Match`] is the only thing that changes over time: rules, a state and the [`Record`] that
//! reproduces the state. [`Luck`] answers for chance. [`Table`] is the same match for programs that know
//! nothing about particular games: servers, terminals, bindings. A [`Mirror`] is the game as one seat knows it, built
//! from what that seat may read of the record.
#![warn(missing_docs)]

mod answers;
mod checkpoint;
mod game;
mod known;
mod luck;
mod mirror;
mod note;
mod record;
mod refused;
mod replay;
mod sketched;
mod station;
mod table;
mod undo;

pub use answers::{Answers, SeatAnswers};
pub use checkpoint::{END, checkpoint_text, difference};
pub use game::Match;
pub use luck::{AnyLuck, BadLuck, Fixed, Forced, Keyed, Luck, Seeded};
pub use mirror::{Lost, Mirror, MirrorWork};
pub use note::{ChangeNote, EventNote, PartNote, Preview};
pub use record::{
    Ended, Entry, GaveUp, Header, Proof, Record, RecordError, RecordLine, TakenBack, WITHHELD, plain_name,
    without_comment,
};
pub use refused::{Interruption, Refused};
pub use replay::ReplayError;
pub use sketched::SketchNote;
pub use table::Table;
