//! The rules of one table.

use crate::content::{DieEvent, Item, Purse, Suit};

/// The Colonists of Natick, composed for one table. Everything a config can change is a value here.
#[derive(Clone, Debug)]
pub struct Natick {
    /// By item. r[natick.build.costs]
    pub(crate) costs: [Purse; Item::COUNT],
    /// The event of each suit's die. r[natick.event.suits]
    pub(crate) events: [DieEvent; Suit::COUNT],
    /// Points that end the game. r[natick.end.target]
    pub(crate) target: u8,
    /// r[natick.knight.points]
    pub(crate) knight_points: u8,
    pub(crate) guard: Guard,
    /// How many resources from a region next to a trader buy one from the pool, or 0 for no such trade.
    /// r[natick.trader.barter]
    pub(crate) trader_rate: u8,
    /// The raided seat chooses what it loses, not the other seat. r[natick.event.raid-choice]
    pub(crate) owner_discards: bool,
    /// Offers in a turn. r[natick.trade.offer-limit]
    pub(crate) offers: u8,
    /// A road needs one of the eight tiles. r[natick.road.free-tile]
    pub(crate) road_needs_tile: bool,
    /// r[natick.end.equal-turns]
    pub(crate) equal_turns: bool,
    pub(crate) tie: Tie,
    /// How many turns without a build end the game. r[natick.end.stall]
    pub(crate) stall: u8,
}

/// What a knight guards. r[natick.knight.guard]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Guard {
    /// The regions to the left and right of its space.
    Beside,
    /// All regions around its settlement.
    Around,
}

/// Who wins a tie on points. r[natick.end.tie]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Tie {
    First,
    Second,
    Shared,
}

impl Natick {
    /// What something costs, in suit order.
    #[inline]
    pub fn cost(&self, item: Item) -> Purse {
        self.costs[item.index()]
    }

    /// The event that the die of a suit causes.
    #[inline]
    pub fn event(&self, die: Suit) -> DieEvent {
        self.events[die.index()]
    }

    /// The points at which the game ends.
    pub fn target(&self) -> u8 {
        self.target
    }

    /// The die that causes an event.
    #[inline]
    pub(crate) fn die(&self, event: DieEvent) -> Suit {
        let index = self.events.iter().position(|&other| other == event);
        Suit::at(index.expect("every event has a die"))
    }
}

/// Whether a purse covers a cost.
#[inline]
pub(crate) fn covers(purse: Purse, cost: Purse) -> bool {
    // Check all four kinds in one subtraction: a kind that falls short borrows the bit above it.
    const ABOVE: u32 = 0x8080_8080;
    let (purse, cost) = (u32::from_ne_bytes(purse), u32::from_ne_bytes(cost));
    ((purse | ABOVE) - cost) & ABOVE == ABOVE
}
