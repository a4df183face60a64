use engine::{Bag, Flow, PerSeat, Seat};
use serde::{Serialize, Serializer};

use crate::{
    content::{
        BLACK_SPACES, Board, Depot, Duchy, Good, Kind, MAX_TOWNS, PowerSet, SLOTS, SPACES, Space, Spaces,
        Tile, TypeSet,
    },
    step::Step,
};

/// The most seats at a table. r[burgundy.setup.players]
pub const MAX_SEATS: usize = 4;

/// Tiles a seat can store. r[burgundy.take.limit]
pub const STORAGE: usize = 3;

/// Everything needed to play on: plain data, no luck, no log.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) flow: Flow<Step, 24, 8, MAX_SEATS>,
    /// Whose turn it is.
    pub turn: Option<Seat>,
    /// 0 to 4 for phases A to E.
    pub phase: u8,
    /// 1 to 5; 0 before the first round of a phase.
    pub round: u8,
    pub white: u8,
    /// Who has the white die: the first seat of this round. r[burgundy.round.white-transfer]
    pub white_holder: Seat,
    /// How many times the seats have rolled for the start player.
    pub roll_offs: u8,
    /// Secret choices have been made and not yet revealed.
    pub concealed: bool,
    pub depots: [[Option<Tile>; SLOTS]; 6],
    pub black: [Option<Tile>; BLACK_SPACES],
    /// Goods on the depots, by depot and colour.
    pub depot_goods: [[u8; Good::COUNT]; 6],
    /// Goods on the round spaces, the next one first.
    pub round_goods: [Option<Good>; 5],
    /// The face-down tiles with a coloured back. The kinds do not overlap, so one multiset
    /// holds all six piles.
    pub piles: Bag<{ Tile::COUNT }>,
    /// The face-down tiles with a black back.
    pub black_pile: Bag<{ Tile::COUNT }>,
    /// The goods nobody has seen.
    pub goods: Bag<{ Good::COUNT }>,
    /// Bonus tiles taken by kind: 0, 1 (the large one) or 2.
    pub bonus_taken: [u8; Kind::COUNT],
    pub track: Track,
    pub players: PerSeat<Player, MAX_SEATS>,
}

const _: () = assert!(size_of::<State>() <= 1536);

/// What one seat has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Player {
    /// Spaces with a tile.
    pub covered: Spaces,
    /// Spaces next to a tile.
    pub beside: Spaces,
    pub duchy: [Option<Tile>; SPACES],
    /// The building types in each town. r[burgundy.building.unique]
    pub towns: [TypeSet; MAX_TOWNS],
    /// Sorted, with empty spaces last. It never matters which storage space a tile is on.
    pub storage: [Option<Tile>; STORAGE],
    pub goods: [u8; Good::COUNT],
    pub sold: [u8; Good::COUNT],
    /// 0 for a used die.
    pub dice: [u8; 2],
    pub silver: u16,
    pub workers: u16,
    /// The purchase of this turn is used up.
    pub bought: bool,
    /// The duchy, once it is chosen.
    pub board: Option<Duchy>,
    /// Duchies dealt to choose from.
    pub dealt: [Option<Duchy>; 2],
    /// The space of the start castle.
    pub castle: Option<u8>,
    /// The kinds whose large or small bonus tile the seat has won, as bits.
    pub large: u8,
    pub small: u8,
    /// What the tiles in the duchy change. Only `Burgundy::refresh` writes it.
    pub powers: PowerSet,
    pub points: [u16; Source::COUNT],
}

impl Default for Player {
    fn default() -> Player {
        Player {
            covered: Spaces::EMPTY,
            beside: Spaces::EMPTY,
            duchy: [None; SPACES],
            towns: [TypeSet::NONE; MAX_TOWNS],
            storage: [None; STORAGE],
            goods: [0; Good::COUNT],
            sold: [0; Good::COUNT],
            dice: [0; 2],
            silver: 0,
            workers: 0,
            bought: false,
            board: None,
            dealt: [None; 2],
            castle: None,
            large: 0,
            small: 0,
            powers: PowerSet::default(),
            points: [0; Source::COUNT],
        }
    }
}

impl Player {
    /// All points so far.
    pub fn score(&self) -> u16 {
        self.points.iter().sum()
    }

    pub fn empty_spaces(&self) -> u32 {
        SPACES as u32 - self.covered.len()
    }

    /// The stored tiles.
    #[inline]
    pub fn stored(&self) -> impl Iterator<Item = Tile> + '_ {
        self.storage.iter().flatten().copied()
    }

    #[inline]
    pub fn storage_full(&self) -> bool {
        self.storage[STORAGE - 1].is_some()
    }

    /// Puts a tile in storage, which must have room.
    pub(crate) fn store(&mut self, tile: Tile) {
        debug_assert!(!self.storage_full());
        self.storage[STORAGE - 1] = Some(tile);
        self.sort_storage();
    }

    /// Takes a tile out of storage.
    pub(crate) fn unstore(&mut self, tile: Tile) {
        let slot = self.storage.iter().position(|&stored| stored == Some(tile));
        self.storage[slot.expect("legal offers only stored tiles")] = None;
        self.sort_storage();
    }

    fn sort_storage(&mut self) {
        // `None` is the lowest value, so sorting in descending order puts it last.
        self.storage.sort_unstable_by(|a, b| b.cmp(a));
    }

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

    /// Bonus tiles, large and small. r[burgundy.colour.keep]
    pub fn bonus_tiles(&self) -> u32 {
        self.large.count_ones() + self.small.count_ones()
    }

    /// How many copies of a tile are in the duchy.
    pub fn placed(&self, tile: Tile) -> u16 {
        self.duchy.iter().filter(|&&placed| placed == Some(tile)).count() as u16
    }

    /// The spaces in the duchy that hold a tile.
    pub fn spaces_of(&self, tile: Tile) -> Spaces {
        (0..SPACES).filter(|&index| self.duchy[index] == Some(tile)).collect()
    }
}

/// The turn-order track. r[burgundy.round.order]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Track {
    /// The seats in turn order: farthest ahead first, and each stack from the top.
    pub order: [Seat; MAX_SEATS],
    /// How far each seat's piece has moved, 0 for the first space.
    pub space: PerSeat<u8, MAX_SEATS>,
}

impl Default for Track {
    fn default() -> Track {
        Track { order: [Seat(0), Seat(1), Seat(2), Seat(3)], space: PerSeat::all(0) }
    }
}

impl Track {
    /// Moves a piece one space ahead, on top of the pieces there. r[burgundy.ship.track]
    pub(crate) fn advance(&mut self, seat: Seat, seats: u8) {
        self.space[seat] += 1;
        let order = &mut self.order[..seats as usize];
        let from = order.iter().position(|&other| other == seat).expect("every seat is on the track");
        let to = order.iter().position(|&other| other == seat || self.space[other] <= self.space[seat]);
        order[to.expect("the search ends at its own place at the latest")..=from].rotate_right(1);
    }
}

/// Where points come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Source {
    Livestock,
    Watchtower,
    Area,
    Phase,
    Colour,
    Sale,
    Goods,
    Silver,
    Workers,
    Monastery,
}

impl Source {
    pub const COUNT: usize = 10;
    pub const ALL: [Source; Source::COUNT] = [
        Source::Livestock,
        Source::Watchtower,
        Source::Area,
        Source::Phase,
        Source::Colour,
        Source::Sale,
        Source::Goods,
        Source::Silver,
        Source::Workers,
        Source::Monastery,
    ];

    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }

    pub fn name(self) -> &'static str {
        [
            "livestock",
            "watchtower",
            "area",
            "phase",
            "colour",
            "sale",
            "goods",
            "silver",
            "workers",
            "monastery",
        ][self.index()]
    }
}

impl Serialize for Source {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl State {
    /// The tiles in a depot.
    #[inline]
    pub fn tiles_in(&self, depot: Depot) -> &[Option<Tile>] {
        if depot == Depot::BLACK { &self.black } else { &self.depots[depot.index()] }
    }

    /// Takes one tile out of a depot.
    pub(crate) fn take_from(&mut self, depot: Depot, tile: Tile) {
        let spaces =
            if depot == Depot::BLACK { &mut self.black[..] } else { &mut self.depots[depot.index()][..] };
        let space = spaces.iter_mut().find(|space| **space == Some(tile));
        *space.expect("legal offers only tiles that are in the depot") = None;
    }
}
