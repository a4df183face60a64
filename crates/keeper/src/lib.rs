//! What a table is: its seats, its game, its luck and its clock.
//!
//! Nothing here does IO, reads a clock, starts a thread or draws random numbers. A host (the server, the terminal, a page)
//! gives the log, the time and random bytes, and stores what comes out.
//!
//! Reading order: `doc` (who sits where), `row` (a line of the log), `game` (what a log leads to), `luck` (what proves the
//! luck), `record` (what people take home), `wire` (what they are told).

mod clock;
mod doc;
mod fresh;
mod game;
mod hex;
mod lines;
pub mod luck;
pub mod record;
mod refusal;
mod result;
mod row;
pub mod wire;

pub use clock::Clock;
pub use doc::{Chair, Doc, PersonRef, Request, SeatRow, Sitter, Wanted};
pub use fresh::Fresh;
pub use game::{Game, entry_for, guarded, recent_events};
pub use hex::{digest, hex, unhex};
pub use lines::changed_hands;
pub use refusal::{Refusal, why};
pub use result::{end, with_given_up};
pub use row::{NOTE, Row};
