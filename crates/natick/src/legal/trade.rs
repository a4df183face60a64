use engine::Seat;

use crate::{
    action::Action,
    content::{BANK_RATE, Purse, Region, Suit},
    rules::Natick,
    state::{State, other},
    step::Offer,
};

impl Natick {
    /// Trades with the pool. r[natick.trade.bank] r[natick.trader.barter]
    pub(crate) fn offer_pool_trades(
        &self,
        state: &State,
        seat: Seat,
        purse: Purse,
        rooms: Purse,
        offer: &mut impl FnMut(Action),
    ) {
        // r[natick.trade.bank-other] r[natick.trade.room] Another kind, for which there is room.
        let available =
            |take: Suit, give: Suit| take != give && state.pool[take.index()] > 0 && rooms[take.index()] > 0;
        let most = purse[0].max(purse[1]).max(purse[2]).max(purse[3]);
        for give in Suit::ALL.into_iter().filter(|_| most >= BANK_RATE) {
            if purse[give.index()] >= BANK_RATE {
                for take in Suit::ALL.into_iter().filter(|&take| available(take, give)) {
                    offer(Action::Bank { give, take });
                }
            }
        }
        if self.trader_rate > 0 && state.colonies[seat].markets != 0 {
            let markets = state.coins.holding(state.colonies[seat].markets);
            let enough = |region: &Region| state.coins.on(*region) >= self.trader_rate;
            for region in Region::in_mask(markets).filter(enough) {
                for take in Suit::ALL.into_iter().filter(|&take| available(take, region.suit())) {
                    offer(Action::Barter { region, take });
                }
            }
        }
    }
}

/// r[natick.trade.offer] One resource for another: one the other seat has room for, for one it has.
/// Where that is possible, more can be dealt in.
pub(super) fn offer_first(
    state: &State,
    partner: Seat,
    purse: Purse,
    rooms: Purse,
    offer: &mut impl FnMut(Action),
) {
    let (their_purse, their_rooms) = (state.purse(partner), state.rooms(partner));
    let mut any = false;
    for give in Suit::ALL {
        if purse[give.index()].min(their_rooms[give.index()]) == 0 {
            continue;
        }
        for take in Suit::ALL {
            if take != give && their_purse[take.index()].min(rooms[take.index()]) > 0 {
                offer(Action::Offer { give, take });
                any = true;
            }
        }
    }
    if any {
        offer(Action::Deal);
    }
}

/// r[natick.trade.offer] r[natick.trade.both-give] One more resource on either side, none on both.
pub(super) fn offer_offer(state: &State, seat: Seat, draft: Offer, offer: &mut impl FnMut(Action)) {
    let partner = other(seat);
    let (purse, rooms) = (state.purse(seat), state.rooms(seat));
    let (their_purse, their_rooms) = (state.purse(partner), state.rooms(partner));
    let (mut gives, mut gets) = (false, false);
    for suit in Suit::ALL {
        let (at, offered, asked) = (suit.index(), draft.offered(suit), draft.asked(suit));
        gives |= offered > 0;
        gets |= asked > 0;
        // r[natick.trade.no-transfer] A kind on both sides would move resources between regions.
        if asked == 0 && offered < purse[at].min(their_rooms[at]) {
            offer(Action::Add { suit });
        }
        if offered == 0 && asked < their_purse[at].min(rooms[at]) {
            offer(Action::Ask { suit });
        }
    }
    if gives && gets {
        offer(Action::Propose);
    }
    offer(Action::Withdraw);
}
