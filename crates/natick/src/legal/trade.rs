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
    #[inline]
    pub(crate) fn offer_pool_trades(
        &self,
        state: &State,
        seat: Seat,
        purse: &Purse,
        rooms: &Purse,
        offer: &mut impl FnMut(Action),
    ) {
        // r[natick.trade.bank-other] r[natick.trade.room] Another kind, for which there is room.
        let available =
            |take: Suit, give: Suit| take != give && state.pool[take.index()] > 0 && rooms[take.index()] > 0;
        for give in Suit::ALL {
            if purse[give.index()] >= BANK_RATE {
                for take in Suit::ALL.into_iter().filter(|&take| available(take, give)) {
                    offer(Action::Bank { give, take });
                }
            }
        }
        if state.colonies[seat].traders != 0 && self.trader_rate > 0 {
            for region in Region::in_mask(self.markets(state, seat)) {
                for take in Suit::ALL.into_iter().filter(|&take| available(take, region.suit())) {
                    offer(Action::Barter { region, take });
                }
            }
        }
    }

    /// Regions above or below a trader with enough for its trade.
    fn markets(&self, state: &State, seat: Seat) -> u16 {
        let colony = &state.colonies[seat];
        let mut regions = 0;
        for region in Region::in_mask(colony.regions) {
            let (road, _) = state.spaces[region.index()].place().expect("a region of a colony has a place");
            if colony.traders & road.bit() != 0 && state.coins[region.index()] >= self.trader_rate {
                regions |= region.bit();
            }
        }
        regions
    }
}

/// r[natick.trade.offer] The first resource of an offer: one the other seat has room for, if there
/// is anything to ask for.
#[inline]
pub(super) fn offer_first(
    state: &State,
    partner: Seat,
    purse: &Purse,
    rooms: &Purse,
    offer: &mut impl FnMut(Action),
) {
    let (their_purse, their_rooms) = (state.purse(partner), state.rooms(partner));
    let askable = |suit: usize| their_purse[suit] > 0 && rooms[suit] > 0;
    for suit in Suit::ALL {
        let at = suit.index();
        if purse[at] > 0 && their_rooms[at] > 0 && (0..Suit::COUNT).any(|ask| ask != at && askable(ask)) {
            offer(Action::Offer { suit });
        }
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
            offer(Action::Offer { suit });
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
