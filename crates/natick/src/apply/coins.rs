//! Moves resources. They always pass through the pool, so a coin is either there or on a region.

use engine::{Line, Seat, Sink};

use crate::{
    content::{CAPACITY, Purse, Region, Regions, Suit},
    event::{Event, What},
    state::State,
    step::Step,
};

/// Moves a resource from the pool to a region.
#[inline]
pub(crate) fn gain(
    state: &mut State,
    seat: Seat,
    region: Region,
    clause: &'static str,
    sink: &mut impl Sink<Event>,
) {
    state.fill(region);
    sink.emit(Event::new(clause, What::Coin { seat, region, by: 1 }));
}

/// Moves a resource from a region to the pool.
#[inline]
pub(crate) fn lose(
    state: &mut State,
    seat: Seat,
    region: Region,
    clause: &'static str,
    sink: &mut impl Sink<Event>,
) {
    state.empty(region);
    sink.emit(Event::new(clause, What::Coin { seat, region, by: -1 }));
}

/// Pays, and asks which regions to pay from if there is a choice. r[natick.build.pay]
#[inline]
pub(crate) fn pay(state: &mut State, seat: Seat, cost: Purse, sink: &mut impl Sink<Event>) {
    // The step pushed last is asked first.
    for suit in Suit::ALL.into_iter().rev() {
        if cost[suit.index()] > 0 {
            pay_kind(state, seat, suit, cost[suit.index()], sink);
        }
    }
}

/// Stores resources from the pool, and asks where if there is a choice. r[natick.trade.room]
#[inline]
pub(crate) fn receive(state: &mut State, seat: Seat, purse: Purse, sink: &mut impl Sink<Event>) {
    for suit in Suit::ALL.into_iter().rev() {
        if purse[suit.index()] > 0 {
            receive_kind(state, seat, suit, purse[suit.index()], sink);
        }
    }
}

/// Whether a mask has two or more regions.
#[inline]
fn several(regions: Regions) -> bool {
    regions & regions.wrapping_sub(1) != 0
}

/// Pays a number of resources of one kind. r[natick.build.pay]
#[inline]
pub(super) fn pay_kind(state: &mut State, seat: Seat, suit: Suit, count: u8, sink: &mut impl Sink<Event>) {
    if count == 0 {
        return;
    }
    let holding = state.holding(seat, suit);
    if several(holding) && state.coins.total(holding) > count {
        state.flow.push(Line::Lane(seat), Step::AskPay(suit, count));
        return;
    }
    let mut left = count;
    for region in Region::in_mask(holding) {
        for _ in 0..state.coins.on(region).min(left) {
            lose(state, seat, region, "natick.build.pay", sink);
            left -= 1;
        }
    }
    debug_assert!(left == 0, "legal offers only what the seat can pay");
}

/// Stores a number of resources of one kind. r[natick.trade.room]
#[inline]
pub(crate) fn receive_kind(
    state: &mut State,
    seat: Seat,
    suit: Suit,
    count: u8,
    sink: &mut impl Sink<Event>,
) {
    if count == 0 {
        return;
    }
    let regions = state.with_room(seat, suit);
    let room = state.coins.rooms(regions)[suit.index()];
    if several(regions) && room > count {
        state.flow.push(Line::Lane(seat), Step::AskStore(suit, count));
        return;
    }
    let mut left = count;
    for region in Region::in_mask(regions) {
        for _ in 0..(CAPACITY - state.coins.on(region)).min(left) {
            gain(state, seat, region, "natick.trade.room", sink);
            left -= 1;
        }
    }
    debug_assert!(left == 0, "legal offers only what there is room for");
}
