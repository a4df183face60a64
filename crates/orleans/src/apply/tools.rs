//! The small changes that make up actions and events.

use engine::{Seat, Sink};

use crate::{
    content::{CITIZEN_SPACES, COIN_SPACES, Citizen, DEVELOPMENT, Follower, Good, LAST},
    estate::Estate,
    event::{Event, What},
    state::{End, State},
};

pub(crate) fn gain_coins(
    state: &mut State,
    seat: Seat,
    count: u8,
    clause: &'static str,
    sink: &mut impl Sink<Event>,
) {
    if count > 0 {
        state.estates[seat].coins += u16::from(count);
        sink.emit(Event::new(clause, What::Coins { seat, by: count.into() }));
    }
}

/// Pays coins that the seat has.
pub(crate) fn spend_coins(
    state: &mut State,
    seat: Seat,
    count: u16,
    clause: &'static str,
    sink: &mut impl Sink<Event>,
) {
    if count > 0 {
        state.estates[seat].coins -= count;
        sink.emit(Event::new(clause, What::Coins { seat, by: -i32::from(count) }));
    }
}

/// Takes a good from the supply, if one is left.
pub(crate) fn gain_good(
    state: &mut State,
    seat: Seat,
    good: Good,
    clause: &'static str,
    sink: &mut impl Sink<Event>,
) -> bool {
    let pile = &mut state.supply[good.index()];
    if *pile == 0 {
        return false;
    }
    *pile -= 1;
    state.estates[seat].goods[good.index()] += 1;
    sink.emit(Event::new(clause, What::Good { seat, good, by: 1 }));
    pile_shrinks(state, good, sink);
    true
}

/// Gives a good back to the supply.
pub(crate) fn return_good(
    state: &mut State,
    seat: Seat,
    good: Good,
    clause: &'static str,
    sink: &mut impl Sink<Event>,
) {
    state.estates[seat].goods[good.index()] -= 1;
    state.supply[good.index()] += 1;
    sink.emit(Event::new(clause, What::Good { seat, good, by: -1 }));
}

/// A follower goes into the bag.
pub(crate) fn to_bag(
    estate: &mut Estate,
    seat: Seat,
    follower: Follower,
    clause: &'static str,
    sink: &mut impl Sink<Event>,
) {
    estate.bag.put(follower.index());
    sink.emit(Event::new(clause, What::Returned { seat, follower }));
}

/// r[orleans.track.development] Moves the marker forward and takes what it reaches or passes.
pub(crate) fn develop(
    state: &mut State,
    seat: Seat,
    books: u8,
    clause: &'static str,
    sink: &mut impl Sink<Event>,
) {
    let before = state.estates[seat].development;
    // r[orleans.track.development-end]
    let after = (before + books).min(DEVELOPMENT);
    if after == before {
        return;
    }
    state.estates[seat].development = after;
    sink.emit(Event::new(clause, What::Developed { seat, by: i32::from(after - before) }));
    for (space, coins) in COIN_SPACES {
        if before < space && space <= after {
            gain_coins(state, seat, coins, "orleans.track.coins", sink);
        }
    }
    for (space, citizen) in CITIZEN_SPACES.into_iter().zip(Citizen::ON_DEVELOPMENT) {
        if before < space && space <= after {
            take_citizen(state, seat, citizen, "orleans.track.citizens", sink);
        }
    }
}

/// The first seat to get there takes the citizen.
pub(crate) fn take_citizen(
    state: &mut State,
    seat: Seat,
    citizen: Citizen,
    clause: &'static str,
    sink: &mut impl Sink<Event>,
) {
    if state.has_citizen(citizen) {
        state.citizens &= !citizen.bit();
        state.estates[seat].citizens += 1;
        sink.emit(Event::new(clause, What::Citizen { seat, citizen }));
    }
}

/// r[orleans.tile.black-market] Two equal goods for another one.
pub(crate) fn swap(state: &mut State, seat: Seat, give: Good, take: Good, sink: &mut impl Sink<Event>) {
    for _ in 0..2 {
        return_good(state, seat, give, "orleans.tile.black-market", sink);
    }
    gain_good(state, seat, take, "orleans.tile.black-market", sink);
}

/// r[orleans.tile.vineyard] A wine for a coin.
pub(crate) fn buy_wine(state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
    spend_coins(state, seat, 1, "orleans.tile.vineyard", sink);
    gain_good(state, seat, Good::Wine, "orleans.tile.vineyard", sink);
}

/// The team gains a citizen that nobody has taken yet. It belongs to no seat.
pub(crate) fn team_citizen(
    state: &mut State,
    citizen: Citizen,
    clause: &'static str,
    sink: &mut impl Sink<Event>,
) {
    if state.has_citizen(citizen) {
        state.citizens &= !citizen.bit();
        state.city.citizens += 1;
        sink.emit(Event::new(clause, What::TeamCitizen { citizen }));
    }
}

/// A pile of the supply has become smaller. The first time it is empty, the team gains the citizen next to
/// it. r[orleans.invasion.citizen-supply]
#[inline]
pub(crate) fn pile_shrinks(state: &mut State, good: Good, sink: &mut impl Sink<Event>) {
    if state.supply[good.index()] == 0 && good.food() {
        let citizen = [Citizen::Grain, Citizen::Cheese, Citizen::Wine][good.index()];
        team_citizen(state, citizen, "orleans.invasion.citizen-supply", sink);
    }
}

/// A marker has moved forward. Once someone has completed each of the six tracks, the team gains the citizen above
/// the farmers' track. r[orleans.invasion.citizen-farmers]
#[inline]
pub(crate) fn marker_moves(state: &mut State, sink: &mut impl Sink<Event>) {
    let done =
        |(track, &last): (usize, &u8)| state.estates.0.iter().any(|estate| estate.tracks[track] == last);
    if state.has_citizen(Citizen::Farmers) && LAST.iter().enumerate().all(done) {
        team_citizen(state, Citizen::Farmers, "orleans.invasion.citizen-farmers", sink);
    }
}

/// The game ends immediately.
pub(crate) fn finish_game(state: &mut State, end: End, clause: &'static str, sink: &mut impl Sink<Event>) {
    finish_together(state, end, 0, clause, sink);
}

/// The same where everybody has met this many objectives together.
pub(crate) fn finish_together(
    state: &mut State,
    end: End,
    met: u8,
    clause: &'static str,
    sink: &mut impl Sink<Event>,
) {
    state.end = end;
    state.flow.clear();
    sink.emit(Event::new(clause, What::Over { met }));
}
