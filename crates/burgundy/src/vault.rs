//! A storage without limit: its three spaces, and a vault for the other tiles. r[burgundy.shield.04]

use engine::{Bag, Seat};

use crate::{action::Store, content::Tile, estate::STORAGE, state::State};

/// The tiles beyond the three storage spaces of the only seat that can have more. The storage keeps the tiles
/// that come last in the table, so that equal tiles give equal states.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Vault {
    pub(crate) owner: Option<Seat>,
    tiles: Bag<{ Tile::COUNT }>,
}

impl Vault {
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.owner.is_none()
    }

    /// The tiles in it.
    pub fn tiles(&self) -> impl Iterator<Item = Tile> + '_ {
        self.tiles.iter().flat_map(|(tile, count)| std::iter::repeat_n(Tile::at(tile), count.into()))
    }

    /// The different tiles in it.
    pub(crate) fn faces(&self) -> impl Iterator<Item = Tile> + '_ {
        self.tiles.iter().map(|(tile, _)| Tile::at(tile))
    }

    pub(crate) fn holds(&self, tile: Tile) -> bool {
        self.tiles.count(tile.index()) > 0
    }
}

impl State {
    /// The vault, if it belongs to this seat's own storage and has tiles.
    #[inline]
    pub fn vault_of(&self, seat: Seat, store: Store) -> Option<&Vault> {
        (self.vault.owner == Some(seat) && store == Store::Own).then_some(&self.vault)
    }

    /// The tiles that a seat has beyond its three storage spaces.
    pub fn in_vault(&self, seat: Seat) -> impl Iterator<Item = Tile> + '_ {
        self.vault_of(seat, Store::Own).into_iter().flat_map(Vault::tiles)
    }

    /// Every tile that a seat has in a storage.
    pub fn stored(&self, seat: Seat, store: Store) -> impl Iterator<Item = Tile> + '_ {
        let vault = self.vault_of(seat, store).into_iter().flat_map(Vault::tiles);
        self.storage(seat, store).tiles().chain(vault)
    }

    /// Whether a seat has a tile in a storage.
    pub(crate) fn holds(&self, seat: Seat, store: Store, tile: Tile) -> bool {
        self.storage(seat, store).holds(tile)
            || self.vault_of(seat, store).is_some_and(|vault| vault.holds(tile))
    }

    /// Stores a tile. What does not fit on the spaces goes to the vault.
    pub(crate) fn stow(&mut self, seat: Seat, store: Store, tile: Tile) {
        let storage = self.storage_mut(seat, store);
        if !storage.is_full(STORAGE as u8) {
            storage.put(tile);
            return;
        }
        let lowest = storage.tiles().last().expect("a full storage has tiles");
        let surplus = if tile > lowest {
            storage.take(lowest);
            storage.put(tile);
            lowest
        } else {
            tile
        };
        debug_assert!(store == Store::Own && self.vault.owner.is_none_or(|owner| owner == seat));
        self.vault.owner = Some(seat);
        self.vault.tiles.put(surplus.index());
    }

    /// Takes a tile out of a storage. One from the vault moves up.
    pub(crate) fn unstow(&mut self, seat: Seat, store: Store, tile: Tile) {
        if self.vault_of(seat, store).is_none() {
            self.storage_mut(seat, store).take(tile);
            return;
        }
        if self.storage(seat, store).holds(tile) {
            let next = self.vault.faces().last().expect("a vault with an owner has tiles");
            self.vault.tiles.take(next.index());
            let storage = self.storage_mut(seat, store);
            storage.take(tile);
            storage.put(next);
        } else {
            self.vault.tiles.take(tile.index());
        }
        if self.vault.tiles.is_empty() {
            self.vault.owner = None;
        }
    }
}

#[cfg(test)]
mod tests {
    use engine::{Config, Rules as _};

    use super::*;
    use crate::rules::Burgundy;

    #[test]
    fn the_order_in_which_tiles_come_and_go_leaves_no_trace() {
        let seat = Seat(0);
        let stored = |names: &[&str], out: &[&str]| {
            let mut state = Burgundy::new(&Config::seats(2)).unwrap().start();
            for name in names {
                state.stow(seat, Store::Own, name.parse().unwrap());
            }
            for name in out {
                state.unstow(seat, Store::Own, name.parse().unwrap());
            }
            state
        };
        let one = stored(&["bank", "ship", "mine", "bank", "cow2", "ship"], &["ship", "cow2"]);
        let other = stored(&["ship", "mine", "bank", "bank"], &[]);
        assert_eq!(one, other);
        assert_eq!(one.stored(seat, Store::Own).count(), 4);
        assert_eq!(one.stored(Seat(1), Store::Own).count(), 0);
        let few = stored(&["ship", "mine", "bank", "bank"], &["bank"]);
        assert!(few.vault.is_empty());
        assert_eq!(few, stored(&["bank", "mine", "ship"], &[]));
    }
}
