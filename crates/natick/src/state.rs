use engine::{Flow, Line, PerSeat, Seat};

use crate::{
    coins::Coins,
    colony::Colony,
    content::{DiceSet, Face, PAWNS, Place, Purse, RAID, Region, Regions, Row, Space, Suit, TOWNS, VILLAGES},
    step::Step,
};

/// The number of seats. r[natick.comp.one-piecepack]
pub(crate) const SEATS: usize = 2;

/// Everything needed to play on: plain data, no luck, no log.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) flow: Flow<Step, 12, 8, SEATS>,
    /// Who goes first, which matters at the end. r[natick.setup.first]
    pub first: Seat,
    /// Whose turn it is, or during set-up, who is setting up.
    pub active: Seat,
    /// Turns begun.
    pub turn: u16,
    /// Turns in a row without a build. r[natick.end.stall]
    pub idle: u8,
    /// Whether something was built this turn.
    pub built: bool,
    /// Offers made this turn. r[natick.trade.offer-limit]
    pub offers: u8,
    /// What the dice show, in suit order.
    pub faces: [Face; Suit::COUNT],
    /// The dice that show an event.
    pub omens: DiceSet,
    /// The dice each seat has. Resolving an event removes its die.
    pub held: PerSeat<DiceSet, SEATS>,
    /// Regions in the face-down stack.
    pub stack: Regions,
    /// Coins in the pool.
    pub pool: Purse,
    /// Where each region is in its colony.
    pub spaces: [Space; Region::COUNT],
    /// Resources on each region.
    pub coins: Coins,
    pub colonies: PerSeat<Colony, SEATS>,
}

const _: () = assert!(size_of::<State>() <= 512);

/// The other seat.
#[inline]
pub(crate) fn other(seat: Seat) -> Seat {
    Seat(1 - seat.0)
}

impl State {
    /// Resources of each kind that a seat has.
    #[inline]
    pub fn purse(&self, seat: Seat) -> Purse {
        self.coins.purse(self.colonies[seat].regions)
    }

    /// Resources of each kind that a seat has room for.
    #[inline]
    pub fn rooms(&self, seat: Seat) -> Purse {
        self.coins.rooms(self.colonies[seat].regions)
    }

    /// The regions of a seat that hold a resource of a kind.
    #[inline]
    pub fn holding(&self, seat: Seat, suit: Suit) -> Regions {
        self.coins.holding(self.colonies[seat].regions & Region::of_suit(suit))
    }

    /// The regions of a seat that have room for a resource of a kind.
    #[inline]
    pub fn with_room(&self, seat: Seat, suit: Suit) -> Regions {
        self.coins.with_room(self.colonies[seat].regions & Region::of_suit(suit))
    }

    /// All resources of a seat.
    #[inline]
    pub fn resources(&self, seat: Seat) -> u8 {
        self.coins.total(self.colonies[seat].regions)
    }

    /// Resources that no knight guards. r[natick.event.unguarded]
    #[inline]
    pub fn unguarded(&self, seat: Seat) -> u8 {
        let colony = &self.colonies[seat];
        self.coins.total(colony.regions & !colony.guarded)
    }

    /// Whether raiders would take something from a seat. r[natick.event.raid]
    #[inline]
    pub fn raided(&self, seat: Seat) -> bool {
        self.unguarded(seat) >= RAID
    }

    /// Sets the dice to a roll.
    #[inline]
    pub(crate) fn show(&mut self, faces: [Face; Suit::COUNT]) {
        self.faces = faces;
        self.omens = DiceSet::NONE;
        for die in Suit::ALL {
            if faces[die.index()].is_event() {
                self.omens.insert(die);
            }
        }
    }

    /// Moves a coin from the pool onto a region.
    #[inline]
    pub(crate) fn fill(&mut self, region: Region) {
        debug_assert!(self.pool[region.suit().index()] > 0);
        self.pool[region.suit().index()] -= 1;
        self.coins.put(region);
    }

    /// Moves a coin from a region to the pool.
    #[inline]
    pub(crate) fn empty(&mut self, region: Region) {
        self.coins.take(region);
        self.pool[region.suit().index()] += 1;
    }

    /// The region of a seat on a space.
    #[inline]
    pub fn region_at(&self, seat: Seat, road: Place, row: Row) -> Option<Region> {
        let space = Space::new(road, row);
        Region::in_mask(self.colonies[seat].regions).find(|region| self.spaces[region.index()] == space)
    }

    /// Pawns not hired yet. r[natick.comp.pawns]
    #[inline]
    pub fn pawns(&self) -> u8 {
        let hired = |colony: &Colony| colony.trader_count() + colony.knight_count();
        PAWNS - hired(&self.colonies.0[0]) - hired(&self.colonies.0[1])
    }

    /// Villages in both colonies. r[natick.village.limit]
    #[inline]
    pub fn villages(&self) -> u8 {
        self.colonies.0[0].village_count() + self.colonies.0[1].village_count()
    }

    /// Towns in both colonies. r[natick.town.limit]
    #[inline]
    pub fn towns(&self) -> u8 {
        self.colonies.0[0].town_count() + self.colonies.0[1].town_count()
    }

    /// Village and town tiles in the two stacks. It never matters which kind is under a road, because
    /// it may be swapped at any time. We put roads on town tiles as long as there are any.
    /// r[natick.road.swap] r[natick.road.tile]
    pub fn tiles(&self) -> (u8, u8) {
        let roads: u8 = self.colonies.0.iter().map(Colony::open_roads).sum();
        let towns = TOWNS - self.towns();
        let on_villages = roads.saturating_sub(towns);
        ((VILLAGES - self.villages()).saturating_sub(on_villages), towns.saturating_sub(roads))
    }

    /// A seat's dice with an event that is not resolved yet.
    #[inline]
    pub fn open_events(&self, seat: Seat) -> DiceSet {
        self.held[seat].and(self.omens)
    }

    /// Whether a seat still has to collect resources for its dice this turn.
    pub fn to_collect(&self, seat: Seat) -> bool {
        self.flow.frames(Line::Main).contains(&Step::Collect(seat))
    }

    /// The two sets the active seat chooses from, once the dice are divided.
    pub fn divided(&self) -> Option<[DiceSet; 2]> {
        match self.flow.asked(self.active) {
            Some(Step::AskKeep(sets)) => Some(sets.both()),
            _ => None,
        }
    }
}
