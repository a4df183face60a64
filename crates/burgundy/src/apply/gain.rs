use engine::{Line, Seat, Sink};

use crate::{
    action::{Payment, Store},
    content::{Depot, Hexes, Power, Tile},
    estate::MAX_SEATS,
    event::{Counted, Event, What},
    rules::Burgundy,
    source::Source,
    state::State,
    step::Step,
};

impl Burgundy {
    /// r[burgundy.take.storage-first] A tile goes to storage. If the storage is full, the seat makes room. Partners
    /// choose between their own storage and the shared one, if both have room.
    pub(super) fn gain(&self, state: &mut State, seat: Seat, tile: Tile) {
        match (self.full(state, seat, Store::Own), self.full(state, seat, Store::Shared)) {
            (false, true) => state.stow(seat, Store::Own, tile),
            (true, false) => state.estates[seat].shared.put(tile),
            (true, true) => state.flow.push(Line::Lane(seat), Step::MakeRoom(tile)),
            (false, false) => state.flow.push(Line::Lane(seat), Step::Store(tile)),
        }
    }

    /// r[burgundy.take.full-discard] An old tile leaves the game and the new one takes its space.
    pub(super) fn make_room(
        &self,
        state: &mut State,
        seat: Seat,
        tile: Tile,
        store: Store,
        sink: &mut impl Sink<Event>,
    ) {
        let Step::MakeRoom(gained) = state.flow.pop(Line::Lane(seat)) else {
            unreachable!("a tile is discarded only to make room")
        };
        state.unstow(seat, store, tile);
        sink.emit(Event::new("burgundy.take.full-discard", What::Discarded { seat, tile }));
        if self.full(state, seat, store) {
            // r[burgundy.shield.04] Somebody who kept more tiles than fit has to discard more than one.
            state.flow.push(Line::Lane(seat), Step::MakeRoom(gained));
        } else {
            state.stow(seat, store, gained);
        }
    }

    /// r[burgundy.purchase.cost] A purchase does not answer the current question.
    pub(super) fn buy(
        &self,
        state: &mut State,
        seat: Seat,
        (depot, tile, payment): (Depot, Tile, Payment),
        sink: &mut impl Sink<Event>,
    ) {
        let (silver, workers) = payment.price();
        state.hands[seat].bought = true;
        let estate = &mut state.estates[seat];
        estate.workers -= workers;
        let clause = if payment == Payment::Silver && depot == Depot::BLACK {
            "burgundy.purchase.cost"
        } else {
            "burgundy.monastery.06"
        };
        if silver > 0 {
            pay_silver(state, seat, silver, "burgundy.purchase.cost", sink);
        }
        if workers > 0 {
            let by = -i32::from(workers);
            sink.emit(Event::new("burgundy.monastery.06", What::Workers { seat, by, spaces: Hexes::NONE }));
        }
        state.take_from(depot, tile);
        sink.emit(Event::new(clause, What::Bought { seat, tile, depot }));
        self.gain(state, seat, tile);
    }
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
        if state.target != 0 {
            count_later(state, seat, points);
        }
    }
}

/// The points are counted before anything else happens. If more of the same gain follow, they are added.
/// r[burgundy.solo.gains]
fn count_later(state: &mut State, seat: Seat, points: u16) {
    let lane = Line::Lane(seat);
    let mut sum = points;
    if let Some(&Step::Gain(before)) = state.flow.frames(lane).last() {
        state.flow.pop(lane);
        sum += u16::from(before);
    }
    let sum = u8::try_from(sum).expect("no gain has more than 255 points");
    state.flow.push(lane, Step::Gain(sum));
}

/// Pays silver.
pub(super) fn pay_silver(
    state: &mut State,
    seat: Seat,
    amount: u16,
    clause: &'static str,
    sink: &mut impl Sink<Event>,
) {
    state.estates[seat].silver -= amount;
    sink.emit(Event::new(clause, What::Silver { seat, by: -i32::from(amount), spaces: Hexes::NONE }));
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
    workers_for_others(state, seat, amount, sink);
}

/// Workers for others when a seat gains some. There is only one such shield, so this ends here.
/// r[burgundy.shield.02]
fn workers_for_others(state: &mut State, seat: Seat, amount: u16, sink: &mut impl Sink<Event>) {
    for other in Seat::all(MAX_SEATS as u8).filter(|&other| other != seat) {
        let powers = state.estates[other].powers;
        let gained = if powers.has(Power::WorkersWithOthers) {
            amount
        } else if powers.has(Power::WorkerWithOthers) {
            1
        } else {
            continue;
        };
        give_workers(state, other, gained, "burgundy.shield.02", Hexes::NONE, sink);
    }
}

/// r[burgundy.team.choose-storage]
pub(super) fn store(state: &mut State, seat: Seat, store: Store) {
    let Step::Store(gained) = state.flow.pop(Line::Lane(seat)) else {
        unreachable!("a storage is chosen only for a tile")
    };
    state.stow(seat, store, gained);
}
