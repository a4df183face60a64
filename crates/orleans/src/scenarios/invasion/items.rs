//! The items of a draft and what they add up to.

use engine::{Seat, SeatSet};

use super::item::Item;
use crate::content::Good;

/// The most items of a draft: three deals, with everyone's coins on both sides.
pub(super) const ITEMS: usize = 12;

/// The items of a draft, in order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Items {
    list: [Option<Item>; ITEMS],
}

impl Items {
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Item> {
        self.list.iter().flatten().copied()
    }

    pub fn last(&self) -> Option<Item> {
        self.iter().next_back()
    }

    /// The same with one more.
    pub(super) fn with(mut self, item: Item) -> Items {
        let free = self.list.iter_mut().find(|slot| slot.is_none());
        *free.expect("no event needs more items") = Some(item);
        self
    }

    /// How many items are of a kind.
    pub(super) fn count(&self, kind: impl Fn(Item) -> bool) -> u8 {
        self.iter().filter(|&item| kind(item)).count() as u8
    }

    /// What some items add up to.
    fn sum(&self, value: impl Fn(Item) -> u8) -> u8 {
        self.iter().map(value).sum()
    }

    /// Coins that are paid.
    pub(super) fn paid(&self) -> u8 {
        self.sum(|item| if let Item::Coins { count, .. } = item { count } else { 0 })
    }

    /// Coins that are handed out.
    pub(super) fn granted(&self) -> u8 {
        self.sum(|item| if let Item::GrantCoins { count, .. } = item { count } else { 0 })
    }

    /// Coins that a seat pays.
    pub(super) fn paid_by(&self, who: Seat) -> u8 {
        self.sum(|item| match item {
            Item::Coins { seat, count } if seat == who => count,
            _ => 0,
        })
    }

    /// Coins that a seat gets.
    pub(super) fn granted_to(&self, who: Seat) -> u8 {
        self.sum(|item| match item {
            Item::GrantCoins { seat, count } if seat == who => count,
            _ => 0,
        })
    }

    /// Development points handed out, and those given up.
    pub(super) fn books(&self) -> u8 {
        self.sum(|item| match item {
            Item::GrantBooks { count, .. } | Item::Books { count, .. } => count,
            _ => 0,
        })
    }

    pub(super) fn monks(&self) -> u8 {
        self.count(|item| matches!(item, Item::Monk { .. }))
    }

    /// Place tiles and technology tiles that are given up.
    pub(super) fn tiles(&self) -> u8 {
        self.count(|item| matches!(item, Item::Technology { .. } | Item::Tile { .. }))
    }

    /// What is taken from the map, the supply of place tiles or the citizens, and journeys.
    pub(super) fn common(&self) -> u8 {
        self.count(|item| {
            matches!(
                item,
                Item::Grain { .. } | Item::Place { .. } | Item::Citizen { .. } | Item::Travel { .. }
            )
        })
    }

    pub(super) fn wine(&self) -> u8 {
        self.count(|item| matches!(item, Item::GrantWine { .. }))
    }

    pub(super) fn deals(&self) -> u8 {
        self.count(|item| matches!(item, Item::Sell { .. } | Item::Buy { .. }))
    }

    /// What the goods sold earn.
    pub(super) fn proceeds(&self) -> u8 {
        self.sum(|item| if let Item::Sell { good, .. } = item { wool_price(good) } else { 0 })
    }

    /// What the goods bought cost.
    pub(super) fn cost(&self) -> u8 {
        self.sum(|item| if let Item::Buy { good, .. } = item { wool_price(good) } else { 0 })
    }
}

/// What a good costs at the Wool Market. r[orleans.invasion.event-wool-market]
pub(crate) fn wool_price(good: Good) -> u8 {
    if good == Good::Brocade { 3 } else { 2 }
}

/// What is being drafted or answered.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Proposal {
    pub items: Items,
    /// Drafts begun, including the present one. None if nothing is being decided.
    pub drafts: u8,
    pub accepted: SeatSet,
    pub declined: SeatSet,
}

impl Proposal {
    /// Whether something is being decided.
    pub fn open(&self) -> bool {
        self.drafts > 0
    }
}
