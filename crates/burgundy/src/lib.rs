//! The rules of The Castles of Burgundy, 2011 and 2019 editions.
//!
//! ```
//! use burgundy::Burgundy;
//! use engine::{Actor, Config, Pending, Rng, Rules};
//!
//! let rules = Burgundy::new(&Config::seats(2)).unwrap();
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
//! Reading order: `content` (what is printed), `means` and `dice` (what allows an action and what it
//! costs), `state`, `estate`, `duchy`, `step`, `parts` and `flow` (what happens next), `action` (the notation), `legal` and
//! `apply` (question by question), `scoring`, `view`, `rules`, `compose` and `modules` (from a config to rules), `pieces` (what
//! modules add to a position), `stepped` (all of it as the engine plays it).

mod action;
mod apply;
mod archipelago;
mod audit;
mod catalog;
mod chance;
mod compose;
pub mod content;
mod dice;
mod draw;
mod duchy;
mod estate;
mod event;
mod flow;
mod legal;
mod means;
mod modules;
mod parts;
mod pieces;
mod posts;
mod prompt;
mod route;
mod rules;
mod scoring;
mod set_up;
mod source;
mod stage;
mod state;
mod step;
mod stepped;
mod terminal;
mod trace;
mod vault;
mod view;

pub use action::{Action, Payment};
pub use catalog::{
    Catalog, PrintedBoard, PrintedCard, PrintedCardSpace, PrintedKind, PrintedPhase, PrintedPost,
    PrintedSpace, PrintedTile, Tables,
};
pub use compose::{MENU, RULES_VERSION};
pub use estate::{Estate, Estates, Hand, MAX_SEATS, STORAGE};
pub use event::{Counted, Event, What};
pub use legal::Why;
pub use means::Means;
pub use posts::Pairs;
pub use prompt::{Ask, Prompt};
pub use route::Route;
pub use rules::Burgundy;
pub use source::Source;
pub use state::{Piles, State, Track};
pub use terminal::legend;
pub use view::{PlayerView, View};
