//! Phase 6: the event of the round.

use engine::{Line, Seat, Sink};

use super::{
    tools::{gain_coins, return_good, to_bag},
    torture::pay,
};
use crate::{
    content::{Fate, Follower, Good, Hour, Place},
    due::coins_due,
    estate::{Estate, bits},
    event::{Event, What},
    rules::Orleans,
    scenarios::unpaid::falls,
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
    pub(crate) fn may_ward(&self, state: &State, seat: Seat) -> bool {
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
    match hour.row().fate {
        Fate::Nothing => {}
        Fate::Plague(count) => begin_plague(state, seat, count, sink),
        Fate::Stations(coins) => gain_coins(state, seat, estate.built() * coins, clause, sink),
        Fate::Status(coins) => gain_coins(state, seat, estate.status() * coins, clause, sink),
        Fate::Goods(_) | Fate::Coins(_) | Fate::PayStatus | Fate::Technology(_) => {
            let due = coins_due(estate, hour);
            pay(rules, state, seat, due, [clause, UNPAID], sink);
        }
        Fate::Harvest | Fate::Food { .. } => begin_harvest(rules, state, seat, sink),
        Fate::Special => rules.scene().special_event(rules, state, seat, sink),
    }
}

/// r[orleans.event.plague] One follower is drawn from the bag, or several. r[orleans.event.plague-empty]
pub(crate) fn begin_plague(state: &mut State, seat: Seat, left: u8, sink: &mut impl Sink<Event>) {
    let bag = state.estates[seat].bag;
    let first = bag.iter().next();
    match first {
        None => {
            sink.emit(Event::new("orleans.event.plague-empty", What::Spared { seat }));
            end_plague(&mut state.estates[seat]);
        }
        Some((kind, count)) if count == bag.len() => plague(state, seat, Follower::at(kind), left, sink),
        Some(_) => state.flow.push(Line::Lane(seat), Step::DrawPlague(left)),
    }
}

/// r[orleans.event.plague-own] Own followers come back, others go to the stock.
pub(crate) fn plague(
    state: &mut State,
    seat: Seat,
    follower: Follower,
    left: u8,
    sink: &mut impl Sink<Event>,
) {
    let estate = &mut state.estates[seat];
    estate.bag.take(follower.index());
    if follower.own() {
        // It is not drawn again for the same event.
        estate.unplanned.put(follower.index());
        sink.emit(Event::new("orleans.event.plague-own", What::Survives { seat, follower }));
    } else {
        state.stock[follower.role().index()] += 1;
        sink.emit(Event::new("orleans.event.plague", What::Dies { seat, follower }));
    }
    if left > 1 {
        state.estates[seat].drawn += 1;
        state.flow.push(Line::Lane(seat), Step::Plague(left - 1));
    } else {
        end_plague(&mut state.estates[seat]);
    }
}

fn end_plague(estate: &mut Estate) {
    for (kind, count) in std::mem::take(&mut estate.unplanned).iter() {
        (0..count).for_each(|_| estate.bag.put(kind));
    }
}

/// r[orleans.event.harvest] A seat with too little food pays coins.
fn begin_harvest(rules: &Orleans, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
    let (due, _) = rules.food_due(state.hour());
    if state.estates[seat].food() < due {
        pay_harvest(rules, state, seat, sink);
    } else {
        ask_food(rules, state, seat, due, sink);
    }
}

/// Asks for food, and at first also for coins, if there is a choice.
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
    let hour = state.hour();
    let harvest = hour.row().fate == Fate::Harvest;
    let clause = if harvest { "orleans.event.harvest-supply" } else { hour.clause() };
    return_good(state, seat, good, clause, sink);
    ask_food(rules, state, seat, left - 1, sink);
}

pub(crate) fn pay_harvest(rules: &Orleans, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
    let hour = state.hour();
    match rules.food_due(hour).1 {
        Some(coins) => pay(rules, state, seat, coins, [hour.clause(), UNPAID], sink),
        None => falls(rules, state, seat, sink),
    }
}

impl Orleans {
    /// Whether a seat with food may pay coins, when this much food is still due. r[orleans.event.harvest-choice]
    pub(crate) fn may_pay_harvest(&self, state: &State, seat: Seat, left: u8) -> bool {
        let hour = state.hour();
        let (food, coins) = self.food_due(hour);
        // The other events that ask for food leave the choice to the player.
        (self.harvest_free || hour.row().fate != Fate::Harvest)
            && left == food
            && coins.is_some_and(|coins| state.estates[seat].coins >= coins.into())
    }

    /// The food that an event asks for, and the coins that may be paid instead. r[orleans.event.harvest]
    pub fn food_due(&self, hour: Hour) -> (u8, Option<u8>) {
        match hour.row().fate {
            Fate::Food { food, coins } => (food, coins),
            _ => (self.harvest_food, Some(self.harvest_coins)),
        }
    }
}
