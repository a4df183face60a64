//! Whether a draft can still become whole when the rest of it may come between the wishes, and not only after them.

use engine::Seat;

use super::{
    Siege,
    draft::{DONATION, Draft},
    item::{Item, PURSE},
};
use crate::content::Hour;

/// A draft with wishes. What is missing may come anywhere after what had been drafted before them.
pub(super) struct Open<'a> {
    pub begun: Draft<'a>,
    pub draft: Draft<'a>,
    /// Every item of the event.
    pub all: &'a [Item],
}

/// What a seat can still give or get of something that is counted.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Room {
    None,
    /// Full purses, because its number has been wished.
    Purses,
    Any,
}

impl Open<'_> {
    /// Whether some whole draft has everything that this one has.
    pub(super) fn can_be_whole(&self) -> bool {
        let (items, needed) = (&self.draft.items, self.draft.needed());
        let rest = |given: u8| needed.checked_sub(given);
        match self.draft.hour() {
            Hour::Demolition | Hour::Arson => rest(items.tiles()).is_some_and(|kept| self.can_pay_for(kept)),
            Hour::GoodTrade => {
                self.draft.may_trade() && rest(items.paid()).is_some_and(|due| self.can_pay(due.into()))
            }
            Hour::WitchHunt => {
                let books = self.books(
                    |seat, count| Item::Books { seat, count },
                    |seat| self.draft.state.estates[seat].development.min(needed),
                );
                let monks = self.spare(|item| matches!(item, Item::Monk { .. }));
                rest(items.books() + items.monks()).is_some_and(|due| u16::from(due) <= books + monks)
            }
            Hour::RomeCalling => self.can_call(),
            Hour::Drought | Hour::Earthquake | Hour::GoodWinds => {
                rest(items.common()).is_some_and(|due| u16::from(due) <= self.spare(|_| true))
            }
            Hour::Donation => self.can_donate(),
            Hour::WoolMarket => self.can_deal(),
            hour => unreachable!("{hour} is not decided by the team"),
        }
    }

    /// Whether it is whole as it is.
    pub(super) fn is_whole(&self) -> bool {
        self.draft.complete() && (self.draft.hour() != Hour::WoolMarket || self.deals_add_up())
    }

    /// Whether an item may still come, judging by the order alone.
    pub(super) fn may_come(&self, item: Item) -> bool {
        self.begun.in_order(item)
    }

    /// How many more things of a kind there are.
    pub(super) fn spare(&self, kind: impl Fn(Item) -> bool) -> u16 {
        let of_kind = self.all.iter().filter(|&&item| kind(item) && self.may_come(item));
        of_kind.map(|&item| u16::from(self.draft.left(item))).sum()
    }

    /// What a seat can add to something that is counted. Its items say the whole number, in purses and a rest.
    pub(super) fn room(&self, item: impl Fn(u8) -> Item) -> Room {
        let settled = |drafted| (1..PURSE).any(|count| item(count) == drafted);
        match self.may_come(item(1)) {
            false => Room::None,
            true if self.draft.items.iter().any(settled) => Room::Purses,
            true => Room::Any,
        }
    }

    /// Development points of the seats whose number is open.
    fn books(&self, item: impl Fn(Seat, u8) -> Item, most: impl Fn(Seat) -> u8) -> u16 {
        let open = |seat: &Seat| self.room(|count| item(*seat, count)) == Room::Any;
        self.draft.seats().filter(open).map(|seat| u16::from(most(seat))).sum()
    }

    /// Whether the seats can still pay exactly this much.
    fn can_pay(&self, due: u16) -> bool {
        let (mut coins, mut purses) = (0, 0);
        for seat in self.draft.seats() {
            match self.room(|count| Item::Coins { seat, count }) {
                Room::None => {}
                Room::Purses => purses += self.draft.purse(seat) / u16::from(PURSE),
                Room::Any => coins += self.draft.purse(seat),
            }
        }
        due - purses.min(due / u16::from(PURSE)) * u16::from(PURSE) <= coins
    }

    /// Whether some of these tiles can be given up and the others paid for.
    fn can_pay_for(&self, kept: u8) -> bool {
        let tiles = self.spare(|item| matches!(item, Item::Technology { .. } | Item::Tile { .. }));
        let (price, paid) = (u16::from(self.draft.price()), u16::from(self.draft.items.paid()));
        (0..=u16::from(kept).min(tiles)).any(|given| {
            let due = (price * (u16::from(kept) - given)).checked_sub(paid);
            due.is_some_and(|due| self.can_pay(due))
        })
    }

    /// A monk of every seat, or one citizen. r[orleans.invasion.event-rome-calling]
    fn can_call(&self) -> bool {
        let (draft, items) = (&self.draft, &self.draft.items);
        let everyone = draft.seats().all(|seat| Siege::monks(draft.state, seat) > 0);
        let of = |who| items.count(|item| matches!(item, Item::Monk { seat, .. } if seat == who));
        match (items.monks(), items.common()) {
            (0, 0) => everyone || self.spare(|item| matches!(item, Item::Citizen { .. })) > 0,
            (0, citizens) => citizens == 1,
            (_, citizens) => citizens == 0 && everyone && draft.seats().all(|seat| of(seat) <= 1),
        }
    }

    /// r[orleans.invasion.event-donation]
    fn can_donate(&self) -> bool {
        let (draft, items) = (&self.draft, &self.draft.items);
        let any = |seat: Seat| self.room(|count| Item::GrantCoins { seat, count }) == Room::Any;
        let books =
            self.books(|seat, count| Item::GrantBooks { seat, count }, |seat| draft.room(seat).min(DONATION));
        let points = draft.donated_books().checked_sub(items.books());
        items.wine() <= draft.donated_wine()
            && (items.granted() == DONATION || items.granted() < DONATION && draft.seats().any(any))
            && points.is_some_and(|due| u16::from(due) <= books)
    }
}
