//! What happens next, step by step: the turn lists of the game.

use engine::{Flow, Flowing, Line, Seat, SeatSet, Sink};

use crate::{
    apply::offer_points,
    content::{Depot, SLOTS, phase_letter},
    estate::MAX_SEATS,
    event::{Event, What},
    rules::Burgundy,
    state::{LANE, State},
    step::{Step, a_seat_answers, chance_answers},
};

impl Flowing for State {
    type Step = Step;
    type Flow = Flow<Step, 28, LANE, MAX_SEATS>;

    #[inline]
    fn flow(&self) -> &Self::Flow {
        &self.flow
    }

    #[inline]
    fn flow_mut(&mut self) -> &mut Self::Flow {
        &mut self.flow
    }
}

impl Burgundy {
    pub(crate) fn resolve_step(
        &self,
        state: &mut State,
        line: Line,
        step: Step,
        sink: &mut impl Sink<Event>,
    ) {
        match step {
            Step::RollOff(seats) => self.roll_off(state, SeatSet::from_bits(seats)),
            Step::RollOffEnd(seats) => self.roll_off_end(state, SeatSet::from_bits(seats), sink),
            Step::FirstSeat => self.begin(state, Seat(0), self.set_up.start_player, sink),
            Step::StartGoods => state.flow.push(line, Step::DealGood(0)),
            Step::DealBoards => state.flow.push(line, Step::DealBoard(0)),
            Step::ChooseBoards => self.choose_boards(state),
            Step::ChooseInTurn(seat) => self.choose(state, seat),
            Step::Found => self.found(state, sink),
            Step::Phase(phase) => self.phase(state, phase, sink),
            Step::RemoveTiles => remove_tiles(state, sink),
            Step::FillDepots => self.fill_depots(state, 0, sink),
            Step::FillBlack => state.flow.push(line, Step::DrawBlack(0)),
            Step::AddToStacks => self.add_to_stacks(state, sink),
            Step::RevealGoods => state.flow.push(line, Step::DrawGood(0)),
            Step::Round(round) => self.round(state, round, sink),
            Step::PlaceGood => place_good(state, sink),
            Step::RemoveOne => remove_one(state, sink),
            Step::Turn(seat) => turn(state, seat, sink),
            Step::Placed(space, left) => self.after_placing(state, owner(line), space, left, sink),
            Step::Sold(pile, left) => self.after_selling(state, owner(line), pile, left, sink),
            Step::DealCards => state.flow.push(line, Step::DealCard(0)),
            Step::OrderCards => self.order_cards(state),
            Step::OrderInTurn(seat) => state.flow.push(Line::Lane(seat), Step::NextCard(0)),
            Step::Lay(good, left) => self.lay_goods(state, owner(line), good, left, sink),
            Step::Receive(bonus) => self.receive(state, owner(line), bonus, sink),
            Step::Shipped(left) => self.after_ship(state, owner(line), left, sink),
            Step::Harvest(number) => self.harvest(state, number, sink),
            Step::Tribute => self.tribute(state),
            Step::AskName => self.ask_name(state),
            Step::Gain(points) => offer_points(state, owner(line), points, sink),
            Step::Income => self.income(state, sink),
            Step::FinalScoring => self.final_scoring(state, sink),
            Step::Verdict => self.verdict(state, sink),
            Step::Nothing => unreachable!("it only fills the room that no step needs"),
            chance_answers!() => unreachable!("{step:?} waits for chance"),
            a_seat_answers!() => unreachable!("{step:?} waits for an answer"),
        }
    }

    /// r[burgundy.setup.start-player-2011] r[burgundy.setup.start-player-2019] Everyone rolls.
    fn roll_off(&self, state: &mut State, seats: SeatSet) {
        state.roll_offs = state.roll_offs.saturating_add(1);
        state.flow.push(Line::Main, Step::RollOffEnd(seats.bits()));
        for seat in Seat::all(self.seats).rev().filter(|&seat| seats.contains(seat)) {
            state.flow.push(Line::Main, Step::RollOffDie(seat));
        }
    }

    /// The highest roll starts; if it is tied, the tied seats roll again.
    fn roll_off_end(&self, state: &mut State, seats: SeatSet, sink: &mut impl Sink<Event>) {
        let highest = seats.iter().map(|seat| state.hands[seat].dice[0]).max().expect("somebody rolled");
        let best: SeatSet = seats.iter().filter(|&seat| state.hands[seat].dice[0] == highest).collect();
        if best.len() > 1 {
            sink.emit(Event::new(self.set_up.start_player, What::RollAgain));
            state.flow.push(Line::Main, Step::RollOff(best.bits()));
            return;
        }
        let start = best.lowest().expect("the highest roll belongs to a seat");
        self.begin(state, start, "burgundy.setup.white-die", sink);
    }

    /// The start player is known. Everyone gets a place in the order, and silver and workers by it.
    fn begin(&self, state: &mut State, start: Seat, clause: &'static str, sink: &mut impl Sink<Event>) {
        sink.emit(Event::new(clause, What::StartPlayer { seat: start }));
        state.white_holder = start;
        for place in 0..self.seats {
            // r[burgundy.setup.order-stack] The start player is on top, then the others in clockwise order.
            let seat = Seat((start.0 + place) % self.seats);
            state.track.order[place as usize] = seat;
            state.hands[seat].dice = [0; 2];
            self.fill_purse(state, seat, place);
        }
    }

    /// r[burgundy.phase.count] The steps of a phase.
    fn phase(&self, state: &mut State, phase: u8, sink: &mut impl Sink<Event>) {
        state.phase = phase;
        state.round = 0;
        sink.emit(Event::new("burgundy.phase.count", What::Phase { phase: phase_letter(phase) }));
        state.flow.then(Line::Main, &self.phase_steps);
    }

    /// Fills the depots from this space on, up to the next draw. Castles, mines and ships are all identical, so
    /// they need none.
    pub(crate) fn fill_depots(&self, state: &mut State, mut space: u8, sink: &mut impl Sink<Event>) {
        while let Some((depot, slot)) = self.depot_space(space) {
            let kind = self.depots[state.phase as usize][depot.index()][slot];
            let Some(tile) = kind.only_face() else {
                state.flow.push(Line::Main, Step::DrawTile(space));
                return;
            };
            state.piles.take(tile);
            state.depots[depot.index()][slot] = Some(tile);
            sink.emit(Event::new("burgundy.phase.fill-depots", What::Filled { depot, tile }));
            space += 1;
        }
    }

    /// Each phase adds one tile to every stack, as long as there are any. r[burgundy.inn.supply]
    fn add_to_stacks(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        for &tile in &self.stacks {
            let stack = state.stack_mut(tile);
            if stack.to_come > 0 {
                stack.to_come -= 1;
                stack.there += 1;
                let count = stack.there;
                sink.emit(Event::new(self.counter_of(tile).clause, What::Stacked { tile, count }));
            }
        }
    }

    /// The depot and slot of the space with this number, counting only spaces in use.
    #[inline]
    pub(crate) fn depot_space(&self, space: u8) -> Option<(Depot, usize)> {
        let (depot, slot) = (space / self.limits.slots, space % self.limits.slots);
        (depot < 6).then(|| (Depot::number(depot + 1), slot as usize))
    }

    /// r[burgundy.round.count] r[burgundy.round.roll] The steps of a round.
    fn round(&self, state: &mut State, round: u8, sink: &mut impl Sink<Event>) {
        state.round = round;
        sink.emit(Event::new("burgundy.round.count", What::Round { round }));
        // r[burgundy.round.white-transfer]
        state.white_holder = state.track.order[0];
        // r[burgundy.round.order-snapshot] The order is fixed here. Ships change only later rounds.
        state.order = state.track.order;
        for &seat in state.track.order[..self.seats as usize].iter().rev() {
            state.flow.push(Line::Main, Step::Turn(seat));
        }
        state.flow.then(Line::Main, &self.round_steps);
    }
}

/// r[burgundy.round.order] A seat's turn begins.
fn turn(state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
    state.turn = Some(seat);
    state.hands[seat].bought = false;
    state.hands[seat].set = false;
    sink.emit(Event::new("burgundy.round.order", What::Turn { seat }));
    state.flow.push(Line::Lane(seat), Step::UseDice);
}

/// The seat whose lane it is.
fn owner(line: Line) -> Seat {
    let Line::Lane(seat) = line else { unreachable!("what follows an action is on its seat's lane") };
    seat
}

/// r[burgundy.phase.remove-tiles] All tiles left in the depots leave the game. Goods stay.
/// r[burgundy.phase.goods-stay]
fn remove_tiles(state: &mut State, sink: &mut impl Sink<Event>) {
    state.turn = None;
    for depot in Depot::numbered() {
        for slot in 0..SLOTS {
            if let Some(tile) = state.depots[depot.index()][slot].take() {
                sink.emit(Event::new("burgundy.phase.remove-tiles", What::Removed { depot, tile }));
            }
        }
    }
    for space in &mut state.black {
        if let Some(tile) = space.take() {
            let depot = Depot::BLACK;
            sink.emit(Event::new("burgundy.phase.remove-tiles", What::Removed { depot, tile }));
        }
    }
}

/// One tile leaves the depot of the white die, or the next one clockwise that has any.
/// r[burgundy.solo.remove] r[burgundy.solo.remove-order] r[burgundy.solo.remove-none]
fn remove_one(state: &mut State, sink: &mut impl Sink<Event>) {
    let mut depot = Depot::number(state.white);
    for _ in Depot::numbered() {
        if let Some(tile) = state.depots[depot.index()].iter_mut().find_map(Option::take) {
            sink.emit(Event::new("burgundy.solo.remove", What::Removed { depot, tile }));
            return;
        }
        depot = depot.next();
    }
}

/// r[burgundy.round.goods-place] The next goods tile goes to the depot of the white die.
fn place_good(state: &mut State, sink: &mut impl Sink<Event>) {
    // Only an arranged position can run out of goods before its phase ends.
    let [Some(good), second, third, fourth, fifth] = state.round_goods else { return };
    state.round_goods = [second, third, fourth, fifth, None];
    let depot = Depot::number(state.white);
    state.depot_goods[depot.index()][good.index()] += 1;
    sink.emit(Event::new("burgundy.round.goods-place", What::GoodPlaced { good, depot }));
}
