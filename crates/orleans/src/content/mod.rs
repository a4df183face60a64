//! What is printed: one row for each piece, with its source.

mod citizens;
mod deeds;
mod followers;
mod goods;
mod hours;
mod joined;
mod map;
pub(crate) mod names;
mod places;
mod provenance;
mod tracks;

pub use citizens::{COINS, Citizen, STATIONS, TECHNOLOGY};
pub(crate) use deeds::{BASE_DEEDS, deed, or_book, ours, wall};
pub use deeds::{Deed, DeedRow};
pub use followers::{Follower, MARKET, Need, Role, STOCK};
pub use goods::{Good, REMOVED};
pub(crate) use hours::{BASE_HOURS, ban, cruel, kind};
pub use hours::{Bans, Fate, Hour, HourRow, LETTER, ROUNDS};
pub(crate) use joined::{count, joined};
pub use map::{
    EDGE_SPACES, EDGES, Edge, EdgeRow, SPACE_EDGE, SPACES, TOWN_EDGES, Town, WATERWAYS, Way, spaces_used,
};
pub(crate) use names::named;
pub(crate) use places::{BASE_PLACES, extra};
pub use places::{Effect, Place, PlaceRow, Power, Stack};
pub use provenance::provenance;
pub use tracks::{
    CITIZEN_SPACES, COIN_SPACES, DEVELOPMENT, DRAWS, LAST, REWARDS, Reward, STATUS, TRACK_CLAUSES, TRACKS,
    has_track, status,
};

pub use crate::scenarios::{DEEDS, HOURS, PLACES};
