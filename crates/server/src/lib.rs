//! Tables that people can trust.
//!
//! The server turns a box into a table: it seats people and bots, keeps the record, shows each seat exactly
//! what it may know and never loses an action. It does not know any game. Boxes come through the registry.
//!
//! What a table is, is in the crate `keeper`. Reading order here: `store` (what is kept), `table` (one task per live table),
//! `hub` (all of them), `work` (what computes), `web` (HTTP and sockets).

mod alarm;
#[cfg(test)]
mod asking;
pub mod doctor;
mod hub;
pub mod lock;
mod metrics;
mod polls;
mod random;
mod refusal;
mod review;
mod run;
mod settings;
mod store;
mod table;
mod time;
mod web;
mod work;

pub use polls::{Polls, Task};
pub use run::{Server, app};
pub use settings::Settings;
pub use store::{Store, backup, restore};
pub use web::{Notice, Notices, date, notices, read_bot, read_import, read_query, read_table};
