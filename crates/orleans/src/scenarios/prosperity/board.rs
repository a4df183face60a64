//! The cards and structures of a table and of a seat.

use engine::SeatSet;

use crate::{content::Town, estate::bits};

/// A structure card somewhere, and who knows which one it is. There is no card for Orléans, so that means none.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Slot {
    pub card: Town,
    /// Seats that know the card, apart from the seat that has it.
    pub known: SeatSet,
}

impl Slot {
    pub const EMPTY: Slot = Slot { card: Town::Orleans, known: SeatSet::EMPTY };

    #[inline]
    pub fn is_empty(self) -> bool {
        self.card == Town::Orleans
    }
}

/// The pile of cards, the carpenter and what has been placed at the structures.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Board {
    /// Cards that nobody has drawn yet, as a mask of towns. They are on top of the pile, in an order nobody knows.
    pub unseen: u32,
    /// Cards that were put under the pile, the first one on top.
    pub under: [Slot; CARDS],
    /// Cards out of the game. There are none, unless a position was set up so.
    pub gone: u32,
    pub carpenter: Town,
    /// What has been placed at the structure of each town.
    pub sites: [Site; Town::COUNT],
}

/// Structure cards. r[orleans.prosperity.structures]
pub(super) const CARDS: usize = Town::COUNT - 1;

/// A structure that somebody has built.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Site {
    /// The goods space under it.
    pub space: u8,
    /// The followers and goods that are there, as bits of its card.
    pub items: u8,
    pub coins: u8,
}

impl Default for Board {
    fn default() -> Board {
        Board {
            unseen: ((1 << Town::COUNT) - 1) & !Town::Orleans.bit(),
            under: [Slot::EMPTY; CARDS],
            gone: 0,
            // r[orleans.prosperity.carpenter-start]
            carpenter: Town::Orleans,
            sites: [Site::default(); Town::COUNT],
        }
    }
}

/// A seat's cards and structures.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Structures {
    /// The card in hand. r[orleans.prosperity.cards-hand]
    pub hand: Slot,
    /// Cards just drawn, in the order in which they were drawn, or those that are about to go under the pile.
    pub drawn: [Slot; 2],
    /// Towns with an own structure, complete or not.
    pub built: u32,
}

impl Default for Structures {
    fn default() -> Structures {
        Structures { hand: Slot::EMPTY, drawn: [Slot::EMPTY; 2], built: 0 }
    }
}

impl Structures {
    /// Trading stations that are under structures. r[orleans.prosperity.structure-station]
    #[inline]
    pub fn stations(&self) -> u8 {
        self.built.count_ones() as u8
    }

    /// The towns with an own structure.
    pub fn towns(&self) -> impl Iterator<Item = Town> + use<> {
        let built = self.built;
        bits(built.into()).map(|town| Town::at(town.into()))
    }
}
