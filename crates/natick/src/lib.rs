//! The rules of The Colonists of Natick by Gary Pressler, version 0.6.
//!
//! Only part of the text survives. `games/natick/RULES.md` says for each clause whether it is printed,
//! inferred or reconstructed. An overlay can change what is reconstructed.
//!
//! ```
//! use engine::{Actor, Config, Pending, Rng, Rules};
//! use natick::Natick;
//!
//! let rules = Natick::new(&Config::seats(2)).unwrap();
//! let (mut state, mut rng) = (rules.start(), Rng::new(1));
//! let (mut legal, mut outcomes) = (Vec::new(), Vec::new());
//! loop {
//!     let (actor, action) = match rules.pending(&state) {
//!         Pending::Over => break,
//!         Pending::Chance => (Actor::Chance, rules.sample(&state, &mut rng, &mut outcomes)),
//!         Pending::Seats(seats) => {
//!             let seat = seats.lowest().unwrap();
//!             legal.clear();
//!             rules.legal(&state, seat, &mut legal);
//!             (Actor::Seat(seat), *rng.pick(&legal))
//!         }
//!     };
//!     rules.apply(&mut state, actor, action, &mut ());
//! }
//! assert!(rules.outcome(&state).is_some());
//! ```
//!
//! Reading order: `content` (what the pieces are), `colony` and `state`, `step` and `flow` (what
//! happens next), `action` (the notation), `legal` and `apply` (question by question), `scoring`,
//! `view`, `compose` (from a config to rules).

mod action;
mod apply;
mod audit;
mod catalog;
mod chance;
mod coins;
mod colony;
mod compose;
pub mod content;
mod draw;
mod event;
mod flow;
mod legal;
mod notation;
mod prompt;
mod rules;
mod scoring;
mod set_up;
mod stage;
mod state;
mod step;
mod stepped;
mod terminal;
mod trace;
mod view;

pub use action::{Action, Build};
pub use catalog::{Catalog, PrintedRegion, PrintedSuit, Tables};
pub use coins::Coins;
pub use colony::Colony;
pub use compose::{MENU, RULES_VERSION};
pub use event::{Event, What};
pub use legal::Why;
pub use prompt::{Ask, Prompt};
pub use rules::Natick;
pub use state::State;
pub use step::Offer;
pub use terminal::legend;
pub use view::{ColonyView, View};
