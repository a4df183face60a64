use engine::{Frame, Kind, Seat};

use crate::{
    action::Build,
    content::{DiceSet, Purse, Region, Spot, Suit},
};

/// A point where the game pauses or continues. The lists in `flow.rs` read like the
/// rulebook's summary.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]

pub enum Step {
    #[default]
    Nothing,

    // Set-up.
    First,
    SetUp(Seat),
    /// The region for the next corner of the first village, 0 to 3.
    AskRegion(u8),
    AskFirstRoad,

    // A turn.
    Turn,
    Roll,
    AskDivide,
    AskKeep(Sets),
    Events(Seat),
    AskEvent,
    /// The seat gives something for a resource of this kind.
    AskGive(Suit),
    /// This seat loses this many resources.
    AskDiscard(Seat, u8),
    Collect(Seat),
    AskCollect(Suit, Due),
    /// Trade and build. On the main line while the other seat has a question to answer.
    Build,
    Act,
    AskOffer(Offer),
    AskAccept(Offer),
    HandOver(Seat, Bundle),
    Receive(Seat, Bundle),
    EndTurn,

    // Paying and storing.
    AskPay(Suit, u8),
    AskStore(Suit, u8),
    Fetch(Suit),

    // Building.
    Raise(Build),
    AddRegion(Spot),
    AskScout(Spot),
    DrawRegion(Spot),
    Put(Spot, Region),
    AskPut(Spot, Region),
}

const _: () = assert!(size_of::<Step>() <= 4);

/// The two sets of divided dice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Sets(u8);

impl Sets {
    pub(crate) fn new(first: DiceSet, second: DiceSet) -> Sets {
        Sets(first.bits() | second.bits() << 4)
    }

    pub(crate) fn both(self) -> [DiceSet; 2] {
        [DiceSet::from_bits(self.0), DiceSet::from_bits(self.0 >> 4)]
    }
}

/// Resources that the four regions of a suit still have to collect, at most three each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Due(u8);

impl Due {
    pub(crate) fn set(&mut self, region: Region, due: u8) {
        let shift = region.index() % 4 * 2;
        self.0 = self.0 & !(0b11 << shift) | due << shift;
    }

    pub(crate) fn get(self, region: Region) -> u8 {
        self.0 >> (region.index() % 4 * 2) & 0b11
    }

    /// The regions of the suit that still have something to collect.
    pub(crate) fn regions(self, suit: Suit) -> impl Iterator<Item = Region> {
        // Spread two bits for each region to four. The lowest says whether something is due.
        let pairs = u64::from(self.0);
        let spread = pairs & 0x03 | (pairs & 0x0c) << 2 | (pairs & 0x30) << 4 | (pairs & 0xc0) << 6;
        Region::in_mask((spread | spread >> 1) << (suit.index() * 16) & Region::of_suit(suit))
    }
}

/// Some resources, at most six of a kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Bundle([u8; 2]);

impl Bundle {
    pub(crate) fn get(self, suit: Suit) -> u8 {
        self.0[suit.index() / 2] >> (suit.index() % 2 * 4) & 0b1111
    }

    pub(crate) fn add(&mut self, suit: Suit) {
        self.0[suit.index() / 2] += 1 << (suit.index() % 2 * 4);
    }

    pub(crate) fn purse(self) -> Purse {
        Suit::ALL.map(|suit| self.get(suit))
    }
}

/// What is offered for what. Three bits for each kind are enough, and no kind is on both sides, so both
/// sides fit in the three bytes of the frame.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Offer {
    counts: [u8; 2],
    /// The kinds asked for. The others are offered.
    asked: u8,
}

impl Offer {
    fn count(self, suit: Suit) -> u8 {
        Bundle(self.counts).get(suit)
    }

    fn is_asked(self, suit: Suit) -> bool {
        self.asked & (1 << suit as u8) != 0
    }

    /// How many of a kind are offered.
    #[inline]
    pub fn offered(self, suit: Suit) -> u8 {
        if self.is_asked(suit) { 0 } else { self.count(suit) }
    }

    /// How many of a kind are asked for.
    #[inline]
    pub fn asked(self, suit: Suit) -> u8 {
        if self.is_asked(suit) { self.count(suit) } else { 0 }
    }

    pub(crate) fn offer(&mut self, suit: Suit) {
        debug_assert!(!self.is_asked(suit));
        self.add(suit);
    }

    pub(crate) fn ask(&mut self, suit: Suit) {
        debug_assert!(self.offered(suit) == 0);
        self.asked |= 1 << suit as u8;
        self.add(suit);
    }

    fn add(&mut self, suit: Suit) {
        let mut bundle = Bundle(self.counts);
        bundle.add(suit);
        self.counts = bundle.0;
    }

    /// What changes hands: what is offered and what is asked for.
    pub(crate) fn sides(self) -> [Bundle; 2] {
        let mut sides = [Bundle::default(); 2];
        for suit in Suit::ALL {
            for _ in 0..self.count(suit) {
                sides[usize::from(self.is_asked(suit))].add(suit);
            }
        }
        sides
    }
}

impl Frame for Step {
    #[inline]
    fn kind(self) -> Kind {
        match self {
            Step::Nothing
            | Step::SetUp(_)
            | Step::Turn
            | Step::Events(_)
            | Step::Collect(_)
            | Step::Build
            | Step::HandOver(..)
            | Step::Receive(..)
            | Step::EndTurn
            | Step::Fetch(_)
            | Step::Raise(_)
            | Step::AddRegion(_)
            | Step::Put(..) => Kind::Auto,
            Step::First | Step::Roll | Step::DrawRegion(_) => Kind::Chance,
            Step::AskRegion(_)
            | Step::AskFirstRoad
            | Step::AskDivide
            | Step::AskKeep(_)
            | Step::AskEvent
            | Step::AskGive(_)
            | Step::AskDiscard(..)
            | Step::AskCollect(..)
            | Step::Act
            | Step::AskOffer(_)
            | Step::AskAccept(_)
            | Step::AskPay(..)
            | Step::AskStore(..)
            | Step::AskScout(_)
            | Step::AskPut(..) => Kind::Ask,
        }
    }
}
