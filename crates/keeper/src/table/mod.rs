//! A table at work: commands come in, and what they lead to is stored first and told afterwards.
//!
//! Everything here is written against a `Host`. Whatever a command changes goes through `Keeper::commit`, and nobody
//! hears of it before the host has stored it.

mod again;
mod ask;
mod back;
mod bots;
mod clocks;
mod hint;
mod job;
mod keeper;
mod lobby;
mod look;
mod open;
mod out;
mod play;
mod reload;
mod request;
mod scores;
mod snapshot;
mod tell;
#[cfg(test)]
mod tests;
mod want;

pub use job::{Failure, Job, Thought, Turn};
pub use keeper::Keeper;
pub use lobby::chairs;
pub use look::{Look, Seen};
pub use open::{New, first_rows};
pub use out::Farewell;
pub use request::{Answer, Ask, Who};
pub use snapshot::seat_info;
pub use tell::{Joined, refused, written};
