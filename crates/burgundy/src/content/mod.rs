//! What is printed: one row for each piece, with its source.

mod boards;
mod depots;
mod goods;
mod provenance;
mod tables;
mod tiles;

pub(crate) use boards::parse as parse_board;
pub use boards::{BOARDS, Board, BoardSpec, MAX_AREAS};
pub use depots::{BLACK_SPACES, DEPOTS, Depot, FROM_DEPOT_6, SLOTS};
pub use goods::Good;
pub use provenance::provenance;
pub use tables::{AREA_POINTS, PHASE_BONUS, START_SILVER, START_WORKERS, TRACK_SPACES, phase_letter};
pub use tiles::{Building, Effect, EndScore, Kind, KindSet, Power, PowerSet, Species, TILES, Tile, TileSpec};

/// Spaces in a duchy.
pub use engine::HEXES as SPACES;
/// A space of a duchy. r[burgundy.place.geometry]
pub use engine::Hex as Space;
