use engine::{Line, Seat, Sink};

use crate::{
    action::Payment,
    content::{Depot, Hexes, Power, Tile},
    event::{Counted, Event, What},
    state::{Source, State},
    step::Step,
};

/// r[burgundy.take.storage-first] A tile goes to storage. If the storage is full, the seat makes room.
pub(super) fn gain(state: &mut State, seat: Seat, tile: Tile) {
    let estate = &mut state.estates[seat];
    if estate.storage_full() {
        state.flow.push(Line::Lane(seat), Step::MakeRoom(tile));
    } else {
        estate.store(tile);
    }
}

/// r[burgundy.take.full-discard] An old tile leaves the game and the new one takes its space.
pub(super) fn make_room(state: &mut State, seat: Seat, tile: Tile, sink: &mut impl Sink<Event>) {
    let Step::MakeRoom(gained) = state.flow.pop(Line::Lane(seat)) else {
        unreachable!("a tile is discarded only to make room")
    };
    let estate = &mut state.estates[seat];
    estate.unstore(tile);
    estate.store(gained);
    sink.emit(Event::new("burgundy.take.full-discard", What::Discarded { seat, tile }));
}

/// r[burgundy.purchase.cost] A purchase does not answer the current question.
pub(super) fn buy(
    state: &mut State,
    seat: Seat,
    depot: Depot,
    tile: Tile,
    payment: Payment,
    sink: &mut impl Sink<Event>,
) {
    let (silver, workers) = payment.price();
    state.hands[seat].bought = true;
    let estate = &mut state.estates[seat];
    estate.silver -= silver;
    estate.workers -= workers;
    let clause = if payment == Payment::Silver && depot == Depot::BLACK {
        "burgundy.purchase.cost"
    } else {
        "burgundy.monastery.06"
    };
    if silver > 0 {
        let by = -i32::from(silver);
        sink.emit(Event::new("burgundy.purchase.cost", What::Silver { seat, by, spaces: Hexes::NONE }));
    }
    if workers > 0 {
        let by = -i32::from(workers);
        sink.emit(Event::new("burgundy.monastery.06", What::Workers { seat, by, spaces: Hexes::NONE }));
    }
    state.take_from(depot, tile);
    sink.emit(Event::new(clause, What::Bought { seat, tile, depot }));
    gain(state, seat, tile);
}

/// r[burgundy.workers-action.amount] 2 workers, or 4 with monastery 14. Monastery 13 adds silver.
pub(super) fn take_workers(state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
    let powers = state.estates[seat].powers;
    if powers.has(Power::WorkersFour) {
        give_workers(state, seat, 4, "burgundy.monastery.14", Hexes::NONE, sink);
    } else {
        give_workers(state, seat, 2, "burgundy.workers-action.amount", Hexes::NONE, sink);
    }
    if powers.has(Power::WorkersSilver) {
        give_silver(state, seat, 1, "burgundy.monastery.13", Hexes::NONE, sink);
    }
}

/// Scores points. Every point of the game is gained here.
#[inline]
pub(crate) fn score(
    state: &mut State,
    seat: Seat,
    points: u16,
    source: Source,
    clause: &'static str,
    counted: Counted,
    sink: &mut impl Sink<Event>,
) {
    if points > 0 {
        state.hands[seat].points[source.index()] += points;
        sink.emit(Event::new(clause, What::Points { seat, by: i32::from(points), source, counted }));
    }
}

/// Gives silver, which comes from `spaces`. Silver and workers never run out.
/// r[burgundy.comp.supply-unlimited]
pub(crate) fn give_silver(
    state: &mut State,
    seat: Seat,
    amount: u16,
    clause: &'static str,
    spaces: Hexes,
    sink: &mut impl Sink<Event>,
) {
    state.estates[seat].silver += amount;
    sink.emit(Event::new(clause, What::Silver { seat, by: i32::from(amount), spaces }));
}

/// Gives workers. After the set-up, every worker is gained here.
pub(crate) fn give_workers(
    state: &mut State,
    seat: Seat,
    amount: u16,
    clause: &'static str,
    spaces: Hexes,
    sink: &mut impl Sink<Event>,
) {
    state.estates[seat].workers += amount;
    sink.emit(Event::new(clause, What::Workers { seat, by: i32::from(amount), spaces }));
}
