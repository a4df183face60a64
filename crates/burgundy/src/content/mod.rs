//! What is printed: one row for each piece, with its source.

mod boards;
mod depots;
mod duchies;
mod goods;
mod kinds;
mod powers;
mod provenance;
mod spaces;
mod tables;
mod tiles;

pub(crate) use boards::parse as parse_board;
pub use boards::{BOARDS, Board, BoardSpec, MAX_AREAS, MAX_TOWNS};
pub use depots::{BLACK_SPACES, DEPOTS, Depot, FROM_DEPOT_6, SLOTS};
pub use duchies::Duchy;
pub use goods::Good;
pub use kinds::{Kind, KindSet};
pub use powers::{Power, PowerSet};
pub use provenance::provenance;
pub use spaces::{Hexes, SPACES, Space, Spaces};
pub use tables::{
    AREA_POINTS, PHASE_BONUS, START_GOODS, START_SILVER, START_WORKERS, TRACK_SPACES, phase_letter,
};
pub use tiles::{Building, Effect, EndScore, Species, TILES, Tile, TileSet, TileSpec, TypeSet};
