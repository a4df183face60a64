//! What a proposal does once everyone concerned has accepted it.

use engine::{Seat, Sink};

use super::{
    Siege,
    draft::GOOD_TRADE,
    dues::{dismiss, go_back},
    item::Item,
    items::Items,
};
use crate::{
    action::{From, Loss},
    apply::tools::{develop, gain_coins, gain_good, pile_shrinks, return_good, spend_coins},
    content::{Citizen, Edge, Follower, Good, Hour, Place, Way},
    estate::bits,
    event::{Event, What},
    rules::Orleans,
    state::State,
};

/// Carries out every item, in the order of the draft.
pub(super) fn carry_out(rules: &Orleans, state: &mut State, items: Items, sink: &mut impl Sink<Event>) {
    items.iter().for_each(|item| carry(rules, state, item, sink));
    if state.hour() == Hour::GoodTrade {
        store_grain(state, sink);
    }
}

fn carry(rules: &Orleans, state: &mut State, item: Item, sink: &mut impl Sink<Event>) {
    let clause = state.hour().clause();
    match item {
        Item::Technology { seat, place } => {
            Siege::return_technology(rules, state, seat, place);
            sink.emit(Event::new(clause, What::GivesUp { seat, loss: Loss::Technology(place) }));
        }
        Item::Tile { seat, tile } => burn(rules, state, seat, tile, sink),
        Item::Sell { good, seat } => return_good(state, seat, good, clause, sink),
        Item::Buy { good, seat } => {
            gain_good(state, seat, good, clause, sink);
        }
        Item::GrantWine { seat } => {
            gain_good(state, seat, Good::Wine, clause, sink);
        }
        Item::GrantCoins { seat, count } => gain_coins(state, seat, count, clause, sink),
        Item::GrantBooks { seat, count } => develop(state, seat, count, clause, sink),
        Item::Books { seat, count } => go_back(state, seat, count, clause, sink),
        Item::Monk { seat, from } => {
            Siege::dismiss_from(rules, state, seat, Follower::Monk, from, clause, sink);
        }
        Item::Coins { seat, count } => spend_coins(state, seat, count.into(), clause, sink),
        Item::Grain { edge } => clear_edge(state, edge, Good::Grain, clause, sink),
        Item::Place { tile } => {
            state.tiles &= !tile.bit();
            state.out.tiles |= tile.bit();
            sink.emit(Event::new(clause, What::Sealed { tile }));
        }
        Item::Citizen { citizen } => lose_citizen(state, citizen, clause, sink),
        Item::Travel { seat, town, take } => {
            let from = state.estates[seat].merchant;
            let edge = Edge::between(from, Way::Waterway, town).expect("only waterways were offered");
            rules.move_along(state, seat, edge, take, clause, sink);
        }
    }
}

/// A place tile leaves the game. r[orleans.invasion.arson-contents]
fn burn(rules: &Orleans, state: &mut State, seat: Seat, tile: Place, sink: &mut impl Sink<Event>) {
    let clause = state.hour().clause();
    sink.emit(Event::new(clause, What::GivesUp { seat, loss: Loss::Tile(tile) }));
    Siege::return_technology(rules, state, seat, tile);
    rules.clear_tile(&mut state.estates[seat], seat, tile, "orleans.invasion.arson-contents", sink);
    state.out.tiles |= tile.bit();
}

/// One good of an edge goes to the supply.
pub(super) fn clear_edge(
    state: &mut State,
    edge: Edge,
    good: Good,
    clause: &'static str,
    sink: &mut impl Sink<Event>,
) {
    let lying = state.map[good.index()] & edge.spaces();
    state.map[good.index()] &= !(lying & lying.wrapping_neg());
    state.supply[good.index()] += 1;
    sink.emit(Event::new(clause, What::Cleared { edge, good }));
}

/// A citizen that nobody has gained leaves the game.
pub(super) fn lose_citizen(
    state: &mut State,
    citizen: Citizen,
    clause: &'static str,
    sink: &mut impl Sink<Event>,
) {
    state.citizens &= !citizen.bit();
    state.lost_citizens += 1;
    sink.emit(Event::new(clause, What::CitizenLost { citizen }));
}

/// r[orleans.invasion.event-good-trade] The grain goes from the supply to the Warehouse.
fn store_grain(state: &mut State, sink: &mut impl Sink<Event>) {
    let (at, count) = (Good::Grain.index(), GOOD_TRADE.1);
    state.supply[at] -= count;
    state.city.goods[at] += count;
    let what = What::Stored { good: Good::Grain, by: count.into() };
    sink.emit(Event::new("orleans.invasion.event-good-trade", what));
    pile_shrinks(state, Good::Grain, sink);
}

impl Siege {
    /// A neutral follower goes to the stock from wherever it is.
    pub(super) fn dismiss_from(
        rules: &Orleans,
        state: &mut State,
        seat: Seat,
        follower: Follower,
        from: From,
        clause: &'static str,
        sink: &mut impl Sink<Event>,
    ) {
        let estate = &mut state.estates[seat];
        match from {
            From::Market => estate.market.take(follower.index()),
            From::Bag => estate.bag.take(follower.index()),
            From::Place(place) => {
                let mut standing = bits(estate.filled & rules.mask(place));
                let space = standing.find(|&space| estate.standing(space) == follower);
                estate.leave(space.expect("legal offered only followers who stand there"));
            }
        }
        dismiss(state, seat, follower, clause, sink);
    }
}
