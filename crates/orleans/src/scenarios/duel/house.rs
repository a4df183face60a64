//! The Bourgeois House.

use engine::{Seat, Sink};

use super::action::Bonus;
use crate::{
    apply::tools::{develop, gain_coins, gain_good},
    content::{Edge, Place},
    estate::bits,
    event::{Event, What},
    rules::Orleans,
    state::State,
};

/// What a citizen is worth here. r[orleans.duel.house-bonus]
const COINS: u8 = 5;
const BOOKS: u8 = 3;

/// Uses the Bourgeois House. The follower goes to the stock, and a citizen to the supply.
pub(super) fn house(
    rules: &Orleans,
    state: &mut State,
    seat: Seat,
    bonus: Bonus,
    sink: &mut impl Sink<Event>,
) {
    let place = Place::BourgeoisHouse;
    sink.emit(Event::new("orleans.action.turns", What::Acts { seat, place }));
    let estate = &mut state.estates[seat];
    for space in bits(estate.filled & rules.mask(place)) {
        let follower = estate.leave(space);
        state.stock[follower.role().index()] += 1;
        sink.emit(Event::new("orleans.duel.house-follower", What::Leaves { seat, follower }));
    }
    estate.citizens -= 1;
    state.spare_citizens += 1;
    sink.emit(Event::new("orleans.duel.house-cost", What::PaysCitizen { seat }));
    let clause = "orleans.duel.house-bonus";
    match bonus {
        Bonus::Good(good) => {
            gain_good(state, seat, good, clause, sink);
        }
        Bonus::Coins => gain_coins(state, seat, COINS, clause, sink),
        Bonus::Books => develop(state, seat, BOOKS, clause, sink),
        Bonus::Travel { way, town, take } => {
            let edge = Edge::between(state.estates[seat].merchant, way, town);
            rules.move_along(state, seat, edge.expect("legal offered only these"), take, clause, sink);
        }
    }
}
