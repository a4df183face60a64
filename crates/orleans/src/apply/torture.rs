//! What happens to a seat that cannot pay.

use engine::{Line, Seat, Sink};

use super::tools::spend_coins;
use crate::{
    action::Loss,
    content::{COIN_SPACES, Follower, Place},
    estate::{Estate, bits, without_own},
    event::{Event, What},
    rules::Orleans,
    scenarios::{Unpaid, unpaid::falls},
    state::State,
    step::Step,
};

/// r[orleans.torture.coins] Pays coins, and suffers for those that are missing.
/// The clauses say what is paid for, and why the seat is tortured if it cannot pay.
pub(crate) fn pay(
    rules: &Orleans,
    state: &mut State,
    seat: Seat,
    due: u8,
    [clause, unpaid]: [&'static str; 2],
    sink: &mut impl Sink<Event>,
) {
    let paid = state.estates[seat].coins.min(due.into());
    spend_coins(state, seat, paid, clause, sink);
    let missing = due - paid as u8;
    if missing == 0 {
        return;
    }
    match rules.scenario.unpaid {
        Unpaid::Torture => {
            let hour = state.hour();
            sink.emit(Event::new(unpaid, What::Unpaid { seat, coins: missing, hour }));
            state.flow.push(Line::Lane(seat), Step::Torture(missing));
        }
        Unpaid::Loss(_) => falls(rules, state, seat, sink),
    }
}

/// Asks for the next item. r[orleans.torture.waived]
pub(crate) fn torture(rules: &Orleans, state: &mut State, seat: Seat, owed: u8, sink: &mut impl Sink<Event>) {
    if owed == 0 {
        return;
    }
    let mut any = false;
    rules.offer_losses(state, seat, &mut |_| any = true);
    if any {
        state.flow.push(Line::Lane(seat), Step::AskLose(owed));
    } else {
        sink.emit(Event::new("orleans.torture.waived", What::Waived { seat, coins: owed }));
    }
}

/// Hands in one item. r[orleans.torture.lost]
pub(crate) fn lose(
    rules: &Orleans,
    state: &mut State,
    seat: Seat,
    owed: u8,
    loss: Loss,
    sink: &mut impl Sink<Event>,
) {
    state.flow.push(Line::Lane(seat), Step::Torture(owed - 1));
    let estate = &mut state.estates[seat];
    let clause = match loss {
        Loss::Station(town) => {
            estate.stations &= !town.bit();
            "orleans.torture.station-built"
        }
        Loss::Stock => {
            estate.stations_left -= 1;
            "orleans.torture.station-stock"
        }
        Loss::Follower => return draw_lost(state, seat, sink),
        Loss::Book => {
            estate.development -= 1;
            "orleans.torture.development"
        }
        Loss::Good(good) => {
            estate.goods[good.index()] -= 1;
            state.out.goods[good.index()] += 1;
            "orleans.torture.good"
        }
        Loss::Tile(tile) => {
            lose_tile(rules, state, seat, tile, sink);
            "orleans.torture.tile"
        }
        Loss::Technology(place) => {
            estate.technology &= !rules.mask(place);
            state.out.technology += 1;
            "orleans.torture.technology"
        }
    };
    sink.emit(Event::new(clause, What::Loses { seat, loss }));
}

/// r[orleans.torture.tile-contents] Followers on a lost tile go to the Market, technology is lost with it.
fn lose_tile(rules: &Orleans, state: &mut State, seat: Seat, tile: Place, sink: &mut impl Sink<Event>) {
    let estate = &mut state.estates[seat];
    let mask = rules.mask(tile);
    rules.clear_tile(estate, seat, tile, "orleans.torture.tile-contents", sink);
    state.out.technology += (estate.technology & mask).count_ones() as u8;
    estate.technology &= !mask;
    state.out.tiles |= tile.bit();
}

impl Orleans {
    /// A seat loses a tile. Its followers go to the Market, or into the bag if the Market is full.
    pub(crate) fn clear_tile(
        &self,
        estate: &mut Estate,
        seat: Seat,
        tile: Place,
        clause: &'static str,
        sink: &mut impl Sink<Event>,
    ) {
        // A lost tower no longer makes room for its own followers.
        estate.tiles &= !tile.bit();
        for space in bits(estate.filled & self.mask(tile)) {
            self.displace(estate, seat, space, clause, sink);
        }
        Orleans::fit_market(estate, seat, clause, sink);
        estate.fresh &= !tile.bit();
        estate.turned &= !tile.bit();
    }
}

/// r[orleans.torture.follower] Chance draws a follower that is not of the seat's colour.
fn draw_lost(state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
    let pile = without_own(state.estates[seat].bag);
    match pile.iter().next() {
        Some((kind, count)) if count == pile.len() => lose_follower(state, seat, Follower::at(kind), sink),
        _ => state.flow.push(Line::Lane(seat), Step::DrawLost),
    }
}

pub(crate) fn lose_follower(state: &mut State, seat: Seat, follower: Follower, sink: &mut impl Sink<Event>) {
    state.estates[seat].bag.take(follower.index());
    state.estates[seat].drawn += 1;
    state.out.followers[follower.role().index()] += 1;
    sink.emit(Event::new("orleans.torture.follower", What::LosesFollower { seat, follower }));
}

/// r[orleans.torture.development-coins] Whether the marker may go back from a space: never onto, over or off
/// a coin space.
pub(crate) fn may_step_back(development: u8) -> bool {
    let on_coins = |space: u8| COIN_SPACES.iter().any(|&(at, _)| at == space);
    development > 0 && !on_coins(development) && !on_coins(development - 1)
}
