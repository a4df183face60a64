//! The rules of The Castles of Burgundy: The Dice Game (2017).
//!
//! ```
//! use burgundy_dice::BurgundyDice;
//! use engine::{Actor, Config, Pending, Rng, Rules};
//!
//! let rules = BurgundyDice::new(&Config::seats(1).option("boards", "B")).unwrap();
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
//! Reading order: `content` (what is printed), `dice` (the roll everyone shares), `state`, `step` and
//! `flow` (what happens next), `action` (the notation), `legal` and `apply` (question by question),
//! `scoring`, `view`, `compose` (from a config to rules).

mod action;
mod apply;
mod audit;
mod catalog;
mod chance;
mod compose;
pub mod content;
mod dice;
mod draw;
mod event;
mod flow;
mod legal;
mod prompt;
mod rules;
mod scoring;
mod stage;
mod state;
mod step;
mod stepped;
mod terminal;
mod trace;
mod view;

pub use action::{Action, Entry, Means};
pub use catalog::{Catalog, PrintedBonus, PrintedColour, PrintedDuchy, PrintedGrade, PrintedHex, Tables};
pub use compose::{MENU, RULES_VERSION};
pub use dice::Dice;
pub use event::{Event, What};
pub use legal::Why;
pub use prompt::{Ask, Prompt};
pub use rules::BurgundyDice;
pub use state::{Front, MAX_SEATS, Player, Source, State};
pub use terminal::legend;
pub use view::{PlayerView, View};
