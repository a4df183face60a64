//! The rules of Orléans and of the six scenarios of Invasion.
//!
//! The rulebook of the base game was not available, and some pieces of Invasion are reconstructed.
//! `games/orleans/RULES.md` says for each clause how well it is known.
//!
//! Reading order: `content` (what is printed), `estate` and `state`, `step` and `flow` (the phases of a round),
//! `action` (the notation), `legal` and `apply` (question by question), `scoring`, `view`, `compose` (from a config
//! to rules), `scenarios` (a row, a type and a folder for each), `stepped` (where the engine asks).

mod action;
mod apply;
mod audit;
mod catalog;
mod chance;
mod compose;
pub mod content;
mod draw;
mod due;
mod estate;
mod event;
mod flow;
mod legal;
mod prompt;
mod rules;
pub mod scenarios;
mod scoring;
mod set_up;
mod sketch;
mod stage;
mod state;
mod step;
mod stepped;
mod terminal;
#[cfg(test)]
mod tests;
mod trace;
mod view;

pub use action::{Action, From, Goal, Loss, Spot, Take};
pub use catalog::{
    Catalog, PrintedCoins, PrintedDeed, PrintedDevelopment, PrintedEdge, PrintedFollower, PrintedGain,
    PrintedGood, PrintedHour, PrintedPlace, PrintedPrice, PrintedReward, PrintedStructure, PrintedTeam,
    PrintedTown, PrintedTrack, Tables,
};
pub use compose::{MENU, RULES_VERSION};
pub use due::{DueView, Terms, coins_due};
pub use estate::{Estate, Followers, Spaces, bits};
pub use event::{Event, Source, What};
pub use legal::Why;
pub use prompt::{Ask, Fits, Opening, Prompt};
pub use rules::Orleans;
pub use scenarios::objectives::ObjectiveView;
pub use state::{End, Out, State};
pub use terminal::legend;
pub use view::{
    CensusView, DeedSpace, DeedView, GoodsSpace, Pile, PlaceView, PlayerView, SourceView, SpaceView, View,
};
