//! Prosperity: structures that the carpenter builds all over the country.

mod action;
mod audit;
mod board;
mod cards;
mod carpenter;
mod draw;
mod events;
mod explain;
mod keys;
mod pile;
mod play;
mod printed;
mod row;
mod scene;
mod stage;
mod step;
mod structures;
mod told;
mod view;

pub use action::Act;
pub(crate) use action::{EXAMPLES, read};
pub(crate) use board::{Board, Site, Slot, Structures};
pub(crate) use cards::read_card;
pub use cards::{Card, STRUCTURES, StructureRow};
pub(crate) use keys::{DEED_KEYS, DRAW_KEYS, PRICE_KEYS, STRUCTURE_KEYS};
pub(crate) use pile::{offered, to_choose};
pub(crate) use play::asked;
pub(super) use printed::{DEEDS, HOURS, PLACES};
pub(super) use row::{MODULE, ROW};
pub(crate) use step::Step;
pub(crate) use told::prompt;
pub use view::{FollowerNeed, GoodNeed, KnownCard, ProsperityView, StructureCard, StructureView};

/// What a round asks of this scenario.
pub(crate) struct Prosperity;
