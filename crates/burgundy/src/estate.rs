//! Who decides and who owns: a hand for each seat, and the estates.

use std::{
    hash::{Hash, Hasher},
    ops::{Index, IndexMut},
};

use engine::Seat;

use crate::{
    content::{
        Board, CASTLES, Duchy, Good, MAX_TOWNS, PowerSet, SPACES, Shield, Space, Spaces, Tile, TypeSet,
    },
    posts::Pairs,
    route::Route,
    source::Source,
};

/// The most seats at a table. r[burgundy.setup.players]
pub const MAX_SEATS: usize = 4;

/// The most tiles that a storage holds. r[burgundy.take.limit]
pub const STORAGE: usize = 3;

/// Stored tiles: sorted, with empty spaces last. It never matters which storage space a tile is on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Storage(pub(crate) [Option<Tile>; STORAGE]);

impl Storage {
    /// The stored tiles.
    #[inline]
    pub fn tiles(&self) -> impl Iterator<Item = Tile> + '_ {
        self.0.iter().flatten().copied()
    }

    /// Calls `f` with the different tiles. Equal tiles are one choice, and sorting puts them next to each other.
    #[inline]
    pub(crate) fn each(self, mut f: impl FnMut(Tile)) {
        let mut last = None;
        for space in self.0 {
            let Some(tile) = space else { break };
            if space != last {
                f(tile);
            }
            last = space;
        }
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.0[0].is_none()
    }

    /// Whether there is no room for another tile when this many are allowed.
    #[inline]
    pub fn is_full(self, limit: u8) -> bool {
        self.0[..usize::from(limit).min(STORAGE)].last().is_none_or(Option::is_some)
    }

    pub fn holds(self, tile: Tile) -> bool {
        self.0.contains(&Some(tile))
    }

    /// Adds a tile. There must be room.
    pub(crate) fn put(&mut self, tile: Tile) {
        debug_assert!(!self.is_full(STORAGE as u8));
        self.0[STORAGE - 1] = Some(tile);
        self.sort();
    }

    /// Takes a tile out.
    pub(crate) fn take(&mut self, tile: Tile) {
        let slot = self.0.iter().position(|&stored| stored == Some(tile));
        self.0[slot.expect("legal offers only stored tiles")] = None;
        self.sort();
    }

    fn sort(&mut self) {
        // `None` is the lowest value, so sorting in descending order puts it last.
        self.0.sort_unstable_by(|a, b| b.cmp(a));
    }
}

/// What a seat decides with, and the points it has scored.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Hand {
    /// 0 for a used die.
    pub dice: [u8; 2],
    /// The purchase of this turn is used up.
    pub bought: bool,
    /// A die was set to another value this turn. r[burgundy.shield.16]
    pub set: bool,
    /// The seat's own storage.
    pub storage: Storage,
    /// Duchies dealt to choose from.
    pub dealt: [Option<Duchy>; 2],
    pub points: [u16; Source::COUNT],
}

impl Hand {
    /// All points so far.
    pub fn score(&self) -> u16 {
        self.points.iter().sum()
    }
}

/// What is owned: a duchy, a purse, goods, and what follows from them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Estate {
    /// Spaces with a tile.
    pub covered: Spaces,
    /// Spaces next to a tile.
    pub beside: Spaces,
    pub duchy: [Option<Tile>; SPACES],
    /// The building types in each town. r[burgundy.building.unique]
    pub towns: [TypeSet; MAX_TOWNS],
    /// The storage that partners share. r[burgundy.team.storage]
    pub shared: Storage,
    pub goods: [u8; Good::COUNT],
    pub sold: [u8; Good::COUNT],
    pub silver: u16,
    pub workers: u16,
    /// The duchy, once it is chosen.
    pub board: Option<Duchy>,
    /// The space of the start castle.
    pub castle: Option<Space>,
    /// The shields on the castles, by the order of the castle spaces. r[burgundy.shield.on-castle]
    pub shields: [Option<Shield>; CASTLES],
    /// The kinds whose large or small bonus tile it has won, as bits.
    pub large: u8,
    pub small: u8,
    /// The pairs of border posts that a chain of tiles joins.
    pub joined: Pairs,
    /// The trade route.
    pub route: Route,
    /// What the tiles in the duchy and the shields on its castles change. Only `Burgundy::refresh` writes it.
    pub powers: PowerSet,
}

/// Empty spaces and what follows from the tiles are left out. A search hashes every position, and most spaces are empty.
impl Hash for Estate {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.covered.hash(hasher);
        self.covered.each(|space| hasher.write_u8(self.duchy[space].map_or(0, |tile| tile.index() as u8)));
        self.shared.hash(hasher);
        self.goods.hash(hasher);
        self.sold.hash(hasher);
        (self.silver, self.workers, self.board, self.castle).hash(hasher);
        self.shields.hash(hasher);
        (self.large, self.small, self.joined).hash(hasher);
        self.route.hash(hasher);
        self.powers.hash(hasher);
    }
}

impl Default for Estate {
    fn default() -> Estate {
        Estate {
            covered: Spaces::EMPTY,
            beside: Spaces::EMPTY,
            duchy: [None; SPACES],
            towns: [TypeSet::NONE; MAX_TOWNS],
            shared: Storage::default(),
            goods: [0; Good::COUNT],
            sold: [0; Good::COUNT],
            silver: 0,
            workers: 0,
            board: None,
            castle: None,
            shields: [None; CASTLES],
            large: 0,
            small: 0,
            joined: Pairs::NONE,
            route: Route::default(),
            powers: PowerSet::default(),
        }
    }
}

impl Estate {
    /// Puts a tile on a space and updates the masks that depend on it.
    pub(crate) fn cover(&mut self, board: &Board, tile: Tile, types: TypeSet, space: Space) {
        debug_assert!(self.duchy[space.index()].is_none());
        self.duchy[space.index()] = Some(tile);
        self.covered |= space.alone();
        self.beside |= board.neighbours(space);
        if !types.is_empty() {
            self.towns[board.area_of[space.index()] as usize].add(types);
        }
    }

    /// The number of goods colours in storage.
    #[inline]
    pub fn goods_colours(&self) -> usize {
        self.goods.iter().filter(|&&count| count > 0).count()
    }

    /// All goods of a colour that it has sold, on the route and off it. r[burgundy.route.sold-counts]
    pub fn all_sold(&self, good: Good) -> u8 {
        self.sold[good.index()] + self.route.count(good)
    }

    /// Bonus tiles, large and small. r[burgundy.colour.keep]
    pub fn bonus_tiles(&self) -> u32 {
        self.large.count_ones() + self.small.count_ones()
    }

    /// How many copies of a tile are in the duchy.
    pub fn placed(&self, tile: Tile) -> u16 {
        self.duchy.iter().filter(|&&placed| placed == Some(tile)).count() as u16
    }
}

/// Every estate at the table. A seat finds the estate it has, alone or with partners.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Estates {
    each: [Estate; MAX_SEATS],
    /// The bits of a seat's number that name its estate.
    bits: u8,
}

impl Estates {
    /// Room for this many estates, a power of two. Seats this many places apart share one.
    pub(crate) fn new(count: u8) -> Estates {
        assert!(count.is_power_of_two() && usize::from(count) <= MAX_SEATS, "1, 2 or 4 estates");
        Estates { each: [Estate::default(); MAX_SEATS], bits: count - 1 }
    }

    #[inline]
    fn at(&self, seat: Seat) -> usize {
        debug_assert!(seat.index() < MAX_SEATS);
        // Masking finds the estate without a table and without a check. r[burgundy.setup.players]
        usize::from(seat.0 & self.bits) % MAX_SEATS
    }
}

impl Index<Seat> for Estates {
    type Output = Estate;

    #[inline]
    fn index(&self, seat: Seat) -> &Estate {
        &self.each[self.at(seat)]
    }
}

impl IndexMut<Seat> for Estates {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut Estate {
        &mut self.each[self.at(seat)]
    }
}

#[cfg(test)]
mod tests {
    use engine::{Actor, Config, Pending, Rng, Rules as _};

    use super::*;
    use crate::rules::Burgundy;

    #[test]
    fn partners_find_the_same_estate() {
        let mut own = Estates::new(4);
        let mut shared = Estates::new(2);
        for seat in Seat::all(4) {
            own[seat].silver += 1 + u16::from(seat.0);
            shared[seat].silver += 1 + u16::from(seat.0);
        }
        assert_eq!([0, 1, 2, 3].map(|seat| own[Seat(seat)].silver), [1, 2, 3, 4]);
        assert_eq!([0, 1, 2, 3].map(|seat| shared[Seat(seat)].silver), [4, 6, 4, 6]);
    }

    /// The team game will need more than this. But dice, turns and points are already those of a seat, and
    /// everything else is found through the estate.
    #[test]
    fn two_pairs_of_partners_can_play_to_the_end() {
        let mut rules = Burgundy::new(&Config::seats(4)).unwrap();
        rules.estates = 2;
        for seed in 0..10 {
            let (mut state, mut rng, mut legal) = (rules.start(), Rng::new(seed), Vec::new());
            loop {
                rules.audit(&state).unwrap();
                let (actor, action) = match rules.pending(&state) {
                    Pending::Over => break,
                    Pending::Chance => (Actor::Chance, rules.sample(&state, &mut rng, &mut Vec::new())),
                    Pending::Seats(seats) => {
                        let seat = seats.lowest().unwrap();
                        legal.clear();
                        rules.legal(&state, seat, &mut legal);
                        (Actor::Seat(seat), *rng.pick(&legal))
                    }
                };
                rules.apply(&mut state, actor, action, &mut ());
            }
            // Both partners placed tiles in their common duchy, and scored for themselves.
            assert!(state.estates[Seat(0)].covered.len() > 10);
            assert!(Seat::all(4).all(|seat| state.hands[seat].score() > 0));
        }
    }
}
