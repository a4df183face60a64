//! The vocabulary in which every box is written.
//!
//! > A game is a pure function of its rules and its record. Rules are an immutable value, composed
//! > once. State is small plain data, including a stack of what still has to be done. Everything
//! > that happens is an action by a seat or by chance, written in one notation.
//!
//! Read in this order: [`Seat`], [`Pending`] and [`Actor`], [`Rules`], [`Flow`],
//! [`Stepped`], [`Audience`], [`Bag`], [`Config`] and [`Menu`], [`Stage`].
#![warn(missing_docs)]

mod bag;
mod config;
mod event;
mod flow;
mod hex;
mod mask;
mod menu;
mod message;
mod nearest;
mod paper;
mod projection;
mod provenance;
mod reason;
mod rng;
mod rules;
mod seat;
mod sketch;
mod stage;
mod stepped;
mod trace;
mod veil;

pub use bag::Bag;
pub use config::{Config, ConfigErrors};
pub use event::{Change, Event, Happening, Incident, Sink};
pub use flow::{Flow, Frame, Kind, Line, Next};
pub use hex::{HEXES, Hex, Hexes};
pub use mask::Mask;
pub use menu::{
    Earlier, Edition, FreeText, LONGEST_VALUE, Menu, Module, ModuleDefault, OVERLAY, OptionSpec, Overlay,
    OverlayProblem, OverlayRow, Text,
};
pub use message::{Unreadable, counted, short};
pub use nearest::nearest;
pub use paper::{Block, Cell, Ink, Paper, width_of};
pub use projection::{Projection, ToCome};
pub use provenance::{Confidence, Provenance};
pub use reason::Reason;
pub use rng::Rng;
pub use rules::{Actor, Outcome, Pending, Rules, Verdict, Viewer};
pub use seat::{PerSeat, Seat, SeatSet};
pub use sketch::{Sketch, sort_wishes};
pub use stage::{Fact, Stage, set_by};
pub use stepped::{Flowing, Lines, StepOf, Stepped, advance};
pub use trace::{How, Name, Trace};
pub use veil::{Audience, Veil};
