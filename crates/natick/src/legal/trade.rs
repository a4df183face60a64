use engine::Seat;

use crate::{
    action::Action,
    content::{BANK_RATE, Kinds, Purse, Region, Suit},
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
        offer: &mut impl FnMut(Action),
    ) {
        // r[natick.trade.bank-other] r[natick.trade.room] Another kind, for which there is room.
        let colony = &state.colonies[seat];
        let available = Kinds::at_least(state.pool, 1).and(Kinds::of(state.coins.with_room(colony.regions)));
        for give in Kinds::at_least(purse, BANK_RATE).iter() {
            for take in available.without(give).iter() {
                offer(Action::Bank { give, take });
            }
        }
        if self.trader_rate > 0 && colony.markets != 0 {
            let markets = state.coins.holding(colony.markets);
            let enough = |region: &Region| state.coins.on(*region) >= self.trader_rate;
            for region in Region::in_mask(markets).filter(enough) {
                for take in available.without(region.suit()).iter() {
                    offer(Action::Barter { region, take });
                }
            }
        }
    }
}

/// r[natick.trade.offer] One resource that the other seat has room for, in exchange for one it has.
/// If that is possible, the seat may also begin a larger deal.
pub(super) fn offer_first(state: &State, seat: Seat, offer: &mut impl FnMut(Action)) {
    let [own, theirs] = [seat, other(seat)].map(|seat| state.colonies[seat].regions);
    let gives = Kinds::of(state.coins.holding(own)).and(Kinds::of(state.coins.with_room(theirs)));
    let takes = Kinds::of(state.coins.holding(theirs)).and(Kinds::of(state.coins.with_room(own)));
    let mut any = false;
    for give in gives.iter() {
        for take in takes.without(give).iter() {
            offer(Action::Offer { give, take });
            any = true;
        }
    }
    if any {
        offer(Action::Deal);
    }
}

/// r[natick.trade.offer] r[natick.trade.both-give] One more resource on either side, but no kind on both.
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
