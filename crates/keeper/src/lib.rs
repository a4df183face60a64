//! What a table is: its seats, its game, its luck and its clock.
//!
//! Nothing here does IO, reads a clock, starts a thread or draws random numbers. A host (the server, the terminal, a page)
//! gives the log, the time and random bytes, and stores what comes out.
//!
//! Reading order: `doc` (who sits where), `row` (a line of the log), `game` (what a log leads to), `luck` (what proves the
//! luck), `record` (what people take home), `wire` (what they are told), `host` (what a table needs), `table` (what happens
//! at it).

mod aside;
mod budget;
mod clock;
mod doc;
mod fresh;
#[expect(clippy::disallowed_methods, reason = "only an `Aside` replays a log or goes back")]
mod game;
mod hex;
mod host;
mod import;
mod lines;
#[expect(clippy::disallowed_methods, reason = "hosts verify records aside")]
pub mod luck;
mod plan;
pub mod record;
mod refusal;
mod result;
mod row;
mod table;
pub mod text;
pub mod wire;

pub use aside::Aside;
pub use budget::{check_bots, within};
pub use clock::Clock;
pub use doc::{Chair, Doc, PersonRef, Request, SeatRow, Sitter, Wanted};
pub use fresh::Fresh;
pub use game::{Game, entry_for, guarded, recent_events};
pub use hex::{digest, hex, unhex};
pub use host::{Commit, Host, Kept, Later, Saved};
pub use import::imported;
pub use lines::changed_hands;
pub use plan::planned;
pub use refusal::{Refusal, why};
pub use result::{end, with_given_up};
pub use row::{NOTE, Row};
pub use table::{
    Answer, Ask, Failure, Farewell, Job, Joined, Keeper, Look, New, Seen, Thought, Turn, Who, chairs,
    first_rows, refused, seat_info, written,
};
