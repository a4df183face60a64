use engine::{Bag, Flow, PerSeat, Seat, SeatSet};

use crate::{
    action::Store,
    content::{BLACK_SPACES, DEPOT_SHIELDS, Depot, Good, Kind, SLOTS, Shield, TRACK_SPACES, Tile},
    estate::{Estate, Estates, Hand, MAX_SEATS, Storage},
    step::Step,
    vault::Vault,
};

/// How many frames fit in a lane's own room. In the solo game a target may be reached in the middle of something, and
/// the free action may lead to the next one. Then the lane borrows the room of the seats that nobody has.
pub(crate) const LANE: usize = 22;

/// Everything needed to play on: plain data, no luck, no log.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) flow: Flow<Step, 28, LANE, MAX_SEATS>,
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
    /// The stacks next to the black depot.
    pub(crate) stacks: [Stack; Tile::STACKS],
    /// Goods on the depots, by depot and colour.
    pub depot_goods: [[u8; Good::COUNT]; 6],
    /// Shields on the depots, lowest first.
    pub depot_shields: [[Option<Shield>; DEPOT_SHIELDS]; 6],
    /// The player named for shield 6. r[burgundy.shield.06]
    pub named: Option<Seat>,
    /// Tiles that an unlimited storage holds besides its three spaces. r[burgundy.shield.04]
    pub vault: Vault,
    /// Goods on the round spaces, the next one first.
    pub round_goods: [Option<Good>; 5],
    /// The face-down tiles with a coloured back.
    pub piles: Piles,
    /// The face-down tiles with a black back.
    pub black_pile: Bag<{ Tile::COUNT }>,
    /// The goods nobody has seen.
    pub goods: Bag<{ Good::COUNT }>,
    /// Bonus tiles taken by kind: 0, 1 (the large one) or 2.
    pub bonus_taken: [u8; Kind::COUNT],
    /// The first and the second seat to join all border posts. r[burgundy.border.all]
    pub awards: [Option<Seat>; 2],
    pub track: Track,
    /// The turn order of this round. r[burgundy.round.order-snapshot]
    pub order: [Seat; MAX_SEATS],
    /// Points since the target was last reached, and the target, or 0 without one. r[burgundy.solo.target]
    pub counter: u8,
    pub target: u8,
    /// Goods that have left the game. r[burgundy.solo.ship] r[burgundy.solo.exchange]
    pub gone: [u8; Good::COUNT],
    /// What each seat decides with.
    pub hands: PerSeat<Hand, MAX_SEATS>,
    /// What is owned.
    pub estates: Estates,
}

const _: () = assert!(size_of::<State>() <= 1536);

/// Equal tiles next to the black depot. r[burgundy.inn.supply]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Stack {
    pub there: u8,
    /// Those that later phases add.
    pub to_come: u8,
}

/// The six piles of face-down tiles with a coloured back. Each face is in one pile, so one multiset holds all.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Piles {
    tiles: Bag<{ Tile::COUNT }>,
    /// How many tiles each pile has.
    left: [u8; Kind::COUNT],
}

impl Piles {
    /// How many copies of a tile are left.
    #[inline]
    pub fn count(&self, tile: Tile) -> u8 {
        self.tiles.count(tile.index())
    }

    /// How many tiles the pile of a colour has.
    #[inline]
    pub fn left(&self, kind: Kind) -> u8 {
        self.left[kind.index()]
    }

    /// Takes a tile off its pile.
    #[inline]
    pub(crate) fn take(&mut self, tile: Tile) {
        self.tiles.take(tile.index());
        self.left[pile_of(tile).index()] -= 1;
    }

    /// Puts a tile on its pile.
    pub(crate) fn put(&mut self, tile: Tile) {
        self.tiles.put(tile.index());
        self.left[pile_of(tile).index()] += 1;
    }
}

#[inline]
fn pile_of(tile: Tile) -> Kind {
    tile.printed().pile.expect("a tile with a coloured back is in the pile of its colour")
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
    /// Moves a piece one space ahead, on top of the pieces there. On the last space it only goes to the top.
    /// The pieces of `on_top` stay above all others.
    /// r[burgundy.ship.track] r[burgundy.team.track] r[burgundy.monastery.27]
    pub(crate) fn advance(&mut self, seat: Seat, on_top: SeatSet, seats: u8) {
        self.space[seat] = TRACK_SPACES.min(self.space[seat] + 1);
        let order = &mut self.order[..seats as usize];
        let from = order.iter().position(|&other| other == seat).expect("every seat is on the track");
        let to = order.iter().position(|&other| other == seat || self.space[other] <= self.space[seat]);
        order[to.expect("the search ends at its own place at the latest")..=from].rotate_right(1);
        if !on_top.is_empty() {
            self.lift(on_top, seats);
        }
    }

    /// Moves the pieces of `on_top` to the top of their stacks, in the order they have. r[burgundy.monastery.27-now]
    pub(crate) fn lift(&mut self, on_top: SeatSet, seats: u8) {
        for place in 1..usize::from(seats) {
            let seat = self.order[place];
            if !on_top.contains(seat) {
                continue;
            }
            let below = |other: &Seat| !on_top.contains(*other) && self.space[*other] == self.space[seat];
            if let Some(to) = self.order[..place].iter().position(below) {
                self.order[to..=place].rotate_right(1);
            }
        }
    }
}

/// A seat's hand and its estate.
#[derive(Clone, Copy)]
pub(crate) struct Own<'a> {
    pub hand: &'a Hand,
    pub estate: &'a Estate,
}

impl State {
    #[inline]
    pub(crate) fn own(&self, seat: Seat) -> Own<'_> {
        Own { hand: &self.hands[seat], estate: &self.estates[seat] }
    }

    /// A storage that a seat may use.
    #[inline]
    pub fn storage(&self, seat: Seat, store: Store) -> &Storage {
        match store {
            Store::Own => &self.hands[seat].storage,
            Store::Shared => &self.estates[seat].shared,
        }
    }

    /// The same, to change it.
    #[inline]
    pub(crate) fn storage_mut(&mut self, seat: Seat, store: Store) -> &mut Storage {
        match store {
            Store::Own => &mut self.hands[seat].storage,
            Store::Shared => &mut self.estates[seat].shared,
        }
    }

    /// The tiles in a depot.
    #[inline]
    pub fn tiles_in(&self, depot: Depot) -> &[Option<Tile>] {
        if depot == Depot::BLACK { &self.black } else { &self.depots[depot.index()] }
    }

    /// The stack of a tile that is stacked.
    #[inline]
    pub(crate) fn stack(&self, tile: Tile) -> Stack {
        self.stacks[tile.stack()]
    }

    /// The same, to change it.
    pub(crate) fn stack_mut(&mut self, tile: Tile) -> &mut Stack {
        &mut self.stacks[tile.stack()]
    }

    /// How many tiles are on the stacks next to the black depot.
    pub fn stacked(&self) -> u8 {
        self.stacks.iter().map(|stack| stack.there).sum()
    }

    /// Takes one tile out of a depot.
    pub(crate) fn take_from(&mut self, depot: Depot, tile: Tile) {
        let spaces =
            if depot == Depot::BLACK { &mut self.black[..] } else { &mut self.depots[depot.index()][..] };
        if let Some(space) = spaces.iter_mut().find(|space| **space == Some(tile)) {
            *space = None;
        } else {
            // It is on no space of the depot, so it comes off the stack next to it.
            debug_assert!(depot == Depot::BLACK, "legal offers only tiles that are there");
            self.stack_mut(tile).there -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A track with all pieces on one stack, p1 on top, after these seats have moved.
    fn after(moves: &[u8], on_top: &[u8]) -> Vec<u8> {
        let on_top: SeatSet = on_top.iter().map(|&seat| Seat(seat)).collect();
        let mut track = Track::default();
        for &seat in moves {
            track.advance(Seat(seat), on_top, 4);
        }
        track.order.iter().map(|seat| seat.0).collect()
    }

    #[test]
    fn a_piece_arrives_on_top_of_others() {
        assert_eq!(after(&[2, 1, 0], &[]), [0, 1, 2, 3]);
        assert_eq!(after(&[2, 2, 1], &[]), [2, 1, 0, 3]);
    }

    /// r[burgundy.monastery.27] Partners in a team share the monastery, so both of their pieces stay on top.
    #[test]
    fn some_pieces_stay_above_the_others() {
        assert_eq!(after(&[2, 1, 0], &[1]), [1, 0, 2, 3]);
        assert_eq!(after(&[1, 3, 0, 2], &[1, 3]), [3, 1, 2, 0]);
        assert_eq!(after(&[0], &[1, 3]), [0, 1, 3, 2]);
    }
}
