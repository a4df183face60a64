//! Phase 6: the event of the round.

use engine::{Line, Seat, Sink};

use super::{
    tools::{gain_coins, return_good, to_bag},
    torture::pay,
};
use crate::{
    content::{Follower, Good, Hour, Place, TAXED},
    estate::bits,
    event::{Event, What},
    rules::Orleans,
    state::State,
    step::Step,
};

/// Why somebody is tortured in an event.
const UNPAID: &str = "orleans.event.unpaid";

impl Orleans {
    /// The event reaches a seat, which may keep it away. r[orleans.tile.sacristy]
    pub(crate) fn strike(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        if self.may_ward(state, seat) {
            state.flow.push(Line::Lane(seat), Step::AskWard);
        } else {
            suffer(self, state, seat, sink);
        }
    }

    /// Whether a monk stands in the Sacristy and the event is one that it keeps away.
    fn may_ward(&self, state: &State, seat: Seat) -> bool {
        state.hour().harmful() && self.activated(&state.estates[seat], Place::Sacristy)
    }
}

/// r[orleans.tile.sacristy] The event passes by, and the monk goes back into the bag.
pub(crate) fn ward(rules: &Orleans, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
    let estate = &mut state.estates[seat];
    sink.emit(Event::new("orleans.tile.sacristy", What::Warded { seat }));
    for space in bits(estate.filled & rules.mask(Place::Sacristy)) {
        let follower = estate.leave(space);
        to_bag(estate, seat, follower, "orleans.tile.sacristy", sink);
    }
}

/// What the event does to a seat.
pub(crate) fn suffer(rules: &Orleans, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
    let hour = state.hour();
    let clause = hour.clause();
    let estate = &state.estates[seat];
    match hour {
        Hour::Pilgrimage => {}
        Hour::Plague => begin_plague(state, seat, sink),
        Hour::Taxes => {
            let due = estate.goods_total() / TAXED;
            pay(state, seat, due, [clause, UNPAID], sink);
        }
        Hour::TradingDay => {
            let built = estate.built();
            gain_coins(state, seat, built, clause, sink);
        }
        Hour::Income => {
            let status = estate.status();
            gain_coins(state, seat, status, clause, sink);
        }
        Hour::Harvest => begin_harvest(rules, state, seat, sink),
    }
}

/// r[orleans.event.plague] One follower is drawn from the bag. r[orleans.event.plague-empty]
fn begin_plague(state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
    let bag = state.estates[seat].bag;
    let first = bag.iter().next();
    match first {
        None => sink.emit(Event::new("orleans.event.plague-empty", What::Spared { seat })),
        Some((kind, count)) if count == bag.len() => plague(state, seat, Follower::at(kind), sink),
        Some(_) => state.flow.push(Line::Lane(seat), Step::DrawPlague),
    }
}

/// r[orleans.event.plague-own] Own followers come back, others go to the stock.
pub(crate) fn plague(state: &mut State, seat: Seat, follower: Follower, sink: &mut impl Sink<Event>) {
    if follower.own() {
        sink.emit(Event::new("orleans.event.plague-own", What::Survives { seat, follower }));
    } else {
        state.estates[seat].bag.take(follower.index());
        state.stock[follower.role().index()] += 1;
        sink.emit(Event::new("orleans.event.plague", What::Dies { seat, follower }));
    }
}

/// r[orleans.event.harvest] A seat with too little food pays coins.
fn begin_harvest(rules: &Orleans, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
    let food = state.estates[seat].goods.iter().zip(Good::ALL).filter(|(_, good)| good.food());
    if food.map(|(count, _)| count).sum::<u8>() < rules.harvest_food {
        pay_harvest(rules, state, seat, sink);
    } else {
        ask_food(rules, state, seat, rules.harvest_food, sink);
    }
}

/// Asks for food, and at first for coins, if there is a choice.
fn ask_food(rules: &Orleans, state: &mut State, seat: Seat, left: u8, sink: &mut impl Sink<Event>) {
    if left == 0 {
        return;
    }
    let goods = &state.estates[seat].goods;
    let mut food = Good::ALL.iter().copied().filter(|good| good.food() && goods[good.index()] > 0);
    match (food.next(), food.next()) {
        (Some(only), None) if !rules.may_pay_harvest(state, seat, left) => {
            give_food(rules, state, seat, left, only, sink);
        }
        _ => state.flow.push(Line::Lane(seat), Step::AskGive(left)),
    }
}

/// r[orleans.event.harvest-supply]
pub(crate) fn give_food(
    rules: &Orleans,
    state: &mut State,
    seat: Seat,
    left: u8,
    good: Good,
    sink: &mut impl Sink<Event>,
) {
    return_good(state, seat, good, "orleans.event.harvest-supply", sink);
    ask_food(rules, state, seat, left - 1, sink);
}

pub(crate) fn pay_harvest(rules: &Orleans, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
    pay(state, seat, rules.harvest_coins, ["orleans.event.harvest", UNPAID], sink);
}

impl Orleans {
    /// Whether a seat with food may pay coins, when this much food is still due. r[orleans.event.harvest-choice]
    pub(crate) fn may_pay_harvest(&self, state: &State, seat: Seat, left: u8) -> bool {
        self.harvest_free
            && left == self.harvest_food
            && state.estates[seat].coins >= self.harvest_coins.into()
    }
}
