//! Whether a draft can meet the demand of the event, and whether it does.

use engine::Seat;

use super::{
    Siege,
    action::To,
    draft::{DEALS, DONATION, Draft, GOOD_TRADE},
    item::{Item, PURSE},
};
use crate::content::{Good, Hour};

impl Draft<'_> {
    /// Whether some continuation meets the demand.
    pub(super) fn possible(&self) -> bool {
        let (items, needed) = (&self.items, self.needed());
        match self.hour() {
            Hour::Demolition | Hour::Arson => {
                let is_tile = |item| matches!(item, Item::Technology { .. } | Item::Tile { .. });
                let tiles = items.tiles() + self.coming(is_tile);
                let due = self.price() * needed.saturating_sub(tiles);
                let owed = self.price() * needed.saturating_sub(items.tiles());
                items.tiles() <= needed
                    && items.paid() <= owed
                    && u16::from(due) <= u16::from(items.paid()) + self.coins_to_come()
            }
            Hour::GoodTrade => {
                self.may_trade()
                    && items.paid() <= needed
                    && u16::from(needed - items.paid()) <= self.coins_to_come()
            }
            Hour::WitchHunt => {
                let given = items.books() + items.monks();
                let is_monk = |item| matches!(item, Item::Monk { .. });
                let rest = self.books_to_come() + u16::from(self.coming(is_monk));
                given <= needed && u16::from(needed - given) <= rest
            }
            Hour::RomeCalling => self.may_call(),
            Hour::Drought | Hour::Earthquake => {
                items.common() <= needed && needed - items.common() <= self.coming(|_| true)
            }
            Hour::GoodWinds => items.common() <= needed,
            Hour::Donation => self.may_donate(),
            Hour::WoolMarket => self.may_deal(),
            hour => unreachable!("{hour} is not decided by the team"),
        }
    }

    /// Whether the supply has the grain and nothing else is in the way.
    pub(super) fn may_trade(&self) -> bool {
        self.state.supply[Good::Grain.index()] >= GOOD_TRADE.1 && !self.lacks_room()
    }

    /// Whether the table forbids a trade because the Warehouse needs less grain than the team could buy.
    /// r[orleans.invasion.good-trade-room]
    pub(super) fn lacks_room(&self) -> bool {
        let wanted = Siege::goods_wanted(self.rules, self.state, To::City, Good::Grain);
        self.hour() == Hour::GoodTrade && self.rules.terms.good_trade_fits && wanted < GOOD_TRADE.1
    }

    /// One monk of every seat in order, or one citizen. r[orleans.invasion.event-rome-calling]
    fn may_call(&self) -> bool {
        let everyone = self.seats().all(|seat| Siege::monks(self.state, seat) > 0);
        let in_turn = self.items.iter().zip(0..).all(|(item, next)| match item {
            Item::Monk { seat, .. } => seat == Seat(next),
            _ => next == 0,
        });
        match (self.items.monks(), self.items.common()) {
            (0, citizens) => citizens <= 1,
            (_, citizens) => citizens == 0 && everyone && in_turn,
        }
    }

    /// Wine, then coins, then development points, each to the last.
    fn may_donate(&self) -> bool {
        let items = &self.items;
        let (wine, coins, books) = (self.donated_wine(), DONATION, self.donated_books());
        let later = |seat: Seat| self.seats().filter(move |&other| other > seat);
        match items.last() {
            None => true,
            Some(Item::GrantWine { .. }) => items.wine() <= wine,
            Some(Item::GrantCoins { seat, .. }) => {
                let rest = items.granted() == coins || later(seat).next().is_some();
                items.wine() == wine && items.granted() <= coins && rest
            }
            Some(Item::GrantBooks { seat, .. }) => {
                let room: u16 = later(seat).map(|seat| u16::from(self.room(seat))).sum();
                items.granted() == coins && items.books() <= books && u16::from(books - items.books()) <= room
            }
            Some(item) => unreachable!("{item} is no donation"),
        }
    }

    /// r[orleans.invasion.event-wool-market]
    fn may_deal(&self) -> bool {
        let items = &self.items;
        let (proceeds, granted) = (items.proceeds(), items.granted());
        let shared = match items.last() {
            None | Some(Item::Sell { .. }) => granted == 0,
            Some(Item::GrantCoins { seat, count }) => {
                let rest = seat.0 + 1 < self.rules.seats || count == PURSE;
                granted == proceeds || granted < proceeds && rest
            }
            _ => granted == proceeds,
        };
        let (cost, paid) = (items.cost(), items.paid());
        items.deals() <= DEALS && shared && paid <= cost && u16::from(cost - paid) <= self.coins_to_come()
    }

    /// Whether the draft can be proposed as it is.
    pub(super) fn complete(&self) -> bool {
        let (items, needed) = (&self.items, self.needed());
        match self.hour() {
            Hour::Demolition | Hour::Arson => {
                items.tiles() <= needed && items.paid() == self.price() * (needed - items.tiles())
            }
            Hour::GoodTrade => items.paid() == needed,
            Hour::WitchHunt => items.books() + items.monks() == needed,
            Hour::RomeCalling => items.common() == 1 || items.monks() == needed,
            Hour::Drought | Hour::Earthquake | Hour::GoodWinds => items.common() == needed,
            Hour::Donation => {
                items.wine() == self.donated_wine()
                    && items.granted() == DONATION
                    && items.books() == self.donated_books()
            }
            Hour::WoolMarket => {
                items.deals() > 0 && items.granted() == items.proceeds() && items.paid() == items.cost()
            }
            hour => unreachable!("{hour} is not decided by the team"),
        }
    }
}
