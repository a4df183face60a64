//! What is printed: one row for each piece, with its source.

mod boards;
mod depots;
mod duchies;
mod goods;
mod islands;
mod kinds;
mod pieces;
mod powers;
mod provenance;
mod routes;
mod shields;
mod spaces;
mod tables;
mod tile;
mod tiles;

pub use boards::{BOARDS, BORDER, Board, BoardSpec, Layout, MAX_AREAS, MAX_TOWNS, POSTS, Post};
pub(crate) use boards::{parse as parse_board, parse_text as parse_board_text};
pub use depots::{BLACK_SPACES, DEPOTS, Depot, FROM_DEPOT_6, SLOTS};
pub use duchies::Duchy;
pub use goods::Good;
pub use kinds::{Kind, KindSet};
pub use pieces::{Card, Shield};
pub use powers::{Power, PowerSet};
pub use provenance::provenance;
pub use routes::{Bonus, CARD_SPACES, CARDS, CardSpec, MAX_CARDS, ROUTE};
pub use shields::{CASTLES, DEPOT_SHIELDS, SHIELDS, SHIELDS_LAID, ShieldSpec};
pub use spaces::{Hexes, SPACES, Space, Spaces};
pub(crate) use spaces::{LEFT_ROWS, RIGHT_ROWS};
pub use tables::{
    AREA_POINTS, PHASE_BONUS, START_GOODS, START_SILVER, START_WORKERS, TRACK_SPACES, phase_letter,
};
pub(crate) use tile::{Back, end, plain, rule};
pub use tile::{Building, Effect, EndScore, Species, Tile, TileSpec, TypeSet};
pub use tiles::{TILES, TileSet};

/// Whether two names are equal, for tables that are made while compiling.
const fn same(one: &str, other: &str) -> bool {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    if one.len() != other.len() {
        return false;
    }
    let mut n = 0;
    while n < one.len() {
        if one[n] != other[n] {
            return false;
        }
        n += 1;
    }
    true
}
