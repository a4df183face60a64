//! What is printed: one row for each piece, with its source.

mod citizens;
mod deeds;
mod followers;
mod goods;
mod hours;
mod map;
pub(crate) mod names;
mod places;
mod provenance;
mod tracks;

pub use citizens::{COINS, Citizen, STATIONS, TECHNOLOGY};
pub use deeds::{DEEDS, Deed, DeedRow};
pub use followers::{Follower, MARKET, Need, Role, STOCK};
pub use goods::{Good, REMOVED};
pub use hours::{Bans, Fate, HOURS, Hour, HourRow, LETTER, ROUNDS};
pub use map::{
    EDGE_SPACES, EDGES, Edge, EdgeRow, SPACE_EDGE, SPACES, TOWN_EDGES, Town, WATERWAYS, Way, spaces_used,
};
pub(crate) use names::named;
pub use places::{Effect, PLACES, Place, PlaceRow, Power, Stack};
pub use provenance::provenance;
pub use tracks::{
    CITIZEN_SPACES, COIN_SPACES, DEVELOPMENT, DRAWS, LAST, REWARDS, Reward, STATUS, TRACK_CLAUSES, TRACKS,
    has_track, status,
};
