//! What lies in a duchy, and what follows from it.

use engine::Seat;

use crate::{
    content::{Power, PowerSet, Space, Spaces, Tile},
    estate::Estate,
    rules::Burgundy,
    state::State,
};

impl Burgundy {
    /// Puts a tile on a space. What it changes holds from now on. r[burgundy.engine.active-at-once]
    pub(crate) fn lay(&self, state: &mut State, seat: Seat, tile: Tile, space: Space) {
        let spec = self.tile(tile);
        let board = self.board_of(&state.estates[seat]);
        state.estates[seat].cover(board, tile, spec.types, space);
        if !spec.powers.is_empty() {
            self.refresh(state, seat);
        }
    }

    /// Works out a seat's powers again. Nothing else writes them, so a power goes with its tile.
    fn refresh(&self, state: &mut State, seat: Seat) {
        state.estates[seat].powers = self.powers_of(&state.estates[seat]);
    }

    /// The powers that the tiles in a duchy give.
    pub(crate) fn powers_of(&self, estate: &Estate) -> PowerSet {
        let tiles = estate.duchy.iter().flatten();
        tiles.fold(PowerSet::NONE, |powers, &tile| powers.and(self.tile(tile).powers))
    }

    /// The empty spaces that accept a tile, wherever they are and whatever their value.
    /// r[burgundy.place.colour] r[burgundy.place.empty]
    #[inline]
    pub fn spaces_for(&self, estate: &Estate, tile: Tile) -> Spaces {
        let board = self.board_of(estate);
        let spec = self.tile(tile);
        let mut spaces = board.of_kinds(spec.fits).without(estate.covered);
        // r[burgundy.building.unique] Towns that already have this type are excluded.
        if !spec.types.is_empty() && !estate.powers.has(Power::EqualBuildings) {
            for (town, &types) in estate.towns[..board.town_count as usize].iter().enumerate() {
                if types.meets(spec.types) {
                    spaces = spaces.without(board.areas[town]);
                }
            }
        }
        spaces
    }

    /// The spaces in a duchy that hold a tile.
    pub(crate) fn spaces_of(&self, estate: &Estate, tile: Tile) -> Spaces {
        let fitting = self.board_of(estate).of_kinds(self.tile(tile).fits);
        let covered = (fitting & estate.covered).iter();
        covered.filter(|&space| estate.duchy[space] == Some(tile)).collect()
    }

    /// The size an area counts as: its spaces, and what the tiles on it add.
    pub(crate) fn size_of(&self, estate: &Estate, area: Spaces) -> u8 {
        let tiles = area.iter().filter_map(|index| estate.duchy[index]);
        area.len() as u8 + tiles.map(|tile| self.tile(tile).grows).sum::<u8>()
    }
}
