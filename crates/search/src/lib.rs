//! Bots and playouts over any box.
//!
//! Nothing here knows a game: knowledge of one enters through [`Guide`], implemented beside the
//! registry. Bots never see the true state, only one in which everything their seat cannot know
//! was drawn anew ([`imagine`]).
#![warn(missing_docs)]

mod bot;
mod playout;
pub mod stats;
mod taste;

pub use bot::{Bot, GreedyBot, Guide, RandomBot, imagine};
pub use playout::{Plies, Room, playout, random_playout};
pub use taste::Taste;
