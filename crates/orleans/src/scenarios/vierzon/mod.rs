//! Capital Vierzon: alone, five objectives in fourteen rounds.

mod action;
mod explain;
mod keys;
mod play;
mod printed;
mod row;
mod scene;
mod step;

pub use action::Act;
pub(crate) use action::{EXAMPLES, read};
pub(crate) use keys::DEED_KEYS;
pub(super) use printed::{DEEDS, HOURS};
pub(super) use row::{MODULE, ROW};
pub(crate) use step::Step;

/// What a round asks of this scenario.
pub(crate) struct Vierzon;
