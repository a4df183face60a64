//! Whether the wishes for a Wool Market can become a whole one: goods sold, their coins handed out, goods bought, their
//! price paid. r[orleans.invasion.event-wool-market]

use super::{
    draft::DEALS,
    item::{Item, PURSE},
    items::wool_price,
    whole::{Open, Room},
};
use crate::content::Good;

const GOODS: [Good; 2] = [Good::Wool, Good::Brocade];

/// A seat's coins, and what it can still get and pay.
#[derive(Clone, Copy)]
struct Purse {
    coins: i16,
    gets: Room,
    pays: Room,
}

/// What this many of each of the goods come to.
fn worth(counts: [u8; 2]) -> u8 {
    GOODS.iter().zip(counts).map(|(&good, count)| wool_price(good) * count).sum()
}

impl Open<'_> {
    /// Whether some deals, besides those that are wished, make everything add up.
    pub(super) fn can_deal(&self) -> bool {
        let Some(room) = DEALS.checked_sub(self.draft.items.deals()) else { return false };
        let sells = GOODS.map(|good| {
            let sold = self.spare(|item| matches!(item, Item::Sell { good: of, .. } if of == good));
            sold.min(room.into()) as u8
        });
        let buys = GOODS.map(|good| {
            let may = self.draft.seats().any(|seat| self.may_come(Item::Buy { good, seat }));
            if may { room } else { 0 }
        });
        let up_to =
            |[most, other]: [u8; 2]| (0..=most).flat_map(move |one| (0..=other).map(move |two| [one, two]));
        let purses = self.purses();
        up_to(sells).any(|sold| {
            up_to(buys).any(|bought| {
                sold.iter().chain(&bought).sum::<u8>() <= room && self.adds_up(sold, bought, &purses)
            })
        })
    }

    /// Whether everything adds up with the deals that are wished.
    pub(super) fn deals_add_up(&self) -> bool {
        self.adds_up([0; 2], [0; 2], &self.purses())
    }

    fn purses(&self) -> Vec<Purse> {
        let purse = |seat| {
            let (gets, pays) = (self.draft.items.granted_to(seat), self.draft.items.paid_by(seat));
            Purse {
                coins: self.draft.state.estates[seat].coins as i16 + i16::from(gets) - i16::from(pays),
                gets: self.room(|count| Item::GrantCoins { seat, count }),
                pays: self.room(|count| Item::Coins { seat, count }),
            }
        };
        self.draft.seats().map(purse).collect()
    }

    /// Whether everything adds up with these deals.
    fn adds_up(&self, sold: [u8; 2], bought: [u8; 2], purses: &[Purse]) -> bool {
        let items = &self.draft.items;
        let supplied = (0..2).all(|n| {
            let sold =
                sold[n] + items.count(|item| matches!(item, Item::Sell { good, .. } if good == GOODS[n]));
            let bought =
                bought[n] + items.count(|item| matches!(item, Item::Buy { good, .. } if good == GOODS[n]));
            bought <= self.draft.state.supply[GOODS[n].index()] + sold
        });
        let grants = (items.proceeds() + worth(sold)).checked_sub(items.granted());
        let pays = (items.cost() + worth(bought)).checked_sub(items.paid());
        let deals = items.deals() + sold.iter().chain(&bought).sum::<u8>();
        let (Some(grants), Some(pays)) = (grants, pays) else { return false };
        deals > 0 && supplied && balances(grants.into(), pays.into(), purses)
    }
}

/// Whether exactly so many coins can be handed out and paid. Few sums are worth more than a purse, so at most one seat
/// whose number is settled gets one more, and at most one pays one.
fn balances(grants: i16, pays: i16, purses: &[Purse]) -> bool {
    let full = i16::from(PURSE);
    if balances_as_is(grants, pays, purses) {
        return true;
    }
    (0..purses.len()).any(|seat| {
        let mut after = purses.to_vec();
        let getting = grants >= full && purses[seat].gets == Room::Purses && {
            after[seat].coins += full;
            balances(grants - full, pays, &after)
        };
        getting
            || pays >= full && purses[seat].pays == Room::Purses && {
                after[seat].coins = purses[seat].coins - full;
                balances(grants, pays - full, &after)
            }
    })
}

/// The same without full purses for seats whose number is settled.
fn balances_as_is(grants: i16, pays: i16, purses: &[Purse]) -> bool {
    let mut rest = grants;
    let mut able = 0;
    for purse in purses {
        // Who has too little for what is wished must get it.
        if purse.coins < 0 {
            if purse.gets != Room::Any {
                return false;
            }
            rest += purse.coins;
        }
        if purse.pays == Room::Any {
            able += purse.coins.max(0);
        }
    }
    // What is left goes to somebody who can pay with it, if possible.
    let getters = || purses.iter().filter(|purse| purse.gets == Room::Any);
    if rest > 0 && getters().any(|purse| purse.pays == Room::Any) {
        able += rest;
    }
    rest >= 0 && (rest == 0 || getters().next().is_some()) && pays <= able
}
