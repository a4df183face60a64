//! Bots, playouts and perft counts for any box.
//!
//! Nothing here knows a particular game. That knowledge comes through [`Guide`], which is implemented
//! next to the registry. Bots never see the true state, only one in which everything their seat cannot
//! know has been redrawn ([`imagine`]).
#![warn(missing_docs)]

mod bot;
pub mod net;
mod perft;
mod playout;
pub mod stats;
mod taste;

pub use bot::{Bot, GreedyBot, Guide, RandomBot, imagine};
pub use perft::{divide, perft};
pub use playout::{Plies, Room, playout, random_playout};
pub use taste::Taste;
