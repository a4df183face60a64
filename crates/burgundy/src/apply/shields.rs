//! Shields: taking, losing, paying for them, and what some of them do.

use engine::{Line, Seat, Sink};

use super::use_up;
use crate::{
    action::Store,
    content::{Depot, Good, Hexes, Power, Shield, Space, Tile},
    dice::Purpose,
    event::{Event, What},
    means::Means,
    rules::Burgundy,
    state::State,
    step::{Due, Step},
};

/// The shields that place a tile at the end of a phase, in their order. r[burgundy.shield.order]
const HARVEST: [(Power, Means); 2] =
    [(Power::HarvestNumbered, Means::Shield14), (Power::HarvestBlack, Means::Shield15)];

impl Burgundy {
    /// A shield goes from a depot to a castle. r[burgundy.shield.take] r[burgundy.shield.11]
    pub(super) fn take_shield(
        &self,
        state: &mut State,
        seat: Seat,
        means: Means,
        (depot, shield, space): (Depot, Shield, Space),
        sink: &mut impl Sink<Event>,
    ) {
        let clause = if means == Means::Double {
            self.use_double(state, seat, depot.value(), sink);
            "burgundy.shield.take"
        } else {
            use_up(state, seat, means);
            "burgundy.shield.11"
        };
        let place = &mut state.depot_shields[depot.index()];
        let slot = place.iter().position(|&other| other == Some(shield));
        place[slot.expect("legal offers only shields that are on the depot")] = None;
        // The lowest comes first, and an empty place last.
        if place[0].is_none() {
            place.swap(0, 1);
        }
        sink.emit(Event::new(clause, What::ShieldTaken { seat, shield, depot, space }));
        let castle = self.castle_at(&state.estates[seat], space).expect("legal offers only castles");
        let old = state.estates[seat].shields[castle].replace(shield);
        if let Some(shield) = old {
            sink.emit(Event::new("burgundy.shield.replace", What::ShieldLost { seat, shield }));
        }
        self.shields_changed(state, seat, old);
    }

    /// Both dice are used, and workers make them equal. r[burgundy.shield.own-dice] r[burgundy.shield.m8]
    fn use_double(&self, state: &mut State, seat: Seat, value: u8, sink: &mut impl Sink<Event>) {
        let cost = self.double_cost(state, seat, value);
        state.hands[seat].dice = [0; 2];
        if cost > 0 {
            state.estates[seat].workers -= cost;
            let by = -i32::from(cost);
            sink.emit(Event::new("burgundy.dice.worker", What::Workers { seat, by, spaces: Hexes::NONE }));
        }
    }

    /// The workers that make both dice show a value. No free step helps. r[burgundy.shield.m8]
    pub(crate) fn double_cost(&self, state: &State, seat: Seat, value: u8) -> u16 {
        let powers = state.estates[seat].powers;
        let costs = state.hands[seat].dice.map(|die| self.dice.cost(powers, Purpose::DOUBLE, die, value));
        costs.into_iter().map(u16::from).sum()
    }

    /// What follows from new shields, and from one that left the game.
    fn shields_changed(&self, state: &mut State, seat: Seat, lost: Option<Shield>) {
        if lost.is_some_and(|shield| self.shield(shield).powers.has(Power::CopyMonasteries)) {
            state.named = None;
        }
        self.refresh(state, seat);
        self.shed_surplus(state, seat);
    }

    /// Asks for the tiles that no longer fit, if the table wants that. r[burgundy.shield.04]
    fn shed_surplus(&self, state: &mut State, seat: Seat) {
        let unlimited = state.estates[seat].powers.has(Power::UnlimitedStorage);
        if self.sheds && !unlimited && state.vault_of(seat, Store::Own).is_some() {
            state.flow.push(Line::Lane(seat), Step::Shed);
        }
    }

    /// One of the tiles that no longer fit leaves the game.
    pub(super) fn shed(&self, state: &mut State, seat: Seat, tile: Tile, sink: &mut impl Sink<Event>) {
        state.flow.pop(Line::Lane(seat));
        state.unstow(seat, Store::Own, tile);
        sink.emit(Event::new("burgundy.shield.04", What::Discarded { seat, tile }));
        self.shed_surplus(state, seat);
    }

    /// r[burgundy.shield.06]
    pub(super) fn name(&self, state: &mut State, seat: Seat, other: Seat, sink: &mut impl Sink<Event>) {
        if state.flow.asked(seat) == Some(Step::Name) {
            state.flow.pop(Line::Lane(seat));
        }
        state.named = Some(other);
        self.refresh(state, seat);
        sink.emit(Event::new("burgundy.shield.06", What::Named { seat, other }));
    }

    /// r[burgundy.shield.tribute] A shield that is not paid for leaves the game.
    pub(super) fn give_up(&self, state: &mut State, seat: Seat, shield: Shield, sink: &mut impl Sink<Event>) {
        let castle = settle_due(state, seat, shield);
        state.estates[seat].shields[castle] = None;
        sink.emit(Event::new("burgundy.shield.tribute", What::ShieldLost { seat, shield }));
        self.shields_changed(state, seat, Some(shield));
    }

    /// Everyone pays for their shields. Nobody's answer changes anything for the others, so they are asked at the
    /// same time. r[burgundy.shield.tribute-e]
    pub(crate) fn tribute(&self, state: &mut State) {
        for seat in self.owners() {
            let estate = &state.estates[seat];
            let castles = (0..estate.shields.len()).filter(|&castle| estate.shields[castle].is_some());
            let due = Due::new(castles, estate.powers.has(Power::TributeInWorkers));
            if !due.is_settled() {
                state.flow.push(Line::Lane(seat), Step::Pay(due));
            }
        }
    }

    /// The shields that place a tile, in the turn order of the last round: two for each seat.
    /// r[burgundy.shield.order] r[burgundy.shield.14] r[burgundy.shield.15]
    pub(crate) fn harvest(&self, state: &mut State, number: u8, sink: &mut impl Sink<Event>) {
        if number == 0 {
            state.turn = None;
        }
        let place = usize::from(number / 2);
        if place >= usize::from(self.seats) {
            return;
        }
        state.flow.push(Line::Main, Step::Harvest(number + 1));
        let seat = state.order[place];
        let (power, means) = HARVEST[usize::from(number % 2)];
        if !state.estates[seat].powers.has(power) {
            return;
        }
        if self.usable(state, seat, means) {
            state.flow.push(Line::Lane(seat), Step::Act(means));
        } else {
            sink.emit(Event::new(means.spec().clause, What::EffectLost { seat, means }));
        }
    }

    /// Asks for the player of shield 6 before the final scoring. r[burgundy.shield.06-once]
    pub(crate) fn ask_name(&self, state: &mut State) {
        let copier = self.copier(state);
        if let Some(seat) = copier
            && state.named.is_none()
        {
            state.flow.push(Line::Lane(seat), Step::Name);
        }
    }

    /// Asks for the colour, if there is one to load.
    pub(super) fn ask_colour(&self, state: &mut State, seat: Seat) {
        if state.estates[seat].powers.has(Power::GoodsEverywhere)
            && Good::all().any(|good| self.loadable(state, seat, good))
        {
            state.flow.push(Line::Lane(seat), Step::LoadColour);
        }
    }
}

/// Removes a shield from what is due, and returns its castle.
fn settle_due(state: &mut State, seat: Seat, shield: Shield) -> usize {
    let Step::Pay(due) = state.flow.pop(Line::Lane(seat)) else {
        unreachable!("tribute is paid only when it is due")
    };
    let castle = state.estates[seat].shields.iter().position(|&other| other == Some(shield));
    let castle = castle.expect("legal offers only shields that are due");
    let left = due.without(castle);
    if !left.is_settled() {
        state.flow.push(Line::Lane(seat), Step::Pay(left));
    }
    castle
}

/// r[burgundy.shield.16]
pub(super) fn set_die(
    state: &mut State,
    seat: Seat,
    (means, value): (Means, u8),
    sink: &mut impl Sink<Event>,
) {
    let hand = &mut state.hands[seat];
    hand.set = true;
    hand.dice[means as usize] = value;
    sink.emit(Event::new("burgundy.shield.16", What::DieSet { seat, means, value }));
}

/// r[burgundy.shield.tribute] r[burgundy.shield.03]
pub(super) fn pay_tribute(
    state: &mut State,
    seat: Seat,
    (shield, worker): (Shield, bool),
    sink: &mut impl Sink<Event>,
) {
    settle_due(state, seat, shield);
    let (by, spaces) = (-1, Hexes::NONE);
    if worker {
        state.estates[seat].workers -= 1;
        sink.emit(Event::new("burgundy.shield.03", What::Workers { seat, by, spaces }));
    } else {
        state.estates[seat].silver -= 1;
        sink.emit(Event::new("burgundy.shield.tribute", What::Silver { seat, by, spaces }));
    }
}

/// All goods of one colour, from every depot. r[burgundy.shield.05]
pub(super) fn load_colour(state: &mut State, seat: Seat, good: Good, sink: &mut impl Sink<Event>) {
    state.flow.pop(Line::Lane(seat));
    for depot in Depot::numbered() {
        let count = std::mem::take(&mut state.depot_goods[depot.index()][good.index()]);
        if count > 0 {
            state.estates[seat].goods[good.index()] += count;
            sink.emit(Event::new("burgundy.shield.05", What::Loaded { seat, good, count, depot }));
        }
    }
}
