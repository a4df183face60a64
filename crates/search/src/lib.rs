//! Bots, playouts and perft counts for any box.
//!
//! Nothing here knows a particular game. That knowledge comes through [`Guide`], which is implemented
//! next to the registry. Bots never see the true state, only one in which everything their seat cannot
//! know has been redrawn ([`imagine`]).
#![warn(missing_docs)]

mod again;
mod ahead;
mod bot;
mod budget;
pub mod calibration;
mod careless;
mod contest;
mod halving;
mod mind;
pub mod net;
pub mod numbers;
mod pairs;
mod perft;
mod playout;
pub mod rating;
mod review;
mod rollout;
pub mod sprt;
pub mod stats;
mod stroke;
pub mod tally;
mod taste;
mod thinker;
pub mod time;
mod turn;

pub use ahead::look;
pub use bot::{Bot, GreedyBot, Guide, RandomBot, imagine};
pub use budget::{Budget, Clock, Stop};
pub use careless::Careless;
pub use contest::{Contender, Contest, first_sight};
pub use halving::Candidate;
pub use mind::{
    Fall, Mind, NoMind, SecondLook, chances_by_points, final_chances, first_judgement, less_the_best_rival,
};
pub use pairs::{Pair, Start, pairs};
pub use perft::{divide, perft};
pub use playout::{Plies, Room, playout, playout_drawing, random_playout};
pub use review::{AHEAD_WORK, Judged, PlayedTurn, advise, judge, played_turns};
pub use rollout::continued;
pub use stroke::Stroke;
pub use taste::Taste;
pub use thinker::{Manner, Thinker, Thought};
pub use turn::{Turn, Turns, fingerprint};
