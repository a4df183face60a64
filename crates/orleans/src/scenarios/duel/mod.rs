//! The Duel: two merchants, four objectives.

mod action;
mod draft;
mod end;
mod explain;
mod house;
mod keys;
mod play;
mod printed;
mod row;
mod scene;
mod step;

pub use action::{Act, Bonus};
pub(crate) use action::{EXAMPLES, read};
pub(crate) use draft::part;
pub(crate) use keys::DEED_KEYS;
pub(super) use printed::{DEEDS, HOURS, PLACES};
pub(super) use row::{MODULE, ROW};
pub(crate) use step::Step;

/// What a round asks of this scenario.
pub(crate) struct Duel;
