use engine::{Line, Seat, Sink};

use super::coins::gain;
use crate::{
    content::{CAPACITY, DiceSet, Region, Suit},
    event::{Event, What},
    flow::use_dice,
    rules::covers,
    state::{State, other},
    step::{Due, Sets, Step},
};

/// r[natick.dice.divide] Two sets, and the dice set aside. r[natick.dice.aside]
pub(super) fn divide(state: &mut State, first: DiceSet, aside: DiceSet, sink: &mut impl Sink<Event>) {
    let second = first.rest().without(aside);
    let seat = other(state.active);
    sink.emit(Event::new("natick.dice.divide", What::Divided { seat, first, second, aside }));
    state.flow.push(Line::Lane(state.active), Step::AskKeep(Sets::new(first, second)));
}

/// r[natick.dice.keep] The other set goes to the passive seat.
pub(super) fn keep(state: &mut State, sets: Sets, dice: DiceSet, sink: &mut impl Sink<Event>) {
    let [first, second] = sets.both();
    let given = if dice == first { second } else { first };
    let seat = state.active;
    state.held[seat] = dice;
    state.held[other(seat)] = given;
    sink.emit(Event::new("natick.dice.keep", What::Kept { seat, dice, given }));
    use_dice(state);
}

/// r[natick.collect.number] r[natick.collect.each-die] Each of the seat's numbered dice activates
/// the seat's regions with that number, whatever the die's suit.
pub(crate) fn collect(state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
    let mut rolled = [0_u8; 6];
    let mut numbers = 0;
    state.held[seat].without(state.omens).each(|die| {
        let number = state.faces[die.index()].number().expect("a die that shows no event shows a number");
        rolled[usize::from(number)] += 1;
        numbers |= Region::with_number(number);
    });
    if numbers == 0 {
        return;
    }
    // r[natick.collect.full]
    let active = state.coins.with_room(state.colonies[seat].regions & numbers);
    let due = |state: &State, region: Region| {
        rolled[usize::from(region.number())].min(CAPACITY - state.coins.on(region))
    };
    let mut all = [0; Suit::COUNT];
    for region in Region::in_mask(active) {
        all[region.suit().index()] += due(state, region);
    }
    if covers(state.pool, all) {
        for region in Region::in_mask(active) {
            for _ in 0..due(state, region) {
                gain(state, seat, region, "natick.collect.number", sink);
            }
        }
        return;
    }
    for suit in Suit::ALL {
        let mut dues = Due::default();
        for region in Region::in_mask(active & Region::of_suit(suit)) {
            dues.set(region, due(state, region));
        }
        collect_kind(state, seat, suit, dues, sink);
    }
}

/// Collects what is due of one kind. r[natick.collect.shortage] If the pool has too few for
/// several regions, their owner chooses coin by coin.
fn collect_kind(state: &mut State, seat: Seat, suit: Suit, due: Due, sink: &mut impl Sink<Event>) {
    let pool = state.pool[suit.index()];
    let (mut regions, mut all) = (0, 0);
    for region in due.regions(suit) {
        regions += 1;
        all += due.get(region);
    }
    if all > pool {
        // r[natick.collect.pool]
        sink.emit(Event::new("natick.collect.pool", What::Short { seat, suit, by: all - pool }));
        if regions > 1 && pool > 0 {
            state.flow.push(Line::Lane(seat), Step::AskCollect(suit, due));
            return;
        }
    }
    for region in due.regions(suit) {
        for _ in 0..due.get(region).min(pool) {
            gain(state, seat, region, "natick.collect.number", sink);
        }
    }
}

/// Collects one coin of a kind that is short.
pub(super) fn collect_one(
    state: &mut State,
    seat: Seat,
    suit: Suit,
    mut due: Due,
    region: Region,
    sink: &mut impl Sink<Event>,
) {
    gain(state, seat, region, "natick.collect.shortage", sink);
    due.set(region, due.get(region) - 1);
    if state.pool[suit.index()] > 0 {
        collect_kind(state, seat, suit, due, sink);
    }
}
